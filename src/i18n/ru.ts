import type { Words } from './en';
import { ruTable } from './ru/at-the-table';
import { ruElsewhere } from './ru/elsewhere';
import { ruForm } from './ru/form';

export const ru: Words = { ...ruTable, ...ruForm, ...ruElsewhere };
