/** General checks of a screen. Each returns problems in words; an empty list means none. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import type { EvaluablePage } from '../browser/evaluable-page';
import { waitUntilAtRest } from '../playing/tour';

export const axe = await readFile(
  new URL('../../../node_modules/axe-core/axe.min.js', import.meta.url),
  'utf8',
);

/** Returns the violations found by axe, which is injected past the page's content security policy. */
export async function violationsAfterInjectingAxe(tab: Page): Promise<readonly string[]> {
  if (!(await tab.evaluate(() => 'axe' in globalThis))) {
    const devtools = await tab.context().newCDPSession(tab);
    await devtools.send('Runtime.evaluate', { expression: axe });
    await devtools.detach();
  }
  return violationsByLoadedAxe(tab);
}

/**
 * Checks all axe rules except those of older guidelines that contradict newer ones; axe must have been injected. If a
 * sheet is open, only the sheet is checked.
 */
export async function violationsByLoadedAxe(tab: EvaluablePage): Promise<readonly string[]> {
  await waitUntilAtRest(tab);
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
      // Reloading all style sheets is needed only for a rule about rotation, which is off.
      preload: false,
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

/** Returns touch targets that are too small, except within a sentence. */
export async function smallTargets(tab: EvaluablePage): Promise<readonly string[]> {
  await waitUntilAtRest(tab);
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

/**
 * Returns controls that cannot be scrolled into view and touched; for a multi-line link, its longest line is checked.
 */
export async function unreachableControls(tab: EvaluablePage): Promise<readonly string[]> {
  await waitUntilAtRest(tab);
  return tab.evaluate(async () => {
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth + 1) found.push(`the page is ${scrollWidth} wide in ${innerWidth}`);
    const scope = document.querySelector('dialog[open]') ?? document;
    for (const control of scope.querySelectorAll('button, a[href], input, select, [role="button"]')) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      const target = control.closest('label') ?? control;
      let touchablePoints = 0;
      let position = '';
      for (const block of ['center', 'end', 'start'] as const) {
        target.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
        const [widestRect] = [...target.getClientRects()].sort((one, other) => other.width - one.width);
        if (!widestRect || widestRect.width === 0) touchablePoints = 25;
        if (touchablePoints >= 5 || !widestRect) break;
        const { left, top, width, height } = widestRect;
        position = `${left.toFixed(0)},${top.toFixed(0)} ${width.toFixed(0)} × ${height.toFixed(0)}`;
        touchablePoints = 0;
        for (const across of [0.1, 0.3, 0.5, 0.7, 0.9]) {
          for (const down of [0.1, 0.3, 0.5, 0.7, 0.9]) {
            const elementAtPoint = document.elementFromPoint(left + width * across, top + height * down);
            if (target.contains(elementAtPoint)) touchablePoints += 1;
          }
        }
      }
      if (touchablePoints < 5) {
        const name = control.getAttribute('aria-label') ?? target.textContent?.trim().slice(0, 40);
        found.push(
          `${control.localName} “${name}” at ${position}: ${touchablePoints} of 25 points can be touched`,
        );
      }
    }
    const firstFindings = found.slice(0, 5);
    return found.length > 5 ? [...firstFindings, `and ${found.length - 5} more`] : firstFindings;
  });
}
