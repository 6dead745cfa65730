import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Choice } from '../../design/Choice';
import { classNames } from '../../design/class-names';
import common from '../../design/common.module.css';
import { useCardIndex } from '../../session/contexts/use-card-index';
import { usePreferences } from '../../session/contexts/use-preferences';
import { useRouter } from '../../session/contexts/use-router';
import type { SavedLandlessForm } from '../../settings/saved-settings';
import { landViews } from '../../settings/setting-choices';
import { BackLink } from '../parts/page/BackLink';
import { focusOn } from '../parts/page/focus-on';
import page from '../parts/page/page.module.css';
import { useWords } from '../parts/words';
import { PlayAids } from './aids/PlayAids';
import { CardView } from './CardView';
import styles from './LandsScreen.module.css';
import { formFieldsForCard, INITIAL_LANDS_FORM } from './lands-form';
import { ListView } from './list/ListView';

/** Cards as lands: one card, a whole list, and play aids. */
export function LandsScreen({ isCardView }: { isCardView: boolean }) {
  const { lands } = useWords();
  const { settings } = usePreferences();
  const router = useRouter();
  const cardIndex = useCardIndex();
  useEffect(cardIndex.request, []);
  const screen = useRef<HTMLElement>(null);
  const wasCardView = useRef(isCardView);
  // A card opened from the list begins at its top.
  useLayoutEffect(() => {
    if (isCardView && !wasCardView.current) {
      screen.current?.scrollTo(0, 0);
      focusOn(screen.current?.querySelector<HTMLElement>('article h2'), { preventScroll: true });
    }
    wasCardView.current = isCardView;
  }, [isCardView]);
  const saved = settings.values.value.lands ?? INITIAL_LANDS_FORM;
  const view = isCardView ? 'card' : (saved.view ?? 'card');
  const changeSaved = (changes: (latest: SavedLandlessForm) => Partial<SavedLandlessForm>) => {
    settings.change(({ lands }) => {
      const latest = lands ?? INITIAL_LANDS_FORM;
      return { lands: { ...latest, ...changes(latest) } };
    });
  };
  return (
    <main ref={screen} class={classNames(page.screen, page.place)}>
      <div class={classNames(page.page, styles.page)}>
        {isCardView && <BackLink fallback={{ place: 'lands' }} />}
        <header>
          <h1 class={page.title}>{lands.title}</h1>
          <p class={styles.lead}>{lands.leads[view]}</p>
        </header>
        <Choice
          label={lands.view}
          value={view}
          options={landViews.map((value) => ({ value, name: lands.views[value] }))}
          onChange={(value) => {
            changeSaved(() => ({ view: value }));
            if (isCardView) router.go({ place: 'lands' });
          }}
        />
        {view === 'card' && <CardView saved={saved} onChange={changeSaved} />}
        {view === 'list' && (
          <ListView
            houseRules={saved.houseRules}
            onOpen={(name, known) => {
              changeSaved(() => formFieldsForCard(name, known));
              router.go({ place: 'lands', view: 'card' });
            }}
          />
        )}
        {view === 'aids' && <PlayAids saved={saved} onChange={(changes) => changeSaved(() => changes)} />}
        <p class={common.note}>
          {/* An address begins on a new line rather than being broken at its hyphens. */}
          {lands.credit.split(/(\S+\/\S+)/).map((part, index) =>
            index % 2 === 1 ? (
              <span key={part} class={styles.address}>
                {part}
              </span>
            ) : (
              part
            ),
          )}
        </p>
      </div>
    </main>
  );
}
