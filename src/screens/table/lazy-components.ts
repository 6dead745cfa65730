/**
 * Components that the table does not need in order to respond: the card's text and picture, and the sheets above
 * the table.
 */
import { signal } from '@preact/signals';
import type { moveForEncounter } from '../../session/game/ability-moves';
import { lazyComponent } from '../parts/lazy-component';

/** The function that builds the move for a phenomenon's ability; null until the face-up card can be shown. */
export const encounterMove = signal<typeof moveForEncounter | null>(null);

/** One import for all of them: each import statement weighs on the first paint. */
const loadParts = () => import(/* in behind */ './parts-of-table');

export const PlaneFace = lazyComponent(async () => {
  const parts = await loadParts();
  encounterMove.value = parts.moveForEncounter;
  return parts.PlaneFace;
});
export const ArmedBanner = lazyComponent(async () => (await loadParts()).ArmedBanner);
export const Assistance = lazyComponent(async () => (await loadParts()).Assistance);
export const Badges = lazyComponent(async () => (await loadParts()).Badges);
export const ConcurrentTurns = lazyComponent(async () => (await loadParts()).ConcurrentTurns);
export const LeftCardOfNext = lazyComponent(async () => (await loadParts()).LeftCardOfNext);
export const Reminders = lazyComponent(async () => (await loadParts()).Reminders);
export const RefusalToast = lazyComponent(async () => (await loadParts()).RefusalToast);
export const RollStage = lazyComponent(async () => (await loadParts()).RollStage);
export const SeatMarks = lazyComponent(async () => (await loadParts()).SeatMarks);
export const Sheets = lazyComponent(async () => (await (await loadParts()).loadSheets()).Sheets);
export const TurnStatus = lazyComponent(async () => (await loadParts()).TurnStatus);
export const WhoRolls = lazyComponent(async () => (await loadParts()).WhoRolls);
