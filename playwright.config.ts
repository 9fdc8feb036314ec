import { defineConfig } from '@playwright/test';
import { findInstalledBrowser } from './scripts/services/find-browser.ts';

/** Stories about rules rather than layout run once; the budget for all tests is ten minutes. */
const sameOnEveryScreen = [
  '**/accounts-{configured,profile,sign-in}.spec.ts',
  '**/organizations-settings.spec.ts',
];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/start-built-app.ts',
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.E2E_BASE_URL,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findInstalledBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--no-first-run',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testIgnore: sameOnEveryScreen,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
