/**
 * The features that Playwright disables. If the flag is repeated, Chromium uses only the last one, so adding to the
 * list means repeating it. They stop the browser's own requests and prompts that would cover a page.
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

/** The address bar's suggestions are a page in each window, which takes a third of the time of a short visit. */
const ADDRESS_BAR_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** A spare renderer for a window that may never open takes 7% of the time of a suite of short visits. */
const SPARE_RENDERER = 'SpareRendererForSitePerProcess';

/** Keeps Chromium from making its own requests and rendering its own pages, so that a test gets only the app. */
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...ADDRESS_BAR_PAGES, SPARE_RENDERER].join(',')}`,
];
