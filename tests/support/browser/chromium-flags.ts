/**
 * Playwright's list. Of several such flags Chromium takes the last, so whoever adds to the list has to repeat it.
 * They stop requests of the browser's own and offers that would cover a page.
 */
const OFF_IN_PLAYWRIGHT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'BlockOriginHeaderModificationOnRedirect',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'Translate',
];

/** Suggestions below the address bar are a page in each window, which takes a third of the time of a short visit. */
const ADDRESS_BAR_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** A renderer is started ahead for a window that may never open, which takes 7% of a suite of short visits. */
const SPARE_RENDERER = 'SpareRendererForSitePerProcess';

/** Chromium makes no requests of its own and draws no pages of its own, so that a test has the app only. */
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...ADDRESS_BAR_PAGES, SPARE_RENDERER].join(',')}`,
];
