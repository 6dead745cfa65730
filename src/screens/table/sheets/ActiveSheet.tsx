import { useLayoutEffect } from 'preact/hooks';
import type { PlanarZone } from '../../../rules/planar/planar-state';
import { useAppState } from '../../../session/contexts/use-app-state';
import { useRouter } from '../../../session/contexts/use-router';
import { useRulebook } from '../../../session/contexts/use-rulebook';
import type { Game } from '../../../session/game/game';
import { ErrorBoundary } from '../../parts/page/ErrorBoundary';
import { reopenableSheetOf } from '../../parts/page/reopenable-sheets';
import { ChoosePlayerSheet } from '../abilities/ChoosePlayerSheet';
import { EffectsSheet } from '../abilities/EffectsSheet';
import { ShortcutsSheet } from '../assistance/ShortcutsSheet';
import { ClockSheet } from '../clock/ClockSheet';
import { DiceSheet } from '../die/DiceSheet';
import { EnterRollSheet } from '../die/EnterRollSheet';
import { HandOverSheet } from '../handover/HandOverSheet';
import { CommanderDamageSheet } from '../life/CommanderDamageSheet';
import { LifeKeypad } from '../life/LifeKeypad';
import { LifeTotalsSheet } from '../life/LifeTotalsSheet';
import { LogSheet } from '../log/LogSheet';
import { MapSheet } from '../map/MapSheet';
import { GameMenu } from '../menu/GameMenu';
import { CardSheet } from '../plane/CardSheet';
import { DeckSheet } from '../plane/DeckSheet';
import { MeaningSheet } from '../plane/MeaningSheet';
import { EndGameSheet } from '../player/EndGameSheet';
import { LeaveTogetherSheet } from '../player/LeaveTogetherSheet';
import { SeatingSheet } from '../player/SeatingSheet';
import { SeatSheet } from '../player/SeatSheet';
import { RemindersSheet } from '../reminders/RemindersSheet';
import { SummarySheet } from '../summary/SummarySheet';
import { useTableScreen } from '../use-table-screen';
import {
  type OpenCardSheet,
  type OpenPlanarSheet,
  type OpenSeatSheet,
  type OpenSheet,
  sheetBehind,
} from './open-sheet';
import { PlacesSheet } from './PlacesSheet';
import { TermsSheet } from './TermsSheet';
import { usePanelPosition } from './use-panel-position';

interface ActiveSheetProps {
  sheet: OpenSheet;
  game: Game;
  onRollForEffect: () => void;
}

/** Shows the open sheet as a layer of the browser's history: going back closes it, or leads to the one behind it. */
export function ActiveSheet(props: ActiveSheetProps) {
  const { sheet } = props;
  const { setOpenSheet } = useTableScreen();
  const app = useAppState();
  const router = useRouter();
  const { openTermId } = useRulebook();
  // A roll sheet for a particular player cannot be reopened from the browser's history.
  const hasPlayer = 'player' in sheet && sheet.player !== undefined;
  const layerName = hasPlayer ? null : (reopenableSheetOf(sheet.kind)?.kind ?? null);
  // While a term is explained above it, going back closes the explanation first.
  const isTermOpen = openTermId.value !== null;
  const kindBehind = sheetBehind(sheet)?.kind;
  useLayoutEffect(
    () => (isTermOpen ? undefined : router.openLayer(() => setOpenSheet(sheetBehind(sheet)), layerName)),
    [router, setOpenSheet, layerName, kindBehind, isTermOpen],
  );
  return (
    <ErrorBoundary
      resetKey={sheet}
      onError={(error) => {
        setOpenSheet(null);
        app.reportFailure(error);
      }}
    >
      <SheetOfKind {...props} />
    </ErrorBoundary>
  );
}

function SheetOfKind(props: ActiveSheetProps) {
  const { sheet, game } = props;
  const { planar } = game.history.table;
  switch (sheet.kind) {
    case 'places':
      return <PlacesSheet />;
    case 'handOver':
      return <HandOverSheet />;
    case 'ending':
      return <EndGameSheet game={game} />;
    case 'shortcuts':
      return <ShortcutsSheet />;
    case 'log':
      return <LogSheet game={game} />;
    case 'summary':
      return <SummarySheet game={game} />;
    case 'clock':
      return <ClockSheet game={game} />;
    case 'dice':
      return <DiceSheet game={game} />;
    case 'seats':
      return <SeatingSheet game={game} />;
    case 'reminders':
      return <RemindersSheet game={game} />;
    case 'lifeTotals':
      return <LifeTotalsSheet game={game} {...sheet} />;
    case 'chosenPlayer':
      return <ChoosePlayerSheet game={game} abilityToComplete={sheet.abilityToComplete} />;
    case 'leaveTogether':
      return <LeaveTogetherSheet game={game} openedBy={sheet.openedBy} />;
    case 'menu':
      return <GameMenu game={game} onRollForEffect={props.onRollForEffect} />;
    case 'keypad':
    case 'commanderDamage':
    case 'seat':
      return <SeatSheetOfKind {...props} sheet={sheet} />;
    case 'deck':
    case 'map':
    case 'effects':
    case 'meaning':
    case 'terms':
    case 'enterRoll':
    case 'card':
      return planar && <PlanarSheet {...props} sheet={sheet} planar={planar} />;
  }
}

interface SeatSheetOfKindProps extends Omit<ActiveSheetProps, 'sheet'> {
  sheet: OpenSeatSheet;
}

function SeatSheetOfKind({ sheet, game }: SeatSheetOfKindProps) {
  const { attack } = useTableScreen();
  const { player } = sheet;
  const { rotation, anchorX } = usePanelPosition(game, player, sheet.rotation);
  const sharedProps = { game, player, rotation };
  switch (sheet.kind) {
    case 'keypad':
      return <LifeKeypad {...sharedProps} anchorX={anchorX} />;
    case 'commanderDamage':
      return attack && <CommanderDamageSheet {...sharedProps} anchorX={anchorX} attack={attack} />;
    case 'seat':
      return <SeatSheet {...sharedProps} />;
  }
}

interface PlanarSheetProps extends Omit<ActiveSheetProps, 'sheet'> {
  sheet: OpenPlanarSheet | OpenCardSheet;
  planar: PlanarZone;
}

function PlanarSheet({ sheet, game, planar }: PlanarSheetProps) {
  const sharedProps = { game, planar };
  switch (sheet.kind) {
    case 'deck':
      return <DeckSheet {...sharedProps} />;
    case 'map':
      return planar.map && <MapSheet planar={planar} map={planar.map} />;
    case 'effects':
      return <EffectsSheet {...sharedProps} />;
    case 'meaning':
      return <MeaningSheet {...sharedProps} />;
    case 'terms':
      return <TermsSheet planar={planar} behind={sheetBehind(sheet)} />;
    case 'card':
      return <CardSheet {...sharedProps} card={sheet.card} rotation={sheet.rotation} />;
    case 'enterRoll':
      return <EnterRollSheet {...sharedProps} player={sheet.player} />;
  }
}
