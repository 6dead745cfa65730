/**
 * Finds the URLs of pictures at Scryfall: by set and number of the newest printing or, if that finds nothing,
 * by name. Event cards are numbered differently there.
 */
import type { PlanarCardFacts } from '../../content/planes/planar-card-facts';
import { planarSets } from '../../content/planes/planar-sets';
import type { ScryfallPicture } from '../../storage/pictures/scryfall-pictures';
import { looseNameKey } from '../cards/loose-name-key';
import type { RateLimitedSend, RequestContext, RequestFailure } from '../cards/scryfall/rate-limiter';
import type { FetchContext, FetchingPorts } from './picture-fetching';

/** Scryfall's suffix for event cards that share a name with another card. */
const NAME_QUALIFIER = /\s*\((?:plane|playtest)\)$/i;

type Identifier = { readonly set: string; readonly collector_number: string } | { readonly name: string };

export interface PictureUrlPorts extends FetchingPorts {
  /** Runs the work while no other tab sends requests. */
  readonly runExclusivelyAcrossTabs: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly sendToScryfall: RateLimitedSend;
  readonly readScryfallPictures: (body: unknown) => readonly ScryfallPicture[] | null;
}

/** The URL of each card's picture, or null if Scryfall has none. */
type UrlByCard = ReadonlyMap<string, string | null>;

/** Finds the URLs, waiting while there is no network; rejects when aborted. */
export async function findPictureUrls(
  cards: readonly PlanarCardFacts[],
  ports: PictureUrlPorts,
  { signal, onDelay }: FetchContext,
): Promise<UrlByCard | 'noAnswer' | Exclude<RequestFailure, 'offline'>> {
  const context = {
    signal,
    onPauseChange: (milliseconds: number | null) =>
      onDelay(milliseconds === null ? null : { kind: 'rateLimited', milliseconds }),
  };
  for (;;) {
    const urls = await ports.runExclusivelyAcrossTabs(() => requestUrls(cards, ports, context));
    signal.throwIfAborted();
    if (urls !== 'offline') return urls;
    if (ports.isOnline()) return 'noAnswer';
    onDelay({ kind: 'offline' });
    await ports.untilWorthRetrying(signal);
    onDelay(null);
  }
}

async function requestUrls(
  cards: readonly PlanarCardFacts[],
  { sendToScryfall, readScryfallPictures }: PictureUrlPorts,
  context: RequestContext,
): Promise<UrlByCard | RequestFailure> {
  const urlByCard = new Map<string, string | null>(cards.map(({ id }) => [id, null]));
  for (const identify of [identifyByPrinting, identifyByName]) {
    const cardsWithoutUrl = cards.filter(({ id }) => !urlByCard.get(id));
    const identifiers = cardsWithoutUrl.map(identify).filter((each) => each !== null);
    if (identifiers.length === 0) continue;
    const response = await sendToScryfall({ path: '/cards/collection', body: { identifiers } }, context);
    if (typeof response === 'string') return response;
    const pictures = response.status === 200 ? readScryfallPictures(response.body) : null;
    if (!pictures) return 'unexpected';
    for (const card of cardsWithoutUrl) {
      const match = pictures.find((picture) => hasSameName(card, picture));
      if (match) urlByCard.set(card.id, match.url);
    }
  }
  return urlByCard;
}

function identifyByPrinting({ printings }: PlanarCardFacts): Identifier | null {
  const [newestPrinting] = printings
    .filter(({ number }) => number !== null)
    .toSorted((first, second) => (planarSets[first.set].released < planarSets[second.set].released ? 1 : -1));
  return newestPrinting?.number
    ? { set: newestPrinting.set.toLowerCase(), collector_number: newestPrinting.number }
    : null;
}

/** Identifies a card by name; Scryfall uses straight apostrophes. */
function identifyByName({ name }: PlanarCardFacts): Identifier {
  return { name: name.en.replaceAll('’', "'") };
}

/** Returns whether the names match; the numbers may differ. */
function hasSameName({ name }: PlanarCardFacts, picture: ScryfallPicture): boolean {
  return looseNameKey(name.en) === looseNameKey(picture.name.replace(NAME_QUALIFIER, ''));
}
