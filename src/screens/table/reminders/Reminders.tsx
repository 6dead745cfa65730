import { useState } from 'preact/hooks';
import { IconButton } from '../../../design/Button';
import { DetailIcon } from '../../../design/DetailIcon';
import type { AbilityTime } from '../../../rules/planar/ability-times';
import type { PlanarCardId } from '../../../rules/planar/planar-card';
import type { PlayerId } from '../../../rules/turn/turn';
import { useCards } from '../../../session/contexts/use-cards';
import type { Game } from '../../../session/game/game';
import { dueReminders, inherentReminders } from '../../../session/game/reminders';
import { cardName, playerName, useLanguage, useWords } from '../../parts/words';
import styles from './Badges.module.css';
import { dismissTasks, undismissed } from './dismissed-tasks';

/** Shows easily missed abilities in one line, which a tap expands; it never blocks the game. */
export function Reminders({ game, onOpen }: { game: Game; onOpen: () => void }) {
  const words = useWords();
  const language = useLanguage();
  const { catalogue } = useCards();
  const [dismissed, setDismissed] = useState('');
  const all = catalogue.value ? undismissed(game.id, dueReminders(game.history, catalogue.value)) : [];
  const { turn, planar } = game.history.table;
  const moment = `${turn.number} ${turn.upkeeps} ${planar?.rolls.map(({ all }) => all)} ${planar?.visited.length}`;
  const isDismissed = moment === dismissed;
  const due = isDismissed ? all.filter(({ task }) => task !== undefined) : all;
  const inherent = isDismissed ? [] : inherentReminders(game.history);
  if (due.length === 0 && inherent.length === 0) return null;
  const dismiss = () => {
    setDismissed(moment);
    dismissTasks(game.id, all);
  };
  const lines = new Map<string, Set<string>>();
  const note = (you: PlayerId, times: readonly AbilityTime[], card: PlanarCardId | null) => {
    const name = playerName(words, game.seats, you);
    const said = lines.get(name) ?? new Set();
    for (const time of times) {
      const when = words.when[time].toLowerCase();
      // The card that was left is no longer on the screen.
      const isGone = time === 'leave' && card !== null;
      said.add(isGone ? `${when} (${cardName(catalogue.value, language, card)})` : when);
    }
    lines.set(name, said);
  };
  for (const { card, you, ability, times } of due)
    note(
      you,
      ability.when.filter((time) => times.includes(time)),
      card,
    );
  for (const { you, time } of inherent) note(you, [time], null);
  return (
    <div class={styles.reminders}>
      <button type="button" class={styles.open} onClick={onOpen}>
        <DetailIcon name="bell" size={20} />
        <span class={styles.list}>
          {[...lines].map(([name, said]) => words.reminders.now(name, [...said].join(', '))).join(' · ')}
        </span>
      </button>
      <IconButton icon="close" label={words.reminders.dismiss} onClick={dismiss} />
    </div>
  );
}
