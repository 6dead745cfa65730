import { useEffect, useState } from 'preact/hooks';
import { type Language, languages } from '../../content/bilingual';
import { Choice } from '../../design/Choice';
import { classNames } from '../../design/class-names';
import common from '../../design/common.module.css';
import { languageNames } from '../../i18n/dictionaries';
import type { Build } from '../../session/app/app-state';
import { useAppState } from '../../session/contexts/use-app-state';
import { useDevice } from '../../session/contexts/use-device';
import { usePreferences } from '../../session/contexts/use-preferences';
import { defaultCardViews, themes } from '../../settings/setting-choices';
import { DieSourceChoice } from '../parts/field/DieSourceChoice';
import tickBox from '../parts/field/tick-box.module.css';
import { lazyComponent } from '../parts/lazy-component';
import page from '../parts/page/page.module.css';
import { dayInWords } from '../parts/text/day-in-words';
import { useLanguage, useWords } from '../parts/words';
import { KeepAwakeSetting } from './KeepAwakeSetting';
import { ReleaseNotesDisclosure } from './ReleaseNotesDisclosure';
import styles from './SettingsScreen.module.css';
import { StorageSection } from './StorageSection';

const SavedDataSections = lazyComponent(
  async () => (await import(/* in screens */ './SavedDataSections')).SavedDataSections,
);

export function SettingsScreen() {
  const words = useWords();
  const { settings } = usePreferences();
  const app = useAppState();
  const { vibrate } = useDevice();
  const { language, theme, vibrates, defaultCardView } = settings.values.value;
  return (
    <main class={classNames(page.screen, page.place)}>
      <div class={classNames(page.page, styles.page)}>
        <h1 class={page.title}>{words.places.settings}</h1>
        <UnreadNotes />
        <div class={styles.columns}>
          <div class={styles.column}>
            <Choice
              label={words.settings.language}
              value={language}
              options={[
                { value: null, name: words.settings.followSystem },
                ...languages.map((value) => ({ value, name: languageNames[value] })),
              ]}
              onChange={(value) => settings.change({ language: value })}
            />
            <Choice
              label={words.settings.theme}
              value={theme}
              options={themes.map((value) => ({
                value,
                name: words.settings.themes[value],
              }))}
              onChange={(value) => settings.change({ theme: value })}
            />
            <DieSourceChoice label={words.settings.die} />
            <Choice
              label={words.pictureCard.firstView}
              value={defaultCardView}
              options={defaultCardViews.map((value) => ({
                value,
                name: words.pictureCard.firstViews[value],
              }))}
              onChange={(value) => settings.change({ defaultCardView: value })}
            />
            <KeepAwakeSetting />
            {vibrate && (
              <label class={styles.switch}>
                {words.settings.vibrates}
                <input
                  type="checkbox"
                  class={tickBox.box}
                  checked={vibrates}
                  onChange={(event) => settings.change({ vibrates: event.currentTarget.checked })}
                />
              </label>
            )}
          </div>
          <div class={styles.column}>
            <SavedDataSections />
            <StorageSection />
            <section class={common.stack2}>
              <h2>{words.settings.offline}</h2>
              <p data-offline={app.offlineState.value}>
                {words.settings.offlineStates[app.offlineState.value]}
              </p>
            </section>
          </div>
          <About />
        </div>
      </div>
    </main>
  );
}

/** The version, its release notes, and the source of the app. */
function About() {
  const { settings: words } = useWords();
  const language = useLanguage();
  const { build } = useAppState();
  const { releaseNews: releaseNotes } = usePreferences();
  return (
    <section class={common.stack2}>
      <h2>{words.about}</h2>
      <p>{words.version(buildInWords(build, language))}</p>
      {releaseNotes.value && <ReleaseNotesDisclosure notes={releaseNotes.value.notes} />}
      <div class={styles.about}>
        <p>{words.privacy}</p>
        <p>{words.fanContent}</p>
        <p>{words.landlessNotice}</p>
        <p>{words.license}</p>
      </div>
    </section>
  );
}

/** Unread release notes come first, and stay there until the user leaves this place. */
function UnreadNotes() {
  const { releaseNews: releaseNotes } = usePreferences();
  const unread = releaseNotes.value?.unread.value ?? [];
  const [notes, setNotes] = useState(unread);
  useEffect(() => {
    if (unread.length > 0) setNotes(unread);
  }, [unread]);
  if (notes.length === 0) return null;
  return (
    <ReleaseNotesDisclosure
      notes={notes}
      isUnread={unread.length > 0}
      onRead={releaseNotes.value?.markRead}
    />
  );
}

function buildInWords({ version, date, commit }: Build, language: Language): string {
  const day = date && dayInWords(date, language).replaceAll(/\s/g, '\u00a0');
  return [version, day, commit].filter(Boolean).join('\u00a0· ');
}
