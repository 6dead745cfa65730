import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** In CSS pixels: browser bars cover less than this, keyboards more. */
const MIN_KEYBOARD = 120;
/** In CSS pixels: with less height than this, the head of a sheet scrolls with the content. */
const ROOM_FOR_HEAD = 320;

/**
 * Keeps a dialog within the area that an on-screen keyboard leaves visible. iPhones put the keyboard over the page
 * and change only the visual viewport; where the page itself is resized (`interactive-widget`), nothing is covered
 * and nothing is done.
 */
export function useVisibleArea(dialog: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const view = window.visualViewport;
    const element = dialog.current;
    if (!view || !element) return undefined;

    function place(sheet: HTMLElement, { offsetTop, height, scale }: VisualViewport) {
      const covered = document.documentElement.clientHeight - height;
      if (scale > 1 || covered < MIN_KEYBOARD) {
        delete sheet.dataset.keyboard;
        return;
      }
      sheet.style.setProperty('--seen-top', `${offsetTop}px`);
      sheet.style.setProperty('--seen-height', `${height}px`);
      sheet.dataset.keyboard = height < ROOM_FOR_HEAD ? 'tight' : 'open';
    }
    function showField(sheet: HTMLElement) {
      const field = document.activeElement;
      if (sheet.dataset.keyboard && sheet.contains(field) && field?.matches('input, textarea')) {
        field.scrollIntoView({ block: 'nearest' });
      }
    }

    const listening = new AbortController();
    const { signal } = listening;
    const follow = () => place(element, view);
    view.addEventListener('scroll', follow, { signal });
    view.addEventListener('resize', follow, { signal });
    view.addEventListener('resize', () => showField(element), { signal });
    element.addEventListener('focusin', () => showField(element), { signal });
    follow();
    return () => listening.abort();
  }, [dialog]);
}
