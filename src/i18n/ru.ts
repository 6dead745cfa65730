import type { Words } from './en';
import { ruElsewhere } from './ru/elsewhere';
import { ruTable } from './ru/table';

export const ru: Words = { ...ruTable, ...ruElsewhere };
