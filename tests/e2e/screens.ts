import { expect, type Page, test } from '@playwright/test';
import { expectNoAxeViolations, expectNoOverflow, watchForProblems } from './problems.ts';
import { desktop, phone } from './viewports.ts';

/** A state that a page can be in, the way there from the one before, and what is new to look at. */
export type Screen = [name: string, open: (page: Page) => Promise<void>, within?: string];

/** The dialog that has been opened over a page which the screen before it was about. */
export const dialog = '[role="dialog"], [role="alertdialog"]';

type ColorScheme = 'light' | 'dark';

/** The first is the one that the browser begins with. All four are for `npm run test:long`. */
const looks: { viewport: typeof phone; colorScheme: ColorScheme }[] = [
  { viewport: phone, colorScheme: 'dark' },
  { viewport: desktop, colorScheme: 'light' },
  ...(process.env.E2E_EVERY_LOOK
    ? ([
        { viewport: desktop, colorScheme: 'dark' },
        { viewport: phone, colorScheme: 'light' },
      ] as const)
    : []),
];

/** Checks what is on the screen as a phone shows it and as a desk does, and goes back to the phone. */
export async function inEveryLook(page: Page, check: () => Promise<void>): Promise<void> {
  await check();
  for (const look of [...looks.slice(1), looks[0]!]) {
    await page.setViewportSize(look.viewport);
    await page.emulateMedia({ colorScheme: look.colorScheme });
    if (look !== looks[0]) await check();
  }
}

/** Goes from screen to screen; each is accessible and whole, and none complains in the console. */
export async function checkScreens(page: Page, screens: Screen[]): Promise<void> {
  const problems = watchForProblems(page);
  for (const [name, open, within] of screens) {
    await test.step(name, async () => {
      await open(page);
      await inEveryLook(page, async () => {
        await expectNoOverflow(page);
        await expectNoAxeViolations(page, within);
      });
    });
  }
  expect(problems).toEqual([]);
}
