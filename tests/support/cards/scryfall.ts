/**
 * A simulated Scryfall server: the same requests, responses, errors and limits, with a few cards. Contains facts
 * only; fields that the app ignores occur once.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { BrowserContext } from 'playwright-core';
import { type Identifier, PICTURE_HOST, planeOf } from './scryfall-planes';

export const SCRYFALL = 'https://api.scryfall.com';

const PICTURE_PATH = '/large/';
const MAX_IDENTIFIERS = 75;
const MIN_INTERVAL = 500;
const LOCK_TIME = 30_000;

const card = (name: string, facts: object) => ({
  object: 'card',
  id: '00000000-0000-0000-0000-000000000000',
  lang: 'en',
  layout: 'normal',
  rarity: 'common',
  prices: { eur: '0.05' },
  name,
  ...facts,
});

/** Cards as described by Scryfall, also as the lines of one of its files. */
export const scryfallCards = [
  card('Lightning Bolt', { mana_cost: '{R}', type_line: 'Instant', colors: ['R'] }),
  card('Lightning Helix', {
    mana_cost: '{R}{W}',
    type_line: 'Instant',
    colors: ['R', 'W'],
    rarity: 'uncommon',
  }),
  card('Ornithopter', { mana_cost: '{0}', type_line: 'Artifact Creature — Thopter', colors: [] }),
  card('Eldrazi Skyspawner', { mana_cost: '{2}{U}', type_line: 'Creature — Eldrazi Drone', colors: [] }),
  card('Lim-Dûl’s Vault', {
    mana_cost: '{U}{B}',
    type_line: 'Instant',
    colors: ['B', 'U'],
    rarity: 'uncommon',
  }),
  card('Little Girl', { mana_cost: '{HW}', type_line: 'Creature — Human Child', colors: ['W'] }),
  card('Forest', { mana_cost: '', type_line: 'Basic Land — Forest', colors: [] }),
  {
    ...card('Fire // Ice', {
      layout: 'split',
      mana_cost: '{1}{R} // {1}{U}',
      colors: ['R', 'U'],
      rarity: 'uncommon',
    }),
    type_line: 'Instant // Instant',
    card_faces: [
      { object: 'card_face', name: 'Fire', mana_cost: '{1}{R}', type_line: 'Instant' },
      { object: 'card_face', name: 'Ice', mana_cost: '{1}{U}', type_line: 'Instant' },
    ],
  },
  card('Lightning Bolt', {
    lang: 'ru',
    printed_name: 'Молния',
    mana_cost: '{R}',
    type_line: 'Instant',
    colors: ['R'],
  }),
] as const;

interface Printing {
  readonly name: string;
  readonly lang: string;
  readonly printed_name?: string;
}

export interface PictureReply {
  readonly status?: number;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array | string;
}

export interface ScryfallHost {
  /** All requests, oldest first: "POST /cards/collection" with the requested names. */
  readonly requests: readonly { readonly question: string; readonly names: readonly string[] }[];
  /** Cards whose pictures were fetched, once per fetch. */
  readonly fetchedPictures: readonly string[];
  /** Responds to a request for the picture of a card. */
  picture: (card: string) => PictureReply | Promise<PictureReply>;
  /** Answers the next request with "too many requests", and further ones for half a minute of its own clock. */
  limitRequests(): void;
  /** Ends that half minute. */
  endLimit(): void;
  /** Redirects requests for Scryfall to this server. */
  redirect(context: BrowserContext): Promise<void>;
  stop(): Promise<void>;
}

export async function hostScryfall(): Promise<ScryfallHost> {
  const requests: { question: string; names: string[] }[] = [];
  const fetchedPictures: string[] = [];
  let lastRequestAt = Number.NEGATIVE_INFINITY;
  let lockedUntil = Number.NEGATIVE_INFINITY;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', SCRYFALL);
    const sendJson = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
      response.end(JSON.stringify(body));
    };
    const sendError = (status: number, code: string) =>
      sendJson(status, { object: 'error', status, code, details: code });
    if (!request.headers.accept) return sendError(400, 'bad_request');
    if (pathname.startsWith(PICTURE_PATH)) {
      const card = pathname.split('/').at(-1)?.replace('.jpg', '') ?? '';
      fetchedPictures.push(card);
      const { status = 200, type = 'image/jpeg', headers, body } = await host.picture(card);
      response.writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*', ...headers });
      response.end(body);
      return;
    }
    const now = performance.now();
    const isLimited = now < lockedUntil || now - lastRequestAt < MIN_INTERVAL;
    if (now - lastRequestAt < MIN_INTERVAL) lockedUntil = now + LOCK_TIME;
    lastRequestAt = now;
    const question = `${request.method} ${pathname}`;
    if (question === 'POST /cards/collection') {
      const { identifiers = [] } = JSON.parse(await textOf(request)) as { identifiers?: Identifier[] };
      requests.push({
        question,
        names: identifiers.map(({ name, set, collector_number }) => name ?? `${set} ${collector_number}`),
      });
      if (isLimited) return sendError(429, 'too_many_requests');
      if (identifiers.length > MAX_IDENTIFIERS) return sendError(422, 'validation_error');
      const found = identifiers.map(
        (identifier) =>
          scryfallCards.find((one) => identifier.name && hasName(one, identifier.name)) ??
          planeOf(identifier),
      );
      return sendJson(200, {
        object: 'list',
        not_found: identifiers.filter((_, index) => !found[index]),
        data: found.filter(Boolean),
      });
    }
    if (question === 'GET /cards/search') {
      const query = searchParams.get('q') ?? '';
      const names = [...query.matchAll(/!"([^"]+)"/g)].map(([, name = '']) => name);
      requests.push({ question, names });
      if (isLimited) return sendError(429, 'too_many_requests');
      const language = /lang:(\w+)/.exec(query)?.[1];
      const data = (scryfallCards as readonly Printing[]).filter(
        (one) => one.lang === language && names.some((name) => isSameName(one.printed_name ?? '', name)),
      );
      return data.length === 0
        ? sendError(404, 'not_found')
        : sendJson(200, { object: 'list', has_more: false, total_cards: data.length, data });
    }
    requests.push({ question, names: [] });
    return sendError(404, 'not_found');
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;

  const host: ScryfallHost = {
    requests,
    fetchedPictures,
    picture: () => ({ status: 404, type: 'text/html' }),
    limitRequests() {
      lockedUntil = performance.now() + LOCK_TIME;
    },
    endLimit() {
      lockedUntil = Number.NEGATIVE_INFINITY;
      lastRequestAt = Number.NEGATIVE_INFINITY;
    },
    async redirect(context) {
      for (const place of [SCRYFALL, PICTURE_HOST]) {
        await context.route(`${place}/**`, async (route) => {
          const { pathname, search } = new URL(route.request().url());
          // Requests that were aborted get no response.
          const response = await route
            .fetch({ url: `http://127.0.0.1:${port}${pathname}${search}` })
            .catch(() => null);
          await (response ? route.fulfill({ response }) : route.abort()).catch(() => {});
        });
      }
    },
    stop() {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
  return host;
}

/** Matches English printings by their full name or its first half. */
function hasName({ name, lang }: Printing, wantedName: string): boolean {
  return (
    lang === 'en' &&
    [name, name.split(' // ')[0] ?? ''].some((candidate) => isSameName(candidate, wantedName))
  );
}

function isSameName(one: string, other: string): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^\p{L}\d]/gu, '');
  return plain(one) === plain(other);
}

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString('utf8');
}
