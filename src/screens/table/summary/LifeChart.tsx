import type { Game } from '../../../session/game/game';
import { seatStyle } from '../../parts/seat-color';
import { graphemesOf } from '../player/player-name';
import styles from './LifeChart.module.css';
import { CHART_WIDTH, type Chart, dashOf, markPath } from './life-chart';

/** The maximum length of a name next to a line. */
const MAX_NAME_LENGTH = 10;

interface LifeChartProps {
  game: Game;
  chart: Chart;
  names: readonly string[];
}

/** Draws the chart for sighted users; screen readers get the same numbers as a table. */
export function LifeChart({ game, chart, names }: LifeChartProps) {
  const { plot, height, lines, xTicks, yTicks } = chart;
  return (
    <svg class={styles.chart} viewBox={`0 0 ${CHART_WIDTH} ${height}`} aria-hidden="true">
      {yTicks.map(({ y, text }) => (
        <g key={text}>
          <path class={text === '0' ? styles.zeroLine : styles.grid} d={`M${plot.left} ${y}H${plot.right}`} />
          <text class={styles.amount} x={plot.left - 6} y={y + 4}>
            {text}
          </text>
        </g>
      ))}
      {xTicks.map(({ x, text }) => (
        <g key={text}>
          <path class={styles.grid} d={`M${x} ${plot.bottom}v4`} />
          <text class={styles.tick} x={x} y={height - 4}>
            {text}
          </text>
        </g>
      ))}
      {lines.map(({ line: lifeLine, originalIndex, path, marksPath, dash, nameY }) => {
        const [seat = 0] = lifeLine.seats;
        return (
          <g key={seat} class={styles.line} style={seatStyle(game.seats[seat], seat)}>
            <path class={styles.path} d={path} stroke-dasharray={dash.join(' ')} />
            <path class={styles.marks} d={marksPath} />
            <text class={styles.name} x={plot.right + 8} y={nameY + 4}>
              {abbreviate(names[originalIndex] ?? '')}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Shows the style of a line in the list below the chart. */
export function LineSample({ game, index, seat }: { game: Game; index: number; seat: number }) {
  return (
    <svg
      class={styles.sample}
      viewBox="0 0 36 12"
      width={36}
      height={12}
      style={seatStyle(game.seats[seat], seat)}
      aria-hidden="true"
    >
      <g class={styles.line}>
        <path class={styles.path} d="M0 6H36" stroke-dasharray={dashOf(index).join(' ')} />
        <path class={styles.marks} d={markPath(index, 18, 6)} />
      </g>
    </svg>
  );
}

export function abbreviate(name: string): string {
  const graphemes = graphemesOf(name);
  return graphemes.length <= MAX_NAME_LENGTH ? name : `${graphemes.slice(0, MAX_NAME_LENGTH - 1).join('')}…`;
}
