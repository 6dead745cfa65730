import type { LiveGame } from '../game/live-game';
import { createRequiredContext } from './required-context';

export const [LiveGameProvider, useLiveGame] = createRequiredContext<LiveGame>();
