import { useState } from 'preact/hooks';
import { type LifeChangeReason, lifeAfter, type NewLifeTotal } from '../../../rules/life/life';
import { seatedPlayers, sharedTurnTeamOf } from '../../../rules/turn/seating-and-teams';
import { isInGame, type PlayerId } from '../../../rules/turn/turn';
import { playersInRange } from '../../../rules/turn/turn-markers';
import type { Game } from '../../../session/game/game';
import { moveItem } from '../../../session/lib/move-item';
import { exchangedLifeTotals, redistributedLifeTotals } from './new-life-totals';

interface InitialLifeTotalsForm {
  readonly reason: LifeChangeReason;
  readonly change: number;
  readonly players: readonly PlayerId[] | undefined;
}

export type LifeTotalsForm = ReturnType<typeof useLifeTotalsForm>;

/**
 * Keeps the input for changing several life totals, and the resulting totals, which are null until the input is
 * complete.
 */
export function useLifeTotalsForm(game: Game, initial: InitialLifeTotalsForm) {
  const { turn, totals, planar } = game.history.table;
  const players = seatedPlayers(turn).filter((player) => isInGame(turn, player));
  const defaultPlayers = playersInRange(turn, planar?.controller ?? turn.activePlayer);
  const [reason, setReason] = useState(initial.reason);
  const [change, setChange] = useState(initial.change);
  const [selection, setSelection] = useState<readonly PlayerId[]>(initial.players ?? defaultPlayers);
  const [chosenOrder, setChosenOrder] = useState<readonly PlayerId[]>(players);
  // A player may have left the game in another tab meanwhile.
  const chosenPlayers = selection.filter((player) => players.includes(player));
  const order = chosenOrder.length === players.length ? chosenOrder : players;
  const lifeOf = (player: PlayerId) => totals[player]?.life ?? 0;
  const lifeTotals: readonly NewLifeTotal[] | null =
    reason === 'gainedOrLost'
      ? chosenPlayers.map((player) => ({ player, to: lifeAfter(lifeOf(player), change) }))
      : reason === 'exchanged'
        ? exchangedLifeTotals(chosenPlayers, lifeOf)
        : redistributedLifeTotals(players, order, lifeOf);

  return {
    reason,
    change,
    players,
    chosenPlayers,
    lifeTotals,
    lifeOf,
    /** Returns the player's resulting total; each member of a team changes the total that they share (810.9). */
    newLifeOf(player: PlayerId) {
      if (reason !== 'gainedOrLost')
        return lifeTotals?.find((total) => total.player === player)?.to ?? lifeOf(player);
      const members = sharedTurnTeamOf(turn, player).filter((member) => chosenPlayers.includes(member));
      return lifeAfter(lifeOf(player), change * members.length);
    },
    setChange,
    setReason(newReason: LifeChangeReason) {
      setReason(newReason);
      setSelection(newReason === 'gainedOrLost' ? defaultPlayers : []);
    },
    togglePlayer(player: PlayerId) {
      const withoutPlayer = chosenPlayers.filter((other) => other !== player);
      setSelection(withoutPlayer.length < chosenPlayers.length ? withoutPlayer : [...chosenPlayers, player]);
    },
    moveTotal: (index: number, step: 1 | -1) => setChosenOrder(moveItem(order, index, index + step)),
  };
}
