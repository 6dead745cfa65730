import { Button } from '../../../design/Button';
import { classNames } from '../../../design/class-names';
import common from '../../../design/common.module.css';
import type { Words } from '../../../i18n/en';
import { withNoBreakSpaces } from '../../../i18n/no-break-spaces';
import { timeOfDay } from '../../../rules/life/designations';
import { assignToPreviousTurn } from '../../../session/abilities/ability-moves';
import {
  type InherentReminder,
  ruleOfInherentReminder,
} from '../../../session/abilities/reminders/inherent-reminders';
import type { CardReminder } from '../../../session/abilities/reminders/reminders';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import { usePlanarCards } from '../../../session/contexts/use-planar-cards';
import type { Game } from '../../../session/game/game';
import { AbilityList } from '../../parts/card/AbilityList';
import { ExplanationLink } from '../../parts/rule/ExplanationLink';
import { cardName, playerName, useLanguage, useWords } from '../../parts/words';
import { offerButtons } from '../abilities/offer-buttons';
import { TableSheet } from '../sheets/TableSheet';
import { useTableScreen } from '../use-table-screen';
import styles from './RemindersSheet.module.css';
import { useReminderDismissals } from './use-reminder-dismissals';

/** Shows the applicable abilities in full, with the parts that the app can carry out. */
export function RemindersSheet({ game }: { game: Game }) {
  const words = useWords();
  const { catalog } = usePlanarCards();
  const { ofCards, inherent } = useReminderDismissals().remindersNow(game, catalog.value);
  return (
    <TableSheet title={words.reminders.title}>
      <ul class={classNames(common.stack4, styles.reminders)}>
        {ofCards.map((reminder) => (
          <AbilityItem key={keyOf(reminder)} {...{ game, reminder }} isOnlyOne={ofCards.length === 1} />
        ))}
        {inherent.map((reminder) => (
          <InherentItem key={`${reminder.kind} ${reminder.player}`} {...{ game, reminder }} />
        ))}
      </ul>
    </TableSheet>
  );
}

const keyOf = ({ card, controller, triggerKey, isFromPreviousTurn, ability }: CardReminder) =>
  [card, controller, triggerKey, isFromPreviousTurn, ability.text.en].join(' ');

interface AbilityItemProps {
  game: Game;
  reminder: CardReminder;
  isOnlyOne: boolean;
}

/** Shows an ability of a card. */
function AbilityItem({ game, reminder, isOnlyOne }: AbilityItemProps) {
  const { setOpenSheet } = useTableScreen();
  const words = useWords();
  const language = useLanguage();
  const liveGame = useLiveGame();
  const { catalog } = usePlanarCards();
  const { dismiss } = useReminderDismissals();
  const { card, controller, ability, counterCountWhenLeft, triggerKey, isFromPreviousTurn } = reminder;
  const facts = catalog.value?.factsOf(card);
  if (!facts) return null;
  const name = cardName(catalog.value, language, card);
  return (
    <li>
      <h3 class={styles.heading}>
        {withNoBreakSpaces(`${playerName(words, game.seats, controller)} · ${name}`)}
      </h3>
      {counterCountWhenLeft !== undefined && (
        <p class={styles.note}>{words.reminders.countersWhenLeft(counterCountWhenLeft)}</p>
      )}
      <AbilityList
        abilities={[ability]}
        activeTimes={ability.when}
        offersOf={() =>
          offerButtons(ability, {
            words,
            history: game.history,
            seats: game.seats,
            source: { card, counterFacts: facts.counters, controller },
            ignoresTaps: false,
            play: (move) => {
              liveGame.play(isFromPreviousTurn ? assignToPreviousTurn(move) : move);
              setOpenSheet(null);
            },
            openSheet: setOpenSheet,
          })
        }
      />
      {triggerKey !== undefined && (
        <Button
          label={words.reminders.doneWith(name)}
          onClick={() => {
            dismiss(game, { ofCards: [reminder], inherent: [] });
            if (isOnlyOne) setOpenSheet(null);
          }}
        >
          {words.reminders.done}
        </Button>
      )}
    </li>
  );
}

interface InherentItemProps {
  game: Game;
  reminder: InherentReminder;
}

/** Shows what the rules themselves require, with a link to the rule. */
function InherentItem({ game, reminder }: InherentItemProps) {
  const { setOpenSheet } = useTableScreen();
  const words = useWords();
  const liveGame = useLiveGame();
  const { kind, player, time } = reminder;
  const rule = ruleOfInherentReminder[kind];

  function speedUp() {
    liveGame.play({ kind: 'changePlayerCounters', player, counter: 'speed', by: 1 });
    setOpenSheet(null);
  }

  return (
    <li>
      <h3 class={styles.heading}>
        {withNoBreakSpaces(playerName(words, game.seats, player))} · {words.when[time]}
      </h3>
      <p>
        {inherentReminderText(reminder, game, words)} <ExplanationLink entry={rule} />
      </p>
      {kind === 'speed' && <Button onClick={speedUp}>{words.reminders.speedUp}</Button>}
    </li>
  );
}

function inherentReminderText(
  { kind, amount = 0 }: InherentReminder,
  game: Game,
  { inherent }: Words,
): string {
  if (kind === 'rad' || kind === 'speed') return inherent[kind](amount);
  if (kind === 'dayOrNight') return inherent.dayOrNight[timeOfDay(game.history.table.designations) ?? 'day'];
  return inherent[kind];
}
