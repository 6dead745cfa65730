import { useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import type { Words } from '../../../i18n/en';
import {
  directionOfWalk,
  isHellride,
  laidCardsOn,
} from '../../../rules/planar/eternities-map/eternities-map';
import type { EternitiesMap, Planar, Square } from '../../../rules/planar/planar-state';
import { useCards } from '../../../session/contexts/use-cards';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import type { Game } from '../../../session/game/game';
import { ExplanationLink } from '../../parts/text/ExplanationLink';
import { ruleTopics } from '../../parts/text/rule-topics';
import { cardName, playerName, useLanguage, useWords } from '../../parts/words';
import { MapBoard } from './MapBoard';
import styles from './MapFace.module.css';
import { SquareText } from './SquareText';

interface MapFaceProps {
  game: Game;
  planar: Planar;
  map: EternitiesMap;
}

/** Asks for the next step: shows the eight squares around the players, each of which can be read before moving. */
export function MapFace({ game, planar, map }: MapFaceProps) {
  const words = useWords();
  const liveGame = useLiveGame();
  const [square, setSquare] = useState<Square | null>(null);
  const walkLabel = useWalkLabel(map, square, words);
  const direction = square && directionOfWalk(map, square);
  const isKnownCorner = direction?.ok === false && direction.refusal.reason === 'placeIsKnown';
  return (
    <div class={styles.face}>
      <div class={styles.layout}>
        <p class={styles.question}>
          {words.map.asks(playerName(words, game.seats, planar.controller))}
          {'\u00a0'}
          <ExplanationLink entry={ruleTopics.map} />
        </p>
        <div class={styles.body}>
          <div class={styles.board}>
            <MapBoard
              planar={planar}
              map={map}
              center={map.at}
              rings={1}
              selected={square}
              onSelect={setSquare}
            />
          </div>
          <div class={styles.details} tabIndex={square ? 0 : undefined}>
            {isKnownCorner && <p class={styles.hint}>{words.refusals.placeIsKnown}</p>}
            {square ? (
              <SquareText planar={planar} map={map} square={square} />
            ) : (
              <p class={styles.hint}>{words.map.hint}</p>
            )}
          </div>
        </div>
        <Button
          class={styles.go}
          variant="primary"
          wide
          disabled={!direction?.ok}
          onClick={() => square && liveGame.play({ kind: 'chooseDestination', to: square })}
        >
          {walkLabel}
        </Button>
      </div>
    </div>
  );
}

/** Returns the label of the step to the selected square. */
function useWalkLabel(map: EternitiesMap, square: Square | null, words: Words): string {
  const language = useLanguage();
  const { catalog } = useCards();
  const direction = square && directionOfWalk(map, square);
  if (!square || !direction?.ok) return words.table.planeswalk;
  if (isHellride(direction.value)) return words.map.rideTo(words.map.directions[direction.value]);
  const names = laidCardsOn(map, square).map((card) => cardName(catalog.value, language, card));
  return words.map.planeswalkTo(names.join(' · '));
}
