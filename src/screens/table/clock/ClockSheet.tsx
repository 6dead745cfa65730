import { useCallback } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { Choice } from '../../../design/Choice';
import common from '../../../design/common.module.css';
import { sharedTurnTeams } from '../../../rules/turn/teams-and-sides';
import type { PlayerId } from '../../../rules/turn/turn';
import { useDevice } from '../../../session/contexts/use-device';
import type { Game } from '../../../session/game/game';
import type { ClockReading } from '../../../session/timeline/clock';
import { Checkbox } from '../../parts/field/Checkbox';
import { Stepper } from '../../parts/field/Stepper';
import { joinNames } from '../../parts/shared-turn-names';
import { useWords } from '../../parts/words';
import { TableSheet } from '../sheets/TableSheet';
import styles from './ClockSheet.module.css';
import { formatClock, TickingText } from './TickingText';
import { useClock } from './use-clock';

const MAX_MINUTES = 240;
const usualMinutes = { turn: 5, player: 40 } as const;

/** Shows the clock of every player and its settings. */
export function ClockSheet({ game }: { game: Game }) {
  const words = useWords();
  const clockWords = words.clock;
  const { playTone } = useDevice();
  const { options, readingAt, changeOptions, togglePause } = useClock(game);
  const { isShown, limit, playsSound } = options;
  const reading = readingAt?.(Date.now());
  const { turn } = game.history.table;
  return (
    <TableSheet title={clockWords.title}>
      <div class={common.stack3}>
        <dl class={styles.times}>
          <TimeRow name={clockWords.game} readingAt={readingAt} timeOf={(reading) => reading.gameTime} />
          {reading?.turn && (
            <TimeRow
              name={clockWords.thisTurn}
              readingAt={readingAt}
              timeOf={(reading) => reading.turn?.time ?? 0}
            />
          )}
          {sharedTurnTeams(turn).map((members) => (
            <TimeRow
              key={members[0]}
              name={joinNames(words, game.seats, members)}
              readingAt={readingAt}
              timeOf={({ timeBySeat }) => sumOf(timeBySeat, members)}
            />
          ))}
        </dl>
        {reading?.turn && (
          <Button wide onClick={togglePause}>
            {reading.isPaused ? clockWords.goOn : words.pause}
          </Button>
        )}
        <Checkbox checked={isShown} onChange={() => changeOptions({ isShown: !isShown })}>
          {clockWords.show}
        </Checkbox>
        <Choice
          label={clockWords.limit}
          value={limit?.per ?? 'none'}
          options={(['none', 'turn', 'player'] as const).map((value) => ({
            value,
            name: clockWords.limits[value],
          }))}
          onChange={(per) =>
            changeOptions({ limit: per === 'none' ? null : { per, minutes: usualMinutes[per] } })
          }
        />
        {limit && (
          <>
            <Stepper
              label={clockWords.minutes}
              value={limit.minutes}
              min={1}
              max={MAX_MINUTES}
              onChange={(minutes) => changeOptions({ limit: { ...limit, minutes } })}
            />
            <Checkbox
              checked={playsSound}
              onChange={() => {
                // Played once here, so that players know the sound and the browser allows it from then on.
                if (!playsSound) playTone();
                changeOptions({ playsSound: !playsSound });
              }}
            >
              {clockWords.sound}
            </Checkbox>
          </>
        )}
        <p class={common.note}>{clockWords.note}</p>
      </div>
    </TableSheet>
  );
}

interface TimeRowProps {
  name: string;
  readingAt: ((now: number) => ClockReading) | null;
  timeOf: (reading: ClockReading) => number;
}

function TimeRow({ name, readingAt, timeOf }: TimeRowProps) {
  const textAt = useCallback(
    (now: number) => (readingAt ? formatClock(timeOf(readingAt(now))) : ''),
    [readingAt],
  );
  return (
    <div class={styles.row}>
      <dt>{name}</dt>
      <dd>
        <TickingText textAt={textAt} />
      </dd>
    </div>
  );
}

function sumOf(times: readonly number[], seats: readonly PlayerId[]): number {
  return seats.reduce((sum, seat) => sum + (times[seat] ?? 0), 0);
}
