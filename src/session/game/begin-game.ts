import { type Drawn, type RandomState, seedChance } from '../../rules/chance/chance';
import { MIN_OWN_DECK_SIZE } from '../../rules/planar/decks/own-decks';
import { type PlanarDecks, smallestSharedDeckSize } from '../../rules/planar/decks/planar-deck';
import { NO_PLANAR_HOUSE_RULES, type PlanarZone } from '../../rules/planar/planar-state';
import { hasOwnDecks } from '../../rules/planar/planar-zone';
import { okResult, type RuleResult } from '../../rules/rule';
import { beginHistory } from '../../rules/table/history';
import { beginTable } from '../../rules/table/table';
import { seatedPlayers } from '../../rules/turn/seating-and-teams';
import { playersInGame, type Turn } from '../../rules/turn/turn';
import type { Catalog } from '../cards/catalog';
import { deckContentsOf } from '../decks/deck-cards';
import {
  type DeckSource,
  dealDecks,
  dealSavedDeck,
  dealSeatDecks,
  parseReadyMadeDeck,
  readyMadeCards,
  savedDeckId,
} from '../decks/deck-choice';
import { mendDecks } from '../decks/mend-decks';
import { startingLife } from '../timeline/starting-life';
import { type Game, withHistory } from './game';
import type { NewGame } from './new-game';

/** Cards of the user's own decks, by deck id. */
export type CardsBySavedDeck = ReadonlyMap<string, readonly string[]>;

/** What a new game is created from: cards, decks, time, randomness and ids. */
export interface GameSources {
  /** Loads the printed cards, and the user's custom cards if any of the given ids needs them. */
  readonly loadCatalog: (cardIds: readonly string[]) => Promise<Catalog>;
  /** Resolves to the cards of one of the user's own decks, or to null if the deck has been deleted. */
  readonly loadDeckCards: (id: string) => Promise<readonly string[] | null>;
  readonly now: () => number;
  readonly randomSeed: () => RandomState;
  readonly freshId: () => string;
}

/** Loads what a new game needs and begins it, or resolves to the reason why the rules do not allow it. */
export async function prepareGame(newGame: NewGame, sources: GameSources): Promise<RuleResult<Game>> {
  const cardsBySavedDeck = await loadSavedDecks(newGame, sources.loadDeckCards);
  const catalog = await sources.loadCatalog([...cardsBySavedDeck.values()].flat());
  return beginGame(
    newGame,
    catalog,
    sources.randomSeed(),
    sources.freshId(),
    sources.now(),
    cardsBySavedDeck,
  );
}

/** Loads the user's own decks that the game uses; deleted decks are omitted. */
export async function loadSavedDecks(
  { deckChoice, seats }: NewGame,
  loadDeckCards: (id: string) => Promise<readonly string[] | null>,
): Promise<CardsBySavedDeck> {
  const deckIds = new Set(
    [deckChoice, ...seats.flatMap((seat) => seat.deck ?? [])].flatMap((choice) => savedDeckId(choice) ?? []),
  );
  const loadedDecks = await Promise.all(
    [...deckIds].map(async (id) => [id, await loadDeckCards(id)] as const),
  );
  return new Map(loadedDecks.flatMap(([id, cards]) => (cards ? [[id, cards]] : [])));
}

/** Deals the planar decks and sets up the table. A deleted deck is replaced by a random one. */
export function beginGame(
  newGame: NewGame,
  catalog: Catalog,
  seed: RandomState,
  id: string,
  startedAt: number,
  cardsBySavedDeck: CardsBySavedDeck = new Map(),
): RuleResult<Game> {
  const { seats, deckChoice, startingLife: life, startingPlayer, teams, isGrandMelee, houseRules } = newGame;
  const [dealtDecks, randomStateAfterDeal] = deal(newGame, catalog, cardsBySavedDeck, seedChance(seed));
  const [planarDecks, chance] =
    dealtDecks && newGame.ifDecksIllegal === 'mend'
      ? mendDecks(dealtDecks, catalog.cardsOfKind('official'), seats.length, randomStateAfterDeal)
      : [dealtDecks, randomStateAfterDeal];
  const setup = {
    seatCount: seats.length,
    startingLife: life,
    startingPlayer,
    planarDecks,
    teams: teams ?? false,
    isGrandMelee,
    houseRules,
    allowsSmallDecks: newGame.ifDecksIllegal === 'play',
  };
  const beginning = beginTable(setup, chance);
  if (!beginning.ok) return beginning;
  const { table, happenings } = beginning.value;
  return okResult(
    withHistory(
      { id, initialSeats: seats, deck: deckChoice, startedAt, opening: happenings },
      beginHistory(table),
    ),
  );
}

/**
 * Returns settings for a new game with the same players, starting life and kind of decks, or null if the beginning of
 * this game is unknown.
 */
export function newGameLike(game: Game): NewGame | null {
  const { seats, deck, history } = game;
  const startingTotal = startingLife(game);
  if (!startingTotal) return null;
  const { turn, planar } = history.table;
  const inSeatOrder = seatedPlayers(turn);
  return {
    seats: inSeatOrder.flatMap((player) => seats[player] ?? []),
    startingLife: startingTotal.life,
    startingPlayer: 'random',
    deckChoice: deck,
    deckKind: deckKindOf(planar),
    teams: turn.teams && {
      bySeat: inSeatOrder.map((player) => turn.teams?.[player] ?? 0),
      shareTurns: !turn.teamsPlaySeparately,
    },
    isGrandMelee: turn.marker !== null,
    houseRules: planar?.houseRules ?? NO_PLANAR_HOUSE_RULES,
    // The decks of the game may have been mended.
    ifDecksIllegal: planar && hasSmallDecks(planar, turn) ? 'play' : 'mend',
  };
}

/** Whether the decks are below the minimum; players who have left took their own decks with them (901.10). */
function hasSmallDecks(planar: PlanarZone, turn: Turn): boolean {
  const neededCards = hasOwnDecks(planar)
    ? MIN_OWN_DECK_SIZE * playersInGame(turn).length
    : smallestSharedDeckSize(turn.hasLeftBySeat.length);
  return Object.keys(planar.kinds).length < neededCards;
}

function deckKindOf(planar: PlanarZone | null): PlanarDecks['kind'] {
  if (planar?.map) return planar.map.kind;
  return planar && hasOwnDecks(planar) ? 'own' : 'shared';
}

function deal(
  { seats, deckChoice: sharedDeckChoice, deckKind: kind }: NewGame,
  catalog: Catalog,
  cardsBySavedDeck: CardsBySavedDeck,
  chance: RandomState,
): Drawn<PlanarDecks | null> {
  const playerCount = seats.length;
  const savedCardsOf = (deckChoice: string) => {
    const ids = cardsBySavedDeck.get(savedDeckId(deckChoice) ?? '');
    return ids && deckContentsOf(ids, catalog).cards;
  };
  const sharedSavedCards = savedCardsOf(sharedDeckChoice);
  if (kind !== 'own' || sharedDeckChoice === 'none' || seats.every((seat) => seat.deck === undefined)) {
    return sharedSavedCards
      ? dealSavedDeck(sharedSavedCards, kind, playerCount, chance)
      : dealDecks(parseReadyMadeDeck(sharedDeckChoice), kind, catalog.cardsOfKind, playerCount, chance);
  }
  const poolSource = (cards: DeckSource['cards']): DeckSource => ({ cards, isWhole: false });
  const sharedSource = poolSource(
    sharedSavedCards ?? readyMadeCards(parseReadyMadeDeck(sharedDeckChoice), catalog.cardsOfKind),
  );
  const sourceByDeckChoice = new Map<string, DeckSource>();
  for (const deckChoice of new Set(seats.flatMap((seat) => seat.deck ?? []))) {
    const cards = savedCardsOf(deckChoice);
    // A seat with the same ready-made deck as the shared choice is dealt from the common pool; a deleted deck is
    // replaced by the shared choice.
    if (cards) sourceByDeckChoice.set(deckChoice, { cards, isWhole: true });
    else if (deckChoice !== sharedDeckChoice && savedDeckId(deckChoice) === null) {
      sourceByDeckChoice.set(
        deckChoice,
        poolSource(readyMadeCards(parseReadyMadeDeck(deckChoice), catalog.cardsOfKind)),
      );
    }
  }
  return dealSeatDecks(
    seats.map((seat) => sourceByDeckChoice.get(seat.deck ?? '') ?? sharedSource),
    chance,
  );
}
