import { useState } from 'preact/hooks';
import { classNames } from '../../../design/class-names';
import { LARGEST_DECK, SMALLEST_DECK, scaleRecipe, USUAL_SIZE } from '../../../rules/landless/recipe';
import { Fold } from '../../parts/field/Fold';
import field from '../../parts/field/text-field.module.css';
import tableStyles from '../../parts/page/data-table.module.css';
import { useWords } from '../../parts/words';
import styles from '../LandsScreen.module.css';

/** The recipe of a shared deck of any size. */
export function RecipeTable() {
  const { recipe: words } = useWords().lands;
  const [typed, setTyped] = useState(`${USUAL_SIZE}`);
  const recipe = scaleRecipe(Number(typed));
  return (
    <Fold title={words.title}>
      <div class={styles.details}>
        <p class={styles.example}>{words.note}</p>
        <label class={styles.label}>
          {words.size}
          <input
            class={classNames(field.input, styles.number)}
            type="text"
            inputMode="numeric"
            autocomplete="off"
            maxLength={4}
            aria-invalid={recipe === null}
            value={typed}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        {recipe === null && (
          <p class={styles.mistake} role="alert">
            {words.range(SMALLEST_DECK, LARGEST_DECK)}
          </p>
        )}
        {recipe && (
          <table class={classNames(styles.recipe, tableStyles.stacks)}>
            <thead>
              <tr>
                <td />
                <th scope="col">{words.colorless}</th>
                <th scope="col">{words.perColor}</th>
                <th scope="col">{words.perPair}</th>
                <th scope="col">{words.total}</th>
              </tr>
            </thead>
            <tbody>
              {recipe.rows.map(({ rarity, colorless, perColor, perPair, total }) => (
                <tr key={rarity}>
                  <th scope="row">{words.rarities[rarity]}</th>
                  <td data-of={words.colorless}>{colorless}</td>
                  <td data-of={words.perColor}>{perColor}</td>
                  <td data-of={words.perPair}>{perPair}</td>
                  <td data-of={words.total}>{total}</td>
                </tr>
              ))}
              <tr>
                <th scope="row">{words.total}</th>
                <td data-of={words.colorless}>{recipe.colorless}</td>
                <td data-of={words.perColor}>5 × {recipe.perColor}</td>
                <td data-of={words.perPair}>10 × {recipe.perPair}</td>
                <td data-of={words.total}>{recipe.size}</td>
              </tr>
            </tbody>
          </table>
        )}
      </div>
    </Fold>
  );
}
