import { useState } from 'preact/hooks';
import { rewriteName } from '../../../rules/landless/list/card-list';
import { usePreferences } from '../../../session/contexts/use-preferences';

/** Names of a list with what replaces them; null for one whose lines are removed. */
export type NameReplacements = readonly (readonly [name: string, replacement: string | null])[];

/**
 * Writes other names into the text of the list, so that they are stored with it. Until the text changes again, this
 * can be undone.
 */
export function useNameReplacement(typed: string, changeText: (text: string) => void) {
  const { settings } = usePreferences();
  const [latest, setLatest] = useState<{
    readonly replacements: NameReplacements;
    readonly before: string;
    readonly after: string;
  } | null>(null);
  const currentText = () => settings.values.peek().pastedCardList ?? '';
  return {
    /** What was replaced last, unless the text has changed since. */
    latest: latest?.after === typed ? latest.replacements : null,
    replace(replacements: NameReplacements) {
      const before = currentText();
      changeText(
        replacements.reduce((text, [name, replacement]) => rewriteName(text, name, replacement), before),
      );
      setLatest({ replacements, before, after: currentText() });
    },
    undo() {
      if (latest) changeText(latest.before);
    },
  };
}
