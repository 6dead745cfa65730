import { CardScreen } from './CardScreen';
import { DecksScreen } from './DecksScreen';

/** The catalogue, or one card of it. */
export function DecksPlace({ card }: { card: string | null }) {
  return card === null ? <DecksScreen /> : <CardScreen id={card} />;
}
