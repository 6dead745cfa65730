/** Checks of life panels, and points to touch in them. */
import type { Page } from 'playwright-core';

/** Returns points of a panel, outside its labeled buttons, where a tap would miss the half that contains them. */
export function unresponsivePoints(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    // Text is fitted in the frame after a change of size.
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    const found: string[] = [];
    for (const panel of document.querySelectorAll<HTMLElement>('[data-player]')) {
      panel.scrollIntoView({ block: 'nearest' });
      const { left, top, right, bottom, width, height } = panel.getBoundingClientRect();
      const cornerRadius = Number.parseFloat(getComputedStyle(panel).borderTopLeftRadius);
      const boxes = [...panel.querySelectorAll('button')]
        .filter((button) => button.checkVisibility({ visibilityProperty: true }))
        .map((button) => ({ button, box: button.getBoundingClientRect() }));
      const halves = boxes.filter(({ button }) => button.dataset.change);
      const labelled = boxes.filter(({ button }) => !button.dataset.change);
      const covered = halves.reduce((sum, { box }) => sum + box.width * box.height, 0);
      const reportProblem = (problem: string) => found.push(`seat ${panel.dataset.player}: ${problem}`);
      if (Math.abs(covered - width * height) > width + height)
        reportProblem('the halves leave something out');
      const steps = 16;
      for (let across = 0; across <= steps; across++) {
        for (let down = 0; down <= steps; down++) {
          const x = left + 1 + ((width - 2) * across) / steps;
          const y = top + 1 + ((height - 2) * down) / steps;
          const within =
            (slack: number) =>
            ({ box }: (typeof boxes)[number]) =>
              x > box.left - slack && x < box.right + slack && y > box.top - slack && y < box.bottom + slack;
          const cornerDistance = Math.hypot(
            Math.max(0, cornerRadius - Math.min(x - left, right - x)),
            Math.max(0, cornerRadius - Math.min(y - top, bottom - y)),
          );
          if (cornerDistance > cornerRadius - 1 || labelled.some(within(1.5))) continue;
          const buttonAtPoint = document.elementFromPoint(x, y)?.closest('button');
          // On the border between the halves, both are correct.
          if (halves.filter(within(0.5)).some(({ button }) => button === buttonAtPoint)) continue;
          reportProblem(
            `${(x - left).toFixed(0)},${(y - top).toFixed(0)} of ${width} × ${height} is ${buttonAtPoint?.outerHTML.slice(0, 60)}`,
          );
        }
      }
    }
    return found.slice(0, 5);
  });
}

/** Points in a panel, as seen by its owner. */
export const panelPlaces = [
  'middle',
  'seam above',
  'seam below',
  'number',
  'upper corner',
  'lower corner',
  'edge',
] as const;

/** Returns the viewport position of such a point in one half, or null if a labeled button covers it. */
export function pointOf(
  page: Page,
  player: number,
  by: 1 | -1,
  place: (typeof panelPlaces)[number],
): Promise<{ readonly x: number; readonly y: number } | null> {
  return page.evaluate(
    ([seat, change, where]) => {
      const panel = document.querySelector<HTMLElement>(`[data-player="${seat}"]`);
      const half = panel?.querySelector<HTMLElement>(`[data-change="${change}"]`);
      const total = panel?.querySelector('[data-life]');
      if (!panel || !half || !total) throw new Error('no such panel');
      panel.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = half.getBoundingClientRect();
      const angle = (Number.parseFloat(panel.style.getPropertyValue('--angle')) * Math.PI) / 180;
      const [cos, sin] = [Math.round(Math.cos(angle)), Math.round(Math.sin(angle))];
      const [wide, high] = sin === 0 ? [width, height] : [height, width];
      // From the center of the half toward its outer edge and toward the owner.
      const out = change * (wide / 2 - 5);
      const down = high / 2 - 5;
      const number = total.getBoundingClientRect();
      const totalOffsetX = number.left + number.width / 2 - left - width / 2;
      const totalOffsetY = number.top + number.height / 2 - top - height / 2;
      const offsets: Readonly<Record<typeof where, readonly [across: number, along: number]>> = {
        middle: [0, 0],
        'seam above': [3 * change - change * (wide / 2), -down],
        'seam below': [3 * change - change * (wide / 2), down],
        number: [3 * change - change * (wide / 2), cos * totalOffsetY - sin * totalOffsetX],
        'upper corner': [out, -down],
        'lower corner': [out, down],
        edge: [out, 0],
      };
      const [across, along] = offsets[where];
      const x = left + width / 2 + cos * across - sin * along;
      const y = top + height / 2 + sin * across + cos * along;
      const labelled = [...panel.querySelectorAll('button:not([data-change])')].some((button) => {
        const box = button.getBoundingClientRect();
        const isSeen = button.checkVisibility({ visibilityProperty: true });
        return isSeen && x > box.left - 2 && x < box.right + 2 && y > box.top - 2 && y < box.bottom + 2;
      });
      return labelled ? null : { x, y };
    },
    [player, by, place] as const,
  );
}

export interface Numeral {
  readonly seat: string;
  readonly text: string;
  /** Relative to the panel's height and width, as seen by its owner. */
  readonly high: number;
  readonly wide: number;
  /** Whether the panel is not one of the smallest and shows only total and name. */
  readonly isRoomy: boolean;
  /** Elements that it overlaps. */
  readonly touches: readonly string[];
  /** The space between its digits and the badges above, in pixels; infinite without badges. */
  readonly spaceBelowBadges: number;
}

/** Measures the position of the totals in their panels by the ink of their digits. */
export function numerals(page: Page): Promise<readonly Numeral[]> {
  return page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('no canvas');
    /** Returns the ink of a line of text with known center and ends. */
    const inkOf = (text: string, style: CSSStyleDeclaration, middle: number, left: number, right: number) => {
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const ink = pen.measureText(text);
      const baseline = middle + (ink.fontBoundingBoxAscent - ink.fontBoundingBoxDescent) / 2;
      return new DOMRect(
        left,
        baseline - ink.actualBoundingBoxAscent,
        right - left,
        ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent,
      );
    };
    const signsOf = (panel: Element) =>
      [...panel.querySelectorAll<HTMLElement>('[data-change]')].map((half) => {
        const { left, right, top } = half.getBoundingClientRect();
        const style = getComputedStyle(half, '::before');
        const [margin, high, wide] = [style.marginTop, style.height, style.width].map(Number.parseFloat);
        if (margin === undefined || high === undefined || wide === undefined) throw new Error('no sign');
        const isGain = half.dataset.change === '1';
        const from = isGain ? right - margin - wide : left + margin;
        const ink = inkOf(isGain ? '+' : '−', style, top + margin + high / 2, from, from + wide);
        return ['a sign', ink] as const;
      });
    return [...document.querySelectorAll<HTMLElement>('[data-player]:has([data-life])')].map((panel) => {
      const angle = panel.style.getPropertyValue('--angle');
      panel.style.setProperty('--angle', '0deg');
      const total = panel.querySelector<HTMLElement>('[data-life]');
      const totalWrapper = total?.parentElement;
      if (!total || !totalWrapper?.parentElement) throw new Error('no total');
      const box = totalWrapper.parentElement.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(total);
      const { left, right } = range.getBoundingClientRect();
      const totalRect = total.getBoundingClientRect();
      const text = total.textContent ?? '';
      const ink = inkOf(text, getComputedStyle(total), (totalRect.top + totalRect.bottom) / 2, left, right);
      const others = [
        ...panel.querySelectorAll('button:not([data-change]) > span, [data-badges] li, [data-asked], p'),
      ]
        .filter((other) => other.checkVisibility({ visibilityProperty: true }))
        .map((other) => {
          const seen = other.getBoundingClientRect();
          const list = other.closest('ul')?.getBoundingClientRect() ?? seen;
          const from = Math.max(seen.top, list.top);
          const rect = new DOMRect(
            seen.left,
            from,
            seen.width,
            Math.max(0, Math.min(seen.bottom, list.bottom) - from),
          );
          return [other.textContent || other.className, rect] as const;
        });
      const touches = [...others, ...signsOf(panel)]
        .filter(
          ([, other]) =>
            ink.left < other.right &&
            other.left < ink.right &&
            ink.top < other.bottom &&
            other.top < ink.bottom,
        )
        .map(([part]) => part);
      const isInside =
        ink.left > box.left + 1 &&
        ink.right < box.right - 1 &&
        ink.top > box.top + 1 &&
        ink.bottom < box.bottom - 1;
      const badgesEnd = Math.max(
        ...[...panel.querySelectorAll('[data-badges] li')].map(
          (badge) => badge.getBoundingClientRect().bottom,
        ),
      );
      panel.style.setProperty('--angle', angle);
      return {
        seat: panel.dataset.player ?? '',
        text,
        high: ink.height / box.height,
        wide: ink.width / box.width,
        isRoomy: Math.min(box.width, box.height) > 140 && !panel.querySelector('[data-badges], [data-asked]'),
        touches: isInside ? touches : [...touches, 'the edge of its panel'],
        spaceBelowBadges: ink.top - badgesEnd,
      };
    });
  });
}
