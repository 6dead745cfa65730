import { useMemo } from 'preact/hooks';
import { printedCard } from '../../rules/planar/planar-card';
import type { Catalogue } from '../../session/catalogue';
import type { ReceivedDeck } from '../../session/deck-post';
import { type ReadDeck, readDeckText } from '../../session/deck-text';
import { awaited } from '../../session/kept-parcel';
import { factsOfOwnCard } from '../../session/own-card-facts';
import { useSession } from '../../session/session';
import { useLanguage, useWords } from '../parts/words';

export interface Contents {
  readonly name: string;
  readonly ids: readonly string[];
  /** The user's cards and those that come with it. */
  readonly known: Pick<Catalogue, 'factsOf'>;
  /** What was understood of it, where it is a list of names. */
  readonly list: ReadDeck | null;
  /** Names of cards that come along with their text. */
  readonly ownTexts: readonly string[];
  /** What is told of pictures that come along. */
  readonly pictures: string | null;
}

/** What is in a deck that came, as it will be known on this phone. */
export function useContents(came: ReceivedDeck, catalogue: Catalogue): Contents {
  const { travel } = useWords();
  const language = useLanguage();
  const { ownCards } = useSession();
  const mine = ownCards.value;
  const mineNow = mine?.cards.value;

  return useMemo(() => {
    if (came.kind === 'list') {
      const list = readDeckText(came.text, catalogue.catalogue);
      const ids = list.cards.map(({ id }) => id);
      const name = list.name ?? came.name ?? travel.fileName;
      return { name, ids, known: catalogue, list, ownTexts: [], pictures: null };
    }
    const { parcel } = came;
    const { ids, arriving } = mineNow && mine ? awaited(parcel, mine) : { ids: parcel.cards, arriving: [] };
    const facts = new Map(parcel.ownCards.map((card) => [card.id, factsOfOwnCard(card)]));
    const known: Contents['known'] = {
      factsOf: (card) => facts.get(printedCard(card)) ?? catalogue.factsOf(card),
    };
    const pictures = [...came.pictures]
      .filter(([card]) => parcel.cards.includes(card))
      .map(([, image]) => image);
    const bytes = pictures.reduce((sum, { size }) => sum + size, 0);
    return {
      name: parcel.name,
      ids,
      known,
      list: null,
      ownTexts: arriving.map(({ card, how }) => {
        const name = factsOfOwnCard(card).name[language];
        return how === 'renamed' ? travel.renamed(name) : name;
      }),
      pictures: pictures.length > 0 ? travel.pictures(pictures.length, bytes) : null,
    };
  }, [came, catalogue, mine, mineNow, travel, language]);
}
