import { useMemo, useState } from 'preact/hooks';
import { Choice } from '../../../design/Choice';
import { classNames } from '../../../design/class-names';
import common from '../../../design/common.module.css';
import type { Game } from '../../../session/game/game';
import { lifeSeries } from '../../../session/timeline/life-series';
import type { PlayedTimeAt } from '../../../session/timeline/played-time';
import type { Summary } from '../../../session/timeline/summary';
import type { Timeline } from '../../../session/timeline/timeline';
import tableStyles from '../../parts/page/data-table.module.css';
import { useWordingContext } from '../../parts/text/effect-words';
import { playerName, useWords } from '../../parts/words';
import { LifeChart, LineSample } from './LifeChart';
import styles from './LifeSection.module.css';
import { type AxisKind, axisOf, readingsInRow } from './life-axis';
import { chartOf } from './life-chart';
import summaryStyles from './SummarySheet.module.css';
import { lifeInWords, nameOfChartLine } from './summary-words';

interface LifeSectionProps {
  game: Game;
  timeline: Timeline;
  summary: Summary;
  playedTimeAt: PlayedTimeAt;
}

/** Shows life and poison over time as a chart, and as a table that is always available to screen readers. */
export function LifeSection({ game, timeline, summary, playedTimeAt }: LifeSectionProps) {
  const words = useWords();
  const summaryWords = words.summary;
  const wording = useWordingContext(game.seats);
  const [axisKind, setAxisKind] = useState<AxisKind>('turns');
  const [displayMode, setDisplayMode] = useState<'chart' | 'table'>('chart');
  const axis = useMemo(
    () =>
      axisOf(axisKind, timeline, playedTimeAt, summary.endTime, {
        turn: (number, player) =>
          player === null ? `${number}` : `${number} · ${playerName(words, game.seats, player)}`,
        minutes: summaryWords.minutes,
        start: summaryWords.start,
      }),
    [axisKind, timeline, playedTimeAt, summary.endTime, words],
  );
  const lines = useMemo(() => lifeSeries(timeline, axis), [timeline, axis]);
  const names = lines.map((line) => nameOfChartLine(line, wording));
  return (
    <section class={common.stack2}>
      <h3 class={summaryStyles.heading}>{summaryWords.life}</h3>
      <div class={styles.choices}>
        <Choice
          label={summaryWords.axis}
          value={axisKind}
          options={(['turns', 'time'] as const).map((value) => ({ value, name: summaryWords.axes[value] }))}
          onChange={setAxisKind}
        />
        <Choice
          label={summaryWords.shownAs}
          value={displayMode}
          options={(['chart', 'table'] as const).map((value) => ({
            value,
            name: summaryWords.shapes[value],
          }))}
          onChange={setDisplayMode}
        />
      </div>
      {displayMode === 'chart' && <LifeCharts game={game} lines={lines} names={names} axis={axis} />}
      <div
        class={displayMode === 'chart' ? 'visually-hidden' : styles.scrolling}
        {...(displayMode === 'table' && {
          role: 'region',
          tabIndex: 0,
          'aria-label': summaryWords.captions[axisKind],
        })}
      >
        <LifeTable kind={axisKind} lines={lines} names={names} axis={axis} />
      </div>
    </section>
  );
}

interface LinesProps {
  lines: ReturnType<typeof lifeSeries>;
  names: readonly string[];
  axis: ReturnType<typeof axisOf>;
}

function LifeCharts({ game, lines, names, axis }: LinesProps & { game: Game }) {
  const summaryWords = useWords().summary;
  const hasPoison = lines.some(({ readings }) => readings.some(({ poison }) => poison > 0));
  const chartOptions = { lines, end: axis.end, ticks: axis.ticks };
  return (
    <div class={common.stack2}>
      <LifeChart
        game={game}
        names={names}
        chart={chartOf({ ...chartOptions, quantity: 'life', height: 230 })}
      />
      {hasPoison && (
        <>
          <p class={common.note}>{summaryWords.poison}</p>
          <LifeChart
            game={game}
            names={names}
            chart={chartOf({ ...chartOptions, quantity: 'poison', height: 130 })}
          />
        </>
      )}
      <ul class={styles.legend}>
        {lines.map((line, index) => (
          <li key={index}>
            <LineSample game={game} index={index} seat={line.seats[0] ?? 0} />
            <span>
              {names[index]}: {lifeInWords(line.readings.at(-1)?.life)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function LifeTable({ kind, lines, names, axis }: LinesProps & { kind: AxisKind }) {
  const summaryWords = useWords().summary;
  return (
    <table class={classNames(summaryStyles.table, tableStyles.stacks)}>
      <caption class="visually-hidden">{summaryWords.captions[kind]}</caption>
      <thead>
        <tr>
          <th scope="col">{kind === 'turns' ? summaryWords.turn : summaryWords.time}</th>
          {names.map((name, index) => (
            <th key={index} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {axis.rows.map((row, index) => (
          <tr key={index}>
            <th scope="row">{row.name}</th>
            {readingsInRow(lines, row).map((reading, lineIndex) => (
              <td key={lineIndex} data-column={names[lineIndex]}>
                {summaryWords.lifeAndPoison(lifeInWords(reading?.life), reading?.poison ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
