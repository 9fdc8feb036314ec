import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Collects what a visitor would see in the console, refused content among it. */
export function watchForProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  return problems;
}

/**
 * All rules of axe. No page has a frame, so it may run in the page alone (its legacy mode): for frames
 * it would open a second page each time, only to put their findings together. Where it has been loaded
 * before, it is not loaded again. `within` is for what stands before a page that has been checked.
 */
export async function expectNoAxeViolations(page: Page, within = 'html'): Promise<void> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: 'undefined' }) });
  const { violations } = await axe
    .setLegacyMode()
    .include(within)
    .options({ resultTypes: ['violations'] })
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
  );
  expect(found).toEqual([]);
}

/** Nothing reaches past the side of the screen. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}
