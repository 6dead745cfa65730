import { useEffect, useMemo, useState } from 'preact/hooks';
import type { CommanderNumber } from '../../../rules/life/commander';
import { isInGame, type PlayerId } from '../../../rules/turn/turn';
import type { Game } from '../../../session/game/game';

/** An attack by a commander: until it ends, a tap on any other seat asks for the damage. */
export interface Attack {
  readonly source: PlayerId;
  readonly commander: CommanderNumber;
  /** Whether the commander deals damage as poison counters (702.90b). */
  readonly infect?: true;
}

/** Tracks the current attack outside the game; it ends with the turn, without its commander, and out of sight. */
export function useAttack({ id, history }: Game, areTotalsShown: boolean) {
  const [begunAttack, setBegunAttack] = useState<{
    readonly attack: Attack;
    readonly turnKey: string;
  } | null>(null);
  const { turn, commanders } = history.table;
  const turnKey = `${id} ${turn.number}`;
  const attack =
    areTotalsShown &&
    begunAttack?.turnKey === turnKey &&
    isInGame(turn, begunAttack.attack.source) &&
    commanders[begunAttack.attack.source]?.casts[begunAttack.attack.commander] !== undefined
      ? begunAttack.attack
      : null;
  const isOver = begunAttack && !attack;
  useEffect(() => {
    if (isOver) setBegunAttack(null);
  }, [isOver]);
  return useMemo(
    () => ({
      attack,
      beginAttack: (newAttack: Attack) => setBegunAttack({ attack: newAttack, turnKey }),
      endAttack: () => setBegunAttack(null),
    }),
    [attack, turnKey],
  );
}
