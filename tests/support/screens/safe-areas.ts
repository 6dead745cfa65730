/** Safe-area insets (notch, rounded corners, home indicator), simulated and checked. */
import type { Page } from 'playwright-core';
import { waitUntilAtRest } from '../playing/tour';
import { devtoolsOf } from './phones';

export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Sets the insets of the page, as a phone reports them. */
export async function setInsets(tab: Page, insets: Insets): Promise<void> {
  const devtools = await devtoolsOf(tab);
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

/** Finds text and controls within the insets by probing their edges and centers. */
export async function contentInInsets(tab: Page, insets: Insets): Promise<readonly string[]> {
  await waitUntilAtRest(tab);
  return tab.evaluate(({ top, right, bottom, left }) => {
    const STEP = 12;
    const controls = 'button, a[href], input, select, textarea, summary, label, [role="button"]';
    const found = new Map<Element, string>();
    const checkPoint = (x: number, y: number) => {
      const element = document.elementFromPoint(x, y);
      const isText = [...(element?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const content = element?.closest(controls) ?? (isText ? element : null);
      if (!content) return;
      const name = content.getAttribute('aria-label') ?? content.textContent?.trim().slice(0, 40);
      found.set(content, `${content.localName} “${name}” lies in the inset at ${x}, ${y}`);
    };
    const depths = (inset: number) => (inset > 0 ? [0.5, inset / 2, inset - 2] : []);
    for (let x = 0.5; x < innerWidth; x += STEP) {
      for (const depth of depths(top)) checkPoint(x, depth);
      for (const depth of depths(bottom)) checkPoint(x, innerHeight - depth);
    }
    for (let y = 0.5; y < innerHeight; y += STEP) {
      for (const depth of depths(left)) checkPoint(depth, y);
      for (const depth of depths(right)) checkPoint(innerWidth - depth, y);
    }
    return [...found.values()];
  }, insets);
}
