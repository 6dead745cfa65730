import { Button } from '../../../design/Button';
import { Sheet } from '../../../design/Sheet';
import { timeOfDay } from '../../../rules/life/designations';
import type { Move } from '../../../rules/table/move';
import { useCards } from '../../../session/contexts/use-cards';
import { useTable } from '../../../session/contexts/use-table';
import { partsDone, playerDrawn } from '../../../session/game/current-moment';
import type { Game } from '../../../session/game/game';
import { type InherentReminder, inherentReminders } from '../../../session/game/reminders';
import { AbilityList } from '../../parts/card/AbilityList';
import { RuleLink } from '../../parts/text/RuleLink';
import { cardName, playerName, useLanguage, useWords } from '../../parts/words';
import type { OpenSheet } from '../menu/open-sheet';
import { dismissTasks, remindersDue } from './dismissed-tasks';
import { offerButtons } from './offer-buttons';
import styles from './RemindersSheet.module.css';

interface RemindersSheetProps {
  game: Game;
  onOpen: (sheet: OpenSheet | null) => void;
}

const ruleOf: Readonly<Record<InherentReminder['kind'], string>> = {
  monarch: '725.2',
  initiative: '726.2',
  rad: '728.1',
  time: '731.2',
  speed: '702.179',
};

/** Marks a move as belonging to the end step of the turn before. */
function madeLate(move: Move): Move {
  return move.kind === 'carryOut' ? { ...move, late: true } : { kind: 'carryOut', moves: [move], late: true };
}

/** Shows the applicable abilities in full, with the parts that the app can carry out. */
export function RemindersSheet({ game, onOpen }: RemindersSheetProps) {
  const words = useWords();
  const language = useLanguage();
  const { table } = useTable();
  const { catalogue } = useCards();
  const due = remindersDue(game, catalogue.value);
  const time = timeOfDay(game.history.table.designations);

  function inWords({ kind, count = 0 }: InherentReminder): string {
    const { inherent } = words;
    if (kind === 'rad' || kind === 'speed') return inherent[kind](count);
    return kind === 'time' ? inherent.time[time ?? 'day'] : inherent[kind];
  }

  return (
    <Sheet title={words.reminders.title} closeLabel={words.close} onClose={() => onOpen(null)}>
      <ul class={styles.reminders}>
        {due.map((reminder) => {
          const { card, you, ability, counters, task, times } = reminder;
          const facts = catalogue.value?.factsOf(card);
          return (
            facts && (
              <li key={`${card} ${you} ${task} ${ability.text.en}`}>
                <h3 class={styles.whose}>
                  {playerName(words, game.seats, you)} · {cardName(catalogue.value, language, card)}
                </h3>
                {counters !== undefined && <p class={styles.note}>{words.reminders.left(counters)}</p>}
                <AbilityList
                  abilities={[ability]}
                  now={ability.when}
                  offersOf={() =>
                    offerButtons(ability, facts, {
                      words,
                      table: game.history.table,
                      you,
                      guarded: false,
                      parts: partsDone(game.history, card),
                      drawn: playerDrawn(game.history),
                      play: (move) => {
                        table.play(times.every((time) => time === 'endStep') ? madeLate(move) : move);
                        onOpen(null);
                      },
                      onOpen,
                    })
                  }
                />
                {task !== undefined && (
                  <Button
                    label={words.reminders.doneWith(cardName(catalogue.value, language, card))}
                    onClick={() => {
                      dismissTasks(game.id, [reminder]);
                      if (due.length === 1) onOpen(null);
                    }}
                  >
                    {words.reminders.done}
                  </Button>
                )}
              </li>
            )
          );
        })}
        {inherentReminders(game.history).map((reminder) => (
          <li key={`${reminder.kind} ${reminder.you}`}>
            <h3 class={styles.whose}>
              {playerName(words, game.seats, reminder.you)} · {words.when[reminder.time]}
            </h3>
            <p>
              {inWords(reminder)}{' '}
              <RuleLink to={ruleOf[reminder.kind]} label={words.rule(ruleOf[reminder.kind])}>
                {ruleOf[reminder.kind]}
              </RuleLink>
            </p>
            {reminder.kind === 'speed' && (
              <Button
                onClick={() => {
                  const { you: player } = reminder;
                  table.play({ kind: 'changePlayerCounters', player, counter: 'speed', by: 1 });
                  onOpen(null);
                }}
              >
                {words.reminders.speedUp}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
