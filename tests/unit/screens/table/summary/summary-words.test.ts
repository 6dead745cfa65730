import * as catalog from '../../../../../src/content/planes/catalog';
import { en } from '../../../../../src/i18n/en';
import { ru } from '../../../../../src/i18n/ru';
import type { PlanarCard } from '../../../../../src/rules/planar/planar-card';
import { beginTable, type Table } from '../../../../../src/rules/table/table';
import type { WordingContext } from '../../../../../src/screens/parts/text/effect-words';
import {
  lifeInWords,
  summaryAsText,
  summaryTexts,
  timeInWords,
} from '../../../../../src/screens/table/summary/summary-words';
import type { NamedDeck } from '../../../../../src/screens/table/use-decks-of-game';
import { withCustomCards } from '../../../../../src/session/cards/catalog';
import { summaryOf } from '../../../../../src/session/timeline/summary';
import { timelineOf } from '../../../../../src/session/timeline/timeline';
import { assert, suite } from '../../../../support/suite';
import { card, moves, plainTable, seat } from '../../../../support/tables/tables';
import { atMinute, gameThrough, type TimedMove } from '../../../session/timeline/timelines';

const test = suite('summary in words');

const known = withCustomCards(catalog, []);
const names = ['Ann', 'Bo', 'Юля'];

const seats = names.map((name) => ({ name }));
const english: WordingContext = { words: en, language: 'en', catalog: known, seats };
const russian: WordingContext = { words: ru, language: 'ru', catalog: known, seats };

function summarize(
  table: Table,
  timedMoves: readonly TimedMove[],
  wording: WordingContext,
  decks: readonly NamedDeck[] = [],
) {
  const game = { ...gameThrough(table, timedMoves), seats: names.map((name, color) => ({ name, color })) };
  const summary = summaryOf(timelineOf(game, []), [], atMinute(95));
  const parts = summaryTexts(game, summary, decks, wording);
  return { parts, text: summaryAsText(parts, summary.luck, wording) };
}

const withoutPlanes: readonly TimedMove[] = [
  [2, moves.changeLife(1, -7)],
  [4, moves.beginNextTurn],
  [6, moves.changePoison(2, 3)],
  [70, { kind: 'leaveGame', player: seat(1), because: 'conceded' }],
  [71, { kind: 'leaveGame', player: seat(0), because: 'noLife' }],
];

test('a game without planes has a short summary', () => {
  const { parts, text } = summarize(plainTable(), withoutPlanes, english);
  assert.is(parts.headline, 'Юля wins the game.');
  assert.equal(parts.luck, []);
  assert.equal(text.split('\n').slice(2), [
    '',
    'Ann: 20 · Turn time: 4 min · Turn 2: Ann has 0 or less life and is out.',
    'Bo: 13 · Turn time: 32 min · Turn 2: Bo concedes.',
    'Юля: 20, poison 3 · Turn time: 0 s',
    '',
    'Biggest hit, turn 1: Bo −7: 13 life.',
    'Longest turn: Bo, turn 2, 32 min.',
  ]);
  assert.ok(summarize(plainTable(), withoutPlanes, russian).text.startsWith('Победитель: Юля.\n2 хода · '));
});

test('an unfinished game says so, and where it is', () => {
  const deck: readonly PlanarCard[] = [
    'bant',
    'naya',
    'jund',
    'grixis',
    'esper',
    'akoum',
    'bloodhill-bastion',
  ].map((id) => ({ id: card(id), kind: 'plane' }));
  const cards = [
    ...deck,
    ...Array.from({ length: 30 }, (_, index): PlanarCard => ({ id: card(`plane ${index}`), kind: 'plane' })),
  ];
  const begun = beginTable(
    { seatCount: 3, startingLife: 20, startingPlayer: seat(0), planarDecks: { kind: 'shared', cards } },
    [1, 2, 3, 4],
  );
  if (!begun.ok) throw new Error('no table');
  const timedMoves: readonly TimedMove[] = [
    [1, moves.revealStartingPlane],
    [2, moves.roll('chaos')],
    [3, moves.roll('blank')],
    [4, moves.roll('planeswalk')],
    [5, moves.resolveAbility],
  ];
  for (const wording of [english, russian]) {
    const { parts, text } = summarize(begun.value.table, timedMoves, wording);
    const summaryWords = wording.words.summary;
    assert.is(parts.headline, summaryWords.notOver);
    assert.is(parts.planes.length, 2);
    assert.ok(parts.planes[1]?.includes(summaryWords.isNow));
    assert.is(parts.luck[0], summaryWords.rolls(3, 0 + 1 + 2));
    assert.is(parts.luck.length, 3, 'all rolls were entered by hand, which nobody has to be told');
    assert.ok(
      text.includes(
        summaryWords.luckLine(wording.words.faces.chaos, 1, wording.language === 'ru' ? '0,5' : '0.5'),
      ),
    );
  }
});

test('the decks of the game are named, one for everyone or one for each player', () => {
  const textWith = (decks: readonly NamedDeck[], wording: WordingContext) =>
    summarize(plainTable(), withoutPlanes, wording, decks).text;
  assert.match(textWith([{ owner: null, name: 'Seas' }], english), '\n\nPlanar deck: Seas');
  assert.match(textWith([{ owner: seat(0), name: 'Seas' }], english), '\n\nAnn’s planar deck: Seas');
  assert.match(textWith([{ owner: null, name: 'Моря' }], russian), '\n\nКолода измерений: Моря');
});

test('time is shown in hours and minutes, or in seconds below one minute', () => {
  const times = [0, 59_999, 60_000, 3_599_999, 3_600_000, 7_500_000];
  assert.equal(
    times.map((time) => timeInWords(time, english)),
    ['0 s', '59 s', '1 min', '59 min', '1 h 0 min', '2 h 5 min'],
  );
  assert.is(timeInWords(7_500_000, russian), '2 ч 5 мин');
});

test('an infinite total has its own sign', () => {
  assert.equal([20, -3, Number.POSITIVE_INFINITY, 'infinite'].map(lifeInWords), ['20', '−3', '∞', '∞']);
});

test.run();
