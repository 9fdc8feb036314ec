import { expect, type Page } from '@playwright/test';
import type { Job } from '../../src/shared/job.ts';
import type { Output } from '../../src/shared/output.ts';
import { sampleJob } from '../../src/shared/sample-job.ts';
import { createQuietly } from './organizations-steps.ts';

/** Ways to a written job without the wizard, for stories that begin after it. */

export async function createJobQuietly(page: Page): Promise<Job> {
  const { id: organizationId } = await createQuietly(page);
  const response = await page.request.post('/api/jobs', {
    data: {
      organizationId,
      title: 'Wind Turbine Technician',
      location: 'Glenrock, WY',
      salaryRange: '$32-$38 per hour',
      workType: 'on-site',
      urgencyLevel: 'critical',
      description:
        'You climb 80 m towers, inspect and repair turbines, and keep 120 of them running. '.repeat(
          3,
        ),
      requirements: '- Two years of field service\n- GWO Basic Safety Training',
      dealBreakers: ['no visa', 'no remote', 'extensive travel required', 'no startups'],
      preferredBackgrounds: ['Manufacturing'],
    },
  });
  expect(response.status()).toBe(201);
  return (await response.json()) as Job;
}

/** The job that a newcomer looks around with. */
export async function createSampleJob(page: Page): Promise<Job> {
  const { id: organizationId } = await createQuietly(page);
  const response = await page.request.post('/api/jobs', { data: { ...sampleJob, organizationId } });
  expect(response.status()).toBe(201);
  return (await response.json()) as Job;
}

export async function openWrittenJob(page: Page, job: Job) {
  await page.goto(`/jobs/${job.id}`);
  await expect(page.getByText('10 of 10 tools ready').first()).toBeVisible({ timeout: 60_000 });
}

export async function findOutput(page: Page, job: Job, tool: Output['toolType']): Promise<Output> {
  const response = await page.request.get(`/api/jobs/${job.id}/outputs`);
  const outputs = (await response.json()) as Output[];
  return outputs.find(({ toolType }) => toolType === tool)!;
}

/** Stores a written output otherwise, as an edit of the person who is signed in. */
export async function changeContent(
  page: Page,
  { job, tool }: { job: Job; tool: Output['toolType'] },
  change: (content: Record<string, unknown>) => void,
): Promise<void> {
  const { id, content, version } = await findOutput(page, job, tool);
  const changed = structuredClone(content) as Record<string, unknown>;
  change(changed);
  const reply = await page.request.patch(`/api/outputs/${id}`, {
    data: { content: changed, version },
  });
  expect(reply.status()).toBe(200);
}
