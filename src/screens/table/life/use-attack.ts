import { useEffect, useMemo, useState } from 'preact/hooks';
import type { CommanderNumber } from '../../../rules/life/commander';
import { isInGame, type PlayerId } from '../../../rules/turn/turn';
import type { Game } from '../../../session/game/game';

/** An attack by a commander: until it ends, the minus of every other seat counts the commander's damage. */
export interface Attack {
  readonly source: PlayerId;
  readonly commander: CommanderNumber;
  /** Whether the commander deals damage as poison counters (702.90b). */
  readonly infect?: true;
}

/** Tracks the current attack outside the game; it ends when the turn ends or the commander is gone. */
export function useAttack({ id, history }: Game) {
  const [begun, setBegun] = useState<{ readonly attack: Attack; readonly turnKey: string } | null>(null);
  const { turn, commanders } = history.table;
  const turnKey = `${id} ${turn.number}`;
  const attack =
    begun?.turnKey === turnKey &&
    isInGame(turn, begun.attack.source) &&
    commanders[begun.attack.source]?.casts[begun.attack.commander] !== undefined
      ? begun.attack
      : null;
  const isOver = begun && !attack;
  useEffect(() => {
    if (isOver) setBegun(null);
  }, [isOver]);
  return useMemo(
    () => ({
      attack,
      beginAttack: (next: Attack) => setBegun({ attack: next, turnKey }),
      endAttack: () => setBegun(null),
    }),
    [attack, turnKey],
  );
}
