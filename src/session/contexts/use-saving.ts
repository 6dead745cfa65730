import type { Saving } from '../game/saving';
import { createRequiredContext } from './required-context';

export const [SavingProvider, useSaving] = createRequiredContext<Saving>();
