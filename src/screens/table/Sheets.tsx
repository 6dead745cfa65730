import { useEffect } from 'preact/hooks';
import type { Turned } from '../../design/Sheet';
import type { ReasonForLives } from '../../rules/table/move';
import { mayActOnPlanes } from '../../rules/table/play-planar';
import type { PlayerId } from '../../rules/turn/turn';
import type { Game } from '../../session/game';
import { useSession } from '../../session/session';
import { ClockSheet } from './clock/ClockSheet';
import { DeckSheet } from './DeckSheet';
import { DiceSheet } from './DiceSheet';
import { EffectsSheet } from './EffectsSheet';
import { EnterRollSheet } from './EnterRollSheet';
import { GameMenu } from './GameMenu';
import { LifeKeypad } from './LifeKeypad';
import { LivesSheet } from './LivesSheet';
import { LogSheet } from './LogSheet';
import { MapSheet } from './MapSheet';
import { MeaningSheet } from './MeaningSheet';
import { RemindersSheet } from './RemindersSheet';
import { type SheetForAll, sheetCalled } from './reopening';
import { SeatSheet } from './SeatSheet';
import { SummarySheet } from './summary/SummarySheet';
import { TermsSheet } from './TermsSheet';
import type { ArmedCommander } from './use-armed-commander';

/** What can be opened above the table: for all, or turned to one seat. */
export type OpenSheet =
  | { readonly kind: Exclude<SheetForAll, 'enterRoll'> }
  /** Of a team whose turn it is, a player in particular has rolled. */
  | { readonly kind: 'enterRoll'; readonly player?: PlayerId | undefined }
  | {
      readonly kind: 'lives';
      readonly how: ReasonForLives;
      readonly by?: number;
      readonly to?: number;
    }
  | { readonly kind: 'keypad' | 'seat'; readonly player: PlayerId; readonly turned: Turned };

interface SheetsProps {
  sheet: OpenSheet;
  game: Game;
  onRollByCard: () => void;
  /** Null closes. */
  onOpen: (sheet: OpenSheet | null) => void;
  onArm: (commander: ArmedCommander) => void;
}

export function Sheets({ sheet, game, onRollByCard, onOpen, onArm }: SheetsProps) {
  const { table, router, termAsked } = useSession();
  // What a player in particular has rolled is not asked again.
  const isOfOne = 'player' in sheet && sheet.player !== undefined;
  const name = isOfOne ? null : (sheetCalled(sheet.kind)?.kind ?? null);
  // While a word is explained above it, going back closes that first.
  const isBelow = termAsked.value !== null;
  useEffect(
    () => (isBelow ? undefined : router.openLayer(() => onOpen(null), name)),
    [router, onOpen, name, isBelow],
  );
  const { planar } = game.history.table;
  const onClose = () => onOpen(null);
  switch (sheet.kind) {
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
            canTake={mayActOnPlanes(game.history.table)}
            onClose={onClose}
          />
        )
      );
    case 'map':
      return planar?.map && <MapSheet planar={planar} map={planar.map} onClose={onClose} />;
    case 'effects':
      return planar && <EffectsSheet game={game} planar={planar} onClose={onClose} />;
    case 'meaning':
      return planar && <MeaningSheet game={game} planar={planar} onClose={onClose} />;
    case 'terms':
      return planar && <TermsSheet planar={planar} onClose={onClose} />;
    case 'dice':
      return <DiceSheet game={game} onClose={onClose} />;
    case 'reminders':
      return <RemindersSheet game={game} onOpen={onOpen} />;
    case 'lives':
      return <LivesSheet game={game} how={sheet.how} by={sheet.by} to={sheet.to} onClose={onClose} />;
    case 'enterRoll':
      return planar && <EnterRollSheet game={game} planar={planar} player={sheet.player} onClose={onClose} />;
    case 'keypad':
      return <LifeKeypad game={game} player={sheet.player} turned={sheet.turned} onClose={onClose} />;
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
    case 'menu':
      return (
        <GameMenu
          game={game}
          onRollByCard={onRollByCard}
          onOpen={onOpen}
          onNewGame={() => router.go({ place: 'newGame' })}
          onAgain={() => {
            onClose();
            table.beginAgain();
          }}
        />
      );
  }
}
