import type { GameLibrary } from '../game/game-library';
import { requiredContext } from './required-context';

export const [GameLibraryProvider, useGameLibrary] = requiredContext<GameLibrary>();
