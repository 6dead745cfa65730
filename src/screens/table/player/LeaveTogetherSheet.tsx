import { useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { Choice } from '../../../design/Choice';
import { classNames } from '../../../design/class-names';
import common from '../../../design/common.module.css';
import { isDraw } from '../../../rules/table/leaving/leaving-game';
import { mustStay, reasonsToLose } from '../../../rules/table/leaving/losing';
import { sharedTurnTeamOf } from '../../../rules/turn/seating-and-teams';
import { sharedTurnTeamsInGame } from '../../../rules/turn/teams-and-sides';
import type { PlayerId } from '../../../rules/turn/turn';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import type { Game } from '../../../session/game/game';
import tickBox from '../../parts/field/tick-box.module.css';
import { RuleNumberLink } from '../../parts/rule/RuleNumberLink';
import { joinNames } from '../../parts/shared-turn-names';
import { useSecondTapGuard } from '../../parts/use-second-tap-guard';
import { useWords } from '../../parts/words';
import { TableSheet } from '../sheets/TableSheet';
import { usePanelPosition } from '../sheets/use-panel-position';
import styles from '../styles/player-form.module.css';
import { useTableScreen } from '../use-table-screen';
import {
  leaversOfTeams,
  loserIn,
  reasonsInWords,
  type UndetectedReason,
  undetectedReasons,
} from './leaving-form';

interface LeaveTogetherSheetProps {
  game: Game;
  /** The player whose side of the table the sheet faces, or undefined for that of the controls. */
  openedBy: PlayerId | undefined;
}

/**
 * Takes several players out of the game at the same time (800.4p); those whose reason the app detects are preselected.
 */
export function LeaveTogetherSheet({ game, openedBy }: LeaveTogetherSheetProps) {
  const words = useWords();
  const { setOpenSheet } = useTableScreen();
  const liveGame = useLiveGame();
  const { table } = game.history;
  const { turn } = table;
  const { leaving } = words;
  const { rotation } = usePanelPosition(game, openedBy);
  const [undetectedReason, setUndetectedReason] = useState<UndetectedReason>('emptyLibrary');
  const [checkedByHand, setCheckedByHand] = useState<Readonly<Record<PlayerId, boolean>>>({});
  const ignoresTaps = useSecondTapGuard(game.id);
  const unsortedRows = sharedTurnTeamsInGame(turn).map((team) => {
    const [player] = team;
    const loser = loserIn(table, team);
    const reason = loser?.because;
    const cannotLose = mustStay(table, { player, because: reason ?? undetectedReason });
    return {
      player,
      reason,
      why: loser
        ? reasonsInWords(reasonsToLose(table, loser.player), leaving)
        : leaving.undetected[undetectedReason],
      cannotLose,
      isChecked: !cannotLose && (checkedByHand[player] ?? reason !== undefined),
      name: joinNames(words, game.seats, team),
    };
  });
  // Those who are asked about come first, because a long list scrolls.
  const rows = [true, false].flatMap((isLoser) =>
    unsortedRows.filter(({ reason }) => (reason !== undefined) === isLoser),
  );
  const checkedPlayers = rows.filter(({ isChecked }) => isChecked).map(({ player }) => player);
  const leavers = leaversOfTeams(table, checkedPlayers, undetectedReason);
  const isGameDrawn = leavers.length > 0 && isDraw(table, leavers);
  const isReasonAsked = rows.some(({ isChecked, reason }) => !isChecked || reason === undefined);

  function leave() {
    if (!liveGame.play({ kind: 'leaveTogether', leavers })) setOpenSheet(null);
  }

  return (
    <TableSheet
      title={leaving.together}
      rotation={rotation}
      footer={
        <Button
          variant="primary"
          wide
          ignoresTaps={ignoresTaps}
          disabled={leavers.length === 0 || isGameDrawn}
          onClick={leave}
        >
          {leaving.areOut(leavers.flatMap(({ player }) => sharedTurnTeamOf(turn, player)).length)}
        </Button>
      }
    >
      <div class={common.stack4}>
        <p class={styles.hint}>
          {leaving.togetherHint} <RuleNumberLink rule="800.4p" />
        </p>
        <ul class={classNames(common.stack1, styles.leavers)}>
          {rows.map((row) => (
            <LeaverRow
              key={row.player}
              {...row}
              onToggle={() => setCheckedByHand({ ...checkedByHand, [row.player]: !row.isChecked })}
            />
          ))}
        </ul>
        {isReasonAsked && (
          <Choice
            label={leaving.otherwise}
            value={undetectedReason}
            options={undetectedReasons(turn).map((value) => ({ value, name: leaving.undetected[value] }))}
            onChange={setUndetectedReason}
          />
        )}
        {isGameDrawn && (
          <p>
            {leaving.draw} <RuleNumberLink rule="104.4a" />
          </p>
        )}
      </div>
    </TableSheet>
  );
}

interface LeaverRowProps {
  name: string;
  /** The reasons that the app detects, or else the chosen one. */
  why: string;
  cannotLose: boolean;
  isChecked: boolean;
  onToggle: () => void;
}

function LeaverRow({ name, why, cannotLose, isChecked, onToggle }: LeaverRowProps) {
  const { leaving } = useWords();
  return (
    <li class={styles.player}>
      <label class={styles.name}>
        <input
          type="checkbox"
          class={tickBox.box}
          checked={isChecked}
          disabled={cannotLose}
          onChange={onToggle}
        />
        {cannotLose ? leaving.cannotLose(name) : name}
      </label>
      {isChecked && <span class={styles.hint}>{why}</span>}
    </li>
  );
}
