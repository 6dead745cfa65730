import type { ReadonlySignal } from '@preact/signals';
import type { moveForEncounter } from '../abilities/ability-moves';
import type { Catalog } from '../cards/catalog';
import type { CustomCards } from '../cards/custom-cards';
import type { LazySignal } from '../lib/lazy-signal';
import { createRequiredContext } from './required-context';

export interface PlanarCardsContext {
  /** All planes and phenomena, printed and the user's own; null until shortly after the first paint. */
  readonly catalog: ReadonlySignal<Catalog | null>;
  /** The user's own planes and phenomena; loaded shortly after the first paint. */
  readonly customCards: LazySignal<CustomCards>;
  readonly moveForEncounter: LazySignal<typeof moveForEncounter>;
}

export const [PlanarCardsProvider, usePlanarCards] = createRequiredContext<PlanarCardsContext>();
