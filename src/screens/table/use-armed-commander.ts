import { useEffect, useState } from 'preact/hooks';
import type { CommanderNumber } from '../../rules/life/commander';
import { isInGame, type PlayerId } from '../../rules/turn/turn';
import type { Game } from '../../session/game';

/** A commander that attacks: until it is done, the minus of every other seat is damage by it. */
export interface ArmedCommander {
  readonly source: PlayerId;
  readonly commander: CommanderNumber;
  /** Its damage comes as poison counters (702.90b). */
  readonly infect?: true;
}

/** No part of the game. It is over with the turn, and where the commander is no longer there. */
export function useArmedCommander({ id, history }: Game) {
  const [armed, arm] = useState<(ArmedCommander & { readonly at: string }) | null>(null);
  const { turn, commanders } = history.table;
  const at = `${id} ${turn.number}`;
  const isThere =
    armed?.at === at &&
    isInGame(turn, armed.source) &&
    commanders[armed.source]?.casts[armed.commander] !== undefined;
  const isOver = armed !== null && !isThere;
  useEffect(() => {
    if (isOver) arm(null);
  }, [isOver]);
  return {
    armed: isThere ? armed : null,
    arm: (commander: ArmedCommander | null) => arm(commander && { ...commander, at }),
  };
}
