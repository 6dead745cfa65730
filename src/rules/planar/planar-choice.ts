/**
 * Taking cards off a planar deck and putting them somewhere. 311.7 chaos of revealed cards · 701.31, 901.11 planeswalking to
 * them · 901.7 a card's own instructions · 901.15c "your planar deck".
 */
import { type Chance, shuffle } from '../chance/chance';
import { granted, type Ruled, refused } from '../rule';
import { cardsIn, deckOf, type Planar, type PlanarChoice, type PlanarOutcome, withCards } from './planar';
import type { PlanarCardId } from './planar-card';
import type { PlanarHappening } from './planar-happening';
import { type Destination, destinations, type PlanarOperation, type Take } from './planar-operation';
import { arrive, finishEncounter, leaveAll, turnUpNext } from './planeswalking';
import { chaosEnsues } from './rolling';

/** Where each taken card goes: on top (the first will be the top card), to the bottom (the last the lowest), or face up. */
export type Settlement = Readonly<Record<Destination, readonly PlanarCardId[]>>;

/** Takes cards off the planar controller's deck. Fewer than asked for are taken when the deck holds no more. */
export function takeCards(
  planar: Planar,
  operation: PlanarOperation,
  source: PlanarCardId | null,
): Ruled<PlanarOutcome> {
  const deck = deckOf(planar, planar.controller);
  const all = cardsIn(planar.decks, deck);
  const count = countToTake(planar, all, operation.take);
  if (count === 0) return refused('901.15c', 'planarDeckIsEmpty');
  const cards = all.slice(0, count);
  const taken: Planar = {
    ...planar,
    decks: withCards(planar.decks, deck, all.slice(count)),
    choice: { operation, source, deck, cards },
  };
  const { shown, chaos } = operation;
  const happened = { kind: 'cardsTaken', rule: '901.7', player: planar.controller, shown, cards } as const;
  if (!chaos) return granted({ planar: taken, happenings: [happened] });
  const ensued = chaosEnsues(taken, cards);
  return granted({ planar: ensued.planar, happenings: [happened, ...ensued.happenings] });
}

function countToTake({ kinds }: Planar, cards: readonly PlanarCardId[], { kind, count }: Take): number {
  if (kind === 'cards') return Math.min(count, cards.length);
  let planes = 0;
  const last = cards.findIndex((card) => kinds[card] === 'plane' && ++planes === count);
  return last === -1 ? cards.length : last + 1;
}

/** Where this card may go, the usual place first. */
export function destinationsOf(
  planar: Planar,
  { operation }: PlanarChoice,
  card: PlanarCardId,
): readonly Destination[] {
  return planar.kinds[card] === 'plane' ? operation.planes : operation.others;
}

/** How many of the taken cards must go to the usual place; null when the planar controller is free. */
export function cardsToChoose(planar: Planar, choice: PlanarChoice): number | null {
  const { chosen } = choice.operation;
  return chosen === null ? null : Math.min(chosen, choosable(planar, choice).length);
}

/** The cards that may go to the usual place of planes. */
export function choosable(planar: Planar, choice: PlanarChoice): readonly PlanarCardId[] {
  const [usual] = choice.operation.planes;
  return choice.cards.filter((card) => destinationsOf(planar, choice, card).some((place) => place === usual));
}

/** Whether every taken card goes to one place it may go to, and as many as must go to the usual one. */
export function isAllowed(planar: Planar, choice: PlanarChoice, settlement: Settlement): boolean {
  const placed = destinations.flatMap((place) => settlement[place]);
  const isComplete =
    placed.length === choice.cards.length && choice.cards.every((card) => placed.includes(card));
  const isPermitted = destinations.every((place) =>
    settlement[place].every((card) => destinationsOf(planar, choice, card).includes(place)),
  );
  const usual = choice.operation.planes[0];
  const must = cardsToChoose(planar, choice);
  const chosen = usual ? settlement[usual].length : 0;
  const isOneWay = settlement.walk.length === 0 || settlement.add.length === 0;
  return isComplete && isPermitted && isOneWay && (must === null || chosen === must);
}

/**
 * Puts the taken cards where they shall go. The ability that asked for it has resolved with that; a phenomenon is left (312.7).
 * The chance is used where cards go to the bottom in a random order.
 */
export function settleChoice(
  planar: Planar,
  settlement: Settlement,
  chance: Chance,
): Ruled<PlanarOutcome & { readonly chance: Chance }> {
  const { choice } = planar;
  if (!choice) return refused('901.7', 'nothingWaiting');
  if (!isAllowed(planar, choice, settlement)) return refused('901.7', 'notAllowedThere');
  const isRandom = choice.operation.bottom === 'random';
  const [bottom, rest] = isRandom ? shuffle(chance, settlement.bottom) : [settlement.bottom, chance];
  const happenings: PlanarHappening[] = [];
  let settled: Planar = { ...planar, choice: null };

  const turnUp = (cards: readonly PlanarCardId[], left: Planar['faceUp']) => {
    const outcome = arrive(
      settled,
      cards.map((card) => ({ card, deck: choice.deck })),
      left,
      'effect',
    );
    settled = outcome.planar;
    happenings.push(...outcome.happenings);
  };
  if (settlement.walk.length > 0) {
    settled = leaveAll(settled);
    turnUp(settlement.walk, planar.faceUp);
  }
  if (settlement.add.length > 0) turnUp(settlement.add, []);

  const deck = cardsIn(settled.decks, choice.deck);
  settled = {
    ...settled,
    decks: withCards(settled.decks, choice.deck, [...settlement.top, ...deck, ...bottom]),
  };
  if (settlement.top.length + bottom.length > 0) {
    happenings.push({
      kind: 'cardsPutBack',
      rule: '901.7',
      player: planar.controller,
      shown: choice.operation.shown,
      top: settlement.top,
      // Sorted: in which order they lie there is nobody's business.
      bottom: settlement.bottom.toSorted(),
    });
  }
  if (choice.thenWalk) {
    const walked = turnUpNext(settled, choice.thenWalk);
    return granted({
      planar: walked.planar,
      happenings: [...happenings, ...walked.happenings],
      chance: rest,
    });
  }
  const source = settled.waiting.findLast((ability) => 'card' in ability && ability.card === choice.source);
  if (source?.kind === 'chaos') {
    settled = { ...settled, waiting: settled.waiting.filter((ability) => ability !== source) };
  }
  if (source?.kind === 'encounter') {
    const finished = finishEncounter(settled, source);
    settled = finished.planar;
    happenings.push(...finished.happenings);
  }
  return granted({ planar: settled, happenings, chance: rest });
}
