import { useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import type { PlayerId } from '../../../rules/turn/turn';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import { usePreferences } from '../../../session/contexts/use-preferences';
import type { Game } from '../../../session/game/game';
import { sanitizeText } from '../../../session/lib/plain-text';
import { useWords } from '../../parts/words';
import inputStyles from '../styles/input.module.css';
import { useTableScreen } from '../use-table-screen';
import { MAX_NAME_GRAPHEMES, shortenName } from './player-name';
import { SeatColors } from './SeatColors';
import styles from './SeatSheet.module.css';
import { savedFormWithProfile } from './seating-form';

interface SeatProfileProps {
  game: Game;
  player: PlayerId;
}

/** Edits a player's name and colors during a game, as an ordinary step. */
export function SeatProfile({ game, player }: SeatProfileProps) {
  const words = useWords();
  const { setOpenSheet } = useTableScreen();
  const liveGame = useLiveGame();
  const { settings } = usePreferences();
  const maybeSeat = game.seats[player];
  const [typedName, setTypedName] = useState(maybeSeat?.name ?? '');
  const [color, setColor] = useState(maybeSeat?.color ?? player);
  if (!maybeSeat) return null;
  const seat = maybeSeat;
  const name = sanitizeText(typedName);
  const isNameFull = shortenName(`${typedName}.`) === typedName;
  const profile = {
    name: name === seat.name ? null : name,
    color: color === seat.color ? null : color,
  };

  function apply(event: Event) {
    event.preventDefault();
    if (liveGame.play({ kind: 'changeProfile', player, profile })) return;
    // The form for the next game gets the corrected name.
    settings.change(({ lastNewGame }) => ({
      lastNewGame: lastNewGame && savedFormWithProfile(lastNewGame, seat, profile),
    }));
    setOpenSheet(null);
  }

  return (
    <form class={styles.profile} onSubmit={apply}>
      <input
        class={inputStyles.input}
        type="text"
        autocomplete="off"
        value={typedName}
        aria-label={words.newGame.name(player + 1)}
        placeholder={words.player(player + 1)}
        onInput={(event) => {
          const shortened = shortenName(event.currentTarget.value);
          event.currentTarget.value = shortened;
          setTypedName(shortened);
        }}
      />
      {isNameFull && (
        <p class={styles.note} role="status">
          {words.seating.longestName(MAX_NAME_GRAPHEMES)}
        </p>
      )}
      <SeatColors name={name || words.player(player + 1)} color={color} onChange={setColor} />
      <div class={styles.confirm}>
        <Button submit wide disabled={profile.name === null && profile.color === null}>
          {words.seating.changeProfile}
        </Button>
      </div>
    </form>
  );
}
