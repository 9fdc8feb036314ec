/** Playwright's own list, which a list of ours takes the place of. */
const offForPlaywright = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/**
 * Each window of a whole Chromium loads the page behind its address bar, though nobody sees it, and
 * keeps a process ready for a next one. Without them a window costs half of the processor time.
 */
const offForSpeed = [
  'AimEnabled',
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  `--disable-features=${[...offForPlaywright, ...offForSpeed].join(',')}`,
];
