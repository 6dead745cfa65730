import { classNames } from '../../../design/class-names';
import common from '../../../design/common.module.css';
import type { ConvertedRow } from '../../../rules/landless/list-of-lands';
import { inPrintedOrder } from '../../../rules/landless/mana-cost';
import { MAX_DECK_SIZE, MIN_DECK_SIZE } from '../../../rules/landless/recipe';
import { checkRecipe, type RecipeDifference } from '../../../rules/landless/recipe-check';
import { LazyDisclosure } from '../../parts/field/LazyDisclosure';
import tableStyles from '../../parts/page/data-table.module.css';
import { TextWithSymbols } from '../../parts/text/TextWithSymbols';
import { useWords } from '../../parts/words';
import styles from '../list.module.css';

/** Compares the list with the recipe of a shared deck of the same size, on request. */
export function RecipeComparison({ rows }: { rows: readonly ConvertedRow[] }) {
  const { check: words } = useWords().lands;
  return (
    <LazyDisclosure title={words.title} class={styles.disclosure}>
      {() => <Differences rows={rows} />}
    </LazyDisclosure>
  );
}

function Differences({ rows }: { rows: readonly ConvertedRow[] }) {
  const { check: words, recipe } = useWords().lands;
  const check = checkRecipe(rows);
  const kindOf = ({ rarity, colors }: Pick<RecipeDifference, 'rarity' | 'colors'>) => {
    const symbols = inPrintedOrder(colors)
      .map((color) => `{${color}}`)
      .join('');
    return rarity ? `${recipe.rarities[rarity]}, ${symbols || words.noColor}` : symbols || recipe.colorless;
  };
  return (
    <div class={common.disclosedContent}>
      <p class={styles.note}>{words.about}</p>
      {!check && <p>{words.tooFew(MIN_DECK_SIZE, MAX_DECK_SIZE)}</p>}
      {check && <p class={styles.note}>{words.note(check.recipe.size)}</p>}
      {check && !check.comparesRarities && <p class={styles.note}>{words.byColor}</p>}
      {check?.differences.length === 0 && check.namesOutsideRecipe.length === 0 && <p>{words.fits}</p>}
      {check && check.differences.length > 0 && (
        <table class={classNames(styles.differences, tableStyles.stacks)}>
          <thead>
            <tr>
              <th scope="col">{words.kind}</th>
              <th scope="col">{words.has}</th>
              <th scope="col">{words.wants}</th>
            </tr>
          </thead>
          <tbody>
            {check.differences.map(({ rarity, colors, actual, required }) => (
              <tr key={`${rarity} ${colors.join('')}`}>
                <th scope="row">
                  <TextWithSymbols text={kindOf({ rarity, colors })} />
                </th>
                <td data-column={words.has} data-short={actual < required || undefined}>
                  {actual}
                </td>
                <td data-column={words.wants}>{required}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {check && check.namesOutsideRecipe.length > 0 && (
        <>
          <p>{words.outside}</p>
          <p class={styles.note}>{check.namesOutsideRecipe.join(' · ')}</p>
        </>
      )}
    </div>
  );
}
