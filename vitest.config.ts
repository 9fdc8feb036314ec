import { defineConfig } from 'vitest/config';

/** What tests may ask for, everywhere. */
const common = {
  provide: { thorough: process.env.TEST_THOROUGH === 'true' },
  expect: { poll: { timeout: 10_000 } },
};
/** One more try where nobody watches; what needed it is named at the end of the run. */
const retrying = { retry: process.env.CI ? 1 : 0 };

/**
 * Whole documents, child processes, every job written by every tool: `npm test` has the time for them,
 * `npm run check` has not.
 */
const slow = {
  node: [
    'src/**/*.slow.test.ts',
    'scripts/**/*.slow.test.ts',
    'src/tools/writing-suite/**/*.test.ts',
    'tests/patterns/**/*.test.ts',
  ],
  web: [
    'src/**/*.slow.test.tsx',
    'src/tools/*/view.test.tsx',
    'src/tools/writing-suite/**/*.test.tsx',
  ],
};

const apiTests = {
  ...common,
  ...retrying,
  include: ['src/server/**/*.api.test.ts'],
  // Each file makes its own app and database; loading the code anew would double the time.
  isolate: false,
  testTimeout: 90_000,
  hookTimeout: 90_000,
};

const steadyCases = 'src/shared/testing/steady-cases.ts';

const unitTests = {
  ...common,
  // Pure functions leave nothing behind, and a fresh process for each file costs more than its tests.
  isolate: false,
  setupFiles: steadyCases,
  testTimeout: 60_000,
};

const webTests = {
  ...common,
  ...retrying,
  environment: 'jsdom',
  setupFiles: 'tests/support/patient-screens.ts',
  // A fresh window for each file without loading jsdom for each: a quarter of the time.
  pool: 'vmThreads' as const,
  testTimeout: 30_000,
};

/** A window in the vm pool has a location that cannot be replaced. */
const stubsLocation = ['src/web/lib/{reload-once,lazy-page}.test.{ts,tsx}'];

const processTests = {
  ...common,
  ...retrying,
  globalSetup: 'tests/support/build-before-tests.ts',
  // Four servers start at once in some of them, on machines that do other things too.
  testTimeout: 450_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...unitTests,
          name: 'unit',
          include: [
            'src/{shared,market,reading,knowledge,writing,plan,tools,server}/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: [...apiTests.include, ...slow.node],
        },
      },
      { test: { ...unitTests, name: 'slow', include: slow.node } },
      {
        test: {
          ...webTests,
          name: 'web',
          include: ['src/{web,ui}/**/*.test.{ts,tsx}', 'src/tools/**/*.test.tsx'],
          exclude: [...stubsLocation, ...slow.web],
        },
      },
      {
        test: {
          ...webTests,
          name: 'web-slow',
          include: slow.web,
          setupFiles: [webTests.setupFiles, steadyCases],
        },
      },
      {
        test: {
          ...common,
          ...retrying,
          name: 'web-location',
          include: stubsLocation,
          environment: 'jsdom',
          setupFiles: webTests.setupFiles,
        },
      },
      // The same tests on both databases; the first needs nothing, the second TEST_DATABASE_URL.
      { test: { ...apiTests, name: 'api-pglite', env: { TEST_DATABASE: 'pglite' } } },
      { test: { ...apiTests, name: 'api-postgres', env: { TEST_DATABASE: 'postgres' } } },
      { test: { ...processTests, name: 'faults', include: ['tests/faults/**/*.test.ts'] } },
      { test: { ...processTests, name: 'long', include: ['tests/long/**/*.test.ts'] } },
    ],
  },
});
