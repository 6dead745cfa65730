import type { AppState } from '../app/app-state';
import { createRequiredContext } from './required-context';

export const [AppStateProvider, useAppState] = createRequiredContext<AppState>();
