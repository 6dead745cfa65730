import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { DeferredIcon } from '../../../design/DeferredIcon';
import { Icon } from '../../../design/Icon';
import { withNoBreakSpaces } from '../../../i18n/no-break-spaces';
import type { PlanarZone } from '../../../rules/planar/planar-state';
import { isStartingPlaneRevealed } from '../../../rules/planar/planar-zone';
import { nextAction } from '../../../rules/table/next-action';
import { sharedTurnTeamOf, sharedTurnTeamsAsSeated } from '../../../rules/turn/seating-and-teams';
import { activeTimes, isStartingPlaneNow } from '../../../session/abilities/active-abilities';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import { usePlanarCards } from '../../../session/contexts/use-planar-cards';
import { usePreferences } from '../../../session/contexts/use-preferences';
import type { Game } from '../../../session/game/game';
import { AbilityList } from '../../parts/card/AbilityList';
import { CardText, type TableSideProps } from '../../parts/card/CardText';
import { FullSizeCard } from '../../parts/card/FullSizeCard';
import { type Turning, useTurning } from '../../parts/card/Rotatable';
import { useAppliedInSight } from '../../parts/card/use-applied-in-sight';
import { ExplanationLink } from '../../parts/rule/ExplanationLink';
import { ruleTopics } from '../../parts/rule/rule-topics';
import { sharedTurnNames } from '../../parts/shared-turn-names';
import { useMatches } from '../../parts/use-matches';
import { useSecondTapGuard } from '../../parts/use-second-tap-guard';
import { useLanguage, useWords } from '../../parts/words';
import { arePanelsSideways, layOutPanels } from '../life/panel-grid';
import { mainButtonsKeyOf } from '../main-buttons-key';
import { DestinationView } from '../map/DestinationView';
import { MapButton } from '../map/MapButton';
import { useFlipToPlane } from '../use-flip-to-plane';
import { useTableScreen } from '../use-table-screen';
import { CardCounters } from './CardCounters';
import { ChoiceView } from './ChoiceView';
import { ChosenOptions } from './ChosenOptions';
import { CounterAbilityButton } from './CounterAbilityButton';
import { PlaneCaption } from './PlaneCaption';
import styles from './PlaneView.module.css';
import { StartingChoices } from './StartingChoices';
import { type FaceUpCardProps, useFaceUpCard } from './use-face-up-card';
import { useMoreBelowMark } from './use-more-below-mark';
import { usePictureDecoding } from './use-picture-decoding';

interface PlaneViewProps {
  game: Game;
  planar: PlanarZone;
  /** Called when there is something new to read; null if it is visible anyway. */
  onNews: (() => void) | null;
}

/** Shows the face-up plane, the pending decision about the next one, or the deck before the first plane is revealed. */
export function PlaneView({ game, planar, onNews }: PlaneViewProps) {
  const words = useWords();
  const { catalog } = usePlanarCards();
  // Kept for the next card, which the same player reads.
  const turning = useTurning();
  useFlipToPlane(game, onNews);
  usePictureDecoding(planar);
  const { turn } = game.history.table;
  const action = nextAction(game.history.table);
  // Texts that load later would move the names above them.
  if (!catalog.value && isStartingPlaneRevealed(planar)) return <div class={styles.view} />;
  if (action.kind === 'settleChoice') {
    const { choice, player } = action;
    return <ChoiceView key={choice.cards.join()} {...{ game, planar, choice, player }} />;
  }
  if (action.kind === 'chooseDestination')
    return <DestinationView game={game} planar={planar} map={action.map} />;
  if (planar.faceUp.length === 0) {
    return (
      <div class={styles.view}>
        <div class={styles.waiting}>
          <CardBack game={game} />
          <p class={styles.hint}>
            {isStartingPlaneRevealed(planar)
              ? words.planeView.noPlane
              : withNoBreakSpaces(
                  words.planeView.revealHint(
                    sharedTurnNames(words, game.seats, turn, planar.controller),
                    sharedTurnTeamOf(turn, planar.controller).length > 1,
                  ),
                )}{' '}
            <ExplanationLink
              entry={isStartingPlaneRevealed(planar) ? ruleTopics.noPlane : ruleTopics.startingPlane}
            />
          </p>
          {action.kind === 'revealStartingPlane' && <StartingChoices game={game} />}
        </div>
      </div>
    );
  }
  return <FaceUpCards {...{ game, planar, turning }} />;
}

function FaceUpCards({ game, planar, turning }: Omit<PlaneViewProps, 'onNews'> & { turning: Turning }) {
  const { setOpenSheet } = useTableScreen();
  const view = useRef<HTMLDivElement>(null);
  useMoreBelowMark(view);
  const cards = planar.faceUp.map(({ card }) => card);
  useAppliedInSight(
    view,
    cards.join(),
    cards.map((card) => activeTimes(game.history, planar, card)).join(' '),
  );
  const mapButton = planar.map && (
    <MapButton map={planar.map} onClick={() => setOpenSheet({ kind: 'map' })} />
  );
  return (
    <div ref={view} class={`${styles.view} ${styles.cards}`}>
      {cards.map((card, index) => (
        <PlaneCard key={card} {...{ game, planar, card, turning }} mapButton={index === 0 && mapButton} />
      ))}
    </div>
  );
}

/** Matches phones on which the life totals have the screen to themselves, and are not below the plane. */
const PORTRAIT_PHONE = '(orientation: portrait) and (max-width: 699px)';

/** The height of an ability's label and of the space around it, and of the buttons for counters, in characters. */
const [LABEL, COUNTERS] = [75, 50];

/** The top of the deck, which reveals the starting plane when touched; the button below does the same for everyone. */
function CardBack({ game }: { game: Game }) {
  const liveGame = useLiveGame();
  const ignoresTaps = useSecondTapGuard(mainButtonsKeyOf(game));
  const canReveal = nextAction(game.history.table).kind === 'revealStartingPlane';
  return (
    <button
      type="button"
      class={styles.cardBack}
      aria-hidden="true"
      tabIndex={-1}
      disabled={!canReveal}
      onClick={() => ignoresTaps || liveGame.play({ kind: 'revealStartingPlane' })}
    >
      <Icon name="walk" size={56} />
    </button>
  );
}

interface PlaneCardProps extends FaceUpCardProps {
  mapButton: ComponentChildren;
  turning: Turning;
}

function PlaneCard({ mapButton, turning, ...props }: PlaneCardProps) {
  const { card, game, planar } = props;
  const { catalog } = usePlanarCards();
  const language = useLanguage();
  const { settings } = usePreferences();
  const { textFacing, panels } = settings.values.value;
  const isSingle = planar.faceUp.length === 1;
  const isPortraitPhone = useMatches(PORTRAIT_PHONE);
  // Two sides are those along which the panels are; of several planes, a low one is read from one side.
  const isSideways =
    isPortraitPhone &&
    textFacing === 'two' &&
    isSingle &&
    arePanelsSideways(
      layOutPanels(
        sharedTurnTeamsAsSeated(game.history.table.turn).length,
        { width: innerWidth, height: innerHeight },
        panels,
        false,
      ),
    );
  const { abilities = [], counters } = catalog.value?.factsOf(card) ?? {};
  return (
    <FullSizeCard
      id={card}
      // Counted, because sizes measured after sharing the space would change the shares again.
      textLength={abilities.reduce(
        (sum, { text }) => sum + text[language].length + LABEL,
        counters ? COUNTERS : 0,
      )}
      // Four texts on each of several planes would be too small to read.
      textFacing={textFacing === 'four' && !isSingle ? 'two' : textFacing}
      cornerButton={mapButton}
      turning={isSideways ? { ...turning, turns: (turning.turns + 1) % 4 } : turning}
      renderText={(side) => <PlaneText {...props} side={side} />}
      renderCaption={(buttons) => (
        <PlaneCaption
          {...props}
          buttons={
            <>
              {mapButton}
              {buttons}
            </>
          }
        />
      )}
    />
  );
}

function PlaneText({ side, ...cardProps }: FaceUpCardProps & { side: TableSideProps }) {
  const words = useWords();
  const { facts, name, ownerLabel, activeTimes, offersOf } = useFaceUpCard(cardProps);
  const { setOpenSheet } = useTableScreen();
  const { game, planar, card } = cardProps;
  const { rotation } = side;
  const isArrivalAbilitySkipped =
    !side.isCopy &&
    facts?.abilities.some(
      ({ when }) => when.includes('arrive') && !when.some((time) => activeTimes.includes(time)),
    ) &&
    isStartingPlaneNow(game.history, card);
  return (
    <CardText
      side={side}
      facts={facts}
      name={name}
      note={ownerLabel}
      besideName={
        <>
          {side.buttons}
          <Button
            variant="bare"
            class={styles.meaningButton}
            label={words.meaning.title}
            isSkippedByTab={side.isCopy}
            onClick={() => setOpenSheet({ kind: 'meaning' })}
          >
            <DeferredIcon name="question" />
          </Button>
        </>
      }
      belowName={<CardCounters planar={planar} card={card} isCopy={side.isCopy} />}
      onTap={rotation === undefined ? undefined : () => setOpenSheet({ kind: 'card', card, rotation })}
    >
      {facts && (
        <AbilityList
          abilities={facts.abilities}
          activeTimes={activeTimes}
          offersOf={offersOf}
          isSkippedByTab={side.isCopy}
        />
      )}
      {isArrivalAbilitySkipped && (
        <p class={styles.startNote}>
          {withNoBreakSpaces(words.planeView.startingPlane)}{' '}
          <ExplanationLink entry={ruleTopics.startingPlane} />
        </p>
      )}
      {!side.isCopy && <CounterAbilityButton {...{ game, planar, card }} ability="encounter" />}
      {!side.isCopy && <ChosenOptions game={game} planar={planar} card={card} />}
      {!facts && <p class={styles.hint}>{words.unknownCardNote}</p>}
    </CardText>
  );
}
