import { Button } from '../../design/Button';
import { classNames } from '../../design/class-names';
import { Icon } from '../../design/Icon';
import { amount } from '../../i18n/amount';
import type { FirstPaintWords } from '../../i18n/en';
import { allActivePlayers } from '../../rules/table/concurrent-turns';
import { sharedTurnTeamsAsSeated } from '../../rules/turn/seating-and-teams';
import { isInGame, isTurnWaiting, type PlayerId } from '../../rules/turn/turn';
import { usePlanarCards } from '../../session/contexts/use-planar-cards';
import type { Game } from '../../session/game/game';
import { joinNames, sharedTurnNames } from '../parts/shared-turn-names';
import { teamStyle } from '../parts/team-style';
import { widthInDigits } from '../parts/width-in-digits';
import { cardName, playerName, useFirstPaintWords, useLanguage } from '../parts/words';
import { NameWithNumber } from './player/NameWithNumber';
import styles from './TopBar.module.css';
import type { ShownView } from './use-shown-view';
import { useTableScreen } from './use-table-screen';

interface TopBarProps {
  game: Game;
  view: ShownView;
  /** Shows the other view; null if there is none or it is visible too. */
  onFlip: (() => void) | null;
}

/**
 * Shows a slim strip of the hidden view, which flips the table when tapped, or the active player if no view is
 * hidden.
 */
export function TopBar({ game, view, onFlip }: TopBarProps) {
  const words = useFirstPaintWords();
  const { setOpenSheet } = useTableScreen();
  const { turn } = game.history.table;
  const faceUpNames = useFaceUpNames(game);
  const isPlaneShown = view === 'plane';
  return (
    <div class={styles.bar}>
      <Button class={styles.captioned} onClick={() => setOpenSheet({ kind: 'places' })}>
        <Icon name="grid" />
        {words.places.label}
      </Button>
      {onFlip ? (
        <button
          type="button"
          class={styles.flipButton}
          data-strip=""
          aria-label={
            isPlaneShown
              ? `${words.table.toLife}: ${lifeTotalsInWords(words, game)}`
              : `${words.table.toPlane}: ${faceUpNames}`
          }
          onClick={onFlip}
        >
          {isPlaneShown ? (
            <LifeTotalsOfTeams game={game} />
          ) : (
            <span class={styles.plane} style={{ '--letters': faceUpNames.length }}>
              <Icon name="walk" size={20} />
              <span>{faceUpNames}</span>
            </span>
          )}
        </button>
      ) : (
        <p class={styles.turn} data-strip="">
          {isTurnWaiting(turn)
            ? `${playerName(words, game.seats, turn.activePlayer)}: ${words.table.waiting}`
            : words.table.turnOf(sharedTurnNames(words, game.seats, turn, turn.activePlayer), turn.number)}
        </p>
      )}
      <Button class={styles.captioned} onClick={() => setOpenSheet({ kind: 'log' })}>
        <Icon name="log" />
        {words.table.log}
      </Button>
      <Button class={styles.captioned} onClick={() => setOpenSheet({ kind: 'menu' })}>
        <Icon name="more" />
        {words.table.menu}
      </Button>
    </div>
  );
}

function LifeTotalsOfTeams({ game }: { game: Game }) {
  const words = useFirstPaintWords();
  const { turn, totals } = game.history.table;
  const activePlayers = allActivePlayers(game.history.table);
  const teams = sharedTurnTeamsAsSeated(turn);
  const lifeOf = (player: PlayerId) => amount(totals[player]?.life ?? 0);
  const ownDigits = teams.map(([player]) => widthInDigits(lifeOf(player)));
  const digits = Math.max(...ownDigits);
  const letters = teams.map((members) =>
    Math.max(joinNames(words, game.seats, members).length + 1, 3 * digits),
  );
  // Four seats in a row share it by their names; more are as wide as each other.
  if (teams.length > 4) letters.fill(Math.max(...letters));
  return (
    <span
      class={styles.totals}
      style={{
        '--half': Math.ceil(teams.length / 2),
        '--fewest': Math.min(...letters),
        '--digits': digits,
      }}
    >
      {teams.map((members, index) => {
        const [player] = members;
        const classes = classNames(
          styles.seat,
          activePlayers.includes(player) && styles.active,
          !isInGame(turn, player) && styles.out,
        );
        return (
          <span
            key={player}
            class={classes}
            style={{
              ...teamStyle(game.seats, members),
              '--letters': letters[index],
              '--own-digits': ownDigits[index],
            }}
          >
            <span class={styles.name}>
              {members.map((member) => [
                <NameWithNumber key={member} name={playerName(words, game.seats, member)} />,
                ' ',
              ])}
            </span>
            <span class={styles.life}>{lifeOf(player)}</span>{' '}
          </span>
        );
      })}
    </span>
  );
}

function lifeTotalsInWords(words: FirstPaintWords, { seats, history }: Game): string {
  const { turn, totals } = history.table;
  return sharedTurnTeamsAsSeated(turn)
    .map((members) => `${joinNames(words, seats, members)} ${amount(totals[members[0]]?.life ?? 0)}`)
    .join(', ');
}

/** Returns an empty name for a short time after a start, until the cards are loaded. */
function useFaceUpNames({ history }: Game): string {
  const words = useFirstPaintWords();
  const { catalog } = usePlanarCards();
  const language = useLanguage();
  const faceUp = history.table.planar?.faceUp ?? [];
  if (faceUp.length === 0) return words.table.reveal;
  if (!catalog.value) return '';
  return faceUp.map(({ card }) => cardName(catalog.value, language, card)).join(' · ');
}
