/**
 * Where Scryfall has the pictures of cards. Each is asked for by the set and number of its newest printing, and by its name where
 * no printing is found: event cards are not all counted there as they are here.
 */
import type { PlanarCardFacts } from '../content/planes/planar-card-facts';
import { planarSets } from '../content/planes/planar-sets';
import type { PictureAddress } from '../storage/picture-data';
import type { Asker, NoAnswer, PatientAsking } from './patient-asking';
import type { Fetcher, FetchingPorts } from './picture-fetching';
import { foldName } from './planar-names';

/** By this Scryfall tells event cards from other cards of the same name. */
const APART = /\s*\((?:plane|playtest)\)$/i;

type Identifier = { readonly set: string; readonly collector_number: string } | { readonly name: string };

export interface AddressPorts extends FetchingPorts {
  /** Runs when no other tab is asking. */
  readonly afterOtherTabs: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly askPatiently: PatientAsking;
  readonly readPictureAddresses: (body: unknown) => readonly PictureAddress[] | null;
}

/** Of each card where its picture is, or null where Scryfall has none. */
type Addresses = ReadonlyMap<string, string | null>;

/** Waits while there is no network; rejects when it is no longer wanted. */
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
    const found = await ports.afterOtherTabs(() => ask(cards, ports, asker));
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
  { askPatiently, readPictureAddresses }: AddressPorts,
  asker: Asker,
): Promise<Addresses | NoAnswer> {
  const found = new Map<string, string | null>(cards.map(({ id }) => [id, null]));
  for (const identify of [byPrinting, byName]) {
    const wanted = cards.filter(({ id }) => !found.get(id));
    const identifiers = wanted.map(identify).filter((each) => each !== null);
    if (identifiers.length === 0) continue;
    const answer = await askPatiently({ path: '/cards/collection', body: { identifiers } }, asker);
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

function byName({ name }: PlanarCardFacts): Identifier {
  return { name: name.en };
}

/** A number that belongs to another card does no harm: the name has to be right. */
function isOf({ name }: PlanarCardFacts, found: PictureAddress): boolean {
  return foldName(name.en) === foldName(found.name.replace(APART, ''));
}
