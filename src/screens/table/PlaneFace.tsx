import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { AbilityTime } from '../../content/planes/planar-card-facts';
import { classNames } from '../../design/class-names';
import { Icon } from '../../design/Icon';
import { cardsInChaos, type Planar } from '../../rules/planar/planar';
import type { PlanarCardId } from '../../rules/planar/planar-card';
import type { Game } from '../../session/game';
import { useSession } from '../../session/session';
import { AbilityList } from '../parts/AbilityList';
import { PlaneArt } from '../parts/PlaneArt';
import { cardName, playerName, useLanguage, useWords } from '../parts/words';
import { ChoiceFace } from './ChoiceFace';
import { moveOf } from './carry-out';
import { MapButton } from './MapButton';
import { MapFace } from './MapFace';
import styles from './PlaneFace.module.css';
import { useFit } from './use-fit';

interface PlaneFaceProps {
  game: Game;
  planar: Planar;
  /** Shows what lies around, in a game with a map. */
  onMap: () => void;
}

/** The face-up plane, or the deck before the first one is turned up. */
export function PlaneFace({ game, planar, onMap }: PlaneFaceProps) {
  const words = useWords();
  if (planar.choice) return <ChoiceFace game={game} planar={planar} choice={planar.choice} />;
  if (planar.map?.leaving) return <MapFace game={game} planar={planar} map={planar.map} />;
  if (planar.faceUp.length === 0) {
    return (
      <div class={styles.face}>
        <div class={`${styles.card} ${styles.waiting}`}>
          <div class={styles.back}>
            <Icon name="walk" size={56} />
          </div>
          <p class={styles.hint}>
            {words.table.revealHint(playerName(words, game.seats, planar.controller))}
          </p>
        </div>
      </div>
    );
  }
  const mapButton = planar.map && <MapButton map={planar.map} onClick={onMap} />;
  return (
    <div class={styles.face}>
      {planar.faceUp.map(({ card }, index) => (
        <PlaneCard
          key={card}
          card={card}
          now={whatAppliesNow(game, planar, card)}
          mapButton={index === 0 && mapButton}
        />
      ))}
    </div>
  );
}

/** Chaos until the next action; an encounter while it waits; arrival until the next step. */
function whatAppliesNow(game: Game, planar: Planar, card: PlanarCardId): AbilityTime | null {
  if (cardsInChaos(planar).includes(card)) return 'chaos';
  if (planar.waiting.some((ability) => ability.kind === 'encounter' && ability.card === card)) {
    return 'encounter';
  }
  const { steps, done } = game.history;
  const arrived = steps[done - 1]?.happenings.some(
    (happening) => happening.kind === 'planeswalked' && happening.to.includes(card),
  );
  return arrived ? 'arrive' : null;
}

interface PlaneCardProps {
  card: PlanarCardId;
  now: AbilityTime | null;
  /** On the picture, or below the text where that is for several readers. */
  mapButton: ComponentChildren;
}

function PlaneCard({ card, now, mapButton }: PlaneCardProps) {
  const { settings, catalogue } = useSession();
  const facing = settings.values.value.facing;
  const planarType = catalogue.value?.factsOf(card)?.planarType ?? null;
  const art = <PlaneArt id={card} planarType={planarType} class={styles.art} />;
  const picture = (
    <>
      {art}
      {mapButton}
    </>
  );
  const text = <PlaneText card={card} now={now} brief />;
  const copy = <PlaneText card={card} now={now} brief isCopy />;
  return (
    <article class={classNames(styles.card, facing !== 'one' && styles.shared)} data-card={card}>
      {facing !== 'one' && art}
      {facing === 'one' && (
        <div class={styles.box}>
          <PlaneText card={card} now={now} art={picture} />
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

interface PlaneTextProps {
  card: PlanarCardId;
  now: AbilityTime | null;
  /** Behind the name, as large as the text leaves room. */
  art?: ComponentChildren;
  /** Without reminders in parentheses, where room is short. */
  brief?: boolean;
  /** Another side of the table has the same text, and the keyboard goes there. */
  isCopy?: boolean;
}

function PlaneText({ card, now, art, brief, isCopy }: PlaneTextProps) {
  const words = useWords();
  const { table, catalogue } = useSession();
  const language = useLanguage();
  const facts = catalogue.value?.factsOf(card);
  const planarType = facts && catalogue.value?.planarTypeOf(facts);
  const reader = useRef<HTMLDivElement>(null);
  useFit(reader, `${card} ${language} ${facts !== undefined}`);
  return (
    <div ref={reader} class={styles.reader} tabIndex={isCopy ? -1 : 0}>
      <header class={styles.title}>
        {art}
        <h2 class={styles.name}>{catalogue.value ? cardName(catalogue.value, language, card) : ' '}</h2>
        {facts && (
          <p class={styles.type}>
            {words.kinds[facts.kind]}
            {planarType && ` — ${planarType[language]}`}
          </p>
        )}
      </header>
      <div class={styles.abilities}>
        {facts && (
          <AbilityList
            abilities={facts.abilities}
            now={now}
            onAct={(act) => table.play(moveOf(act, card))}
            brief={brief}
            isCopy={isCopy}
          />
        )}
        {catalogue.value && !facts && <p class={styles.hint}>{words.unknownCardNote}</p>}
      </div>
    </div>
  );
}
