/**
 * Components that the table does not need in order to respond: the card's text and picture, and the sheets above
 * the table. Each has the name of the component it stands in for, except `Sheets`, which stands in for `ActiveSheet`;
 * only `deferred-components.ts` may import those.
 */
import type { FunctionComponent } from 'preact';
import { lazyComponent } from '../parts/lazy-component';

/** One import for all of them, because each import statement delays the first paint. */
const loadComponents = () => import(/* in deferred */ './deferred-components');

const deferred = <Props extends object>(
  pick: (components: Awaited<ReturnType<typeof loadComponents>>) => FunctionComponent<Props>,
) => lazyComponent(async () => pick(await loadComponents()));

export const AbilityActions = deferred((components) => components.AbilityActions);
export const AttackBanner = deferred((components) => components.AttackBanner);
export const Assistance = deferred((components) => components.Assistance);
export const ClockAndEffects = deferred((components) => components.ClockAndEffects);
export const ConcurrentTurns = deferred((components) => components.ConcurrentTurns);
export const PendingQuestion = deferred((components) => components.PendingQuestion);
export const PlaneView = deferred((components) => components.PlaneView);
export const Reminders = deferred((components) => components.Reminders);
export const RefusalToast = deferred((components) => components.RefusalToast);
export const RollStage = deferred((components) => components.RollStage);
export const PanelOverlays = deferred((components) => components.PanelOverlays);
export const Sheets = lazyComponent(async () => (await (await loadComponents()).loadSheets()).ActiveSheet);
export const TurnStatus = deferred((components) => components.TurnStatus);
export const WhoRolls = deferred((components) => components.WhoRolls);
