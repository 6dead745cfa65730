import type { Route } from '../../session/route';
import { CardScreen } from './CardScreen';
import { DeckScreen } from './DeckScreen';
import { DecksScreen } from './DecksScreen';
import { MyDecksScreen } from './MyDecksScreen';
import { OwnCardScreen } from './OwnCardScreen';
import { OwnCardsScreen } from './OwnCardsScreen';

type DecksRoute = Extract<Route, { readonly place: 'decks' | 'myDecks' | 'ownCards' }>;

/** The catalogue or one card of it; the user's own decks or one of them; the user's own cards or one of them. */
export function DecksPlace({ route }: { route: DecksRoute }) {
  if (route.place === 'decks') return route.card === null ? <DecksScreen /> : <CardScreen id={route.card} />;
  if (route.place === 'ownCards') {
    return route.card === null ? <OwnCardsScreen /> : <OwnCardScreen key={route.card} id={route.card} />;
  }
  return route.deck === null ? <MyDecksScreen /> : <DeckScreen key={route.deck} id={route.deck} />;
}
