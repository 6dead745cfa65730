import type { Route } from '../../session/route';
import { CardScreen } from './CardScreen';
import { DeckScreen } from './DeckScreen';
import { DecksScreen } from './DecksScreen';
import { MyDecksScreen } from './MyDecksScreen';
import { OwnCardScreen } from './OwnCardScreen';
import { OwnCardsScreen } from './OwnCardsScreen';
import { ReceiveScreen } from './ReceiveScreen';

type DecksRoute = Extract<Route, { readonly place: 'decks' | 'myDecks' | 'receive' | 'ownCards' }>;

/** The catalogue, the user's own decks, the user's own cards, or one of them; decks that come from others. */
export function DecksPlace({ route }: { route: DecksRoute }) {
  switch (route.place) {
    case 'decks':
      return route.card === null ? <DecksScreen /> : <CardScreen id={route.card} />;
    case 'receive':
      return <ReceiveScreen isLost={route.lost ?? false} />;
    case 'ownCards':
      return route.card === null ? <OwnCardsScreen /> : <OwnCardScreen key={route.card} id={route.card} />;
    case 'myDecks':
      return route.deck === null ? <MyDecksScreen /> : <DeckScreen key={route.deck} id={route.deck} />;
  }
}
