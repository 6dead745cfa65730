import common from '../../../design/common.module.css';
import type { Words } from '../../../i18n/en';
import { remainingDeckSize } from '../../../rules/planar/decks/deck-cards';
import { allLaidCards } from '../../../rules/planar/eternities-map/eternities-map';
import type { PlanarCardId } from '../../../rules/planar/planar-card';
import type { PlanarZone } from '../../../rules/planar/planar-state';
import { hasOwnDecks } from '../../../rules/planar/planar-zone';
import { concurrentTables } from '../../../rules/table/concurrent-turns';
import { refusalOfPlanarActions } from '../../../rules/table/next-action';
import { isInGame } from '../../../rules/turn/turn';
import type { Game } from '../../../session/game/game';
import { ExplanationLink } from '../../parts/rule/ExplanationLink';
import { ruleTopics } from '../../parts/rule/rule-topics';
import { TermText } from '../../parts/text/TermText';
import { useCardName } from '../../parts/use-card-name';
import { playerName, useWords } from '../../parts/words';
import { TableSheet } from '../sheets/TableSheet';
import { type NamedDeck, useDecksOfGame } from '../use-decks-of-game';
import styles from './DeckSheet.module.css';
import { TakeCardsForm } from './TakeCardsForm';

interface DeckSheetProps {
  game: Game;
  planar: PlanarZone;
}

/** Shows public information about the planar deck: the number of cards left and the planes visited. */
export function DeckSheet({ game, planar }: DeckSheetProps) {
  const words = useWords();
  const decks = useDecksOfGame(game);
  const remainingCount = remainingDeckSize(planar);
  const faceUpCards = planar.faceUp.map(({ card }) => card);
  const faceUpAnywhere = concurrentTables(game.history.table).flatMap(
    (concurrentTable) => concurrentTable.planar?.faceUp ?? [],
  );
  const visitedCards = planar.visited
    .filter((visitedCard) => !faceUpAnywhere.some(({ card }) => card === visitedCard))
    .toReversed();
  return (
    <TableSheet title={<TermText text={words.planarDeck} isHeading />}>
      {decks.map(
        ({ owner, name }) =>
          owner === null && (
            <p key={name} class={styles.name}>
              {name}
            </p>
          ),
      )}
      {hasOwnDecks(planar) ? (
        <OwnDecks game={game} planar={planar} decks={decks} />
      ) : (
        <p class={styles.count}>
          {words.deckSheet.cardsLeft(remainingCount)} <ExplanationLink entry={ruleTopics.sharedDeck} />
        </p>
      )}
      {refusalOfPlanarActions(game.history.table) === null && <TakeCardsForm deckSize={remainingCount} />}
      {planar.map && <p class={styles.count}>{words.map.onMap(allLaidCards(planar.map).length)}</p>}
      <h3 class={styles.heading}>
        <TermText text={words.deckSheet.faceUp} isHeading />
      </h3>
      <CardNameList cards={faceUpCards} />
      <h3 class={styles.heading}>{words.deckSheet.visited}</h3>
      <CardNameList cards={visitedCards} />
      {visitedCards.length > 0 && <p class={styles.note}>{visitedNote(planar, words)}</p>}
    </TableSheet>
  );
}

function visitedNote(planar: PlanarZone, words: Words): string {
  if (planar.map) return words.map.leavingNote;
  return hasOwnDecks(planar) ? words.deckSheet.ownBottom : words.deckSheet.bottom;
}

/** Lists the decks of the players still in the game; cards are taken off the planar controller's. */
function OwnDecks({ game, planar, decks }: DeckSheetProps & { decks: readonly NamedDeck[] }) {
  const words = useWords();
  return (
    <ul class={styles.owners}>
      {planar.decks.map(
        ({ owner, cards }) =>
          owner !== null &&
          isInGame(game.history.table.turn, owner) && (
            <li key={owner} class={owner === planar.controller ? styles.currentOwner : undefined}>
              {words.deckSheet.cardsLeftOf(playerName(words, game.seats, owner), cards.length)}
              <span class={styles.deckOf}>{decks.find((deck) => deck.owner === owner)?.name}</span>
            </li>
          ),
      )}
    </ul>
  );
}

function CardNameList({ cards }: { cards: readonly PlanarCardId[] }) {
  const words = useWords();
  const cardName = useCardName();
  if (cards.length === 0) return <p>{words.deckSheet.none}</p>;
  return (
    <ol class={common.stack2}>
      {cards.map((card, index) => (
        <li key={`${cards.length - index}`} class={styles.name}>
          {cardName(card)}
        </li>
      ))}
    </ol>
  );
}
