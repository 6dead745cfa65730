/** Builds the parts of a summary in words, for the screen, the shared text and the picture. */

import { amount } from '../../../i18n/amount';
import { planarFaces } from '../../../rules/planar/planar-die';
import { sharedTurnTeams } from '../../../rules/turn/teams-and-sides';
import type { PlayerId } from '../../../rules/turn/turn';
import type { Game } from '../../../session/game/game';
import { compareLuck, type Luck, type Rolls } from '../../../session/timeline/luck';
import type { Summary } from '../../../session/timeline/summary';
import { joinNames, sharedTurnNames } from '../../parts/shared-turn-names';
import type { WordingContext } from '../../parts/text/effect-words';
import { winnerNames } from '../../parts/winner-names';
import { cardName, playerName } from '../../parts/words';
import { describeHappening } from '../log/log-sentences';
import type { NamedDeck } from '../use-decks-of-game';

export interface TeamInWords {
  /** One player, or a team that shares its life. */
  readonly seats: readonly PlayerId[];
  readonly name: string;
  readonly life: string;
  readonly time: string;
  /** How they left the game; null if they are still in it. */
  readonly departure: string | null;
}

export interface SummaryTexts {
  readonly headline: string;
  readonly subtitle: string;
  readonly players: readonly TeamInWords[];
  readonly remarks: readonly string[];
  /** Of the planar decks that the game is played with. */
  readonly decks: readonly string[];
  /** In the order of visits. */
  readonly planes: readonly string[];
  /** About the planar die; empty in a game without it. */
  readonly luck: readonly string[];
}

export function summaryTexts(
  game: Game,
  {
    winner,
    endTime,
    duration,
    turns,
    timeBySeat,
    longestTurn,
    visits,
    luck,
    departures,
    biggestHit,
  }: Summary,
  decks: readonly NamedDeck[],
  wording: WordingContext,
): SummaryTexts {
  const { words, language, catalog, seats } = wording;
  const { turn, totals, planar } = game.history.table;
  const summaryWords = words.summary;
  const dateFormat = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  const nameOf = (player: PlayerId) => sharedTurnNames(words, seats, turn, player);
  return {
    headline:
      winner === null ? summaryWords.notOver : words.log.gameWon(...winnerNames(words, seats, turn, winner)),
    subtitle: [
      summaryWords.turns(turns.length),
      timeInWords(duration, wording),
      dateFormat.format(endTime),
    ].join(' · '),
    players: sharedTurnTeams(turn).map((members) => {
      const [player] = members;
      const departure = departures.findLast(({ happening }) => happening.player === player);
      const { life = 0, poison = 0 } = totals[player] ?? {};
      return {
        seats: members,
        name: nameOf(player),
        life: summaryWords.lifeAndPoison(lifeInWords(life), poison),
        time: timeInWords(
          members.reduce((sum, member) => sum + (timeBySeat[member] ?? 0), 0),
          wording,
        ),
        departure: departure
          ? inTurn(departure.turnNumber, describeHappening(departure.happening, wording, turn), wording)
          : null,
      };
    }),
    remarks: [
      ...(biggestHit
        ? [
            summaryWords.biggestHit(
              biggestHit.turnNumber,
              describeHappening(biggestHit.happening, wording, turn),
            ),
          ]
        : []),
      ...(longestTurn
        ? [
            summaryWords.longestTurn(
              nameOf(longestTurn.player),
              longestTurn.number,
              timeInWords(longestTurn.time, wording),
            ),
          ]
        : []),
    ],
    decks: decks.map(({ owner, name }) =>
      owner === null ? summaryWords.deck(name) : summaryWords.deckOf(playerName(words, seats, owner), name),
    ),
    planes: visits.map(({ card, time, isStillFaceUp }) => {
      const stay = summaryWords.timeFaceUp(cardName(catalog, language, card), timeInWords(time, wording));
      return isStillFaceUp && winner === null ? `${stay} (${summaryWords.isNow})` : stay;
    }),
    luck: planar ? luckInWords(luck, wording) : [],
  };
}

function inTurn(turn: number, sentence: string, { words }: WordingContext): string {
  return turn > 0 ? words.summary.inTurn(turn, sentence) : sentence;
}

/** Formats a duration, such as "1 h 24 min". */
export function timeInWords(milliseconds: number, { words }: Pick<WordingContext, 'words'>): string {
  const seconds = Math.floor(milliseconds / 1000);
  return words.duration(Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60);
}

/** Formats a total, with a sign for infinity. */
export function lifeInWords(life: unknown): string {
  return typeof life === 'number' && Number.isFinite(life) ? amount(life) : '∞';
}

/** Formats the expected count of a face. */
export function expectedInWords(expected: number, { language }: Pick<WordingContext, 'language'>): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(expected);
}

function luckInWords(
  { total, physicalRollCount, chanceByFace }: Luck,
  wording: WordingContext,
): readonly string[] {
  const { words } = wording;
  const summaryWords = words.summary;
  if (total.count === 0) return [summaryWords.noRolls];
  return [
    summaryWords.rolls(total.count, total.manaPaid),
    ...(physicalRollCount > 0 && physicalRollCount < total.count
      ? [summaryWords.physicalRolls(physicalRollCount)]
      : []),
    ...(['chaos', 'planeswalk'] as const).flatMap((face) =>
      verdictInWords(face, total, chanceByFace, wording),
    ),
  ];
}

/** Compares the count of a face with a fair die, giving the exact probability of a result at least as extreme. */
function verdictInWords(
  face: 'chaos' | 'planeswalk',
  { count, faceCounts }: Rolls,
  chanceByFace: Luck['chanceByFace'],
  { words, language }: WordingContext,
): readonly string[] {
  const verdict = compareLuck(faceCounts[face], count, chanceByFace[face]);
  if (!verdict) return [];
  const percentFormat = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const summaryWords = words.summary;
  const chance =
    verdict.probability < 0.01
      ? summaryWords.lessThan(percentFormat.format(0.01))
      : percentFormat.format(verdict.probability);
  return [
    summaryWords.verdict(
      words.faces[face],
      summaryWords.verdicts[verdict.rating],
      verdict.direction === 'more',
      chance,
    ),
  ];
}

/** Describes each face, such as "Chaos 3 (expected 2.3)". */
export function facesInWords({ total, chanceByFace }: Luck, wording: WordingContext): string {
  const { words } = wording;
  return planarFaces
    .map((face) =>
      words.summary.luckLine(
        words.faces[face],
        total.faceCounts[face],
        expectedInWords(total.count * chanceByFace[face], wording),
      ),
    )
    .join(', ');
}

/** The maximum number of planes named in a text; long games visit too many to name. */
const MAX_PLANES_IN_TEXT = 40;

/** Returns the whole summary as plain text. */
export function summaryAsText(texts: SummaryTexts, luck: Luck, wording: WordingContext): string {
  const { words } = wording;
  const summaryWords = words.summary;
  const blocks = [
    [texts.headline, texts.subtitle],
    texts.players.map(({ name, life, time, departure }) =>
      [`${name}: ${life}`, `${summaryWords.ownTurns}: ${time}`, ...(departure ? [departure] : [])].join(
        ' · ',
      ),
    ),
    texts.remarks,
    [
      ...texts.decks,
      ...(texts.planes.length > 0 ? [`${summaryWords.planes}: ${planesInWords(texts, wording)}.`] : []),
    ],
    texts.luck.length > 0
      ? [
          `${summaryWords.die}: ${texts.luck[0]}`,
          ...(luck.total.count > 0 ? [`${facesInWords(luck, wording)}.`] : []),
        ]
      : [],
  ];
  return blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n');
}

/** Lists the planes in one sentence, without its final period. */
export function planesInWords({ planes }: SummaryTexts, { words }: Pick<WordingContext, 'words'>): string {
  const namedPlanes = planes.slice(0, MAX_PLANES_IN_TEXT);
  const otherCount = planes.length - namedPlanes.length;
  return [...namedPlanes, ...(otherCount > 0 ? [words.summary.more(otherCount)] : [])].join('; ');
}

/** Returns the names of the players who share a line of the chart. */
export function nameOfChartLine(
  line: { readonly seats: readonly PlayerId[] },
  { words, seats }: Pick<WordingContext, 'words' | 'seats'>,
): string {
  return joinNames(words, seats, line.seats);
}
