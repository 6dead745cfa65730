import { classNames } from '../../../design/class-names';
import common from '../../../design/common.module.css';
import { type RuleSet, ruleSets } from '../../../rules/landless/land';
import {
  type LandKind,
  type LandTotals,
  landKinds,
  type ManaColor,
  manaColors,
} from '../../../rules/landless/list-of-lands';
import { TextWithSymbols } from '../../parts/text/TextWithSymbols';
import { useWords } from '../../parts/words';
import styles from './Totals.module.css';

/** The totals of a list: lands of each kind, and a bar for each color of mana. */
export function Totals({ totals, hasSideboard }: { totals: LandTotals; hasSideboard: boolean }) {
  const { lands: words } = useWords();
  const { cardCount, unconvertedCount, byColor, withoutMana, byKind } = totals;
  const hasLandsWithoutMana = ruleSets.some((ruleSet) => withoutMana[ruleSet] > 0);
  const kindNotes: Partial<Record<LandKind, string>> = words.list.kindNotes;
  const largestCount = Math.max(
    1,
    ...ruleSets.flatMap((ruleSet) => [...Object.values(byColor[ruleSet]), withoutMana[ruleSet]]),
  );
  const kinds = landKinds.filter((kind) => ruleSets.some((ruleSet) => byKind[ruleSet][kind] > 0));
  const ruleSetHeaders = ruleSets.map((ruleSet) => (
    <th key={ruleSet} scope="col">
      {words.ruleSets[ruleSet]}
    </th>
  ));
  const renderBar = (ruleSet: RuleSet, count: number, color?: ManaColor) => (
    <td key={ruleSet}>
      <span class={styles.barTrack}>
        <span
          class={styles.bar}
          data-color={color ?? 'none'}
          style={{ width: `${(100 * count) / largestCount}%` }}
        />
      </span>
      <span class={styles.count}>{count}</span>
    </td>
  );
  return (
    <section class={common.stack3}>
      <h2>{words.list.totals}</h2>
      <p class={common.note}>{words.list.totalsNote(cardCount, unconvertedCount, hasSideboard)}</p>
      <table class={classNames(styles.table, styles.colors)}>
        <caption>{words.list.byColor}</caption>
        <thead>
          <tr>
            <td />
            {ruleSetHeaders}
          </tr>
        </thead>
        <tbody>
          {manaColors.map((color) => (
            <tr key={color}>
              <th scope="row">
                <TextWithSymbols text={`{${color}}`} />
              </th>
              {ruleSets.map((ruleSet) => renderBar(ruleSet, byColor[ruleSet][color], color))}
            </tr>
          ))}
          {hasLandsWithoutMana && (
            <tr>
              <th scope="row">{words.list.withoutMana}</th>
              {ruleSets.map((ruleSet) => renderBar(ruleSet, withoutMana[ruleSet]))}
            </tr>
          )}
        </tbody>
      </table>
      {hasLandsWithoutMana && <p class={common.note}>{words.list.withoutManaNote}</p>}
      <table class={styles.table}>
        <caption>{words.list.byKind}</caption>
        <thead>
          <tr>
            <td />
            {ruleSetHeaders}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">
                {words.list.kinds[kind]}
                {kindNotes[kind] && (
                  <small class={styles.kindNote}>
                    <TextWithSymbols text={kindNotes[kind]} />
                  </small>
                )}
              </th>
              {ruleSets.map((ruleSet) => (
                <td key={ruleSet}>{byKind[ruleSet][kind] || '–'}</td>
              ))}
            </tr>
          ))}
          <tr class={styles.sum}>
            <th scope="row">{words.recipe.total}</th>
            {ruleSets.map((ruleSet) => (
              <td key={ruleSet}>{cardCount - unconvertedCount}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
