import { classNames } from '../../../design/class-names';
import { planarFaces } from '../../../rules/planar/planar-die';
import { playerIds } from '../../../rules/turn/turn';
import type { Game } from '../../../session/game/game';
import type { Luck } from '../../../session/timeline/luck';
import tableStyles from '../../parts/page/data-table.module.css';
import { useWordingContext } from '../../parts/text/effect-words';
import { playerName, useWords } from '../../parts/words';
import styles from './SummarySheet.module.css';
import { expectedInWords } from './summary-words';

interface LuckSectionProps {
  game: Game;
  luck: Luck;
  sentences: readonly string[];
}

/** Compares the results of the planar die with their expected values, and shows each player's rolls and costs. */
export function LuckSection({ game, luck: { total, bySeat, chanceByFace }, sentences }: LuckSectionProps) {
  const words = useWords();
  const summaryWords = words.summary;
  const wording = useWordingContext(game.seats);
  return (
    <section>
      <h3 class={styles.heading}>{summaryWords.die}</h3>
      {sentences.map((sentence) => (
        <p key={sentence} class={styles.remark}>
          {sentence}
        </p>
      ))}
      {total.count > 0 && (
        <>
          <table class={classNames(styles.table, tableStyles.stacks)}>
            <thead>
              <tr>
                <th scope="col">{summaryWords.face}</th>
                <th scope="col">{summaryWords.cameUp}</th>
                <th scope="col">{summaryWords.expected}</th>
              </tr>
            </thead>
            <tbody>
              {planarFaces.map((face) => (
                <tr key={face}>
                  <th scope="row">{words.faces[face]}</th>
                  <td data-column={summaryWords.cameUp}>{total.faceCounts[face]}</td>
                  <td data-column={summaryWords.expected}>
                    {expectedInWords(total.count * chanceByFace[face], wording)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <table class={classNames(styles.table, tableStyles.stacks)}>
            <thead>
              <tr>
                <th scope="col">{summaryWords.player}</th>
                <th scope="col">{summaryWords.rolled}</th>
                <th scope="col">{words.faces.chaos}</th>
                <th scope="col">{words.faces.planeswalk}</th>
                <th scope="col">{summaryWords.paid}</th>
              </tr>
            </thead>
            <tbody>
              {playerIds(bySeat.length).map((player) => {
                const { count, faceCounts, manaPaid } = bySeat[player] ?? total;
                return (
                  <tr key={player}>
                    <th scope="row">{playerName(words, game.seats, player)}</th>
                    <td data-column={summaryWords.rolled}>{count}</td>
                    <td data-column={words.faces.chaos}>{faceCounts.chaos}</td>
                    <td data-column={words.faces.planeswalk}>{faceCounts.planeswalk}</td>
                    <td data-column={summaryWords.paid}>{manaPaid}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}
