import { useState } from 'preact/hooks';
import { Button } from '../../design/Button';
import { classNames } from '../../design/class-names';
import { withoutTurning } from '../../session/plain-text';
import { useSession } from '../../session/session';
import type { SavedGroup, SavedPlayer } from '../../session/settings';
import { seatStyle } from '../parts/seat-colour';
import { useWords } from '../parts/words';
import { EditGroup } from './EditGroup';
import { MOST_SEATS, type NewGameForm } from './new-game-form';
import styles from './Regulars.module.css';
import { namedPlayers, seatOf, sitDown, standUp } from './regulars';

interface RegularsProps {
  form: NewGameForm;
  onChange: (form: NewGameForm) => void;
}

/** Who of those that often play together plays tonight; a tap for each. */
export function Regulars({ form, onChange }: RegularsProps) {
  const words = useWords();
  const { settings } = useSession();
  const { regulars: groups } = settings.values.value;
  const [chosen, choose] = useState(0);
  const [isEditing, edit] = useState(false);
  /** What there was before something was removed, and what it is called. */
  const [removed, setRemoved] = useState<{ groups: readonly SavedGroup[]; what: string } | null>(null);
  const group = groups[chosen] ?? groups[0];
  const place = group ? groups.indexOf(group) : 0;
  const named = namedPlayers(form);
  const isGroup = group && named.every(({ name }) => group.players.some((player) => player.name === name));
  const nameOf = ({ name }: SavedGroup) => withoutTurning(name) || words.regulars.nameless;

  function change(regulars: readonly SavedGroup[], what: string | null) {
    setRemoved(what === null ? null : { groups, what });
    settings.change({ regulars });
  }

  function save() {
    choose(groups.length);
    edit(true);
    change([...groups, { name: '', players: named }], null);
  }

  function toggle(player: SavedPlayer) {
    onChange(seatOf(form, player) === -1 ? sitDown(form, player) : standUp(form, player));
  }

  // As long as there is nobody to save, that it can be done is all there is to say.
  if (groups.length === 0 && named.length === 0 && !removed) {
    return <p class={styles.note}>{words.regulars.none}</p>;
  }

  return (
    <fieldset class={styles.regulars} aria-label={words.regulars.title}>
      {groups.length > 0 && <p class={styles.label}>{words.regulars.title}</p>}
      {groups.length > 1 && (
        <div class={styles.chips}>
          {groups.map((one, index) => (
            <Button
              key={index}
              pressed={index === place}
              look={index === place ? 'walk' : 'plain'}
              onClick={() => choose(index)}
            >
              {nameOf(one)}
            </Button>
          ))}
        </div>
      )}
      {group && !isEditing && (
        <fieldset class={styles.chips} aria-label={words.regulars.tonight(nameOf(group))}>
          {group.players.map((player) => {
            const isSeated = seatOf(form, player) !== -1;
            return (
              <button
                key={player.name}
                type="button"
                class={styles.player}
                style={seatStyle(player)}
                aria-pressed={isSeated}
                onClick={() => toggle(player)}
              >
                {withoutTurning(player.name)}
              </button>
            );
          })}
        </fieldset>
      )}
      {group && isEditing && (
        <EditGroup
          group={group}
          form={form}
          onChange={(edited, what) => change(groups.with(place, edited), what)}
          onRemove={() => {
            edit(false);
            choose(0);
            change(groups.toSpliced(place, 1), nameOf(group));
          }}
        />
      )}
      {form.seats.length === MOST_SEATS && named.length === MOST_SEATS && (
        <p class={styles.note}>{words.regulars.full}</p>
      )}
      {removed && (
        <p class={styles.removed} role="status">
          {words.regulars.removed(removed.what)}{' '}
          <Button onClick={() => change(removed.groups, null)}>{words.regulars.undo}</Button>
        </p>
      )}
      <div class={classNames(styles.chips, styles.does)}>
        {group && (
          <Button onClick={() => edit(!isEditing)}>
            {isEditing ? words.regulars.editDone : words.regulars.edit}
          </Button>
        )}
        {!isEditing && named.length > 0 && !isGroup && <Button onClick={save}>{words.regulars.save}</Button>}
      </div>
    </fieldset>
  );
}
