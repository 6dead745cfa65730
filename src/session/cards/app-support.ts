/** What the app does for each ability of a planar card, and what it leaves to the players. */
import type { PlanarAbility, PlanarAct, PlanarCardFacts } from '../../content/planes/planar-card-facts';
import type { AbilityTime } from '../../rules/planar/ability-times';
import { subjectOfAct } from './subject-of-act';

/** What the app does, with the number of the rule that it follows; null where the app only helps. */
export const ruleBySupportKind = {
  takeCards: '701.31',
  chaos: '311.7',
  planeswalk: '701.31',
  planeswalkInstead: '701.31',
  reverseTurnOrder: '103.1',
  addExtraTurn: '500.7',
  endTurn: '724.1',
  addBeginningPhase: '500.8',
  counters: '122.1',
  clearCounters: '122.1',
  life: '119.3',
  setLife: '119.5',
  exchangeLife: '701.12c',
  redistributeLife: '119.5',
  monarch: '725.1',
  blessing: '702.131c',
  swapChosenOptions: null,
  remind: null,
  ongoingEffect: '611.2',
  coin: '705.1',
  randomPlayer: '706.1',
  resetCasts: '903.8',
  startEngines: '702.179a',
  treasuresForSpeed: null,
  opponentLosesLife: '119.3',
  perCounter: null,
  keepsCounters: '122.1',
  keepsOptions: null,
  triggersByItself: '603.8',
  staysOnStack: '405.1',
  remindsInTime: null,
  showsText: null,
} as const satisfies Readonly<Record<string, string | null>>;

export type SupportKind = keyof typeof ruleBySupportKind;

/** What the players do themselves, with the words in English card texts that name it. */
const patternOfTask = {
  mana: /\{[WUBRGC]\}|\bmana\b|\bpay\b|\bcosts?\b/i,
  permanents:
    /permanent|creature|artifact|enchantment|\bland|token|\+1\/\+1|-1\/-1|equipment|plains|island|swamp|mountain|forest|planeswalker|\bsacrifice|untap|\btap|commander|treasure|battlefield|counters?\b/i,
  cards:
    /\bcards?\b|draw|discard|library|libraries|hand\b|graveyard|exile|mill|scry|sideboard|booster|pack\b|investigate|conjure|explore/i,
  spells: /\bspell|\bcast|target|\babilit|copy|cop(y|ies)|instant|sorcer|cascade|storm/i,
  combat: /attack|block|combat|phase|step\b|goad|haste|trample|flying/i,
  damage: /damage|\blife\b/i,
  choices: /choose|chooses|vote|\bmay\b|name|number|either/i,
} as const;

export type PlayersTask = keyof typeof patternOfTask | 'aroundTable';

/**
 * Words for what the app handles, which do not count as tasks of the players; the second is what remains of a
 * planeswalk.
 */
const HANDLED_BY_APP: readonly RegExp[] = [
  /planar (deck|die|cards?)|planeswalk(s|ing)?\b|face[- ]up (cards?|planes?)|(scroll|charge|\w+) counters? (on|from) (this plane|it\b)/gi,
  /Then\s*\.$/g,
];

const timesOnStack: readonly AbilityTime[] = ['chaos', 'encounter'];
const timesWithoutMoment: readonly AbilityTime[] = ['static', 'trigger', 'activated'];

export interface AbilitySupport {
  readonly when: readonly AbilityTime[];
  /** Never empty. */
  readonly kinds: readonly SupportKind[];
  /** Empty if the app does all of it. */
  readonly playersTasks: readonly PlayersTask[];
}

/** Returns one entry per ability, in the order of the card. */
export function appSupportOf({ abilities, counters, options }: PlanarCardFacts): readonly AbilitySupport[] {
  const kindsOfCard: readonly SupportKind[] = [
    ...(counters ? (['keepsCounters'] as const) : []),
    ...(options ? (['keepsOptions'] as const) : []),
  ];
  return abilities.map((ability, index) => {
    const isThreshold =
      counters?.threshold !== undefined && !ability.acts && ability.when.includes('trigger');
    const kinds = [
      ...(index === 0 ? kindsOfCard : []),
      ...(isThreshold ? (['triggersByItself'] as const) : kindsFor(ability)),
    ];
    return {
      when: ability.when,
      kinds: kinds.length > 0 ? [...new Set(kinds)] : ['showsText'],
      playersTasks: isThreshold ? [] : playersTasksOf(ability),
    };
  });
}

function kindsFor({ when, acts = [], extra, perCounter }: PlanarAbility): readonly SupportKind[] {
  const remindsInTime = when.some(
    (time) => !timesOnStack.includes(time) && !timesWithoutMoment.includes(time),
  );
  return [
    ...acts.map(kindOf),
    ...(extra ? [extra] : []),
    ...(perCounter ? (['perCounter'] as const) : []),
    ...(when.some((time) => timesOnStack.includes(time)) ? (['staysOnStack'] as const) : []),
    ...(remindsInTime ? (['remindsInTime'] as const) : []),
  ];
}

function kindOf(act: PlanarAct): SupportKind {
  switch (act.kind) {
    case 'planeswalk':
      return act.unless ? 'planeswalkInstead' : 'planeswalk';
    case 'designate':
      return act.as;
    case 'ongoingEffect':
      return act.does === 'remind' ? 'remind' : 'ongoingEffect';
    case 'takeCards':
    case 'chaos':
    case 'reverseTurnOrder':
    case 'addExtraTurn':
    case 'endTurn':
    case 'addBeginningPhase':
    case 'counters':
    case 'clearCounters':
    case 'life':
    case 'setLife':
    case 'exchangeLife':
    case 'redistributeLife':
    case 'swapChosenOptions':
      return act.kind;
  }
}

function playersTasksOf({ text, acts = [] }: PlanarAbility): readonly PlayersTask[] {
  const changesLife = acts.some(({ kind }) => subjectOfAct[kind] === 'life');
  const handledPatterns = changesLife ? [...HANDLED_BY_APP, /\blife\b/gi] : HANDLED_BY_APP;
  const remainingText = handledPatterns.reduce((words, pattern) => words.replaceAll(pattern, ''), text.en);
  const tasks = (Object.keys(patternOfTask) as (keyof typeof patternOfTask)[]).filter((name) =>
    patternOfTask[name].test(remainingText),
  );
  return tasks.length === 0 && acts.length === 0 ? ['aroundTable'] : tasks;
}
