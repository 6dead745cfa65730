/** A field whose name another field has in storage would be read as that one (docs/decisions/rows-evolve.md). */
import { cardIndexRowSchema } from '../../../../src/storage/cards/card-index';
import { gameSchema, stepRowSchema } from '../../../../src/storage/game/game-rows';
import { settingSchemas } from '../../../../src/storage/settings/settings-schema';
import { translateStoredNames } from '../../../../src/storage/stored-names/game-names';
import { fromStoredName, toStoredName } from '../../../../src/storage/stored-names/settings-and-card-names';
import { type FoundObjectSchema, objectSchemasIn } from '../../../support/storage/object-schemas';
import { assert, suite } from '../../../support/suite';

const test = suite('new names');

const fieldsOf = (schemas: readonly FoundObjectSchema[]) =>
  new Set(schemas.flatMap(({ entries }) => Object.keys(entries)));

test('no field of settings and cards has the stored name of another one', () => {
  const fields = new Set([
    ...Object.keys(settingSchemas),
    ...fieldsOf(objectSchemasIn([settingSchemas, cardIndexRowSchema])),
  ]);
  assert.ok([...fields].filter((field) => toStoredName(field) !== field).length >= 20, 'fields were found');
  assert.equal(
    [...fields].filter((field) => fromStoredName(field) !== field),
    [],
  );
});

/** Returns the names whose stored name is among them, too, and checks that most of those with another one are there. */
function overlaps(names: Iterable<string>, storedName: (name: string) => string, minRenamed: number) {
  const known = new Set(names);
  const renamed = [...known].filter((name) => storedName(name) !== name);
  assert.ok(renamed.length >= minRenamed, `${renamed.length} have another name in storage`);
  return renamed.filter((name) => known.has(storedName(name)));
}

test('no field and no kind of saved games has the stored name of another one', () => {
  const schemas = objectSchemasIn([gameSchema, stepRowSchema]);
  const isOfTurn = ({ field }: FoundObjectSchema) => field === 'turn';
  const translated = (row: object, path: readonly string[]) =>
    path.reduce<unknown>(
      (part, key) => (part as Readonly<Record<string, unknown>>)[key],
      translateStoredNames(row),
    );
  assert.equal(
    overlaps(
      fieldsOf(schemas.filter((schema) => !isOfTurn(schema))),
      (name) => Object.keys(translated({ [name]: 0 }, []) as object)[0] ?? '',
      20,
    ),
    [],
  );
  assert.equal(
    overlaps(
      fieldsOf(schemas.filter(isOfTurn)),
      (name) => Object.keys(translated({ turn: { [name]: 0 } }, ['turn']) as object)[0] ?? '',
      6,
    ),
    [],
  );
  const kinds = schemas.flatMap(({ entries: { kind, because } }) =>
    [kind, because].flatMap((schema) => {
      const { literal, options } = (schema ?? {}) as { literal?: string; options?: readonly string[] };
      return literal ?? options ?? [];
    }),
  );
  assert.equal(
    overlaps(kinds, (kind) => `${translated({ kind }, ['kind'])}`, 20),
    [],
  );
});

test.run();
