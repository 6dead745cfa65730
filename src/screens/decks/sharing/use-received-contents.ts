import { useMemo } from 'preact/hooks';
import { cardIdOfCopy } from '../../../rules/planar/planar-card';
import type { Catalog } from '../../../session/cards/catalog';
import { factsOfCustomCard } from '../../../session/cards/custom-card-facts';
import { usePlanarCards } from '../../../session/contexts/use-planar-cards';
import type { ReceivedDeck } from '../../../session/decks/deck-import';
import { previewImport } from '../../../session/decks/save-import';
import { type DeckFromText, readDeckText } from '../../../session/decks/sharing/deck-text';
import { useLanguage, useWords } from '../../parts/words';

export interface ReceivedContents {
  readonly name: string;
  readonly cardIds: readonly string[];
  /** The catalog with the user's cards and those received with the deck. */
  readonly factsLookup: Pick<Catalog, 'factsOf'>;
  /** How the list of names was understood, if the deck came as one. */
  readonly parsedDeck: DeckFromText | null;
  /** Names of custom cards received with the deck. */
  readonly customCardNames: readonly string[];
  /** A description of the received pictures. */
  readonly pictureSummary: string | null;
}

/** Returns the contents of a received deck as they will be stored; a list of names as the user corrected it. */
export function useReceivedContents(
  received: ReceivedDeck,
  correctedList: string | null,
  catalog: Catalog,
): ReceivedContents {
  const { deckSharing } = useWords();
  const language = useLanguage();
  const { customCards } = usePlanarCards();
  const cardStore = customCards.value;
  const storedCards = cardStore?.cards.value;

  return useMemo(() => {
    if (received.kind === 'list') {
      const parsedDeck = readDeckText(correctedList ?? received.text, catalog.catalog);
      const cardIds = parsedDeck.cards.map(({ id }) => id);
      const name = parsedDeck.name ?? received.name ?? deckSharing.fileName;
      return { name, cardIds, factsLookup: catalog, parsedDeck, customCardNames: [], pictureSummary: null };
    }
    const { deckExport } = received;
    const { cardIds, plannedMerges } =
      storedCards && cardStore
        ? previewImport(deckExport, cardStore)
        : { cardIds: deckExport.cards, plannedMerges: [] };
    const facts = new Map(deckExport.customCards.map((card) => [card.id, factsOfCustomCard(card)]));
    const factsLookup: ReceivedContents['factsLookup'] = {
      factsOf: (card) => facts.get(cardIdOfCopy(card)) ?? catalog.factsOf(card),
    };
    const pictures = [...received.pictures]
      .filter(([card]) => deckExport.cards.includes(card))
      .map(([, image]) => image);
    const bytes = pictures.reduce((sum, { size }) => sum + size, 0);
    return {
      name: deckExport.name,
      cardIds,
      factsLookup,
      parsedDeck: null,
      customCardNames: plannedMerges.map(({ card, outcome }) => {
        const name = factsOfCustomCard(card).name[language];
        return outcome === 'addedWithNewId' ? deckSharing.renamed(name) : name;
      }),
      pictureSummary: pictures.length > 0 ? deckSharing.pictures(pictures.length, bytes) : null,
    };
  }, [received, correctedList, catalog, cardStore, storedCards, deckSharing, language]);
}
