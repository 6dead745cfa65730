import type { ComponentChildren } from 'preact';
import { Button } from '../../../design/Button';
import {
  COMMANDER_DAMAGE_TO_LOSE,
  type CommanderNumber,
  type CommanderRecord,
  commanderDamageTaken,
  commanderNumbers,
  commanderTax,
  hasTwoCommanders,
} from '../../../rules/life/commander';
import { type PlayerId, playerIds } from '../../../rules/turn/turn';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import type { Game } from '../../../session/game/game';
import { playerName, useWords } from '../../parts/words';
import { useTableScreen } from '../use-table-screen';
import { BadgeIcon } from './BadgeIcon';
import { CountRow } from './CountRow';
import styles from './SeatSheet.module.css';

interface SeatCommanderProps {
  game: Game;
  player: PlayerId;
  /** Content used more often than the button for a second commander. */
  children?: ComponentChildren;
}

/** Shows a player's commanders: attacking, the cost of the next cast, and damage dealt by other commanders. */
export function SeatCommander({ game, player, children }: SeatCommanderProps) {
  const { commander } = useWords();
  const liveGame = useLiveGame();
  const commanderRecord = game.history.table.commanders[player];
  if (!commanderRecord) return null;
  const hasTwo = hasTwoCommanders(commanderRecord);
  // What the button for a second commander adds comes after it, so that the button keeps its place.
  return (
    <>
      <AttackButtons player={player} number={0} />
      {children}
      <Button
        wide
        class={styles.secondCommander}
        onClick={() => liveGame.play({ kind: 'setCommanderCount', player, count: hasTwo ? 1 : 2 })}
      >
        {hasTwo ? commander.remove : commander.add}
      </Button>
      {hasTwo && <AttackButtons player={player} number={1} />}
      <section class={styles.damage}>
        <div class={styles.titledNote}>
          <h3 class={styles.heading}>{commander.damage}</h3>
          <p class={styles.note}>{commander.damageHint(COMMANDER_DAMAGE_TO_LOSE)}</p>
        </div>
        <DamageTaken game={game} player={player} commanderRecord={commanderRecord} />
      </section>
      <TimesCast player={player} commanderRecord={commanderRecord} />
    </>
  );
}

function AttackButtons({ player, number }: { player: PlayerId; number: CommanderNumber }) {
  const { commander } = useWords();
  const { beginAttack, setOpenSheet } = useTableScreen();
  const label = number === 1 ? commander.attackSecond : commander.attack;
  const startAttack = (infect?: true) => {
    beginAttack({ source: player, commander: number, ...(infect && { infect }) });
    setOpenSheet(null);
  };
  return (
    <div class={styles.attack}>
      <Button onClick={() => startAttack()}>
        <BadgeIcon name="commanderDamage" size={20} /> {label}
      </Button>
      <Button onClick={() => startAttack(true)}>
        <BadgeIcon name="poison" size={20} /> {label} {commander.withInfect}
      </Button>
    </div>
  );
}

interface DamageTakenProps {
  game: Game;
  player: PlayerId;
  commanderRecord: CommanderRecord;
}

/** Counts the damage that each commander has dealt to the player. */
function DamageTaken({ game, player, commanderRecord }: DamageTakenProps) {
  const words = useWords();
  const liveGame = useLiveGame();
  const { commanders } = game.history.table;
  // A player's own commander damages them only if another player controls it.
  const otherPlayers = playerIds(game.seats.length).filter((source) => source !== player);
  const sources = [...otherPlayers, player].flatMap((source) =>
    commanderNumbers
      .filter((number) => commanders[source]?.casts[number] !== undefined)
      .map((number) => ({ source, number })),
  );
  return (
    <div class={styles.rows}>
      {sources.map(({ source, number }) => {
        const name = playerName(words, game.seats, source);
        const label = number === 1 ? words.commander.secondOf(name) : name;
        return (
          <CountRow
            key={`${source} ${number}`}
            label={label}
            count={commanderDamageTaken(commanderRecord, source, number)}
            minusLabel={words.counters.removeOne(label)}
            plusLabel={words.counters.addOne(label)}
            onStep={(by, times) =>
              liveGame.play({
                kind: 'dealCommanderDamage',
                player,
                source,
                commander: number,
                by: by * times,
              })
            }
          />
        );
      })}
    </div>
  );
}

/** Counts how often the player has cast each commander, with the tax on the next cast. */
function TimesCast({ player, commanderRecord }: { player: PlayerId; commanderRecord: CommanderRecord }) {
  const { commander, counters } = useWords();
  const liveGame = useLiveGame();
  const numbers = commanderNumbers.filter((number) => commanderRecord.casts[number] !== undefined);
  return (
    <div class={styles.rows}>
      {numbers.map((number) => {
        const label = number === 1 ? commander.castSecond : commander.cast;
        return (
          <CountRow
            key={number}
            label={label}
            note={commander.tax(commanderTax(commanderRecord, number))}
            count={commanderRecord.casts[number] ?? 0}
            minusLabel={counters.removeOne(label)}
            plusLabel={counters.addOne(label)}
            onStep={(by) => liveGame.play({ kind: 'castCommander', player, commander: number, by })}
          />
        );
      })}
    </div>
  );
}
