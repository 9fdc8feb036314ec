import { defineConfig } from 'vitest/config';

const apiTests = {
  include: ['src/server/**/*.api.test.ts'],
  // Each file makes its own app and database; loading the code anew would double the time.
  isolate: false,
  testTimeout: 45_000,
  hookTimeout: 60_000,
};

/** A window in the vm pool has a location that cannot be replaced. */
const stubsLocation = ['src/web/lib/{reload-once,lazy-page}.test.{ts,tsx}'];

const processTests = {
  globalSetup: 'tests/support/build-before-tests.ts',
  testTimeout: 120_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/{shared,market,brief,tools,server}/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: apiTests.include,
          // Pure functions leave nothing behind, and a fresh process for each file costs more than its tests.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['src/{web,ui}/**/*.test.{ts,tsx}', 'src/tools/**/*.test.tsx'],
          exclude: stubsLocation,
          environment: 'jsdom',
          // A fresh window for each file without loading jsdom for each: a quarter of the time.
          pool: 'vmThreads',
          testTimeout: 30_000,
        },
      },
      { test: { name: 'web-location', include: stubsLocation, environment: 'jsdom' } },
      // The same tests on both databases; the first needs nothing, the second TEST_DATABASE_URL.
      { test: { ...apiTests, name: 'api-pglite', env: { TEST_DATABASE: 'pglite' } } },
      { test: { ...apiTests, name: 'api-postgres', env: { TEST_DATABASE: 'postgres' } } },
      { test: { ...processTests, name: 'faults', include: ['tests/faults/**/*.test.ts'] } },
      { test: { ...processTests, name: 'long', include: ['tests/long/**/*.test.ts'] } },
    ],
  },
});
