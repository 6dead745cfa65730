import { useState } from 'preact/hooks';
import { type LifeChangeReason, lifeAfter, type NewLifeTotal } from '../../../rules/life/life';
import { seatedPlayers, teamOf } from '../../../rules/turn/seating-and-teams';
import { isInGame, type PlayerId } from '../../../rules/turn/turn';
import { playersInRange } from '../../../rules/turn/turn-markers';
import type { Game } from '../../../session/game/game';
import { moveItem } from '../../../session/lib/move-item';
import { exchangedLifeTotals, redistributedLifeTotals } from './new-life-totals';

interface InitialLifeTotalsForm {
  readonly reason: LifeChangeReason;
  readonly by: number;
  readonly chosen: readonly PlayerId[] | undefined;
}

export type LifeTotalsForm = ReturnType<typeof useLifeTotalsForm>;

/**
 * Keeps the input for changing several life totals, and the resulting totals, which are null until the input is
 * complete.
 */
export function useLifeTotalsForm(game: Game, initial: InitialLifeTotalsForm) {
  const { turn, totals, planar } = game.history.table;
  const players = seatedPlayers(turn).filter((player) => isInGame(turn, player));
  const everyone = playersInRange(turn, planar?.controller ?? turn.activePlayer);
  const [reason, setReason] = useState(initial.reason);
  const [by, setBy] = useState(initial.by);
  const [allChosen, setChosen] = useState<readonly PlayerId[]>(initial.chosen ?? everyone);
  const [chosenOrder, setOrder] = useState<readonly PlayerId[]>(players);
  // A player may have left the game in another tab meanwhile.
  const chosen = allChosen.filter((player) => players.includes(player));
  const order = chosenOrder.length === players.length ? chosenOrder : players;
  const lifeOf = (player: PlayerId) => totals[player]?.life ?? 0;
  const lifeTotals: readonly NewLifeTotal[] | null =
    reason === 'gainedOrLost'
      ? chosen.map((player) => ({ player, to: lifeAfter(lifeOf(player), by) }))
      : reason === 'exchanged'
        ? exchangedLifeTotals(chosen, lifeOf)
        : redistributedLifeTotals(players, order, lifeOf);

  return {
    reason,
    by,
    players,
    chosen,
    lifeTotals,
    lifeOf,
    /** Returns the player's resulting total; each member of a team changes the total that they share (810.9). */
    newLifeOf(player: PlayerId) {
      if (reason !== 'gainedOrLost')
        return lifeTotals?.find((total) => total.player === player)?.to ?? lifeOf(player);
      const members = teamOf(turn, player).filter((member) => chosen.includes(member));
      return lifeAfter(lifeOf(player), by * members.length);
    },
    setBy,
    setReason(value: LifeChangeReason) {
      setReason(value);
      setChosen(value === 'gainedOrLost' ? everyone : []);
    },
    toggle(player: PlayerId) {
      const others = chosen.filter((other) => other !== player);
      setChosen(others.length < chosen.length ? others : [...chosen, player]);
    },
    move: (index: number, step: 1 | -1) => setOrder(moveItem(order, index, index + step)),
  };
}
