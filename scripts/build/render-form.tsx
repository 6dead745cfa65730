/** The form of a first game as HTML, as the app renders it on an iPhone's first visit before the rest is loaded. */
import { signal } from '@preact/signals';
import { renderToString } from 'preact-render-to-string';
import { App } from '../../src/App';
import type { Language } from '../../src/content/bilingual';
import { dictionaries } from '../../src/i18n/dictionaries';
import { NewGameScreen } from '../../src/screens/table/lazy-screens';
import { Contexts } from '../../src/session/contexts/Contexts';
import { headlessContexts } from './headless-contexts';

export async function renderForm(language: Language): Promise<string> {
  const firstPaintWords = await dictionaries[language].firstPaint();
  const newGameFormWords = { ...firstPaintWords, ...(await dictionaries[language].form()) };
  await NewGameScreen.fetch();
  const contexts = headlessContexts({ language, firstPaintWords, newGameFormWords, words: null });
  return renderToString(
    <Contexts {...contexts} app={{ ...contexts.app, installMethod: signal('shareMenu') }}>
      <App />
    </Contexts>,
  );
}
