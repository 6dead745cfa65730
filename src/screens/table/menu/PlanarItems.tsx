import type { PlanarCardId } from '../../../rules/planar/planar-card';
import type { PlanarOperation } from '../../../rules/planar/planar-operation';
import type { PlanarZone } from '../../../rules/planar/planar-state';
import { costRaisingRollCount, isStartingPlaneRevealed } from '../../../rules/planar/planar-zone';
import { refusalOfPlanarActions } from '../../../rules/table/next-action';
import { activePlayers } from '../../../rules/turn/seating-and-teams';
import type { PlayerId } from '../../../rules/turn/turn';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import { usePlanarCards } from '../../../session/contexts/use-planar-cards';
import { usePreferences } from '../../../session/contexts/use-preferences';
import type { Game } from '../../../session/game/game';
import { useReadAloud } from '../../parts/card/use-read-aloud';
import { DieSourceChoice } from '../../parts/field/DieSourceChoice';
import { MinusPlus } from '../../parts/field/MinusPlus';
import { TextFacingChoice } from '../../parts/field/TextFacingChoice';
import { TermText } from '../../parts/text/TermText';
import { useCardName } from '../../parts/use-card-name';
import { playerName, useWords } from '../../parts/words';
import styles from '../styles/item-list.module.css';
import { GameMenuItem } from './GameMenuItem';
import { useMenuActions } from './use-menu-actions';

/** Planeswalks to the next plane of the deck without leaving any. */
const anotherPlane: PlanarOperation = {
  take: { kind: 'untilPlanes', count: 1 },
  shown: 'all',
  planes: ['add'],
  others: ['bottom'],
  chosen: null,
  bottom: 'anyOrder',
  chaos: false,
};

interface PlanarItemsProps {
  game: Game;
  planar: PlanarZone;
  onRollForEffect: () => void;
}

/** Shows the manual actions on the planes and the planar die. */
export function PlanarItems({ game, planar, onRollForEffect }: PlanarItemsProps) {
  const words = useWords();
  const { openSheet, play, close } = useMenuActions();
  const cardName = useCardName();
  const { settings } = usePreferences();
  const { catalog } = usePlanarCards();
  const canAct = refusalOfPlanarActions(game.history.table) === null;
  const { textFacing } = settings.values.value;
  return (
    <>
      <h3 class={styles.heading}>
        <TermText text={words.menu.planes} isHeading />
      </h3>
      {!planar.map && (
        <GameMenuItem
          label={words.byHand.another}
          note={words.byHand.anotherNote}
          disabled={!canAct}
          onClick={() => play({ kind: 'takeCards', operation: anotherPlane, source: null })}
        />
      )}
      <GameMenuItem
        label={words.byHand.chaos}
        note={words.byHand.chaosNote}
        disabled={!canAct}
        onClick={() => play({ kind: 'ensueChaos', card: null })}
      />
      {planar.faceUp.map(({ card }) => (
        <GameMenuItem
          key={card}
          label={words.counters.menu}
          note={cardName(card)}
          onClick={() =>
            play({
              kind: 'changeCounters',
              card,
              by: 1,
              threshold: catalog.value?.factsOf(card)?.counters?.threshold ?? null,
            })
          }
        />
      ))}
      {planar.faceUp.map(({ card }) => (
        <ReadAloudItem key={card} card={card} />
      ))}
      <GameMenuItem label={words.effects.title} onClick={() => openSheet({ kind: 'effects' })} />
      {planar.map && isStartingPlaneRevealed(planar) && (
        <GameMenuItem label={words.map.title} onClick={() => openSheet({ kind: 'map' })} />
      )}
      <TextFacingChoice value={textFacing} onChange={(chosen) => settings.change({ textFacing: chosen })} />
      <h3 class={styles.heading}>
        <TermText text={words.menu.die} isHeading />
      </h3>
      <GameMenuItem
        label={words.menu.rollForEffect}
        note={words.menu.rollForEffectNote}
        disabled={!canAct}
        onClick={() => {
          close();
          onRollForEffect();
        }}
      />
      {activePlayers(game.history.table.turn).map((player) => (
        <RollCountCorrection key={player} game={game} planar={planar} player={player} />
      ))}
      <DieSourceChoice label={words.menu.dieSource} />
    </>
  );
}

/** Reads a face-up card aloud and closes the menu. */
function ReadAloudItem({ card }: { card: PlanarCardId }) {
  const { close } = useMenuActions();
  const cardName = useCardName();
  const { catalog } = usePlanarCards();
  const reader = useReadAloud(catalog.value?.factsOf(card));
  if (!reader) return null;
  const toggleAndClose = () => {
    reader.toggleReading();
    close();
  };
  return <GameMenuItem label={reader.label} note={cardName(card)} onClick={toggleAndClose} />;
}

interface RollCountCorrectionProps {
  game: Game;
  planar: PlanarZone;
  player: PlayerId;
}

/** Corrects the cost of the next roll if the players and the app disagree. */
function RollCountCorrection({ game, planar, player }: RollCountCorrectionProps) {
  const words = useWords();
  const liveGame = useLiveGame();
  const rollCount = costRaisingRollCount(planar, player);
  const { teams } = game.history.table.turn;
  const correctRollCount = (by: 1 | -1) =>
    liveGame.play({ kind: 'correctRollCount', by, ...(teams && { player }) });
  return (
    <MinusPlus
      label={
        <>
          {teams && `${playerName(words, game.seats, player)}: `}
          {words.menu.counted}{' '}
          <span class={styles.rolls}>{words.menu.allRolls(planar.rolls[player]?.all ?? 0)}</span>
        </>
      }
      count={rollCount}
      min={0}
      minusLabel={words.menu.countedFewer}
      plusLabel={words.menu.countedMore}
      onStep={correctRollCount}
    />
  );
}
