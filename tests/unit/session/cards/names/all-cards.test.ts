import { existsSync, readFileSync } from 'node:fs';
import { colorsOfCard } from '../../../../../src/rules/landless/card-characteristics';
import { characteristicsOf, type KnownCard } from '../../../../../src/rules/landless/known-card';
import { type LandName, NO_LANDLESS_HOUSE_RULES } from '../../../../../src/rules/landless/land';
import { landify } from '../../../../../src/rules/landless/landify';
import { MAX_LINES, readCardList } from '../../../../../src/rules/landless/list/card-list';
import { colors } from '../../../../../src/rules/landless/mana-cost';
import { nameKey } from '../../../../../src/rules/landless/name-key';
import { drawRecipeDeck } from '../../../../../src/rules/landless/recipe-draw';
import { createColorPoolFinder } from '../../../../../src/session/cards/names/color-pools';
import { createNameFinder } from '../../../../../src/session/cards/names/name-finder';
import { normalizeName } from '../../../../../src/session/cards/names/normalize-name';
import { builtInNames } from '../../../../support/cards/built-in-names';
import { createSeededRandom } from '../../../../support/chance';
import { assert, suite } from '../../../../support/suite';

const test = suite('all cards as lands');

const finder = await createNameFinder(builtInNames);
const cardNamed = (name: string) => finder.findByNames([name]).get(name) ?? null;

function describeName(name: LandName): string {
  if (name.kind === 'words') return name.words.join(' ');
  if (name.kind === 'card') return name.card;
  return name.kind === 'label' ? colors.filter((color) => name.colors.includes(color)).join('') : name.kind;
}

/** The names of its lands by the cube's rules and by Landless MTG. */
function landsOf(known: KnownCard): readonly string[] {
  const card = characteristicsOf(known);
  if ('mistake' in card) throw new Error(`the cost of ${known.name} cannot be read`);
  return (['cube', 'landlessMtg'] as const).map((ruleSet) =>
    describeName(landify(card, ruleSet, NO_LANDLESS_HOUSE_RULES).name),
  );
}

for (const [name, cube, landlessMtg] of [
  ['Dryad Arbor', 'itsOwn', 'itsOwn'],
  ['Ancestral Vision', '', 'island'],
  ['Родовое Видение', '', 'island'],
  ['Living End', '', 'swamp'],
  ['Crimson Kobolds', '', 'mountain'],
  ['Valki, God of Lies', 'swamp', 'swamp'],
  ['Tibalt, Cosmic Impostor', 'swamp', 'swamp'],
  ['Fire // Ice', 'mountain island', 'UR'],
  ['Wear // Tear', 'plains mountain', 'WR'],
  ['Bonecrusher Giant', 'mountain', 'mountain'],
  ['Растоптать', 'mountain', 'mountain'],
  ['Delver of Secrets', 'island', 'island'],
  ['Insectile Aberration', 'island', 'island'],
  ['Akki Lavarunner', 'mountain', 'mountain'],
  ['Tok-Tok, Volcano Born', 'mountain', 'mountain'],
  ['Shatterskull Smashing', 'mountain', 'mountain'],
  ["Kenrith's Transformation", 'forest', 'forest'],
  ['Invasion of Zendikar', 'forest', 'forest'],
  ['Thought-Knot Seer', '', 'shimmeringGrotto'],
  ['Icehide Golem', 'artifact', 'shimmeringGrotto'],
  ['Memnite', 'artifact', 'shimmeringGrotto'],
  ['Unholy Annex', 'swamp', 'swamp'],
  ['Smoky Lounge // Misty Salon', 'mountain island', 'UR'],
  ['Tunnel of Hate', 'mountain', 'mountain'],
  ['Push // Pull', 'plains swamp mountain', 'WBR'],
  ['Eldrazi Obligator', 'mountain', 'shimmeringGrotto'],
  ['Эльдрази-Поработитель', 'mountain', 'shimmeringGrotto'],
  ['Drowner of Truth', 'island forest', 'shimmeringGrotto'],
  ['Ghostfire', 'mountain', 'shimmeringGrotto'],
  ['Transguild Courier', 'artifact', 'transguildPromenade'],
  ['Fallaji Wayfarer', 'forest', 'transguildPromenade'],
  ['Gut Shot', 'mountain', 'mountain'],
  ['Dismember', 'swamp', 'swamp'],
  ['Tamiyo, Compleated Sage', 'island forest', 'UG'],
  ['Chromanticore', 'plains swamp mountain island forest', 'transguildPromenade'],
] as const) {
  test(`${name} is the right land by both rule sets`, () => {
    const known = cardNamed(name);
    assert.ok(known, 'it is not found');
    assert.equal(landsOf(known), [cube, landlessMtg]);
  });
}

for (const first of [
  ...['Barkchannel', 'Blightstep', 'Branchloft', 'Brightclimb', 'Clearwater'],
  ...['Cragcrown', 'Darkbore', 'Hengegate', 'Needleverge', 'Riverglide'],
]) {
  test(`${first} Pathway is a land already, on both faces`, () => {
    const known = cardNamed(`${first} Pathway`);
    assert.ok(known);
    assert.ok(known.card.types.includes('land'));
    const other = known.name.split(' // ')[1] ?? '';
    assert.is(cardNamed(other)?.name, known.name);
  });
}

/** Cards that are colorless or all colors by an ability, about which the table of cards says nothing. */
const facesWithColorAbility = new Set(
  readFileSync(new URL('../../../../../scripts/card-facts/color-abilities.tsv', import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.split('\t')[0]),
);

const table = new URL('../../../../../../shared/reference/cards-en-ru.tsv', import.meta.url);
if (existsSync(table)) {
  interface Row {
    readonly name: string;
    readonly face: string;
    readonly layout: string;
    readonly cost: string;
    readonly types: string;
    readonly indicator: string;
    readonly russian: string;
  }

  /** The faces of all cards without those that are played on screens only. */
  const allRows = readFileSync(table, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line): Row => {
      const [name = '', face = '', cost = '', types = '', , indicator = '', layout = '', russian = ''] =
        line.split('\t');
      return { name, face, cost, types, indicator, layout, russian };
    })
    .filter(({ name, face }) => !name.startsWith('A-') && !facesWithColorAbility.has(face));

  /** Nonland cards that the table describes whole: with one face. */
  const wholeRows = allRows.filter(({ name, face, types }) => name === face && !/\bLand\b/.test(types));

  /** In the fixed order of land names. */
  const typeOfLetter = { W: 'plains', B: 'swamp', R: 'mountain', U: 'island', G: 'forest' } as const;

  function expectedLands({ cost, types, indicator }: Row): readonly string[] {
    const inCost = Object.entries(typeOfLetter).filter(([letter]) => cost.includes(letter));
    const artifact = /\bArtifact\b/.test(types) ? ['artifact'] : [];
    const ofCard = [...'WUBRG'].filter((letter) => `${cost}${indicator}`.includes(letter));
    const [only = ''] = ofCard;
    const byColors = ['shimmeringGrotto', typeOfLetter[only as keyof typeof typeOfLetter]];
    const landlessMtg =
      byColors[ofCard.length] ?? (ofCard.length > 3 ? 'transguildPromenade' : ofCard.join(''));
    return [[...artifact, ...inCost.map(([, type]) => type)].join(' '), landlessMtg];
  }

  test('400 cards drawn at random are the lands that the table of cards says, by both names', () => {
    const chance = createSeededRandom(20_261_123);
    const wrong: string[] = [];
    for (let drawn = 0; drawn < 400; drawn++) {
      const row = wholeRows[chance(wholeRows.length)];
      if (!row) continue;
      for (const name of [row.name, row.russian].filter(Boolean)) {
        const known = cardNamed(name);
        const isRight =
          known &&
          nameKey(known.name) === nameKey(row.name) &&
          landsOf(known).join() === expectedLands(row).join();
        if (!isRight) wrong.push(`${name}: ${known ? [known.name, ...landsOf(known)] : 'not found'}`);
      }
    }
    assert.equal(wrong, []);
  });

  /** What counts of a card with several faces: both halves of a split card, and otherwise the front. */
  function rowDecidingLand(faces: readonly Row[]): Row | undefined {
    const [first] = faces;
    if (first?.layout !== 'split' && first?.layout !== 'aftermath') {
      return faces.find(({ name, face }) => name.startsWith(face));
    }
    // The table leaves out a few halves.
    if (faces.length < 2) return undefined;
    const join = (of: (row: Row) => string) => faces.map(of).join(' ');
    return { ...first, cost: join(({ cost }) => cost), types: join(({ types }) => types) };
  }

  test('every card with several faces is found by each of them in both languages, and is the right land', () => {
    const byName = new Map<string, Row[]>();
    for (const row of allRows) {
      if (row.name !== row.face) byName.set(row.name, [...(byName.get(row.name) ?? []), row]);
    }
    assert.ok(byName.size > 400);
    const wrong: string[] = [];
    for (const [name, faces] of byName) {
      const row = rowDecidingLand(faces);
      // The same card may be printed on both sides.
      const [front = '', back] = name.split(' // ');
      const whole = front === back ? front : name;
      for (const faceName of [name, ...faces.flatMap(({ face, russian }) => [face, russian])].filter(
        Boolean,
      )) {
        // Several cards may be printed with one Russian name, or meld into one.
        const known = cardNamed(faceName);
        const isFound = known?.name === whole || known?.name.endsWith(` // ${back}`);
        if (!isFound) wrong.push(`${faceName} of ${name}: ${known?.name ?? 'not found'}`);
      }
      const known = cardNamed(name);
      if (!known || !row || /\bLand\b/.test(row.types)) continue;
      const lands = landsOf(known).join();
      if (lands !== expectedLands(row).join()) wrong.push(`${name}: ${lands}`);
    }
    assert.equal(wrong, []);
  });
}

test('no two cards have names that differ only in accents; the name is the one printed', () => {
  const keys = builtInNames.english.map(nameKey);
  assert.equal(
    builtInNames.english.filter((_, index) => keys.indexOf(keys[index] ?? '') !== index),
    [],
  );
  for (const [typed, name, russianName] of [
    ['lim-dul the necromancer', 'Lim-Dûl the Necromancer', 'Лим-Дул, Некромант'],
    ['seance', 'Séance', 'Сеанс'],
    ['propaganda', 'Propaganda', 'Пропаганда'],
  ] as const) {
    const known = cardNamed(typed);
    assert.equal([known?.name, known?.russianName], [name, russianName]);
  }
});

test('every name in either language is read from a list as it is, and none is taken for a heading', () => {
  const { english, russian } = builtInNames;
  const whole = [...english, ...russian].filter((name) => name !== '');
  const names = [...new Set(whole.flatMap((name) => [name, ...name.split(' // ')]))];
  const asLists: readonly (readonly [expected: number, lineOf: (name: string) => string])[] = [
    [1, (name) => name],
    [4, (name) => `4 ${name} (M10) 146`],
    [2, (name) => `${name} — 2 шт.`],
  ];
  const wrong: string[] = [];
  for (let from = 0; from < names.length; from += MAX_LINES) {
    const some = names.slice(from, from + MAX_LINES);
    for (const [expected, lineOf] of asLists) {
      const { cards } = readCardList(some.map(lineOf).join('\n'));
      for (const [place, name] of some.entries()) {
        const card = cards[place];
        if (!card || card.count !== expected || normalizeName(card.name) !== normalizeName(name))
          wrong.push(lineOf(name));
      }
    }
  }
  assert.equal(wrong, []);
});

test('a deck of any size can be drawn from them, of nonland cards with the right colors', () => {
  const pools = createColorPoolFinder(finder.count, finder.card);
  for (const size of [40, 200, 2000]) {
    const parts = drawRecipeDeck({ size, number: 123_456 }, pools);
    assert.is(
      parts?.reduce((sum, { cards }) => sum + cards.length, 0),
      size,
    );
    for (const { colors, cards } of parts ?? []) {
      for (const known of cards.map(finder.card)) {
        const card = characteristicsOf(known);
        if ('mistake' in card) throw new Error(`the cost of ${known.name} cannot be read`);
        assert.equal(colorsOfCard(card), colors, known.name);
        assert.not.ok(card.types.includes('land'), known.name);
      }
    }
  }
});

test.run();
