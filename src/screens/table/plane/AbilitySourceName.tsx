import type { PlanarCardId } from '../../../rules/planar/planar-card';
import { nextAbilityForApp } from '../../../rules/planar/planar-stack';
import type { PlanarZone } from '../../../rules/planar/planar-state';
import { isFaceUp } from '../../../rules/planar/planar-zone';
import type { Game } from '../../../session/game/game';
import { useCardName } from '../../parts/use-card-name';

interface AbilitySourceNameProps {
  planar: PlanarZone;
  card: PlanarCardId | null;
  /** Whether no face-up card is visible. */
  isPlaneHidden?: boolean;
}

/** Names the card of a waiting ability, after a description of the ability, unless the card is still visible. */
export function AbilitySourceName({ planar, card, isPlaneHidden }: AbilitySourceNameProps) {
  const cardName = useCardName();
  if (card === null || (!isPlaneHidden && isFaceUp(planar, card))) return null;
  return <>: {cardName(card)}</>;
}

/** Names the card of the ability that resolves next, unless the card is still visible in the plane view. */
export function NextAbilitySource({ game, isPlaneHidden }: { game: Game; isPlaneHidden: boolean }) {
  const { planar } = game.history.table;
  const ability = planar && nextAbilityForApp(planar);
  return (
    ability &&
    'card' in ability && (
      <AbilitySourceName planar={planar} card={ability.card} isPlaneHidden={isPlaneHidden} />
    )
  );
}
