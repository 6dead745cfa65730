import { useState } from 'preact/hooks';
import { Button } from '../../design/Button';
import { amount } from '../../i18n/amount';
import { mostCommanderDamage } from '../../rules/life/commander';
import { playerCounterKinds } from '../../rules/life/player-counters';
import type { PlayerId } from '../../rules/turn/turn';
import type { Game } from '../../session/game';
import { withoutTurning } from '../../session/plain-text';
import { useSession } from '../../session/session';
import { useLanguage, useWords } from '../parts/words';
import { leavingOf } from './gone';
import styles from './SeatSheet.module.css';

interface GoneSeatProps {
  game: Game;
  player: PlayerId;
  name: string;
  onClose: () => void;
}

/** When and why somebody left, what they had then, and the way back: that of all steps since. */
export function GoneSeat({ game, player, name, onClose }: GoneSeatProps) {
  const words = useWords();
  const language = useLanguage();
  const { table } = useSession();
  const [isAsked, ask] = useState(false);
  const leaving = leavingOf(game.history, player);
  const { gone } = words;

  function takeBack() {
    for (let step = 0; step < (leaving?.steps ?? 0); step++) table.undo();
    onClose();
  }

  return (
    <>
      <p>{leaving ? words.log.playerLeft(name, leaving.because) : words.seat.isOut}</p>
      {leaving && (
        <p class={styles.hint}>
          {leaving.turn !== null && `${gone.turn(leaving.turn)} · `}
          {new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
            leaving.at,
          )}
        </p>
      )}
      <h3 class={styles.heading}>{gone.totals}</h3>
      <ul class={styles.totals}>
        {totalsOf(game, player, words).map((total) => (
          <li key={total}>{total}</li>
        ))}
      </ul>
      {leaving && !isAsked && (
        <Button wide onClick={leaving.steps === 1 ? takeBack : () => ask(true)}>
          {gone.takeBack}
        </Button>
      )}
      {leaving && isAsked && (
        <>
          <p class={styles.ask}>{gone.ask(leaving.steps - 1)}</p>
          <div class={styles.answers}>
            <Button wide onClick={() => ask(false)}>
              {words.cancel}
            </Button>
            <Button wide onClick={takeBack}>
              {gone.takeBack}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

function totalsOf(
  { history }: Game,
  player: PlayerId,
  { seat, counting, commander }: ReturnType<typeof useWords>,
): readonly string[] {
  const { totals, counters, commanders } = history.table;
  const { life = 0, poison = 0 } = totals[player] ?? {};
  const own = counters[player];
  const command = commanders[player];
  const most = command ? mostCommanderDamage(command) : 0;
  const counted = [
    ...playerCounterKinds.map((kind) => [counting.names[kind], own?.[kind] ?? 0] as const),
    ...(own?.named.map(({ name, count }) => [withoutTurning(name), count] as const) ?? []),
  ];
  return [
    counting.badge(seat.life, amount(life)),
    ...(poison > 0 ? [counting.badge(seat.poison, poison)] : []),
    ...(most > 0 ? [counting.badge(commander.damage, most)] : []),
    ...counted.flatMap(([name, count]) => (count > 0 ? [counting.badge(name, count)] : [])),
  ];
}
