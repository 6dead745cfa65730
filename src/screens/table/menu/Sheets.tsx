import { useEffect } from 'preact/hooks';
import { refusalOfPlanarActions } from '../../../rules/table/next-action';
import { useAppState } from '../../../session/contexts/use-app-state';
import { useRouter } from '../../../session/contexts/use-router';
import { useRulebook } from '../../../session/contexts/use-rulebook';
import { useTable } from '../../../session/contexts/use-table';
import type { Game } from '../../../session/game/game';
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
import { DeckSheet } from '../plane/DeckSheet';
import { MeaningSheet } from '../plane/MeaningSheet';
import { EndSheet } from '../player/EndSheet';
import { LeavingSheet } from '../player/LeavingSheet';
import { SeatSheet } from '../player/SeatSheet';
import { SeatsSheet } from '../player/SeatsSheet';
import { EffectsSheet } from '../reminders/EffectsSheet';
import { RemindersSheet } from '../reminders/RemindersSheet';
import { TargetSheet } from '../reminders/TargetSheet';
import { SummarySheet } from '../summary/SummarySheet';
import { beginAgain } from './begin-again';
import { GameMenu } from './GameMenu';
import type { OpenSheet } from './open-sheet';
import { PlacesSheet } from './PlacesSheet';
import { sheetCalled } from './reopened-sheet';
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

export function Sheets({ sheet, game, armed, onRollByCard, onOpen, onArm }: SheetsProps) {
  const app = useAppState();
  const { table } = useTable();
  const router = useRouter();
  const { openTerm } = useRulebook();
  // A roll sheet for a particular player is not reopened from the browser's history.
  const isOfOne = 'player' in sheet && sheet.player !== undefined;
  const name = isOfOne ? null : (sheetCalled(sheet.kind)?.kind ?? null);
  // While a term is explained above it, going back closes the explanation first.
  const isBelow = openTerm.value !== null;
  useEffect(
    () => (isBelow ? undefined : router.openLayer(() => onOpen(null), name)),
    [router, onOpen, name, isBelow],
  );
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
    case 'deck':
      return (
        planar && (
          <DeckSheet
            game={game}
            planar={planar}
            canTake={refusalOfPlanarActions(game.history.table) === null}
            onClose={onClose}
          />
        )
      );
    case 'map':
      return planar?.map && <MapSheet planar={planar} map={planar.map} onClose={onClose} />;
    case 'effects':
      return planar && <EffectsSheet game={game} planar={planar} onClose={onClose} />;
    case 'meaning':
      return (
        planar && (
          <MeaningSheet
            game={game}
            planar={planar}
            onTerms={() => onOpen({ kind: 'terms' })}
            onClose={onClose}
          />
        )
      );
    case 'terms':
      return planar && <TermsSheet planar={planar} onClose={onClose} />;
    case 'dice':
      return <DiceSheet game={game} onClose={onClose} />;
    case 'seats':
      return <SeatsSheet game={game} onClose={onClose} />;
    case 'reminders':
      return <RemindersSheet game={game} onOpen={onOpen} />;
    case 'lives':
      return <LivesSheet game={game} {...sheet} onClose={onClose} />;
    case 'target':
      return <TargetSheet game={game} open={sheet.open} onClose={onClose} />;
    case 'enterRoll':
      return planar && <EnterRollSheet game={game} planar={planar} player={sheet.player} onClose={onClose} />;
    case 'keypad':
      return <LifeKeypad game={game} player={sheet.player} turned={sheet.turned} onClose={onClose} />;
    case 'damage':
      return (
        armed && (
          <DamageSheet
            game={game}
            player={sheet.player}
            turned={sheet.turned}
            armed={armed}
            onDealt={() => {
              onArm(null);
              onClose();
            }}
            onClose={onClose}
          />
        )
      );
    case 'seat':
      return (
        <SeatSheet
          game={game}
          player={sheet.player}
          turned={sheet.turned}
          onArm={(commander) => {
            onArm(commander);
            onClose();
          }}
          onClose={onClose}
        />
      );
    case 'leaving':
      return <LeavingSheet game={game} turned={sheet.turned ?? 0} onClose={onClose} />;
    case 'menu':
      return (
        <GameMenu
          game={game}
          onRollByCard={onRollByCard}
          onOpen={onOpen}
          onNewGame={() => router.go({ place: 'newGame' })}
          onAgain={() => {
            onClose();
            beginAgain(table).catch(app.reportMissingPart);
          }}
        />
      );
  }
}
