/** The part of the address after the hash. Paths live there, because any static host serves them. */
export interface LocationHash {
  read(): string;
  /** The state stored with this history entry; null for an entry that a link or the user has just created. */
  state(): unknown;
  replaceState(what: unknown): void;
  go(path: string, how: 'push' | 'replace', what: unknown): void;
  back(): void;
  watch(listener: (path: string) => void): void;
}

export const locationHash: LocationHash = {
  read: () => location.hash.slice(1),
  state: () => history.state,
  replaceState: (what) => history.replaceState(what, ''),
  go(path, how, what) {
    if (how === 'push') history.pushState(what, '', `#${path}`);
    else history.replaceState(what, '', `#${path}`);
  },
  back: () => history.back(),
  watch(listener) {
    const notify = () => listener(location.hash.slice(1));
    window.addEventListener('popstate', notify);
    window.addEventListener('hashchange', notify);
  },
};
