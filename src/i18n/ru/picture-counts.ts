import { count } from './counts';

export const pictures = (n: number) => count(n, { one: 'картинка', few: 'картинки', other: 'картинок' });
/** As in “delete pictures”. */
export const picturesAsObject = (n: number) =>
  count(n, { one: 'картинку', few: 'картинки', other: 'картинок' });
