/**
 * A player leaves the game. 603.8 abilities that trigger again · 800.4a what ceases to exist · 901.6 the new planar
 * controller · 901.10 the leaver's cards go, and another card is turned face up · 901.10a, 901.10b which abilities
 * go and which stay · 901.14b with a turn marker of a Grand Melee. Nothing of a shared deck goes (901.15b).
 */
import type { PlayerId } from '../turn/turn';
import { clearCountersAndOptions, retriggerThresholds } from './counters-and-options';
import { cardsInDeck, deckIndexOf, putBackInDeck, withDeckCards } from './decks/deck-cards';
import { endEffectsOfLeaver } from './ongoing-effect';
import { keepOrderOnBottom } from './order-on-bottom';
import type { PlanarCardId } from './planar-card';
import { andThenInZone, type PlanarHappening, type PlanarOutcome } from './planar-happening';
import type { FaceUpCard, PlanarZone } from './planar-state';
import { arriveAtCards, putFaceUpCardsOnBottom } from './planeswalking';

/**
 * Hands planar control to the heir before a player leaves (901.6). Abilities the leaver controls cease (800.4a),
 * but those of phenomena stay under the new planar controller (901.10b).
 */
export function leavePlanarGame(planar: PlanarZone, leaver: PlayerId, heir: PlayerId): PlanarOutcome {
  const happenings: PlanarHappening[] = [];
  const controller = planar.controller === leaver ? heir : planar.controller;
  if (controller !== planar.controller) {
    happenings.push({ kind: 'planarControllerChanged', rule: '901.6', player: controller });
  }
  const abilitiesOfLeaver = planar.stack.filter((ability) => ability.controller === leaver);
  const ceasedAbilities: PlanarZone['stack'] = abilitiesOfLeaver.filter(
    (ability) => ability.kind !== 'encounter',
  );
  if (ceasedAbilities.length > 0) {
    const abilities = ceasedAbilities.map((ability) => ability.kind);
    happenings.push({ kind: 'abilitiesCeased', rule: '800.4a', player: leaver, abilities });
  }
  for (const ability of abilitiesOfLeaver) {
    if (ability.kind !== 'encounter') continue;
    happenings.push({ kind: 'phenomenonStays', rule: '901.10b', player: controller, card: ability.card });
  }
  const stack = planar.stack
    .filter((ability) => !ceasedAbilities.includes(ability))
    .map((ability) => (ability.controller === leaver ? { ...ability, controller } : ability));
  const ended = endEffectsOfLeaver(planar, leaver);
  happenings.push(...ended.happenings);
  const dice = planar.dice?.player === leaver ? null : planar.dice;
  return andThenInZone({ planar: { ...ended.planar, controller, stack, dice }, happenings }, (next) =>
    retriggerThresholds(next, ceasedAbilities),
  );
}

/**
 * 901.14b: the planar controller leaves together with a turn marker and has no successor. Face-up cards go to the
 * bottom of their owners' decks, and nobody planeswalks. Ruled here: everything on the stack ceases too, including a
 * phenomenon's ability.
 */
export function leaveWithoutHeir(planar: PlanarZone, leaver: PlayerId): PlanarOutcome {
  const emptied = dropPendingActions(planar, leaver);
  const ended = andThenInZone(emptied, (next) => endEffectsOfLeaver(next, leaver));
  return andThenInZone(ended, (next) => withdrawFaceUpCards(next, leaver));
}

/**
 * Removes everything on the stack or undecided. Taken cards go back on top of their deck, unless that leaves with
 * its owner; cards whose order is asked for stay on the bottom.
 */
export function dropPendingActions(planar: PlanarZone, player: PlayerId): PlanarOutcome {
  const { choice, stack, decks } = keepOrderOnBottom(planar);
  const happenings: PlanarHappening[] = [];
  const abilities = stack.map(({ kind }) => kind);
  if (abilities.length > 0) happenings.push({ kind: 'abilitiesCeased', rule: '800.4a', player, abilities });
  if (choice && decks[choice.deck]?.owner !== player) {
    const { cards, operation } = choice;
    happenings.push({
      kind: 'cardsPutBack',
      rule: '800.4a',
      player,
      shown: operation.shown,
      top: cards,
      bottom: [],
    });
  }
  return {
    planar: {
      ...planar,
      stack: [],
      choice: null,
      dice: null,
      decks: choice ? putBackInDeck(decks, choice.deck, choice.cards, []) : decks,
    },
    happenings,
  };
}

/** Puts face-up cards on the bottom of their decks without a planeswalk (901.14b). */
export function withdrawFaceUpCards(planar: PlanarZone, player: PlayerId): PlanarOutcome {
  const cards = planar.faceUp.map(({ card }) => card);
  if (cards.length === 0) return { planar, happenings: [] };
  const happening: PlanarHappening = { kind: 'planesPutBack', rule: '901.14b', player, cards };
  return andThenInZone({ planar: putFaceUpCardsOnBottom(planar), happenings: [happening] }, (next) =>
    clearCountersAndOptions(next, cards),
  );
}

/**
 * 901.10: removes the cards of players who leave at the same time, once there is another planar controller (800.4p).
 * Their decks stay in their places, empty, so that indexes of the other decks stay valid.
 */
export function removeOwnedCards(planar: PlanarZone, ...leavers: readonly PlayerId[]): PlanarOutcome {
  const removed = planar.faceUp.filter((faceUpCard) =>
    leavers.some((leaver) => planar.decks[faceUpCard.deck]?.owner === leaver),
  );
  let withoutDecks: PlanarOutcome = { planar, happenings: [] };
  for (const leaver of leavers)
    withoutDecks = andThenInZone(withoutDecks, (next) => removeDeck(next, leaver));
  const replaced =
    removed.length > 0
      ? andThenInZone(withoutDecks, (next) => replaceFaceUpCards(next, removed))
      : withoutDecks;
  const cardsOfLeavers = new Set<string>(leavers.flatMap((leaver) => cardsOwnedBy(planar, leaver)));
  const remainingKinds = Object.entries(planar.kinds).filter(([card]) => !cardsOfLeavers.has(card));
  // The kinds go last: leaving a plane ends effects that leaving a phenomenon does not (901.11).
  return {
    planar: { ...replaced.planar, kinds: Object.fromEntries(remainingKinds) },
    happenings: replaced.happenings,
  };
}

/** Returns the cards of a player's own deck: those in it, face up, or taken off it. */
function cardsOwnedBy({ decks, faceUp, choice }: PlanarZone, player: PlayerId): readonly PlanarCardId[] {
  const deckIndex = decks.findIndex(({ owner }) => owner === player);
  if (deckIndex === -1) return [];
  const faceUpCards = faceUp.filter((faceUpCard) => faceUpCard.deck === deckIndex).map(({ card }) => card);
  return [
    ...cardsInDeck(decks, deckIndex),
    ...faceUpCards,
    ...(choice?.deck === deckIndex ? choice.cards : []),
  ];
}

/** Removes one player's cards, except for their kinds. */
function removeDeck(planar: PlanarZone, leaver: PlayerId): PlanarOutcome {
  const deckIndex = planar.decks.findIndex(({ owner }) => owner === leaver);
  if (deckIndex === -1) return { planar, happenings: [] };
  const { choice, faceUp } = planar;
  const isDeckInChoice = choice?.deck === deckIndex;
  const removedFaceUp = faceUp.filter((faceUpCard) => faceUpCard.deck === deckIndex).map(({ card }) => card);
  const ownedCards = new Set<string>(cardsOwnedBy(planar, leaver));
  if (ownedCards.size === 0) return { planar, happenings: [] };
  const happenings: PlanarHappening[] = [
    { kind: 'planarDeckLeft', rule: '901.10', player: leaver, faceUp: removedFaceUp },
  ];
  if (isDeckInChoice) happenings.push({ kind: 'takenCardsLeftGame', rule: '800.4a', player: leaver });
  const withoutCounters = clearCountersAndOptions(planar, removedFaceUp);
  return {
    planar: {
      ...withoutCounters.planar,
      decks: withDeckCards(planar.decks, deckIndex, []),
      faceUp: faceUp.filter((faceUpCard) => faceUpCard.deck !== deckIndex),
      choice: isDeckInChoice ? null : choice,
      visited: planar.visited.filter((card) => !ownedCards.has(card)),
      arrived: planar.arrived.filter((card) => !ownedCards.has(card)),
    },
    happenings: [...happenings, ...withoutCounters.happenings],
  };
}

function replaceFaceUpCards(planar: PlanarZone, removed: readonly FaceUpCard[]): PlanarOutcome {
  const isPlaneRemoved = removed.some(({ card }) => planar.kinds[card] === 'plane');
  const ended = isPlaneRemoved ? endPlaneswalkingAbilities(planar) : { planar, happenings: [] };
  return andThenInZone(ended, (next) => turnReplacementFaceUp(next, removed));
}

/** 901.10a: planeswalking abilities cease, regardless of their controllers. */
function endPlaneswalkingAbilities(planar: PlanarZone): PlanarOutcome {
  const ceasedAbilities = planar.stack.filter(({ kind }) => kind === 'planeswalking');
  const [firstAbility] = ceasedAbilities;
  if (!firstAbility) return { planar, happenings: [] };
  const abilities = ceasedAbilities.map(({ kind }) => kind);
  return {
    planar: { ...planar, stack: planar.stack.filter(({ kind }) => kind !== 'planeswalking') },
    happenings: [{ kind: 'abilitiesCeased', rule: '901.10a', player: firstAbility.controller, abilities }],
  };
}

/** 901.10, 901.11a: the planar controller planeswalks at once; other face-up cards stay. */
function turnReplacementFaceUp(planar: PlanarZone, removed: readonly FaceUpCard[]): PlanarOutcome {
  const deckIndex = deckIndexOf(planar, planar.controller);
  const { choice } = planar;
  const deckCards = cardsInDeck(planar.decks, deckIndex);
  // Taken cards are the top of their deck until they are put somewhere; cards whose order is asked for are its bottom.
  const isTopCardTaken =
    choice !== null && (!choice.pendingBottomOrder || (choice.deck === deckIndex && deckCards.length === 0));
  const [card, ...stillTaken] = isTopCardTaken ? choice.cards : deckCards;
  if (card === undefined) return { planar, happenings: [] };
  const withoutTopCard: PlanarZone = isTopCardTaken
    ? { ...planar, choice: stillTaken.length > 0 ? { ...choice, cards: stillTaken } : null }
    : { ...planar, decks: withDeckCards(planar.decks, deckIndex, deckCards.slice(1)) };
  return arriveAtCards(withoutTopCard, [{ card, deck: deckIndex }], removed, 'ownerLeft');
}
