import { Fragment } from 'preact';
import { DeferredIcon } from '../../../design/DeferredIcon';
import { withNoBreakSpaces } from '../../../i18n/no-break-spaces';
import { timeOfDay } from '../../../rules/life/designations';
import { isShownBesidePlanes } from '../../../rules/planar/ongoing-effect';
import type { OngoingEffect } from '../../../rules/planar/planar-state';
import { extraTurnsToCome } from '../../../rules/turn/turn-order';
import type { Game } from '../../../session/game/game';
import {
  describeEffect,
  endingInWords,
  useWordingContext,
  type WordingContext,
} from '../../parts/text/effect-words';
import { playerName, useWords } from '../../parts/words';
import { ClockStrip } from '../clock/ClockStrip';
import styles from '../styles/strip.module.css';
import { useTableScreen } from '../use-table-screen';

/** Shows the clock, if the game uses one, and ongoing effects in one line; a tap shows how long they last. */
export function ClockAndEffects({ game }: { game: Game }) {
  return (
    <>
      <ClockStrip game={game} />
      <OngoingEffects game={game} />
    </>
  );
}

function OngoingEffects({ game }: { game: Game }) {
  const words = useWords();
  const { setOpenSheet } = useTableScreen();
  const { turn, planar, designations } = game.history.table;
  const dayOrNight = timeOfDay(designations);
  const wording = useWordingContext(game.seats);
  const planarEffects = planar?.effects.filter((effect) => isShownBesidePlanes(planar, effect)) ?? [];
  const effects = [
    // The end may be cut off, and only the players carry out reminders.
    ...planarEffects
      .toSorted((first, second) => Number(isCarriedOutByApp(first)) - Number(isCarriedOutByApp(second)))
      .map((effect) => effectInWords(effect, wording)),
    ...[
      ...(dayOrNight ? [words.designations.timeNow[dayOrNight]] : []),
      ...(turn.isReversed ? [words.effects.turnsReversed] : []),
      ...extraTurnsToCome(turn).map((player) => words.menu.extraTurn(playerName(words, game.seats, player))),
    ].map((text) => ({ text, ending: '' })),
  ];
  if (effects.length === 0) return null;
  return (
    <button
      type="button"
      class={styles.effects}
      onClick={() => setOpenSheet({ kind: planar ? 'effects' : 'menu' })}
    >
      <DeferredIcon name="hourglass" size={20} />
      <span class={styles.list}>
        {effects.map(({ text, ending }, index) => (
          <Fragment key={text}>
            {index > 0 && ' · '}
            {withNoBreakSpaces(text)}
            {ending && <span class={styles.ending}> ({withNoBreakSpaces(ending)})</span>}
          </Fragment>
        ))}
      </span>
    </button>
  );
}

/** Whether the app itself applies the effect; anything else only reminds the players of it. */
function isCarriedOutByApp({ does }: OngoingEffect): boolean {
  return does !== 'remind';
}

/** Describes an ongoing effect and when it ends. */
function effectInWords(effect: OngoingEffect, wording: WordingContext) {
  return { text: describeEffect(effect, wording), ending: endingInWords(effect, wording) };
}
