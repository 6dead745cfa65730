import type { ComponentChildren } from 'preact';
import { Button } from '../../design/Button';
import { Icon } from '../../design/Icon';
import { isStartingPlaneRevealed, type Planar } from '../../rules/planar/planar';
import { lastPlayerStanding } from '../../rules/turn/turn';
import type { Game } from '../../session/game';
import { useSession } from '../../session/session';
import { AbilityList } from '../parts/AbilityList';
import { CardText, FacedCard, type SideOfCard } from '../parts/FacedCard';
import { topics } from '../parts/rule-topics';
import { WhatIsThis } from '../parts/WhatIsThis';
import { playerName, useWords } from '../parts/words';
import { ChoiceFace } from './ChoiceFace';
import { MapButton } from './MapButton';
import { MapFace } from './MapFace';
import { PlaneCaption } from './PlaneCaption';
import styles from './PlaneFace.module.css';
import { Counters, Marks } from './PlaneMemory';
import type { OpenSheet } from './Sheets';
import { usePicturesAtHand } from './use-pictures-at-hand';
import { type PlaneProps, usePlane } from './use-plane';

interface PlaneFaceProps {
  game: Game;
  planar: Planar;
  onOpen: (sheet: OpenSheet) => void;
}

/** The face-up plane, or what is decided about the next one, or the deck before the first one is turned up. */
export function PlaneFace({ game, planar, onOpen }: PlaneFaceProps) {
  const words = useWords();
  usePicturesAtHand(planar);
  // A game that is over leaves nothing to decide.
  const isOver = lastPlayerStanding(game.history.table.turn) !== null;
  if (planar.choice && !isOver) {
    // What was picked is picked among these cards.
    const asked = planar.choice.cards.join();
    return <ChoiceFace key={asked} game={game} planar={planar} choice={planar.choice} />;
  }
  if (planar.map?.leaving && !isOver) return <MapFace game={game} planar={planar} map={planar.map} />;
  if (planar.faceUp.length === 0) {
    return (
      <div class={styles.face}>
        <div class={styles.waiting}>
          <div class={styles.back}>
            <Icon name="walk" size={56} />
          </div>
          <p class={styles.hint}>
            {isStartingPlaneRevealed(planar)
              ? words.table.noPlane
              : words.table.revealHint(playerName(words, game.seats, planar.controller))}{' '}
            <WhatIsThis rule={isStartingPlaneRevealed(planar) ? topics.noPlane : topics.startingPlane} />
          </p>
        </div>
      </div>
    );
  }
  const mapButton = planar.map && <MapButton map={planar.map} onClick={() => onOpen({ kind: 'map' })} />;
  return (
    <div class={styles.face}>
      {planar.faceUp.map(({ card }, index) => (
        <PlaneCard key={card} {...{ game, planar, card, onOpen }} mapButton={index === 0 && mapButton} />
      ))}
    </div>
  );
}

interface PlaneCardProps extends PlaneProps {
  mapButton: ComponentChildren;
}

function PlaneCard({ mapButton, ...props }: PlaneCardProps) {
  const { card } = props;
  const { settings, catalogue } = useSession();
  return (
    <FacedCard
      id={card}
      planarType={catalogue.value?.factsOf(card)?.planarType ?? null}
      facing={settings.values.value.facing}
      onPicture={mapButton}
      text={(side) => <PlaneText {...props} side={side} />}
      caption={(buttons) => (
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

function PlaneText({ side, ...plane }: PlaneProps & { side: SideOfCard }) {
  const words = useWords();
  const { catalogue } = useSession();
  const { facts, name, owner, times, offersOf } = usePlane(plane);
  const { game, planar, card, onOpen } = plane;
  return (
    <CardText
      side={side}
      facts={facts}
      name={name}
      note={owner}
      beside={
        <Button
          look="bare"
          class={styles.ask}
          label={words.meaning.title}
          touchOnly={side.isCopy}
          onClick={() => onOpen({ kind: 'meaning' })}
        >
          <Icon name="question" />
        </Button>
      }
      // What applies now is what the table wants to read and to tap.
      moment={times.join()}
    >
      {!side.isCopy && <Counters planar={planar} card={card} />}
      {facts && (
        <AbilityList
          abilities={facts.abilities}
          now={times}
          offersOf={offersOf}
          brief={side.brief}
          isCopy={side.isCopy}
        />
      )}
      {!side.isCopy && <Marks game={game} planar={planar} card={card} />}
      {catalogue.value && !facts && <p class={styles.hint}>{words.unknownCardNote}</p>}
    </CardText>
  );
}
