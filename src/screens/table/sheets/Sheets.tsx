import { useLayoutEffect } from 'preact/hooks';
import type { Planar } from '../../../rules/planar/planar-state';
import { refusalOfPlanarActions } from '../../../rules/table/next-action';
import { useAppState } from '../../../session/contexts/use-app-state';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import { useRouter } from '../../../session/contexts/use-router';
import { useRulebook } from '../../../session/contexts/use-rulebook';
import type { Game } from '../../../session/game/game';
import { ErrorBoundary } from '../../parts/page/ErrorBoundary';
import { reopenableSheetOf } from '../../parts/page/reopenable-sheets';
import { EffectsSheet } from '../abilities/EffectsSheet';
import { TargetSheet } from '../abilities/TargetSheet';
import { ShortcutsSheet } from '../assistance/ShortcutsSheet';
import { ClockSheet } from '../clock/ClockSheet';
import { DiceSheet } from '../die/DiceSheet';
import { EnterRollSheet } from '../die/EnterRollSheet';
import { HandOverSheet } from '../handover/HandOverSheet';
import { DamageSheet } from '../life/DamageSheet';
import { LifeKeypad } from '../life/LifeKeypad';
import { LivesSheet } from '../life/LivesSheet';
import type { ArmedCommander } from '../life/use-armed-commander';
import { LogSheet } from '../log/LogSheet';
import { MapSheet } from '../map/MapSheet';
import { GameMenu } from '../menu/GameMenu';
import { DeckSheet } from '../plane/DeckSheet';
import { MeaningSheet } from '../plane/MeaningSheet';
import { EndSheet } from '../player/EndSheet';
import { LeavingSheet } from '../player/LeavingSheet';
import { SeatSheet } from '../player/SeatSheet';
import { SeatsSheet } from '../player/SeatsSheet';
import { RemindersSheet } from '../reminders/RemindersSheet';
import { SummarySheet } from '../summary/SummarySheet';
import type { OpenPlanarSheet, OpenSeatSheet, OpenSheet } from './open-sheet';
import { PlacesSheet } from './PlacesSheet';
import { TermsSheet } from './TermsSheet';

interface SheetsProps {
  sheet: OpenSheet;
  game: Game;
  armed: ArmedCommander | null;
  onRollByCard: () => void;
  /** Opens a sheet, or closes it with null. */
  onOpen: (sheet: OpenSheet | null) => void;
  onArm: (commander: ArmedCommander | null) => void;
}

/** Shows the open sheet as a layer of the browser's history, so that going back closes it. */
export function Sheets(props: SheetsProps) {
  const { sheet, onOpen } = props;
  const app = useAppState();
  const router = useRouter();
  const { openTerm } = useRulebook();
  // A roll sheet for a particular player cannot be reopened from the browser's history.
  const isOfOne = 'player' in sheet && sheet.player !== undefined;
  const name = isOfOne ? null : (reopenableSheetOf(sheet.kind)?.kind ?? null);
  // While a term is explained above it, going back closes the explanation first.
  const isBelow = openTerm.value !== null;
  useLayoutEffect(
    () => (isBelow ? undefined : router.openLayer(() => onOpen(null), name)),
    [router, onOpen, name, isBelow],
  );
  return (
    <ErrorBoundary
      shown={sheet}
      onError={(error) => {
        onOpen(null);
        app.reportFailure(error);
      }}
    >
      <SheetOfKind {...props} />
    </ErrorBoundary>
  );
}

function SheetOfKind(props: SheetsProps) {
  const { sheet, game, onOpen } = props;
  const { planar } = game.history.table;
  const onClose = () => onOpen(null);
  switch (sheet.kind) {
    case 'places':
      return <PlacesSheet onClose={onClose} />;
    case 'handOver':
      return <HandOverSheet onClose={onClose} />;
    case 'ending':
      return <EndSheet game={game} onSummary={() => onOpen({ kind: 'summary' })} onClose={onClose} />;
    case 'shortcuts':
      return <ShortcutsSheet onClose={onClose} />;
    case 'log':
      return <LogSheet game={game} onClose={onClose} />;
    case 'summary':
      return <SummarySheet game={game} onClose={onClose} />;
    case 'clock':
      return <ClockSheet game={game} onClose={onClose} />;
    case 'dice':
      return <DiceSheet game={game} onClose={onClose} />;
    case 'seats':
      return <SeatsSheet game={game} onClose={onClose} />;
    case 'reminders':
      return <RemindersSheet game={game} onOpen={onOpen} />;
    case 'lives':
      return <LivesSheet game={game} {...sheet} onClose={onClose} />;
    case 'target':
      return <TargetSheet game={game} abilityToComplete={sheet.abilityToComplete} onClose={onClose} />;
    case 'leaving':
      return <LeavingSheet game={game} turned={sheet.turned ?? 0} onClose={onClose} />;
    case 'menu':
      return <MenuSheet {...props} />;
    case 'keypad':
    case 'damage':
    case 'seat':
      return <SeatSheetOfKind {...props} sheet={sheet} />;
    case 'deck':
    case 'map':
    case 'effects':
    case 'meaning':
    case 'terms':
    case 'enterRoll':
      return planar && <PlanarSheet {...props} sheet={sheet} planar={planar} />;
  }
}

function MenuSheet({ game, onRollByCard, onOpen }: SheetsProps) {
  const app = useAppState();
  const liveGame = useLiveGame();
  const router = useRouter();
  return (
    <GameMenu
      game={game}
      onRollByCard={onRollByCard}
      onOpen={onOpen}
      onNewGame={() => router.go({ place: 'newGame' })}
      onRematch={() => {
        onOpen(null);
        liveGame.rematch().catch(app.reportFailure);
      }}
    />
  );
}

interface SeatSheetOfKindProps extends Omit<SheetsProps, 'sheet'> {
  sheet: OpenSeatSheet;
}

function SeatSheetOfKind({ sheet, game, armed, onOpen, onArm }: SeatSheetOfKindProps) {
  const { player, turned } = sheet;
  const shared = { game, player, turned, onClose: () => onOpen(null) };
  function armAndClose(commander: ArmedCommander | null) {
    onArm(commander);
    onOpen(null);
  }
  switch (sheet.kind) {
    case 'keypad':
      return <LifeKeypad {...shared} />;
    case 'damage':
      return armed && <DamageSheet {...shared} armed={armed} onDealt={() => armAndClose(null)} />;
    case 'seat':
      return <SeatSheet {...shared} onArm={armAndClose} />;
  }
}

interface PlanarSheetProps extends Omit<SheetsProps, 'sheet'> {
  sheet: OpenPlanarSheet;
  planar: Planar;
}

function PlanarSheet({ sheet, game, planar, onOpen }: PlanarSheetProps) {
  const onClose = () => onOpen(null);
  const shared = { game, planar, onClose };
  switch (sheet.kind) {
    case 'deck':
      return <DeckSheet {...shared} canTake={refusalOfPlanarActions(game.history.table) === null} />;
    case 'map':
      return planar.map && <MapSheet planar={planar} map={planar.map} onClose={onClose} />;
    case 'effects':
      return <EffectsSheet {...shared} />;
    case 'meaning':
      return <MeaningSheet {...shared} onTerms={() => onOpen({ kind: 'terms' })} />;
    case 'terms':
      return <TermsSheet planar={planar} onClose={onClose} />;
    case 'enterRoll':
      return <EnterRollSheet {...shared} player={sheet.player} />;
  }
}
