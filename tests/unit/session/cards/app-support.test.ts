import { catalog } from '../../../../src/content/planes/catalog';
import { type AbilitySupport, appSupportOf } from '../../../../src/session/cards/app-support';
import { assert, suite } from '../../../support/suite';

const test = suite('what the app does on a card');

function supportOn(id: string): readonly AbilitySupport[] {
  const card = catalog.find((each) => each.id === id);
  if (!card) throw new Error(`no card ${id}`);
  return appSupportOf(card);
}

for (const [id, kinds, left] of [
  ['interplanar-tunnel', [['takeCards', 'staysOnStack']], [['cards']]],
  ['time-distortion', [['reverseTurnOrder', 'staysOnStack']], [[]]],
  ['bant', [['showsText'], ['staysOnStack']], null],
  ['cliffside-market', [['exchangeLife', 'remindsInTime'], ['staysOnStack']], null],
  ['academy-at-tolaria-west', [['remindsInTime'], ['staysOnStack']], [['cards'], ['cards']]],
] as const) {
  test(`${id}: each ability says what the app does and what is left`, () => {
    const found = supportOn(id);
    assert.equal(
      found.map((each) => each.kinds),
      kinds,
    );
    if (left) {
      assert.equal(
        found.map((each) => each.playersTasks),
        left,
      );
    }
  });
}

test('life that the app changes is not left to the players', () => {
  assert.equal(supportOn('cliffside-market')[0]?.playersTasks, ['spells', 'choices']);
});

test('counters are counted, and the ability at their threshold is not left to the players', () => {
  const counting = catalog.filter(({ counters }) => counters?.threshold !== undefined);
  assert.ok(counting.length > 0);
  for (const card of counting) {
    const support = appSupportOf(card);
    assert.ok(support[0]?.kinds.includes('keepsCounters'), card.id);
    const byItself = support.filter(({ kinds }) => kinds.includes('triggersByItself'));
    assert.equal(
      byItself.map(({ playersTasks }) => playersTasks),
      byItself.map(() => []),
    );
  }
});

test('every ability of every card has something the app does', () => {
  for (const card of catalog) {
    const support = appSupportOf(card);
    assert.is(support.length, card.abilities.length, card.id);
    for (const { kinds } of support) assert.ok(kinds.length > 0, card.id);
  }
});

test.run();
