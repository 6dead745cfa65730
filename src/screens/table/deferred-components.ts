/** The table's components in the chunk `deferred`, for one import of them all. */

export { RefusalToast } from '../parts/rule/RefusalToast';
export { ClockAndEffects } from './abilities/ClockAndEffects';
export { AbilityActions } from './action-bar/AbilityActions';
export { PendingQuestion } from './action-bar/PendingQuestion';
export { Assistance } from './assistance/Assistance';
export { ConcurrentTurns } from './ConcurrentTurns';
export { RollStage } from './die/RollStage';
export { WhoRolls } from './die/WhoRolls';
export { AttackBanner } from './life/AttackBanner';
export { PanelOverlays } from './life/PanelOverlays';
export { PlaneView } from './plane/PlaneView';
export { Reminders } from './reminders/Reminders';
export { TurnStatus } from './TurnStatus';

/** Loaded separately, because the table does not need the sheets to start. */
export const loadSheets = () => import(/* in screens */ './sheets/ActiveSheet');
