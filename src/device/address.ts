/** The part of the address behind the hash: the app's only address bar, since any static host serves it. */
export interface Address {
  read(): string;
  go(path: string, how: 'push' | 'replace'): void;
  back(): void;
  watch(listener: (path: string) => void): void;
}

export const address: Address = {
  read: () => location.hash.slice(1),
  go(path, how) {
    if (how === 'push') history.pushState(null, '', `#${path}`);
    else history.replaceState(null, '', `#${path}`);
  },
  back: () => history.back(),
  watch(listener) {
    const tell = () => listener(location.hash.slice(1));
    window.addEventListener('popstate', tell);
    window.addEventListener('hashchange', tell);
  },
};
