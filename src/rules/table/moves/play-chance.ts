/**
 * Dice, coins and random players, from the table's generator: undoing and repeating them gives the same result. 705.1
 * flipping a coin · 706.1 rolling a die. A random player is a die with one side per player.
 */
import { drawBelow, type RandomState } from '../../chance/chance';
import { MAX_DICE_AT_ONCE, MAX_DIE_SIDES, MIN_DIE_SIDES } from '../../limits';
import { okResult, type RuleResult, refuse } from '../../rule';
import { sideOf } from '../../turn/seating-and-teams';
import { isInGame, type PlayerId, playersInGame } from '../../turn/turn';
import type { MoveWithSubject } from '../move';
import type { PlayResult } from '../play-result';
import type { Table } from '../table';

export function playChance(table: Table, move: MoveWithSubject<'chance'>): RuleResult<PlayResult> {
  switch (move.kind) {
    case 'rollDice': {
      const { sides, count } = move;
      if (![sides, count].every(Number.isInteger) || sides < MIN_DIE_SIDES || count < 1) {
        return refuse('107.1', 'notAWholeNumber');
      }
      if (sides > MAX_DIE_SIDES) return refuse('107.1', 'numberTooLarge', MAX_DIE_SIDES);
      if (count > MAX_DICE_AT_ONCE) return refuse('107.1', 'numberTooLarge', MAX_DICE_AT_ONCE);
      const [drawnNumbers, chance] = drawSeveral(table.chance, sides, count);
      const results = drawnNumbers.map((result) => result + 1);
      return okResult({
        table: { ...table, chance },
        happenings: [{ kind: 'diceRolled', rule: '706.1', sides, results }],
      });
    }
    case 'flipCoin': {
      const [[side], chance] = drawSeveral(table.chance, 2, 1);
      return okResult({
        table: { ...table, chance },
        happenings: [{ kind: 'coinFlipped', rule: '705.1', isHeads: side === 0 }],
      });
    }
    case 'chooseRandomPlayer':
      return chooseRandomPlayer(table, move.opponentOf);
  }
}

/** Picks any player in the game, or any opponent of this player. */
function chooseRandomPlayer(table: Table, opponentOf: PlayerId | null): RuleResult<PlayResult> {
  if (opponentOf !== null && !isInGame(table.turn, opponentOf)) return refuse('800.4a', 'playerHasLeft');
  const allies: readonly PlayerId[] = opponentOf === null ? [] : sideOf(table.turn, opponentOf);
  const candidates = playersInGame(table.turn).filter((player) => !allies.includes(player));
  if (candidates.length === 0) return refuse('104.2a', 'gameIsOver');
  const [[index = 0], chance] = drawSeveral(table.chance, candidates.length, 1);
  const player = candidates[index] as PlayerId;
  return okResult({
    table: { ...table, chance },
    happenings: [{ kind: 'randomPlayerChosen', rule: '706.1', player, opponentOf }],
  });
}

function drawSeveral(chance: RandomState, sides: number, count: number): [readonly number[], RandomState] {
  const drawnNumbers: number[] = [];
  let nextChance = chance;
  for (let die = 0; die < count; die++) {
    let value: number;
    [value, nextChance] = drawBelow(nextChance, sides);
    drawnNumbers.push(value);
  }
  return [drawnNumbers, nextChance];
}
