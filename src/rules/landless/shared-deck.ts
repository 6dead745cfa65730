/**
 * One deck for all players: who takes, keeps and puts back how many cards. Landless MTG 1.1, single deck and double
 * draw. 103.5 mulligans · 704.5b drawing from an empty library.
 *
 * A game is its list of steps; its state is derived from them, so each step can be undone.
 */

export const sharedDeckModes = ['single', 'double'] as const;
export type SharedDeckMode = (typeof sharedDeckModes)[number];

export type SharedDeckStep =
  | { readonly kind: 'mulligan'; readonly player: number }
  | { readonly kind: 'keep'; readonly player: number }
  | { readonly kind: 'draw'; readonly player: number; readonly count: number }
  /** The deck ran out: all graveyards, with this many cards, are shuffled into a new deck. */
  | { readonly kind: 'reshuffle'; readonly cards: number };

export interface SharedDeckGame {
  readonly mode: SharedDeckMode;
  readonly players: number;
  /** Cards in the deck before the opening hands. */
  readonly size: number;
  readonly steps: readonly SharedDeckStep[];
}

/** What the players have to do now. */
export type Instruction =
  | { readonly kind: 'deal'; readonly cardsEach: number; readonly cardsAtATime: number }
  | {
      readonly kind: 'redeal';
      readonly player: number;
      readonly dealtCount: number;
      readonly keptCount: number;
    }
  | { readonly kind: 'kept'; readonly player: number; readonly keptCount: number }
  /** Everyone has kept: in turn order, each player puts this many cards on the bottom. */
  | { readonly kind: 'putOnBottom'; readonly bottomCounts: readonly number[] }
  | {
      readonly kind: 'draw';
      readonly player: number;
      readonly takenCount: number;
      readonly keptCount: number;
    }
  /** The rest of a draw from the new deck; of all cards taken, `keptCount` are kept. */
  | {
      readonly kind: 'finishDraw';
      readonly player: number;
      readonly takenCount: number;
      readonly keptCount: number;
    }
  /** Take what is left of the deck; then the graveyards form a new one. */
  | {
      readonly kind: 'deckRunsOut';
      readonly player: number;
      readonly takenCount: number;
      readonly missingCount: number;
    }
  /** No cards are left anywhere (704.5b). */
  | { readonly kind: 'nothingLeft'; readonly player: number };

export interface SharedDeckState {
  /** Cards in the deck. */
  readonly deckSize: number;
  readonly hands: readonly { readonly mulligans: number; readonly hasKept: boolean }[];
  readonly isOpening: boolean;
  /** A draw that waits for a new deck. */
  readonly pendingDraw: {
    readonly player: number;
    readonly missingCount: number;
    readonly keptCount: number;
    readonly bottomCount: number;
  } | null;
  readonly instruction: Instruction;
}

const OPENING_HAND = 7;
export const MAX_CARDS_PER_DRAW = 20;
export const MAX_SHARERS = 8;
export const MIN_SHARERS = 2;
export const MAX_SHARED_DECK_STEPS = 2000;

/** Returns the number of cards dealt for an opening hand after this many mulligans. */
export function dealtCount(mode: SharedDeckMode, mulligans: number): number {
  return mode === 'double' ? 2 * (OPENING_HAND - mulligans) : OPENING_HAND;
}

/**
 * Returns the number of cards kept from an opening hand. With three or more players the first mulligan is free
 * (103.5c), except in double draw.
 */
export function keptCount(mode: SharedDeckMode, playerCount: number, mulligans: number): number {
  const freeMulligans = mode === 'single' && playerCount > 2 ? 1 : 0;
  return OPENING_HAND - Math.max(0, mulligans - freeMulligans);
}

/** Returns the fewest cards from which the opening hands can be dealt. */
export function smallestDeckFor(mode: SharedDeckMode, playerCount: number): number {
  return playerCount * dealtCount(mode, 0);
}

export function stateOf(game: SharedDeckGame): SharedDeckState {
  return game.steps.reduce(
    (state, step) => stateAfterStep(game.mode, state, step) ?? state,
    initialState(game),
  );
}

function initialState({ mode, players: playerCount, size }: SharedDeckGame): SharedDeckState {
  const cardsEach = dealtCount(mode, 0);
  return {
    deckSize: size - playerCount * cardsEach,
    hands: Array.from({ length: playerCount }, () => ({ mulligans: 0, hasKept: false })),
    isOpening: true,
    pendingDraw: null,
    instruction: { kind: 'deal', cardsEach, cardsAtATime: mode === 'double' ? 2 : 1 },
  };
}

/** Adds a step to the game; a step that is not possible now changes nothing. */
export function withStep(game: SharedDeckGame, step: SharedDeckStep): SharedDeckGame {
  const isPossible =
    game.steps.length < MAX_SHARED_DECK_STEPS && stateAfterStep(game.mode, stateOf(game), step);
  return isPossible ? { ...game, steps: [...game.steps, step] } : game;
}

export function withoutLatestStep(game: SharedDeckGame): SharedDeckGame {
  return { ...game, steps: game.steps.slice(0, -1) };
}

/** Returns null for a step that is not possible now. */
export function stateAfterStep(
  mode: SharedDeckMode,
  state: SharedDeckState,
  step: SharedDeckStep,
): SharedDeckState | null {
  if (step.kind === 'reshuffle') return reshuffle(state, step.cards);
  const hand = state.hands[step.player];
  if (!hand || state.pendingDraw) return null;
  if (step.kind === 'draw') return state.isOpening ? null : draw(mode, state, step.player, step.count);
  if (!state.isOpening || hand.hasKept) return null;
  return step.kind === 'keep' ? keep(mode, state, step.player) : mulligan(mode, state, step.player);
}

/** Puts the hand back into the deck and deals a smaller one. */
function mulligan(mode: SharedDeckMode, state: SharedDeckState, player: number): SharedDeckState | null {
  const earlierMulligans = state.hands[player]?.mulligans ?? 0;
  const playerCount = state.hands.length;
  if (keptCount(mode, playerCount, earlierMulligans) === 0) return null;
  const mulligans = earlierMulligans + 1;
  return {
    ...state,
    deckSize: state.deckSize + dealtCount(mode, earlierMulligans) - dealtCount(mode, mulligans),
    hands: state.hands.with(player, { mulligans, hasKept: false }),
    instruction: {
      kind: 'redeal',
      player,
      dealtCount: dealtCount(mode, mulligans),
      keptCount: keptCount(mode, playerCount, mulligans),
    },
  };
}

function keep(mode: SharedDeckMode, state: SharedDeckState, player: number): SharedDeckState {
  const { mulligans = 0 } = state.hands[player] ?? {};
  const hands = state.hands.with(player, { mulligans, hasKept: true });
  const keptAfter = (mulliganCount: number) => keptCount(mode, hands.length, mulliganCount);
  const bottomCounts = hands.map((hand) => dealtCount(mode, hand.mulligans) - keptAfter(hand.mulligans));
  if (hands.some(({ hasKept }) => !hasKept)) {
    return { ...state, hands, instruction: { kind: 'kept', player, keptCount: keptAfter(mulligans) } };
  }
  return {
    ...state,
    hands,
    deckSize: state.deckSize + bottomCounts.reduce((sum, count) => sum + count, 0),
    isOpening: false,
    instruction: { kind: 'putOnBottom', bottomCounts },
  };
}

/** Double draw takes twice as many cards and puts half back. Missing cards wait for a new deck. */
function draw(
  mode: SharedDeckMode,
  state: SharedDeckState,
  player: number,
  count: number,
): SharedDeckState | null {
  if (!Number.isInteger(count) || count < 1 || count > MAX_CARDS_PER_DRAW) return null;
  const takenCount = mode === 'double' ? 2 * count : count;
  const bottomCount = takenCount - count;
  if (state.deckSize < takenCount) {
    const missingCount = takenCount - state.deckSize;
    return {
      ...state,
      deckSize: 0,
      pendingDraw: { player, missingCount, keptCount: count, bottomCount },
      instruction: { kind: 'deckRunsOut', player, takenCount: state.deckSize, missingCount },
    };
  }
  return {
    ...state,
    deckSize: state.deckSize - takenCount + bottomCount,
    instruction: { kind: 'draw', player, takenCount, keptCount: count },
  };
}

/** Turns all graveyards into the new deck and continues a waiting draw. With too few cards nobody can draw (704.5b). */
function reshuffle(state: SharedDeckState, cardCount: number): SharedDeckState | null {
  const { pendingDraw } = state;
  if (!pendingDraw || !Number.isInteger(cardCount) || cardCount < 0) return null;
  const { player, missingCount, bottomCount } = pendingDraw;
  if (cardCount < missingCount)
    return { ...state, deckSize: 0, pendingDraw: null, instruction: { kind: 'nothingLeft', player } };
  return {
    ...state,
    deckSize: cardCount - missingCount + bottomCount,
    pendingDraw: null,
    instruction: { kind: 'finishDraw', player, takenCount: missingCount, keptCount: pendingDraw.keptCount },
  };
}
