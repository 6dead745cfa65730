import { useMemo, useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { classNames } from '../../../design/class-names';
import common from '../../../design/common.module.css';
import { Select } from '../../../design/Select';
import { type PlayerId, playerIds } from '../../../rules/turn/turn';
import { useGameLibrary } from '../../../session/contexts/use-live-game';
import type { Game } from '../../../session/game/game';
import { Disclosure } from '../../parts/field/Disclosure';
import { seatStyle } from '../../parts/seat-color';
import { sharedTurnNames } from '../../parts/shared-turn-names';
import { playerName, useLanguage, useWords } from '../../parts/words';
import { TableSheet } from '../sheets/TableSheet';
import { LogLineText } from './LogLineText';
import styles from './LogSheet.module.css';
import { type LogLine, type LogTurn, logOf } from './log-lines';

/** Shows the log, latest first, with a heading for each turn; for all players or for one seat. */
export function LogSheet({ game }: { game: Game }) {
  const words = useWords();
  const { loadOlderSteps } = useGameLibrary();
  /** The player whose log is shown; null for everybody's. */
  const [seat, setSeat] = useState<PlayerId | null>(null);
  const [showsExactTimes, setShowsExactTimes] = useState(false);
  const players = playerIds(game.seats.length);
  const turns = useMemo(() => logOf(game, seat).toReversed(), [game, seat]);
  const formats = useTimeFormats();
  const linesWithTime = linesWithNewMinutes(turns, formats);
  const nameOf = (player: PlayerId) => playerName(words, game.seats, player);
  const turnNamesOf = (player: PlayerId) =>
    sharedTurnNames(words, game.seats, game.history.table.turn, player);
  return (
    <TableSheet title={words.table.log} hasOnlyText>
      <div class={styles.tools}>
        <Select
          label={words.logTools.whose}
          value={seat}
          options={[
            { value: null, name: words.logTools.everybody },
            ...players.map((player) => ({ value: player, name: nameOf(player) })),
          ]}
          onChange={setSeat}
        />
        <Button
          variant={showsExactTimes ? 'primary' : 'plain'}
          pressed={showsExactTimes}
          onClick={() => setShowsExactTimes(!showsExactTimes)}
        >
          {words.logTools.exact}
        </Button>
      </div>
      <div class={styles.log} data-exact={showsExactTimes ? '' : undefined}>
        {turns.map(({ number, player, lines }) => {
          // Each term is linked only once per turn.
          const linkedTerms = new Set<string>();
          return (
            <section key={lines[0]?.key} class={styles.section}>
              {player !== null && (
                <h3 class={styles.turn} style={seatStyle(game.seats[player], player)}>
                  {words.logTurn(number, turnNamesOf(player))}
                </h3>
              )}
              <ol class={styles.lines}>
                {lines.toReversed().map((line) => (
                  <LogLineItem
                    key={line.key}
                    {...{ game, line, linkedTerms, formats, showsExactTimes }}
                    isTimeShown={showsExactTimes || linesWithTime.has(line)}
                  />
                ))}
              </ol>
            </section>
          );
        })}
        {turns.length === 0 && seat !== null && <p>{words.logTools.nothing(nameOf(seat))}</p>}
      </div>
      {game.history.unloadedStepCount > 0 && (
        <Button wide class={styles.older} onClick={loadOlderSteps}>
          {words.logOlder}
        </Button>
      )}
    </TableSheet>
  );
}

/** Returns the latest line of each run of lines in the same minute; only there the time is shown. */
function linesWithNewMinutes(turns: readonly LogTurn[], formats: TimeFormats): ReadonlySet<LogLine> {
  let previousMinute = '';
  const isNew = (line: LogLine) => {
    const minute = formats.minute(latestTimeOf(line));
    const isNewMinute = minute !== previousMinute;
    previousMinute = minute;
    return isNewMinute;
  };
  return new Set(turns.flatMap(({ lines }) => lines.toReversed().filter(isNew)));
}

interface LogLineItemProps {
  game: Game;
  line: LogLine;
  /** The terms that lines above it have linked. */
  linkedTerms: Set<string>;
  formats: TimeFormats;
  showsExactTimes: boolean;
  isTimeShown: boolean;
}

/** Shows a line of the log; a line of several steps can be expanded. */
function LogLineItem({ game, line, linkedTerms, formats, showsExactTimes, isTimeShown }: LogLineItemProps) {
  const words = useWords();
  const { steps, happenings } = line;
  const time = latestTimeOf(line);
  return (
    <li class={styles.line}>
      <LineTime
        at={time}
        text={showsExactTimes ? formats.exact(time) : formats.minute(time)}
        title={formats.full(time)}
        isShown={isTimeShown}
      />
      {steps.length === 1 ? (
        <p>
          <LogLineText {...{ game, linkedTerms, happenings }} />
        </p>
      ) : (
        <div>
          <LogLineText {...{ game, linkedTerms, happenings }} />
          <Disclosure title={words.logTools.changes(steps.length)} class={styles.changes}>
            <ol class={classNames(common.stack1, styles.steps)}>
              {steps.toReversed().map(({ key, at, happenings }) => (
                <li key={key}>
                  <LineTime at={at} text={formats.exact(at)} title={formats.full(at)} isShown />
                  <p>
                    <LogLineText {...{ game, linkedTerms, happenings }} />
                  </p>
                </li>
              ))}
            </ol>
          </Disclosure>
        </div>
      )}
    </li>
  );
}

/** Returns the time of a line's latest step, by which lines are ordered. */
function latestTimeOf({ steps }: LogLine): number {
  return steps.at(-1)?.at ?? 0;
}

type TimeFormats = ReturnType<typeof useTimeFormats>;

function useTimeFormats() {
  const language = useLanguage();
  return useMemo(() => {
    const minute = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
    const exact = new Intl.DateTimeFormat(language, { timeStyle: 'medium' });
    const full = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'medium' });
    return {
      minute: (at: number) => minute.format(at),
      exact: (at: number) => exact.format(at),
      full: (at: number) => full.format(at),
    };
  }, [language]);
}

interface LineTimeProps {
  at: number;
  text: string;
  title: string;
  isShown: boolean;
}

/** Shows the time of a line; screen readers announce it even where it is not shown again. */
function LineTime({ at, text, title, isShown }: LineTimeProps) {
  return (
    <time class={styles.time} dateTime={new Date(at).toISOString()} title={title}>
      <span class={isShown ? undefined : 'visually-hidden'}>{text}</span>
    </time>
  );
}
