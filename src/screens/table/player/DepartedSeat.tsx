import { useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import type { Rotation } from '../../../design/Sheet';
import { amount } from '../../../i18n/amount';
import { mostCommanderDamageTaken } from '../../../rules/life/commander';
import { playerCounterKinds } from '../../../rules/life/player-counters';
import { currentLossReasons } from '../../../rules/table/leaving/losing';
import type { PlayerId } from '../../../rules/turn/turn';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import type { Game } from '../../../session/game/game';
import { bringBack, returnMethodOf } from '../../../session/game/returning-players';
import { isolateDirection } from '../../../session/lib/plain-text';
import { departureOf } from '../../../session/timeline/departure';
import { useLanguage, useWords } from '../../parts/words';
import { useTableScreen } from '../use-table-screen';
import styles from './SeatSheet.module.css';

interface DepartedSeatProps {
  game: Game;
  player: PlayerId;
  name: string;
  rotation: Rotation;
}

/**
 * Shows when and why a player left and their totals at that time, and offers to bring them back; whoever had no life
 * left is asked for the right total.
 */
export function DepartedSeat({ game, player, name, rotation }: DepartedSeatProps) {
  const words = useWords();
  const { setOpenSheet } = useTableScreen();
  const language = useLanguage();
  const liveGame = useLiveGame();
  const [isConfirming, setConfirming] = useState(false);
  const departure = departureOf(game.history, player);
  const returnMethod = returnMethodOf(game.history, player);
  const laterStepCount = returnMethod?.kind === 'undo' ? returnMethod.laterStepCount : 0;
  const { departed } = words;

  function takeBack() {
    bringBack(liveGame, player);
    const isLifeWrong =
      returnMethod?.kind === 'correct' && currentLossReasons(game.history.table, player).includes('noLife');
    setOpenSheet(isLifeWrong ? { kind: 'keypad', player, rotation } : null);
  }

  return (
    <>
      <p>{departure ? words.log.playerLeft(name, departure.because) : departed.outOfGame}</p>
      {departure && (
        <p class={styles.hint}>
          {departure.turnNumber !== null && `${departed.turn(departure.turnNumber)} · `}
          {new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(departure.at)}
        </p>
      )}
      <h3 class={styles.heading}>{departed.totals}</h3>
      <ul class={styles.totals}>
        {totalsInWords(game, player, words).map((total) => (
          <li key={total}>{total}</li>
        ))}
      </ul>
      {returnMethod && !isConfirming && (
        <Button wide onClick={laterStepCount === 0 ? takeBack : () => setConfirming(true)}>
          {departed.takeBack}
        </Button>
      )}
      {returnMethod && isConfirming && (
        <>
          <p class={styles.question}>{departed.ask(laterStepCount)}</p>
          <div class={styles.answers}>
            <Button class={styles.answer} onClick={() => setConfirming(false)}>
              {words.cancel}
            </Button>
            <Button class={styles.answer} onClick={takeBack}>
              {departed.takeBack}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

function totalsInWords(
  { history }: Game,
  player: PlayerId,
  { seatSheet, playerCounters, commander }: ReturnType<typeof useWords>,
): readonly string[] {
  const { totals, counters, commanders } = history.table;
  const { life = 0, poison = 0 } = totals[player] ?? {};
  const ownCounters = counters[player];
  const commanderRecord = commanders[player];
  const mostDamage = commanderRecord ? mostCommanderDamageTaken(commanderRecord) : 0;
  const counterCounts = [
    ...playerCounterKinds.map((kind) => [playerCounters.names[kind], ownCounters?.[kind] ?? 0] as const),
    ...(ownCounters?.named.map(({ name, count }) => [isolateDirection(name), count] as const) ?? []),
  ];
  return [
    playerCounters.badge(seatSheet.life, amount(life)),
    ...(poison > 0 ? [playerCounters.badge(seatSheet.poison, poison)] : []),
    ...(mostDamage > 0 ? [playerCounters.badge(commander.damage, mostDamage)] : []),
    ...counterCounts.flatMap(([name, count]) => (count > 0 ? [playerCounters.badge(name, count)] : [])),
  ];
}
