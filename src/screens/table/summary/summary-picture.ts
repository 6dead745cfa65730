/** Draws the summary as a picture for sharing, in dark ink on parchment regardless of the theme. */
import type { Game } from '../../../session/game/game';
import { lifeSeries } from '../../../session/timeline/life-series';
import { createPlayedTimeCounter } from '../../../session/timeline/played-time';
import type { Summary } from '../../../session/timeline/summary';
import type { Timeline } from '../../../session/timeline/timeline';
import { seatStyle } from '../../parts/seat-color';
import type { WordingContext } from '../../parts/text/effect-words';
import { abbreviate } from './LifeChart';
import { axisOf } from './life-axis';
import { CHART_WIDTH, type Chart, chartOf } from './life-chart';
import { facesInWords, nameOfChartLine, planesInWords, type SummaryTexts } from './summary-words';

interface PictureContents {
  readonly game: Game;
  readonly timeline: Timeline;
  readonly summary: Summary;
  readonly texts: SummaryTexts;
  readonly wording: WordingContext;
}

const WIDTH = 1080;
const MARGIN = 56;
const INNER_WIDTH = WIDTH - 2 * MARGIN;
const SECTION_GAP = 24;
const SERIF = 'Alegreya, Georgia, serif';
const SANS = 'system-ui, sans-serif';
const colors = { ground: '#fbf6ea', line: '#d6c8ab', text: '#241c10', muted: '#665a45', accent: '#5333b8' };

interface Style {
  readonly font: string;
  readonly color: string;
  /** The line height. */
  readonly leading: number;
}

const styles = {
  headline: { font: `700 60px ${SERIF}`, color: colors.text, leading: 68 },
  secondary: { font: `400 30px ${SANS}`, color: colors.muted, leading: 42 },
  heading: { font: `700 38px ${SERIF}`, color: colors.accent, leading: 52 },
  body: { font: `400 30px ${SANS}`, color: colors.text, leading: 42 },
  strong: { font: `600 30px ${SANS}`, color: colors.text, leading: 42 },
} as const satisfies Readonly<Record<string, Style>>;

/** Returns the contents of a PNG file. */
export async function drawSummary(picture: PictureContents): Promise<Blob> {
  await document.fonts.load(styles.headline.font, picture.texts.headline);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  // The first pass measures the height, the second one draws.
  canvas.height = Math.ceil(drawPage(canvasContextOf(canvas), picture));
  const page = canvasContextOf(canvas);
  page.fillStyle = colors.ground;
  page.fillRect(0, 0, canvas.width, canvas.height);
  drawPage(page, picture);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture was made'))), 'image/png');
  });
}

function canvasContextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const page = canvas.getContext('2d');
  if (!page) throw new Error('there is nothing to draw on');
  return page;
}

/** Draws the page from the top and returns its height. */
function drawPage(page: CanvasRenderingContext2D, picture: PictureContents): number {
  const { texts, summary, wording } = picture;
  const summaryWords = wording.words.summary;
  let y = MARGIN;
  const writeParagraph = (text: string, style: Style) => {
    y = writeText(page, text, style, y);
  };
  const writeSection = (heading: string, texts: readonly string[]) => {
    if (texts.length === 0) return;
    y += SECTION_GAP;
    writeParagraph(heading, styles.heading);
    for (const text of texts) writeParagraph(text, styles.body);
  };
  writeParagraph(texts.headline, styles.headline);
  writeParagraph(texts.subtitle, styles.secondary);
  y = drawLifeChart(page, picture, y + SECTION_GAP);
  for (const { name, life, time, departure } of texts.players) {
    writeParagraph(`${name}: ${life} · ${summaryWords.ownTurns}: ${time}`, styles.strong);
    if (departure) writeParagraph(departure, styles.secondary);
  }
  for (const remark of texts.remarks) writeParagraph(remark, styles.body);
  writeSection(summaryWords.planes, [
    ...texts.decks,
    ...(texts.planes.length > 0 ? [`${planesInWords(texts, wording)}.`] : []),
  ]);
  writeSection(
    summaryWords.die,
    summary.luck.total.count > 0
      ? [...texts.luck.slice(0, 1), `${facesInWords(summary.luck, wording)}.`]
      : [],
  );
  y += SECTION_GAP;
  writeParagraph('Planar Table', styles.secondary);
  return y + MARGIN / 2;
}

/** Draws wrapped lines and returns the position of the next one. */
function writeText(
  page: CanvasRenderingContext2D,
  text: string,
  { font, color, leading }: Style,
  from: number,
): number {
  page.font = font;
  page.fillStyle = color;
  page.textAlign = 'left';
  page.textBaseline = 'alphabetic';
  let y = from;
  const writeLine = (line: string) => {
    y += leading;
    page.fillText(line, MARGIN, y - leading * 0.25, INNER_WIDTH);
  };
  let line = '';
  for (const word of text.split(' ')) {
    const longerLine = line === '' ? word : `${line} ${word}`;
    if (line !== '' && page.measureText(longerLine).width > INNER_WIDTH) {
      writeLine(line);
      line = word;
    } else line = longerLine;
  }
  writeLine(line);
  return y;
}

function drawLifeChart(
  page: CanvasRenderingContext2D,
  { game, timeline, summary, wording }: PictureContents,
  from: number,
): number {
  const summaryWords = wording.words.summary;
  const axis = axisOf('turns', timeline, createPlayedTimeCounter(timeline), summary.endTime, {
    turn: (number) => `${number}`,
    minutes: summaryWords.minutes,
    start: summaryWords.start,
  });
  const lines = lifeSeries(timeline, axis);
  const chart = chartOf({ lines, quantity: 'life', end: axis.end, height: 200, ticks: axis.ticks });
  const scale = INNER_WIDTH / CHART_WIDTH;
  page.save();
  page.translate(MARGIN, from);
  page.scale(scale, scale);
  drawGrid(page, chart);
  chart.lines.forEach(({ line, path, marksPath, dash, nameY }) => {
    const [seat = 0] = line.seats;
    const color = resolvedColor(seatStyle(game.seats[seat], seat)['--seat'] ?? '');
    page.strokeStyle = color;
    page.fillStyle = color;
    page.lineWidth = 2;
    page.setLineDash([...dash]);
    page.stroke(new Path2D(path));
    page.fill(new Path2D(marksPath));
    page.font = `600 12px ${SANS}`;
    page.textAlign = 'left';
    page.fillText(abbreviate(nameOfChartLine(line, wording)), chart.plot.right + 8, nameY + 4);
  });
  page.restore();
  return from + chart.height * scale + SECTION_GAP;
}

function drawGrid(page: CanvasRenderingContext2D, { plot, yTicks, xTicks, height }: Chart): void {
  page.lineWidth = 1;
  page.strokeStyle = colors.line;
  page.fillStyle = colors.muted;
  page.font = `400 11px ${SANS}`;
  for (const { y, text } of yTicks) {
    page.stroke(new Path2D(`M${plot.left} ${y}H${plot.right}`));
    page.textAlign = 'right';
    page.fillText(text, plot.left - 6, y + 4);
  }
  for (const { x, text } of xTicks) {
    page.textAlign = 'center';
    page.fillText(text, x, height - 4);
  }
}

/** Resolves a color of the style sheets for use on a canvas. */
function resolvedColor(color: string): string {
  const probe = document.createElement('span');
  probe.style.color = color;
  document.body.append(probe);
  const computedColor = getComputedStyle(probe).color;
  probe.remove();
  return computedColor;
}
