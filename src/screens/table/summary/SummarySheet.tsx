import { useMemo, useState } from 'preact/hooks';
import { classNames } from '../../../design/class-names';
import { usePreferences } from '../../../session/contexts/use-preferences';
import type { Game } from '../../../session/game/game';
import { pausesOf } from '../../../session/timeline/pauses';
import { createPlayedTimeCounter } from '../../../session/timeline/played-time';
import { summaryOf } from '../../../session/timeline/summary';
import type { Timeline } from '../../../session/timeline/timeline';
import tableStyles from '../../parts/page/data-table.module.css';
import { useWordingContext } from '../../parts/text/effect-words';
import { useWords } from '../../parts/words';
import { useTimeline } from '../log/use-timeline';
import { TableSheet } from '../sheets/TableSheet';
import { useDecksOfGame } from '../use-decks-of-game';
import { LifeSection } from './LifeSection';
import { LuckSection } from './LuckSection';
import { SummarySharing } from './SummarySharing';
import styles from './SummarySheet.module.css';
import { summaryTexts } from './summary-words';

/** Summarizes the game: winner, life totals, planes, luck and duration. */
export function SummarySheet({ game }: { game: Game }) {
  const words = useWords();
  const timeline = useTimeline(game);
  return (
    <TableSheet title={words.summary.title} hasOnlyText>
      {timeline ? (
        <SummaryContent game={game} timeline={timeline} />
      ) : (
        <p role="status">{words.summary.gathering}</p>
      )}
    </TableSheet>
  );
}

function SummaryContent({ game, timeline }: { game: Game; timeline: Timeline }) {
  const words = useWords();
  const summaryWords = words.summary;
  const { settings } = usePreferences();
  const wording = useWordingContext(game.seats);
  const [now] = useState(Date.now);
  const { clock } = settings.values.value;
  const pauses = useMemo(() => pausesOf(clock, game.id), [clock, game.id]);
  const summary = useMemo(() => summaryOf(timeline, pauses, now), [timeline, pauses, now]);
  const playedTimeAt = useMemo(() => createPlayedTimeCounter(timeline, pauses), [timeline, pauses]);
  const decks = useDecksOfGame(game);
  const texts = summaryTexts(game, summary, decks, wording);
  return (
    <div class={styles.summary}>
      <div>
        <p class={styles.headline}>{texts.headline}</p>
        <p class={styles.lead}>{texts.subtitle}</p>
        {!timeline.hasAllSteps && <p class={styles.lead}>{summaryWords.beginningLost}</p>}
      </div>
      <SummarySharing {...{ game, timeline, summary, texts }} />
      <LifeSection {...{ game, timeline, summary, playedTimeAt }} />
      <section>
        <h3 class={styles.heading}>{summaryWords.players}</h3>
        <table class={classNames(styles.table, tableStyles.stacks)}>
          <thead>
            <tr>
              <th scope="col">{summaryWords.player}</th>
              <th scope="col">{summaryWords.lifeNow}</th>
              <th scope="col">{summaryWords.ownTurns}</th>
            </tr>
          </thead>
          <tbody>
            {texts.players.map(({ seats, name, life, time, departure }) => (
              <tr key={seats[0]}>
                <th scope="row">
                  {name}
                  {departure && <span class={styles.note}>{departure}</span>}
                </th>
                <td data-column={summaryWords.lifeNow}>{life}</td>
                <td data-column={summaryWords.ownTurns}>{time}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {texts.remarks.map((remark) => (
          <p key={remark} class={styles.remark}>
            {remark}
          </p>
        ))}
      </section>
      {game.history.table.planar && (
        <>
          <section>
            <h3 class={styles.heading}>{summaryWords.planes}</h3>
            {texts.decks.map((deck) => (
              <p key={deck} class={styles.remark}>
                {deck}
              </p>
            ))}
            {texts.planes.length === 0 && <p>{summaryWords.noPlanes}</p>}
            <ol class={styles.planes}>
              {texts.planes.map((plane, index) => (
                <li key={index}>{plane}</li>
              ))}
            </ol>
          </section>
          <LuckSection game={game} luck={summary.luck} sentences={texts.luck} />
        </>
      )}
    </div>
  );
}
