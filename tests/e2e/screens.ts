import { expect, type Page, test } from '@playwright/test';
import { expectNoAxeViolations, expectNoOverflow, watchForProblems } from './problems.ts';
import { desktop, phone } from './viewports.ts';

/** A state that a page can be in, the way there from the one before, and what is new to look at. */
export type Screen = [name: string, open: (page: Page) => Promise<void>, within?: string];

/** The dialog that has been opened over a page which the screen before it was about. */
export const dialog = '[role="dialog"], [role="alertdialog"]';

type ColorScheme = 'light' | 'dark';

const isEveryLook = Boolean(process.env.E2E_EVERY_LOOK);
/** The first is the one that the browser begins with. All four are for `npm run test:long`. */
const looks: { viewport: typeof phone; colorScheme: ColorScheme }[] = [
  { viewport: phone, colorScheme: 'dark' },
  { viewport: desktop, colorScheme: 'light' },
  ...(isEveryLook
    ? ([
        { viewport: desktop, colorScheme: 'dark' },
        { viewport: phone, colorScheme: 'light' },
      ] as const)
    : []),
];

/** Checks what is on the screen as a phone shows it and as a desk does, and goes back to the phone. */
export async function inEveryLook(
  page: Page,
  check: (look: number) => Promise<void>,
): Promise<void> {
  await check(0);
  for (const look of [...looks.keys()].slice(1).concat(0)) {
    const { viewport, colorScheme } = looks[look]!;
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    if (look !== 0) await check(look);
  }
}

/**
 * Goes from screen to screen; each is accessible and whole, and none complains in the console. What they are made of
 * stands on several, so axe looks at one as a phone shows it and at the next as a desk does; at each in every look in
 * `npm run test:long`.
 */
export async function checkScreens(page: Page, screens: Screen[]): Promise<void> {
  const problems = watchForProblems(page);
  for (const [place, [name, open, within]] of screens.entries()) {
    await test.step(name, async () => {
      await open(page);
      await inEveryLook(page, async (look) => {
        await expectNoOverflow(page);
        if (isEveryLook || look === place % looks.length) await expectNoAxeViolations(page, within);
      });
    });
  }
  expect(problems).toEqual([]);
}
