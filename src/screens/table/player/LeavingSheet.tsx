import { useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { Choice } from '../../../design/Choice';
import { classNames } from '../../../design/class-names';
import { type Rotation, Sheet } from '../../../design/Sheet';
import type { LossReason } from '../../../rules/life/life';
import { isDraw } from '../../../rules/table/leaving/leaving-game';
import { mustStay } from '../../../rules/table/leaving/losing';
import { teamOf } from '../../../rules/turn/seating-and-teams';
import { teamsInGame } from '../../../rules/turn/teams-and-sides';
import type { PlayerId } from '../../../rules/turn/turn';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import type { Game } from '../../../session/game/game';
import { joinNames } from '../../parts/team-name';
import { RuleLink } from '../../parts/text/RuleLink';
import { useWords } from '../../parts/words';
import styles from '../styles/player-form.module.css';
import { useSecondTapGuard } from '../use-second-tap-guard';
import { leaversChecked, loserIn, type UnseenReason, unseenReasons } from './leaving-form';

interface LeavingSheetProps {
  game: Game;
  turned?: Rotation;
  onClose: () => void;
}

/**
 * Takes several players out of the game at the same time (800.4p); those whose reason the app detects are preselected.
 */
export function LeavingSheet({ game, turned = 0, onClose }: LeavingSheetProps) {
  const words = useWords();
  const liveGame = useLiveGame();
  const { table } = game.history;
  const { turn } = table;
  const { leaving } = words;
  const [otherwise, setOtherwise] = useState<UnseenReason>('emptyLibrary');
  const [changed, setChanged] = useState<Readonly<Record<PlayerId, boolean>>>({});
  const guarded = useSecondTapGuard(game.id);
  const allRows = teamsInGame(turn).map((team) => {
    const [player] = team;
    const reason = loserIn(table, team)?.because;
    const isSafe = mustStay(table, { player, because: reason ?? otherwise });
    return {
      player,
      reason,
      isSafe,
      isChecked: !isSafe && (changed[player] ?? reason !== undefined),
      name: joinNames(words, game.seats, team),
    };
  });
  // Those who are asked about come first, because a long list scrolls.
  const rows = [true, false].flatMap((isLoser) =>
    allRows.filter(({ reason }) => (reason !== undefined) === isLoser),
  );
  const checked = rows.filter(({ isChecked }) => isChecked).map(({ player }) => player);
  const leavers = leaversChecked(table, checked, otherwise);
  const drawn = leavers.length > 0 && isDraw(table, leavers);
  const isAsked = rows.some(({ isChecked, reason }) => !isChecked || reason === undefined);

  function leave() {
    if (!liveGame.play({ kind: 'leaveTogether', leavers })) onClose();
  }

  return (
    <Sheet title={leaving.together} closeLabel={words.close} turned={turned} onClose={onClose}>
      <div class={styles.form}>
        <p class={styles.hint}>
          {leaving.togetherHint} <RuleLink to="800.4p">{words.rule('800.4p')}</RuleLink>
        </p>
        <ul class={classNames(styles.players, styles.leavers)}>
          {rows.map((row) => (
            <LeaverRow
              key={row.player}
              {...row}
              reasonForOthers={otherwise}
              onToggle={() => setChanged({ ...changed, [row.player]: !row.isChecked })}
            />
          ))}
        </ul>
        {isAsked && (
          <Choice
            label={leaving.otherwise}
            value={otherwise}
            options={unseenReasons(turn).map((value) => ({ value, name: leaving.unseen[value] }))}
            onChange={setOtherwise}
          />
        )}
        {drawn && (
          <p>
            {leaving.draw} <RuleLink to="104.4a">{words.rule('104.4a')}</RuleLink>
          </p>
        )}
        <div class={styles.last}>
          <Button
            variant="primary"
            wide
            guarded={guarded}
            disabled={leavers.length === 0 || drawn}
            onClick={leave}
          >
            {leaving.areOut(leavers.flatMap(({ player }) => teamOf(turn, player)).length)}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

interface LeaverRowProps {
  name: string;
  reason: LossReason | undefined;
  isSafe: boolean;
  isChecked: boolean;
  /** The reason of players for whom the app detects none. */
  reasonForOthers: UnseenReason;
  onToggle: () => void;
}

function LeaverRow({ name, reason, isSafe, isChecked, reasonForOthers, onToggle }: LeaverRowProps) {
  const { leaving } = useWords();
  return (
    <li class={styles.player}>
      <label class={styles.name}>
        <input type="checkbox" checked={isChecked} disabled={isSafe} onChange={onToggle} />
        {isSafe ? leaving.cannotLose(name) : name}
      </label>
      {isChecked && (
        <span class={styles.hint}>{reason ? leaving.why[reason] : leaving.unseen[reasonForOthers]}</span>
      )}
    </li>
  );
}
