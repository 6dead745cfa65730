import type { Signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { Button, IconButton } from '../../../design/Button';
import { Choice } from '../../../design/Choice';
import { classNames } from '../../../design/class-names';
import type { Words } from '../../../i18n/en';
import type { PlanarCardId } from '../../../rules/planar/planar-card';
import { countChosen, countToChoose, destinationsOf } from '../../../rules/planar/planar-choice';
import type { Destination } from '../../../rules/planar/planar-operation';
import type { Planar, PlanarChoice } from '../../../rules/planar/planar-state';
import type { PlayerId } from '../../../rules/turn/turn';
import { useCards } from '../../../session/contexts/use-cards';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import type { Game } from '../../../session/game/game';
import { moveItem } from '../../../session/lib/move-item';
import { AbilityList } from '../../parts/card/AbilityList';
import { CardThumbnail } from '../../parts/card/CardThumbnail';
import { ExplanationLink } from '../../parts/text/ExplanationLink';
import { ruleOfChoice } from '../../parts/text/rule-topics';
import { cardName, playerName, useLanguage, useWords } from '../../parts/words';
import styles from './ChoiceFace.module.css';
import { initialPicks, isOrderRelevant, type Picks, pick, picksToShow, settlementOf } from './choice-picks';
import { useScrollMarks } from './use-scroll-marks';

interface ChoiceFaceProps {
  game: Game;
  planar: Planar;
  choice: PlanarChoice;
  /** The player who decides. */
  player: PlayerId;
  picks: Signal<Picks | null>;
}

/** Shows cards taken off the planar deck: a sentence asks the deciding player, and each card has its destinations. */
export function ChoiceFace({ game, planar, choice, player, picks }: ChoiceFaceProps) {
  const words = useWords();
  const language = useLanguage();
  const liveGame = useLiveGame();
  const { catalog } = useCards();
  const { operation } = choice;
  const face = useRef<HTMLDivElement>(null);
  useScrollMarks(face);
  const name = playerName(words, game.seats, player);
  const shownPicks = picksToShow(planar, choice, picks.value);
  const setPicks = (changedPicks: Picks) => {
    picks.value = changedPicks;
  };
  if (!shownPicks) {
    const presetPicks = initialPicks(planar, choice);
    return (
      <PassDevice
        name={name}
        bottomOrder={choice.bottomOrder}
        onShow={() => setPicks(presetPicks)}
        onSettle={() => liveGame.play({ kind: 'settleChoice', settlement: settlementOf(presetPicks) })}
      />
    );
  }
  const canMove = isOrderRelevant(choice, shownPicks);
  const isForAll = shownPicks.every(({ destination }) => destination === shownPicks[0]?.destination);
  return (
    <div class={styles.container}>
      <div ref={face} class={styles.face} data-tight="">
        <Question {...{ planar, choice, name }} picks={shownPicks} />
        <ol class={classNames(styles.cards, canMove && styles.ordered)}>
          {shownPicks.map(({ card, destination }, index) => (
            <li key={card} class={styles.card}>
              <TakenCard
                card={card}
                showsChaos={operation.chaos}
                canMove={canMove}
                isFirst={index === 0}
                isLast={index === shownPicks.length - 1}
                onMove={(by) => setPicks(moveItem(shownPicks, index, index + by))}
              />
              <Destinations
                name={cardName(catalog.value, language, card)}
                destinations={destinationsOf(planar, choice, card)}
                destination={destination}
                isKnown={canMove && isForAll}
                onChange={(newDestination) =>
                  setPicks(pick(planar, choice, shownPicks, card, newDestination))
                }
              />
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

interface PassDeviceProps {
  /** The name of the player who decides. */
  name: string;
  bottomOrder: PlanarChoice['bottomOrder'];
  onShow: () => void;
  onSettle: () => void;
}

/** Keeps cards hidden that only one player may see, until that player has the phone. */
function PassDevice({ name, bottomOrder, onShow, onSettle }: PassDeviceProps) {
  const { choice } = useWords();
  return (
    <div class={classNames(styles.face, styles.passDevice)}>
      <p class={styles.question}>
        {bottomOrder && `${choice.orderOnBottom} `}
        {choice.passDevice(name)}
      </p>
      <Button variant="primary" wide onClick={onShow}>
        {choice.show}
      </Button>
      {bottomOrder && (
        <Button wide onClick={onSettle}>
          {choice.anyOrder}
        </Button>
      )}
    </div>
  );
}

interface QuestionProps extends Pick<ChoiceFaceProps, 'planar' | 'choice'> {
  picks: Picks;
  /** The name of the player who decides. */
  name: string;
}

/** States what is asked of whom, and how much of it is done. */
function Question({ planar, choice, picks, name }: QuestionProps) {
  const words = useWords();
  const language = useLanguage();
  const { catalog } = useCards();
  const { operation, source } = choice;
  const settlement = settlementOf(picks);
  const requiredCount = countToChoose(planar, choice);
  const introduction = words.choice.chooser(name, source && cardName(catalog.value, language, source));
  return (
    <div class={styles.question}>
      <p>
        {introduction}{' '}
        {requiredCount === null
          ? questionFor(planar, choice, picks, words)
          : words.choice.chooseSome(requiredCount, choice.cards.length)}{' '}
        <ExplanationLink entry={ruleOfChoice(choice)} />
      </p>
      {operation.chaos && <p class={styles.note}>{words.choice.chaosHere}</p>}
      {requiredCount !== null && (
        <p class={styles.note}>{words.choice.chosen(countChosen(choice, settlement), requiredCount)}</p>
      )}
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
function questionFor(planar: Planar, choice: PlanarChoice, picks: Picks, words: Words): string {
  const canChoose = choice.cards.some((card) => destinationsOf(planar, choice, card).length > 1);
  if (canChoose) return choice.cards.length === 1 ? words.choice.chooseForOne : words.choice.chooseForEach;
  return isOrderRelevant(choice, picks) ? words.choice.chooseOrder : words.choice.nothingToChoose;
}

interface TakenCardProps {
  card: PlanarCardId;
  showsChaos: boolean;
  canMove: boolean;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
}

function TakenCard({ card, showsChaos, canMove, isFirst, isLast, onMove }: TakenCardProps) {
  const words = useWords();
  const language = useLanguage();
  const { catalog } = useCards();
  const facts = catalog.value?.factsOf(card);
  const name = cardName(catalog.value, language, card);
  const abilities = facts?.abilities ?? [];
  return (
    <>
      <header class={styles.header}>
        <CardThumbnail id={card} planarType={facts?.planarType ?? null} class={styles.art} />
        <div class={styles.names}>
          <h2 class={styles.name}>{name}</h2>
          {facts && <p class={styles.note}>{words.kinds[facts.kind]}</p>}
        </div>
        {canMove && (
          <>
            <IconButton
              icon="up"
              label={words.choice.moveEarlier(name)}
              disabled={isFirst}
              onClick={() => onMove(-1)}
            />
            <IconButton
              icon="down"
              label={words.choice.moveLater(name)}
              disabled={isLast}
              onClick={() => onMove(1)}
            />
          </>
        )}
      </header>
      <AbilityList
        abilities={showsChaos ? abilities.filter(({ when }) => when.includes('chaos')) : abilities}
        activeTimes={showsChaos ? ['chaos'] : []}
      />
    </>
  );
}

interface DestinationsProps {
  name: string;
  destinations: readonly Destination[];
  destination: Destination;
  /** Whether the question about the order of all cards says where this one goes. */
  isKnown: boolean;
  onChange: (destination: Destination) => void;
}

/** Lets players choose among the destinations of a card; names the only one unless it is known. */
function Destinations({ name, destinations, destination, isKnown, onChange }: DestinationsProps) {
  const words = useWords();
  if (destinations.length < 2)
    return !isKnown && <p class={styles.note}>{words.choice.destinations[destination]}</p>;
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
