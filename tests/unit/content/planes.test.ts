import { type Language, languages } from '../../../src/content/bilingual';
import { cardsOfKind, catalog } from '../../../src/content/planes/catalog';
import { isEventCard, planarSets } from '../../../src/content/planes/planar-sets';
import { isPlanarType, planarTypeName } from '../../../src/content/planes/planar-types';
import { type AbilityTime, abilityTimes } from '../../../src/rules/planar/ability-times';
import { type PrintedCards, printed } from '../../support/cards/printed-cards';
import { assert, suite } from '../../support/suite';
import { allWordsOf, runsBetweenPhrases } from '../../support/texts/templated-phrases';
import { WRONG_RUSSIAN } from '../../support/texts/wrong-russian';

/** Every text of every ability, with the place it stands at: `bant 0 ru`. */
const texts = catalog.flatMap((card) =>
  card.abilities.flatMap(({ text }, index) =>
    languages.map((language) => ({ at: `${card.id} ${index} ${language}`, language, text: text[language] })),
  ),
);
const names = catalog.flatMap(({ id, name }) =>
  languages.map((language) => ({ at: `${id} name ${language}`, language, text: name[language] })),
);

/** What has to be done once a card is out of sight. */
const reminders = catalog.flatMap(({ id, abilities }) =>
  abilities
    .flatMap(({ reminder }) => reminder ?? [])
    .flatMap((reminder) =>
      languages.map((language) => ({ at: `${id} reminder ${language}`, language, text: reminder[language] })),
    ),
);

/** What is shown in a few words: badges, headings of counters, the two things a card offers. */
const labels = catalog.flatMap(({ id, abilities, counters, options }) =>
  [
    ...abilities.flatMap(({ badge }) => badge ?? []),
    ...(counters ? [counters.name] : []),
    ...(options ?? []),
  ].flatMap((label) =>
    languages.map((language) => ({ at: `${id} label ${language}`, language, text: label[language] })),
  ),
);

const MAX_LABEL_LENGTH = 60;

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([match]) => match);
const sorted = (values: readonly string[]) => [...values].sort().join(' ');
const distinct = (values: readonly string[]) => sorted([...new Set(values)]);
const symbolsOf = (text: string) => matches(text, /\{[^}]*\}/g);
const numbersOf = (text: string) =>
  matches(text.replace(/\{[^}]*\}/g, ' '), /[+−]?(?:\d+|X)\/[+−]?(?:\d+|X)|\d+/g);

/** How chaos abilities begin, in all the ways they were printed and misprinted. */
const PRINTED_CHAOS = /\b(?:when(?:ever)?|or) ch(?:aos|oas) ensur?es|^chaos:/i;

const KNOWN_SYMBOLS = /^\{(?:\d|X|W|U|B|R|G|C|T|CHAOS)\}$/;

/** Words that decide rulings: where a printed text has one, so must ours, in these ways. */
const ruleWords: Readonly<Record<string, Readonly<Record<Language | 'printed', RegExp>>>> = {
  may: { printed: /\bmay\b/i, en: /\bmay\b|\bif they like\b/i, ru: /мож(?:ет|ете|но)|могут/i },
  target: { printed: /\btarget\b/i, en: /\btarget\b/i, ru: /целев|цел(?:ь|и|ей|ям)(?![а-яё])/i },
  each: {
    printed: /\beach\b/i,
    en: /\b(?:each|every|everyone|all|both)\b/i,
    ru: /кажд|вс(?:е|ё|ех|ем)(?![а-яё])|любо/i,
  },
  all: { printed: /\ball\b/i, en: /\b(?:each|every|all|any)\b/i, ru: /кажд|вс(?:е|ё|ех|ем)(?![а-яё])/i },
  other: {
    printed: /\b(?:an)?other\b/i,
    en: /\b(?:an)?others?\b|\badditional\b/i,
    ru: /друг|остальн|кроме|дополн/i,
  },
  nontoken: { printed: /\bnontoken\b/i, en: /\bnontoken\b|isn’t a token/i, ru: /не являющ\S* фишк/i },
  nonland: {
    printed: /\bnonland\b/i,
    en: /\bnonland\b|isn’t a land/i,
    ru: /не являющ\S* землёй|не являющ\S* землями/i,
  },
  noncreature: { printed: /\bnoncreature\b/i, en: /\bnoncreature\b|neither a creature/i, ru: /не являющ/i },
  'up to': { printed: /\bup to\b/i, en: /\bup to\b/i, ru: /не более/i },
  instead: { printed: /\binstead\b/i, en: /\binstead\b/i, ru: /вместо этого/i },
  random: { printed: /\brandom\b/i, en: /\brandom(?:ly)?\b/i, ru: /случайн/i },
  opponent: { printed: /\bopponents?\b/i, en: /\bopponents?(?:’s)?\b/i, ru: /оппонент/i },
  owner: { printed: /\bowners?\b|\bown\b/i, en: /\bowners?\b|\bown\b/i, ru: /владел/i },
  tapped: { printed: /\btapped\b/i, en: /\btapped\b/i, ru: /повёрнут/i },
  combat: { printed: /\bcombat damage\b/i, en: /\bcombat damage\b/i, ru: /боевы\S* повреждени/i },
  'end of turn': { printed: /\buntil end of turn\b/i, en: /\buntil end of turn\b/i, ru: /до конца хода/i },
  'this turn': { printed: /\bthis turn\b/i, en: /\bthis turn\b|\bin a turn\b/i, ru: /в этом ходу/i },
  'next turn': { printed: /\byour next turn\b/i, en: /\byour next turn\b/i, ru: /вашего следующего хода/i },
  'next end step': {
    printed: /\bnext end step\b/i,
    en: /\bnext end step\b/i,
    ru: /следующего заключительного шага/i,
  },
  twice: { printed: /\b(?:twice|double)\b(?! strike)/i, en: /\btwice\b/i, ru: /вдвое/i },
  two: {
    printed: /\btwo\b/i,
    en: /\btwo\b|\bsecond\b|\bboth\b/i,
    ru: /дв(?:а|е|ух|ум|умя)(?![а-яё])|обоих/i,
  },
  three: { printed: /\bthree\b/i, en: /\bthree\b/i, ru: /тр(?:и|ёх|емя)(?![а-яё])/i },
  four: { printed: /\bfour\b/i, en: /\bfour\b/i, ru: /четыре/i },
  five: { printed: /\bfive\b/i, en: /\bfive\b/i, ru: /пять/i },
  seven: { printed: /\bseven\b/i, en: /\bseven\b/i, ru: /семь/i },
  ten: { printed: /\bten\b/i, en: /\bten\b/i, ru: /десять/i },
};

/** Kinds of counters on the cards, and how each is called in Russian. */
const kindsOfCounters: Readonly<Record<string, RegExp>> = {
  '+1/+1': /\+1\/\+1/,
  '−1/−1': /−1\/−1/,
  time: /временн/,
  scroll: /свитк/,
  fate: /судьб/,
  eruption: /извержени/,
  flying: /[Пп]ол[её]т/,
  dread: /ужас/,
  divinity: /божественност/,
  flame: /пламен/,
  charge: /заряд/,
  pressure: /давлени/,
  exposure: /облучени/,
  stun: /оглушени/,
  glass: /стекл/,
  spooky: /жут/,
  trample: /[Пп]робивно/,
  indestructible: /[Нн]еразрушимост/,
  shadow: /[Тт]ен/,
  shy: /стеснени/,
  bargle: /баргл/,
};

/** Where our wording rightly goes another way than the printed one. */
const rightlyDifferent: ReadonlySet<string> = new Set([
  // "For the first time each turn" is «впервые за ход».
  'stensia 0 ru: each',
  // Printed once as "three life", once as "3 life".
  'stroopwafel-cafe 2 en: three',
  'stroopwafel-cafe 2 ru: three',
  // Rounding "up to" a number is no limit.
  'the-sphere 0 ru: up to',
]);

/** Latin words a Russian text may hold: the variable, the card type never translated, the game and its brands. */
const LATIN_IN_RUSSIAN = new Set(['X', 'planeswalker', 'Magic', 'Universes', 'Beyond', 'Foundations']);

const planarCardsTest = suite('the planar cards');

planarCardsTest('have ids of their own, in kebab-case', () => {
  const ids = catalog.map(({ id }) => id);
  assert.equal(repeated(ids), []);
  assert.equal(
    ids.filter((id) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)),
    [],
  );
});

/** Names that mock whoever wants them to begin with a capital. */
const MIXED_CASE = ['sans-mercy'];

planarCardsTest('have names of their own in both languages', () => {
  for (const language of languages) {
    assert.equal(repeated(catalog.map(({ name }) => name[language].toLowerCase())), []);
  }
  assert.equal(
    names
      .filter(({ text }) => !/^\p{Lu}/u.test(text) || text !== text.trim())
      .filter(({ at }) => !MIXED_CASE.some((id) => at.startsWith(`${id} `))),
    [],
  );
});

planarCardsTest('are planes of a known type or phenomena of none', () => {
  const wrong = catalog.filter(({ kind, planarType }) =>
    kind === 'plane' ? typeof planarType !== 'string' || !isPlanarType(planarType) : planarType !== null,
  );
  assert.equal(
    wrong.map(({ id }) => id),
    [],
  );
});

planarCardsTest('name known sets, each printing once', () => {
  for (const { id, printings } of catalog) {
    assert.ok(printings.length > 0, id);
    assert.equal(repeated(printings.map(({ set, number }) => `${set} ${number}`)), [], id);
    assert.ok(
      printings.every(({ set }) => set in planarSets),
      id,
    );
  }
});

/** What no official card does, as names of cards: event cards printed otherwise. */
const WITHOUT_CHAOS = ['Ghirapur Grand Prix'];
/** The encounter reveals a second ability, which resolves with it. */
const ENCOUNTERED_IN_TWO_PARTS = ['Mad Labs'];
/** One ability for chaos and for other times. */
const CHAOS_AMONG_OTHERS = ['Shy Town', 'Sky Deck', 'Jalira’s Show'];

planarCardsTest('have one chaos ability on each plane, one encounter on each phenomenon', () => {
  const count = (card: (typeof catalog)[number], time: AbilityTime) =>
    card.abilities.filter(({ when }) => when.includes(time)).length;
  const wrong = catalog.filter((card) => {
    if (card.kind === 'plane') {
      const chaos = WITHOUT_CHAOS.includes(card.name.en) ? 0 : 1;
      return count(card, 'chaos') !== chaos || count(card, 'encounter') !== 0;
    }
    const parts = ENCOUNTERED_IN_TWO_PARTS.includes(card.name.en) ? 2 : 1;
    return count(card, 'encounter') !== parts || card.abilities.length !== parts;
  });
  assert.equal(
    wrong.map(({ id }) => id),
    [],
  );
});

planarCardsTest('say when each ability applies, each time once', () => {
  for (const { id, name, abilities } of catalog) {
    for (const { when } of abilities) {
      assert.ok(when.length > 0, id);
      assert.equal(repeated(when), [], id);
      assert.ok(
        when.every((time) => abilityTimes.includes(time)),
        id,
      );
      // Chaos and encounters stand alone: nothing else happens at that time.
      if (when.includes('encounter')) assert.is(when.length, 1, id);
      if (when.includes('chaos')) assert.is(when.length > 1, CHAOS_AMONG_OTHERS.includes(name.en), id);
    }
  }
});

planarCardsTest('have texts that are sentences', () => {
  const wrong = texts.filter(({ text }) => {
    const open = (sign: string) => text.split(sign).length - 1;
    return (
      !/^\p{Lu}/u.test(text) ||
      !/[.!]”?[)»]?$/.test(text) ||
      / {2}|\s$|\.\.| [.,;:]/.test(text) ||
      open('(') !== open(')') ||
      open('«') !== open('»') ||
      open('“') !== open('”')
    );
  });
  assert.equal(wrong, []);
});

planarCardsTest('have labels that are a few words and no sentence', () => {
  const wrong = labels.filter(
    ({ text }) =>
      !/^\p{Lu}/u.test(text) || /[.!{}]|^\s| {2}|\s$/.test(text) || text.length > MAX_LABEL_LENGTH,
  );
  assert.equal(wrong, []);
});

planarCardsTest('have reminders that are a few words within a sentence', () => {
  const wrong = reminders.filter(({ text }) => /[.!{}]|^\s| {2}|\s$/.test(text) || text.length > 60);
  assert.equal(wrong, []);
});

planarCardsTest('keep each alphabet to its language', () => {
  assert.equal(
    [...texts, ...names, ...labels, ...reminders].filter(
      ({ language, text }) => language === 'en' && /[а-яё]/i.test(text),
    ),
    [],
  );
  const russian = [...texts, ...names, ...labels, ...reminders].filter(({ language }) => language === 'ru');
  assert.equal(
    russian.filter(({ text }) => /[a-z][а-яё]|[а-яё][a-z]/i.test(text)),
    [],
  );
  // English stands in a Russian text as a keyword in parentheses, and nowhere else.
  const strays = russian.flatMap(({ at, text }) =>
    matches(text.replace(/\{[^}]*\}|\([a-z ]+\)/g, ' '), /[a-z]+/gi)
      .filter((word) => !LATIN_IN_RUSSIAN.has(word))
      .map((word) => `${at}: ${word}`),
  );
  assert.equal(strays, []);
});

planarCardsTest('use the words of Russian cards', () => {
  const wrong = [...texts, ...names, ...labels, ...reminders].flatMap(({ at, language, text }) =>
    language === 'ru'
      ? WRONG_RUSSIAN.filter((pattern) => pattern.test(text)).map((pattern) => `${at}: ${pattern}`)
      : [],
  );
  assert.equal(wrong, []);
});

planarCardsTest('say the same thing the same way', () => {
  const wrong = catalog.flatMap(({ id, abilities }) =>
    abilities.flatMap(({ text: { en, ru } }, index) => {
      const pairs: readonly (readonly [RegExp, RegExp])[] = [
        [/until (?:a|any) player planeswalks(?! away)/i, /пока какой-либо игрок не совершит переход/i],
        [/then planeswalk\.$/i, /Затем совершите переход\.$/],
        [/next end step begins/i, /в начале следующего заключительного шага/i],
        [/phases? out|phased out/i, /противофаз/i],
        [/suspend/i, /отсроч/i],
        [/time counter/i, /временн\S* жетон/i],
        [/\bgoad/i, /разъяр/i],
        [/monarch/i, /монарх/i],
        [/extra turn/i, /дополнительный ход/i],
        [/\btokens?\b/i, /фиш(?:к|ек)/i],
        [/\bcounters? on\b|[+−]\d\/[+−]\d counter/i, /жетон/i],
        [/planar die/i, /кубика? измерений/i],
        [/planar deck/i, /колод[ыуе] измерений/i],
        [/face down/i, /рубашкой вверх/i],
        [/mana value/i, /манов(?:ой ценност|ая ценность)/i],
      ];
      return pairs
        .filter(([english, russian]) => english.test(en) && !russian.test(ru))
        .map(([english]) => `${id} ${index}: ${english}`);
    }),
  );
  assert.equal(wrong, []);
});

planarCardsTest('show known symbols, and the same ones in both languages', () => {
  assert.equal(
    texts.flatMap(({ at, text }) =>
      symbolsOf(text)
        .filter((symbol) => !KNOWN_SYMBOLS.test(symbol))
        .map((s) => `${at}: ${s}`),
    ),
    [],
  );
  const apart = catalog.flatMap(({ id, abilities }) =>
    abilities.filter(({ text: { en, ru } }) => sorted(symbolsOf(en)) !== sorted(symbolsOf(ru))).map(() => id),
  );
  assert.equal(apart, []);
});

planarCardsTest('give the same numbers in both languages', () => {
  const apart = catalog.flatMap(({ id, abilities }) =>
    abilities.flatMap(({ text: { en, ru } }) =>
      distinct(numbersOf(en)) === distinct(numbersOf(ru))
        ? []
        : [`${id}: ${distinct(numbersOf(en))} | ${distinct(numbersOf(ru))}`],
    ),
  );
  assert.equal(apart, []);
});

planarCardsTest.run();

const against = suite('the planar cards compared with the printed ones');
if (printed) compareWithPrinted(printed);
else {
  against('are not compared: the printed texts are not at hand', () => {
    assert.ok(catalog.length > 0);
  });
}
against.run();

function compareWithPrinted({ cards, namesByMechanic }: PrintedCards) {
  const printedByName = new Map(cards.map((card) => [card.name, card]));

  /** The printed abilities of a card: modes belong to the line they are chosen by. */
  const linesOf = (name: string) =>
    printedByName
      .get(name)
      ?.oracleText.replace(/\n(?=[•♦])/g, ' ')
      // Whether the plane can be folded is seen only when it has been tried.
      .replace(/(?<=folded\.) (?=If you can’t fold it)/, '\n')
      .split('\n') ?? [];

  /** Each ability of ours beside its printed line; a card's own name counts for nothing. */
  const pairs = catalog.flatMap(({ id, kind, name, abilities }) => {
    const lines = linesOf(name.en).map((line) => line.replaceAll(name.en, `this ${kind}`));
    return abilities.map(({ text }, index) => ({ at: `${id} ${index}`, text, line: lines[index] ?? '' }));
  });
  const bare = (text: string) => text.replace(/\([^)]*\)/g, ' ');

  against('are all there, in the same order', () => {
    assert.equal(
      catalog.map(({ name }) => name.en),
      cards.map(({ name }) => name),
    );
  });

  against('are official or made for an event', () => {
    for (const facts of catalog) {
      assert.is(isEventCard(facts), printedByName.get(facts.name.en)?.pool !== 'official', facts.id);
    }
    assert.is(cardsOfKind('official').length, cards.filter(({ pool }) => pool === 'official').length);
  });

  against('agree in kind, planar type and printings', () => {
    for (const { id, name, kind, planarType, printings } of catalog) {
      const card = printedByName.get(name.en);
      assert.is(kind, card?.type, id);
      assert.is(planarTypeName(planarType)?.en ?? null, card?.planeType ?? null, id);
      assert.equal(
        printings.map(({ set, number }) => [set, number]),
        card?.sets.map(({ code, collectorNumber }) => [code, collectorNumber]),
        id,
      );
    }
  });

  against('have as many abilities, the chaos ability in the same place', () => {
    for (const { id, name, abilities } of catalog) {
      assert.equal(
        abilities.map(({ when }) => when.includes('chaos')),
        linesOf(name.en).map((line) => PRINTED_CHAOS.test(line)),
        id,
      );
    }
  });

  against('apply at the same times', () => {
    const mechanicOf: Partial<Record<AbilityTime, string>> = {
      arrive: 'arrive',
      leave: 'leave',
      encounter: 'phenomenon-auto',
      roll: 'roll-trigger-any',
      blank: 'roll-trigger-blank',
      upkeep: 'upkeep',
      draw: 'draw-step',
      firstMain: 'first-main',
      combat: 'begin-combat',
      endOfCombat: 'end-combat',
      secondMain: 'second-main',
      endStep: 'end-step',
    };
    for (const [time, mechanic] of Object.entries(mechanicOf)) {
      const ours = catalog.filter(({ abilities }) =>
        abilities.some(({ when }) => when.includes(time as AbilityTime)),
      );
      // What Royal Booster does in end steps begins with its encounter.
      const theirs = (namesByMechanic[mechanic] ?? []).filter(
        (name) => !(time === 'endStep' && name === 'Royal Booster'),
      );
      assert.is(sorted(ours.map(({ name }) => name.en)), sorted(theirs), time);
    }
  });

  const LONG_TEXT = 30;
  const LONG_RUN = 14;

  against('copy no long text whole', () => {
    const taken = new Set(pairs.map(({ line }) => allWordsOf(line).join(' ')));
    const copied = pairs.filter(({ text }) => {
      const words = allWordsOf(text.en);
      return words.length >= LONG_TEXT && taken.has(words.join(' '));
    });
    assert.equal(
      copied.map(({ at }) => at),
      [],
    );
  });

  against('share no long run of words beside templated phrases', () => {
    const runsOf = (text: string) =>
      runsBetweenPhrases(text).flatMap((words) =>
        words.slice(LONG_RUN - 1).map((_, start) => words.slice(start, start + LONG_RUN).join(' ')),
      );
    const taken = new Set(cards.flatMap(({ oracleText }) => oracleText.split('\n').flatMap(runsOf)));
    const copied = pairs.flatMap(({ at, text }) =>
      runsOf(text.en)
        .filter((run) => taken.has(run))
        .map((run) => `${at}: ${run}`),
    );
    assert.equal(copied, []);
  });

  against('show the printed symbols', () => {
    const apart = pairs.filter(
      ({ text, line }) => sorted(symbolsOf(bare(line))) !== sorted(symbolsOf(bare(text.en))),
    );
    assert.equal(
      apart.map(({ at }) => at),
      [],
    );
  });

  against('give the printed numbers', () => {
    const lost = pairs.flatMap(({ at, text, line }) =>
      languages.flatMap((language) =>
        [
          ...new Set(numbersOf(bare(line)).filter((number) => !numbersOf(text[language]).includes(number))),
        ].map((number) => `${at} ${language}: ${number}`),
      ),
    );
    assert.equal(
      lost.filter((where) => !rightlyDifferent.has(where)),
      [],
    );
  });

  for (const [word, { printed: inPrint, ...ours }] of Object.entries(ruleWords)) {
    against(`keep "${word}" where it is printed`, () => {
      const lost = pairs.flatMap(({ at, text, line }) =>
        inPrint.test(bare(line))
          ? languages
              .filter((language) => !ours[language].test(text[language]))
              .map((language) => `${at} ${language}: ${word}`)
          : [],
      );
      assert.equal(
        lost.filter((where) => !rightlyDifferent.has(where)),
        [],
      );
    });
  }

  against('name the printed kinds of counters', () => {
    const lost = pairs.flatMap(({ at, text, line }) =>
      Object.entries(kindsOfCounters).flatMap(([kind, russian]) =>
        new RegExp(`(?<![\\w+−/-])${kind.replaceAll('+', '\\+')} counters?\\b`, 'i').test(bare(line))
          ? [
              ...(text.en.includes(kind) ? [] : [`${at} en: ${kind}`]),
              ...(russian.test(text.ru) ? [] : [`${at} ru: ${kind}`]),
            ]
          : [],
      ),
    );
    assert.equal(lost, []);
    const printedKinds = new Set(
      pairs.flatMap(({ line }) =>
        [...bare(line).matchAll(/(?<![\w+/-])([a-z]+|[+−]1\/[+−]1) counters?\b/g)].map(
          ([, kind]) => kind ?? '',
        ),
      ),
    );
    const noKinds = new Set(['more', 'those', 'and', 'point', 'keyword']);
    assert.equal(
      [...printedKinds].filter((kind) => !(kind in kindsOfCounters) && !noKinds.has(kind)),
      [],
    );
  });

  against('hold as many targets', () => {
    const count = (text: string) => matches(bare(text), /\btarget\b/gi).length;
    const apart = pairs.flatMap(({ at, text, line }) =>
      count(text.en) === count(line) ? [] : [`${at} en: targets`],
    );
    assert.equal(
      apart.filter((where) => !rightlyDifferent.has(where)),
      [],
    );
  });
}
