import { useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { classNames } from '../../../design/class-names';
import common from '../../../design/common.module.css';
import type { NewGameFormWords } from '../../../i18n/en';
import { MAX_PLAYERS_IN_NEW_GAME } from '../../../rules/limits';
import { usePreferences } from '../../../session/contexts/use-preferences';
import { isolateDirection } from '../../../session/lib/plain-text';
import type { SavedGroup } from '../../../settings/saved-settings';
import { MAX_PLAYER_GROUPS } from '../../../settings/setting-limits';
import { lazyComponent } from '../../parts/lazy-component';
import { seatStyle } from '../../parts/seat-color';
import { useNewGameFormWords } from '../../parts/words';
import styles from './Regulars.module.css';
import { namedPlayers, seatOf, seatPlayer, unseatPlayer } from './regular-players';
import type { FormPartProps } from './use-new-game';

const RegularsEditor = lazyComponent(
  async () => (await import(/* in deferred */ './RegularsEditor')).RegularsEditor,
);

/** Lists the regular players, each added or removed with a tap. */
export function Regulars({ form, onChange, onFirstGroup }: FormPartProps & { onFirstGroup?: () => void }) {
  const words = useNewGameFormWords();
  const { settings } = usePreferences();
  const { regulars: groups } = settings.values.value;
  const [chosenIndex, setChosenIndex] = useState(0);
  const [isEditing, setEditing] = useState(false);
  /** The groups before something was removed, and the name of what was removed. */
  const [lastRemoval, setLastRemoval] = useState<{
    groupsBefore: readonly SavedGroup[];
    name: string;
  } | null>(null);
  const group = groups[chosenIndex] ?? groups[0];
  const groupIndex = group ? groups.indexOf(group) : 0;
  const playersAtTable = namedPlayers(form);
  const areAllInGroup =
    group && playersAtTable.every(({ name }) => group.players.some((player) => player.name === name));

  function changeGroups(newGroups: readonly SavedGroup[], removedName: string | null) {
    setLastRemoval(removedName === null ? null : { groupsBefore: groups, name: removedName });
    settings.change({ regulars: newGroups });
  }

  function saveGroup() {
    if (groups.length === 0) onFirstGroup?.();
    setChosenIndex(groups.length);
    setEditing(true);
    changeGroups([...groups, { name: '', players: playersAtTable }], null);
  }

  if (groups.length === 0 && playersAtTable.length === 0 && !lastRemoval) return null;

  return (
    <fieldset class={common.stack2} aria-label={words.regulars.title}>
      {groups.length > 0 && <p class={styles.label}>{words.regulars.title}</p>}
      {groups.length > 1 && (
        <GroupChoice groups={groups} chosenIndex={groupIndex} onChoose={setChosenIndex} />
      )}
      {group && !isEditing && <GroupPlayers group={group} form={form} onChange={onChange} />}
      {group && isEditing && (
        <RegularsEditor
          group={group}
          form={form}
          onChange={(editedGroup, removedName) =>
            changeGroups(groups.with(groupIndex, editedGroup), removedName)
          }
          onRemove={() => {
            setEditing(false);
            setChosenIndex(0);
            changeGroups(groups.toSpliced(groupIndex, 1), groupName(words, group));
          }}
        />
      )}
      {form.seats.length === MAX_PLAYERS_IN_NEW_GAME && playersAtTable.length === MAX_PLAYERS_IN_NEW_GAME && (
        <p class={common.explanation}>{words.regulars.full}</p>
      )}
      {lastRemoval && (
        <p class={styles.removal} role="status">
          {words.regulars.removed(lastRemoval.name)}{' '}
          <Button onClick={() => changeGroups(lastRemoval.groupsBefore, null)}>{words.undoRemoval}</Button>
        </p>
      )}
      <div class={classNames(common.row, styles.buttons)}>
        {group && (
          <Button onClick={() => setEditing(!isEditing)}>
            {isEditing ? words.done : words.regulars.edit}
          </Button>
        )}
        {!isEditing && playersAtTable.length > 0 && !areAllInGroup && groups.length < MAX_PLAYER_GROUPS && (
          <Button onClick={saveGroup}>{words.regulars.save}</Button>
        )}
      </div>
    </fieldset>
  );
}

function groupName({ regulars }: NewGameFormWords, { name }: SavedGroup): string {
  return isolateDirection(name) || regulars.nameless;
}

interface GroupChoiceProps {
  groups: readonly SavedGroup[];
  chosenIndex: number;
  onChoose: (index: number) => void;
}

function GroupChoice({ groups, chosenIndex, onChoose }: GroupChoiceProps) {
  const words = useNewGameFormWords();
  return (
    <div class={common.row}>
      {groups.map((group, index) => (
        <Button
          key={index}
          pressed={index === chosenIndex}
          variant={index === chosenIndex ? 'primary' : 'plain'}
          onClick={() => onChoose(index)}
        >
          {groupName(words, group)}
        </Button>
      ))}
    </div>
  );
}

/** Lists the players of a group, each added to the game or removed from it with a tap. */
function GroupPlayers({ group, form, onChange }: FormPartProps & { group: SavedGroup }) {
  const words = useNewGameFormWords();
  return (
    <fieldset class={common.row} aria-label={words.regulars.tonight(groupName(words, group))}>
      {group.players.map((player) => {
        const isSeated = seatOf(form, player) !== -1;
        return (
          <button
            key={player.name}
            type="button"
            class={styles.player}
            style={seatStyle(player)}
            aria-pressed={isSeated}
            onClick={() => onChange(isSeated ? unseatPlayer(form, player) : seatPlayer(form, player))}
          >
            {isolateDirection(player.name)}
          </button>
        );
      })}
    </fieldset>
  );
}
