/** Words the reminders of the current moment, in the order of the turn. */
import type { Words } from '../../../i18n/en';
import { type AbilityTime, abilityTimes } from '../../../rules/planar/ability-times';
import { isFaceUp } from '../../../rules/planar/planar';
import type { PlanarCardId } from '../../../rules/planar/planar-card';
import type { History } from '../../../rules/table/history';
import type { PlayerId } from '../../../rules/turn/turn';
import { activeTimes } from '../../../session/game/active-abilities';
import type { DueReminder, InherentReminder } from '../../../session/game/reminders/reminders';

/** What is said of one time of the turn. */
export interface ReminderLine {
  readonly text: string;
  /** The ability is highlighted on a face-up card, which says it all. */
  readonly isLit: boolean;
}

interface Said extends ReminderLine {
  readonly rank: number;
}

interface Naming {
  readonly words: Words;
  player(id: PlayerId): string;
  card(id: PlanarCardId): string;
}

/** The end step of the turn that is over comes before everything of the turn that begins. */
function rankOf(time: AbilityTime, isOfTurnBefore: boolean): number {
  return isOfTurnBefore ? -1 : abilityTimes.indexOf(time);
}

export function reminderLines(
  history: History,
  now: { readonly due: readonly DueReminder[]; readonly inherent: readonly InherentReminder[] },
  { words, player, card: cardCalled }: Naming,
): readonly ReminderLine[] {
  const { planar } = history.table;
  const { reminders } = words;
  const lineOf = (time: AbilityTime, what: string) => reminders.now(words.when[time], what);
  const due = now.due.flatMap(({ card, you, ability, times }) => {
    const lit = planar && isFaceUp(planar, card) ? activeTimes(history, planar, card) : [];
    const isOfTurnBefore = times.length === 1 && times[0] === 'endStep';
    const isLit = !isOfTurnBefore && ability.when.some((time) => lit.includes(time));
    return ability.when
      .filter((time) => times.includes(time))
      .map(
        (time): Said => ({
          // The time alone would say that the player leaves.
          text:
            time === 'leave'
              ? reminders.ofLeft(cardCalled(card), player(you))
              : lineOf(time, reminders.of(player(you), cardCalled(card))),
          isLit,
          rank: rankOf(time, isOfTurnBefore),
        }),
      );
  });
  const inherent = now.inherent.map(({ you, kind, time, count = 0 }): Said => {
    const said = reminders.inherent;
    const what = said[kind](player(you), count);
    return { text: lineOf(time, what), isLit: false, rank: rankOf(time, time === 'endStep') };
  });
  const lines = new Map<string, Said>();
  for (const line of [...due, ...inherent].toSorted((one, other) => one.rank - other.rank)) {
    const same = lines.get(line.text);
    lines.set(line.text, { ...line, isLit: line.isLit && (same?.isLit ?? true) });
  }
  return [...lines.values()].map(({ text, isLit }) => ({ text, isLit }));
}
