import { languages } from '../../content/bilingual';
import { Button } from '../../design/Button';
import { Choice } from '../../design/Choice';
import { languageNames } from '../../i18n/dictionaries';
import { useSession } from '../../session/session';
import { useWords } from '../parts/words';
import styles from './SettingsScreen.module.css';

export function SettingsScreen() {
  const words = useWords();
  const { settings, app, tick } = useSession();
  const { language, theme, die, keepAwake, vibrates, firstView } = settings.values.value;
  return (
    <main class={styles.screen}>
      <div class={styles.page}>
        <h1 class={styles.title}>{words.settings.title}</h1>
        <Choice
          label={words.settings.language}
          value={language ?? 'phone'}
          options={[
            { value: 'phone', name: words.settings.asPhone },
            ...languages.map((value) => ({ value, name: languageNames[value] })),
          ]}
          onChange={(value) => settings.change({ language: value === 'phone' ? null : value })}
        />
        <Choice
          label={words.settings.theme}
          value={theme}
          options={(['phone', 'dark', 'light'] as const).map((value) => ({
            value,
            name: words.settings.themes[value],
          }))}
          onChange={(value) => settings.change({ theme: value })}
        />
        <Choice
          label={words.settings.die}
          value={die}
          options={(['app', 'table'] as const).map((value) => ({ value, name: words.menu.dice[value] }))}
          onChange={(value) => settings.change({ die: value })}
        />
        <Choice
          label={words.pictured.firstView}
          value={firstView}
          options={(['picture', 'text'] as const).map((value) => ({
            value,
            name: words.pictured.firstViews[value],
          }))}
          onChange={(value) => settings.change({ firstView: value })}
        />
        <label class={styles.switch}>
          {words.settings.keepAwake}
          <input
            type="checkbox"
            checked={keepAwake}
            onChange={(event) => settings.change({ keepAwake: event.currentTarget.checked })}
          />
        </label>
        {tick && (
          <label class={styles.switch}>
            {words.settings.vibrates}
            <input
              type="checkbox"
              checked={vibrates}
              onChange={(event) => settings.change({ vibrates: event.currentTarget.checked })}
            />
          </label>
        )}
        <section class={styles.section}>
          <h2 class={styles.label}>{words.settings.offline}</h2>
          <p data-offline={app.offline.value}>{words.settings.offlineStates[app.offline.value]}</p>
          {app.canInstall.value ? (
            <Button onClick={app.install}>{words.settings.install}</Button>
          ) : (
            <p>{words.settings.installHint}</p>
          )}
        </section>
        <section class={styles.section}>
          <h2 class={styles.label}>{words.settings.about}</h2>
          <p>{words.settings.version(app.version)}</p>
          <div class={styles.about}>
            <p>{words.settings.privacy}</p>
            <p>{words.settings.fanContent}</p>
            <p>{words.settings.landless}</p>
            <p>{words.settings.licence}</p>
          </div>
        </section>
      </div>
    </main>
  );
}
