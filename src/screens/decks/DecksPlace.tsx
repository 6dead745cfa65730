import type { Route } from '../../session/route';
import { CardScreen } from './CardScreen';
import { DeckScreen } from './DeckScreen';
import { DecksScreen } from './DecksScreen';
import { MyDecksScreen } from './MyDecksScreen';

type DecksRoute = Extract<Route, { readonly place: 'decks' | 'myDecks' }>;

/** The catalogue or one card of it; the user's own decks or one of them. */
export function DecksPlace({ route }: { route: DecksRoute }) {
  if (route.place === 'decks') return route.card === null ? <DecksScreen /> : <CardScreen id={route.card} />;
  return route.deck === null ? <MyDecksScreen /> : <DeckScreen key={route.deck} id={route.deck} />;
}
