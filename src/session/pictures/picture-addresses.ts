/**
 * Finds the addresses of pictures at Scryfall: by set and number of the newest printing or, if that finds nothing,
 * by name. Event cards are numbered differently there.
 */
import type { PlanarCardFacts } from '../../content/planes/planar-card-facts';
import { planarSets } from '../../content/planes/planar-sets';
import type { PictureAddress } from '../../storage/pictures/picture-data';
import { looseNameKey } from '../cards/planar-names';
import type { NoAnswer, RateLimiter, RequestContext } from '../cards/scryfall/rate-limiter';
import type { Fetcher, FetchingPorts } from './picture-fetching';

/** Scryfall's suffix for event cards that share a name with another card. */
const EVENT_SUFFIX = /\s*\((?:plane|playtest)\)$/i;

type Identifier = { readonly set: string; readonly collector_number: string } | { readonly name: string };

export interface AddressPorts extends FetchingPorts {
  /** Runs the work when no other tab is asking. */
  readonly inTurnWithOtherTabs: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly scryfallLimiter: RateLimiter;
  readonly readPictureAddresses: (body: unknown) => readonly PictureAddress[] | null;
}

/** The address of each card's picture, or null if Scryfall has none. */
type Addresses = ReadonlyMap<string, string | null>;

/** Waits while there is no network; rejects when aborted. */
export async function findPictureAddresses(
  cards: readonly PlanarCardFacts[],
  ports: AddressPorts,
  { signal, delayed }: Fetcher,
): Promise<Addresses | 'noAnswer' | Exclude<NoAnswer, 'offline'>> {
  const asker = {
    signal,
    paused: (time: number | null) => delayed(time === null ? null : { kind: 'asked', time }),
  };
  for (;;) {
    const found = await ports.inTurnWithOtherTabs(() => ask(cards, ports, asker));
    signal.throwIfAborted();
    if (found !== 'offline') return found;
    if (ports.isOnline()) return 'noAnswer';
    delayed({ kind: 'offline' });
    await ports.untilOnline(signal);
    delayed(null);
  }
}

async function ask(
  cards: readonly PlanarCardFacts[],
  { scryfallLimiter, readPictureAddresses }: AddressPorts,
  asker: RequestContext,
): Promise<Addresses | NoAnswer> {
  const found = new Map<string, string | null>(cards.map(({ id }) => [id, null]));
  for (const identify of [byPrinting, byName]) {
    const wanted = cards.filter(({ id }) => !found.get(id));
    const identifiers = wanted.map(identify).filter((each) => each !== null);
    if (identifiers.length === 0) continue;
    const answer = await scryfallLimiter({ path: '/cards/collection', body: { identifiers } }, asker);
    if (typeof answer === 'string') return answer;
    const addresses = answer.status === 200 ? readPictureAddresses(answer.body) : null;
    if (!addresses) return 'unexpected';
    for (const card of wanted) {
      const its = addresses.find((each) => isOf(card, each));
      if (its) found.set(card.id, its.address);
    }
  }
  return found;
}

function byPrinting({ printings }: PlanarCardFacts): Identifier | null {
  const [newest] = printings
    .filter(({ number }) => number !== null)
    .toSorted((one, other) => (planarSets[one.set].released < planarSets[other.set].released ? 1 : -1));
  return newest?.number ? { set: newest.set.toLowerCase(), collector_number: newest.number } : null;
}

/** Scryfall writes names with straight apostrophes. */
function byName({ name }: PlanarCardFacts): Identifier {
  return { name: name.en.replaceAll('’', "'") };
}

/** The name must match, since numbers may differ. */
function isOf({ name }: PlanarCardFacts, found: PictureAddress): boolean {
  return looseNameKey(name.en) === looseNameKey(found.name.replace(EVENT_SUFFIX, ''));
}
