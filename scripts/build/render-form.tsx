/** The form of a first game as HTML, as the app renders it on an iPhone's first visit before the rest is loaded. */
import { signal } from '@preact/signals';
import { renderToString } from 'preact-render-to-string';
import { App } from '../../src/App';
import { createLazyLiveGame } from '../../src/assembly/lazy-live-game';
import type { Language } from '../../src/content/bilingual';
import { loadFirstPaintWords, loadFormWords } from '../../src/i18n/dictionaries';
import { NewGameScreen } from '../../src/screens/table/lazy-screens';
import { createAppState } from '../../src/session/app/app-state';
import { Contexts } from '../../src/session/contexts/Contexts';
import type { LazySignal } from '../../src/session/lib/lazy-signal';
import { createSettings } from '../../src/session/preferences/settings';
import { createRouter } from '../../src/session/routing/router';
import { readBootHints } from '../../src/storage/settings/boot-hints';

const forever = <Answer,>() => new Promise<Answer>(() => {});
const absent = <Part,>(): LazySignal<Part> => ({ value: null, load: forever, request() {} });

export async function renderForm(language: Language): Promise<string> {
  const firstPaintWords = await loadFirstPaintWords(language);
  const formWords = { ...firstPaintWords, ...(await loadFormWords(language)) };
  await NewGameScreen.fetch();
  return renderToString(
    <Contexts
      app={createAppState({
        build: { version: '', date: null, commit: null },
        firstScreen: forever(),
        updates: { watch() {}, takeUpdate() {} },
        installation: { watch: (tell) => tell('shareMenu'), install: forever },
        storage: forever(),
        reload() {},
      })}
      preferences={{
        settings: createSettings({ store: forever, bootHints: readBootHints(), phoneLanguage: language }),
        loaded: signal({ language, firstPaintWords, formWords, words: null }),
        releaseNews: absent(),
      }}
      router={createRouter(
        { read: () => '/', state: () => null, replaceState() {}, go() {}, back() {}, watch() {} },
        'plane',
      )}
      device={{ services: absent(), vibrate: null, playTone() {}, randomSeed: () => [0, 0, 0, 0] }}
      sharing={{ saveAsFile: forever, shareSheet: forever, copyText: forever, print() {} }}
      bootHints={{ stripsHeight: signal(0), picturedCards: signal([]) }}
      liveGame={createLazyLiveGame({ load: forever, expectGame: false, requestPersistence() {} })}
      cards={{ catalog: signal(null), customCards: absent(), moveForEncounter: absent() }}
      decks={{ decks: absent(), deckImport: absent() }}
      pictures={absent()}
      rulebook={{ rulebook: absent(), terms: absent(), openTerm: signal(null) }}
      cardIndex={absent()}
      backups={absent()}
      screenMemory={new Map()}
    >
      <App />
    </Contexts>,
  );
}
