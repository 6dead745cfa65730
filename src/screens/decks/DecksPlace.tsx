import type { Route } from '../../session/route';
import { CardScreen } from './CardScreen';
import { DeckScreen } from './DeckScreen';
import { DecksScreen } from './DecksScreen';
import { MyDecksScreen } from './MyDecksScreen';
import { ReceiveScreen } from './ReceiveScreen';

type DecksRoute = Extract<Route, { readonly place: 'decks' | 'myDecks' | 'receive' }>;

/** The catalogue or one card of it; the user's own decks or one of them; decks that come from others. */
export function DecksPlace({ route }: { route: DecksRoute }) {
  if (route.place === 'decks') return route.card === null ? <DecksScreen /> : <CardScreen id={route.card} />;
  if (route.place === 'receive') return <ReceiveScreen isLost={route.lost ?? false} />;
  return route.deck === null ? <MyDecksScreen /> : <DeckScreen key={route.deck} id={route.deck} />;
}
