import type { AppState } from '../app/app-state';
import { requiredContext } from './required-context';

export const [AppStateProvider, useAppState] = requiredContext<AppState>();
