import type { Words } from './en';
import { ruTable } from './ru/at-the-table';
import { ruForm } from './ru/form';
import { ruLater } from './ru/later';

export const ru: Words = { ...ruTable, ...ruForm, ...ruLater };
