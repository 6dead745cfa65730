import { Button } from '../../../design/Button';
import type { PlanarCardId } from '../../../rules/planar/planar-card';
import type { AbilityToCounter, Planar } from '../../../rules/planar/planar-state';
import { positionOf } from '../../../rules/table/history';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import type { Game } from '../../../session/game/game';
import { useWords } from '../../parts/words';
import { useSecondTapGuard } from '../use-second-tap-guard';
import { AbilitySourceName } from './AbilitySourceName';
import styles from './DidNotHappen.module.css';

/** What a card itself asks about; chaos, which rarely fails, would take space from its text. */
const ON_CARD: readonly AbilityToCounter[] = ['planeswalking', 'encounter'];

interface DidNotHappenProps {
  game: Game;
  planar: Planar;
  card: PlanarCardId;
  /** The kinds of abilities to ask about. */
  abilities?: readonly AbilityToCounter[];
}

/** Unobtrusive buttons for waiting abilities that were countered or that the players ignore. */
export function DidNotHappen({ game, planar, card, abilities = ON_CARD }: DidNotHappenProps) {
  const words = useWords();
  const liveGame = useLiveGame();
  const guarded = useSecondTapGuard(positionOf(game.history));
  if (planar.choice || planar.dice) return null;
  return abilities.map((ability) => {
    const about = cardOf(planar, ability, card);
    return (
      about !== undefined && (
        <Button
          key={ability}
          class={styles.quiet}
          variant="plain"
          guarded={guarded}
          onClick={() => liveGame.play({ kind: 'counterAbility', ability, card: about })}
        >
          {words.didNotHappen[ability]}
          <AbilitySourceName planar={planar} card={about} />
        </Button>
      )
    );
  });
}

/** Returns the card of the latest such ability if its button belongs beside this card; undefined otherwise. */
function cardOf(
  { stack, faceUp }: Planar,
  kind: AbilityToCounter,
  beside: PlanarCardId,
): PlanarCardId | null | undefined {
  const isFirst = faceUp[0]?.card === beside;
  for (const ability of stack.toReversed()) {
    if (ability.kind !== kind) continue;
    const card = 'card' in ability ? ability.card : null;
    // Abilities without a face-up card are offered beside the first card.
    const isElsewhere = faceUp.some((up) => up.card === card);
    if (card === beside || (isFirst && !isElsewhere)) return card;
  }
  return undefined;
}
