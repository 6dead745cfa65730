import {
  type RefusalReason,
  type RuleNumber,
  type RuleResult,
  refusalReasons,
  ruleNumbers,
} from '../../../../src/rules/rule';
import type { Happening } from '../../../../src/rules/table/happening';
import type { Move } from '../../../../src/rules/table/move';
import { play } from '../../../../src/rules/table/moves/play-move';
import { beginTable } from '../../../../src/rules/table/table';
import { assert, suite } from '../../../support/suite';
import { meleeMoveRefusals, meleeSetupRefusals, rulesOfMelee } from '../../../support/tables/melee';
import { allSituations } from '../../../support/tables/situations/all-situations';
import { beginnings, setup } from '../../../support/tables/situations/beginnings';
import { FIXED_CHANCE } from '../../../support/tables/tables';

const test = suite('rules, refusals and moves that are tested');

const seen = {
  rules: new Set<RuleNumber>(),
  reasons: new Set<RefusalReason>(),
  moves: new Set<Move['kind']>(),
};

function notice(result: RuleResult<{ readonly happenings: readonly Happening[] }>) {
  if (result.ok) for (const { rule } of result.value.happenings) if (rule) seen.rules.add(rule);
  if (!result.ok) {
    seen.rules.add(result.refusal.rule);
    seen.reasons.add(result.refusal.reason);
  }
}

for (const { table, move } of allSituations) {
  seen.moves.add(move.kind);
  notice(play(table, move));
}
for (const { setup: setupChanges } of beginnings)
  notice(beginTable({ ...setup, ...setupChanges }, FIXED_CHANCE));

test('every rule the engine lists is named by a happening or a refusal', () => {
  assert.equal(
    ruleNumbers.filter((rule) => !seen.rules.has(rule)),
    rulesOfMelee,
  );
});

test('every reason to refuse is given', () => {
  assert.equal(
    refusalReasons.filter((reason) => !seen.reasons.has(reason)),
    [...meleeMoveRefusals, ...meleeSetupRefusals],
  );
});

test('every kind of move is made', () => {
  // A record, so that the compiler asks for a move that is added later.
  const kinds: Readonly<Record<Move['kind'], true>> = {
    revealStartingPlane: true,
    reverseTurnOrder: true,
    changeSeating: true,
    changeProfile: true,
    addExtraTurn: true,
    endTurn: true,
    addBeginningPhase: true,
    rollPlanarDie: true,
    keepDie: true,
    resolveAbility: true,
    finishChaos: true,
    counterAbility: true,
    planeswalk: true,
    ensueChaos: true,
    takeCards: true,
    settleChoice: true,
    changeCounters: true,
    chooseOption: true,
    swapChosenOptions: true,
    beginEffect: true,
    endEffect: true,
    chooseDestination: true,
    correctRollCount: true,
    beginNextTurn: true,
    changeLife: true,
    setLife: true,
    changePoison: true,
    setLifeTotals: true,
    changePlayerCounters: true,
    changeNamedCounters: true,
    dropNamedCounters: true,
    castCommander: true,
    setCommanderCount: true,
    dealCommanderDamage: true,
    stayInGame: true,
    designate: true,
    setDayOrNight: true,
    rollDice: true,
    flipCoin: true,
    chooseRandomPlayer: true,
    leaveGame: true,
    leaveTogether: true,
    returnToGame: true,
    carryOut: true,
  };
  assert.equal([...seen.moves].sort(), Object.keys(kinds).sort());
});

test.run();
