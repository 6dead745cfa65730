import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useAppState } from '../../session/contexts/use-app-state';
import { usePreferences } from '../../session/contexts/use-preferences';

export interface LazyComponent<Props> extends FunctionComponent<Props> {
  /** Fetches the file ahead of need. */
  fetch(): Promise<void>;
}

/** The `fetch` functions of all lazy components defined so far. */
const fetchFunctions: (() => Promise<void>)[] = [];

/** Fetches the files of all lazy components, including those defined in a fetched file. */
export async function fetchLazyComponents(): Promise<void> {
  for (let fetchedCount = 0; fetchedCount < fetchFunctions.length; ) {
    const newFunctions = fetchFunctions.slice(fetchedCount);
    fetchedCount = fetchFunctions.length;
    await Promise.all(newFunctions.map((fetch) => fetch()));
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
  neededWords: 'firstPaintWords' | 'newGameFormWords' | 'words' = 'words',
): LazyComponent<Props> {
  return defineLazily(load, neededWords, true);
}

function defineLazily<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  neededWords: 'firstPaintWords' | 'newGameFormWords' | 'words',
  mayBeFirstScreen: boolean,
): LazyComponent<Props> {
  let Loaded: FunctionComponent<Props> | null = null;
  const fetch = async () => {
    Loaded = await load();
  };
  fetchFunctions.push(fetch);

  function Component(props: Props) {
    const [, setLoaded] = useState(Loaded !== null);
    const { reportFailure, afterFirstScreen } = useAppState();
    const { loadedLanguage } = usePreferences();
    useEffect(() => {
      // It may have been loaded between the first render and this effect.
      if (Loaded) setLoaded(true);
      else {
        const readyToFetch = mayBeFirstScreen ? Promise.resolve() : afterFirstScreen;
        readyToFetch.then(fetch).then(() => setLoaded(true), reportFailure);
      }
    }, [reportFailure, afterFirstScreen]);
    return Loaded && loadedLanguage.value[neededWords] && <Loaded {...props} />;
  }

  return Object.assign(Component, { fetch });
}
