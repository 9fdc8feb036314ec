import type { Page } from '@playwright/test';

/**
 * Requests to the address wait until the returned function is called, so that what a page says
 * meanwhile can be looked at, however fast the server is and however slow the machine.
 */
export async function hold(page: Page, address: string | RegExp): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await released;
    // The page may have stopped asking meanwhile.
    await route.continue().catch(() => {});
  });
  return async () => {
    release();
    await page.unroute(address);
  };
}
