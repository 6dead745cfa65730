import { planarSets } from '../../../content/planes/planar-sets';
import { Button } from '../../../design/Button';
import { classNames } from '../../../design/class-names';
import common from '../../../design/common.module.css';
import type { Catalog } from '../../../session/cards/catalog';
import { usePlanarCards } from '../../../session/contexts/use-planar-cards';
import { useRouter } from '../../../session/contexts/use-router';
import { Disclosure } from '../../parts/field/Disclosure';
import { useIsRoomy } from '../../parts/use-is-roomy';
import { useLanguage, useWords } from '../../parts/words';
import styles from '../deck-form.module.css';
import overview from '../overview.module.css';
import { DECK_FROM_TEXT_DISCLOSURE, DeckFromTextForm } from './DeckFromTextForm';
import { sizeInWords } from './deck-presentation';
import { RandomDeckForm } from './RandomDeckForm';
import { readyMadeSelections } from './ready-made-selections';
import { useCreateDeck } from './use-create-deck';

/** Ways to create a deck: empty, received, from a list, random, or ready-made. */
export function NewDeck() {
  const { myDecks, deckSharing } = useWords();
  const { catalog } = usePlanarCards();
  const router = useRouter();
  const createDeck = useCreateDeck();
  const isRoomy = useIsRoomy();
  const loadedCatalog = catalog.value;
  return (
    <section class={classNames(common.stack2, overview.whole)}>
      <h2>{myDecks.make}</h2>
      <div class={classNames(common.stack2, styles.ways)}>
        <div class={common.stack2}>
          <Button wide class={styles.way} onClick={() => createDeck('', [])}>
            {myDecks.makeEmpty}
          </Button>
          <Button wide class={styles.way} onClick={() => router.go({ place: 'receive' })}>
            {deckSharing.fromOthers}
          </Button>
          {loadedCatalog && (
            <>
              <Disclosure title={myDecks.fromText} restoreKey={DECK_FROM_TEXT_DISCLOSURE} framed>
                <DeckFromTextForm catalog={loadedCatalog} />
              </Disclosure>
              <Disclosure title={myDecks.atRandom} framed>
                <RandomDeckForm catalog={loadedCatalog} />
              </Disclosure>
            </>
          )}
        </div>
        {loadedCatalog && (
          <Disclosure title={myDecks.readyMade} framed open={isRoomy}>
            <ReadyMadeDecks catalog={loadedCatalog} />
          </Disclosure>
        )}
      </div>
    </section>
  );
}

function ReadyMadeDecks({ catalog: { cardsOfKind } }: { catalog: Catalog }) {
  const words = useWords();
  const language = useLanguage();
  const createDeck = useCreateDeck();
  const { all: official, events } = words.newGame.decks;
  return (
    <ul class={common.disclosedContent}>
      {readyMadeSelections(cardsOfKind).map((selection) => {
        const cards = cardsOfKind(selection);
        const name =
          selection === 'official' || selection === 'events'
            ? { official, events }[selection]
            : planarSets[selection].name[language];
        return (
          <li key={selection}>
            <Button wide class={styles.readyMadeDeck} onClick={() => createDeck(name, cards)}>
              <span>{name}</span>
              <span class={styles.note}>{sizeInWords(cards, words)}</span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
