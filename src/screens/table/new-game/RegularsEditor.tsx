import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button, IconButton } from '../../../design/Button';
import common from '../../../design/common.module.css';
import { isolateDirection } from '../../../session/lib/plain-text';
import type { SavedGroup } from '../../../settings/saved-settings';
import { useFocusNextRow } from '../../parts/page/use-focus-next-row';
import { seatStyle } from '../../parts/seat-color';
import { useNewGameFormWords } from '../../parts/words';
import { MAX_NAME_GRAPHEMES, shortenName } from '../player/player-name';
import inputStyles from '../styles/input.module.css';
import type { NewGameForm } from './new-game-form-state';
import styles from './RegularsEditor.module.css';
import { withoutPlayer, withPlayersAtTable } from './regular-players';

interface RegularsEditorProps {
  group: SavedGroup;
  form: NewGameForm;
  /** `removed` is the name of the player removed from the group, or null. */
  onChange: (group: SavedGroup, removedName: string | null) => void;
  onRemove: () => void;
}

/** Edits the name and the members of a group. */
export function RegularsEditor({ group, form, onChange, onRemove }: RegularsEditorProps) {
  const { regulars } = useNewGameFormWords();
  const updatedGroup = withPlayersAtTable(group, form);
  const fields = useRef<HTMLDivElement>(null);
  const [list, beforeRemoval] = useFocusNextRow<HTMLUListElement>(group.players.length);
  // The button that opened the fields may be at the bottom of the screen.
  useLayoutEffect(() => fields.current?.closest('fieldset')?.scrollIntoView({ block: 'center' }), []);
  return (
    <div ref={fields} class={common.stack2}>
      <input
        class={inputStyles.input}
        type="text"
        autocomplete="off"
        maxLength={2 * MAX_NAME_GRAPHEMES}
        aria-label={regulars.groupNameLabel}
        placeholder={regulars.groupNameLabel}
        value={group.name}
        onInput={(event) => onChange({ ...group, name: shortenName(event.currentTarget.value) }, null)}
      />
      <ul ref={list} class={styles.members}>
        {group.players.map((player, index) => {
          const name = isolateDirection(player.name);
          return (
            <li key={player.name} class={styles.member}>
              <span class={styles.color} style={seatStyle(player)} />
              <span>{name}</span>
              <IconButton
                icon="close"
                label={regulars.removePlayer(name)}
                onClick={() => {
                  beforeRemoval(index);
                  onChange(withoutPlayer(group, player), name);
                }}
              />
            </li>
          );
        })}
      </ul>
      <div class={common.row}>
        {JSON.stringify(updatedGroup) !== JSON.stringify(group) && (
          <Button onClick={() => onChange(updatedGroup, null)}>{regulars.update}</Button>
        )}
        <Button onClick={onRemove}>{regulars.removeGroup}</Button>
      </div>
    </div>
  );
}
