import { signal } from '@preact/signals';
import type { CustomCard, CustomCards } from '../../../../src/session/cards/custom-cards';
import { mergeCards, planCardMerge } from '../../../../src/session/decks/card-merge';
import { deckForExport } from '../../../../src/session/decks/deck-for-export';
import type { Decks } from '../../../../src/session/decks/decks';
import { previewImport, saveImport } from '../../../../src/session/decks/save-import';
import { customCard } from '../../../support/cards/custom-cards';
import { assert, suite } from '../../../support/suite';
import { card } from '../../../support/tables/tables';

const test = suite('merging received cards');

function memoryCustomCards(rows: readonly CustomCard[]) {
  const storedCards = signal(rows);
  const put = (card: CustomCard) => {
    storedCards.value = [card, ...storedCards.peek().filter(({ id }) => id !== card.id)];
  };
  const mine: Pick<CustomCards, 'cards' | 'find' | 'addOrReplace' | 'add'> = {
    cards: signal(rows.filter(({ removedAt }) => removedAt === null)),
    find: (id) => storedCards.peek().find((card) => card.id === id) ?? null,
    addOrReplace: put,
    add(text) {
      put({ ...text, id: card('own:fresh'), touchedAt: 9, removedAt: null });
      return 'own:fresh';
    },
  };
  return { mine, storedCards: () => storedCards.peek() };
}

const kitchen = customCard();
const other = customCard({ name: { en: 'Cellar', ru: '' } });

const cases: readonly (readonly [
  what: string,
  here: readonly CustomCard[],
  outcome: string,
  existingId: string | null,
])[] = [
  ['nobody knows it', [], 'added', null],
  ['the same card is there', [customCard({ touchedAt: 77 })], 'existing', 'own:kitchen'],
  [
    'the same text is there under another id',
    [customCard({ id: 'own:elsewhere' })],
    'existing',
    'own:elsewhere',
  ],
  ['another card has its id', [other], 'addedWithNewId', null],
  [
    'another card has its id, and the same text is there',
    [other, customCard({ id: 'own:b' })],
    'existing',
    'own:b',
  ],
  ['the same card was removed', [customCard({ removedAt: 5 })], 'added', null],
  [
    'another card with its id was removed, which a game may need',
    [{ ...other, removedAt: 5 }],
    'addedWithNewId',
    null,
  ],
];

for (const [description, here, outcome, existingId] of cases) {
  test(description, () => {
    const [came] = planCardMerge([kitchen], memoryCustomCards(here).mine);
    assert.equal([came?.outcome, came?.existingId], [outcome, existingId]);
  });
}

test('the order of fields makes no difference', () => {
  const backwards = Object.fromEntries(Object.entries(kitchen).toReversed()) as unknown as CustomCard;
  assert.is(planCardMerge([backwards], memoryCustomCards([kitchen]).mine)[0]?.outcome, 'existing');
});

test('added cards are known from then on, and existing ones remain', () => {
  const { mine, storedCards } = memoryCustomCards([other]);
  const ids = mergeCards(
    [kitchen, customCard({ id: 'own:garden', name: { en: 'Garden', ru: '' } })],
    mine,
    50,
  );
  assert.equal(
    [...ids],
    [
      ['own:kitchen', 'own:fresh'],
      ['own:garden', 'own:garden'],
    ],
  );
  assert.equal(
    storedCards().map(({ id, name, touchedAt, removedAt }) => [id, name.en || name.ru, touchedAt, removedAt]),
    [
      ['own:garden', 'Garden', 50, null],
      ['own:fresh', 'Кухня', 9, null],
      ['own:kitchen', 'Cellar', 1, null],
    ],
  );
});

test('a deck is exported with the texts of its custom cards only, and imported under the ids they already have', () => {
  const exported = deckForExport({ name: 'Friday', cards: ['bant', 'own:kitchen', 'bant+2'] }, [
    kitchen,
    customCard({ id: 'own:x' }),
  ]);
  assert.equal(exported, { name: 'Friday', cards: ['bant', 'own:kitchen'], customCards: [kitchen] });
  const { mine } = memoryCustomCards([other]);
  assert.equal(previewImport(exported, mine).cardIds, ['bant', 'own:kitchen']);
  const added: unknown[] = [];
  const add: Decks['add'] = (...deck) => `deck ${added.push(deck)}`;
  const picture = new Blob(['picture']);
  const saved = saveImport(
    exported,
    new Map([
      ['own:kitchen', picture],
      ['own:stranger', picture],
    ]),
    {
      decks: { add } as Decks,
      customCards: mine as CustomCards,
      now: 50,
    },
  );
  assert.equal(added, [['Friday', ['bant', 'own:fresh']]]);
  assert.is(saved.deckId, 'deck 1');
  assert.equal(
    saved.picturesToImport.map(({ card }) => card),
    ['own:fresh'],
    'pictures of other cards stay out',
  );
});

test.run();
