import type { GameLibrary } from '../game/game-library';
import { createRequiredContext } from './required-context';

export const [GameLibraryProvider, useGameLibrary] = createRequiredContext<GameLibrary>();
