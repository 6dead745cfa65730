import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Test } from 'uvu';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** The build under test: dist/, or the folder named in APP_FOLDER. */
export const builtApp = process.env.APP_FOLDER ?? fileURLToPath(new URL('../../dist/', import.meta.url));

export interface StaticHost {
  readonly url: string;
  /** Serves another folder from now on, at the same address. */
  serve(folder: string): void;
  /** Stops answering; connections are cut. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/**
 * A plain static host, as anybody may put the app on: files or 404, nothing clever. Where times are measured, texts are packed
 * as most hosts pack them.
 */
export async function hostApp(folder = builtApp, { packed = false } = {}): Promise<StaticHost> {
  let root = folder;
  let port = 0;
  let server: Server | null = null;

  async function start() {
    server = createServer(async (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://app.invalid');
      const file = join(root, normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname));
      try {
        const found = await readFile(file);
        const isPacked = packed && /\.(?:html|js|css|svg)$/.test(file);
        const body = isPacked ? gzipSync(found) : found;
        response.writeHead(200, {
          ...(isPacked && { 'content-encoding': 'gzip' }),
          'content-type': types[extname(file)] ?? 'application/octet-stream',
          'cache-control': 'no-cache',
        });
        response.end(body);
      } catch {
        response.writeHead(404).end();
      }
    });
    const listening = server;
    await new Promise<void>((done) => listening.listen(port, '127.0.0.1', done));
    const address = listening.address();
    if (typeof address === 'object' && address) port = address.port;
  }

  await start();
  return {
    url: `http://127.0.0.1:${port}/`,
    serve(other) {
      root = other;
    },
    start,
    async stop() {
      const listening = server;
      server = null;
      if (!listening) return;
      listening.closeAllConnections();
      await new Promise((done) => listening.close(done));
    },
  };
}

/** A host for as long as a suite runs. */
export async function hostFor(test: Test): Promise<StaticHost> {
  const host = await hostApp();
  test.after(host.stop);
  return host;
}
