/** The components of the table that are loaded behind it, in one import. */

export { moveForEncounter } from '../../session/game/ability-moves';
export { Assistance } from './assistance/Assistance';
export { ConcurrentTurns } from './ConcurrentTurns';
export { RollStage } from './die/RollStage';
export { WhoRolls } from './die/WhoRolls';
export { ArmedBanner } from './life/ArmedBanner';
export { LeftCardOfNext } from './plane/LeftCard';
export { PlaneFace } from './plane/PlaneFace';
export { SeatMarks } from './player/SeatMarks';
export { RefusalToast } from './RefusalToast';
export { Badges } from './reminders/Badges';
export { Reminders } from './reminders/Reminders';
export { TurnStatus } from './TurnStatus';

/** The list of the files of the sheets is not needed before. */
export const loadSheets = () => import(/* in places */ './menu/Sheets');
