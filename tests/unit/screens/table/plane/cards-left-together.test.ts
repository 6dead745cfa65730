/** Cards that are left at the same time are ordered by their owner, on the table as it is drawn (701.31b, 901.11c). */
import type { PlanarOperation } from '../../../../../src/rules/planar/planar-operation';
import { startingOn } from '../../../../support/cards/card-situations';
import { frontmostElement, press, pressableLabels, textOf } from '../../../../support/rendered/pressing';
import { inRussian, liveGame, openTable, playInApp } from '../../../../support/rendered/rendered-table';
import { assert, suite } from '../../../../support/suite';
import { moves, ownDecksTable } from '../../../../support/tables/tables';

const test = suite('cards left together');

/** As Spatial Merging does. */
const operation: PlanarOperation = {
  take: { kind: 'untilPlanes', count: 2 },
  shown: 'all',
  planes: ['walk'],
  others: ['bottom'],
  chosen: 2,
  bottom: 'anyOrder',
  chaos: false,
};
const walkToTwoPlanes = moves.takeCards(operation);
const oneMore = moves.takeCards({
  ...operation,
  take: { kind: 'cards', count: 1 },
  planes: ['add'],
  chosen: null,
});

const decks = () => liveGame.currentGame()?.history.table.planar?.decks.map(({ cards }) => cards) ?? [];
const buttons = () => pressableLabels(frontmostElement());

/** Everyone has seen the cards, so they are shown at once, and any order may be confirmed. */
function assertOrderIsAskedOf(owner: string) {
  assert.ok(textOf(document.querySelector('main')).includes(`${owner}: put the cards`));
  assert.ok(buttons().includes('Done'));
}

async function lineOfLog() {
  await press('Log');
  const read = () => textOf(frontmostElement().querySelector('.lines > .line > p'));
  const line = [read(), await inRussian(read)];
  await press('Close');
  return line;
}

test('the planes of Spatial Merging go to the bottom in the order that is chosen', async () => {
  await openTable(startingOn('bant', 'naya', 'grixis', 'jund', 'esper'));
  await playInApp(walkToTwoPlanes, moves.roll('planeswalk'), moves.resolveAbility);
  assert.equal(decks(), [['esper', 'bant']], 'they are in nobody’s deck yet');
  assertOrderIsAskedOf('Anya');
  assert.ok(buttons().includes('Move Naya later'));
  assert.ok((await inRussian(buttons)).includes('Найя: позже'));
  await press('Move Naya later');
  await press('Done');
  assert.equal(decks(), [['esper', 'bant', 'grixis', 'naya']]);
  assert.equal(await lineOfLog(), [
    'Anya puts Grixis and Naya on the bottom in an order of their choice.',
    'Anya: в низ колоды в выбранном порядке — «Гриксис», «Найя».',
  ]);
});

test('901.3: only a player who owns more than one of them is asked', async () => {
  await openTable(
    ownDecksTable([
      ['bant', 'naya', 'agyrem'],
      ['grixis', 'jund', 'nyx'],
      ['esper', 'kessig'],
    ]),
  );
  await playInApp(moves.revealStartingPlane, oneMore, moves.beginNextTurn, oneMore, moves.planeswalk);
  assertOrderIsAskedOf('Anya');
  assert.ok(buttons().includes('Move Naya earlier'));
  assert.not(buttons().some((label) => label.includes('Grixis')));
  await press('Move Naya earlier');
  await press('Done');
  assert.equal(decks(), [
    ['agyrem', 'naya', 'bant'],
    ['nyx', 'grixis'],
    ['esper', 'kessig'],
  ]);
});

test.run();
