import type { AppState } from '../preferences/app-state';
import { requiredContext } from './required-context';

export const [AppStateProvider, useAppState] = requiredContext<AppState>();
