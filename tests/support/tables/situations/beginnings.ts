/** Setups that begin a game, and setups that are refused. */
import { MAX_TOTAL } from '../../../../src/rules/limits';
import type { Refusal } from '../../../../src/rules/rule';
import type { Setup } from '../../../../src/rules/table/table';
import { numberedCards, seat, sharedDeck } from '../tables';

export interface BeginningSituation {
  readonly name: string;
  readonly setup: Partial<Setup>;
  readonly expect: 'begins' | Refusal;
}

export const legalDeck = numberedCards(30, 6);
export const ownDecks = (players: number): Setup['planarDecks'] => ({
  kind: 'own',
  decks: Array.from({ length: players }, () => numberedCards(8, 2)),
});
export const setup: Setup = { seatCount: 3, startingLife: 20, startingPlayer: seat(0), planarDecks: null };

export const beginnings: readonly BeginningSituation[] = [
  { name: '103.1: three players without planes', setup: {}, expect: 'begins' },
  {
    name: '103.1: three players with a legal deck',
    setup: { planarDecks: sharedDeck(legalDeck) },
    expect: 'begins',
  },
  { name: '103.1: any starting life', setup: { startingLife: 40 }, expect: 'begins' },
  {
    name: '901.2: one player is too few',
    setup: { seatCount: 1 },
    expect: { rule: '901.2', reason: 'tooFewPlayers', limit: 2 },
  },
  ...[65, 1e9, 2 ** 53].map(
    (seats): BeginningSituation => ({
      name: `107.1: ${seats} players are too many for one table`,
      setup: { seatCount: seats },
      expect: { rule: '107.1', reason: 'numberTooLarge', limit: 64 },
    }),
  ),
  ...[2.5, 1.5, Number.NaN, Number.POSITIVE_INFINITY].map(
    (seats): BeginningSituation => ({
      name: `107.1: ${seats} players are not a whole number of players`,
      setup: { seatCount: seats },
      expect: { rule: '107.1', reason: 'notAWholeNumber' },
    }),
  ),
  ...[3, -1, 0.5, Number.NaN].map(
    (number): BeginningSituation => ({
      name: `103.1: nobody at seat ${number} can begin a game of three`,
      setup: { startingPlayer: seat(number) },
      expect: { rule: '103.1', reason: 'noSuchPlayer' },
    }),
  ),
  {
    name: '901.5: a deck of any size contains a plane',
    setup: { planarDecks: sharedDeck(numberedCards(0, 3)), allowsSmallDecks: true },
    expect: { rule: '901.5', reason: 'noPlane' },
  },
  {
    name: '107.1: the starting life is a whole number',
    setup: { startingLife: 20.5 },
    expect: { rule: '107.1', reason: 'notAWholeNumber' },
  },
  {
    name: '107.1: the starting life stays below a million',
    setup: { startingLife: 1_000_000 },
    expect: { rule: '107.1', reason: 'numberTooLarge', limit: MAX_TOTAL },
  },
  {
    name: '810.2: three players cannot form teams of two',
    setup: { teams: true },
    expect: { rule: '810.2', reason: 'unevenTeams' },
  },
  {
    name: '810.2: one team alone has nobody to play against',
    setup: { teams: { bySeat: [0, 0, 0], shareTurns: false } },
    expect: { rule: '810.2', reason: 'tooFewTeams' },
  },
  {
    name: '810.2: if there are teams, everybody belongs to one',
    setup: { teams: { bySeat: [0, 1], shareTurns: true } },
    expect: { rule: '810.2', reason: 'tooFewTeams' },
  },
  {
    name: '810.2: players who share a turn sit together',
    setup: { seatCount: 4, teams: { bySeat: [0, 1, 0, 1], shareTurns: true }, planarDecks: null },
    expect: { rule: '810.2', reason: 'teamsSitTogether' },
  },
  {
    name: '901.15a: four players need more cards',
    setup: { seatCount: 4, planarDecks: sharedDeck(legalDeck) },
    expect: { rule: '901.15a', reason: 'tooFewPlanarCards', limit: 40 },
  },
  {
    name: '901.15a: two players may have fewer phenomena',
    setup: { seatCount: 2, planarDecks: sharedDeck(legalDeck) },
    expect: { rule: '901.15a', reason: 'tooManyPhenomena', limit: 4 },
  },
  { name: '901.3: three players with a deck each', setup: { planarDecks: ownDecks(3) }, expect: 'begins' },
  {
    name: '901.3: decks may hold the same cards and be of different sizes',
    setup: { planarDecks: { kind: 'own', decks: [10, 12, 11].map((planes) => numberedCards(planes, 2)) } },
    expect: 'begins',
  },
  {
    name: '901.3: a deck with too few cards is refused with its owner',
    setup: { planarDecks: { kind: 'own', decks: [10, 9, 8].map((planes) => numberedCards(planes, 0)) } },
    expect: { rule: '901.3', reason: 'tooFewPlanarCards', limit: 10, player: seat(1) },
  },
  {
    name: '901.3: if players have their own decks, everybody has one',
    setup: { planarDecks: ownDecks(2) },
    expect: { rule: '901.3', reason: 'tooFewPlanarCards', limit: 10, player: seat(2) },
  },
  {
    name: '901.3: a deck for nobody at the table',
    setup: { planarDecks: ownDecks(4) },
    expect: { rule: '901.3', reason: 'noSuchPlayer' },
  },
  {
    name: '901.15a: a map needs five planes',
    setup: { seatCount: 20, planarDecks: { kind: 'open', cards: numberedCards(4, 40) } },
    expect: { rule: '901.15a', reason: 'tooFewPlanesForMap', limit: 5 },
  },
  {
    name: '901.15a: no card twice',
    setup: { planarDecks: sharedDeck([...numberedCards(30, 0), ...numberedCards(1, 0)]) },
    expect: { rule: '901.15a', reason: 'repeatedPlanarCard' },
  },
];
