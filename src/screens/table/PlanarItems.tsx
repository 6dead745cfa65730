import { IconButton } from '../../design/Button';
import { Choice } from '../../design/Choice';
import { countedRolls, isStartingPlaneRevealed, type Planar } from '../../rules/planar/planar';
import type { PlanarCardId } from '../../rules/planar/planar-card';
import type { Move } from '../../rules/table/move';
import { mayActOnPlanes } from '../../rules/table/play-planar';
import { activePlayers, type PlayerId } from '../../rules/turn/turn';
import type { Game } from '../../session/game';
import { useSession } from '../../session/session';
import { TermText } from '../parts/TermText';
import { useReadAloud } from '../parts/use-read-aloud';
import { cardName, playerName, useLanguage, useWords } from '../parts/words';
import styles from './GameMenu.module.css';
import { Item } from './GameMenuItem';
import type { OpenSheet } from './Sheets';

interface PlanarItemsProps {
  game: Game;
  planar: Planar;
  byHand: (move: Move) => void;
  onRollByCard: () => void;
  onOpen: (sheet: OpenSheet | null) => void;
}

/** What the table does to the die and the planes by hand. */
export function PlanarItems({ game, planar, byHand, onRollByCard, onOpen }: PlanarItemsProps) {
  const words = useWords();
  const language = useLanguage();
  const { settings, catalogue } = useSession();
  const canAct = mayActOnPlanes(game.history.table);
  const { die, facing } = settings.values.value;
  return (
    <>
      <h3 class={styles.heading}>
        <TermText text={words.menu.die} isHeading />
      </h3>
      <Item
        what={words.menu.rollByCard}
        note={words.menu.rollByCardNote}
        disabled={!canAct}
        onClick={onRollByCard}
      />
      <Item
        what={words.menu.ownDie}
        note={words.menu.ownDieNote}
        disabled={!canAct}
        onClick={() => onOpen({ kind: 'enterRoll' })}
      />
      {activePlayers(game.history.table.turn).map((player) => (
        <CountedRolls key={player} game={game} planar={planar} player={player} />
      ))}
      <Choice
        label={words.menu.whoThrows}
        value={die}
        options={(['app', 'table'] as const).map((value) => ({ value, name: words.menu.dice[value] }))}
        onChange={(value) => settings.change({ die: value })}
      />
      <h3 class={styles.heading}>
        <TermText text={words.menu.planes} isHeading />
      </h3>
      <Item
        what={words.byHand.planeswalk}
        note={words.byHand.planeswalkNote}
        disabled={!canAct}
        onClick={() => byHand({ kind: 'planeswalk' })}
      />
      <Item
        what={words.byHand.chaos}
        note={words.byHand.chaosNote}
        disabled={!canAct}
        onClick={() => byHand({ kind: 'ensueChaos', card: null })}
      />
      {planar.faceUp.map(({ card }) => (
        <Item
          key={card}
          what={words.counters.menu}
          note={cardName(catalogue.value, language, card)}
          onClick={() =>
            byHand({
              kind: 'changeCounters',
              card,
              by: 1,
              walkAt: catalogue.value?.factsOf(card)?.counters?.walkAt ?? null,
            })
          }
        />
      ))}
      {planar.faceUp.map(({ card }) => (
        <ReadAloudItem key={card} card={card} onClick={() => onOpen(null)} />
      ))}
      <Item what={words.effects.title} onClick={() => onOpen({ kind: 'effects' })} />
      {planar.map && isStartingPlaneRevealed(planar) && (
        <Item what={words.map.title} onClick={() => onOpen({ kind: 'map' })} />
      )}
      <Item what={words.menu.planarDeck} onClick={() => onOpen({ kind: 'deck' })} />
      <Choice
        label={words.table.facing}
        value={facing}
        options={(['one', 'two', 'four'] as const).map((value) => ({
          value,
          name: words.table.facings[value],
        }))}
        onChange={(value) => settings.change({ facing: value })}
      />
    </>
  );
}

/** Reads a face-up card to the table, the menu out of the way. */
function ReadAloudItem({ card, onClick }: { card: PlanarCardId; onClick: () => void }) {
  const language = useLanguage();
  const { catalogue } = useSession();
  const reading = useReadAloud(catalogue.value?.factsOf(card));
  if (!reading) return null;
  const read = () => {
    reading.press();
    onClick();
  };
  return <Item what={reading.label} note={cardName(catalogue.value, language, card)} onClick={read} />;
}

interface CountedRollsProps {
  game: Game;
  planar: Planar;
  player: PlayerId;
}

/** Corrects the cost of the next roll when the table and the app do not agree. */
function CountedRolls({ game, planar, player }: CountedRollsProps) {
  const words = useWords();
  const { table } = useSession();
  const counted = countedRolls(planar, player);
  const { teams } = game.history.table.turn;
  const count = (by: 1 | -1) => table.play({ kind: 'countRoll', by, ...(teams && { player }) });
  return (
    <div class={styles.count}>
      <span>
        <span class={styles.what}>
          {teams && `${playerName(words, game.seats, player)}: `}
          {words.menu.counted}
        </span>{' '}
        <span class={styles.note}>{words.menu.allRolls(planar.rolls[player]?.all ?? 0)}</span>
      </span>
      <IconButton
        icon="minus"
        look="plain"
        label={words.menu.countedFewer}
        disabled={counted === 0}
        onClick={() => count(-1)}
      />
      <output>{counted}</output>
      <IconButton icon="plus" look="plain" label={words.menu.countedMore} onClick={() => count(1)} />
    </div>
  );
}
