import { useMemo } from 'preact/hooks';
import type { Language } from '../../../content/bilingual';
import { Button, IconButton } from '../../../design/Button';
import common from '../../../design/common.module.css';
import type { KnownCard } from '../../../rules/landless/known-card';
import { expandList, readCardList, titleOf } from '../../../rules/landless/list/card-list';
import {
  latestDeal,
  MAX_DEALS,
  MAX_DRAFTERS,
  MIN_DRAFTERS,
  maxCardsEach,
} from '../../../rules/landless/random-draft';
import { useDevice } from '../../../session/contexts/use-device';
import { usePreferences } from '../../../session/contexts/use-preferences';
import type { SavedRandomDraft } from '../../../settings/saved-settings';
import { MAX_PASTED_LIST_CHARACTERS } from '../../../settings/setting-limits';
import { CardListField } from '../../parts/field/CardListField';
import { Disclosure } from '../../parts/field/Disclosure';
import { Stepper } from '../../parts/field/Stepper';
import { TextWithSymbols } from '../../parts/text/TextWithSymbols';
import { useIsRoomy } from '../../parts/use-is-roomy';
import { useLanguage, useWords } from '../../parts/words';
import { ListReadingNotes } from '../list/ListReadingNotes';
import { isKnownCard, useLookedUpList } from '../list/use-looked-up-list';
import styles from './DraftAid.module.css';
import { UnknownCardNames } from './UnknownCardNames';
import { useOpeningOnRequest } from './use-opening-on-request';
import { useEmptyDraft } from './use-players';

const CARDS_PER_PLAYER_STEP = 5;

interface DraftAidProps {
  /** How many times a collection was handed to this aid, which then expands to show it. */
  sentListCount: number;
}

/** Deals random cards from a pasted list to all players; each deal can be undone. */
export function DraftAid({ sentListCount }: DraftAidProps) {
  const { randomDraft: words } = useWords().lands;
  const { randomSeed } = useDevice();
  const isRoomy = useIsRoomy();
  const { saved, change, restart } = useRandomDraft();
  const { list, players: playerCount, deals: dealCount } = saved;
  const { cardList, cardByName, isKnown, collection, unknownNames } = useCollection(list);
  const maxCardsPerPlayer = maxCardsEach(collection, playerCount);
  // Before there is a list, the usual number of cards is shown.
  const cardsPerPlayer =
    collection.length === 0
      ? saved.cardsPerPlayer
      : Math.min(saved.cardsPerPlayer, Math.max(1, maxCardsPerPlayer));
  const hands = useMemo(
    () => latestDeal({ ...saved, cardsPerPlayer }, collection),
    [saved, cardsPerPlayer, collection],
  );
  const aid = useOpeningOnRequest(sentListCount);

  function deal() {
    const seed = randomSeed();
    change((latest) =>
      latest.deals === 0
        ? { seed, cardsPerPlayer, deals: 1 }
        : { deals: Math.min(latest.deals + 1, MAX_DEALS) },
    );
  }

  return (
    <Disclosure title={words.title} framed open={isRoomy || dealCount > 0} restoreKey="random draft">
      <div ref={aid} class={common.stack3}>
        <p class={common.note}>{words.note}</p>
        <CardListField
          label={words.list}
          hint={words.listHint}
          rows={6}
          maxLength={MAX_PASTED_LIST_CHARACTERS}
          value={list}
          onChange={(typed) => restart({ list: typed })}
        />
        <p class={common.note}>{words.read(collection.length)}</p>
        <UnknownCardNames names={unknownNames} />
        <ListReadingNotes
          unreadableLines={cardList.unreadableLines}
          skippedLineCount={cardList.skippedLineCount}
          listTitle={cardByName && titleOf(cardList, isKnown)}
        />
        <Stepper
          label={words.players}
          value={playerCount}
          min={MIN_DRAFTERS}
          max={MAX_DRAFTERS}
          onChange={(value) => restart({ players: value })}
        />
        <Stepper
          label={words.each}
          value={cardsPerPlayer}
          min={1}
          max={Math.max(cardsPerPlayer, maxCardsPerPlayer)}
          step={CARDS_PER_PLAYER_STEP}
          onChange={(value) => restart({ cardsPerPlayer: value })}
        />
        <div class={styles.actions}>
          <Button
            variant="primary"
            wide
            disabled={maxCardsPerPlayer === 0 || dealCount >= MAX_DEALS}
            onClick={deal}
          >
            {dealCount === 0 ? words.deal : words.dealAgain}
          </Button>
          <IconButton
            icon="undo"
            label={words.undo}
            disabled={dealCount === 0}
            onClick={() => change((latest) => ({ deals: Math.max(0, latest.deals - 1) }))}
          />
        </div>
        {hands?.map((hand, player) => (
          <DealtCards key={player} player={player} cards={hand} cardByName={cardByName} />
        ))}
      </div>
    </Disclosure>
  );
}

function useRandomDraft() {
  const { settings } = usePreferences();
  const emptyDraft = useEmptyDraft();
  function change(changes: (latest: SavedRandomDraft) => Partial<SavedRandomDraft>) {
    settings.change(({ randomDraft }) => {
      const latest = randomDraft ?? emptyDraft;
      return { randomDraft: { ...latest, ...changes(latest) } };
    });
  }
  return {
    saved: settings.values.value.randomDraft ?? emptyDraft,
    change,
    /** Applies a change of the list or the players and drops earlier deals. */
    restart(changes: Partial<SavedRandomDraft>) {
      change(() => ({ ...changes, deals: 0 }));
    },
  };
}

/** Returns the cards of a list, each as often as it is listed, and the unknown ones. */
function useCollection(text: string) {
  const cardList = useMemo(() => readCardList(text), [text]);
  const cardByName = useLookedUpList(cardList)?.cardByName;
  const isKnown = (name: string) => cardByName !== undefined && isKnownCard(name, cardByName);
  const collection = useMemo(() => expandList(cardList, isKnown), [cardList, cardByName]);
  const unknownNames = useMemo(
    () => (cardByName ? [...new Set(collection.filter((name) => !isKnown(name)))] : []),
    [collection],
  );
  return { cardList, cardByName, isKnown, collection, unknownNames };
}

interface DealtCardsProps {
  player: number;
  cards: readonly string[];
  cardByName: ReadonlyMap<string, KnownCard> | undefined;
}

function DealtCards({ player, cards, cardByName }: DealtCardsProps) {
  const { randomDraft: words } = useWords().lands;
  const language = useLanguage();
  return (
    <Disclosure title={words.hand(player + 1, cards.length)} class={styles.cardList}>
      <ul class={styles.cards}>
        {countByName(cards, language).map(([name, count]) => (
          <li key={name}>
            {count} {name} <TextWithSymbols text={cardByName?.get(name)?.manaCost ?? ''} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** Returns each name once with its count, in alphabetical order. */
function countByName(
  hand: readonly string[],
  language: Language,
): readonly (readonly [name: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const name of hand) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([first], [second]) => first.localeCompare(second, language));
}
