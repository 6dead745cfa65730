import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Box, findMessagePlace } from './find-message-place';

/** In pixels, between a message and the edges of its area. */
const MARGIN = 6;
/** In pixels; in two lines, the last ones fit the picture beside the text on a phone in landscape. */
const MAX_WIDTHS = [544, 300, 260, 230, 200, 176] as const;
const MAX_HEIGHT_IF_NARROW = 56;

/** What a message must not cover, and what it may cover if there is no picture or empty ground. */
const KEPT = 'button:not([data-change]), a, header :is(h2, h3, p), [data-life], [data-badges]';
const TEXTS = 'p, li';

/**
 * Places a message where it covers nothing that is needed at that moment: on the plane's picture or empty ground or,
 * if only life totals are visible, on the strip of the other view. One that is too long for the strip is on the empty
 * ground of the panels. One that would cover a plane's text is on the text of a hint, if there is one. Returns the ref
 * of its element.
 */
export function useMessagePlace() {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const message = ref.current;
    const main = message?.closest('main');
    const strip = main?.querySelector('[data-strip]');
    const views = main?.querySelector('[data-views]');
    const plane = main?.querySelector('[data-planes] > [data-views] > :first-child');
    if (!message || !strip || !views) return;
    const place = () => {
      if (plane && plane.getClientRects().length > 0) {
        const hint = main?.querySelector('[data-hint] > span');
        if (placeOnGround(message, plane) === 0 || (hint && fitsOnStrip(message, hint))) return;
        placeOnGround(message, plane);
      } else if (!fitsOnStrip(message, strip)) placeOnGround(message, views);
    };
    // While a message is shown, the table may turn over, the phone may be turned, and a text may find its size.
    const observer = new ResizeObserver(place);
    for (const element of plane ? [plane, ...plane.querySelectorAll('header')] : [strip])
      observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return ref;
}

/** Places the message on the strip, and returns whether its text is whole there. */
function fitsOnStrip(message: HTMLElement, strip: Element): boolean {
  const { left, top, width, height } = strip.getBoundingClientRect();
  message.dataset.on = 'strip';
  setPixels(message, { left, top, width, height });
  const text = message.querySelector('span');
  return text === null || text.scrollHeight <= text.clientHeight;
}

/** Places the message on the ground, and returns how much it covers there. */
function placeOnGround(message: HTMLElement, ground: Element): number {
  message.dataset.on = 'ground';
  const { left, top, right, bottom } = ground.getBoundingClientRect();
  const area = { left: left + MARGIN, top: top + MARGIN, right: right - MARGIN, bottom: bottom - MARGIN };
  const boxesOf = (selector: string): readonly Box[] =>
    [...ground.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
  const [kept, texts] = [boxesOf(KEPT), boxesOf(TEXTS)];
  message.style.height = '';
  const places = MAX_WIDTHS.flatMap((maxWidth) => {
    message.style.width = `min(${maxWidth}px, ${area.right - area.left}px)`;
    const { offsetWidth: width, offsetHeight: height } = message.firstElementChild as HTMLElement;
    if (maxWidth !== MAX_WIDTHS[0] && height > MAX_HEIGHT_IF_NARROW) return [];
    return { ...findMessagePlace(area, { width, height }, kept, texts), width };
  });
  const [best] = places.toSorted((one, other) => one.cost - other.cost);
  // One pixel more, because the width of a text is rounded.
  if (best) setPixels(message, { left: best.left, top: best.top, width: best.width + 1 });
  return best?.cost ?? 0;
}

function setPixels({ style }: HTMLElement, pixels: Readonly<Record<string, number>>): void {
  for (const [property, value] of Object.entries(pixels)) style.setProperty(property, `${value}px`);
}
