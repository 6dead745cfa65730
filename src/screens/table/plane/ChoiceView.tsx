import { useRef } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { Choice } from '../../../design/Choice';
import { classNames } from '../../../design/class-names';
import type { Words } from '../../../i18n/en';
import { countToChoose, destinationsOf } from '../../../rules/planar/planar-choice';
import type { Destination } from '../../../rules/planar/planar-operation';
import type { PlanarChoice, PlanarZone } from '../../../rules/planar/planar-state';
import type { PlayerId } from '../../../rules/turn/turn';
import type { Game } from '../../../session/game/game';
import { moveItem } from '../../../session/lib/move-item';
import { ExplanationLink } from '../../parts/rule/ExplanationLink';
import { ruleOfChoice } from '../../parts/rule/rule-topics';
import { useCardName } from '../../parts/use-card-name';
import { playerName, useWords } from '../../parts/words';
import { useTableScreen } from '../use-table-screen';
import styles from './ChoiceView.module.css';
import {
  initialPlacements,
  isOrderRelevant,
  type Placements,
  placeCard,
  placementsToShow,
  settlementOf,
} from './choice-placements';
import { TakenCard } from './TakenCard';
import { useMoreBelowMark } from './use-more-below-mark';

interface ChoiceViewProps {
  game: Game;
  planar: PlanarZone;
  choice: PlanarChoice;
  /** The player who decides. */
  player: PlayerId;
}

/** Shows cards taken off the planar deck: a sentence asks the deciding player, and each card has its destinations. */
export function ChoiceView({ game, planar, choice, player }: ChoiceViewProps) {
  const words = useWords();
  const cardName = useCardName();
  const { placements } = useTableScreen();
  const { operation } = choice;
  const view = useRef<HTMLDivElement>(null);
  useMoreBelowMark(view);
  const name = playerName(words, game.seats, player);
  const shownPlacements = placementsToShow(planar, choice, placements.value);
  const setPlacements = (changedPlacements: Placements) => {
    placements.value = changedPlacements;
  };
  if (!shownPlacements)
    return <PassDevice name={name} onShow={() => setPlacements(initialPlacements(planar, choice))} />;
  const canMove = isOrderRelevant(choice, shownPlacements);
  const textForChoice = operation.chaos ? 'chaos' : 'whole';
  // Cards that were just left are known, and all of them are in sight without their texts.
  const textToShow = choice.pendingBottomOrder ? 'none' : textForChoice;
  const haveSameDestination = shownPlacements.every(
    ({ destination }) => destination === shownPlacements[0]?.destination,
  );
  return (
    <div ref={view} class={styles.view} data-tight="">
      <Question {...{ planar, choice, name }} placements={shownPlacements} />
      <ol class={classNames(styles.cards, operation.chosen === null && styles.column)}>
        {shownPlacements.map(({ card, destination }, index) => {
          const destinationProps = {
            name: cardName(card),
            destinations: destinationsOf(planar, choice, card),
            destination,
            onChange: (newDestination: Destination) =>
              setPlacements(placeCard(planar, choice, shownPlacements, card, newDestination)),
          };
          const hasPickButton = operation.chosen !== null && destinationProps.destinations.length > 1;
          return (
            <li key={card} class={styles.card}>
              <TakenCard
                card={card}
                text={textToShow}
                canMove={canMove}
                place={index + 1}
                count={shownPlacements.length}
                pickButton={hasPickButton && <PickButton {...destinationProps} />}
                onMove={(by) => setPlacements(moveItem(shownPlacements, index, index + by))}
              />
              {!hasPickButton && (
                <Destinations {...destinationProps} isSaidByQuestion={canMove && haveSameDestination} />
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

interface PassDeviceProps {
  /** The name of the player who decides. */
  name: string;
  onShow: () => void;
}

/** Keeps cards hidden that only one player may see, until that player has the phone. */
function PassDevice({ name, onShow }: PassDeviceProps) {
  const { choice } = useWords();
  return (
    <div class={classNames(styles.view, styles.passDevice)}>
      <p class={styles.question}>{choice.passDevice(name)}</p>
      <Button variant="primary" wide onClick={onShow}>
        {choice.show}
      </Button>
    </div>
  );
}

interface QuestionProps extends Pick<ChoiceViewProps, 'planar' | 'choice'> {
  placements: Placements;
  /** The name of the player who decides. */
  name: string;
}

/** States what is asked of whom, and how much of it is done. */
function Question({ planar, choice, placements, name }: QuestionProps) {
  const words = useWords();
  const cardName = useCardName();
  const { operation, source } = choice;
  const settlement = settlementOf(placements);
  const requiredCount = countToChoose(planar, choice);
  const introduction = words.choice.chooser(name, source && cardName(source));
  return (
    <div class={styles.question}>
      <p>
        {introduction}{' '}
        {requiredCount === null
          ? questionFor(planar, choice, placements, words)
          : words.choice.chooseSome(requiredCount, choice.cards.length)}{' '}
        <ExplanationLink entry={ruleOfChoice(choice)} />
      </p>
      {operation.chaos && <p class={styles.note}>{words.choice.chaosHere}</p>}
      {settlement.top.length > 1 && <p class={styles.note}>{words.choice.topNote}</p>}
      {settlement.bottom.length > 1 && (
        <p class={styles.note}>
          {operation.bottom === 'random' ? words.choice.randomBottom : words.choice.orderNote}
        </p>
      )}
    </div>
  );
}

/** Returns the question if any number of cards may be chosen. */
function questionFor(planar: PlanarZone, choice: PlanarChoice, placements: Placements, words: Words): string {
  if (choice.pendingBottomOrder) return words.choice.orderOnBottom;
  const canChoose = choice.cards.some((card) => destinationsOf(planar, choice, card).length > 1);
  if (canChoose) return choice.cards.length === 1 ? words.choice.chooseForOne : words.choice.chooseForEach;
  return isOrderRelevant(choice, placements) ? words.choice.chooseOrder : words.choice.nothingToChoose;
}

interface DestinationsProps {
  name: string;
  destinations: readonly Destination[];
  destination: Destination;
  onChange: (destination: Destination) => void;
}

/** Sends one of the cards to choose among to its first destination, or back to the rest. */
function PickButton({ name, destinations, destination, onChange }: DestinationsProps) {
  const words = useWords();
  const [firstDestination = destination, alternative = firstDestination] = destinations;
  const isChosen = destination === firstDestination;
  const text = words.choice.destinations[firstDestination];
  return (
    <Button
      class={styles.pick}
      label={`${name}: ${text}`}
      pressed={isChosen}
      onClick={() => onChange(isChosen ? alternative : firstDestination)}
    >
      {text}
    </Button>
  );
}

/** Lets players choose among the destinations of a card; names the only one unless the question says it. */
function Destinations({
  name,
  destinations,
  destination,
  isSaidByQuestion,
  onChange,
}: DestinationsProps & { isSaidByQuestion: boolean }) {
  const words = useWords();
  if (destinations.length < 2)
    return !isSaidByQuestion && <p class={styles.note}>{words.choice.destinations[destination]}</p>;
  return (
    <div class={styles.destinations}>
      <Choice
        label={words.choice.whereTo(name)}
        value={destination}
        options={destinations.map((value) => ({ value, name: words.choice.destinations[value] }))}
        onChange={onChange}
      />
    </div>
  );
}
