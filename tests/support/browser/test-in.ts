import type { Test } from 'uvu';
import { findBrowser } from '../../../scripts/test-browsers/browsers.mjs';
import type { AddTest } from '../thorough';
import { isWebKitInstalled } from '../webkit/processes';
import type { BrowserName } from './browser';

/** Returns a function that adds tests which need this browser, or skips them by name if it is not installed. */
export function testIn(test: Test, browser: BrowserName | 'webkit'): AddTest {
  const isInstalled = browser === 'webkit' ? isWebKitInstalled : findBrowser(browser) !== undefined;
  return isInstalled ? test : (title) => test.skip(`${title} (${browser} is not installed)`);
}
