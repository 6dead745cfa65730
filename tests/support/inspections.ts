/** What can be wrong with a screen whoever looks at it, told in words; nothing found is an empty list. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import type { Words } from '../../src/i18n/en';
import { atRest, playerNames } from './tour';

const axe = await readFile(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

/**
 * Every rule of axe except the ones for older guidelines that contradict newer ones. Of an open sheet only the sheet: what lies
 * behind it cannot be reached, and was looked at before the sheet was opened.
 */
export async function violationsOf(tab: Page): Promise<readonly string[]> {
  await atRest(tab);
  if (!(await tab.evaluate(() => 'axe' in globalThis))) {
    const devtools = await tab.context().newCDPSession(tab);
    await devtools.send('Runtime.evaluate', { expression: axe });
    await devtools.detach();
  }
  return tab.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: {
        run(
          context: ParentNode,
          options: object,
        ): Promise<{
          violations: { id: string; nodes: { target: string[]; failureSummary?: string }[] }[];
        }>;
      };
    };
    const { violations } = await axe.run(document.querySelector('dialog[open]') ?? document, {
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes
        .slice(0, 3)
        .map(
          ({ target, failureSummary }) =>
            `${id} ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`,
        ),
    );
  });
}

/** What can be touched and is smaller than a thumb needs, unless it stands within a sentence. */
export async function smallTargets(tab: Page): Promise<readonly string[]> {
  await atRest(tab);
  return tab.evaluate(() => {
    const found: string[] = [];
    const scope = document.querySelector('dialog[open]') ?? document;
    for (const control of scope.querySelectorAll('button, a[href], input, select, [role="button"]')) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: false })) continue;
      if (control.closest('p') && getComputedStyle(control).display === 'inline') continue;
      const target = control.closest('label') ?? control;
      const { width, height } = target.getBoundingClientRect();
      if (width === 0 && height === 0) continue;
      if (width < 47.5 || height < 47.5) {
        const name = control.getAttribute('aria-label') ?? target.textContent?.trim().slice(0, 40);
        found.push(`${control.localName} “${name}” is ${width.toFixed(1)} × ${height.toFixed(1)}`);
      }
    }
    return found;
  });
}

/** What cannot be brought into sight and touched, by scrolling as far as the page allows. */
export async function unreachableControls(tab: Page): Promise<readonly string[]> {
  await atRest(tab);
  return tab.evaluate(async () => {
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth + 1) found.push(`the page is ${scrollWidth} wide in ${innerWidth}`);
    const scope = document.querySelector('dialog[open]') ?? document;
    for (const control of scope.querySelectorAll('button, a[href], input, select, [role="button"]')) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      const target = control.closest('label') ?? control;
      let touched = 0;
      let place = '';
      for (const block of ['center', 'end', 'start'] as const) {
        target.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
        const { left, top, width, height } = target.getBoundingClientRect();
        if (width === 0 && height === 0) touched = 25;
        if (touched >= 5) break;
        place = `${left.toFixed(0)},${top.toFixed(0)} ${width.toFixed(0)} × ${height.toFixed(0)}`;
        touched = 0;
        for (const across of [0.1, 0.3, 0.5, 0.7, 0.9]) {
          for (const down of [0.1, 0.3, 0.5, 0.7, 0.9]) {
            const there = document.elementFromPoint(left + width * across, top + height * down);
            if (target.contains(there)) touched += 1;
          }
        }
      }
      if (touched < 5) {
        const name = control.getAttribute('aria-label') ?? target.textContent?.trim().slice(0, 40);
        found.push(`${control.localName} “${name}” at ${place}: ${touched} of 25 points can be touched`);
      }
    }
    const named = found.slice(0, 5);
    return found.length > 5 ? [...named, `and ${found.length - 5} more`] : named;
  });
}

/**
 * Everything that is wider than its place, or cut. Only names of players, and of cards in the strip, may end in dots;
 * nothing in the app is meant to be scrolled sideways.
 */
export async function overflows(tab: Page, words: Words): Promise<readonly string[]> {
  const names = [...playerNames(words), ...Array.from({ length: 12 }, (_, seat) => words.player(seat + 1))];
  await atRest(tab);
  return tab.evaluate(
    ([players, strip]) => {
      const found = new Map<Element, string>();
      for (const element of document.querySelectorAll<HTMLElement>('html, body, body *')) {
        const text = element.textContent?.trim().replace(/\s+/g, ' ') ?? '';
        // A drawing has no words to lose.
        if (
          element.matches('.visually-hidden, svg, svg *') ||
          (text === '' && element.closest('[aria-hidden]'))
        )
          continue;
        if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
        const style = getComputedStyle(element);
        const isName = players.includes(text) || element.closest(`[aria-label^="${strip}"]`) !== null;
        const mayBeCut = style.textOverflow === 'ellipsis' && isName;
        const mayScroll = element.matches('input[type="text"]');
        const isCut = ['hidden', 'clip'].includes(style.overflowY) && text !== '';
        const what = `${element.localName}.${element.className} “${text.slice(0, 40)}”`;
        if (
          element.clientWidth > 0 &&
          element.scrollWidth > element.clientWidth + 1 &&
          !mayBeCut &&
          !mayScroll
        ) {
          found.set(element, `${what} is ${element.scrollWidth} wide in ${element.clientWidth}`);
        } else if (isCut && element.scrollHeight > element.clientHeight + 2 && !mayBeCut) {
          found.set(element, `${what} is ${element.scrollHeight} high in ${element.clientHeight}`);
        }
        const { left, right } = element.getBoundingClientRect();
        if (['fixed', 'sticky'].includes(style.position) && (left < -1 || right > innerWidth + 1)) {
          found.set(element, `${what} goes from ${left.toFixed(0)} to ${right.toFixed(0)} of ${innerWidth}`);
        }
        if (element instanceof HTMLInputElement && element.placeholder && !element.value) {
          const pen = document.createElement('canvas').getContext('2d');
          if (!pen) continue;
          pen.font = style.font;
          const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
          const room = element.clientWidth - padding;
          const needed = pen.measureText(element.placeholder).width;
          if (needed > room + 1) {
            found.set(
              element,
              `placeholder “${element.placeholder}” needs ${needed.toFixed(0)} of ${room.toFixed(0)}`,
            );
          }
        }
      }
      // What holds something too wide is too wide as well: only the innermost is of interest.
      const elements = [...found.keys()];
      return elements
        .filter((element) => !elements.some((other) => other !== element && element.contains(other)))
        .map((element) => found.get(element) ?? '');
    },
    [names, words.table.toPlane] as const,
  );
}
