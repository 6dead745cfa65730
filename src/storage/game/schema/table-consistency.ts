/** Checks whether the parts of a stored table, each valid by itself, are consistent. */
import { commanderNumbers } from '../../../rules/life/commander';
import { designatedPlayers, designationKinds } from '../../../rules/life/designations';
import type { PlanarZoneOfTurn } from '../../../rules/planar/planar-state';
import type { Table } from '../../../rules/table/table';
import { markerCountFor } from '../../../rules/turn/marker-count';
import { areTeamsSeatedTogether } from '../../../rules/turn/seating-and-teams';
import type { Turn } from '../../../rules/turn/turn';

/** Returns the parts of the planar zone that belong to one turn each. */
function planarZonesOfTurns({ planar, otherTurns }: Table): readonly PlanarZoneOfTurn[] {
  return [planar, ...otherTurns.map((other) => other.planar)].flatMap((zone) => zone ?? []);
}

export function areSeatsConsistent(table: Table): boolean {
  const {
    turn,
    totals,
    counters,
    commanders,
    designations,
    ignoredLossReasons,
    profiles,
    planar,
    otherTurns,
  } = table;
  const seatCount = turn.hasLeftBySeat.length;
  const zones = planarZonesOfTurns(table);
  const mentionedPlayers = [
    turn.activePlayer,
    ...otherTurns.map((other) => other.turn.activePlayer),
    ...turn.extraTurns,
    ...(turn.seating ?? []),
    ...(turn.lastUsualPlayer === null ? [] : [turn.lastUsualPlayer]),
    ...designationKinds.flatMap((as) => designatedPlayers(designations, as)),
    ...zones.flatMap(({ controller, dice }) => [controller, ...(dice ? [dice.player] : [])]),
    ...zones.flatMap(({ stack }) => stack.map(({ controller }) => controller)),
    ...(planar?.effects.flatMap(({ player, until }) => [player ?? [], until ?? []].flat()) ?? []),
  ];
  return (
    [totals, counters, commanders, ignoredLossReasons, profiles].every(
      ({ length }) => length === seatCount,
    ) &&
    commanders.every(({ damage }) => damage.length <= commanderNumbers.length * seatCount) &&
    // In a Grand Melee, a planar controller may have left the game without a successor.
    (!planar ||
      turn.marker !== null ||
      !turn.hasLeftBySeat[planar.controller] ||
      turn.hasLeftBySeat.every((hasLeft) => hasLeft)) &&
    (turn.teams === null ? !turn.teamsPlaySeparately : areTeamsValid(turn, turn.teams)) &&
    (turn.seating === null ||
      (turn.seating.length === seatCount && new Set(turn.seating).size === seatCount)) &&
    mentionedPlayers.every((player) => player < seatCount) &&
    zones.every(({ rolls }) => rolls.length === seatCount) &&
    (!planar || Object.values(planar.chosenOptions).every((chosen) => chosen.length === seatCount))
  );
}

function needsAction(zone: PlanarZoneOfTurn | null | undefined): boolean {
  if (!zone) return false;
  return zone.choice !== null || zone.dice !== null || zone.stack.some(({ kind }) => kind !== 'chaos');
}

/** Checks that each turn of a Grand Melee has its own marker and its own part of the planar zone. */
export function areMarkersConsistent({ turn, planar, otherTurns }: Table): boolean {
  if (!turn.marker) return otherTurns.length === 0 && (!planar || planar.marker === null);
  const turns = [turn, ...otherTurns.map((other) => other.turn)];
  const zones = [planar, ...otherTurns.map((other) => other.planar)];
  const markerNumbers = turns.map(({ marker }) => marker?.number);
  const otherNumbers = otherTurns.map((other) => other.turn.marker.number);
  const playersInGame = turn.hasLeftBySeat.filter((hasLeft) => !hasLeft).length;
  const removalCount = turns.reduce((sum, { marker }) => sum + (marker?.removalsDue ?? 0), 0);
  return (
    (playersInGame < 2 || turns.length - removalCount === markerCountFor(playersInGame)) &&
    // Not all turns can wait: at least one continues or needs an action first.
    turns.some(({ marker }, index) => marker?.positionInLine === 0 || needsAction(zones[index])) &&
    new Set(markerNumbers).size === markerNumbers.length &&
    otherNumbers.every((number, index) => index === 0 || (otherNumbers[index - 1] ?? 0) < number) &&
    zones.every(
      (zone, index) =>
        (zone === null) === (planar === null) && (zone === null || zone.marker === markerNumbers[index]),
    ) &&
    turn.teams === null &&
    turn.seating === null &&
    !planar?.map
  );
}

/** Checks that there are at least two teams; teammates who share life and turns must sit next to each other. */
function areTeamsValid(turn: Turn, teams: readonly number[]): boolean {
  return (
    teams.length === turn.hasLeftBySeat.length && new Set(teams).size > 1 && areTeamsSeatedTogether(turn)
  );
}

/** Checks that every card of the game is in exactly one place and every face-up card has a deck to return to. */
export function areCardsConsistent(table: Table): boolean {
  const { planar } = table;
  if (!planar) return true;
  const { kinds, decks, counters, chosenOptions, map } = planar;
  const zones = planarZonesOfTurns(table);
  const faceUp = zones.flatMap((zone) => zone.faceUp);
  const choices = zones.flatMap(({ choice }) => choice ?? []);
  const cardsOnMap = map?.otherSquares.flatMap(({ cards }) => cards) ?? [];
  const placedCards = [
    ...decks.flatMap(({ cards }) => cards),
    ...faceUp.map((place) => place.card),
    ...choices.flatMap(({ cards }) => cards),
    ...cardsOnMap,
  ];
  return (
    placedCards.length === Object.keys(kinds).length &&
    new Set(placedCards).size === placedCards.length &&
    placedCards.every((card) => Object.hasOwn(kinds, card)) &&
    faceUp.every(({ deck }) => deck < decks.length) &&
    [...Object.keys(counters), ...Object.keys(chosenOptions)].every((card) =>
      faceUp.some((faceUpCard) => faceUpCard.card === card),
    ) &&
    choices.every(({ deck }) => deck < decks.length) &&
    cardsOnMap.every((card) => kinds[card] === 'plane') &&
    (map === null || decks.every(({ owner }) => owner === null)) &&
    (!map?.pendingPlaneswalk || faceUp.some((place) => kinds[place.card] === 'plane')) &&
    placedCards.some((card) => kinds[card] === 'plane')
  );
}

/**
 * Checks that there is one shared deck or one deck per seat, and that revealing cards from any deck eventually
 * reaches a plane.
 */
export function areDecksConsistent(table: Table): boolean {
  const { turn, planar } = table;
  if (!planar) return true;
  const { decks, kinds } = planar;
  const zones = planarZonesOfTurns(table);
  const faceUp = zones.flatMap((zone) => zone.faceUp);
  const isShared = decks.every(({ owner }) => owner === null);
  const isOwned =
    decks.length === turn.hasLeftBySeat.length && decks.every(({ owner }, seat) => owner === seat);
  if (!isShared && !isOwned) return false;
  return decks.every(({ owner, cards }, deckIndex) => {
    if (owner !== null && turn.hasLeftBySeat[owner]) return true;
    const returningCards = [
      ...faceUp.flatMap((faceUpCard) => (faceUpCard.deck === deckIndex ? faceUpCard.card : [])),
      ...zones.flatMap(({ choice }) => (choice?.deck === deckIndex ? choice.cards : [])),
    ];
    // The starting plane can only come from the deck.
    return [...cards, ...(faceUp.length > 0 ? returningCards : [])].some((card) => kinds[card] === 'plane');
  });
}
