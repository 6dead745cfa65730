import { useEffect, useRef, useState } from 'preact/hooks';
import { Toast } from '../../../design/Toast';
import { withNoBreakSpaces } from '../../../i18n/no-break-spaces';
import { ruleOfDesignation } from '../../../rules/life/designations';
import type { Happening } from '../../../rules/table/happening';
import type { Step } from '../../../rules/table/history';
import type { Game } from '../../../session/game/game';
import { sharedTurnNames } from '../../parts/shared-turn-names';
import { useWordingContext, type WordingContext } from '../../parts/text/effect-words';
import { describeHappening } from '../log/log-sentences';
import { reminderLines } from '../reminders/reminder-lines';
import { useReminderDismissals } from '../reminders/use-reminder-dismissals';
import styles from './Announcement.module.css';
import { createAnnouncer, type StepChange } from './announcer';
import { useMessagePlace } from './use-message-place';

/** Toasts of what was undone or redone are shown for this time, and longer if they have many letters. */
const MIN_TOAST_MS = 2500;
const TOAST_MS_PER_LETTER = 45;

/**
 * Announces the latest log line and the reminders it triggers to screen readers; the line can be read again. What is
 * undone or redone is also shown, and who has taken over a designation.
 */
export function Announcement({ game }: { game: Game }) {
  const { steps, doneCount } = game.history;
  const wording = useWordingContext(game.seats);
  const announcement = useAnnouncement(game, wording);
  return (
    <>
      <p class="visually-hidden" data-latest="">
        {lineOf(steps[doneCount - 1], game, wording)}
      </p>
      <div class="visually-hidden" aria-live="polite">
        {/* The key makes screen readers announce the line even if the text is the same. */}
        <p key={announcement.count} class="visually-hidden">
          {announcement.text}
        </p>
      </div>
      {announcement.toast && (
        <Message key={announcement.count} text={announcement.toast} onClose={announcement.dismissToast} />
      )}
    </>
  );
}

function Message({ text, onClose }: { text: string; onClose: () => void }) {
  const place = useMessagePlace();
  return (
    <div ref={place} class={styles.toast} aria-hidden="true">
      <Toast shownMs={Math.max(MIN_TOAST_MS, text.length * TOAST_MS_PER_LETTER)} onClose={onClose}>
        <span class={styles.lines}>{withNoBreakSpaces(text)}</span>
      </Toast>
    </div>
  );
}

/** Returns the current announcement and the number of earlier ones. */
function useAnnouncement(game: Game, wording: WordingContext) {
  const [announcement, setAnnouncement] = useState({ text: '', toast: '', count: 0 });
  const { remindersNow } = useReminderDismissals();
  const latest = useRef({ game, wording });
  latest.current = { game, wording };
  const lastReminders = useRef<readonly string[]>([]);
  const announcer = useRef(
    createAnnouncer({
      announce(changes) {
        const { game, wording } = latest.current;
        const reminders = reminderLines(game.history, remindersNow(game, wording.catalog), wording).map(
          ({ text }) => `${text}.`,
        );
        const isNewReminder = (text: string) => !lastReminders.current.includes(text);
        const lines = changes.map((change) => changeInWords(change, latest.current));
        const text = [...lines, ...reminders.filter(isNewReminder)].join(' ');
        lastReminders.current = reminders;
        const toast = changes
          .flatMap(({ kind, step }, index) => {
            if (kind === 'done') return successionIn(step, latest.current);
            return kind === 'canceledOut' ? [] : (lines[index] ?? []);
          })
          .join(' ');
        setAnnouncement(({ count }) => ({ text, toast, count: count + 1 }));
      },
      callAfter(milliseconds, callback) {
        const timer = setTimeout(callback, milliseconds);
        return () => clearTimeout(timer);
      },
      now: Date.now,
    }),
  ).current;
  useEffect(() => announcer.follow(game.id, game.history), [announcer, game]);
  useEffect(() => announcer.stop, [announcer]);
  const dismissToast = () => setAnnouncement((current) => ({ ...current, toast: '' }));
  return { ...announcement, dismissToast };
}

/** Says which designations have passed on, because their player has left. */
function successionIn(
  { happenings }: Step,
  { game, wording }: { game: Game; wording: WordingContext },
): readonly string[] {
  return happenings
    .filter(
      (happening) => happening.kind === 'designated' && happening.rule !== ruleOfDesignation[happening.as],
    )
    .map((happening) => describeHappening(happening, wording, game.history.table.turn));
}

function changeInWords(
  { kind, step }: StepChange,
  { game, wording }: { game: Game; wording: WordingContext },
): string {
  const { words, seats } = wording;
  switch (kind) {
    case 'undone':
      return words.announcements.undone(undoneLineOf(step, game, wording));
    case 'redone':
      return words.announcements.redone(lineOf(step, game, wording, true));
    case 'canceledOut': {
      const player = 'player' in step.move ? (step.move.player ?? null) : null;
      const life = player === null ? undefined : game.history.table.totals[player]?.life;
      return player === null || life === undefined
        ? ''
        : words.seat.lifeOf(sharedTurnNames(words, seats, game.history.table.turn, player), life);
    }
    case 'done':
      return lineOf(step, game, wording);
  }
}

/** The line of an undone step, with the totals that are there again. */
function undoneLineOf(step: Step, game: Game, wording: WordingContext): string {
  return lineOf({ ...step, happenings: step.happenings.map(withTotalsBefore) }, game, wording, true);
}

/** Returns the same change of a total, from one change earlier. */
function withTotalsBefore(happening: Happening): Happening {
  switch (happening.kind) {
    case 'lifeChanged':
    case 'poisonChanged':
    case 'playerCountersChanged':
    case 'namedCountersChanged':
    case 'commanderDamageChanged': {
      const { from, to } = happening;
      const shifted = { ...happening, from: 2 * from - to, to: from };
      if (shifted.kind !== 'commanderDamageChanged') return shifted;
      const { life, poison } = shifted;
      return {
        ...shifted,
        ...(poison !== undefined
          ? { poison: poison - (to - from) }
          : life !== 'infinite' && { life: life + (to - from) }),
      };
    }
    default:
      return happening;
  }
}

/** Returns what the log says of a step; `isNow` is for one that was undone or redone. */
function lineOf(step: Step | undefined, game: Game, wording: WordingContext, isNow = false): string {
  const { turn } = game.history.table;
  return (step?.happenings ?? [])
    .map((happening) => describeHappening(happening, wording, turn, isNow))
    .join(' ');
}
