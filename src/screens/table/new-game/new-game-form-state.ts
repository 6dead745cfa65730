/** Defines the new game form and its updates. */
import { MAX_PLAYERS_IN_NEW_GAME, MAX_TOTAL } from '../../../rules/limits';
import type { PlanarDecks } from '../../../rules/planar/decks/planar-deck';
import { NO_PLANAR_HOUSE_RULES, type PlanarHouseRules } from '../../../rules/planar/planar-state';
import type { PlayerId } from '../../../rules/turn/turn';
import {
  canPlayGrandMelee,
  canPlayInTeams,
  canPlayOnMap,
  canPlayTwoHeadedGiant,
  convertStartingLife,
} from '../../../rules/turn/variants';
import { type DeckChoice, parseDeckChoice, savedDeckId } from '../../../session/decks/deck-choice';
import { NEW_GAME_DEFAULTS, type NewGame } from '../../../session/game/new-game';
import { moveItem } from '../../../session/lib/move-item';
import { sanitizeText } from '../../../session/lib/plain-text';
import type { SavedNewGameForm } from '../../../settings/saved-settings';
import type { TeamSharing } from '../../../settings/setting-choices';
import { shortenName } from '../player/player-name';

export const MAX_STARTING_LIFE = MAX_TOTAL;

export function isStartingLife(life: number): boolean {
  return Number.isInteger(life) && Math.abs(life) <= MAX_STARTING_LIFE;
}

/** Parses a typed number with either kind of minus sign; returns NaN if it is not a number. */
export function parseLife(typed: string): number {
  const text = typed.trim().replace('−', '-');
  return /^[-+]?\d+$/.test(text) ? Number(text) + 0 : Number.NaN;
}

export interface SeatForm {
  readonly name: string;
  readonly color: number;
  /** The deck of this seat if each player has one; if absent, the deck chosen for all. */
  readonly deck?: DeckChoice | undefined;
  /** The team of this seat if teams have any shape; 0 if absent. */
  readonly team?: number | undefined;
}

export interface NewGameForm {
  readonly seats: readonly SeatForm[];
  readonly startingLife: number;
  /** A seat, or null for a random one. */
  readonly startingSeat: number | null;
  readonly deck: DeckChoice;
  readonly planarDecks: PlanarDecks['kind'];
  /** Two-Headed Giant; only with an even number of seats. */
  readonly isTwoHeadedGiant: boolean;
  /** Teams of any shape, and whether each shares life and turns. */
  readonly teamSharing?: TeamSharing | undefined;
  /** Grand Melee; only with enough seats for concurrent turns. */
  readonly isGrandMelee: boolean;
  readonly houseRules: PlanarHouseRules;
}

const initialForm: NewGameForm = {
  ...NEW_GAME_DEFAULTS,
  deck: 'random',
  planarDecks: 'shared',
  isTwoHeadedGiant: false,
  isGrandMelee: false,
  houseRules: NO_PLANAR_HOUSE_RULES,
};

export function formFrom(saved: SavedNewGameForm | null): NewGameForm {
  if (!saved) return initialForm;
  return {
    ...saved,
    seats: saved.seats.map(({ deck, ...seat }) =>
      deck === undefined ? seat : { ...seat, deck: parseDeckChoice(deck) },
    ),
    startingLife: isStartingLife(saved.startingLife) ? saved.startingLife : initialForm.startingLife,
    deck: parseDeckChoice(saved.deck),
    planarDecks: saved.planarDecks ?? 'shared',
    isTwoHeadedGiant: (saved.isTwoHeadedGiant ?? false) && canPlayTwoHeadedGiant(saved.seats.length),
    isGrandMelee: (saved.isGrandMelee ?? false) && canPlayGrandMelee(saved.seats.length),
    houseRules: saved.houseRules ?? NO_PLANAR_HOUSE_RULES,
    startingSeat:
      saved.startingSeat !== null && saved.startingSeat < saved.seats.length ? saved.startingSeat : null,
  };
}

export function newGameOf(form: NewGameForm): NewGame {
  const { startingLife, deck: deckChoice, planarDecks, houseRules } = form;
  const seats = seatsWithTeamsTogether(form);
  return {
    seats: seats.map(({ name, color, deck: seatDeck }) => ({
      name: sanitizeText(name),
      color,
      ...(seatDeck !== undefined && planarDecks === 'own' && { deck: seatDeck }),
    })),
    startingLife,
    startingPlayer: (startingSeatIn(seats, form) as PlayerId | null) ?? 'random',
    deckChoice,
    deckKind: planarDecks,
    teams: teamSetupOf(form, seats),
    isGrandMelee: playsGrandMelee(form),
    houseRules,
  };
}

/** Returns whether the game is a Grand Melee with the current number of seats. */
export function playsGrandMelee(form: NewGameForm): boolean {
  return form.isGrandMelee && canPlayGrandMelee(form.seats.length);
}

export type Variant = 'freeForAll' | 'twoHeadedGiant' | 'customTeams' | 'grandMelee';

export function variantOf(form: NewGameForm): Variant {
  if (playsGrandMelee(form)) return 'grandMelee';
  if (form.isTwoHeadedGiant && canPlayTwoHeadedGiant(form.seats.length)) return 'twoHeadedGiant';
  return form.teamSharing && canPlayInTeams(form.seats.length) ? 'customTeams' : 'freeForAll';
}

/** Returns whether the members of a team share a life total. */
export function sharesLife(form: NewGameForm): boolean {
  const variant = variantOf(form);
  return variant === 'twoHeadedGiant' || (variant === 'customTeams' && form.teamSharing === 'shared');
}

/** Changes the multiplayer variant and with it the usual starting life; without a map if the variant can't use one. */
export function chooseVariant(form: NewGameForm, variant: Variant, sharing = form.teamSharing): NewGameForm {
  const isGrandMelee = variant === 'grandMelee';
  const { planarDecks, teamSharing: sharingBefore, ...otherFields } = form;
  const formWithVariant = {
    ...otherFields,
    isTwoHeadedGiant: variant === 'twoHeadedGiant',
    isGrandMelee,
    planarDecks: planarDecks === 'own' || canPlayOnMap(isGrandMelee) ? planarDecks : 'shared',
  };
  if (variant !== 'customTeams') return convertLife(form, formWithVariant);
  return convertLife(form, {
    ...formWithVariant,
    seats: sharingBefore ? form.seats : splitIntoTwoTeams(form.seats),
    teamSharing: sharing ?? 'shared',
  });
}

/** Converts the starting life if a change of the form begins or ends shared life totals. */
function convertLife(before: NewGameForm, after: NewGameForm): NewGameForm {
  const isShared = sharesLife(after);
  if (sharesLife(before) === isShared) return after;
  return { ...after, startingLife: convertStartingLife(after.startingLife, isShared) };
}

/** Returns whether every team of any shape has an opponent. */
export function hasOpponents(form: NewGameForm): boolean {
  return variantOf(form) !== 'customTeams' || new Set(form.seats.map(({ team = 0 }) => team)).size > 1;
}

export function canStart(form: NewGameForm): boolean {
  return isStartingLife(form.startingLife) && hasOpponents(form);
}

/** Assigns the first half of the seats to one team and the rest to the other. */
function splitIntoTwoTeams(seats: readonly SeatForm[]): readonly SeatForm[] {
  return seats.map((seat, index) => ({ ...seat, team: index < Math.ceil(seats.length / 2) ? 0 : 1 }));
}

/** Returns, for each seat, the first of the seats that share its turns, because a team takes one turn. */
export function leadSeatBySeat({ seats, teamSharing }: NewGameForm, variant: Variant): readonly number[] {
  return seats.map(({ team = 0 }, seat) => {
    if (variant === 'customTeams' && teamSharing === 'shared')
      return seats.findIndex(({ team: otherTeam = 0 }) => otherTeam === team);
    // 805.1: neighbors are a team.
    return variant === 'twoHeadedGiant' ? seat - (seat % 2) : seat;
  });
}

/** Returns the seats with players who share turns next to each other, where the first of the team sits. */
function seatsWithTeamsTogether(form: NewGameForm): readonly SeatForm[] {
  const leadSeats = leadSeatBySeat(form, variantOf(form));
  return form.seats.flatMap((_, first) => form.seats.filter((_, seat) => leadSeats[seat] === first));
}

function teamSetupOf(form: NewGameForm, seats: readonly SeatForm[]): NewGame['teams'] {
  const variant = variantOf(form);
  if (variant !== 'customTeams') return variant === 'twoHeadedGiant';
  return { bySeat: seats.map(({ team = 0 }) => team), shareTurns: form.teamSharing === 'shared' };
}

/**
 * Replaces a deleted deck with a random one, and a seat's deleted deck with the deck of all; null means that
 * the available decks are not known yet.
 */
export function withoutDeletedDecks(
  form: NewGameForm,
  decks: readonly { readonly id: string }[] | null,
): NewGameForm {
  const isDeleted = (choice: DeckChoice) => {
    const deckId = savedDeckId(choice);
    return deckId !== null && decks?.every(({ id }) => id !== deckId) === true;
  };
  const deck = isDeleted(form.deck) ? 'random' : form.deck;
  if (!form.seats.some((seat) => seat.deck && isDeleted(seat.deck)))
    return deck === form.deck ? form : { ...form, deck };
  return {
    ...form,
    deck,
    seats: form.seats.map(({ deck: seatDeck, ...seat }) =>
      seatDeck && !isDeleted(seatDeck) ? { ...seat, deck: seatDeck } : seat,
    ),
  };
}

/** Sets the deck of a seat; null means the deck of all. */
export function chooseSeatDeck(form: NewGameForm, seat: number, deck: DeckChoice | null): NewGameForm {
  const oldSeat = form.seats[seat];
  if (!oldSeat) return form;
  const { deck: _oldDeck, ...otherFields } = oldSeat;
  return { ...form, seats: form.seats.with(seat, deck === null ? otherFields : { ...otherFields, deck }) };
}

/** Sets how planar decks are used; a deck of all planes becomes a random one if each player has their own. */
export function chooseDeckKind(form: NewGameForm, planarDecks: PlanarDecks['kind']): NewGameForm {
  const deck = planarDecks === 'own' && form.deck === 'all' ? 'random' : form.deck;
  return { ...form, deck, planarDecks };
}

export function addSeat(form: NewGameForm): NewGameForm {
  const takenColors = new Set(form.seats.map(({ color }) => color));
  const colors = Array.from({ length: MAX_PLAYERS_IN_NEW_GAME }, (_, index) => index);
  const color = colors.find((candidate) => !takenColors.has(candidate)) ?? 0;
  return withSeats(form, [...form.seats, { name: '', color }]);
}

export function removeSeat(form: NewGameForm, seat: number): NewGameForm {
  return withSeats({ ...form, startingSeat: null }, form.seats.toSpliced(seat, 1));
}

/** Two-Headed Giant and its life are suspended while the number of seats is odd. */
function withSeats(form: NewGameForm, seats: readonly SeatForm[]): NewGameForm {
  return convertLife(form, { ...form, seats });
}

export function renameSeat(form: NewGameForm, seat: number, name: string): NewGameForm {
  const oldSeat = form.seats[seat];
  return oldSeat ? { ...form, seats: form.seats.with(seat, { ...oldSeat, name: shortenName(name) }) } : form;
}

export function colorSeat(form: NewGameForm, seat: number, color: number): NewGameForm {
  const oldSeat = form.seats[seat];
  return oldSeat ? { ...form, seats: form.seats.with(seat, { ...oldSeat, color }) } : form;
}

/** Moves a seat to another position; the starting player stays the same. */
export function moveSeat(form: NewGameForm, from: number, to: number): NewGameForm {
  const seats = moveItem(form.seats, from, to);
  return seats === form.seats ? form : { ...form, seats, startingSeat: startingSeatIn(seats, form) };
}

/** Returns the index of the starting seat in another order of the seats. */
function startingSeatIn(order: readonly SeatForm[], { seats, startingSeat }: NewGameForm): number | null {
  const seat = seats[startingSeat ?? -1];
  return seat ? order.indexOf(seat) : null;
}
