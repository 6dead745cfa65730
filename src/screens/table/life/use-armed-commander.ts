import { useEffect, useState } from 'preact/hooks';
import type { CommanderNumber } from '../../../rules/life/commander';
import { isInGame, type PlayerId } from '../../../rules/turn/turn';
import type { Game } from '../../../session/game/game';

/** An attacking commander: until it is disarmed, the minus of every other seat counts its damage. */
export interface ArmedCommander {
  readonly source: PlayerId;
  readonly commander: CommanderNumber;
  /** Whether it deals damage as poison counters (702.90b). */
  readonly infect?: true;
}

/** Tracks the armed commander outside the game; it is disarmed when the turn ends or the commander is gone. */
export function useArmedCommander({ id, history }: Game) {
  const [armed, arm] = useState<(ArmedCommander & { readonly turnKey: string }) | null>(null);
  const { turn, commanders } = history.table;
  const turnKey = `${id} ${turn.number}`;
  const isThere =
    armed?.turnKey === turnKey &&
    isInGame(turn, armed.source) &&
    commanders[armed.source]?.casts[armed.commander] !== undefined;
  const isOver = armed !== null && !isThere;
  useEffect(() => {
    if (isOver) arm(null);
  }, [isOver]);
  return {
    armed: isThere ? armed : null,
    arm: (commander: ArmedCommander | null) => arm(commander && { ...commander, turnKey }),
  };
}
