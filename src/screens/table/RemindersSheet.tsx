import { Sheet } from '../../design/Sheet';
import type { Game } from '../../session/game';
import { useSession } from '../../session/session';
import { AbilityList } from '../parts/AbilityList';
import { RuleLink } from '../parts/RuleLink';
import { cardName, playerName, useLanguage, useWords } from '../parts/words';
import { dueReminders, type InherentReminder, inherentReminders } from './now';
import { offersOf } from './offers';
import styles from './RemindersSheet.module.css';
import type { OpenSheet } from './Sheets';

interface RemindersSheetProps {
  game: Game;
  onOpen: (sheet: OpenSheet | null) => void;
}

const ruleOf: Readonly<Record<InherentReminder['kind'], string>> = {
  monarch: '725.2',
  initiative: '726.2',
  rad: '728.1',
  time: '731.2',
};

/** What applies now, whole, with what the app can carry out of it. */
export function RemindersSheet({ game, onOpen }: RemindersSheetProps) {
  const words = useWords();
  const language = useLanguage();
  const { table, catalogue } = useSession();
  const due = catalogue.value ? dueReminders(game.history, catalogue.value) : [];
  const { time } = game.history.table.designations;

  function inWords({ kind, count = 0 }: InherentReminder): string {
    const { inherent } = words;
    if (kind === 'rad') return inherent.rad(count);
    return kind === 'time' ? inherent.time[time ?? 'day'] : inherent[kind];
  }

  return (
    <Sheet title={words.reminders.title} closeLabel={words.close} onClose={() => onOpen(null)}>
      <ul class={styles.reminders}>
        {due.map(({ card, you, ability, counters }) => {
          const facts = catalogue.value?.factsOf(card);
          return (
            facts && (
              <li key={`${card} ${you} ${ability.text.en}`}>
                <h3 class={styles.whose}>
                  {playerName(words, game.seats, you)} · {cardName(catalogue.value, language, card)}
                </h3>
                {counters !== undefined && <p class={styles.note}>{words.reminders.left(counters)}</p>}
                <AbilityList
                  abilities={[ability]}
                  now={ability.when}
                  offersOf={() =>
                    offersOf(ability, facts, {
                      words,
                      table: game.history.table,
                      you,
                      deaf: false,
                      play: (move) => {
                        table.play(move);
                        onOpen(null);
                      },
                      onOpen,
                    })
                  }
                />
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
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
