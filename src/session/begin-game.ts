import { type Chance, type Drawn, seedChance } from '../rules/chance/chance';
import { BY_THE_BOOK, hasOwnDecks, type Planar } from '../rules/planar/planar';
import type { PlanarDecks } from '../rules/planar/planar-deck';
import { granted, type Ruled } from '../rules/rule';
import { beginHistory } from '../rules/table/history';
import { beginTable } from '../rules/table/table';
import { seatedPlayers } from '../rules/turn/turn';
import type { Catalogue } from './catalogue';
import { cardsOfDeck } from './deck-cards';
import {
  asReadyMade,
  type DeckSource,
  dealDecks,
  dealDecksApart,
  dealSavedDeck,
  poolOf,
  savedDeckIn,
} from './deck-choice';
import { type Game, withHistory } from './game';
import type { NewGame } from './live-table';

/** The cards of decks of the user's own by the ids of the decks. */
export type SavedDecks = ReadonlyMap<string, readonly string[]>;

/** The decks of the user's own that the game is to be played with; those that are gone are not there. */
export async function savedDecksOf(
  { deck, seats }: NewGame,
  find: (id: string) => Promise<readonly string[] | null>,
): Promise<SavedDecks> {
  const wanted = new Set(
    [deck, ...seats.flatMap((seat) => seat.deck ?? [])].flatMap((name) => savedDeckIn(name) ?? []),
  );
  const found = await Promise.all([...wanted].map(async (id) => [id, await find(id)] as const));
  return new Map(found.flatMap(([id, cards]) => (cards ? [[id, cards]] : [])));
}

/** Deals the planar decks and lays out the table. A deck that is gone makes room for a random one. */
export function beginGame(
  newGame: NewGame,
  catalogue: Catalogue,
  seed: Chance,
  id: string,
  startedAt: number,
  saved: SavedDecks = new Map(),
): Ruled<Game> {
  const { seats, deck, startingLife, startingPlayer, teams, melee, house } = newGame;
  const [planarDecks, chance] = deal(newGame, catalogue, saved, seedChance(seed));
  const setup = {
    seats: seats.length,
    startingLife,
    startingPlayer,
    planarDecks,
    teams: teams ?? false,
    melee,
    house,
  };
  const begun = beginTable(setup, chance);
  if (!begun.ok) return begun;
  const { table, happenings } = begun.value;
  return granted(
    withHistory({ id, firstSeats: seats, deck, startedAt, opening: happenings }, beginHistory(table)),
  );
}

/** The same players, life and kind of decks as in this game; null where its beginning is not told. */
export function newGameLike({ seats, deck, opening, history: { table } }: Game): NewGame | null {
  const beginning = opening.find((happening) => happening.kind === 'gameBegan');
  if (!beginning) return null;
  const { turn, planar } = table;
  const around = seatedPlayers(turn);
  return {
    seats: around.flatMap((player) => seats[player] ?? []),
    startingLife: beginning.startingLife,
    startingPlayer: 'random',
    deck,
    planarDecks: kindOfDecks(planar),
    teams: turn.teams && { of: around.map((player) => turn.teams?.[player] ?? 0), share: !turn.apart },
    melee: turn.marker !== null,
    house: planar?.house ?? BY_THE_BOOK,
  };
}

function kindOfDecks(planar: Planar | null): PlanarDecks['kind'] {
  if (planar?.map) return planar.map.kind;
  return planar && hasOwnDecks(planar) ? 'own' : 'shared';
}

function deal(
  { seats, deck, planarDecks: kind }: NewGame,
  catalogue: Catalogue,
  saved: SavedDecks,
  chance: Chance,
): Drawn<PlanarDecks | null> {
  const players = seats.length;
  const cardsIn = (name: string) => {
    const ids = saved.get(savedDeckIn(name) ?? '');
    return ids && cardsOfDeck(ids, catalogue).cards;
  };
  const own = cardsIn(deck);
  if (kind !== 'own' || deck === 'none' || seats.every((seat) => seat.deck === undefined)) {
    return own
      ? dealSavedDeck(own, kind, players, chance)
      : dealDecks(asReadyMade(deck), kind, catalogue.cardsOf, players, chance);
  }
  const dealt = (cards: DeckSource['cards']): DeckSource => ({ cards, isWhole: false });
  const forAll = dealt(own ?? poolOf(asReadyMade(deck), catalogue.cardsOf));
  const sources = new Map<string, DeckSource>();
  for (const name of new Set(seats.flatMap((seat) => seat.deck ?? []))) {
    const cards = cardsIn(name);
    // With the same ready-made deck as all, one is dealt along with theirs; a saved one that is gone is that of all.
    if (cards) sources.set(name, { cards, isWhole: true });
    else if (name !== deck && savedDeckIn(name) === null) {
      sources.set(name, dealt(poolOf(asReadyMade(name), catalogue.cardsOf)));
    }
  }
  return dealDecksApart(
    seats.map((seat) => sources.get(seat.deck ?? '') ?? forAll),
    chance,
  );
}
