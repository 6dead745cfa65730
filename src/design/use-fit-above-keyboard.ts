import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** In CSS pixels: browser bars cover less than this, keyboards more. */
const MIN_KEYBOARD_HEIGHT = 120;
/** In CSS pixels: with less height than this, the head of a sheet scrolls with the content. */
const MIN_HEIGHT_FOR_HEADER = 320;

/**
 * Keeps a dialog within the area that an on-screen keyboard leaves visible. iPhones put the keyboard over the page
 * and change only the visual viewport; where the page itself is resized (`interactive-widget`), nothing is covered
 * and nothing is done.
 */
export function useFitAboveKeyboard(dialog: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const view = window.visualViewport;
    const sheet = dialog.current;
    if (!view || !sheet) return undefined;

    function fitSheet(sheet: HTMLElement, { offsetTop, height, scale }: VisualViewport) {
      const covered = document.documentElement.clientHeight - height;
      if (scale > 1 || covered < MIN_KEYBOARD_HEIGHT) {
        delete sheet.dataset.keyboard;
        return;
      }
      sheet.style.setProperty('--visible-top', `${offsetTop}px`);
      sheet.style.setProperty('--visible-height', `${height}px`);
      sheet.dataset.keyboard = height < MIN_HEIGHT_FOR_HEADER ? 'tight' : 'open';
    }
    function showField(sheet: HTMLElement) {
      const field = document.activeElement;
      if (sheet.dataset.keyboard && sheet.contains(field) && field?.matches('input, textarea')) {
        field.scrollIntoView({ block: 'nearest' });
      }
    }

    const listeners = new AbortController();
    const { signal } = listeners;
    const update = () => fitSheet(sheet, view);
    view.addEventListener('scroll', update, { signal });
    view.addEventListener('resize', update, { signal });
    view.addEventListener('resize', () => showField(sheet), { signal });
    sheet.addEventListener('focusin', () => showField(sheet), { signal });
    update();
    return () => listeners.abort();
  }, [dialog]);
}
