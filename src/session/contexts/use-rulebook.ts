import type { Signal } from '@preact/signals';
import type { LazySignal } from '../lib/lazy-signal';
import type { Rulebook } from '../rulebook/rulebook';
import type { Terms } from '../rulebook/terms';
import { requiredContext } from './required-context';

export interface RulebookContext {
  readonly rulebook: LazySignal<Rulebook>;
  /** Game terms; loaded shortly after the first paint. */
  readonly terms: LazySignal<Terms>;
  /** The term whose explanation is open, or null. */
  readonly openTerm: Signal<string | null>;
}

export const [RulebookProvider, useRulebook] = requiredContext<RulebookContext>();
