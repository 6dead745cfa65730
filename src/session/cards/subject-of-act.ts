import type { PlanarAct } from '../../content/planes/planar-card-facts';

/** What an act changes besides its own card. */
export type ActSubject = 'planarDeck' | 'turns' | 'life' | 'ongoingEffect';

export const subjectOfAct = {
  takeCards: 'planarDeck',
  planeswalk: 'planarDeck',
  reverseTurnOrder: 'turns',
  addExtraTurn: 'turns',
  endTurn: 'turns',
  addBeginningPhase: 'turns',
  life: 'life',
  setLife: 'life',
  exchangeLife: 'life',
  redistributeLife: 'life',
  ongoingEffect: 'ongoingEffect',
  chaos: null,
  counters: null,
  clearCounters: null,
  designate: null,
  swapChosenOptions: null,
} as const satisfies Readonly<Record<PlanarAct['kind'], ActSubject | null>>;
