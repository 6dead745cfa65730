import { useState } from 'preact/hooks';
import { Button, IconButton } from '../../design/Button';
import { Choice } from '../../design/Choice';
import { Sheet } from '../../design/Sheet';
import { amount } from '../../i18n/amount';
import { lifeAfter } from '../../rules/life/life';
import { type NewLife, type ReasonForLives, reasonsForLives } from '../../rules/table/move';
import { type PlayerId, playersInGame } from '../../rules/turn/turn';
import { playersReached } from '../../rules/turn/turn-markers';
import type { Game } from '../../session/game';
import { useSession } from '../../session/session';
import { playerName, useWords } from '../parts/words';
import styles from './LivesSheet.module.css';
import { exchangedLives, handedRound, movedLives } from './lives-form';

interface LivesSheetProps {
  game: Game;
  how: ReasonForLives;
  /** How much everyone affected gains or loses, to begin with. */
  by?: number | undefined;
  /** What everyone affected is set to instead. */
  to?: number | undefined;
  onClose: () => void;
}

/** Life totals of several players in one gesture: the same for all, two exchanged, or all handed round. */
export function LivesSheet({ game, how: first, by: firstBy = -1, to, onClose }: LivesSheetProps) {
  const words = useWords();
  const { table } = useSession();
  const { turn, totals, planar } = game.history.table;
  const players = playersInGame(turn);
  const everyone = playersReached(turn, planar?.controller ?? turn.of);
  const [how, setHow] = useState(first);
  const [by, setBy] = useState(firstBy);
  const [ticked, setChosen] = useState<readonly PlayerId[]>(to === undefined ? everyone : []);
  const [handed, setOrder] = useState<readonly PlayerId[]>(players);
  // Another tab may have somebody leave meanwhile.
  const chosen = ticked.filter((player) => players.includes(player));
  const order = handed.length === players.length ? handed : players;
  const lifeOf = (player: PlayerId) => totals[player]?.life ?? 0;
  const lives: readonly NewLife[] | null =
    how === 'everyone'
      ? chosen.map((player) => ({ player, to: to ?? lifeAfter(lifeOf(player), by) }))
      : how === 'exchanged'
        ? exchangedLives(chosen, lifeOf)
        : handedRound(players, order, lifeOf);

  function toggle(player: PlayerId) {
    const others = chosen.filter((other) => other !== player);
    setChosen(others.length < chosen.length ? others : [...chosen, player]);
  }

  function apply() {
    if (!lives) return;
    const workedOut = lives.map((life) => ({ ...life, from: lifeOf(life.player) }));
    if (!table.play({ kind: 'setLives', because: how, lives: workedOut })) onClose();
  }

  return (
    <Sheet title={words.lives.title} closeLabel={words.close} onClose={onClose}>
      <div class={styles.form}>
        <Choice
          label={words.lives.what}
          value={how}
          options={reasonsForLives.map((value) => ({ value, name: words.lives.kinds[value] }))}
          onChange={(value) => {
            setHow(value);
            setChosen(value === 'everyone' ? everyone : []);
          }}
        />
        {how === 'everyone' && to === undefined && (
          <div class={styles.by}>
            <IconButton
              icon="minus"
              look="plain"
              label={words.counters.fewer(words.lives.one)}
              onClick={() => setBy(by - 1)}
            />
            <output class={styles.number}>{by > 0 ? `+${by}` : amount(by)}</output>
            <IconButton
              icon="plus"
              look="plain"
              label={words.counters.more(words.lives.one)}
              onClick={() => setBy(by + 1)}
            />
          </div>
        )}
        {how === 'everyone' && <p class={styles.hint}>{words.lives.everyoneHint}</p>}
        {how === 'exchanged' && <p class={styles.hint}>{words.lives.exchangeHint}</p>}
        {how === 'redistributed' && <p class={styles.hint}>{words.lives.redistributeHint}</p>}
        <ul class={styles.players}>
          {players.map((player, index) => {
            const name = playerName(words, game.seats, player);
            const change = lives?.find((life) => life.player === player);
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
                <output class={styles.total}>
                  {change && change.to !== lifeOf(player)
                    ? words.lives.becomes(amount(lifeOf(player)), amount(change.to))
                    : amount(lifeOf(player))}
                </output>
                {how === 'redistributed' && (
                  <>
                    <IconButton
                      icon="up"
                      label={words.lives.earlier(name)}
                      disabled={index === 0}
                      onClick={() => setOrder(movedLives(order, index, -1))}
                    />
                    <IconButton
                      icon="down"
                      label={words.lives.later(name)}
                      disabled={index === players.length - 1}
                      onClick={() => setOrder(movedLives(order, index, 1))}
                    />
                  </>
                )}
              </li>
            );
          })}
        </ul>
        <div class={styles.last}>
          <Button
            look="walk"
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
