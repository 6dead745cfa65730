import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { abilityTimes } from '../../../../src/rules/planar/ability-times';
import { customCardLimits } from '../../../../src/settings/setting-limits';
import { type CustomCard, readCustomCard } from '../../../../src/storage/decks/custom-card-schema';
import { type CustomCardStore, openCustomCards } from '../../../../src/storage/decks/custom-card-store';
import type { FoundRows } from '../../../../src/storage/replica/replicated-rows';
import { customCard } from '../../../support/cards/custom-cards';
import { freshReplicaBucket } from '../../../support/storage/replica-buckets';
import { freshDatabaseName } from '../../../support/storage/saved-games';
import { assert, suite } from '../../../support/suite';
import { until } from '../../../support/wait-until';

const test = suite('stored custom cards');

/** What the store tells, the latest last. */
function listen(store: CustomCardStore): FoundRows<CustomCard>[] {
  const reports: FoundRows<CustomCard>[] = [];
  store.watch(
    (found) => reports.push(found),
    (error) => {
      throw error;
    },
  );
  return reports;
}

test('a stored card is reported, now and after reopening the store, until it is removed', async () => {
  const database = freshDatabaseName();
  const store = await openCustomCards(database);
  await store.put(customCard());
  const reports = listen(await openCustomCards(database));
  await until(async () => reports.length === 1);
  assert.equal(reports[0], { rows: [customCard()], unreadableCount: 0 });
  await store.remove(customCard().id);
  await until(async () => reports.at(-1)?.rows.length === 0);
});

test('an ability may apply at every time known from printed cards', () => {
  for (const when of abilityTimes) {
    const card = customCard({ abilities: [{ when: [when], text: { en: 'x', ru: '' }, act: null }] });
    assert.equal(readCustomCard(structuredClone(card)), card);
  }
});

test('unknown fields of a card are dropped', () => {
  assert.equal(readCustomCard({ ...customCard(), picture: 'data:text/html,<script>' }), customCard());
});

const textOfLength = (letters: number) => ({ en: 'x'.repeat(letters), ru: '' });
const ability = { when: ['chaos'], text: { en: 'x', ru: '' }, act: null };
const invalidFields: Readonly<Record<string, Record<string, unknown>>> = {
  'no text': { name: undefined },
  'a name that is no text': { name: { en: 42, ru: '' } },
  'a name for one language': { name: { en: 'x' } },
  'a name too long': { name: textOfLength(customCardLimits.name + 1) },
  'an identity of another kind of card': { id: 'bant' },
  'the identity of a copy': { id: 'own:a+2' },
  'an identity too long': { id: `own:${'x'.repeat(200)}` },
  'a kind that nobody knows': { kind: 'scheme' },
  'a planar type too long': { planarType: 'x'.repeat(500) },
  'no abilities': { abilities: null },
  'too many abilities': { abilities: Array.from({ length: customCardLimits.abilities + 1 }, () => ability) },
  'an ability without a time': { abilities: [{ ...ability, when: [] }] },
  'an ability of an unknown time': { abilities: [{ ...ability, when: ['tomorrow'] }] },
  'an ability too long': { abilities: [{ ...ability, text: textOfLength(customCardLimits.text + 1) }] },
  'an act that is none': { abilities: [{ ...ability, act: { kind: 'endTurn' } }] },
  'an act without measure': { abilities: [{ ...ability, act: { kind: 'counters', by: 1e9 } }] },
  'counters without end': { counters: { name: textOfLength(1), walkAt: 0 } },
  'a time that is none': { touchedAt: 'yesterday' },
};

test('unreadable rows are counted and left unchanged, without affecting others', async () => {
  const database = freshDatabaseName();
  await openCustomCards(database);
  const raw = await new Dexie(database).open();
  const rows = Object.values(invalidFields).map((fields, index) => ({
    ...customCard({ id: `own:odd-${index}` }),
    ...fields,
  }));
  for (const [description, fields] of Object.entries(invalidFields))
    assert.is(readCustomCard({ ...customCard(), ...fields }), null, description);
  await raw.table('cards').bulkPut([...rows, customCard()]);
  const reports = listen(await openCustomCards(database));
  await until(async () => reports.length > 0);
  assert.equal(reports[0], { rows: [customCard()], unreadableCount: rows.length });
  assert.is(await raw.table('cards').count(), rows.length + 1);
});

test('lost cards are restored from the replica', async () => {
  const database = freshDatabaseName();
  const bucket = freshReplicaBucket();
  await (await openCustomCards(database, bucket)).put(customCard());
  // The copy is behind what is removed next.
  await (await openCustomCards(database, bucket)).remove('own:another');
  await Dexie.delete(database);
  const reports = listen(await openCustomCards(database, bucket));
  await until(async () => reports.length > 0);
  assert.equal(reports[0]?.rows, [customCard()]);
});

test('other data is not accepted as a card', () => {
  for (const value of [null, undefined, 42, 'own:x', [], [customCard()], {}])
    assert.is(readCustomCard(value), null);
});

test.run();
