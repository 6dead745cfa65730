/** The form of a new game: what is in it, and how it changes. */
import { BY_THE_BOOK, type HouseRules } from '../../rules/planar/planar';
import type { PlanarDecks } from '../../rules/planar/planar-deck';
import type { PlayerId } from '../../rules/turn/turn';
import { asDeckChoice, type DeckChoice, savedDeckIn } from '../../session/deck-choice';
import { FIRST_NEW_GAME } from '../../session/first-new-game';
import type { NewGame } from '../../session/live-table';
import type { SavedNewGame } from '../../session/settings';

export const MOST_SEATS = 12;
export const FEWEST_SEATS = 2;
const FEWEST_IN_TEAMS = 4;
/** With fewer there would be one turn marker, and one turn after another as ever (807.4a). */
const FEWEST_IN_MELEE = 8;
export const LONGEST_NAME = 24;
export const usualLives = [20, 30, 40] as const;

export const MOST_STARTING_LIFE = 9999;

export function isStartingLife(life: number): boolean {
  return Number.isInteger(life) && life >= 1 && life <= MOST_STARTING_LIFE;
}

export interface SeatForm {
  readonly name: string;
  readonly colour: number;
  /** What the deck of this seat comes of, where each has one of their own; without it as for all. */
  readonly deck?: DeckChoice | undefined;
}

export interface NewGameForm {
  readonly seats: readonly SeatForm[];
  readonly startingLife: number;
  /** A seat, or null for a random one. */
  readonly startingSeat: number | null;
  readonly deck: DeckChoice;
  readonly planarDecks: PlanarDecks['kind'];
  /** Two-Headed Giant; only where the seats are even. */
  readonly teams: boolean;
  /** Grand Melee; only where the seats are enough for several turns at the same time. */
  readonly melee: boolean;
  readonly house: HouseRules;
}

const firstForm: NewGameForm = {
  ...FIRST_NEW_GAME,
  deck: 'random',
  planarDecks: 'shared',
  teams: false,
  melee: false,
  house: BY_THE_BOOK,
};

export function formFrom(saved: SavedNewGame | null): NewGameForm {
  if (!saved) return firstForm;
  return {
    ...saved,
    seats: saved.seats.map(({ deck, ...seat }) =>
      deck === undefined ? seat : { ...seat, deck: asDeckChoice(deck) },
    ),
    startingLife: isStartingLife(saved.startingLife) ? saved.startingLife : firstForm.startingLife,
    deck: asDeckChoice(saved.deck),
    planarDecks: saved.planarDecks ?? 'shared',
    teams: (saved.teams ?? false) && canPlayInTeams(saved),
    melee: (saved.melee ?? false) && canPlayMelee(saved),
    house: saved.house ?? BY_THE_BOOK,
    startingSeat:
      saved.startingSeat !== null && saved.startingSeat < saved.seats.length ? saved.startingSeat : null,
  };
}

export function newGameOf(form: NewGameForm): NewGame {
  const { seats, startingLife, startingSeat, deck, planarDecks, house } = form;
  return {
    seats: seats.map(({ name, colour, deck: own }) => ({
      name: name.trim(),
      colour,
      ...(own !== undefined && planarDecks === 'own' && { deck: own }),
    })),
    startingLife,
    startingPlayer: startingSeat === null ? 'random' : (startingSeat as PlayerId),
    deck,
    planarDecks,
    teams: form.teams && canPlayInTeams(form),
    melee: isMelee(form),
    house,
  };
}

export function canPlayInTeams({ seats }: { readonly seats: readonly unknown[] }): boolean {
  return seats.length >= FEWEST_IN_TEAMS && seats.length % 2 === 0;
}

export function canPlayMelee({ seats }: { readonly seats: readonly unknown[] }): boolean {
  return seats.length >= FEWEST_IN_MELEE;
}

/** Whether it will be a Grand Melee, with the seats that there are now. */
export function isMelee(form: NewGameForm): boolean {
  return form.melee && canPlayMelee(form);
}

export type WayToPlay = 'alone' | 'teams' | 'melee';

export function wayToPlay(form: NewGameForm): WayToPlay {
  if (isMelee(form)) return 'melee';
  return form.teams && canPlayInTeams(form) ? 'teams' : 'alone';
}

/**
 * A team begins with thirty life (810.4), a player alone with twenty, unless the table wants it otherwise. A Grand Melee has no
 * map (901.14).
 */
export function chooseWayToPlay(form: NewGameForm, way: WayToPlay): NewGameForm {
  const [alone, together] = usualLives;
  const teams = way === 'teams';
  const melee = way === 'melee';
  const { startingLife: life, planarDecks } = form;
  const startingLife = teams && life === alone ? together : !teams && life === together ? alone : life;
  const decks = melee && planarDecks !== 'own' ? 'shared' : planarDecks;
  return { ...form, teams, melee, startingLife, planarDecks: decks };
}

/** A random deck in place of one that is gone, and that of all in place of a seat's; null: it is not known yet which decks there are. */
export function withoutLostDeck(
  form: NewGameForm,
  decks: readonly { readonly id: string }[] | null,
): NewGameForm {
  const isLost = (choice: DeckChoice) => {
    const chosen = savedDeckIn(choice);
    return chosen !== null && decks?.every(({ id }) => id !== chosen) === true;
  };
  const deck = isLost(form.deck) ? 'random' : form.deck;
  if (!form.seats.some((seat) => seat.deck && isLost(seat.deck)))
    return deck === form.deck ? form : { ...form, deck };
  return {
    ...form,
    deck,
    seats: form.seats.map(({ deck: own, ...seat }) => (own && !isLost(own) ? { ...seat, deck: own } : seat)),
  };
}

/** What the deck of this seat comes of; null: as for all. */
export function chooseSeatDeck(form: NewGameForm, seat: number, deck: DeckChoice | null): NewGameForm {
  const before = form.seats[seat];
  if (!before) return form;
  const { deck: _before, ...rest } = before;
  return { ...form, seats: form.seats.with(seat, deck === null ? rest : { ...rest, deck }) };
}

/** Nobody's own deck holds all planes: those who each want one are dealt it from all. */
export function chooseDecks(form: NewGameForm, planarDecks: PlanarDecks['kind']): NewGameForm {
  const deck = planarDecks === 'own' && form.deck === 'all' ? 'random' : form.deck;
  return { ...form, deck, planarDecks };
}

export function addSeat(form: NewGameForm): NewGameForm {
  const taken = new Set(form.seats.map(({ colour }) => colour));
  const colour = Array.from({ length: MOST_SEATS }, (_, free) => free).find((free) => !taken.has(free)) ?? 0;
  return { ...form, seats: [...form.seats, { name: '', colour }] };
}

export function removeSeat(form: NewGameForm, seat: number): NewGameForm {
  return { ...form, seats: form.seats.toSpliced(seat, 1), startingSeat: null };
}

export function renameSeat(form: NewGameForm, seat: number, name: string): NewGameForm {
  const before = form.seats[seat];
  return before ? { ...form, seats: form.seats.with(seat, { ...before, name: shorten(name) }) } : form;
}

/** The first letters as people count them: an emoji is one. */
function shorten(name: string): string {
  const letters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
  return letters.slice(0, LONGEST_NAME).join('');
}

/** The seat changes places with its neighbour; whoever was to begin still is. */
export function moveSeat(form: NewGameForm, seat: number, by: 1 | -1): NewGameForm {
  const here = form.seats[seat];
  const there = form.seats[seat + by];
  if (!here || !there) return form;
  const moved = (starting: number | null) =>
    starting === seat ? seat + by : starting === seat + by ? seat : starting;
  return {
    ...form,
    seats: form.seats.with(seat, there).with(seat + by, here),
    startingSeat: moved(form.startingSeat),
  };
}
