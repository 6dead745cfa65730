/**
 * Components that the table does not need in order to respond: the card's text and picture, and the sheets above
 * the table.
 */
import { signal } from '@preact/signals';
import type { moveForEncounter } from '../../session/game/ability-moves';
import { lazyComponent } from '../parts/lazy-component';

/** The function that builds the move for a phenomenon's ability; null until the face-up card can be shown. */
export const encounterMove = signal<typeof moveForEncounter | null>(null);

export const PlaneFace = lazyComponent(async () => {
  const [{ PlaneFace: Loaded }, moves] = await Promise.all([
    import(/* in behind */ './plane/PlaneFace'),
    import(/* in behind */ '../../session/game/ability-moves'),
  ]);
  encounterMove.value = moves.moveForEncounter;
  return Loaded;
});
export const ArmedBanner = lazyComponent(
  async () => (await import(/* in behind */ './life/ArmedBanner')).ArmedBanner,
);
export const Assistance = lazyComponent(
  async () => (await import(/* in behind */ './assistance/Assistance')).Assistance,
);
export const Badges = lazyComponent(async () => (await import(/* in behind */ './reminders/Badges')).Badges);
export const ConcurrentTurns = lazyComponent(
  async () => (await import(/* in behind */ './ConcurrentTurns')).ConcurrentTurns,
);
export const Reminders = lazyComponent(
  async () => (await import(/* in behind */ './reminders/Reminders')).Reminders,
);
export const RefusalToast = lazyComponent(
  async () => (await import(/* in behind */ './RefusalToast')).RefusalToast,
);
export const RollStage = lazyComponent(
  async () => (await import(/* in behind */ './die/RollStage')).RollStage,
);
export const SeatMarks = lazyComponent(
  async () => (await import(/* in behind */ './player/SeatMarks')).SeatMarks,
);
export const Sheets = lazyComponent(async () => (await import('./menu/Sheets')).Sheets);
export const TurnStatus = lazyComponent(
  async () => (await import(/* in behind */ './TurnStatus')).TurnStatus,
);
export const WhoRolls = lazyComponent(async () => (await import(/* in behind */ './die/WhoRolls')).WhoRolls);
