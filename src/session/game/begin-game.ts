import { type Chance, type Drawn, seedChance } from '../../rules/chance/chance';
import { OWN_DECK_SIZE } from '../../rules/planar/decks/own-decks';
import { type PlanarDecks, smallestSharedDeckSize } from '../../rules/planar/decks/planar-deck';
import { hasOwnDecks } from '../../rules/planar/planar';
import { BY_THE_BOOK, type Planar } from '../../rules/planar/planar-state';
import { grant, type Ruled } from '../../rules/rule';
import { beginHistory } from '../../rules/table/history';
import { beginTable } from '../../rules/table/table';
import { seatedPlayers } from '../../rules/turn/seating-and-teams';
import type { Catalog } from '../cards/catalog';
import { cardsOfDeck } from '../decks/deck-cards';
import {
  type DeckSource,
  dealDecks,
  dealSavedDeck,
  dealSeatDecks,
  parseReadyMade,
  readyMadeCards,
  savedDeckId,
} from '../decks/deck-choice';
import { fillUpDecks } from '../decks/fill-up-decks';
import { startingLife } from '../story/starting-life';
import { type Game, withHistory } from './game';
import type { NewGame } from './new-game';

/** Cards of the user's own decks, by deck id. */
export type SavedDecks = ReadonlyMap<string, readonly string[]>;

/** What a new game is created from: cards, decks, time, randomness and ids. */
export interface GameSources {
  /** Loads the printed cards, and the user's custom cards if any of the given ids needs them. */
  readonly catalog: (cardIds: readonly string[]) => Promise<Catalog>;
  /** Resolves to the cards of one of the user's own decks, or to null if the deck has been deleted. */
  readonly savedDeck: (id: string) => Promise<readonly string[] | null>;
  readonly now: () => number;
  readonly randomSeed: () => Chance;
  readonly freshId: () => string;
}

/** Loads what a new game needs and begins it, or resolves to the reason why the rules do not allow it. */
export async function prepareGame(newGame: NewGame, sources: GameSources): Promise<Ruled<Game>> {
  const savedDecks = await savedDecksOf(newGame, sources.savedDeck);
  const catalog = await sources.catalog([...savedDecks.values()].flat());
  return beginGame(newGame, catalog, sources.randomSeed(), sources.freshId(), sources.now(), savedDecks);
}

/** Loads the user's own decks that the game uses; deleted decks are omitted. */
export async function savedDecksOf(
  { deck, seats }: NewGame,
  savedDeck: (id: string) => Promise<readonly string[] | null>,
): Promise<SavedDecks> {
  const deckIds = new Set(
    [deck, ...seats.flatMap((seat) => seat.deck ?? [])].flatMap((name) => savedDeckId(name) ?? []),
  );
  const loadedDecks = await Promise.all([...deckIds].map(async (id) => [id, await savedDeck(id)] as const));
  return new Map(loadedDecks.flatMap(([id, cards]) => (cards ? [[id, cards]] : [])));
}

/** Deals the planar decks and sets up the table. A deleted deck is replaced by a random one. */
export function beginGame(
  newGame: NewGame,
  catalog: Catalog,
  seed: Chance,
  id: string,
  startedAt: number,
  savedDecks: SavedDecks = new Map(),
): Ruled<Game> {
  const { seats, deck, startingLife: life, startingPlayer, teams, isGrandMelee, houseRules } = newGame;
  const [dealt, afterDeal] = deal(newGame, catalog, savedDecks, seedChance(seed));
  const [planarDecks, chance] =
    dealt && newGame.smallDecks === 'fillUp'
      ? fillUpDecks(dealt, catalog.cardsOf('all'), seats.length, afterDeal)
      : [dealt, afterDeal];
  const setup = {
    seatCount: seats.length,
    startingLife: life,
    startingPlayer,
    planarDecks,
    teams: teams ?? false,
    isGrandMelee,
    houseRules,
    allowsSmallDecks: newGame.smallDecks === 'play',
  };
  const begun = beginTable(setup, chance);
  if (!begun.ok) return begun;
  const { table, happenings } = begun.value;
  return grant(
    withHistory({ id, firstSeats: seats, deck, startedAt, opening: happenings }, beginHistory(table)),
  );
}

/**
 * Returns settings for a new game with the same players, starting life and kind of decks, or null if the beginning of
 * this game is unknown.
 */
export function newGameLike(game: Game): NewGame | null {
  const { seats, deck, history } = game;
  const starting = startingLife(game);
  if (!starting) return null;
  const { turn, planar } = history.table;
  const inSeatOrder = seatedPlayers(turn);
  return {
    seats: inSeatOrder.flatMap((player) => seats[player] ?? []),
    startingLife: starting.life,
    startingPlayer: 'random',
    deck,
    planarDecks: kindOfDecks(planar),
    teams: turn.teams && {
      bySeat: inSeatOrder.map((player) => turn.teams?.[player] ?? 0),
      shareTurns: !turn.teamsPlaySeparately,
    },
    isGrandMelee: turn.marker !== null,
    houseRules: planar?.houseRules ?? BY_THE_BOOK,
    // The decks of the game may have been filled up.
    smallDecks: planar && hasSmallDecks(planar, seats.length) ? 'play' : 'fillUp',
  };
}

function hasSmallDecks(planar: Planar, playerCount: number): boolean {
  const neededCards = hasOwnDecks(planar) ? OWN_DECK_SIZE * playerCount : smallestSharedDeckSize(playerCount);
  return Object.keys(planar.kinds).length < neededCards;
}

function kindOfDecks(planar: Planar | null): PlanarDecks['kind'] {
  if (planar?.map) return planar.map.kind;
  return planar && hasOwnDecks(planar) ? 'own' : 'shared';
}

function deal(
  { seats, deck, planarDecks: kind }: NewGame,
  catalog: Catalog,
  saved: SavedDecks,
  chance: Chance,
): Drawn<PlanarDecks | null> {
  const players = seats.length;
  const cardsIn = (name: string) => {
    const ids = saved.get(savedDeckId(name) ?? '');
    return ids && cardsOfDeck(ids, catalog).cards;
  };
  const savedCards = cardsIn(deck);
  if (kind !== 'own' || deck === 'none' || seats.every((seat) => seat.deck === undefined)) {
    return savedCards
      ? dealSavedDeck(savedCards, kind, players, chance)
      : dealDecks(parseReadyMade(deck), kind, catalog.cardsOf, players, chance);
  }
  const dealtFrom = (cards: DeckSource['cards']): DeckSource => ({ cards, isWhole: false });
  const sharedSource = dealtFrom(savedCards ?? readyMadeCards(parseReadyMade(deck), catalog.cardsOf));
  const sources = new Map<string, DeckSource>();
  for (const name of new Set(seats.flatMap((seat) => seat.deck ?? []))) {
    const cards = cardsIn(name);
    // A seat with the same ready-made deck as the shared choice is dealt from the common pool; a deleted deck is
    // replaced by the shared choice.
    if (cards) sources.set(name, { cards, isWhole: true });
    else if (name !== deck && savedDeckId(name) === null) {
      sources.set(name, dealtFrom(readyMadeCards(parseReadyMade(name), catalog.cardsOf)));
    }
  }
  return dealSeatDecks(
    seats.map((seat) => sources.get(seat.deck ?? '') ?? sharedSource),
    chance,
  );
}
