/** The buttons of an ability whose card was left name that card, because it is no longer in sight. */
import { en } from '../../../../../src/i18n/en';
import { arrivingAt, startingOn } from '../../../../support/cards/card-situations';
import { frontmostElement, press, pressableLabels } from '../../../../support/rendered/pressing';
import { inRussian, openTable, playInApp } from '../../../../support/rendered/rendered-table';
import { assert, suite } from '../../../../support/suite';
import { moves } from '../../../../support/tables/tables';

const { planeswalk, roll } = moves;

const test = suite('cards that were left');

function seen() {
  const [main, card] = ['[data-actions] .mainActions', '[data-card]'].map((place) =>
    document.querySelector(place),
  );
  if (!main || !card) throw new Error('the table is not shown');
  return { main: pressableLabels(main), card: pressableLabels(card).at(-1) };
}

test('113.7a: a phenomenon that was left is named on the buttons that resolve and counter it', async () => {
  await openTable(arrivingAt('interplanar-tunnel', 'naya', 'jund', 'grixis', 'esper', 'agyrem'));
  assert.equal(seen(), { main: ['Resolve'], card: 'Skip (didn’t resolve)' });
  await playInApp(planeswalk);
  assert.equal(seen(), {
    main: ['Resolve: Interplanar Tunnel'],
    card: 'Skip (didn’t resolve): Interplanar Tunnel',
  });
  assert.equal(await inRussian(seen), {
    main: ['Выполнить: Межмировой туннель'],
    card: 'Пропустить (без эффекта): Межмировой туннель',
  });
});

test('and so is one that the players carry out themselves', async () => {
  await openTable(arrivingAt('morphic-tide', 'naya', 'jund'));
  assert.equal(seen().main, ['Done resolving']);
  await playInApp(planeswalk);
  assert.equal(seen().main, ['Done resolving: Morphic Tide']);
});

test('113.7a: so is a plane whose chaos ability is waiting', async () => {
  await openTable(startingOn('bant', 'naya', 'jund'));
  await playInApp(roll('chaos'));
  const explained = () => pressableLabels(frontmostElement()).find((label) => /resolve|разреши/.test(label));
  await press(en.meaning.title, () => document.querySelector('[data-card]') ?? document.body);
  assert.is(explained(), 'Skip chaos (didn’t resolve)');
  await press(en.close);
  await playInApp(planeswalk);
  await press(en.meaning.title, () => document.querySelector('[data-card]') ?? document.body);
  assert.is(explained(), 'Skip chaos (didn’t resolve): Bant');
  assert.is(await inRussian(explained), 'Пропустить хаос (не разрешился): Бэнт');
});

test('a waiting planeswalk belongs to no card', async () => {
  await openTable(startingOn('bant', 'naya', 'jund'));
  await playInApp(roll('planeswalk'));
  assert.equal(seen(), { main: ['Planeswalk', 'Stay (if countered)'], card: en.meaning.title });
});

test('614.1a: where chaos ensues instead, the question is not whether someone planeswalked', async () => {
  await openTable(arrivingAt('fixed-point-in-time', 'naya', 'jund'));
  await press(en.acts.resolve);
  await playInApp(roll('planeswalk'));
  assert.equal(seen().main, ['Chaos ensues', 'Skip (didn’t resolve)']);
  assert.equal(await inRussian(() => seen().main), ['Наступает хаос', 'Пропустить (без эффекта)']);
});

test.run();
