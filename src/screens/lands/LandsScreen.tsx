import { useEffect } from 'preact/hooks';
import { Choice } from '../../design/Choice';
import { useSession } from '../../session/session';
import type { SavedLands } from '../../session/settings';
import { BackLink } from '../parts/BackLink';
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
export function LandsScreen({ isFromList }: { isFromList: boolean }) {
  const { lands } = useWords();
  const { settings, router, openKnownCards } = useSession();
  useEffect(openKnownCards, []);
  const saved = settings.values.value.lands ?? FIRST_LANDS;
  const view = isFromList ? 'card' : (saved.view ?? 'card');
  const changeFrom = (changes: (latest: SavedLands) => Partial<SavedLands>) => {
    settings.change(({ lands }) => {
      const latest = lands ?? FIRST_LANDS;
      return { lands: { ...latest, ...changes(latest) } };
    });
  };
  return (
    <main class={styles.screen}>
      <div class={styles.page}>
        {isFromList && <BackLink otherwise={{ place: 'lands' }} />}
        <h1 class={styles.title}>{lands.title}</h1>
        <Choice
          label={lands.view}
          value={view}
          options={views.map((value) => ({ value, name: lands.views[value] }))}
          onChange={(value) => {
            changeFrom(() => ({ view: value }));
            if (isFromList) router.go({ place: 'lands' });
          }}
        />
        {view === 'card' && <CardView saved={saved} onChange={changeFrom} />}
        {view === 'list' && (
          <ListView
            house={saved.house}
            onOpen={(name, known) => {
              changeFrom(() => ({ name, typed: known.manaCost, card: known.card }));
              router.go({ place: 'lands', view: 'card' });
            }}
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
