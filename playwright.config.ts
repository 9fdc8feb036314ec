import { defineConfig } from '@playwright/test';
import { findInstalledBrowser } from './scripts/services/find-browser.ts';
import { browserArgs } from './tests/e2e/browser-args.ts';
import { desktop, phone } from './tests/e2e/viewports.ts';

/** Stories are about rules and run at a desk; what a page looks like begins on a phone. */
const looksOfPages = '**/*-screens.spec.ts';

const atDesk = { viewport: desktop, colorScheme: 'light' } as const;
const onPhone = { viewport: phone, hasTouch: true, isMobile: true, colorScheme: 'dark' } as const;

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
    { name: 'desktop', testIgnore: looksOfPages, use: atDesk },
    { name: 'phone', testMatch: looksOfPages, use: onPhone },
  ],
});
