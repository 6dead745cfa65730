import { Icon } from '../../design/Icon';
import { isInSight, type LastingEffect } from '../../rules/planar/lasting-effect';
import { extraTurnsToCome } from '../../rules/turn/turn';
import type { Game } from '../../session/game';
import { effectInWords, endingInWords, type Speaker, useSpeaker } from '../parts/effect-words';
import { playerName, useWords } from '../parts/words';
import styles from './Badges.module.css';
import { ClockStrip } from './clock/ClockStrip';
import type { OpenSheet } from './Sheets';

interface BadgesProps {
  game: Game;
  onOpen: (sheet: OpenSheet) => void;
}

/** The clock, where the table wants one, and what lasts, in one line for all to see; a tap says how long. */
export function Badges({ game, onOpen }: BadgesProps) {
  return (
    <>
      <ClockStrip game={game} onOpen={() => onOpen({ kind: 'clock' })} />
      <LastingBadges game={game} onOpen={onOpen} />
    </>
  );
}

function LastingBadges({ game, onOpen }: BadgesProps) {
  const words = useWords();
  const { turn, planar, designations } = game.history.table;
  const speaker = useSpeaker(game.seats);
  const badges = [
    ...(planar?.effects.filter((effect) => isInSight(planar, effect)) ?? []).map((effect) =>
      badgeOf(effect, speaker),
    ),
    ...(designations.time ? [words.designations.timeNow[designations.time]] : []),
    ...(turn.reversed ? [words.menu.turnsGo.counterclockwise] : []),
    ...extraTurnsToCome(turn).map((player) => words.menu.extraTurn(playerName(words, game.seats, player))),
  ];
  if (badges.length === 0) return null;
  return (
    <button type="button" class={styles.badges} onClick={() => onOpen({ kind: planar ? 'effects' : 'menu' })}>
      <Icon name="lasts" size={20} />
      <span class={styles.list}>{badges.join(' · ')}</span>
    </button>
  );
}

/** What lasts, and until when. */
function badgeOf(effect: LastingEffect, speaker: Speaker): string {
  return `${effectInWords(effect, speaker)} (${endingInWords(effect, speaker)})`;
}
