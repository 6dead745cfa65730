import { Button, IconButton } from '../../../design/Button';
import { Choice } from '../../../design/Choice';
import common from '../../../design/common.module.css';
import { amount, formatSigned } from '../../../i18n/amount';
import { type Life, type LifeChangeReason, lifeChangeReasons } from '../../../rules/life/life';
import type { PlayerId } from '../../../rules/turn/turn';
import { type IncompleteAbility, moveToComplete } from '../../../session/abilities/ability-completion';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import type { Game } from '../../../session/game/game';
import tickBox from '../../parts/field/tick-box.module.css';
import { playerName, useWords } from '../../parts/words';
import { TableSheet } from '../sheets/TableSheet';
import styles from '../styles/player-form.module.css';
import { useTableScreen } from '../use-table-screen';
import { moveOfLifeTotals } from './new-life-totals';
import { type LifeTotalsForm, useLifeTotalsForm } from './use-life-totals-form';

/** As much as a held finger adds on a panel. */
const LARGE_STEP = 10;

const titleKeys = {
  gainedOrLost: 'life',
  exchanged: 'exchangeLife',
  redistributed: 'redistributeLife',
} as const satisfies Readonly<Record<LifeChangeReason, string>>;

interface LifeTotalsSheetProps {
  game: Game;
  reason: LifeChangeReason;
  /** The initial change for each affected player. */
  change?: number | undefined;
  /** The players initially affected; everyone by default. */
  players?: readonly PlayerId[] | undefined;
  /** What is completed here, if a card asks for it. */
  incompleteAbility?: IncompleteAbility | undefined;
}

/**
 * Changes the life totals of several players in one step: the same change for all, an exchange of two, or
 * passing all totals around.
 */
export function LifeTotalsSheet({
  game,
  reason: initialReason,
  change: initialChange = -1,
  players: initialPlayers,
  incompleteAbility,
}: LifeTotalsSheetProps) {
  const words = useWords();
  const { setOpenSheet } = useTableScreen();
  const liveGame = useLiveGame();
  const form = useLifeTotalsForm(game, {
    reason: initialReason,
    change: initialChange,
    players: initialPlayers,
  });
  const { reason, change, lifeTotals, lifeOf } = form;
  const isForAbility = incompleteAbility !== undefined;

  function apply() {
    if (!lifeTotals) return;
    const lifeMove = moveOfLifeTotals(reason, lifeTotals, lifeOf);
    const move = incompleteAbility
      ? moveToComplete(incompleteAbility, lifeMove, game.history.table)
      : lifeMove;
    if (move && !liveGame.play(move)) setOpenSheet(null);
  }

  return (
    <TableSheet title={isForAbility ? words.carryOut[titleKeys[reason]] : words.lifeTotals.title}>
      <div class={common.stack4}>
        {!isForAbility && (
          <Choice
            label={words.lifeTotals.action}
            value={reason}
            options={lifeChangeReasons.map((value) => ({ value, name: words.lifeTotals.kinds[value] }))}
            onChange={form.setReason}
          />
        )}
        {reason === 'gainedOrLost' && <ChangeForAll change={change} onChange={form.setChange} />}
        <Hint reason={reason} isForAbility={isForAbility} />
        <PlayerLifeTotals game={game} form={form} />
        <div class={styles.confirm}>
          <Button
            variant="primary"
            wide
            disabled={!lifeTotals?.some(({ player, to: life }) => life !== lifeOf(player))}
            onClick={apply}
          >
            {words.apply}
          </Button>
        </div>
      </div>
    </TableSheet>
  );
}

interface PlayerLifeTotalsProps {
  game: Game;
  form: LifeTotalsForm;
}

/** Lists the players with their life totals and what these become. */
function PlayerLifeTotals({ game, form }: PlayerLifeTotalsProps) {
  const words = useWords();
  const { reason, players, chosenPlayers, lifeOf, newLifeOf } = form;
  const isRedistributed = reason === 'redistributed';
  return (
    <ul class={common.stack1}>
      {players.map((player, index) => {
        const name = playerName(words, game.seats, player);
        return (
          <li key={player} class={styles.player}>
            {isRedistributed ? (
              <span class={styles.name}>{name}</span>
            ) : (
              <PlayerCheckbox
                name={name}
                isChosen={chosenPlayers.includes(player)}
                onToggle={() => form.togglePlayer(player)}
              />
            )}
            <LifeTotal life={lifeOf(player)} newLife={newLifeOf(player)} />
            {isRedistributed && (
              <ReorderButtons
                name={name}
                isFirst={index === 0}
                isLast={index === players.length - 1}
                onMove={(step) => form.moveTotal(index, step)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface HintProps {
  reason: LifeChangeReason;
  isForAbility: boolean;
}

function Hint({ reason, isForAbility }: HintProps) {
  const { lifeTotals } = useWords();
  const hints = {
    gainedOrLost: isForAbility ? lifeTotals.chosenHint : lifeTotals.everyoneHint,
    exchanged: lifeTotals.exchangeHint,
    redistributed: lifeTotals.redistributeHint,
  } as const satisfies Readonly<Record<LifeChangeReason, string>>;
  return <p class={styles.hint}>{hints[reason]}</p>;
}

interface PlayerCheckboxProps {
  name: string;
  isChosen: boolean;
  onToggle: () => void;
}

function PlayerCheckbox({ name, isChosen, onToggle }: PlayerCheckboxProps) {
  return (
    <label class={styles.name}>
      <input type="checkbox" class={tickBox.box} checked={isChosen} onChange={onToggle} />
      {name}
    </label>
  );
}

interface ChangeForAllProps {
  change: number;
  onChange: (change: number) => void;
}

function ChangeForAll({ change, onChange }: ChangeForAllProps) {
  const words = useWords();
  return (
    <div class={styles.change}>
      <Button
        label={`${words.lifeTotals.one}: ${formatSigned(-LARGE_STEP)}`}
        onClick={() => onChange(change - LARGE_STEP)}
      >
        {formatSigned(-LARGE_STEP)}
      </Button>
      <IconButton
        icon="minus"
        variant="plain"
        label={words.counters.removeOne(words.lifeTotals.one)}
        onClick={() => onChange(change - 1)}
      />
      <output class={styles.number}>{change === 0 ? '0' : formatSigned(change)}</output>
      <IconButton
        icon="plus"
        variant="plain"
        label={words.counters.addOne(words.lifeTotals.one)}
        onClick={() => onChange(change + 1)}
      />
      <Button
        label={`${words.lifeTotals.one}: ${formatSigned(LARGE_STEP)}`}
        onClick={() => onChange(change + LARGE_STEP)}
      >
        {formatSigned(LARGE_STEP)}
      </Button>
    </div>
  );
}

function LifeTotal({ life, newLife }: { life: Life; newLife: Life }) {
  const { lifeTotals } = useWords();
  return (
    <output class={styles.total}>
      {newLife === life ? amount(life) : lifeTotals.changeFromTo(amount(life), amount(newLife))}
    </output>
  );
}

interface ReorderButtonsProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
}

function ReorderButtons({ name, isFirst, isLast, onMove }: ReorderButtonsProps) {
  const { lifeTotals } = useWords();
  return (
    <>
      <IconButton
        icon="up"
        label={lifeTotals.swapWithAbove(name)}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <IconButton
        icon="down"
        label={lifeTotals.swapWithBelow(name)}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
    </>
  );
}
