import type { Motif } from '../../../content/planes/scenery';
import { abyss } from './motifs/abyss';
import { arena } from './motifs/arena';
import { canyon } from './motifs/canyon';
import { castle } from './motifs/castle';
import { cave } from './motifs/cave';
import { city } from './motifs/city';
import { desert } from './motifs/desert';
import { forest } from './motifs/forest';
import { forge } from './motifs/forge';
import { gothic } from './motifs/gothic';
import { hedrons } from './motifs/hedrons';
import { ice } from './motifs/ice';
import { isles } from './motifs/isles';
import { jungle } from './motifs/jungle';
import { library } from './motifs/library';
import { machine } from './motifs/machine';
import { moonBase } from './motifs/moon-base';
import { mountain } from './motifs/mountain';
import { pagoda } from './motifs/pagoda';
import { plains } from './motifs/plains';
import { pyramid } from './motifs/pyramid';
import { reef } from './motifs/reef';
import { ruin } from './motifs/ruin';
import { sea } from './motifs/sea';
import { space } from './motifs/space';
import { spaceship } from './motifs/spaceship';
import { swamp } from './motifs/swamp';
import { temple } from './motifs/temple';
import { tombs } from './motifs/tombs';
import { tree } from './motifs/tree';
import { village } from './motifs/village';
import { volcano } from './motifs/volcano';
import type { RandomSource, Shape } from './scene-shapes';

/** Each motif draws everything between the sky and the viewer, farthest first. */
export const motifs: Readonly<Record<Motif, (source: RandomSource) => readonly Shape[]>> = {
  abyss,
  arena,
  moonBase,
  canyon,
  castle,
  cave,
  city,
  desert,
  forest,
  forge,
  gothic,
  hedrons,
  ice,
  isles,
  jungle,
  library,
  machine,
  mountain,
  pagoda,
  plains,
  pyramid,
  reef,
  ruin,
  sea,
  spaceship,
  space,
  swamp,
  temple,
  tombs,
  tree,
  village,
  volcano,
};

/** Motifs without a sky, or with another one. */
export const motifsWithoutSky: ReadonlySet<Motif> = new Set<Motif>([
  'cave',
  'forge',
  'library',
  'reef',
  'spaceship',
  'space',
]);
