import type { Saving } from '../game/saving';
import { requiredContext } from './required-context';

export const [SavingProvider, useSaving] = requiredContext<Saving>();
