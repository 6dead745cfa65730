/** Finds elements by the roles and names that assistive technology receives. */

const selectors = {
  button: 'button, [role="button"]',
  link: 'a[href]',
  radio: 'input[type="radio"]',
  field: 'input, textarea, select',
  heading: 'h1, h2, h3, h4, h5, h6',
  summary: 'summary',
  text: 'body *',
};

/** The elements of a selector, optionally limited to an accessible name. */
export interface Target {
  readonly selector: string;
  readonly name?: string;
}

const withRole = (role: keyof typeof selectors) => (name: string) => ({ selector: selectors[role], name });

export const button = withRole('button');
export const link = withRole('link');
export const radio = withRole('radio');
export const field = withRole('field');
export const heading = withRole('heading');
export const summary = withRole('summary');
export const text = withRole('text');
export const bySelector = (selector: string): Target => ({ selector });

/** Runs in the page: the visible elements, including hidden file fields. */
function shownElementsOf({ selector, name }: Target): readonly Element[] {
  const plain = (words: string | null | undefined) => (words ?? '').replace(/\s+/g, ' ').trim();
  const textOf = (element: Element) => {
    const copy = element.cloneNode(true) as Element;
    for (const part of copy.querySelectorAll('[aria-hidden="true"], input, select, textarea')) part.remove();
    return plain(copy.textContent);
  };
  const nameOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const referred = ids.map((id) => plain(document.getElementById(id)?.textContent)).join(' ');
    const label = (element as HTMLInputElement).labels?.[0];
    return plain(element.getAttribute('aria-label')) || referred || textOf(label ?? element);
  };
  const isShown = (element: Element) =>
    element.matches('[type="file"]') ||
    (element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible');
  const shown = [...document.querySelectorAll(selector)].filter(isShown);
  if (name === undefined) return shown;
  const exact = shown.filter((element) => nameOf(element) === name);
  // Notes and the state of a button follow its name.
  const named = exact.length > 0 ? exact : shown.filter((element) => nameOf(element).startsWith(name));
  return named.filter((element) => !named.some((inner) => inner !== element && element.contains(inner)));
}

/**
 * Runs in the page: touches the first of these elements that can be touched, and resolves when the page has received
 * the event. Returns what is in the way, if anything.
 */
async function touch(target: Target): Promise<string | null> {
  const { webkit } = globalThis as unknown as {
    webkit: { messageHandlers: { touches: { postMessage(touches: string): void } } };
  };
  const shares = [0.5, 0.25, 0.75, 0.1, 0.9];
  const described = (node: EventTarget | null) =>
    node instanceof Element ? node.outerHTML.slice(0, 120) : 'nothing';
  let obstacle = 'it is not shown';

  async function placeIn(area: Element): Promise<{ x: number; y: number } | null> {
    for (const block of ['nearest', 'center'] as const) {
      area.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
      const before = area.getBoundingClientRect();
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const { left, top, width, height } = area.getBoundingClientRect();
      obstacle = 'it moves';
      if (left !== before.left || top !== before.top) continue;
      for (const down of shares) {
        for (const across of shares) {
          const [x, y] = [left + width * across, top + height * down];
          const there = document.elementFromPoint(x, y);
          if (area.contains(there)) return { x, y };
          obstacle = `${described(there)} lies in its place`;
        }
      }
    }
    return null;
  }

  for (const element of shownElementsOf(target)) {
    obstacle = 'it is disabled';
    if (element.matches(':disabled, [aria-disabled="true"]')) continue;
    const area = element.closest('label') ?? element;
    const place = await placeIn(area);
    if (!place) continue;
    const touched = new Promise<EventTarget | null>((done) => {
      const once = { capture: true, once: true };
      addEventListener(
        'pointerdown',
        ({ target: hit }) => {
          addEventListener('pointerup', () => done(hit), once);
        },
        once,
      );
    });
    const finger = (['down', 'up'] as const).map((kind) => [kind, 1, place.x, place.y]);
    webkit.messageHandlers.touches.postMessage(JSON.stringify(finger));
    const hit = await touched;
    if (hit instanceof Element && area.contains(hit)) return null;
    obstacle = `the touch hit ${described(hit)}`;
    // The page may move between the look and the touch; a touch that activated nothing is repeated.
    const isHarmless = hit instanceof Element && !hit.closest('a, button, label, input, select, summary');
    if (!isHarmless) throw new Error(obstacle);
    return obstacle;
  }
  return obstacle;
}

/** The source of the functions above, to be run in the page. */
export const IN_PAGE_FUNCTIONS = [shownElementsOf, touch].join('\n');
