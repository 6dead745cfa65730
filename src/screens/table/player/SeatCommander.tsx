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
}

/** Begins an attack by one of a player's commanders. */
export function CommanderAttacks({
  game,
  player,
  children,
}: SeatCommanderProps & {
  /** Buttons beside those of the first commander. */
  children?: ComponentChildren;
}) {
  const commanderRecord = game.history.table.commanders[player];
  if (!commanderRecord) return null;
  return (
    <>
      <AttackButtons player={player} number={0}>
        {children}
      </AttackButtons>
      {hasTwoCommanders(commanderRecord) && <AttackButtons player={player} number={1} />}
    </>
  );
}

/** Adds a second commander or removes it; what it adds comes after it, so that it keeps its place. */
export function SecondCommanderButton({ game, player }: SeatCommanderProps) {
  const { commander } = useWords();
  const liveGame = useLiveGame();
  const commanderRecord = game.history.table.commanders[player];
  if (!commanderRecord) return null;
  const hasTwo = hasTwoCommanders(commanderRecord);
  return (
    <Button onClick={() => liveGame.play({ kind: 'setCommanderCount', player, count: hasTwo ? 1 : 2 })}>
      {hasTwo ? commander.remove : commander.add}
    </Button>
  );
}

/** Shows the cost of a player's next cast of each commander, and the damage dealt to them by others. */
export function CommanderCounts({ game, player }: SeatCommanderProps) {
  const { commander } = useWords();
  const commanderRecord = game.history.table.commanders[player];
  if (!commanderRecord) return null;
  return (
    <>
      <TimesCast player={player} commanderRecord={commanderRecord} />
      <section class={styles.damage}>
        <div class={styles.titledNote}>
          <h3 class={styles.heading}>{commander.damage}</h3>
          <p class={styles.note}>{commander.damageHint(COMMANDER_DAMAGE_TO_LOSE)}</p>
        </div>
        <DamageTaken game={game} player={player} commanderRecord={commanderRecord} />
      </section>
    </>
  );
}

interface AttackButtonsProps {
  player: PlayerId;
  number: CommanderNumber;
  children?: ComponentChildren;
}

function AttackButtons({ player, number, children }: AttackButtonsProps) {
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
        <BadgeIcon name="poison" size={20} />
        <span>
          {label} <br />
          {commander.withInfect}
        </span>
      </Button>
      {children}
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
