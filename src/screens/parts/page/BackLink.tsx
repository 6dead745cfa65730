import { DeferredIcon } from '../../../design/DeferredIcon';
import { useDecks } from '../../../session/contexts/use-decks';
import { usePlanarCards } from '../../../session/contexts/use-planar-cards';
import { useRouter } from '../../../session/contexts/use-router';
import { useRulebook } from '../../../session/contexts/use-rulebook';
import type { ReturnTarget } from '../../../session/routing/router';
import { pathOf, type Route } from '../../../session/routing/routes';
import { numberInSource } from '../rule/rule-number-words';
import { deckName, useLanguage, useWords } from '../words';
import styles from './BackLink.module.css';
import { type ReopenableSheetKind, reopenableSheetOf } from './reopenable-sheets';

/**
 * A link back to the previous place, labeled with its name; leads to `fallback` if the page was opened directly, or
 * from another deck, of which it is a copy.
 */
export function BackLink({ fallback }: { fallback: Route }) {
  const router = useRouter();
  const previous = router.returnTarget.value;
  const isFromOtherDeck =
    fallback.place === 'myDecks' && previous?.route.place === 'myDecks' && previous.route.deck;
  const returnTarget = isFromOtherDeck ? null : previous;
  const target = returnTarget ?? { route: fallback, sheetName: null };
  return (
    <a
      class={styles.back}
      href={`#${pathOf(target.route)}`}
      onClick={(event) => {
        if (!returnTarget || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        router.back();
      }}
    >
      <DeferredIcon name="back" />
      <span class={styles.targetName}>{useTargetName(target)}</span>
    </a>
  );
}

/** Returns the name of the sheet that was open there, or of the place. */
function useTargetName({ route, sheetName }: ReturnTarget): string {
  const words = useWords();
  const language = useLanguage();
  const { catalog } = usePlanarCards();
  const { decks } = useDecks();
  const { rulebook } = useRulebook();
  const sheetTitles: Readonly<Record<ReopenableSheetKind, string>> = {
    log: words.table.log,
    summary: words.summary.title,
    clock: words.clock.title,
    menu: words.menu.title,
    deck: words.planarDeck,
    map: words.map.title,
    effects: words.effects.title,
    reminders: words.reminders.title,
    meaning: words.meaning.title,
    terms: words.rules.termsOfCard,
    dice: words.dice.title,
    seats: words.seating.title,
    enterRoll: words.enterRoll.title,
  };
  const sheet = sheetName !== null && reopenableSheetOf(sheetName);
  if (sheet) return sheetTitles[sheet.kind];
  const cardNameOf = (card: string) => catalog.value?.factsOf(card)?.name[language] ?? words.unknownCard;
  switch (route.place) {
    case 'newGame':
      return words.newGame.title;
    case 'catalog':
      return route.card === null ? words.catalog.title : cardNameOf(route.card);
    case 'myDecks': {
      const deck = decks.value?.decks.value?.find(({ id }) => id === route.deck);
      return deck ? deckName(words, deck) : words.places.decks;
    }
    case 'receive':
      return words.deckSharing.receive;
    case 'pictures':
      return words.pictures.title;
    case 'customCards':
      return route.card === null ? words.customCards.title : cardNameOf(route.card);
    case 'rules': {
      const rule = route.entry === null ? null : rulebook.value?.entryById(route.entry);
      return rule ? (numberInSource(words.rules, rule) ?? rule.entry.title[language]) : words.places.rules;
    }
    case 'table':
    case 'lands':
    case 'settings':
      return words.places[route.place];
  }
}
