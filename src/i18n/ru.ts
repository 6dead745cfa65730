import type { Words } from './en';
import { ruElsewhere } from './ru/elsewhere';
import { ruForm } from './ru/form';
import { ruTable } from './ru/table';

export const ru: Words = { ...ruTable, ...ruForm, ...ruElsewhere };
