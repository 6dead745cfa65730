import type { Signal } from '@preact/signals';
import type { LazySignal } from '../lib/lazy-signal';
import type { Rulebook } from '../rulebook/rulebook';
import type { Terms } from '../rulebook/terms';
import { createRequiredContext } from './required-context';

export interface RulebookContext {
  readonly rulebook: LazySignal<Rulebook>;
  /** Game terms; loaded shortly after the first paint. */
  readonly terms: LazySignal<Terms>;
  /** The term whose explanation is open, or null. */
  readonly openTermId: Signal<string | null>;
}

export const [RulebookProvider, useRulebook] = createRequiredContext<RulebookContext>();
