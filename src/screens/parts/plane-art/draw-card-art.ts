import type { CustomPlanarType } from '../../../content/planes/planar-types';
import {
  type Motif,
  moods,
  motifs as motifNames,
  motifOfPhenomena,
  type PhenomenonMotif,
  phenomenonMotifs,
  type Scenery,
  sceneryByType,
  sceneryOfCards,
} from '../../../content/planes/scenery';
import { drawSky } from './draw-sky';
import { motifs, motifsWithoutSky } from './motifs';
import { roundedToTenth } from './outlines';
import { type Palette, paletteOf } from './palette';
import { phenomena } from './phenomena';
import { FOCUS_X, HORIZON_Y, type RandomSource, randomSourceOf, type Shape } from './scene-shapes';
import { seededRandom } from './seeded-random';

/** A card's drawing, computed from its data: the same card always looks the same. */
export interface Drawing {
  readonly motif: Motif | PhenomenonMotif;
  /** Phenomena have no horizon: their background is centered. */
  readonly isPhenomenon: boolean;
  readonly isMirrored: boolean;
  /** Scale and offset of the land against the sky, so that the same motif looks different on each card. */
  readonly landTransform: { readonly scale: number; readonly x: number; readonly y: number };
  readonly palette: Palette;
  readonly skyShapes: readonly Shape[];
  /** Ordered from far to near. */
  readonly shapes: readonly Shape[];
}

/**
 * Draws a printed card. A planar type of null is a phenomenon's (312.3); an unknown type is drawn from its name.
 */
export function drawCardArt(cardId: string, planarType: string | CustomPlanarType | null): Drawing {
  const artType = artTypeOf(planarType);
  const source = randomSourceOf(`${cardId}/${artType}`);
  const isMirrored = source.random() < 0.5;
  const palette = paletteOfCard(cardId, planarType);
  if (artType === null) {
    const phenomenonMotif = phenomenonMotifOf(cardId, source);
    const landTransform = { scale: 1, x: 0, y: 0 };
    return {
      motif: phenomenonMotif,
      isPhenomenon: true,
      isMirrored,
      landTransform,
      palette,
      skyShapes: [],
      shapes: phenomena[phenomenonMotif](source),
    };
  }
  const [motif, mood] = sceneryOf(cardId, artType);
  const { between } = source;
  const scale = between(1.12, 1.22);
  const x = FOCUS_X * (1 - scale) + between(-22, 22);
  const y = HORIZON_Y * (1 - scale) + between(-8, 20);
  return {
    motif,
    isPhenomenon: false,
    isMirrored,
    landTransform: { scale: roundedToTenth(scale * 100) / 100, x: roundedToTenth(x), y: roundedToTenth(y) },
    palette,
    skyShapes: motifsWithoutSky.has(motif) ? [] : drawSky(source, mood),
    shapes: motifs[motif](source),
  };
}

/** Returns only the colors, where a card is shown as just a square. */
export function paletteOfCard(id: string, planarType: string | CustomPlanarType | null): Palette {
  const artType = artTypeOf(planarType);
  const random = seededRandom(id);
  const colorShift = random() * 2 - 1;
  if (artType === null) {
    // Deep blues, violets and reds, with any bright color.
    const hue = 200 + random() * 190;
    return paletteOf(
      'phenomenon',
      [hue, hue + (random() < 0.5 ? -1 : 1) * (50 + random() * 110), hue + 15],
      colorShift,
    );
  }
  const [, mood, ...hues] = sceneryOf(id, artType);
  return paletteOf(mood, hues, colorShift);
}

/** Returns the planar type whose art is used; null for a phenomenon. */
function artTypeOf(planarType: string | CustomPlanarType | null): string | null {
  return planarType && (typeof planarType === 'string' ? planarType : planarType.drawnLike);
}

function phenomenonMotifOf(id: string, { random }: RandomSource): PhenomenonMotif {
  return (
    (Object.hasOwn(motifOfPhenomena, id) ? motifOfPhenomena[id] : undefined) ??
    pickAny(phenomenonMotifs, random)
  );
}

function sceneryOf(id: string, artType: string): Scenery {
  const [motif, mood, skyHue, lightHue, landHue] = sceneryOfType(artType);
  const cardScenery = (Object.hasOwn(sceneryOfCards, id) ? sceneryOfCards[id] : undefined) ?? [];
  return [
    cardScenery[0] ?? motif,
    cardScenery[1] ?? mood,
    cardScenery[2] ?? skyHue,
    cardScenery[3] ?? lightHue,
    cardScenery[4] ?? landHue,
  ];
}

function sceneryOfType(planarType: string): Scenery {
  if (Object.hasOwn(sceneryByType, planarType))
    return sceneryByType[planarType as keyof typeof sceneryByType];
  const random = seededRandom(planarType);
  const hue = random() * 360;
  return [
    pickAny(motifNames, random),
    pickAny(moods, random),
    hue,
    hue + 60 + random() * 240,
    random() * 360,
  ];
}

function pickAny<T>(choices: readonly [T, ...T[]], random: () => number): T {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}
