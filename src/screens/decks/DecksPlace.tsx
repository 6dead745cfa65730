import type { RouteOf } from '../../session/routing/routes';
import { CatalogScreen } from './CatalogScreen';
import { CardScreen } from './card/CardScreen';
import { CustomCardScreen } from './card/CustomCardScreen';
import { CustomCardsScreen } from './card/CustomCardsScreen';
import { DeckScreen } from './deck/DeckScreen';
import { MyDecksScreen } from './deck/MyDecksScreen';
import { ReceiveScreen } from './sharing/ReceiveScreen';

type DecksRoute = RouteOf<'catalog' | 'myDecks' | 'receive' | 'customCards'>;

/** The catalog, the user's decks or custom cards, a single deck or card, or received decks. */
export function DecksPlace({ route }: { route: DecksRoute }) {
  switch (route.place) {
    case 'catalog':
      return route.card === null ? <CatalogScreen /> : <CardScreen id={route.card} />;
    case 'receive':
      return <ReceiveScreen areSharedFilesLost={route.areSharedFilesLost ?? false} />;
    case 'customCards':
      return route.card === null ? (
        <CustomCardsScreen />
      ) : (
        <CustomCardScreen key={route.card} id={route.card} />
      );
    case 'myDecks':
      return route.deck === null ? <MyDecksScreen /> : <DeckScreen key={route.deck} id={route.deck} />;
  }
}
