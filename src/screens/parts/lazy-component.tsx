import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useAppState } from '../../session/contexts/use-app-state';
import { usePreferences } from '../../session/contexts/use-preferences';

export interface LazyComponent<Props> extends FunctionComponent<Props> {
  /** Fetches the file ahead of need. */
  fetch(): Promise<void>;
}

/** The `fetch` functions of all lazy components defined so far. */
const fetches: (() => Promise<void>)[] = [];

/** Fetches the files of all lazy components, including those defined in a fetched file. */
export async function fetchLazyComponents(): Promise<void> {
  for (let fetched = 0; fetched < fetches.length; ) {
    const next = fetches.slice(fetched);
    fetched = fetches.length;
    await Promise.all(next.map((fetch) => fetch()));
  }
}

/** Defines a component in a separate file, fetched once the first screen is drawn; it may use all words. */
export function lazyComponent<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
): LazyComponent<Props> {
  return defineLazily(load, 'words', false);
}

/** Defines a component that may be the first screen and is therefore fetched at once; it names the words it needs. */
export function lazyScreen<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  needed: 'firstPaintWords' | 'formWords' | 'words' = 'words',
): LazyComponent<Props> {
  return defineLazily(load, needed, true);
}

function defineLazily<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  needed: 'firstPaintWords' | 'formWords' | 'words',
  isFirstScreen: boolean,
): LazyComponent<Props> {
  let Loaded: FunctionComponent<Props> | null = null;
  const fetch = async () => {
    Loaded = await load();
  };
  fetches.push(fetch);

  function Component(props: Props) {
    const [, setLoaded] = useState(Loaded !== null);
    const { reportFailure, afterFirstScreen } = useAppState();
    const { loadedLanguage } = usePreferences();
    useEffect(() => {
      // It may have been loaded between the first render and this effect.
      if (Loaded) setLoaded(true);
      else {
        const loadTime = isFirstScreen ? Promise.resolve() : afterFirstScreen;
        loadTime.then(fetch).then(() => setLoaded(true), reportFailure);
      }
    }, [reportFailure, afterFirstScreen]);
    return Loaded && loadedLanguage.value[needed] && <Loaded {...props} />;
  }

  return Object.assign(Component, { fetch });
}
