import { type Language, languages } from '../../../../../src/content/bilingual';
import * as catalog from '../../../../../src/content/planes/catalog';
import { en } from '../../../../../src/i18n/en';
import { ru } from '../../../../../src/i18n/ru';
import { commanderNumbers } from '../../../../../src/rules/life/commander';
import { designationKinds } from '../../../../../src/rules/life/designations';
import { lifeChangeReasons, lossReasons } from '../../../../../src/rules/life/life';
import { playerCounterKinds } from '../../../../../src/rules/life/player-counters';
import { planarFaces } from '../../../../../src/rules/planar/planar-die';
import {
  directions,
  type EffectEnding,
  ongoingEffectKinds,
  optionNumbers,
} from '../../../../../src/rules/planar/planar-state';
import { refusalReasons } from '../../../../../src/rules/rule';
import type { Happening } from '../../../../../src/rules/table/happening';
import { leaveReasons } from '../../../../../src/rules/table/leaving/leave-reason';
import { firstTurn } from '../../../../../src/rules/turn/turn-order';
import type { UnknownValue } from '../../../../../src/rules/unknown-data';
import { describeRefusal } from '../../../../../src/screens/parts/rule/refusal-words';
import type { WordingContext } from '../../../../../src/screens/parts/text/effect-words';
import { describeHappening, possibleNames } from '../../../../../src/screens/table/log/log-sentences';
import { withCustomCards } from '../../../../../src/session/cards/catalog';
import { assert, suite } from '../../../../support/suite';
import { card, ongoingEffect, seat } from '../../../../support/tables/tables';

const test = suite('log in words');

type Kind = Happening['kind'];
/** The fields of a happening of this kind, besides its kind and its rule. */
type Details<K extends Kind, H = Happening> = H extends { kind: infer Kinds }
  ? K extends Kinds
    ? Omit<H, 'kind' | 'rule'>
    : never
  : never;

const player = seat(1);
const [bant, naya, tide] = [card('bant'), card('naya'), card('morphic-tide')];

const unknownWord = (word: string) => word as unknown as UnknownValue;

const endings: readonly EffectEnding[] = ['planeswalk', 'leavingAPlane', 'never'];

/** Examples of every kind of happening, including rare ones. */
const happenings: { readonly [K in Kind]: readonly Details<K>[] } = {
  gameBegan: [
    { player, by: 'app', startingLife: 20 },
    { player, by: 'table', startingLife: 40 },
  ],
  turnBegan: [{ player, number: 7 }],
  markerWaits: [{ player, marker: 1, behind: seat(2) }],
  markerDesignated: [{ player, marker: 2 }],
  markerRemoved: [{ player, marker: 2 }],
  planesPutBack: [{ player, cards: [bant] }],
  planesTakenOver: [{ player, cards: [bant, naya] }],
  turnOrderReversed: [{ isReversed: true }, { isReversed: false }],
  seatingChanged: [{ seating: [seat(1), seat(0), seat(2)] }],
  profileChanged: [
    { player, profile: { name: 'Ω', color: null } },
    { player, profile: { name: '', color: null } },
    { player, profile: { name: null, color: 2 } },
    { player, profile: { name: null, color: 0x1_b0_3a_2e } },
    { player, profile: { name: 'Ω', color: 2 } },
  ],
  extraTurnAdded: [{ player }],
  lifeChanged: [
    { player, from: 20, to: 13 },
    { player, from: 13, to: 20 },
    { player, from: 2, to: -5 },
  ],
  lifeSet: [
    { player, from: 20, to: 7 },
    { player, from: 20, to: 0 },
    { player, from: -3, to: 'infinite' },
  ],
  poisonChanged: [
    { player, from: 0, to: 3 },
    { player, from: 3, to: 0 },
  ],
  playerCountersChanged: playerCounterKinds.flatMap((counter) => [
    { player, counter, from: 0, to: 3 },
    { player, counter, from: 3, to: 0 },
  ]),
  namedCountersChanged: [{ player, name: 'Ω', from: 0, to: 1 }],
  namedCountersDropped: [{ player, name: 'Ω' }],
  commanderCast: commanderNumbers.flatMap((commander) => [
    { player, commander, from: 1, to: 2 },
    { player, commander, from: 2, to: 1 },
  ]),
  commanderCountChanged: [
    { player, from: 1, to: 2 },
    { player, from: 2, to: 1 },
  ],
  commanderDamageChanged: commanderNumbers.flatMap((commander) => [
    { player, source: seat(0), commander, from: 0, to: 7, life: 33 },
    { player, source: seat(2), commander, from: 7, to: 0, life: 'infinite' },
    { player, source: seat(2), commander, from: 0, to: 7, life: -3, poison: 9 },
  ]),
  designated: designationKinds.map((as) => ({ player, as })),
  undesignated: designationKinds.map((as) => ({ player, as })),
  diceRolled: [
    { sides: 20, results: [7] },
    { sides: 6, results: [1, 6, 3] },
  ],
  coinFlipped: [{ isHeads: true }, { isHeads: false }],
  randomPlayerChosen: [
    { player, opponentOf: null },
    { player, opponentOf: seat(0) },
  ],
  dayOrNightCame: [{ to: 'day' }, { to: 'night' }, { to: null }],
  playerLeft: leaveReasons.map((because) => ({ player, because })),
  playerStayed: lossReasons.map((because) => ({ player, because })),
  playerReturned: [{ player }],
  gameWon: [{ player }],
  turnEnded: [{ player }],
  beginningPhaseAdded: [{ player }],
  lifeTotalsSet: lifeChangeReasons.map((because) => ({
    because,
    lifeTotals: [
      { player, from: 20, to: -3 },
      { player: seat(0), from: -3, to: 20 },
    ],
  })),
  startingPlaneRevealed: [
    { player, card: bant, passed: [] },
    { player, card: bant, passed: [tide] },
  ],
  planarDieRolled: [
    ...planarFaces.flatMap((face) =>
      [null, 0, 1, 5].flatMap((paid) =>
        (['app', 'table'] as const).map((by) => ({ player, face, paid, by })),
      ),
    ),
    { player, face: 'blank', means: 'chaos', paid: 1, by: 'app' },
    { player, face: 'blank', means: 'chaos', paid: null, by: 'table', ignored: ['blank'] },
    { player, face: 'chaos', paid: 0, by: 'app', ignored: ['planeswalk', 'blank'] },
  ],
  planarDiceRolled: [
    { player, faces: ['blank', 'chaos'] },
    { player, faces: ['planeswalk', 'blank', 'blank'] },
  ],
  effectBegan: [
    ...ongoingEffectKinds.map((does) => ({ effect: ongoingEffect({ does, ends: 'planeswalk' }) })),
    ...ongoingEffectKinds.map((does) => ({ effect: ongoingEffect({ does, player, source: bant }) })),
    ...endings.map((ends) => ({ effect: ongoingEffect({ ends, note: 'Ω' }) })),
    { effect: ongoingEffect({ does: unknownWord('doubleDamage'), ends: unknownWord('tomorrow') }) },
    { effect: ongoingEffect({ ends: 'turnOf', until: player, source: naya }) },
    { effect: ongoingEffect({ ends: 'turnOf', until: null, source: naya }) },
  ],
  effectsEnded: [
    { effects: [ongoingEffect({ source: bant })] },
    { effects: [ongoingEffect({ does: 'blankIsChaos' }), ongoingEffect({ does: 'cannotLose', player })] },
  ],
  countersChanged: [
    { card: bant, from: 0, to: 1 },
    { card: bant, from: 5, to: 0 },
    { card: bant, from: 1, to: 22 },
  ],
  countersGone: [1, 2, 5, 21].map((count) => ({ card: bant, count })),
  thresholdReached: [{ player, card: bant, at: 10 }],
  optionChosen: [bant, card('two-streams-facility')].flatMap((id) =>
    optionNumbers.map((as) => ({ player, card: id, as })),
  ),
  chosenOptionsSwapped: [{ card: bant }],
  bottomCardsOrdered: [{ player, cards: [bant, card('naya')] }],
  planeswalkBecameChaos: [{ player }],
  chaosEnsued: [
    { player, cards: [bant] },
    { player, cards: [bant, naya] },
    { player, cards: [] },
  ],
  planeswalked: [
    { player, because: 'planeswalkingAbility', from: [bant], to: [naya] },
    { player, because: 'phenomenonLeft', from: [tide, bant], to: [naya] },
    { player, because: 'phenomenonLeft', from: [], to: [naya] },
    { player, because: 'ownerLeft', from: [bant], to: [naya] },
  ],
  phenomenonEncountered: [{ player, card: tide }],
  phenomenonResolved: [{ player, card: tide }],
  phenomenonStays: [{ player, card: tide }],
  cardsTaken: [
    { player, shown: 'all', cards: [bant, tide] },
    { player, shown: 'controller', cards: [bant] },
    { player, shown: 'controller', cards: [bant, naya, tide] },
  ],
  cardsPutBack: [
    { player, shown: 'all', top: [bant], bottom: [tide, naya] },
    { player, shown: 'controller', top: [], bottom: [tide] },
    { player, shown: 'all', top: [bant], bottom: [] },
  ],
  destinationAsked: [{ player }],
  directionChosen: directions.map((direction) => ({ player, direction })),
  planesLaid: [
    { player, cards: [bant] },
    { player, cards: [bant, naya] },
  ],
  planesCollected: [{ player, cards: [bant, naya] }],
  planarControllerChanged: [{ player }],
  planarDeckLeft: [
    { player, faceUp: [] },
    { player, faceUp: [bant] },
    { player, faceUp: [bant, tide] },
  ],
  takenCardsLeftGame: [{ player }],
  abilityCountered: [
    { player, ability: 'planeswalking', card: null },
    { player, ability: 'chaos', card: bant },
    { player, ability: 'encounter', card: tide },
  ],
  abilitiesCeased: [{ player, abilities: ['planeswalking', 'chaos'] }],
  rollCountCorrected: [0, 1, 2, 5].map((counted) => ({ player, counted })),
  unknown: [{ stored: { kind: 'ticketsChanged', player, to: 2 } }],
};

const everything = Object.entries(happenings).flatMap(([kind, some]) =>
  some.map((one) => ({ ...one, kind, rule: '901.9' }) as unknown as Happening),
);

const dictionaries = { en, ru } as const;

function wording(language: Language, changes: Partial<WordingContext> = {}): WordingContext {
  const seats = [{ name: 'Энн' }, { name: 'Бо' }, { name: '' }];
  return { words: dictionaries[language], language, catalog, seats, ...changes };
}

const noTeamsInMelee = firstTurn(3, seat(0));

const logEntryOf = (happening: Happening, context: WordingContext) =>
  describeHappening(happening, context, noTeamsInMelee);

/** Matches what no sentence may contain: unfilled placeholders, and values such as undefined. */
const gaps = /undefined|null|NaN|\[object|function|=>|\{|\}|\$|\s{2}|\s[.,:;!?]|^\s|\s$|\(\)|«»|,\s*[.,]/;

for (const language of languages) {
  test(`${language}: every happening is a complete sentence`, () => {
    for (const happening of everything) {
      for (const listener of [wording(language), wording(language, { catalog: null, seats: [] })]) {
        const text = logEntryOf(happening, listener);
        assert.type(text, 'string', happening.kind);
        assert.match(text, /^[\p{L}\p{N}«].*[.!]$/u, text);
        assert.not.match(text, gaps, text);
      }
    }
  });

  test(`${language}: different happenings have different texts`, () => {
    const texts = everything.map((happening) => logEntryOf(happening, wording(language)));
    assert.is(new Set(texts).size, everything.length, repeated(texts).join('\n'));
  });

  test(`${language}: every refusal is a complete sentence`, () => {
    const texts = refusalReasons.map((reason) =>
      describeRefusal({ rule: '901.9', reason, limit: 40 }, dictionaries[language]),
    );
    for (const text of texts) {
      assert.match(text, /^\p{Lu}.*\.$/u, text);
      assert.not.match(text, gaps, text);
    }
    assert.is(new Set(texts).size, refusalReasons.length);
  });

  test(`${language}: a player without a name is named after the seat, an unknown card by its id`, () => {
    const nameless = wording(language, { seats: [{ name: '' }] });
    const won = logEntryOf({ kind: 'gameWon', rule: '104.2a', player: seat(0) }, nameless);
    assert.ok(won.includes(dictionaries[language].player(1)), won);
    const encounter: Happening = {
      kind: 'phenomenonEncountered',
      rule: '312.5',
      player,
      card: card('A Card Of Ours'),
    };
    assert.ok(logEntryOf(encounter, nameless).includes('A Card Of Ours'));
  });
}

test('901.10a: a planeswalking ability that ceases with its plane has a different text than one that leaves with a player', () => {
  const ceased = { kind: 'abilitiesCeased', player, abilities: ['planeswalking'] } as const;
  for (const language of languages) {
    const [leaver, plane] = (['800.4a', '901.10a'] as const).map((rule) =>
      logEntryOf({ ...ceased, rule }, wording(language)),
    );
    assert.is(plane, dictionaries[language].log.planeswalkingCeased);
    assert.is.not(plane, leaver);
  }
});

test('810.9: what a team shares changes for the team, as its panel says', () => {
  const turn = { ...noTeamsInMelee, teams: [0, 0, 1] };
  const gained: Happening = { kind: 'lifeChanged', rule: '119.3', player: seat(0), from: 30, to: 31 };
  assert.is(describeHappening(gained, wording('en'), turn), 'Энн & Бо +1: 31 life.');
  assert.is(describeHappening(gained, wording('ru'), turn), 'Энн и Бо +1: 31 жизнь.');
});

test('901.3: a refusal about a player’s own deck names the player', () => {
  for (const language of languages) {
    const refusal = { rule: '901.3', reason: 'tooFewPlanarCards', limit: 10 } as const;
    const { seats, words } = wording(language);
    const text = describeRefusal({ ...refusal, player }, words, seats);
    assert.is(text, `Бо: ${describeRefusal(refusal, words)}`);
  }
});

test('a second copy of a card has the same name', () => {
  const known = withCustomCards(catalog, []);
  for (const language of languages) {
    const textFor = (id: string, from: WordingContext['catalog']) =>
      logEntryOf(
        { kind: 'phenomenonEncountered', rule: '312.5', player, card: card(id) },
        wording(language, { catalog: from }),
      );
    assert.is(textFor('morphic-tide+2', known), textFor('morphic-tide', catalog));
    assert.is(textFor('A Card Of Ours+3', null), textFor('A Card Of Ours', null));
  }
});

test('a card with a comma in its name is separated from the next one', () => {
  const cards = [card('Naya'), card('Urza, Lord'), card('Jund')];
  const textFor = (happening: Happening, language: Language) =>
    logEntryOf(happening, wording(language, { catalog: null }));
  const chaos: Happening = { kind: 'chaosEnsued', rule: '311.7', player, cards };
  assert.is(textFor(chaos, 'en'), 'Chaos ensues: Naya; Urza, Lord; Jund.');
  assert.is(textFor(chaos, 'ru'), 'Наступает хаос: «Naya», «Urza, Lord», «Jund».');
  const takenOver: Happening = { kind: 'planesTakenOver', rule: '901.10', player, cards };
  assert.is(textFor(takenOver, 'en'), 'Бо takes over Naya; Urza, Lord; and Jund.');
  assert.is(textFor({ ...takenOver, cards: cards.slice(1) }, 'en'), 'Бо takes over Urza, Lord; and Jund.');
  const withoutCommas = [card('Naya'), card('Bant'), card('Jund')];
  assert.is(textFor({ ...takenOver, cards: withoutCommas }, 'en'), 'Бо takes over Naya, Bant, and Jund.');
});

test('cards and players are named in the selected language', () => {
  const walked: Happening = {
    kind: 'planeswalked',
    rule: '701.31b',
    player,
    because: 'planeswalkingAbility',
    from: [bant],
    to: [card('academy-at-tolaria-west')],
  };
  for (const language of languages) {
    const text = logEntryOf(walked, wording(language));
    for (const id of [bant, card('academy-at-tolaria-west')]) {
      const name = catalog.factsOf(id)?.name[language];
      assert.ok(name && text.includes(name), text);
    }
    assert.ok(text.includes('Бо'), text);
  }
});

test('names that occur in the text of a happening are known', () => {
  for (const language of languages) {
    const known = wording(language);
    for (const happening of everything) assert.ok(possibleNames(happening, known).includes('Бо'));
    const names = possibleNames(
      { kind: 'chaosEnsued', rule: '311.7', player, cards: [bant, naya] } as Happening,
      known,
    );
    for (const id of [bant, naya]) assert.ok(names.includes(catalog.factsOf(id)?.name[language] ?? '?'));
  }
});

test('Russian texts contain no English except names', () => {
  const russianPlayers = wording('ru');
  for (const happening of everything) {
    const text = logEntryOf(happening, russianPlayers);
    // Dice are called d20, as on Russian cards.
    assert.not.match(text.replaceAll(/d(?=\d)/g, ''), /[a-z]/i, text);
  }
  for (const reason of refusalReasons) {
    const text = describeRefusal({ rule: '901.9', reason, limit: 40 }, ru);
    assert.not.match(text, /[a-z]/i, text);
  }
});

test('English texts contain no Russian except names', () => {
  const englishPlayers = wording('en', { seats: [{ name: 'Ann' }, { name: 'Bo' }, { name: '' }] });
  for (const happening of everything) assert.not.match(logEntryOf(happening, englishPlayers), /[а-яё]/i);
  for (const reason of refusalReasons) {
    assert.not.match(describeRefusal({ rule: '901.9', reason, limit: 40 }, en), /[а-яё]/i);
  }
});

test('a change has a sign, with a proper minus', () => {
  const changed = (from: number, to: number): Happening => ({
    kind: 'lifeChanged',
    rule: '119.3',
    player,
    from,
    to,
  });
  for (const language of languages) {
    assert.ok(logEntryOf(changed(20, 13), wording(language)).includes('−7'));
    assert.ok(logEntryOf(changed(13, 20), wording(language)).includes('+7'));
    assert.ok(logEntryOf(changed(20, 13), wording(language)).includes('13'));
  }
});

function repeated(values: readonly string[]): readonly string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

for (const [language, won, began] of [
  ['en', 'Энн & Бо win the game.', 'The game begins at 30 life. Энн & Бо were randomly chosen to go first.'],
  [
    'ru',
    'Победители: Энн и Бо.',
    'Партия начинается: у каждой команды 30 жизней. По жребию начинают Энн и Бо.',
  ],
] as const) {
  for (const share of [true, false]) {
    test(`${language}: a team that shares ${share ? 'turns' : 'only the win'} wins with all its names`, () => {
      const happening: Happening = { kind: 'gameWon', rule: '104.2a', player: seat(0) };
      const teams = firstTurn(4, seat(0), { bySeat: [0, 0, 1, 1], shareTurns: share });
      assert.is(describeHappening(happening, wording(language), teams), won);
    });
  }

  test(`${language}: a team that shares turns begins with all its names`, () => {
    const happening: Happening = {
      kind: 'gameBegan',
      rule: '103.1',
      player: seat(0),
      by: 'app',
      startingLife: 30,
    };
    const teams = firstTurn(4, seat(0), { bySeat: [0, 0, 1, 1], shareTurns: true });
    assert.is(describeHappening(happening, wording(language), teams), began);
  });
}

test.run();
