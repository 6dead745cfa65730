import { useLayoutEffect } from 'preact/hooks';

/** Text sizes to try while the picture keeps its room. */
const LARGE_SIZES = [1.3, 1.2, 1.1, 1];
/** Text sizes to try; the largest that fits is used. Below the last one the text scrolls. */
const SIZES = [...LARGE_SIZES, 0.92, 0.84, 0.78];
/** Used only to keep a long word in one piece. */
const SMALLEST_SIZES = [0.7, 0.62, 0.55, 0.48, 0.42];

/** A long word in a name makes the name smaller, and not the text below it. */
const NAME_SCALES = [1, 0.9, 0.8, 0.7, 0.6, 0.5];

/** In pixels; a longer one would restyle the text at every scroll. */
const LONGEST_FADE = 80;

/** Elements not wider than a pixel are inline or visually hidden. */
const hasWidthItNeeds = ({ scrollWidth, clientWidth }: Element) =>
  clientWidth <= 1 || scrollWidth <= clientWidth;

/**
 * Gives an element the largest text size, measured by that of reading, at which its content needs no scrolling and no
 * word is broken, and measures again when title, body, content, room or fonts change. Reports in attributes what did
 * not fit: room for the picture (`data-tight`), text without scrolling (`data-scrolls`), and its end (`data-more`);
 * `--above` and `--below` are the lengths scrolled out of sight, as far as the fade shows them.
 */
export function useFittingText(
  element: { readonly current: HTMLElement | null },
  title: string,
  body: unknown,
  isShared: boolean,
): void {
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const hasWholeWords = () => [box, ...box.querySelectorAll('*')].every(hasWidthItNeeds);
    const isWhole = () => hasWholeWords() && box.scrollHeight <= box.clientHeight;
    const takeLargest = (sizes: readonly number[], fits: () => boolean) =>
      sizes.some((size) => {
        box.style.fontSize = `calc(var(--reading-size) * ${size})`;
        return fits();
      });
    const fitName = () => {
      const name = box.querySelector('h1, h2');
      if (!name) return;
      NAME_SCALES.some((scale) => {
        box.style.setProperty('--name-scale', `${scale}`);
        return hasWidthItNeeds(name);
      });
    };
    const noteMore = () => {
      const { scrollTop, clientHeight, scrollHeight } = box;
      const below = scrollHeight - clientHeight - scrollTop;
      box.toggleAttribute('data-more', below > 2);
      box.style.setProperty('--above', `${Math.min(scrollTop, LONGEST_FADE)}px`);
      box.style.setProperty('--below', `${Math.min(below, LONGEST_FADE)}px`);
    };
    const takeSize = () => {
      if (!isShared) fitName();
      box.removeAttribute('data-tight');
      if (takeLargest(isShared ? SIZES : LARGE_SIZES, isWhole)) return;
      // The picture yields before the text becomes small.
      box.setAttribute('data-tight', '');
      if (!isShared) fitName();
      if (!takeLargest(SIZES, isWhole) && !hasWholeWords()) takeLargest(SMALLEST_SIZES, hasWholeWords);
    };
    const fit = () => {
      box.style.overflowWrap = 'normal';
      takeSize();
      box.style.overflowWrap = '';
      box.toggleAttribute('data-scrolls', box.scrollHeight > box.clientHeight);
      noteMore();
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(box);
    const changes = new MutationObserver(fit);
    changes.observe(box, { childList: true, characterData: true, subtree: true });
    box.addEventListener('scroll', noteMore, { passive: true });
    // A font that arrives later has words of another width.
    document.fonts.addEventListener('loadingdone', fit);
    return () => {
      observer.disconnect();
      changes.disconnect();
      box.removeEventListener('scroll', noteMore);
      document.fonts.removeEventListener('loadingdone', fit);
    };
  }, [element, title, body, isShared]);
}
