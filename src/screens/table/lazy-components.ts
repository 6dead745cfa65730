/**
 * Components that the table does not need in order to respond: the card's text and picture, and the sheets above
 * the table. Each has the name of the component it stands in for, which only `deferred-components.ts` may import.
 */
import { lazyComponent } from '../parts/lazy-component';

/** One import for all of them, because each import statement delays the first paint. */
const loadComponents = () => import(/* in deferred */ './deferred-components');

export const AttackBanner = lazyComponent(async () => (await loadComponents()).AttackBanner);
export const Assistance = lazyComponent(async () => (await loadComponents()).Assistance);
export const ClockAndEffects = lazyComponent(async () => (await loadComponents()).ClockAndEffects);
export const ConcurrentTurns = lazyComponent(async () => (await loadComponents()).ConcurrentTurns);
export const NextAbilitySource = lazyComponent(async () => (await loadComponents()).NextAbilitySource);
export const PendingQuestion = lazyComponent(async () => (await loadComponents()).PendingQuestion);
export const PlaneView = lazyComponent(async () => (await loadComponents()).PlaneView);
export const Reminders = lazyComponent(async () => (await loadComponents()).Reminders);
export const RefusalToast = lazyComponent(async () => (await loadComponents()).RefusalToast);
export const RollStage = lazyComponent(async () => (await loadComponents()).RollStage);
export const PanelOverlays = lazyComponent(async () => (await loadComponents()).PanelOverlays);
export const Sheets = lazyComponent(async () => (await (await loadComponents()).loadSheets()).ActiveSheet);
export const TurnStatus = lazyComponent(async () => (await loadComponents()).TurnStatus);
export const WhoRolls = lazyComponent(async () => (await loadComponents()).WhoRolls);
