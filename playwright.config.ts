import { defineConfig } from '@playwright/test';
import { findInstalledBrowser } from './scripts/services/find-browser.ts';
import { browserArgs } from './tests/e2e/browser-args.ts';

/** Stories are about rules and run at a desk; what a page looks like begins on a phone. */
const looksOfPages = '**/*-screens.spec.ts';

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/start-built-app.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A test that passes only at the second try is reported as flaky, by name.
  retries: process.env.CI ? 1 : 0,
  // A story is long, and the machine may be busy with other tests.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.E2E_BASE_URL,
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findInstalledBrowser(),
      args: browserArgs,
    },
  },
  projects: [
    { name: 'desktop', testIgnore: looksOfPages, use: { ...desktop, colorScheme: 'light' } },
    { name: 'phone', testMatch: looksOfPages, use: { ...phone, colorScheme: 'dark' } },
  ],
});
