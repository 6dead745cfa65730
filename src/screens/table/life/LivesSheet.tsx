import { Button, IconButton } from '../../../design/Button';
import { Choice } from '../../../design/Choice';
import { Sheet } from '../../../design/Sheet';
import { amount, signed } from '../../../i18n/amount';
import { type Life, type LifeChangeReason, lifeChangeReasons } from '../../../rules/life/life';
import type { PlayerId } from '../../../rules/turn/turn';
import { type AbilityCompletion, moveToComplete } from '../../../session/abilities/ability-completion';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import type { Game } from '../../../session/game/game';
import { playerName, useWords } from '../../parts/words';
import styles from './LivesSheet.module.css';
import { moveOfLives } from './lives-form';
import { type LivesForm, useLivesForm } from './use-lives-form';

/** What a larger step adds to the change, as a held finger does on a panel. */
const LEAP = 10;

const titleOf = {
  gainedOrLost: 'life',
  exchanged: 'exchangeLife',
  redistributed: 'redistributeLife',
} as const satisfies Readonly<Record<LifeChangeReason, string>>;

interface LivesSheetProps {
  game: Game;
  reason: LifeChangeReason;
  /** The initial change for each affected player. */
  by?: number | undefined;
  /** The players initially affected; everyone by default. */
  chosen?: readonly PlayerId[] | undefined;
  /** What is completed here, if a card asks for it. */
  completes?: AbilityCompletion | undefined;
  onClose: () => void;
}

/**
 * Changes the life totals of several players in one step: the same change for all, an exchange of two, or
 * passing all totals around.
 */
export function LivesSheet({
  game,
  reason: first,
  by: firstBy = -1,
  completes,
  onClose,
  ...start
}: LivesSheetProps) {
  const words = useWords();
  const liveGame = useLiveGame();
  const form = useLivesForm(game, { reason: first, by: firstBy, chosen: start.chosen });
  const { reason, by, lives, lifeOf } = form;
  const isOfCard = completes !== undefined;

  function apply() {
    if (!lives) return;
    const answer = moveOfLives(reason, lives, lifeOf);
    const move = completes ? moveToComplete(completes, answer, game.history.table) : answer;
    if (move && !liveGame.play(move)) onClose();
  }

  return (
    <Sheet
      title={isOfCard ? words.carryOut[titleOf[reason]] : words.lives.title}
      closeLabel={words.close}
      onClose={onClose}
    >
      <div class={styles.form}>
        {!isOfCard && (
          <Choice
            label={words.lives.what}
            value={reason}
            options={lifeChangeReasons.map((value) => ({ value, name: words.lives.kinds[value] }))}
            onChange={form.setReason}
          />
        )}
        {reason === 'gainedOrLost' && <ChangeForAll by={by} onChange={form.setBy} />}
        <Hint reason={reason} isOfCard={isOfCard} />
        <PlayerLives game={game} form={form} />
        <div class={styles.last}>
          <Button
            variant="primary"
            wide
            disabled={!lives?.some(({ player, to: life }) => life !== lifeOf(player))}
            onClick={apply}
          >
            {words.lives.apply}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

interface PlayerLivesProps {
  game: Game;
  form: LivesForm;
}

/** Lists the players with their life totals and what these become. */
function PlayerLives({ game, form }: PlayerLivesProps) {
  const words = useWords();
  const { reason, players, chosen, lifeOf, lifeThen } = form;
  const isRedistributed = reason === 'redistributed';
  return (
    <ul class={styles.players}>
      {players.map((player, index) => {
        const name = playerName(words, game.seats, player);
        return (
          <li key={player} class={styles.player}>
            {isRedistributed ? (
              <span class={styles.name}>{name}</span>
            ) : (
              <ChosenPlayer
                name={name}
                isChosen={chosen.includes(player)}
                onToggle={() => form.toggle(player)}
              />
            )}
            <LifeTotal life={lifeOf(player)} to={lifeThen(player)} />
            {isRedistributed && (
              <MoveButtons
                name={name}
                isFirst={index === 0}
                isLast={index === players.length - 1}
                onMove={(step) => form.move(index, step)}
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
  isOfCard: boolean;
}

function Hint({ reason, isOfCard }: HintProps) {
  const { lives } = useWords();
  const hints = {
    gainedOrLost: isOfCard ? lives.chosenHint : lives.everyoneHint,
    exchanged: lives.exchangeHint,
    redistributed: lives.redistributeHint,
  } as const satisfies Readonly<Record<LifeChangeReason, string>>;
  return <p class={styles.hint}>{hints[reason]}</p>;
}

interface ChosenPlayerProps {
  name: string;
  isChosen: boolean;
  onToggle: () => void;
}

function ChosenPlayer({ name, isChosen, onToggle }: ChosenPlayerProps) {
  return (
    <label class={styles.name}>
      <input type="checkbox" checked={isChosen} onChange={onToggle} />
      {name}
    </label>
  );
}

interface ChangeForAllProps {
  by: number;
  onChange: (by: number) => void;
}

function ChangeForAll({ by, onChange }: ChangeForAllProps) {
  const words = useWords();
  return (
    <div class={styles.by}>
      <Button label={`${words.lives.one}: ${signed(-LEAP)}`} onClick={() => onChange(by - LEAP)}>
        {signed(-LEAP)}
      </Button>
      <IconButton
        icon="minus"
        variant="plain"
        label={words.counters.fewer(words.lives.one)}
        onClick={() => onChange(by - 1)}
      />
      <output class={styles.number}>{by === 0 ? '0' : signed(by)}</output>
      <IconButton
        icon="plus"
        variant="plain"
        label={words.counters.more(words.lives.one)}
        onClick={() => onChange(by + 1)}
      />
      <Button label={`${words.lives.one}: ${signed(LEAP)}`} onClick={() => onChange(by + LEAP)}>
        {signed(LEAP)}
      </Button>
    </div>
  );
}

function LifeTotal({ life, to }: { life: Life; to: Life }) {
  const { lives } = useWords();
  return (
    <output class={styles.total}>
      {to === life ? amount(life) : lives.becomes(amount(life), amount(to))}
    </output>
  );
}

interface MoveButtonsProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
}

function MoveButtons({ name, isFirst, isLast, onMove }: MoveButtonsProps) {
  const { lives } = useWords();
  return (
    <>
      <IconButton icon="up" label={lives.earlier(name)} disabled={isFirst} onClick={() => onMove(-1)} />
      <IconButton icon="down" label={lives.later(name)} disabled={isLast} onClick={() => onMove(1)} />
    </>
  );
}
