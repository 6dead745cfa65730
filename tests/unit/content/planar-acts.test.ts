/** What the app can carry out of the cards. */
import { catalog } from '../../../src/content/planes/catalog';
import type { PlanarAct } from '../../../src/content/planes/planar-card-facts';
import type { EffectEnding } from '../../../src/rules/planar/planar-state';
import { type PrintedCards, printed } from '../../support/cards/printed-cards';
import { assert, suite } from '../../support/suite';

/** Everything the app can carry out, each with the card and the ability it belongs to. */
const acts = catalog.flatMap((card) =>
  card.abilities.flatMap((ability) => (ability.acts ?? []).map((act) => ({ card, ability, act }))),
);

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);
const sorted = (values: readonly string[]) => [...values].sort().join(' ');
const distinct = (values: readonly string[]) => sorted([...new Set(values)]);

const actsTest = suite('acts of the planar cards');

/** What the app carries out, as `Pompeii chaos`, for one kind of act. */
const abilitiesWithAct = (kind: PlanarAct['kind']) =>
  acts
    .filter(({ act }) => act.kind === kind)
    .map(({ card, ability }) => `${card.name.en} ${ability.when.join()}`)
    .sort();

const expectedActs: Readonly<
  Record<Exclude<PlanarAct['kind'], 'life' | 'ongoingEffect'>, readonly string[]>
> = {
  takeCards: [
    'Interplanar Tunnel encounter',
    'Norn’s Seedcore chaos',
    'Pools of Becoming chaos',
    'Spatial Merging encounter',
    'Stairs to Infinity chaos',
    'The Fertile Lands of Saulvinia chaos',
  ],
  planeswalk: [
    'Bad Wolf Bay chaos',
    'Grand Ossuary chaos',
    'Lair of the Ashen Idol upkeep',
    'New Player’s Journey chaos',
    'Pompeii chaos',
    'Shrinking Plane arrive,upkeep',
    'TARDIS Bay chaos',
    'Temple of Atropos chaos',
  ],
  chaos: ['Norn’s Seedcore arrive', 'Oteclán arrive,upkeep'],
  reverseTurnOrder: ['Temple of Atropos chaos', 'Time Distortion encounter'],
  addExtraTurn: ['Otaria chaos'],
  endTurn: ['The Drum, Mining Facility chaos'],
  addBeginningPhase: ['Temple of Atropos secondMain'],
  counters: [
    'Aplan Mortarium upkeep',
    'Aretopolis arrive,upkeep',
    'Aretopolis chaos',
    'Gardens of Tranquil Repose trigger',
    'Kilnspire District arrive,firstMain',
    'Mount Keralia endStep',
    'Naar Isle upkeep',
    'No Way Out chaos',
    'No Way Out static',
    'Pompeii arrive,upkeep',
    'Pompeii blank',
    'Shrinking Plane arrive,upkeep',
  ],
  clearCounters: ['Shrinking Plane chaos'],
  setLife: ['Sanctum of Serra chaos'],
  exchangeLife: ['Cliffside Market arrive,upkeep'],
  redistributeLife: ['The Doctor’s Tomb chaos'],
  designate: [
    'City Hall arrive',
    'Paliano trigger',
    'Royal Booster encounter',
    'The Food Court chaos',
    'The Golden City of Orazca static',
  ],
  swapChosenOptions: ['Two Streams Facility chaos'],
};

for (const [kind, expected] of Object.entries(expectedActs)) {
  actsTest(`let the app carry out what it can, and nothing else: ${kind}`, () => {
    assert.equal(abilitiesWithAct(kind as PlanarAct['kind']), expected);
  });
}

actsTest('let life totals change where the amount or the player is known', () => {
  const changes = acts.flatMap(({ card, ability, act }) =>
    act.kind === 'life'
      ? [`${card.name.en} ${ability.when.join()}: ${act.who} ${act.by}${act.perCounter ? ' each' : ''}`]
      : [],
  );
  assert.equal(changes.sort(), [
    'Aplan Mortarium upkeep: controller -1 each',
    'Aretopolis arrive,upkeep: controller 1 each',
    'Asmoranomardicadaistinaculdacar’s Kitchen chaos: controller null',
    'Asmoranomardicadaistinaculdacar’s Kitchen trigger: chosen null',
    'Fields of Summer chaos: controller 10',
    'Furnace Layer arrive,upkeep: chosen -3',
    'Hotel of Fears upkeep: controller null',
    'Naar Isle chaos: chosen -3',
    'Naar Isle upkeep: controller -1 each',
    'New Player’s Journey chaos: controller null',
    'Nyx trigger: controller 1',
    'Pin Collector’s Booth chaos: opponents null',
    'Pompeii chaos: everybody -1 each',
    'Prahv chaos: controller null',
    'Skybreen chaos: chosen null',
    'Sorin’s Remastered Manor chaos: controller null',
    'Spectrox Mines arrive,upkeep: controller -3',
    'Stroopwafel Cafe chaos: controller 3',
    'Stroopwafel Cafe chaos: opponents -3',
    'Tarnation chaos: chosen -1',
    'The Matrix of Time trigger: chosen -3',
    'sAnS mERcY chaos: chosen -3',
  ]);
});

actsTest('let last what lasts', () => {
  const lasting = acts.flatMap(({ card, ability, act }) =>
    act.kind === 'ongoingEffect'
      ? [`${card.name.en} ${ability.when.join()}: ${act.does} for ${act.who} until ${act.ends}`]
      : [],
  );
  assert.equal(lasting.sort(), [
    'Agyrem chaos: remind for controller until planeswalk',
    'Bowie Base One endStep: remind for everybody until turnOf',
    'Celestine Reef chaos: cannotLose for controller until planeswalk',
    'Chaotic Aether encounter: blankIsChaos for everybody until leavingAPlane',
    'Eloren Wilds chaos: remind for chosen until planeswalk',
    'Fixed Point in Time encounter: walkIsChaos for everybody until turnOf',
    'Game Knights Live trigger: remind for chosen until leavingAPlane',
    'Kerblam! Warehouse chaos: remind for controller until turnOf',
    'Math is for Blockers chaos: remind for everybody until turnOf',
    'Mount Keralia chaos: remind for controller until never',
    'No Way Out static: everyWalkIsChaos for everybody until leavingAPlane',
    'Ood Sphere chaos: remind for everybody until turnOf',
    'Preston’s Stage chaos: remind for controller until turnOf',
    'Probability Flux encounter: extraDie for everybody until turnOf',
    'Royal Booster encounter: remind for everybody until never',
    'Stormcage Containment Facility chaos: remind for everybody until turnOf',
    'Team-Up! encounter: remind for everybody until never',
    'The Doctor’s Childhood Barn chaos: remind for everybody until planeswalk',
    'Undercity Reaches chaos: remind for controller until never',
    'Unknown Event encounter: remind for everybody until never',
    'Unyaro endStep: remind for everybody until planeswalk',
    'Year-End Review encounter: remind for everybody until never',
  ]);
});

actsTest('have a reminder where they trigger as the card goes out of sight or change the untap step', () => {
  for (const { id, abilities } of catalog)
    for (const { when, reminder } of abilities)
      assert.is(reminder !== undefined, when.includes('leave') || when.includes('untap'), id);
});

actsTest('have a badge where the app only reminds of what lasts, one on a card, and nowhere else', () => {
  for (const { id, abilities } of catalog) {
    const reminds = ({ acts = [] }: (typeof abilities)[number]) =>
      acts.some((act) => act.kind === 'ongoingEffect' && act.does === 'remind');
    assert.equal(
      abilities.map(({ badge }) => badge !== undefined),
      abilities.map(reminds),
      id,
    );
    assert.ok(abilities.filter(({ badge }) => badge).length <= 1, id);
  }
});

actsTest('count on a card only what it collects, and let players choose only between what it offers', () => {
  for (const { id, abilities, counters, options } of catalog) {
    const all = abilities.flatMap(({ acts = [] }) => acts);
    const collects = all.some(({ kind }) => kind === 'counters');
    const counts = all.some((act) => act.kind === 'life' && act.perCounter);
    assert.is(collects, counters !== undefined, `${id} collects`);
    assert.ok(!counts || counters !== undefined, `${id} counts`);
    assert.is(
      all.some(({ kind }) => kind === 'swapChosenOptions'),
      options !== undefined,
      `${id} offers`,
    );
  }
  const thresholds = catalog.flatMap(({ id, counters }) =>
    counters?.threshold ? [[id, counters.threshold]] : [],
  );
  assert.equal(thresholds, [['aretopolis', 10]]);
  const over = catalog.filter(({ counters }) => counters?.effectsEndWithLastCounter).map(({ id }) => id);
  assert.equal(over, ['no-way-out']);
});

actsTest('have acts that do something', () => {
  for (const { id, abilities } of catalog) {
    for (const { acts } of abilities) assert.ok(acts === undefined || acts.length > 0, id);
  }
  for (const { card, act } of acts) {
    if (act.kind !== 'counters' && act.kind !== 'life') continue;
    assert.ok(act.by === null || (Number.isInteger(act.by) && act.by !== 0), card.id);
  }
});

actsTest('ask of the planar deck what their texts say', () => {
  const operationOf = (id: string) => {
    const act = acts.find(({ card, act: { kind } }) => card.id === id && kind === 'takeCards')?.act;
    assert.ok(act?.kind === 'takeCards', id);
    const { take, ...how } = act.operation;
    return [take.kind, take.count, how];
  };
  const usual = { shown: 'all', others: ['bottom'], chosen: null, bottom: 'anyOrder', chaos: false };
  const topOrBottom = ['top', 'bottom'];
  assert.equal(operationOf('stairs-to-infinity'), [
    'cards',
    1,
    { ...usual, planes: topOrBottom, others: topOrBottom },
  ]);
  assert.equal(operationOf('pools-of-becoming'), ['cards', 3, { ...usual, planes: ['bottom'], chaos: true }]);
  assert.equal(operationOf('the-fertile-lands-of-saulvinia'), [
    'untilPlanes',
    1,
    { ...usual, planes: ['bottom'], chaos: true },
  ]);
  assert.equal(operationOf('interplanar-tunnel'), [
    'untilPlanes',
    5,
    { ...usual, planes: topOrBottom, chosen: 1, bottom: 'random' },
  ]);
  assert.equal(operationOf('spatial-merging'), ['untilPlanes', 2, { ...usual, planes: ['walk'] }]);
  assert.equal(operationOf('norns-seedcore'), ['untilPlanes', 1, { ...usual, planes: ['add'] }]);
});

actsTest('have in each operation a place for every card, so that it can always be settled', () => {
  for (const { card, act } of acts) {
    if (act.kind !== 'takeCards') continue;
    const { take, planes, others, chosen } = act.operation;
    assert.ok(Number.isInteger(take.count) && take.count > 0, card.id);
    assert.ok(planes.length > 0 && others.length > 0, card.id);
    assert.equal([repeated(planes), repeated(others)], [[], []], card.id);
    if (chosen !== null) assert.ok(planes.length === 2 && planes[1] === 'bottom', card.id);
  }
});

actsTest.run();

const against = suite('acts of the planar cards compared with the printed ones');
if (printed) compareWithPrinted(printed);
else {
  against('is not compared: the printed texts are not at hand', () => {
    assert.ok(acts.length > 0);
  });
}
against.run();

function compareWithPrinted({ cards, namesByMechanic }: PrintedCards) {
  const namesWith = (...mechanics: readonly string[]) =>
    mechanics.flatMap((mechanic) => namesByMechanic[mechanic] ?? []);
  const carriedOut = (isIt: (act: PlanarAct) => boolean) =>
    acts.filter(({ act }) => isIt(act)).map(({ card }) => card.name.en);
  const withActs = (...kinds: readonly PlanarAct['kind'][]) => carriedOut(({ kind }) => kinds.includes(kind));

  against(
    'let the app carry out what reaches into the planar deck, and what planeswalks or makes chaos ensue',
    () => {
      assert.is(sorted(withActs('takeCards')), sorted(namesWith('planar-deck')));
      const leavingByCounters = catalog
        .filter(({ counters }) => counters?.threshold)
        .map(({ name }) => name.en);
      assert.is(
        distinct([...withActs('planeswalk'), ...leavingByCounters]),
        distinct(namesWith('chaos-then-planeswalk', 'state-planeswalk')),
      );
      const withoutTheDie = carriedOut(
        (act) =>
          act.kind === 'chaos' ||
          (act.kind === 'takeCards' && act.operation.chaos) ||
          (act.kind === 'ongoingEffect' && ['walkIsChaos', 'everyWalkIsChaos'].includes(act.does)),
      );
      // The tokens of Omenpath Instability are on the table, and the table says when one makes chaos ensue.
      assert.is(
        sorted(withoutTheDie),
        sorted(namesWith('chaos-without-die').filter((name) => name !== 'Omenpath Instability')),
      );
    },
  );

  against(
    'let the app carry out what the cards do to turns, to life totals, to counters and to rolls',
    () => {
      assert.is(sorted(withActs('reverseTurnOrder')), sorted(namesWith('reverse-order')));
      assert.is(
        sorted(withActs('setLife', 'exchangeLife', 'redistributeLife')),
        sorted(namesWith('life-set')),
      );
      // The exiled cards that Gardens of Tranquil Repose counts are a tally of its own.
      const collecting = catalog.filter(({ counters }) => counters).map(({ name }) => name.en);
      assert.is(
        sorted(collecting),
        sorted([...namesWith('counters-on-plane'), 'Gardens of Tranquil Repose']),
      );
      const alteringRolls = carriedOut(
        (act) =>
          act.kind === 'ongoingEffect' &&
          ['blankIsChaos', 'walkIsChaos', 'everyWalkIsChaos', 'extraDie'].includes(act.does),
      );
      assert.is(sorted(alteringRolls), sorted(namesWith('roll-meaning')));
      const clocks = withActs('life', 'counters');
      assert.equal(
        namesWith('life-clock').filter((name) => !clocks.includes(name)),
        [],
      );
    },
  );

  against('let last as long as printed', () => {
    const ending = (...ends: readonly EffectEnding[]) =>
      carriedOut((act) => act.kind === 'ongoingEffect' && ends.includes(act.ends));
    // Nobody can leave No Way Out until its counters are gone; should somebody do so all the same, it is over.
    assert.is(
      sorted(ending('planeswalk', 'leavingAPlane')),
      sorted([...namesWith('until-planeswalk'), 'No Way Out']),
    );
    assert.is(sorted([...ending('never'), 'The Golden City of Orazca']), sorted(namesWith('rest-of-game')));
    const nextTurn = cards
      .filter(({ oracleText }) => /\buntil your next turn\b/i.test(oracleText))
      .map(({ name }) => name);
    assert.is(sorted(ending('turnOf')), sorted(nextTurn));
  });
}
