import { expect, type Locator, type Page, test } from '@playwright/test';
import { signUpQuietly } from '../support/person.ts';
import { changeContent, createJobQuietly, openWrittenJob } from './job-page-steps.ts';

test.beforeEach(async ({ page }) => {
  await signUpQuietly(page);
});

test('each tab opens at its top, and a tool at the tab it was left at', async ({ page }) => {
  const job = await createJobQuietly(page);
  await openWrittenJob(page, job);
  await page.goto(`/jobs/${job.id}?tool=marketIntel&tab=talent-pool`);
  await scrollToEnd(page);
  await page.getByRole('tab', { name: 'Compensation' }).click();
  await expect(page.getByRole('heading', { name: 'Compensation', level: 3 })).toBeInViewport();
  await expect(page.getByRole('tab', { name: 'Compensation' })).toBeInViewport();
  await page.keyboard.press(']');
  await expect(page.getByRole('dialog', { name: 'Candidate Engagement Strategy' })).toBeVisible();
  await page.keyboard.press('[');
  await expect(page.getByRole('heading', { name: 'Compensation', level: 3 })).toBeInViewport();
});

test('yellow is yellow and chips have their tint in the light theme', async ({ page }) => {
  const job = await createJobQuietly(page);
  await openWrittenJob(page, job);
  await changeContent(page, { job, tool: 'candidateScoring' }, (content) => {
    content['riskFlags'] = [
      { flag: 'Remote site', rationale: 'Far out', evidenceSource: 'The job' },
    ];
  });
  await page.goto(`/jobs/${job.id}?tool=candidateScoring&tab=risk-flags`);
  const flag = page.getByRole('listitem').filter({ hasText: 'Remote site' });
  await expect(flag.getByText('Watch')).toBeVisible();
  const [red, green, blue] = await readColour(flag.locator('svg').first(), 'fill');
  expect(red).toBeGreaterThan(200);
  expect(green / red).toBeGreaterThan(0.7);
  expect(blue / red).toBeLessThan(0.4);

  await page.goto(`/jobs/${job.id}?tool=engagementKit&tab=candidate-insights`);
  const chip = page.getByRole('listitem').filter({ hasText: 'Job stability' });
  await expect(chip).toBeVisible();
  const plain = await readColour(chip, '--color-grey-soft');
  expect(await readColour(chip, 'background-color')).not.toEqual(plain);
  expect(await readColour(chip, 'background-color')).toEqual(
    await readColour(chip, '--color-engage-soft'),
  );
});

/** The red, green and blue of a colour as it is drawn; a token is painted first. */
async function readColour(part: Locator, property: string): Promise<[number, number, number]> {
  const text = await part.evaluate((node, name) => {
    if (!name.startsWith('--')) return getComputedStyle(node).getPropertyValue(name);
    const probe = node.appendChild(document.createElement('i'));
    probe.style.backgroundColor = `var(${name})`;
    const colour = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return colour;
  }, property);
  const [red = 0, green = 0, blue = 0] = (text.match(/\d+/g) ?? []).map(Number);
  return [red, green, blue];
}

/** Scrolls what the view lies in as far as it goes. */
async function scrollToEnd(page: Page): Promise<void> {
  const panel = page.getByRole('dialog').getByRole('tabpanel');
  await expect(panel).toBeVisible();
  const scrolled = await panel.evaluate((node) => {
    let scroller: Element | null = node;
    while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY)) {
      scroller = scroller.parentElement;
    }
    scroller?.scrollTo(0, 100_000);
    return scroller?.scrollTop ?? 0;
  });
  expect(scrolled).toBeGreaterThan(50);
}
