import { Button } from '../../../design/Button';
import type { PlanarCardId } from '../../../rules/planar/planar-card';
import type { CounterableAbilityKind, PlanarZone } from '../../../rules/planar/planar-state';
import { positionOf } from '../../../rules/table/history';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import type { Game } from '../../../session/game/game';
import { useSecondTapGuard } from '../../parts/use-second-tap-guard';
import { useWords } from '../../parts/words';
import { AbilitySourceName } from './AbilitySourceName';
import styles from './CounterAbilityButton.module.css';

interface CounterAbilityButtonProps {
  game: Game;
  planar: PlanarZone;
  card: PlanarCardId;
  ability: Exclude<CounterableAbilityKind, 'planeswalking'>;
}

/** An unobtrusive button for a waiting ability of a card that was countered or that the players ignore. */
export function CounterAbilityButton({ game, planar, card, ability }: CounterAbilityButtonProps) {
  const words = useWords();
  const liveGame = useLiveGame();
  const ignoresTaps = useSecondTapGuard(positionOf(game.history));
  const source = sourceToShowBeside(planar, ability, card);
  if (planar.choice || planar.dice || source === undefined) return null;
  return (
    <Button
      class={styles.quiet}
      ignoresTaps={ignoresTaps}
      onClick={() => liveGame.play({ kind: 'counterAbility', ability, card: source })}
    >
      {words.didNotHappen[ability]}
      <AbilitySourceName planar={planar} card={source} />
    </Button>
  );
}

/** Returns the card of the latest such ability if its button belongs beside this card; undefined otherwise. */
function sourceToShowBeside(
  { stack, faceUp }: PlanarZone,
  kind: CounterableAbilityKind,
  besideCard: PlanarCardId,
): PlanarCardId | null | undefined {
  const isFirst = faceUp[0]?.card === besideCard;
  for (const ability of stack.toReversed()) {
    if (ability.kind !== kind) continue;
    const card = 'card' in ability ? ability.card : null;
    // Abilities without a face-up card are offered beside the first card.
    const isElsewhere = faceUp.some((faceUpCard) => faceUpCard.card === card);
    if (card === besideCard || (isFirst && !isElsewhere)) return card;
  }
  return undefined;
}
