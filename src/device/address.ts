/** The part of the address behind the hash: the app's only address bar, since any static host serves it. */
export interface Address {
  read(): string;
  /** What was kept with this entry of the history; null for an entry that a link or a hand has just made. */
  kept(): unknown;
  keep(what: unknown): void;
  go(path: string, how: 'push' | 'replace', what: unknown): void;
  back(): void;
  watch(listener: (path: string) => void): void;
}

export const address: Address = {
  read: () => location.hash.slice(1),
  kept: () => history.state,
  keep: (what) => history.replaceState(what, ''),
  go(path, how, what) {
    if (how === 'push') history.pushState(what, '', `#${path}`);
    else history.replaceState(what, '', `#${path}`);
  },
  back: () => history.back(),
  watch(listener) {
    const tell = () => listener(location.hash.slice(1));
    window.addEventListener('popstate', tell);
    window.addEventListener('hashchange', tell);
  },
};
