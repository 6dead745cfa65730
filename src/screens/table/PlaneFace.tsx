import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { PlanarCardFacts } from '../../content/planes/planar-card-facts';
import { classNames } from '../../design/class-names';
import { Icon } from '../../design/Icon';
import { isStartingPlaneRevealed, ownerOf, type Planar } from '../../rules/planar/planar';
import type { PlanarCardId } from '../../rules/planar/planar-card';
import { lastPlayerStanding } from '../../rules/turn/turn';
import type { Game } from '../../session/game';
import { useSession } from '../../session/session';
import { AbilityList } from '../parts/AbilityList';
import { PlaneArt } from '../parts/PlaneArt';
import { cardName, playerName, useLanguage, useWords } from '../parts/words';
import { ChoiceFace } from './ChoiceFace';
import { MapButton } from './MapButton';
import { MapFace } from './MapFace';
import { isCarriedOut, timesNow } from './now';
import { offersOf } from './offers';
import styles from './PlaneFace.module.css';
import { Counters, Marks } from './PlaneMemory';
import type { OpenSheet } from './Sheets';
import { useFit } from './use-fit';
import { useSecondTapGuard } from './use-second-tap-guard';

interface PlaneFaceProps {
  game: Game;
  planar: Planar;
  onOpen: (sheet: OpenSheet) => void;
}

/** The face-up plane, or what is decided about the next one, or the deck before the first one is turned up. */
export function PlaneFace({ game, planar, onOpen }: PlaneFaceProps) {
  const words = useWords();
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
        <div class={`${styles.card} ${styles.waiting}`}>
          <div class={styles.back}>
            <Icon name="walk" size={56} />
          </div>
          <p class={styles.hint}>
            {isStartingPlaneRevealed(planar)
              ? words.table.noPlane
              : words.table.revealHint(playerName(words, game.seats, planar.controller))}
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

interface PlaneCardProps extends PlaneFaceProps {
  card: PlanarCardId;
}

interface PlaneCardWithMapProps extends PlaneCardProps {
  /** On the picture, or below the text where that is for several readers. */
  mapButton: ComponentChildren;
}

function PlaneCard({ mapButton, ...props }: PlaneCardWithMapProps) {
  const { card } = props;
  const { settings, catalogue } = useSession();
  const facing = settings.values.value.facing;
  const planarType = catalogue.value?.factsOf(card)?.planarType ?? null;
  // Before the cards are known a plane would look like a phenomenon.
  const art = catalogue.value && <PlaneArt id={card} planarType={planarType} class={styles.art} />;
  const picture = (
    <>
      {art}
      {mapButton}
    </>
  );
  const text = <PlaneText {...props} brief />;
  const copy = <PlaneText {...props} brief isCopy />;
  return (
    <article class={classNames(styles.card, facing !== 'one' && styles.shared)} data-card={card}>
      {facing !== 'one' && art}
      {facing === 'one' && (
        <div class={styles.box}>
          <PlaneText {...props} art={picture} />
        </div>
      )}
      {facing === 'two' && (
        <div class={styles.two}>
          <Copy>{copy}</Copy>
          <div class={styles.side}>{text}</div>
        </div>
      )}
      {facing === 'four' && (
        <div class={styles.four}>
          <Copy>{copy}</Copy>
          <Copy>
            <div class={`${styles.sideways} ${styles.right}`}>{copy}</div>
          </Copy>
          <Copy>
            <div class={`${styles.sideways} ${styles.left}`}>{copy}</div>
          </Copy>
          <div class={styles.side}>{text}</div>
        </div>
      )}
      {facing !== 'one' && mapButton && <div class={styles.strip}>{mapButton}</div>}
    </article>
  );
}

/** The same text for another side of the table; a screen reader needs it only once. */
function Copy({ children }: { children: ComponentChildren }) {
  return (
    <div class={styles.side} aria-hidden="true">
      {children}
    </div>
  );
}

interface PlaneTextProps extends PlaneCardProps {
  /** Behind the name, as large as the text leaves room. */
  art?: ComponentChildren;
  /** Without reminders in parentheses, where room is short. */
  brief?: boolean;
  /** Another side of the table has the same text, and the keyboard goes there. */
  isCopy?: boolean;
}

function PlaneText({ game, planar, card, onOpen, art, brief, isCopy }: PlaneTextProps) {
  const words = useWords();
  const { table, catalogue } = useSession();
  const language = useLanguage();
  const facts = catalogue.value?.factsOf(card);
  const planarType = facts && catalogue.value?.planarTypeOf(facts);
  const owner = ownerOf(planar, card);
  const deaf = useSecondTapGuard(`${game.history.forgotten + game.history.done}`);
  const times = timesNow(game.history, planar, card);
  const reader = useRef<HTMLDivElement>(null);
  // What applies now is what the table wants to read and to tap.
  const moment = times.join();
  useEffect(() => {
    if (moment) reader.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [moment]);
  useFit(reader, `${card} ${language} ${facts !== undefined}`);
  return (
    <div
      ref={reader}
      class={classNames(styles.reader, facts && hasControls(facts) && styles.controls)}
      tabIndex={isCopy ? -1 : 0}
    >
      <header class={styles.title}>
        {art}
        <h2 class={styles.name}>{catalogue.value ? cardName(catalogue.value, language, card) : ' '}</h2>
        {facts && (
          <p class={styles.type}>
            {words.kinds[facts.kind]}
            {planarType && ` — ${planarType[language]}`}
          </p>
        )}
        {owner !== null && <p class={styles.owner}>{words.ownerOf(playerName(words, game.seats, owner))}</p>}
      </header>
      <div class={styles.abilities}>
        {!isCopy && <Counters planar={planar} card={card} />}
        {facts && (
          <AbilityList
            abilities={facts.abilities}
            now={times}
            offersOf={(ability) =>
              isCarriedOut(game.history, card) && !times.some((time) => ability.when.includes(time))
                ? []
                : offersOf(ability, facts, {
                    words,
                    table: game.history.table,
                    you: planar.controller,
                    play: table.play,
                    deaf,
                    onOpen,
                  })
            }
            brief={brief}
            isCopy={isCopy}
          />
        )}
        {!isCopy && <Marks game={game} planar={planar} card={card} />}
        {catalogue.value && !facts && <p class={styles.hint}>{words.unknownCardNote}</p>}
      </div>
    </div>
  );
}

/** Whether buttons stand among the text, which then needs more of the room. */
function hasControls({ abilities, counters, options }: PlanarCardFacts): boolean {
  return counters !== undefined || options !== undefined || abilities.some(({ acts }) => acts);
}
