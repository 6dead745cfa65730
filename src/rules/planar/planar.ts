/**
 * The planar zone of a game: decks, face-up cards, the planar controller, and what waits on the stack because of them.
 * 311.7 chaos · 312.5, 312.7 phenomena · 701.31 planeswalking · 901.5 starting plane · 901.6 planar controller ·
 * 901.9 rolling · 901.10b leaving · 901.15b the planar controller owns every card of a shared deck.
 */

import type { RuleNumber } from '../rule';
import type { PlayerId } from '../turn/turn';
import type { PlanarCard, PlanarCardId, PlanarCardKind } from './planar-card';
import type { PlanarFace } from './planar-die';

/** A planar deck, its top card first. The owner is null for a deck shared by all (901.15). */
export interface PlanarDeck {
  readonly owner: PlayerId | null;
  readonly cards: readonly PlanarCardId[];
}

/** A face-up planar card, and the deck (an index into `decks`) to whose bottom it will go. */
export interface FaceUpCard {
  readonly card: PlanarCardId;
  readonly deck: number;
}

/** An ability that has triggered and not yet left the stack. The last to come is the first to resolve. */
export type WaitingAbility =
  | { readonly kind: 'planeswalking'; readonly controller: PlayerId }
  | { readonly kind: 'chaos'; readonly controller: PlayerId; readonly card: PlanarCardId }
  | { readonly kind: 'encounter'; readonly controller: PlayerId; readonly card: PlanarCardId };

export interface PlanarRolls {
  /** Times the special action was taken this turn: what the next one costs (901.9). */
  readonly counted: number;
  /** Every roll of this turn, those told by effects included. */
  readonly all: number;
}

export interface Planar {
  readonly kinds: Readonly<Record<PlanarCardId, PlanarCardKind>>;
  readonly decks: readonly PlanarDeck[];
  readonly faceUp: readonly FaceUpCard[];
  readonly controller: PlayerId;
  /** By seat. */
  readonly rolls: readonly PlanarRolls[];
  readonly waiting: readonly WaitingAbility[];
  /** Every card that was come to, the starting plane first. Phenomena passed over before it do not count. */
  readonly visited: readonly PlanarCardId[];
}

export type PlaneswalkCause = 'planeswalkingAbility' | 'phenomenonLeft';

export type PlanarHappening =
  | {
      readonly kind: 'startingPlaneRevealed';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly card: PlanarCardId;
      /** Phenomena put on the bottom on the way. */
      readonly passed: readonly PlanarCardId[];
    }
  | {
      readonly kind: 'planarDieRolled';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly face: PlanarFace;
      /** Mana paid, or null for a roll told by an effect. */
      readonly paid: number | null;
      /** Whether the app drew the face or the table read it off a die of its own. */
      readonly by: 'app' | 'table';
    }
  | {
      readonly kind: 'chaosEnsued';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly cards: readonly PlanarCardId[];
    }
  | {
      readonly kind: 'planeswalked';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly because: PlaneswalkCause;
      readonly from: readonly PlanarCardId[];
      readonly to: readonly PlanarCardId[];
    }
  | {
      readonly kind: 'phenomenonEncountered' | 'phenomenonResolved' | 'phenomenonStays';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly card: PlanarCardId;
    }
  | {
      readonly kind: 'planarControllerChanged';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
    }
  | {
      readonly kind: 'abilitiesCeased';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly abilities: readonly WaitingAbility['kind'][];
    }
  | {
      readonly kind: 'rollsCounted';
      readonly rule: RuleNumber;
      readonly player: PlayerId;
      readonly counted: number;
    };

/** The planar zone after something was done to it, and what that was. */
export interface PlanarOutcome {
  readonly planar: Planar;
  readonly happenings: readonly PlanarHappening[];
}

/** A shuffled shared deck beside the table; nothing is face up until the mulligans are over. */
export function layOutSharedDeck(
  shuffled: readonly PlanarCard[],
  seats: number,
  startingPlayer: PlayerId,
): Planar {
  return {
    kinds: Object.fromEntries(shuffled.map(({ id, kind }) => [id, kind])),
    decks: [{ owner: null, cards: shuffled.map(({ id }) => id) }],
    faceUp: [],
    controller: startingPlayer,
    rolls: noRolls(seats),
    waiting: [],
    visited: [],
  };
}

export function isStartingPlaneRevealed(planar: Planar): boolean {
  return planar.faceUp.length > 0;
}

/** What the player's next roll as a special action costs in mana of any kind (901.9). */
export function costOfNextRoll(planar: Planar, player: PlayerId): number {
  return planar.rolls[player]?.counted ?? 0;
}

/** The ability the app itself carries out next, if one waits. Chaos abilities are the table's to carry out. */
export function nextAbilityToResolve(planar: Planar): WaitingAbility | null {
  return planar.waiting.findLast((ability) => ability.kind !== 'chaos') ?? null;
}

/** Cards whose chaos ability has triggered and has not been followed by another action. */
export function cardsInChaos(planar: Planar): readonly PlanarCardId[] {
  return planar.waiting.flatMap((ability) => (ability.kind === 'chaos' ? [ability.card] : []));
}

/** Acting on an empty stack means that the chaos abilities before it have resolved. */
export function presumeChaosResolved(planar: Planar): Planar {
  return { ...planar, waiting: planar.waiting.filter((ability) => ability.kind !== 'chaos') };
}

/** 901.5: phenomena met on the way go to the bottom, and nothing triggers. The deck must hold a plane. */
export function revealStartingPlane(planar: Planar): PlanarOutcome {
  const deck = deckOf(planar, planar.controller);
  const cards = cardsIn(planar.decks, deck);
  const first = cards.findIndex((card) => planar.kinds[card] === 'plane');
  const passed = cards.slice(0, first);
  const card = cards[first] as PlanarCardId;
  return {
    planar: {
      ...planar,
      decks: withCards(planar.decks, deck, [...cards.slice(first + 1), ...passed]),
      faceUp: [{ card, deck }],
      visited: [...planar.visited, card],
    },
    happenings: [{ kind: 'startingPlaneRevealed', rule: '901.5', player: planar.controller, card, passed }],
  };
}

/** What follows from a face, whoever read it. `paid` is null for a roll told by an effect: that one is not counted. */
export function applyRoll(
  planar: Planar,
  player: PlayerId,
  face: PlanarFace,
  paid: number | null,
  by: 'app' | 'table',
): PlanarOutcome {
  const before = planar.rolls[player] ?? { counted: 0, all: 0 };
  const rolled: Planar = {
    ...planar,
    rolls: planar.rolls.with(player, {
      counted: before.counted + (paid === null ? 0 : 1),
      all: before.all + 1,
    }),
  };
  const roll = { kind: 'planarDieRolled', player, face, paid, by } as const;
  switch (face) {
    case 'blank':
      return { planar: rolled, happenings: [{ ...roll, rule: '901.9a' }] };
    case 'chaos': {
      const chaos = chaosEnsues(rolled);
      return { planar: chaos.planar, happenings: [{ ...roll, rule: '901.9b' }, ...chaos.happenings] };
    }
    case 'planeswalk':
      return {
        planar: wait(rolled, { kind: 'planeswalking', controller: player }),
        happenings: [{ ...roll, rule: '901.9c' }],
      };
  }
}

/** 311.7: the chaos ability of every face-up plane triggers under the planar controller. */
function chaosEnsues(planar: Planar): PlanarOutcome {
  const { controller } = planar;
  const cards = planar.faceUp.map(({ card }) => card).filter((card) => planar.kinds[card] === 'plane');
  return {
    planar: wait(planar, ...cards.map((card) => ({ kind: 'chaos', controller, card }) as const)),
    happenings: [{ kind: 'chaosEnsued', rule: '311.7', player: controller, cards }],
  };
}

/**
 * Carries out an ability that waits; what had come above it has resolved before. The planeswalking ability planeswalks
 * (901.8). A phenomenon that has done its work is left, unless it is face up no more (312.7).
 */
export function resolveAbility(planar: Planar, ability: WaitingAbility): PlanarOutcome {
  const resolved = { ...planar, waiting: planar.waiting.slice(0, planar.waiting.indexOf(ability)) };
  if (ability.kind !== 'encounter') return planeswalk(resolved, 'planeswalkingAbility', '701.31b');
  const { card } = ability;
  const done = { kind: 'phenomenonResolved', rule: '312.5', player: ability.controller, card } as const;
  if (!planar.faceUp.some((faceUp) => faceUp.card === card)) return { planar: resolved, happenings: [done] };
  const walked = planeswalk(resolved, 'phenomenonLeft', '312.7');
  return { planar: walked.planar, happenings: [done, ...walked.happenings] };
}

/** 701.31b: every face-up card goes to the bottom of its deck, then the planar controller's top card is turned up. */
function planeswalk(planar: Planar, because: PlaneswalkCause, rule: RuleNumber): PlanarOutcome {
  const { controller } = planar;
  const from = planar.faceUp.map(({ card }) => card);
  const decks = planar.faceUp.reduce(
    (others, { card, deck }) => withCards(others, deck, [...cardsIn(others, deck), card]),
    planar.decks,
  );
  const deck = deckOf(planar, controller);
  const [card, ...rest] = cardsIn(decks, deck);
  if (card === undefined) return { planar, happenings: [] };
  const arrived: Planar = {
    ...planar,
    decks: withCards(decks, deck, rest),
    faceUp: [{ card, deck }],
    visited: [...planar.visited, card],
  };
  const walked: PlanarHappening = {
    kind: 'planeswalked',
    rule,
    player: controller,
    because,
    from,
    to: [card],
  };
  if (planar.kinds[card] === 'plane') return { planar: arrived, happenings: [walked] };
  return {
    planar: wait(arrived, { kind: 'encounter', controller, card }),
    happenings: [walked, { kind: 'phenomenonEncountered', rule: '312.5', player: controller, card }],
  };
}

/** 901.6: whoever becomes active becomes the planar controller; rolls are counted anew each turn (901.9). */
export function beginTurn(planar: Planar, player: PlayerId): Planar {
  return { ...planar, controller: player, rolls: noRolls(planar.rolls.length) };
}

/** Corrects how many rolls count towards the cost. The number must not be negative. */
export function countRolls(planar: Planar, player: PlayerId, counted: number): PlanarOutcome {
  const { all } = planar.rolls[player] ?? { all: 0 };
  return {
    planar: { ...planar, rolls: planar.rolls.with(player, { all, counted }) },
    happenings: [{ kind: 'rollsCounted', rule: '901.9', player, counted }],
  };
}

/**
 * Before a player leaves: an heir becomes planar controller (901.6); abilities the leaver controls cease (800.4a),
 * but those of phenomena stay under the new planar controller (901.10b).
 */
export function leavePlanarGame(planar: Planar, leaver: PlayerId, heir: PlayerId): PlanarOutcome {
  const happenings: PlanarHappening[] = [];
  const controller = planar.controller === leaver ? heir : planar.controller;
  if (controller !== planar.controller) {
    happenings.push({ kind: 'planarControllerChanged', rule: '901.6', player: controller });
  }
  const theirs = planar.waiting.filter((ability) => ability.controller === leaver);
  const ceased: readonly WaitingAbility[] = theirs.filter((ability) => ability.kind !== 'encounter');
  if (ceased.length > 0) {
    const abilities = ceased.map((ability) => ability.kind);
    happenings.push({ kind: 'abilitiesCeased', rule: '800.4a', player: leaver, abilities });
  }
  for (const ability of theirs) {
    if (ability.kind !== 'encounter') continue;
    happenings.push({ kind: 'phenomenonStays', rule: '901.10b', player: controller, card: ability.card });
  }
  const waiting = planar.waiting
    .filter((ability) => !ceased.includes(ability))
    .map((ability) => (ability.controller === leaver ? { ...ability, controller } : ability));
  return { planar: { ...planar, controller, waiting }, happenings };
}

/** The index of the deck a player planeswalks with: their own, or the one everybody shares (901.15c). */
export function deckOf(planar: Planar, player: PlayerId): number {
  const own = planar.decks.findIndex(({ owner }) => owner === player);
  return own === -1 ? 0 : own;
}

function cardsIn(decks: readonly PlanarDeck[], deck: number): readonly PlanarCardId[] {
  return decks[deck]?.cards ?? [];
}

function withCards(
  decks: readonly PlanarDeck[],
  deck: number,
  cards: readonly PlanarCardId[],
): readonly PlanarDeck[] {
  return decks.map((other, index) => (index === deck ? { ...other, cards } : other));
}

function wait(planar: Planar, ...abilities: readonly WaitingAbility[]): Planar {
  return { ...planar, waiting: [...planar.waiting, ...abilities] };
}

function noRolls(seats: number): readonly PlanarRolls[] {
  return Array.from({ length: seats }, () => ({ counted: 0, all: 0 }));
}
