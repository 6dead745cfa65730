/** The outlines of all glyphs, in a 32 × 32 box. */
import { outline as zero } from 'mana-font/svg/0.svg?outline';
import { outline as one } from 'mana-font/svg/1.svg?outline';
import { outline as two } from 'mana-font/svg/2.svg?outline';
import { outline as three } from 'mana-font/svg/3.svg?outline';
import { outline as four } from 'mana-font/svg/4.svg?outline';
import { outline as five } from 'mana-font/svg/5.svg?outline';
import { outline as six } from 'mana-font/svg/6.svg?outline';
import { outline as seven } from 'mana-font/svg/7.svg?outline';
import { outline as eight } from 'mana-font/svg/8.svg?outline';
import { outline as nine } from 'mana-font/svg/9.svg?outline';
import { outline as ten } from 'mana-font/svg/10.svg?outline';
import { outline as eleven } from 'mana-font/svg/11.svg?outline';
import { outline as twelve } from 'mana-font/svg/12.svg?outline';
import { outline as thirteen } from 'mana-font/svg/13.svg?outline';
import { outline as fourteen } from 'mana-font/svg/14.svg?outline';
import { outline as fifteen } from 'mana-font/svg/15.svg?outline';
import { outline as sixteen } from 'mana-font/svg/16.svg?outline';
import { outline as seventeen } from 'mana-font/svg/17.svg?outline';
import { outline as eighteen } from 'mana-font/svg/18.svg?outline';
import { outline as nineteen } from 'mana-font/svg/19.svg?outline';
import { outline as twenty } from 'mana-font/svg/20.svg?outline';
import { outline as b } from 'mana-font/svg/b.svg?outline';
import { outline as c } from 'mana-font/svg/c.svg?outline';
import { outline as g } from 'mana-font/svg/g.svg?outline';
import { outline as p } from 'mana-font/svg/p.svg?outline';
import { outline as r } from 'mana-font/svg/r.svg?outline';
import { outline as s } from 'mana-font/svg/s.svg?outline';
import { outline as tap } from 'mana-font/svg/tap.svg?outline';
import { outline as u } from 'mana-font/svg/u.svg?outline';
import { outline as w } from 'mana-font/svg/w.svg?outline';
import { outline as x } from 'mana-font/svg/x.svg?outline';
import { outline as y } from 'mana-font/svg/y.svg?outline';
import { outline as z } from 'mana-font/svg/z.svg?outline';
import type { Glyph } from './game-symbol';

export const outlines: Readonly<Record<Glyph, string>> = {
  w,
  u,
  b,
  r,
  g,
  c,
  s,
  p,
  x,
  y,
  z,
  tap,
  0: zero,
  1: one,
  2: two,
  3: three,
  4: four,
  5: five,
  6: six,
  7: seven,
  8: eight,
  9: nine,
  10: ten,
  11: eleven,
  12: twelve,
  13: thirteen,
  14: fourteen,
  15: fifteen,
  16: sixteen,
  17: seventeen,
  18: eighteen,
  19: nineteen,
  20: twenty,
};
