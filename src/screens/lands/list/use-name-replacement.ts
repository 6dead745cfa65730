import { useState } from 'preact/hooks';
import { rewriteName } from '../../../rules/landless/list/card-list';
import { usePreferences } from '../../../session/contexts/use-preferences';

/** Names of a list with what replaces them; null for one whose lines are removed. */
export type NameReplacements = readonly (readonly [name: string, replacement: string | null])[];

/** One replacement, with the text of the list before and after it. */
interface Replacement {
  readonly replacements: NameReplacements;
  readonly before: string;
  readonly after: string;
}

/**
 * Writes other names into the text of the list, so that they are stored with it. Until the text changes otherwise, the
 * replacements can be undone one after the other.
 */
export function useNameReplacement(typed: string, changeText: (text: string) => void) {
  const { settings } = usePreferences();
  const [undoable, setUndoable] = useState<readonly Replacement[]>([]);
  const latest = undoable.at(-1);
  const currentText = () => settings.values.peek().pastedCardList ?? '';
  return {
    /** What was replaced last, unless the text has changed since. */
    latest: latest?.after === typed ? latest.replacements : null,
    replace(replacements: NameReplacements) {
      const before = currentText();
      changeText(
        replacements.reduce((text, [name, replacement]) => rewriteName(text, name, replacement), before),
      );
      const replacement = { replacements, before, after: currentText() };
      setUndoable((earlier) => [...(earlier.at(-1)?.after === before ? earlier : []), replacement]);
    },
    undo() {
      if (latest) changeText(latest.before);
      setUndoable((replacements) => replacements.slice(0, -1));
    },
  };
}
