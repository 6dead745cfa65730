import type { LiveGame } from '../game/live-game';
import { requiredContext } from './required-context';

export const [LiveGameProvider, useLiveGame] = requiredContext<LiveGame>();
