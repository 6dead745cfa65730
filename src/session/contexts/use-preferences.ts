import type { ReadonlySignal } from '@preact/signals';
import type { ReleaseNews } from '../app/release-news';
import type { LazySignal } from '../lib/lazy-signal';
import type { LoadedLanguage } from '../preferences/language';
import type { Settings } from '../preferences/live-settings';
import { createRequiredContext } from './required-context';

export interface PreferencesContext {
  readonly settings: Settings;
  readonly loadedLanguage: ReadonlySignal<LoadedLanguage>;
  /** Loaded shortly after the first paint. */
  readonly releaseNews: LazySignal<ReleaseNews>;
}

export const [PreferencesProvider, usePreferences] = createRequiredContext<PreferencesContext>();
