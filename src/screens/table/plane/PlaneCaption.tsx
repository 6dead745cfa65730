import type { ComponentChildren } from 'preact';
import type { PlanarAbility } from '../../../content/planes/planar-card-facts';
import { Button, IconButton } from '../../../design/Button';
import { DeferredIcon } from '../../../design/DeferredIcon';
import { isTriggeredByEvent } from '../../../session/abilities/active-abilities';
import { AbilityList } from '../../parts/card/AbilityList';
import { HiddenCardText, PictureCaption } from '../../parts/card/PicturedCard';
import { useTypeLine } from '../../parts/card/use-type-line';
import { useWords } from '../../parts/words';
import { useTableScreen } from '../use-table-screen';
import { CardCounters } from './CardCounters';
import { ChosenOptions } from './ChosenOptions';
import { CounterAbilityButton } from './CounterAbilityButton';
import styles from './PlaneView.module.css';
import { type FaceUpCardProps, useFaceUpCard } from './use-face-up-card';

/** Shows the applicable abilities and all buttons below a plane's picture. */
export function PlaneCaption({ buttons, ...cardProps }: FaceUpCardProps & { buttons: ComponentChildren }) {
  const words = useWords();
  const typeLine = useTypeLine();
  const { facts, name, ownerLabel, activeTimes, offersOf } = useFaceUpCard(cardProps);
  const { setOpenSheet } = useTableScreen();
  const { game, planar, card } = cardProps;
  const abilities = facts?.abilities ?? [];
  const isActive = ({ when }: PlanarAbility) => when.some((time) => activeTimes.includes(time));
  const inactiveAbilities = abilities.filter((ability) => !isActive(ability));
  const activeAbilities = abilities.filter(isActive);
  const offers = inactiveAbilities
    .filter((ability) => !isTriggeredByEvent(ability))
    .flatMap((ability) => offersOf(ability).map((offer) => ({ ...offer, when: ability.when })));
  return (
    <>
      <PictureCaption
        name={name}
        type={facts && typeLine(facts)}
        note={ownerLabel}
        buttons={
          <>
            <IconButton
              icon={<DeferredIcon name="question" />}
              label={words.meaning.title}
              onClick={() => setOpenSheet({ kind: 'meaning' })}
            />
            {buttons}
          </>
        }
      />
      <CardCounters planar={planar} card={card} />
      {activeAbilities.length > 0 && (
        <AbilityList abilities={activeAbilities} activeTimes={activeTimes} offersOf={offersOf} brief />
      )}
      {offers.map(({ when, label, ...button }, index) => (
        <Button key={index} wide {...button}>
          {when.map((time) => words.when[time]).join(', ')}: {label}
        </Button>
      ))}
      <CounterAbilityButton game={game} planar={planar} card={card} ability="encounter" />
      <ChosenOptions game={game} planar={planar} card={card} />
      {inactiveAbilities.length > 0 && (
        <HiddenCardText>
          <AbilityList abilities={inactiveAbilities} brief isSkippedByTab />
        </HiddenCardText>
      )}
      {!facts && <p class={styles.hint}>{words.unknownCardNote}</p>}
    </>
  );
}
