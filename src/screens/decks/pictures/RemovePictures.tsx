import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { Select } from '../../../design/Select';
import { printedCard } from '../../../rules/planar/planar-card';
import { type DeckChoice, deckChoices, poolOf, savedDeck } from '../../../session/deck-choice';
import type { PictureFacts, Pictures } from '../../../session/pictures';
import { useSession } from '../../../session/session';
import { Fold } from '../../parts/Fold';
import { deckName, useWords } from '../../parts/words';
import styles from './PicturesScreen.module.css';

type Which = 'every' | DeckChoice;

interface RemovePicturesProps {
  pictures: Pictures;
  facts: ReadonlyMap<string, PictureFacts>;
}

/** Removes the pictures of all cards, or of a deck's; they can be had back at once. */
export function RemovePictures({ pictures, facts }: RemovePicturesProps) {
  const words = useWords();
  const { catalogue, decks, openDecks } = useSession();
  const [which, setWhich] = useState<Which>('every');
  const mine = decks.value?.decks.value ?? [];

  useEffect(openDecks, [openDecks]);

  const readyMade = deckChoices.filter((choice) => choice !== 'random' && choice !== 'none');
  const cardsOf = (choice: Which): readonly string[] => {
    if (choice === 'every') return [...facts.keys()];
    const deck = mine.find(({ id }) => savedDeck(id) === choice);
    if (deck) return deck.cards.map(printedCard);
    const ready = readyMade.find((one) => one === choice);
    return catalogue.value && ready ? poolOf(ready, catalogue.value.cardsOf).map(({ id }) => id) : [];
  };
  const chosen = [...new Set(cardsOf(which))].flatMap((card) => facts.get(card) ?? []);
  const bytes = chosen.reduce((sum, each) => sum + each.bytes, 0);
  return (
    <Fold title={words.pictures.removeMany} look={styles.fold}>
      <div class={styles.inside}>
        <Select
          label={words.pictures.ofWhich}
          value={which}
          options={[
            { value: 'every' as Which, name: words.pictures.ofAll },
            ...mine.map((deck) => ({ value: savedDeck(deck.id), name: deckName(words, deck) })),
            ...readyMade.map((value) => ({ value, name: words.newGame.decks[value] })),
          ]}
          onChange={setWhich}
        />
        <Button
          wide
          disabled={chosen.length === 0}
          onClick={() => pictures.remove(chosen.map(({ card }) => card))}
        >
          {words.pictures.removeThese(chosen.length, bytes)}
        </Button>
      </div>
    </Fold>
  );
}
