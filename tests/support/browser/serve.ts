import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo, Server, Socket } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Test } from 'uvu';
import type { Certificate } from './certificate';

export const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.bin': 'application/octet-stream',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** The build to test: dist/, or the folder named in APP_FOLDER. */
export const builtApp = process.env.APP_FOLDER ?? fileURLToPath(new URL('../../../dist/', import.meta.url));

export interface StaticHost {
  readonly url: string;
  /** Serves another folder at the same address. */
  serve(folder: string): void;
  /**
   * Drops all connections, existing and new, until `start`; the port stays in use, so that no other program gets it.
   */
  stop(): void;
  start(): void;
}

export interface HostOptions {
  /** Whether text files are compressed, as on most hosts, for measuring times. */
  readonly packed?: boolean;
  /** The path of the app on the host, with a slash at both ends. */
  readonly path?: string;
  /** Whether the page is served for every unknown address. */
  readonly sendsPageForMissing?: boolean;
  /** Additional response headers for a file. */
  readonly headers?: (file: string) => OutgoingHttpHeaders;
  /** With a certificate the host uses HTTPS and HTTP/2. */
  readonly certificate?: Certificate;
}

interface ResponseWriter {
  writeHead(status: number, headers?: OutgoingHttpHeaders): unknown;
  end(body: Uint8Array | string): unknown;
}

/** Returns the response headers of a well-configured host. */
export function defaultHeaders(file: string): OutgoingHttpHeaders {
  return {
    'content-type': contentTypes[extname(file)] ?? 'application/octet-stream',
    'cache-control': 'no-cache',
  };
}

/** Starts a plain static host: files, or 404. */
export async function hostApp(
  folder = builtApp,
  {
    packed = false,
    path = '/',
    sendsPageForMissing = false,
    headers = defaultHeaders,
    certificate,
  }: HostOptions = {},
): Promise<StaticHost> {
  let root = folder;
  let isStopped = false;
  const connections = new Set<Socket>();

  /** Finds the requested file, or the one sent in its place. */
  async function find(requestedPath: string) {
    for (const file of sendsPageForMissing ? [requestedPath, `${path}index.html`] : [requestedPath]) {
      const body =
        file.startsWith(path) && (await readFile(join(root, file.slice(path.length))).catch(() => null));
      if (body) return { file, body };
    }
    return null;
  }

  async function answer({ url = '/' }: { readonly url?: string | undefined }, response: ResponseWriter) {
    const { pathname } = new URL(url, 'http://app.invalid');
    const found = await find(normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname));
    const isPacked = found !== null && packed && /\.(?:html|js|css|svg)$/.test(found.file);
    response.writeHead(found ? 200 : 404, {
      ...(isPacked && { 'content-encoding': 'gzip' }),
      ...(found && headers(found.file)),
    });
    response.end(isPacked ? gzipSync(found.body) : (found?.body ?? ''));
  }

  // Idle connections stay open: one that is closed just as a browser reuses it is reset, and WebKit does not ask again.
  const server: Server = certificate
    ? createSecureServer({ ...certificate, allowHTTP1: true }, answer)
    : createServer({ keepAliveTimeout: 0 }, answer);
  server.on('connection', (socket: Socket) => {
    if (isStopped) {
      socket.destroy();
      return;
    }
    connections.add(socket);
    socket.on('close', () => connections.delete(socket));
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    url: `${certificate ? 'https' : 'http'}://127.0.0.1:${port}${path}`,
    serve(other) {
      root = other;
    },
    stop() {
      isStopped = true;
      for (const connection of connections) connection.destroy();
    },
    start() {
      isStopped = false;
    },
  };
}

/** Starts a host that runs for the duration of a suite. */
export async function hostFor(test: Test, options: HostOptions = {}): Promise<StaticHost> {
  const host = await hostApp(builtApp, options);
  test.after(host.stop);
  return host;
}
