/** The buttons of an ability whose card was left name that card, because it is no longer in sight. */
import { en } from '../../../../../src/i18n/en';
import { comingTo, startingOn } from '../../../../support/cards/card-situations';
import { inFront, press, pressableIn } from '../../../../support/rendered/pressing';
import { bringTo, inRussian, sitDownAt } from '../../../../support/rendered/rendered-table';
import { assert, suite } from '../../../../support/suite';
import { moves } from '../../../../support/tables/tables';

const { planeswalk, roll } = moves;

const test = suite('cards that were left');

function seen() {
  const [main, card] = ['[data-actions] .mainActions', '[data-card]'].map((place) =>
    document.querySelector(place),
  );
  if (!main || !card) throw new Error('the table is not shown');
  return { main: pressableIn(main), card: pressableIn(card).at(-1) };
}

test('113.7a: a phenomenon that was left is named on the buttons that resolve and counter it', async () => {
  await sitDownAt(comingTo('interplanar-tunnel', 'naya', 'jund', 'grixis', 'esper', 'agyrem'));
  assert.equal(seen(), { main: ['Resolve'], card: 'Ability didn’t resolve' });
  await bringTo(planeswalk);
  assert.equal(seen(), {
    main: ['Resolve: Interplanar Tunnel'],
    card: 'Ability didn’t resolve: Interplanar Tunnel',
  });
  assert.equal(await inRussian(seen), {
    main: ['Выполнить: Межмировой туннель'],
    card: 'Способность не разрешилась: Межмировой туннель',
  });
});

test('and so is one that the players carry out themselves', async () => {
  await sitDownAt(comingTo('morphic-tide', 'naya', 'jund'));
  assert.equal(seen().main, ['Done resolving']);
  await bringTo(planeswalk);
  assert.equal(seen().main, ['Done resolving: Morphic Tide']);
});

test('113.7a: so is a plane whose chaos ability is waiting', async () => {
  await sitDownAt(startingOn('bant', 'naya', 'jund'));
  await bringTo(roll('chaos'));
  const explained = () => pressableIn(inFront()).find((label) => /resolve|разрешилась/.test(label));
  await press(en.meaning.title, () => document.querySelector('[data-card]') ?? document.body);
  assert.is(explained(), 'Chaos ability didn’t resolve');
  await press(en.close);
  await bringTo(planeswalk);
  await press(en.meaning.title, () => document.querySelector('[data-card]') ?? document.body);
  assert.is(explained(), 'Chaos ability didn’t resolve: Bant');
  assert.is(await inRussian(explained), 'Хаос-способность не разрешилась: Бэнт');
});

test('a waiting planeswalk belongs to no card', async () => {
  await sitDownAt(startingOn('bant', 'naya', 'jund'));
  await bringTo(roll('planeswalk'));
  assert.equal(seen(), { main: ['Planeswalk'], card: 'Didn’t planeswalk' });
});

test('614.1a: where chaos ensues instead, the question is not whether someone planeswalked', async () => {
  await sitDownAt(comingTo('fixed-point-in-time', 'naya', 'jund'));
  await press(en.acts.resolve);
  await bringTo(roll('planeswalk'));
  assert.equal(seen(), { main: ['Chaos ensues'], card: 'Ability didn’t resolve' });
  assert.equal(await inRussian(seen), { main: ['Наступает хаос'], card: 'Способность не разрешилась' });
});

test.run();
