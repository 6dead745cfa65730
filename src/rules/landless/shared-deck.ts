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
  | { readonly kind: 'deal'; readonly each: number; readonly atATime: number }
  | { readonly kind: 'redeal'; readonly player: number; readonly dealt: number; readonly keep: number }
  | { readonly kind: 'kept'; readonly player: number; readonly keep: number }
  /** Everyone has kept: in turn order, each player puts this many cards on the bottom. */
  | { readonly kind: 'putOnBottom'; readonly cards: readonly number[] }
  | { readonly kind: 'draw'; readonly player: number; readonly take: number; readonly keep: number }
  /** The rest of a draw from the new deck; of all cards taken, `keep` are kept. */
  | { readonly kind: 'finishDraw'; readonly player: number; readonly take: number; readonly keep: number }
  /** Take what is left of the deck; then the graveyards form a new one. */
  | { readonly kind: 'deckRunsOut'; readonly player: number; readonly take: number; readonly missing: number }
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
    readonly missing: number;
    readonly keep: number;
    readonly bottom: number;
  } | null;
  readonly instruction: Instruction;
}

const OPENING_HAND = 7;
export const MAX_DRAWN = 20;
export const MAX_SHARERS = 8;
export const MIN_SHARERS = 2;
export const MAX_SHARED_STEPS = 2000;

/** Returns the number of cards dealt for an opening hand after this many mulligans. */
export function dealtCount(mode: SharedDeckMode, mulligans: number): number {
  return mode === 'double' ? 2 * (OPENING_HAND - mulligans) : OPENING_HAND;
}

/**
 * Returns the number of cards kept from an opening hand. With three or more players the first mulligan is free
 * (103.5c), except in double draw.
 */
export function keptCount(mode: SharedDeckMode, playerCount: number, mulligans: number): number {
  const free = mode === 'single' && playerCount > 2 ? 1 : 0;
  return OPENING_HAND - Math.max(0, mulligans - free);
}

/** Returns the fewest cards from which the opening hands can be dealt. */
export function smallestDeckFor(mode: SharedDeckMode, playerCount: number): number {
  return playerCount * dealtCount(mode, 0);
}

export function stateOf(game: SharedDeckGame): SharedDeckState {
  return game.steps.reduce((state, step) => afterStep(game.mode, state, step) ?? state, initialState(game));
}

function initialState({ mode, players, size }: SharedDeckGame): SharedDeckState {
  const each = dealtCount(mode, 0);
  return {
    deckSize: size - players * each,
    hands: Array.from({ length: players }, () => ({ mulligans: 0, hasKept: false })),
    isOpening: true,
    pendingDraw: null,
    instruction: { kind: 'deal', each, atATime: mode === 'double' ? 2 : 1 },
  };
}

/** Adds a step to the game; a step that is not possible now changes nothing. */
export function withStep(game: SharedDeckGame, step: SharedDeckStep): SharedDeckGame {
  const isPossible = game.steps.length < MAX_SHARED_STEPS && afterStep(game.mode, stateOf(game), step);
  return isPossible ? { ...game, steps: [...game.steps, step] } : game;
}

export function withoutLatestStep(game: SharedDeckGame): SharedDeckGame {
  return { ...game, steps: game.steps.slice(0, -1) };
}

/** Returns null for a step that is not possible now. */
export function afterStep(
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
  const before = state.hands[player]?.mulligans ?? 0;
  const players = state.hands.length;
  if (keptCount(mode, players, before) === 0) return null;
  const mulligans = before + 1;
  return {
    ...state,
    deckSize: state.deckSize + dealtCount(mode, before) - dealtCount(mode, mulligans),
    hands: state.hands.with(player, { mulligans, hasKept: false }),
    instruction: {
      kind: 'redeal',
      player,
      dealt: dealtCount(mode, mulligans),
      keep: keptCount(mode, players, mulligans),
    },
  };
}

function keep(mode: SharedDeckMode, state: SharedDeckState, player: number): SharedDeckState {
  const { mulligans = 0 } = state.hands[player] ?? {};
  const hands = state.hands.with(player, { mulligans, hasKept: true });
  const kept = (count: number) => keptCount(mode, hands.length, count);
  const cards = hands.map((hand) => dealtCount(mode, hand.mulligans) - kept(hand.mulligans));
  if (hands.some(({ hasKept }) => !hasKept)) {
    return { ...state, hands, instruction: { kind: 'kept', player, keep: kept(mulligans) } };
  }
  return {
    ...state,
    hands,
    deckSize: state.deckSize + cards.reduce((sum, count) => sum + count, 0),
    isOpening: false,
    instruction: { kind: 'putOnBottom', cards },
  };
}

/** Double draw takes twice as many cards and puts half back. Missing cards wait for a new deck. */
function draw(
  mode: SharedDeckMode,
  state: SharedDeckState,
  player: number,
  count: number,
): SharedDeckState | null {
  if (!Number.isInteger(count) || count < 1 || count > MAX_DRAWN) return null;
  const take = mode === 'double' ? 2 * count : count;
  const bottom = take - count;
  if (state.deckSize < take) {
    const missing = take - state.deckSize;
    return {
      ...state,
      deckSize: 0,
      pendingDraw: { player, missing, keep: count, bottom },
      instruction: { kind: 'deckRunsOut', player, take: state.deckSize, missing },
    };
  }
  return {
    ...state,
    deckSize: state.deckSize - take + bottom,
    instruction: { kind: 'draw', player, take, keep: count },
  };
}

/** Turns all graveyards into the new deck and continues a waiting draw. With too few cards nobody can draw (704.5b). */
function reshuffle(state: SharedDeckState, cards: number): SharedDeckState | null {
  const { pendingDraw } = state;
  if (!pendingDraw || !Number.isInteger(cards) || cards < 0) return null;
  const { player, missing, bottom } = pendingDraw;
  if (cards < missing)
    return { ...state, deckSize: 0, pendingDraw: null, instruction: { kind: 'nothingLeft', player } };
  return {
    ...state,
    deckSize: cards - missing + bottom,
    pendingDraw: null,
    instruction: { kind: 'finishDraw', player, take: missing, keep: pendingDraw.keep },
  };
}
