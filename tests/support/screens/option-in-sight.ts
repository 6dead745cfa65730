import type { Locator } from 'playwright-core';

/** Returns whether a finger would meet the lower edge of this option of a choice. */
export function isOptionInSight(option: Locator): Promise<boolean> {
  return option.evaluate((radio) => {
    const { left, bottom } = radio.getBoundingClientRect();
    return document.elementFromPoint(left + 20, bottom - 4)?.closest('label') === radio.parentElement;
  });
}
