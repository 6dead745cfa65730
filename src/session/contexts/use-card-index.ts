import type { CardIndex } from '../cards/card-index';
import type { LazySignal } from '../lib/lazy-signal';
import { createRequiredContext } from './required-context';

/** Cards for the landless variant, by name. */
export const [CardIndexProvider, useCardIndex] = createRequiredContext<LazySignal<CardIndex>>();
