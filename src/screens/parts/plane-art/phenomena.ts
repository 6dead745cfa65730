import type { PhenomenonMotif } from '../../../content/planes/scenery';
import { mosaic } from './phenomena/mosaic';
import { rays } from './phenomena/rays';
import { ribbons } from './phenomena/ribbons';
import { rift } from './phenomena/rift';
import { ripples } from './phenomena/ripples';
import { shards } from './phenomena/shards';
import { spiral } from './phenomena/spiral';
import { tunnel } from './phenomena/tunnel';
import type { RandomSource, Shape } from './scene-shapes';

/** Each phenomenon motif draws around the center of the picture. */
export const phenomena: Readonly<Record<PhenomenonMotif, (source: RandomSource) => readonly Shape[]>> = {
  mosaic,
  rays,
  ribbons,
  rift,
  ripples,
  shards,
  spiral,
  tunnel,
};
