/** The part of the URL after the hash. It contains the path, so that any static host can serve the app. */
export interface HashHistory {
  read(): string;
  /** Returns the state stored with this history entry; null for an entry that a link or the user has just created. */
  state(): unknown;
  replaceState(state: unknown): void;
  go(path: string, mode: 'push' | 'replace', state: unknown): void;
  back(): void;
  watch(listener: (path: string) => void): void;
}

export const locationHash: HashHistory = {
  read: () => location.hash.slice(1),
  state: () => history.state,
  replaceState: (state) => history.replaceState(state, ''),
  go(path, mode, state) {
    if (mode === 'push') history.pushState(state, '', `#${path}`);
    else history.replaceState(state, '', `#${path}`);
  },
  back: () => history.back(),
  watch(listener) {
    const notify = () => listener(location.hash.slice(1));
    window.addEventListener('popstate', notify);
    window.addEventListener('hashchange', notify);
  },
};
