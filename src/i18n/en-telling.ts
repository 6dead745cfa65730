import { count } from './en-counts';

/** The words of how a game is looked back at: the log’s tools. */
export const enTelling = {
  logTools: {
    whose: 'Whose lines',
    everybody: 'Everybody',
    exact: 'Exact time',
    changes: (n: number) => count(n, { one: 'change', other: 'changes' }),
    nothing: (name: string) => `Nothing here concerns ${name}.`,
  },
};
