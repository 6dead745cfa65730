import { Button } from '../../../design/Button';
import type { PlanarCardId } from '../../../rules/planar/planar-card';
import type { CounterableAbilityKind, PlanarZone } from '../../../rules/planar/planar-state';
import { willPlaneswalkBecomeChaos } from '../../../rules/planar/rolling';
import { positionOf } from '../../../rules/table/history';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import type { Game } from '../../../session/game/game';
import { useWords } from '../../parts/words';
import { useSecondTapGuard } from '../use-second-tap-guard';
import { AbilitySourceName } from './AbilitySourceName';
import styles from './CounterAbilityButtons.module.css';

/** What a card itself asks about; chaos, which rarely fails, would take space from its text. */
const abilitiesBesideCard: readonly CounterableAbilityKind[] = ['planeswalking', 'encounter'];

interface CounterAbilityButtonsProps {
  game: Game;
  planar: PlanarZone;
  card: PlanarCardId;
  /** The kinds of abilities to ask about. */
  abilities?: readonly CounterableAbilityKind[];
}

/** Shows unobtrusive buttons for waiting abilities that were countered or that the players ignore. */
export function CounterAbilityButtons({
  game,
  planar,
  card,
  abilities = abilitiesBesideCard,
}: CounterAbilityButtonsProps) {
  const words = useWords();
  const liveGame = useLiveGame();
  const ignoresTaps = useSecondTapGuard(positionOf(game.history));
  if (planar.choice || planar.dice) return null;
  return abilities.map((ability) => {
    const source = sourceToShowBeside(planar, ability, card);
    return (
      source !== undefined && (
        <Button
          key={ability}
          class={styles.quiet}
          variant="plain"
          ignoresTaps={ignoresTaps}
          onClick={() => liveGame.play({ kind: 'counterAbility', ability, card: source })}
        >
          {words.didNotHappen[wouldBeChaos(planar, ability) ? 'encounter' : ability]}
          <AbilitySourceName planar={planar} card={source} />
        </Button>
      )
    );
  });
}

/** Whether the ability leads to chaos, so that the question isn't whether someone planeswalked. */
function wouldBeChaos(planar: PlanarZone, ability: CounterableAbilityKind): boolean {
  return ability === 'planeswalking' && willPlaneswalkBecomeChaos(planar);
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
