import { type LazySignal, lazySignal } from '../session/lib/lazy-signal';

export interface LazyServices {
  /** Registers a service in its own chunk, which is fetched and assembled on first use. */
  add<File, Service>(
    fetch: () => Promise<File>,
    assemble: (file: File) => Service | Promise<Service>,
  ): LazySignal<Service>;
  /** Fetches the chunks of all services without assembling them. */
  fetchAll(): Promise<unknown>;
}

export function createLazyServices(reportMissingPart: () => void): LazyServices {
  const files: (() => Promise<unknown>)[] = [];
  return {
    add(fetch, assemble) {
      files.push(fetch);
      return lazySignal(async () => assemble(await fetch()), reportMissingPart);
    },
    fetchAll: () => Promise.all(files.map((fetch) => fetch())),
  };
}
