import type { Language } from '../../content/bilingual';
import { Icon } from '../../design/Icon';
import type { Words } from '../../i18n/en';
import type { PlanarCardId } from '../../rules/planar/planar-card';
import { pathOf, type Route, type Stop } from '../../session/route';
import { numberOf } from '../../session/rulebook';
import { type Session, useSession } from '../../session/session';
import styles from './BackLink.module.css';
import { deckName, useLanguage, useWords } from './words';

/** Back to where the reader came from, by its name; to `otherwise` for whoever opened the address itself. */
export function BackLink({ otherwise }: { otherwise: Route }) {
  const words = useWords();
  const language = useLanguage();
  const session = useSession();
  const before = session.router.before.value;
  const { route, layer } = before ?? { route: otherwise, layer: null };
  return (
    <a
      class={styles.back}
      href={`#${pathOf(route)}`}
      onClick={(event) => {
        if (!before || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        session.router.back();
      }}
    >
      <Icon name="back" />
      <span class={styles.where}>{stopInWords({ route, layer }, { words, language, session })}</span>
    </a>
  );
}

interface Speaking {
  readonly words: Words;
  readonly language: Language;
  readonly session: Session;
}

/** What lay open there, or what the place is called. */
function stopInWords({ route, layer }: Stop, { words, language, session }: Speaking): string {
  const sheets: Readonly<Record<string, string>> = {
    log: words.logTitle,
    summary: words.summary.title,
    clock: words.clock.title,
    menu: words.menu.title,
    deck: words.deckSheet.title,
    map: words.map.title,
    effects: words.effects.title,
    reminders: words.reminders.title,
    meaning: words.meaning.title,
    terms: words.rules.termsOfCard,
    dice: words.dice.title,
    enterRoll: words.enterRoll.title,
  };
  const sheet = layer !== null && Object.hasOwn(sheets, layer) ? sheets[layer] : undefined;
  if (sheet) return sheet;
  const cardInWords = (card: string) =>
    session.catalogue.value?.factsOf(card as PlanarCardId)?.name[language] ?? words.unknownCard;
  switch (route.place) {
    case 'newGame':
      return words.newGame.title;
    case 'decks':
      return route.card === null ? words.places.decks : cardInWords(route.card);
    case 'myDecks': {
      const deck = session.decks.value?.decks.value?.find(({ id }) => id === route.deck);
      return deck ? deckName(words, deck) : words.myDecks.title;
    }
    case 'receive':
      return words.travel.receive;
    case 'pictures':
      return words.pictures.title;
    case 'ownCards':
      return route.card === null ? words.ownCards.title : cardInWords(route.card);
    case 'rules': {
      const place = route.entry === null ? null : session.rulebook.value?.read(route.entry);
      return place
        ? (numberOf(place.entry, place.chapter) ?? place.entry.title[language])
        : words.places.rules;
    }
    default:
      return words.places[route.place];
  }
}
