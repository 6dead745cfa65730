import { useEffect } from 'preact/hooks';
import { directionOfWalk } from '../../../rules/planar/eternities-map/eternities-map';
import type { EternitiesMap, PlanarZone } from '../../../rules/planar/planar-state';
import type { Game } from '../../../session/game/game';
import { ExplanationLink } from '../../parts/rule/ExplanationLink';
import { ruleTopics } from '../../parts/rule/rule-topics';
import { playerName, useWords } from '../../parts/words';
import { useTableScreen } from '../use-table-screen';
import styles from './DestinationView.module.css';
import { MapBoard } from './MapBoard';
import { SquareText } from './SquareText';

interface DestinationViewProps {
  game: Game;
  planar: PlanarZone;
  map: EternitiesMap;
}

/**
 * Asks for the next step: shows the eight squares around the players, each of which can be read before moving. The
 * action bar confirms the selected one.
 */
export function DestinationView({ game, planar, map }: DestinationViewProps) {
  const words = useWords();
  const { destination: square, setDestination } = useTableScreen();
  useEffect(() => () => setDestination(null), []);
  const directionOrRefusal = square && directionOfWalk(map, square);
  const isCornerWithPlane =
    directionOrRefusal?.ok === false && directionOrRefusal.refusal.reason === 'squareHasPlane';
  return (
    <div class={styles.view}>
      <div class={styles.layout}>
        <p class={styles.question}>
          {words.map.chooseDestination(playerName(words, game.seats, planar.controller))}
          {'\u00a0'}
          <ExplanationLink entry={ruleTopics.map} />
        </p>
        <div class={styles.body}>
          <div class={styles.board}>
            <MapBoard
              planar={planar}
              map={map}
              center={map.at}
              ringCount={1}
              selected={square}
              onSelect={setDestination}
            />
          </div>
          <div class={styles.details} tabIndex={square ? 0 : undefined}>
            {isCornerWithPlane && <p class={styles.hint}>{words.refusals.squareHasPlane}</p>}
            {square ? (
              <SquareText planar={planar} map={map} square={square} />
            ) : (
              <p class={styles.hint}>{words.map.hint}</p>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
