import { useCallback } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { Choice } from '../../../design/Choice';
import { Sheet } from '../../../design/Sheet';
import { teamsBySeat } from '../../../rules/turn/teams-and-sides';
import type { PlayerId } from '../../../rules/turn/turn';
import { useDevice } from '../../../session/contexts/use-device';
import type { Game } from '../../../session/game/game';
import type { ClockFace } from '../../../session/story/clock';
import { Check } from '../../parts/field/Check';
import { Stepper } from '../../parts/field/Stepper';
import { joinNames } from '../../parts/team-name';
import { useWords } from '../../parts/words';
import styles from './ClockSheet.module.css';
import { formatClock, Ticking } from './Ticking';
import { useClock } from './use-clock';

const MAX_MINUTES = 240;
const usualMinutes = { turn: 5, player: 40 } as const;

/** Shows the clock of every player and its settings. */
export function ClockSheet({ game, onClose }: { game: Game; onClose: () => void }) {
  const words = useWords();
  const clockWords = words.clock;
  const { playTone } = useDevice();
  const { options, read, change, togglePause } = useClock(game);
  const { isShown, limit, playsSound } = options;
  const face = read?.(Date.now());
  const { turn } = game.history.table;
  return (
    <Sheet title={clockWords.title} closeLabel={words.close} onClose={onClose}>
      <div class={styles.clock}>
        <dl class={styles.times}>
          <Row name={clockWords.game} read={read} timeOf={(face) => face.gameTime} />
          {face?.turn && (
            <Row name={clockWords.thisTurn} read={read} timeOf={(face) => face.turn?.time ?? 0} />
          )}
          {teamsBySeat(turn).map((members) => (
            <Row
              key={members[0]}
              name={joinNames(words, game.seats, members)}
              read={read}
              timeOf={({ timeBySeat }) => sumOf(timeBySeat, members)}
            />
          ))}
        </dl>
        {face?.turn && (
          <Button wide onClick={togglePause}>
            {face.isPaused ? clockWords.goOn : clockWords.pause}
          </Button>
        )}
        <Check checked={isShown} onChange={() => change({ isShown: !isShown })}>
          {clockWords.show}
        </Check>
        <Choice
          label={clockWords.limit}
          value={limit?.per ?? 'none'}
          options={(['none', 'turn', 'player'] as const).map((value) => ({
            value,
            name: clockWords.limits[value],
          }))}
          onChange={(per) => change({ limit: per === 'none' ? null : { per, minutes: usualMinutes[per] } })}
        />
        {limit && (
          <>
            <Stepper
              label={clockWords.minutes}
              value={limit.minutes}
              min={1}
              max={MAX_MINUTES}
              onChange={(minutes) => change({ limit: { ...limit, minutes } })}
            />
            <Check
              checked={playsSound}
              onChange={() => {
                // Played once here, so that players know the sound and the browser allows it from then on.
                if (!playsSound) playTone();
                change({ playsSound: !playsSound });
              }}
            >
              {clockWords.sound}
            </Check>
          </>
        )}
        <p class={styles.note}>{clockWords.note}</p>
      </div>
    </Sheet>
  );
}

interface RowProps {
  name: string;
  read: ((now: number) => ClockFace) | null;
  timeOf: (face: ClockFace) => number;
}

function Row({ name, read, timeOf }: RowProps) {
  const text = useCallback((now: number) => (read ? formatClock(timeOf(read(now))) : ''), [read]);
  return (
    <div class={styles.row}>
      <dt>{name}</dt>
      <dd>
        <Ticking text={text} />
      </dd>
    </div>
  );
}

function sumOf(times: readonly number[], seats: readonly PlayerId[]): number {
  return seats.reduce((sum, seat) => sum + (times[seat] ?? 0), 0);
}
