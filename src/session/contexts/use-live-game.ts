/** The live game, of which each hook shows a part. */
import type { GameLibrary } from '../game/game-library';
import type { GameSession, LiveGame } from '../game/live-game';
import type { Saving } from '../game/saving';
import { createRequiredContext } from './required-context';

const [GameSessionProvider, useGameSession] = createRequiredContext<GameSession>();

export { GameSessionProvider };
export const useLiveGame: () => LiveGame = useGameSession;
export const useGameLibrary: () => GameLibrary = useGameSession;
export const useSaving: () => Saving = useGameSession;
