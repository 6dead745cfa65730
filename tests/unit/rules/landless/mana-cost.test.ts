import fc from 'fast-check';
import {
  type Color,
  type CostMistake,
  colorPairs,
  colors,
  colorsOfCost,
  costMistakes,
  inPrintedOrder,
  MAX_GENERIC,
  type ManaSymbol,
  readManaCost,
  writeManaCost,
} from '../../../../src/rules/landless/mana-cost';
import { assert, suite } from '../../../support/suite';

const test = suite('mana cost');

const RUNS = { seed: 20_260_925, numRuns: 2_000, includeErrorInReport: true };

/** What is typed, what is printed, and its colors. */
const readable: readonly (readonly [typed: string, printed: string, colors: string])[] = [
  ['', '', ''],
  ['   ', '', ''],
  ['{0}', '{0}', ''],
  ['0', '{0}', ''],
  ['2WU', '{2}{W}{U}', 'WU'],
  ['{2}{W}{U}', '{2}{W}{U}', 'WU'],
  ['2wu', '{2}{W}{U}', 'WU'],
  [' 2 w u ', '{2}{W}{U}', 'WU'],
  ['10GG', '{10}{G}{G}', 'G'],
  ['XRR', '{X}{R}{R}', 'R'],
  ['XYZ', '{X}{Y}{Z}', ''],
  ['C', '{C}', ''],
  ['SS', '{S}{S}', ''],
  ['W/U', '{W/U}', 'WU'],
  ['U/W', '{W/U}', 'WU'],
  ['{g/r}', '{R/G}', 'RG'],
  ['2/W', '{2/W}', 'W'],
  ['{2/w}{2/w}', '{2/W}{2/W}', 'W'],
  ['W/2', '{2/W}', 'W'],
  ['1 2/B', '{1}{2/B}', 'B'],
  ['C/G', '{C/G}', 'G'],
  ['R/P', '{R/P}', 'R'],
  ['P/W', '{W/P}', 'W'],
  ['{p/g}', '{G/P}', 'G'],
  ['{W/U/P}', '{W/U/P}', 'WU'],
  ['G/W/P', '{G/W/P}', 'WG'],
  ['1R // 2U', '{1}{R} // {2}{U}', 'UR'],
  ['{1}{R}//{2}{U}', '{1}{R} // {2}{U}', 'UR'],
  ['1000000', '{1000000}', ''],
  ['2В', '{2}{B}', 'B'],
  ['ЦГИКП', '{W}{U}{B}{R}{G}', 'WUBRG'],
  ['XБСЧКЗ', '{X}{W}{U}{B}{R}{G}', 'WUBRG'],
  ['2чз', '{2}{B}{G}', 'BG'],
  ['К/Ф', '{R/P}', 'R'],
  ['O', '{0}', ''],
];

for (const [typed, printed, found] of readable) {
  test(`read: “${typed}”`, () => {
    const read = readManaCost(typed);
    if (!read.ok) throw new Error(read.error.mistake);
    assert.is(writeManaCost(read.value), printed);
    assert.is(colorsOfCost(read.value).join(''), found);
  });
}

test('no mana cost is not a cost of zero', () => {
  assert.equal(readManaCost(''), { ok: true, value: null });
  assert.equal(readManaCost('0'), { ok: true, value: [[{ kind: 'generic', amount: 0 }]] });
});

/** What is typed, the mistake, and the piece of it that is marked. */
const unreadable: readonly (readonly [typed: string, mistake: CostMistake, marked: string])[] = [
  ['2WQ', 'unknownSymbol', 'Q'],
  ['{T}', 'unknownSymbol', '{T}'],
  ['2 Ж', 'russianLetter', 'Ж'],
  ['2WЧ', 'russianLetter', 'Ч'],
  ['ЦС', 'russianLetter', 'С'],
  ['W/', 'unknownSymbol', '/'],
  ['{W', 'unclosedBrace', '{W'],
  ['1{}', 'emptySymbol', '{}'],
  ['{W/W}', 'sameColorTwice', '{W/W}'],
  ['3/W', 'unknownSymbol', '3/W'],
  ['{2/C}', 'unknownSymbol', '{2/C}'],
  ['W/P/P', 'unknownSymbol', 'W/P/P'],
  ['{2/W/P}', 'unknownSymbol', '{2/W/P}'],
  ['{W/U/G}', 'unknownSymbol', '{W/U/G}'],
  ['1000001', 'tooMuch', '1000001'],
  ['1 // ', 'missingHalf', '// '],
  ['// W', 'missingHalf', '//'],
  ['/////', 'missingHalf', '//'],
  ['1//2//3', 'tooManyHalves', '//3'],
  ['W🌲', 'unknownSymbol', '🌲'],
  ['<b>', 'unknownSymbol', '<'],
  ['W'.repeat(201), 'tooLong', 'W'],
];

for (const [typed, mistake, marked] of unreadable) {
  test(`not read: “${typed.slice(0, 20)}”`, () => {
    const read = readManaCost(typed);
    if (read.ok) throw new Error(`read as ${writeManaCost(read.value)}`);
    assert.is(read.error.mistake, mistake);
    assert.is(typed.slice(read.error.from, read.error.to), marked);
  });
}

test('every kind of mistake occurs', () => {
  const tested = unreadable.map(([, mistake]) => mistake);
  assert.equal(
    costMistakes.filter((mistake) => !tested.includes(mistake)),
    [],
  );
});

test('Cyrillic look-alikes count as Latin letters', () => {
  assert.equal(readManaCost('Х{В}{C/G}'), readManaCost('X{B}{C/G}'));
  assert.equal(readManaCost('r/р'), readManaCost('R/P'));
});

const color = fc.constantFrom<Color>(...colors);
const pair = fc.constantFrom(...colorPairs);
const symbols: fc.Arbitrary<ManaSymbol> = fc.oneof(
  fc.record({ kind: fc.constant('generic' as const), amount: fc.nat(MAX_GENERIC) }),
  fc.record({ kind: fc.constant('variable' as const), letter: fc.constantFrom('X', 'Y', 'Z') }),
  fc.record({
    kind: fc.constantFrom(
      'colored' as const,
      'twobrid' as const,
      'colorlessHybrid' as const,
      'phyrexian' as const,
    ),
    color,
  }),
  fc.record({ kind: fc.constantFrom('colorless' as const, 'snow' as const) }),
  fc.record({ kind: fc.constantFrom('hybrid' as const, 'hybridPhyrexian' as const), pair }),
);
const half = fc.array(symbols, { minLength: 1, maxLength: 8 });
const costs = fc.oneof(fc.constant(null), fc.array(half, { minLength: 1, maxLength: 2 }));

test('a printed cost is read back unchanged', () => {
  fc.assert(
    fc.property(costs, (cost) => {
      const read = readManaCost(writeManaCost(cost));
      assert.ok(read.ok);
      assert.is(JSON.stringify(read.ok && read.value), JSON.stringify(cost));
    }),
    RUNS,
  );
});

test('any text is a cost or a marked mistake', () => {
  const typed = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom(...'WUBRGCXYZSP0123456789/{} вВкКхХрР') }),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const read = readManaCost(text);
      if (read.ok) return;
      const { from, to, mistake } = read.error;
      assert.ok(costMistakes.includes(mistake));
      assert.ok(from >= 0 && from < to && to <= text.length, `${text}: ${mistake} from ${from} to ${to}`);
    }),
    RUNS,
  );
});

test('two or three colors are in the order in which cards print them', () => {
  const pairs = 'WU UB BR RG GW WB UR BG RW GU';
  const triples = 'WUB UBR BRG RGW GWU WBG URW BGU RWB GUR';
  for (const order of ['', 'W', ...pairs.split(' '), ...triples.split(' ')]) {
    const set = colors.filter((color) => order.includes(color));
    assert.is(inPrintedOrder(set).join(''), order);
  }
});

test.run();
