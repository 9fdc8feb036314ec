import { expect, type Page, test } from '@playwright/test';
import { expectNoAxeViolations, expectNoOverflow, watchForProblems } from './problems.ts';

/** A state that a page can be in, the way there from the one before, and what is new to look at. */
export type Screen = [name: string, open: (page: Page) => Promise<void>, within?: string];

/** The dialog that has been opened over a page which the screen before it was about. */
export const dialog = '[role="dialog"], [role="alertdialog"]';

/** Goes from screen to screen; each is accessible and whole, and none complains in the console. */
export async function checkScreens(page: Page, screens: Screen[]): Promise<void> {
  const problems = watchForProblems(page);
  for (const [name, open, within] of screens) {
    await test.step(name, async () => {
      await open(page);
      await expectNoOverflow(page);
      await expectNoAxeViolations(page, within);
    });
  }
  expect(problems).toEqual([]);
}
