import { useState } from 'preact/hooks';
import { Button, IconButton } from '../../../design/Button';
import { Choice } from '../../../design/Choice';
import { Sheet } from '../../../design/Sheet';
import { amount } from '../../../i18n/amount';
import { type Life, lifeAfter } from '../../../rules/life/life';
import { type NewLife, type ReasonForLives, reasonsForLives } from '../../../rules/table/move';
import { isInGame, type PlayerId, seatedPlayers } from '../../../rules/turn/turn';
import { playersReached } from '../../../rules/turn/turn-markers';
import { useTable } from '../../../session/contexts/use-table';
import { moveForAbility, type OpenAbility } from '../../../session/game/ability-moves';
import type { Game } from '../../../session/game/game';
import { playerName, useWords } from '../../parts/words';
import styles from './LivesSheet.module.css';
import { exchangedLives, handedRound, movedLives, moveOfLives } from './lives-form';

const titleOf = {
  everyone: 'life',
  exchanged: 'exchangeLife',
  redistributed: 'redistributeLife',
} as const satisfies Readonly<Record<ReasonForLives, string>>;

interface LivesSheetProps {
  game: Game;
  how: ReasonForLives;
  /** The initial change for every affected player. */
  by?: number | undefined;
  /** The players affected from the start; by default everyone. */
  chosen?: readonly PlayerId[] | undefined;
  /** The ability of a card that is completed here. */
  open?: OpenAbility | undefined;
  onClose: () => void;
}

/**
 * Changes the life totals of several players in one step: the same change for all, an exchange of two, or
 * passing all totals around.
 */
export function LivesSheet({ game, how: first, by: firstBy = -1, open, onClose, ...start }: LivesSheetProps) {
  const words = useWords();
  const { table } = useTable();
  const { turn, totals, planar } = game.history.table;
  const players = seatedPlayers(turn).filter((player) => isInGame(turn, player));
  const everyone = playersReached(turn, planar?.controller ?? turn.of);
  const [how, setHow] = useState(first);
  const [by, setBy] = useState(firstBy);
  const [ticked, setChosen] = useState<readonly PlayerId[]>(start.chosen ?? everyone);
  const [handed, setOrder] = useState<readonly PlayerId[]>(players);
  // A player may leave the game in another tab meanwhile.
  const chosen = ticked.filter((player) => players.includes(player));
  const order = handed.length === players.length ? handed : players;
  const lifeOf = (player: PlayerId) => totals[player]?.life ?? 0;
  const lives: readonly NewLife[] | null =
    how === 'everyone'
      ? chosen.map((player) => ({ player, to: lifeAfter(lifeOf(player), by) }))
      : how === 'exchanged'
        ? exchangedLives(chosen, lifeOf)
        : handedRound(players, order, lifeOf);

  function toggle(player: PlayerId) {
    const others = chosen.filter((other) => other !== player);
    setChosen(others.length < chosen.length ? others : [...chosen, player]);
  }

  function apply() {
    if (!lives) return;
    const answer = moveOfLives(how, lives, lifeOf);
    const move = open ? moveForAbility(open.ability, open.at, game.history.table, answer) : answer;
    if (move && !table.play(move)) onClose();
  }

  return (
    <Sheet
      title={open ? words.carryOut[titleOf[how]] : words.lives.title}
      closeLabel={words.close}
      onClose={onClose}
    >
      <div class={styles.form}>
        {!open && (
          <Choice
            label={words.lives.what}
            value={how}
            options={reasonsForLives.map((value) => ({ value, name: words.lives.kinds[value] }))}
            onChange={(value) => {
              setHow(value);
              setChosen(value === 'everyone' ? everyone : []);
            }}
          />
        )}
        {how === 'everyone' && <ChangeForAll by={by} onChange={setBy} />}
        {how === 'everyone' && (
          <p class={styles.hint}>{open ? words.lives.chosenHint : words.lives.everyoneHint}</p>
        )}
        {how === 'exchanged' && <p class={styles.hint}>{words.lives.exchangeHint}</p>}
        {how === 'redistributed' && <p class={styles.hint}>{words.lives.redistributeHint}</p>}
        <ul class={styles.players}>
          {players.map((player, index) => {
            const name = playerName(words, game.seats, player);
            const life = lifeOf(player);
            const change = lives?.find((one) => one.player === player);
            return (
              <li key={player} class={styles.player}>
                {how === 'redistributed' ? (
                  <span class={styles.name}>{name}</span>
                ) : (
                  <label class={styles.name}>
                    <input
                      type="checkbox"
                      checked={chosen.includes(player)}
                      onChange={() => toggle(player)}
                    />
                    {name}
                  </label>
                )}
                <LifeTotal life={life} to={change?.to ?? life} />
                {how === 'redistributed' && (
                  <MoveButtons
                    name={name}
                    isFirst={index === 0}
                    isLast={index === players.length - 1}
                    onMove={(by) => setOrder(movedLives(order, index, by))}
                  />
                )}
              </li>
            );
          })}
        </ul>
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

interface ChangeForAllProps {
  by: number;
  onChange: (by: number) => void;
}

function ChangeForAll({ by, onChange }: ChangeForAllProps) {
  const words = useWords();
  return (
    <div class={styles.by}>
      <IconButton
        icon="minus"
        variant="plain"
        label={words.counters.fewer(words.lives.one)}
        onClick={() => onChange(by - 1)}
      />
      <output class={styles.number}>{by > 0 ? `+${by}` : amount(by)}</output>
      <IconButton
        icon="plus"
        variant="plain"
        label={words.counters.more(words.lives.one)}
        onClick={() => onChange(by + 1)}
      />
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
