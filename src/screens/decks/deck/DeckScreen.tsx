import type { Ref } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { classNames } from '../../../design/class-names';
import common from '../../../design/common.module.css';
import { DeferredIcon } from '../../../design/DeferredIcon';
import type { Catalog } from '../../../session/cards/catalog';
import { useDecks } from '../../../session/contexts/use-decks';
import { usePictures } from '../../../session/contexts/use-pictures';
import { usePlanarCards } from '../../../session/contexts/use-planar-cards';
import { deckContentsOf } from '../../../session/decks/deck-cards';
import { type DeckViolations, findViolations } from '../../../session/decks/deck-violations';
import type { SavedDeck } from '../../../session/decks/decks';
import { MAX_DECK_NAME_LENGTH } from '../../../settings/setting-limits';
import { BackLink } from '../../parts/page/BackLink';
import { focusOn } from '../../parts/page/focus-on';
import page from '../../parts/page/page.module.css';
import { UndoNotice } from '../../parts/page/UndoNotice';
import { deckName, useWords } from '../../parts/words';
import { DeckNotices } from '../DeckNotices';
import styles from '../deck-page.module.css';
import { NotFound } from '../NotFound';
import { DownloadPicturesDisclosure } from '../pictures/DownloadPictures';
import { LeftOutLines } from '../sharing/LeftOutLines';
import { useAsTargetDeck } from '../use-target-deck';
import { DeckActionsSheet } from './DeckActionsSheet';
import { DeckCardList } from './DeckCardList';
import { DeckLegalityNote } from './DeckLegalityNote';
import { sizeInWords } from './deck-presentation';
import { FillUpButton } from './FillUpButton';
import { PlayDeckButton } from './PlayDeckButton';
import { UnplayableCards } from './UnplayableCards';
import { useLastPlayerCount } from './use-last-player-count';
import { useRememberedList } from './use-remembered-list';

/** One of the user's decks: its name, its legality, and all cards that are in it or could be added. */
export function DeckScreen({ id }: { id: string }) {
  const { myDecks } = useWords();
  const { decks } = useDecks();
  const { catalog } = usePlanarCards();
  const pictures = usePictures();
  const savedDecks = decks.value?.decks.value ?? null;
  const blankDeck = decks.value?.blankDeck.value;
  const deck = blankDeck?.id === id ? blankDeck : savedDecks?.find((candidate) => candidate.id === id);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const playerCount = useLastPlayerCount();
  const contents = deck && catalog.value && deckContentsOf(deck.cards, catalog.value);
  const violations = contents && findViolations(contents.cards, playerCount);
  const latestDownload = deck && pictures.value?.download.latestDownloadFor(deck.cards);

  const field = useRef<HTMLInputElement>(null);

  useAsTargetDeck(id);
  useEffect(decks.request, [decks.request]);
  useEffect(pictures.request, [pictures.request]);

  return (
    <main class={classNames(page.screen, styles.screen)}>
      <div class={classNames(page.page, styles.page)}>
        <div class={styles.bar}>
          <BackLink fallback={{ place: 'myDecks', deck: null }} />
          {deck && contents && violations && (
            <div class={classNames(common.row, styles.buttons)}>
              <PlayDeckButton deck={deck} cards={contents.cards} violations={violations} />
              <Button onClick={() => setSheetOpen(true)}>{myDecks.actions}</Button>
            </div>
          )}
        </div>
        {deck && catalog.value && isSheetOpen && (
          <DeckActionsSheet
            deck={deck}
            catalog={catalog.value}
            onClose={() => setSheetOpen(false)}
            onRename={() => {
              setSheetOpen(false);
              field.current?.select();
              field.current?.focus();
            }}
          />
        )}
        {deck && latestDownload && !isSheetOpen && <DownloadPicturesDisclosure cards={deck.cards} />}
        <DeckNotices />
        {deck && catalog.value && <LeftOutLines key={deck.id} deck={deck} cards={catalog.value.catalog} />}
        {savedDecks && !deck && <NotFound item="deck" />}
        {deck && catalog.value && contents && violations && (
          <Deck
            key={deck.id}
            deck={deck}
            catalog={catalog.value}
            contents={contents}
            violations={violations}
            field={field}
          />
        )}
      </div>
    </main>
  );
}

interface DeckProps {
  deck: SavedDeck;
  catalog: Catalog;
  contents: ReturnType<typeof deckContentsOf>;
  violations: DeckViolations;
  /** Where its name is entered. */
  field: Ref<HTMLInputElement>;
}

function Deck({ deck, catalog, contents, violations, field }: DeckProps) {
  const words = useWords();
  const { myDecks } = words;
  const { cards, unknownIds, removedIds } = contents;
  const rememberedList = useRememberedList(deck, cards.length === 0 ? 'all' : 'inDeck');
  const bulkChange = useBulkChange(deck);
  const { undoableChange } = bulkChange;
  const summary = useRef<HTMLElement>(null);
  /** In an empty deck it comes first; it stays there while cards are added, so that no row moves under the finger. */
  const [isFillUpFirst, setFillUpFirst] = useState(cards.length === 0);

  function change(cards: readonly string[], message: string) {
    bulkChange.change(cards, message);
    focusOn(summary.current, { preventScroll: true });
  }

  const fillUpButton = rememberedList.display.query.trim() === '' && (
    <FillUpButton
      cards={cards}
      violations={violations}
      officialCards={catalog.cardsOfKind('official')}
      onFill={(added) => {
        setFillUpFirst(false);
        change([...deck.cards, ...added.map(({ id }) => id)], myDecks.filledUp(added.length));
      }}
    />
  );

  return (
    <>
      <section ref={summary} class={classNames(common.stack2, styles.summary)}>
        <h1 class="visually-hidden">{deckName(words, deck)}</h1>
        <DeckNameField deck={deck} field={field} />
        <DeckLegalityNote cards={cards} violations={violations} />
      </section>
      {isFillUpFirst && fillUpButton}
      <DeckCardList
        deck={deck}
        catalog={catalog}
        size={sizeInWords(cards, words)}
        display={rememberedList.display}
        idsSeenInDeck={rememberedList.listedIds}
        section={rememberedList.section}
        onChange={rememberedList.change}
      >
        {!isFillUpFirst && fillUpButton}
        <UnplayableCards
          unknownIds={unknownIds}
          removedIds={removedIds}
          onRemove={(cards) =>
            change(
              deck.cards.filter((id) => !cards.includes(id)),
              myDecks.removedCards(cards.length),
            )
          }
        />
        {undoableChange && (
          <div class={styles.undo}>
            <UndoNotice
              message={undoableChange.message}
              undoLabel={words.table.undo}
              onRestore={() => {
                bulkChange.undo();
                setFillUpFirst(undoableChange.before.length === 0);
              }}
              onDismiss={bulkChange.dismiss}
            />
          </div>
        )}
      </DeckCardList>
    </>
  );
}

/** A change of many cards with one tap. */
interface BulkChange {
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly message: string;
}

/** Changes many cards of a deck at once; the change can be undone until the next one. */
function useBulkChange(deck: SavedDeck) {
  const { decks } = useDecks();
  const [lastChange, setLastChange] = useState<BulkChange | null>(null);
  return {
    undoableChange: lastChange && haveSameOrder(lastChange.after, deck.cards) ? lastChange : null,
    change(after: readonly string[], message: string) {
      decks.value?.change(deck.id, { cards: after });
      setLastChange({ before: deck.cards, after, message });
    },
    undo: () => lastChange && decks.value?.change(deck.id, { cards: lastChange.before }),
    dismiss: () => setLastChange(null),
  };
}

function haveSameOrder(ids: readonly string[], otherIds: readonly string[]): boolean {
  return ids.length === otherIds.length && ids.every((id, index) => id === otherIds[index]);
}

function DeckNameField({ deck, field }: Pick<DeckProps, 'deck' | 'field'>) {
  const { myDecks } = useWords();
  const { decks } = useDecks();
  return (
    <div class={styles.nameField}>
      <input
        ref={field}
        class={styles.name}
        type="text"
        autocomplete="off"
        maxLength={MAX_DECK_NAME_LENGTH}
        aria-label={myDecks.name}
        placeholder={myDecks.nameless}
        value={deck.name}
        onInput={({ currentTarget: { value } }) => decks.value?.change(deck.id, { name: value })}
      />
      <DeferredIcon name="edit" size={20} />
    </div>
  );
}
