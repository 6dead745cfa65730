import { useEffect } from 'preact/hooks';
import { Choice } from '../../design/Choice';
import { useSession } from '../../session/session';
import type { SavedLands } from '../../session/settings';
import { useWords } from '../parts/words';
import { CardView } from './CardView';
import { DraftAid } from './DraftAid';
import styles from './LandsScreen.module.css';
import { ListView } from './ListView';
import { FIRST_LANDS } from './lands-form';
import { RecipeTable } from './RecipeTable';
import { SharedDeckAid } from './SharedDeckAid';

const views = ['card', 'list', 'aids'] as const;

/** Cards as lands: one of them, a whole list, and what helps to play without lands. */
export function LandsScreen() {
  const { lands } = useWords();
  const { settings, openKnownCards } = useSession();
  useEffect(openKnownCards, []);
  const saved = settings.values.value.lands ?? FIRST_LANDS;
  const { view = 'card' } = saved;
  const changeFrom = (changes: (latest: SavedLands) => Partial<SavedLands>) => {
    settings.change(({ lands }) => {
      const latest = lands ?? FIRST_LANDS;
      return { lands: { ...latest, ...changes(latest) } };
    });
  };
  return (
    <main class={styles.screen}>
      <div class={styles.page}>
        <h1 class={styles.title}>{lands.title}</h1>
        <Choice
          label={lands.view}
          value={view}
          options={views.map((value) => ({ value, name: lands.views[value] }))}
          onChange={(value) => changeFrom(() => ({ view: value }))}
        />
        {view === 'card' && <CardView saved={saved} onChange={changeFrom} />}
        {view === 'list' && (
          <ListView
            house={saved.house}
            onOpen={(name, known) =>
              changeFrom(() => ({ view: 'card', name, typed: known.manaCost, card: known.card }))
            }
          />
        )}
        {view === 'aids' && (
          <div class={styles.columns}>
            <div class={styles.column}>
              <RecipeTable />
              <DraftAid />
            </div>
            <div class={styles.column}>
              <SharedDeckAid />
            </div>
          </div>
        )}
        <p class={styles.credit}>{lands.credit}</p>
      </div>
    </main>
  );
}
