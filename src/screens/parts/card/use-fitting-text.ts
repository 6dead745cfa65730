import { useLayoutEffect } from 'preact/hooks';

/**
 * Text sizes to try, in units of the reading size; the largest that fits is used. If none fits, the text scrolls in a
 * readable size.
 */
const TEXT_SCALES = [1.3, 1.2, 1.1, 1, 0.92, 0.84, 0.78, 0.74, 0.7, 0.66, 0.62, 0.78];
/** How many of them to try while the picture and reminder text keep their space: for one reader, and for several. */
const [LARGE_SCALES, LARGE_SHARED_SCALES] = [4, 6];
/** Used only to keep a long word in one piece, which breaks if it does not fit even so. */
const SMALL_TEXT_SCALES = [0.7, 0.62, 0.55, 0.48, 0.42, 0.78];

/** The smallest text, in pixels: for one reader, to whom a phone's smallest scale is 14 px, and for several. */
const [LEAST_SIZE, LEAST_SHARED_SIZE] = [14, 11];

/** Scales of the name and the type: a long word makes them smaller, but not the text beside or below them. */
const NAME_SCALES = [1, 0.9, 0.8, 0.7, 0.6, 0.5];

const SIDEWAYS = '[data-turns="1"], [data-turns="3"]';

/** In pixels; reporting longer distances would restyle the text on every scroll. */
const MAX_FADE = 80;

/** Identifies the space of a text apart from its height, which changes when a strip below the card comes or goes. */
const spaceOf = ({ clientWidth }: Element) => `${clientWidth} ${innerWidth} ${innerHeight}`;

/** Returns whether no word overflows; elements at most a pixel wide are inline or visually hidden. */
const fitsItsWidth = ({ scrollWidth, clientWidth }: Element) =>
  clientWidth <= 1 || scrollWidth <= clientWidth;

/**
 * Gives an element the largest text size, relative to the reading size, at which its content needs no scrolling and no
 * word is broken; measures again when title, body, content, space or fonts change. Sets attributes for what did not
 * fit: room for the picture (`data-tight`), text without scrolling (`data-scrolls`), and its end (`data-more`);
 * `--above` and `--below` are the lengths scrolled out of sight, as far as the fade shows them.
 *
 * A card in a list whose text scrolls states the height that it would need (`--whole`), so that the list can scroll
 * instead.
 *
 * The size leaves room for a strip that may come (`--space-for-strip`) and does not grow again when one goes, so that
 * the text keeps its size while it is read.
 */
export function useFittingText(
  element: { readonly current: HTMLElement | null },
  headingKey: string,
  bodyKey: unknown,
  hasSeveralReaders: boolean,
): void {
  useLayoutEffect(() => {
    const textBox = element.current;
    if (!textBox) return;
    const card = textBox.closest<HTMLElement>('[data-card]');
    const list = card?.parentElement;
    // With several readers, the heading has the size of the text; otherwise it has a scale of its own.
    const fitsWidth = () =>
      [...textBox.querySelectorAll(hasSeveralReaders ? '*' : ':not(header, header *)')].every(fitsItsWidth);
    const fitsWhole = () => fitsWidth() && textBox.scrollHeight <= textBox.clientHeight;
    /** The scale that was found for a space, for one reader; larger ones are not tried again. */
    let [largestScale, fittedSpace] = [Number.POSITIVE_INFINITY, ''];
    let appliedScale = 1;
    const applyLargest = (
      scales: readonly number[],
      fits: () => boolean,
      leastSize = hasSeveralReaders ? LEAST_SHARED_SIZE : LEAST_SIZE,
    ) =>
      scales.some((scale) => {
        if (scale > largestScale) return false;
        appliedScale = scale;
        textBox.style.fontSize = fontSizeFor(scale, leastSize);
        return fits();
      });
    const fitHeading = () => {
      const heading = textBox.querySelector('h1, h2')?.parentElement;
      if (!heading || hasSeveralReaders) return true;
      return NAME_SCALES.some((scale) => {
        textBox.style.setProperty('--name-scale', `${scale}`);
        return [heading, ...heading.querySelectorAll('*')].every(fitsItsWidth);
      });
    };
    /** Returns whether no word has to be broken. */
    const tryToFit = () => {
      const isHeadingWhole = fitHeading();
      textBox.removeAttribute('data-tight');
      const largeScales = TEXT_SCALES.slice(0, hasSeveralReaders ? LARGE_SHARED_SCALES : LARGE_SCALES);
      if (applyLargest(largeScales, fitsWhole)) return isHeadingWhole;
      // The picture gives up its space, and several readers do without reminders, before the text becomes small.
      textBox.setAttribute('data-tight', '');
      const isTightHeadingWhole = fitHeading();
      return (
        (applyLargest(TEXT_SCALES, fitsWhole) ||
          fitsWidth() ||
          applyLargest(SMALL_TEXT_SCALES, fitsWidth, LEAST_SHARED_SIZE)) &&
        isTightHeadingWhole
      );
    };
    const fit = () => {
      const { scrollTop } = textBox;
      const listScrollTop = list?.scrollTop;
      const space = spaceOf(textBox);
      if (space !== fittedSpace) {
        largestScale = Number.POSITIVE_INFINITY;
        card?.style.removeProperty('--whole');
      }
      fittedSpace = space;
      // Of two readers, each gives up half.
      textBox.style.marginBlockEnd = `calc(var(--space-for-strip, 0px) / ${hasSeveralReaders ? 2 : 1})`;
      textBox.removeAttribute('data-scrolls');
      textBox.style.overflowWrap = 'normal';
      // Widths are measured in whole pixels, so a word that fits may still be a fraction too wide.
      if (!tryToFit()) textBox.style.overflowWrap = '';
      textBox.style.marginBlockEnd = '';
      const hiddenHeight = textBox.scrollHeight - textBox.clientHeight;
      // A text that is turned sideways would get longer lines.
      if (card && hiddenHeight > 0 && !hasSeveralReaders && !textBox.closest(SIDEWAYS))
        card.style.setProperty('--whole', `${card.offsetHeight + hiddenHeight}px`);
      if (listScrollTop) list.scrollTop = listScrollTop;
      textBox.dataset[scaleKey(hasSeveralReaders)] = `${appliedScale}`;
      if (!hasSeveralReaders) largestScale = appliedScale;
      const textsInOneSize = hasSeveralReaders ? card : list;
      if (textsInOneSize) equalizeTexts(textsInOneSize, hasSeveralReaders);
      textBox.scrollTop = scrollTop;
      markOverflow(textBox);
    };
    const fitAnew = () => {
      fittedSpace = '';
      fit();
    };
    fit();
    const resizeObserver = new ResizeObserver(fit);
    resizeObserver.observe(textBox);
    const mutationObserver = new MutationObserver(fitAnew);
    mutationObserver.observe(textBox, { childList: true, characterData: true, subtree: true });
    const markScrolled = () => markOverflow(textBox);
    textBox.addEventListener('scroll', markScrolled, { passive: true });
    // A font that loads later has different word widths.
    document.fonts.addEventListener('loadingdone', fitAnew);
    return () => {
      resizeObserver.disconnect();
      mutationObserver.disconnect();
      textBox.removeEventListener('scroll', markScrolled);
      delete textBox.dataset[scaleKey(hasSeveralReaders)];
      document.fonts.removeEventListener('loadingdone', fitAnew);
    };
  }, [element, headingKey, bodyKey, hasSeveralReaders]);
}

const fontSizeFor = (scale: number, leastSize: number) =>
  `max(${leastSize}px, var(--reading-size) * ${scale})`;

const scaleKey = (hasSeveralReaders: boolean) => (hasSeveralReaders ? 'sharedScale' : 'scale');

/**
 * Gives the texts of cards that share the screen, or of one card for several readers, the smallest of their sizes. For
 * several readers, all or none keep the picture.
 */
function equalizeTexts(cards: Element, hasSeveralReaders: boolean): void {
  const key = scaleKey(hasSeveralReaders);
  const textBoxes = [...cards.querySelectorAll<HTMLElement>('[data-scale], [data-shared-scale]')].filter(
    ({ dataset }) => key in dataset,
  );
  const smallest = Math.min(...textBoxes.map(({ dataset }) => Number(dataset[key])));
  const isAnyTight = hasSeveralReaders && textBoxes.some((textBox) => textBox.hasAttribute('data-tight'));
  for (const textBox of textBoxes) {
    textBox.style.fontSize = fontSizeFor(smallest, hasSeveralReaders ? LEAST_SHARED_SIZE : LEAST_SIZE);
    if (isAnyTight) textBox.setAttribute('data-tight', '');
    markOverflow(textBox);
  }
}

/** Marks whether the text scrolls, and how much of it is out of sight. */
function markOverflow(textBox: HTMLElement): void {
  const { scrollTop, clientHeight, scrollHeight } = textBox;
  const hiddenBelow = scrollHeight - clientHeight - scrollTop;
  textBox.toggleAttribute('data-scrolls', scrollHeight > clientHeight);
  textBox.toggleAttribute('data-more', hiddenBelow > 2);
  textBox.style.setProperty('--above', `${Math.min(scrollTop, MAX_FADE)}px`);
  textBox.style.setProperty('--below', `${Math.min(hiddenBelow, MAX_FADE)}px`);
}
