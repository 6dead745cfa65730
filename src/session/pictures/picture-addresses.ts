/**
 * Finds the addresses of pictures at Scryfall: by set and number of the newest printing or, if that finds nothing,
 * by name. Event cards are numbered differently there.
 */
import type { PlanarCardFacts } from '../../content/planes/planar-card-facts';
import { planarSets } from '../../content/planes/planar-sets';
import type { PictureAddress } from '../../storage/pictures/picture-addresses';
import { looseNameKey } from '../cards/loose-name-key';
import type { RateLimitedSend, RequestContext, RequestFailure } from '../cards/scryfall/rate-limiter';
import type { FetchContext, FetchingPorts } from './picture-fetching';

/** Scryfall's suffix for event cards that share a name with another card. */
const NAME_QUALIFIER = /\s*\((?:plane|playtest)\)$/i;

type Identifier = { readonly set: string; readonly collector_number: string } | { readonly name: string };

export interface AddressPorts extends FetchingPorts {
  /** Runs the work while no other tab sends requests. */
  readonly runExclusivelyAcrossTabs: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly sendToScryfall: RateLimitedSend;
  readonly readPictureAddresses: (body: unknown) => readonly PictureAddress[] | null;
}

/** The address of each card's picture, or null if Scryfall has none. */
type Addresses = ReadonlyMap<string, string | null>;

/** Finds the addresses, waiting while there is no network; rejects when aborted. */
export async function findPictureAddresses(
  cards: readonly PlanarCardFacts[],
  ports: AddressPorts,
  { signal, onDelay }: FetchContext,
): Promise<Addresses | 'noAnswer' | Exclude<RequestFailure, 'offline'>> {
  const context = {
    signal,
    onPauseChange: (milliseconds: number | null) =>
      onDelay(milliseconds === null ? null : { kind: 'rateLimited', milliseconds }),
  };
  for (;;) {
    const addresses = await ports.runExclusivelyAcrossTabs(() => requestAddresses(cards, ports, context));
    signal.throwIfAborted();
    if (addresses !== 'offline') return addresses;
    if (ports.isOnline()) return 'noAnswer';
    onDelay({ kind: 'offline' });
    await ports.untilWorthRetrying(signal);
    onDelay(null);
  }
}

async function requestAddresses(
  cards: readonly PlanarCardFacts[],
  { sendToScryfall, readPictureAddresses }: AddressPorts,
  context: RequestContext,
): Promise<Addresses | RequestFailure> {
  const addressByCard = new Map<string, string | null>(cards.map(({ id }) => [id, null]));
  for (const identify of [identifyByPrinting, identifyByName]) {
    const cardsWithoutAddress = cards.filter(({ id }) => !addressByCard.get(id));
    const identifiers = cardsWithoutAddress.map(identify).filter((each) => each !== null);
    if (identifiers.length === 0) continue;
    const response = await sendToScryfall({ path: '/cards/collection', body: { identifiers } }, context);
    if (typeof response === 'string') return response;
    const addresses = response.status === 200 ? readPictureAddresses(response.body) : null;
    if (!addresses) return 'unexpected';
    for (const card of cardsWithoutAddress) {
      const match = addresses.find((each) => hasSameName(card, each));
      if (match) addressByCard.set(card.id, match.address);
    }
  }
  return addressByCard;
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
function hasSameName({ name }: PlanarCardFacts, address: PictureAddress): boolean {
  return looseNameKey(name.en) === looseNameKey(address.name.replace(NAME_QUALIFIER, ''));
}
