import type { OwnPlanarType } from '../../../content/planes/planar-types';
import {
  type Energy,
  energies,
  energyOfCards,
  type Motif,
  moods,
  motifs as motifNames,
  type Scenery,
  sceneryOfCards,
  sceneryOfTypes,
} from '../../../content/planes/scenery';
import { heavens } from './heavens';
import { motifs, withoutHeavens } from './motifs';
import { rounded } from './outlines';
import { type Palette, paletteOf } from './palette';
import { phenomena } from './phenomena';
import { FOCUS, HORIZON, type Scene, type Shape, sceneOf } from './scene';
import { seeded } from './seeded';

/** A card's picture from its own data: the same card always looks the same. A few numbers in, a few paths out. */
export interface Drawing {
  readonly shows: Motif | Energy;
  /** Phenomena have no up and down: their ground goes around the middle. */
  readonly isPhenomenon: boolean;
  readonly isMirrored: boolean;
  /** Where the land stands before the sky, so that the same motif leads the eye elsewhere: how much larger, and how far aside. */
  readonly place: { readonly scale: number; readonly x: number; readonly y: number };
  readonly palette: Palette;
  readonly sky: readonly Shape[];
  /** The farthest first. */
  readonly shapes: readonly Shape[];
}

/** Of a card as printed; a planar type of null is a phenomenon's (312.3), and one that nobody knows is drawn from its name. */
export function drawCard(id: string, planarType: string | OwnPlanarType | null): Drawing {
  const likeness = likenessOf(planarType);
  const scene = sceneOf(`${id}/${likeness}`);
  const isMirrored = scene.random() < 0.5;
  const palette = paletteOfCard(id, planarType);
  if (likeness === null) {
    const energy = energyOf(id, scene);
    const place = { scale: 1, x: 0, y: 0 };
    return {
      shows: energy,
      isPhenomenon: true,
      isMirrored,
      place,
      palette,
      sky: [],
      shapes: phenomena[energy](scene),
    };
  }
  const [motif, mood] = sceneryOf(id, likeness);
  const { between } = scene;
  const scale = between(1.12, 1.22);
  const x = FOCUS * (1 - scale) + between(-22, 22);
  const y = HORIZON * (1 - scale) + between(-8, 20);
  return {
    shows: motif,
    isPhenomenon: false,
    isMirrored,
    place: { scale: rounded(scale * 100) / 100, x: rounded(x), y: rounded(y) },
    palette,
    sky: withoutHeavens.has(motif) ? [] : heavens(scene, mood),
    shapes: motifs[motif](scene),
  };
}

/** The colours alone, for where a card is no more than a square. */
export function paletteOfCard(id: string, planarType: string | OwnPlanarType | null): Palette {
  const likeness = likenessOf(planarType);
  const random = seeded(id);
  const shift = random() * 2 - 1;
  if (likeness === null) {
    // Deep blues, violets and reds; what shines in them may be anything.
    const hue = 200 + random() * 190;
    return paletteOf(
      'energy',
      [hue, hue + (random() < 0.5 ? -1 : 1) * (50 + random() * 110), hue + 15],
      shift,
    );
  }
  const [, mood, ...hues] = sceneryOf(id, likeness);
  return paletteOf(mood, hues, shift);
}

/** What a plane of this type is drawn like; null for a phenomenon. */
function likenessOf(planarType: string | OwnPlanarType | null): string | null {
  return planarType && (typeof planarType === 'string' ? planarType : planarType.drawnLike);
}

function energyOf(id: string, { random }: Scene): Energy {
  return (Object.hasOwn(energyOfCards, id) ? energyOfCards[id] : undefined) ?? any(energies, random);
}

function sceneryOf(id: string, likeness: string): Scenery {
  const [motif, mood, sky, light, land] = sceneryOfType(likeness);
  const own = (Object.hasOwn(sceneryOfCards, id) ? sceneryOfCards[id] : undefined) ?? [];
  return [own[0] ?? motif, own[1] ?? mood, own[2] ?? sky, own[3] ?? light, own[4] ?? land];
}

function sceneryOfType(planarType: string): Scenery {
  if (Object.hasOwn(sceneryOfTypes, planarType))
    return sceneryOfTypes[planarType as keyof typeof sceneryOfTypes];
  const random = seeded(planarType);
  const hue = random() * 360;
  return [any(motifNames, random), any(moods, random), hue, hue + 60 + random() * 240, random() * 360];
}

function any<T>(things: readonly [T, ...T[]], random: () => number): T {
  return things[Math.floor(random() * things.length)] ?? things[0];
}
