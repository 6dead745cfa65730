/**
 * The planar zone now: its first pending decision, what is face up, and how rolls are counted. 901.3, 901.15 who has a
 * deck · 901.6 planar controller · 901.9 cost of the next roll.
 */
import type { PlayerId } from '../turn/turn';
import { endEffectsUntilTurnsOf } from './ongoing-effect';
import type { PlanarCardId } from './planar-card';
import type { PlanarFace } from './planar-die';
import type { PlanarOutcome } from './planar-happening';
import type { EternitiesMap, PlanarChoice, PlanarRolls, PlanarZone } from './planar-state';

/** In a Grand Melee, a turn marker may later be without a plane again (901.14b). */
export function isStartingPlaneRevealed({ faceUp, visited }: PlanarZone): boolean {
  return faceUp.length > 0 || visited.length > 0;
}

export function isFaceUp(planar: PlanarZone, card: PlanarCardId): boolean {
  return planar.faceUp.some((faceUp) => faceUp.card === card);
}

/** Returns how often the player took the special action this turn. */
export function costRaisingRollCount(planar: PlanarZone, player: PlayerId): number {
  return planar.rolls[player]?.counted ?? 0;
}

/** Returns the mana cost of the player's next roll as a special action (901.9), or by house rule. */
export function costOfNextRoll(planar: PlanarZone, player: PlayerId): number {
  return Math.max(0, costRaisingRollCount(planar, player) - (planar.houseRules.freeRolls - 1));
}

/** What a player has to decide first: where taken cards go, where to planeswalk, or which die counts. */
export type PlanarDecision =
  | {
      readonly kind: 'settleChoice';
      readonly rule: '901.7' | '701.31b';
      readonly player: PlayerId;
      readonly choice: PlanarChoice;
    }
  | {
      readonly kind: 'chooseDestination';
      readonly rule: '701.31b';
      readonly player: PlayerId;
      readonly map: EternitiesMap;
    }
  | {
      readonly kind: 'keepDie';
      readonly rule: '706.6';
      readonly player: PlayerId;
      readonly faces: readonly PlanarFace[];
    };

export function pendingDecision({
  choice,
  map,
  dice,
  decks,
  controller: player,
}: PlanarZone): PlanarDecision | null {
  if (choice) {
    const owner = choice.pendingBottomOrder && decks[choice.deck]?.owner;
    return {
      kind: 'settleChoice',
      rule: choice.pendingBottomOrder ? '701.31b' : '901.7',
      player: owner ?? player,
      choice,
    };
  }
  if (map?.pendingPlaneswalk) return { kind: 'chooseDestination', rule: '701.31b', player, map };
  return dice && { kind: 'keepDie', rule: '706.6', player: dice.player, faces: dice.faces };
}

/**
 * Begins a turn: the active player becomes planar controller (901.6), and rolls are counted anew (901.9).
 * `playersReached` are all players whose turn begins or would have begun.
 */
export function beginPlanarTurn(
  planar: PlanarZone,
  player: PlayerId,
  playersReached: readonly PlayerId[],
): PlanarOutcome {
  const withTurnBegun = { ...planar, controller: player, rolls: noRolls(planar.rolls.length), arrived: [] };
  return endEffectsUntilTurnsOf(withTurnBegun, playersReached);
}

/** Returns whether each player has a planar deck (901.3), rather than all sharing one (901.15). */
export function hasOwnDecks({ decks }: PlanarZone): boolean {
  return decks.some(({ owner }) => owner !== null);
}

export function noRolls(seatCount: number): readonly PlanarRolls[] {
  return Array.from({ length: seatCount }, () => ({ counted: 0, all: 0 }));
}
