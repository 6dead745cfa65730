/** Checks that text has enough room. Each returns problems in words; an empty list means none. */
import type { Words } from '../../../src/i18n/en';
import type { EvaluablePage } from '../browser/evaluable-page';
import { picturesToImport } from '../pictures/picture-files';
import { LONG_NAME, playerNames, waitUntilAtRest } from '../playing/tour';

/** Texts typed by users may be longer than any line. */
const typedWords = [LONG_NAME, ...picturesToImport.map(([name]) => name)].join(' ');

/** Finds text that is too wide or too high, overlaps something else, or contains a broken word. */
export async function textFitProblems(tab: EvaluablePage, words: Words): Promise<readonly string[]> {
  return [...(await overflows(tab, words)), ...(await brokenWords(tab)), ...(await coveredTexts(tab))];
}

/**
 * Finds elements that are wider than their container, or clipped, and a page that scrolls as a whole. Only names of
 * players and of their own counters, and of cards in the strip, may be truncated; nothing may scroll sideways.
 */
export async function overflows(tab: EvaluablePage, words: Words): Promise<readonly string[]> {
  const numbered = Array.from({ length: 12 }, (_, seat) => words.player(seat + 1));
  // On a panel the number of "Player 7" is a separate element, so that it is not truncated with the name.
  const names = [...playerNames(words), LONG_NAME, ...numbered, words.player(1).replace(/ 1$/, '')];
  await waitUntilAtRest(tab);
  return tab.evaluate(
    ([players, labelPrefix]) => {
      const found = new Map<Element, string>();
      const { documentElement: root } = document;
      /** Whether the part that scrolls shows most of it; a heading that sticks leaves with its section. */
      const isInSight = (element: Element) => {
        let scroller = element.parentElement;
        while (scroller && getComputedStyle(scroller).overflowY !== 'auto') scroller = scroller.parentElement;
        const [own, outer] = [element.getBoundingClientRect(), (scroller ?? root).getBoundingClientRect()];
        const middle = (own.left + own.right) / 2;
        return middle > outer.left && middle < outer.right;
      };
      // Its screens scroll; if the root scrolled too, the bar would move.
      if (root.scrollHeight > root.clientHeight + 1)
        found.set(root, `the page itself is ${root.scrollHeight} high in ${root.clientHeight}`);
      for (const element of document.querySelectorAll<HTMLElement>('html, body, body *')) {
        const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
        const { left, right } = element.getBoundingClientRect();
        const isWide = clientWidth > 0 && scrollWidth > clientWidth + 1;
        const isHigh = scrollHeight > clientHeight + 2;
        const isOutside = left < -1 || right > innerWidth + 1;
        const isEmptyInput = element instanceof HTMLInputElement && element.placeholder && !element.value;
        if (!isWide && !isHigh && !isOutside && !isEmptyInput) continue;
        const text = element.textContent?.trim().replace(/\s+/g, ' ') ?? '';
        // Drawings contain no words.
        if (
          element.matches('.visually-hidden, svg, svg *') ||
          (text === '' && element.closest('[aria-hidden]'))
        )
          continue;
        if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
        const style = getComputedStyle(element);
        // Content that is skipped while off screen has its estimated size.
        const [content] = element.children;
        if (style.contentVisibility === 'auto' && !content?.checkVisibility({ contentVisibilityAuto: true }))
          continue;
        const isName = players.includes(text) || element.closest(`[aria-label^="${labelPrefix}"]`) !== null;
        // Of a default name, only the number may be shown, and the rest wrapped out of sight.
        const isShortened =
          style.textOverflow === 'ellipsis' ||
          style.getPropertyValue('--name-end') === 'clip' ||
          style.flexWrap === 'wrap-reverse';
        const mayBeCut = (isShortened || style.maskImage !== 'none') && isName;
        // Input fields, and tables that can be scrolled by finger and keyboard.
        const mayScroll = element.matches('input, [tabindex="0"]:has(> table)');
        const isCut = ['hidden', 'clip'].includes(style.overflowY) && text !== '';
        const elementDescription = `${element.localName}.${element.className} “${text.slice(0, 40)}”`;
        if (isWide && !mayBeCut && !mayScroll) {
          found.set(element, `${elementDescription} is ${scrollWidth} wide in ${clientWidth}`);
        } else if (isCut && isHigh && !mayBeCut) {
          found.set(element, `${elementDescription} is ${scrollHeight} high in ${clientHeight}`);
        }
        if (
          isOutside &&
          (style.position === 'fixed' || (style.position === 'sticky' && isInSight(element)))
        ) {
          found.set(
            element,
            `${elementDescription} goes from ${left.toFixed(0)} to ${right.toFixed(0)} of ${innerWidth}`,
          );
        }
        if (isEmptyInput) {
          const pen = document.createElement('canvas').getContext('2d');
          if (!pen) continue;
          pen.font = style.font;
          const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
          const room = clientWidth - padding;
          const needed = pen.measureText(element.placeholder).width;
          if (needed > room + 1) {
            found.set(
              element,
              `placeholder “${element.placeholder}” needs ${needed.toFixed(0)} of ${room.toFixed(0)}`,
            );
          }
        }
      }
      // Containers of an element that is too wide are too wide as well, so only the innermost element is reported.
      const elements = [...found.keys()];
      return elements
        .filter((element) => !elements.some((other) => other !== element && element.contains(other)))
        .map((element) => found.get(element) ?? '');
    },
    [names, words.table.toPlane] as const,
  );
}

/**
 * Finds words broken across lines. They are allowed only in hyphenated texts, if too long for a line of nearly the
 * full screen; whether a hyphen is shown depends on the browser's dictionary.
 */
function brokenWords(tab: EvaluablePage): Promise<readonly string[]> {
  return tab.evaluate((typed) => {
    const found: string[] = [];
    const scope = document.querySelector('dialog[open]:last-of-type') ?? document.body;
    const { width: scopeWidth } = scope.getBoundingClientRect();
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue ?? '';
      const parent = node.parentElement;
      if (text.trim() === '' || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(node);
      if (range.getClientRects().length < 2) continue;
      const { textWrapMode, hyphens } = getComputedStyle(parent);
      // A name that may be truncated counts as two boxes.
      // The names beside the plane break anywhere in the narrowest space.
      if (textWrapMode === 'nowrap' || parent.closest('[style*="--half"]')) continue;
      for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}’'\u00ad]+/gu)) {
        if (word.length < 2 || word.includes('\u00ad') || typed.includes(word)) continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const pieces = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
        const needed = pieces.reduce((sum, { width, height }) => sum + Math.max(width, height), 0);
        const isTooLong = hyphens === 'auto' && needed > scopeWidth * 0.6;
        if (pieces.length > 1 && !isTooLong)
          found.push(`${parent.localName}.${parent.className} breaks “${word}” into ${pieces.length}`);
      }
    }
    return [...new Set(found)];
  }, typedWords);
}

/** Finds texts covered by other texts or by opaque elements. Scrolled content may be under a fixed bar. */
function coveredTexts(tab: EvaluablePage): Promise<readonly string[]> {
  return tab.evaluate(() => {
    const touchable = new CSSStyleSheet();
    touchable.replaceSync('* { pointer-events: auto !important }');
    document.adoptedStyleSheets.push(touchable);
    const found: string[] = [];
    const scope = document.querySelector('dialog[open]:last-of-type') ?? document.body;
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const isOpaque = (element: Element) => {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
      const [, , , alpha = '1'] = backgroundColor.match(/[\d.]+/g) ?? [];
      return opacity !== '0' && (Number(alpha) > 0.2 || backgroundImage !== 'none');
    };
    const isPinned = (element: Element) => {
      for (let outer: Element | null = element; outer; outer = outer.parentElement) {
        if (['sticky', 'fixed'].includes(getComputedStyle(outer).position)) return true;
      }
      return false;
    };
    const short = (text: string | null) => `“${(text ?? '').trim().replace(/\s+/g, ' ').slice(0, 30)}”`;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const isSeen = parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!parent || !isSeen || node.nodeValue?.trim() === '' || parent.closest('.visually-hidden, svg'))
        continue;
      range.selectNodeContents(node);
      for (const { left, top, width, height } of range.getClientRects()) {
        for (const across of [0.15, 0.5, 0.85]) {
          const [x, y] =
            width > height
              ? [left + width * across, top + height / 2]
              : [left + width / 2, top + height * across];
          if (isClipped(parent, x, y)) continue;
          const stack = document.elementsFromPoint(x, y);
          const place = stack.indexOf(parent);
          // The text is scrolled out of view, or truncated where that is allowed.
          if (place < 0) continue;
          const above = stack
            .slice(0, place)
            .find(
              (element) =>
                !parent.contains(element) &&
                !element.contains(parent) &&
                !isPinned(element) &&
                (isOpaque(element) || hasTextAt(element, x, y)),
            );
          if (above) {
            found.push(
              `${parent.localName}.${parent.className} ${short(node.nodeValue)} lies under ${short(above.textContent)}`,
            );
          }
        }
      }
    }
    document.adoptedStyleSheets.pop();
    return [...new Set(found)];

    function isClipped(element: Element, x: number, y: number) {
      for (let outer = element.parentElement; outer; outer = outer.parentElement) {
        if (getComputedStyle(outer).overflowY === 'visible') continue;
        const { left, top, right, bottom } = outer.getBoundingClientRect();
        if (x < left + 1 || x > right - 1 || y < top + 1 || y > bottom - 1) return true;
      }
      return false;
    }

    function hasTextAt(element: Element, x: number, y: number) {
      return [...element.childNodes].some((child) => {
        if (child.nodeType !== Node.TEXT_NODE || child.nodeValue?.trim() === '') return false;
        const other = document.createRange();
        other.selectNodeContents(child);
        return [...other.getClientRects()].some((box) => {
          const slack = Math.min(box.width, box.height) / 4;
          return (
            x > box.left + slack && x < box.right - slack && y > box.top + slack && y < box.bottom - slack
          );
        });
      });
    }
  });
}
