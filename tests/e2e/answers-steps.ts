import { expect, type Page } from '@playwright/test';
import type { AnswerLink, JobQuestions } from '../../src/shared/answers.ts';
import type { Job } from '../../src/shared/job.ts';
import { createQuietly } from './organizations-steps.ts';

/** A job that leaves nearly everything open, as hiring managers hand them in. */
export async function createOpenJob(page: Page): Promise<Job> {
  const { id: organizationId } = await createQuietly(page);
  const response = await page.request.post('/api/jobs', {
    data: {
      organizationId,
      title: 'Wind Turbine Technician',
      location: 'Glenrock, WY',
      description:
        'You climb 80 m towers, inspect and repair turbines, and keep 120 of them running. You log every repair and order the parts.',
      requirements: '- Two years of field service\n- GWO Basic Safety Training\n- A driver license',
    },
  });
  expect(response.status()).toBe(201);
  return (await response.json()) as Job;
}

export async function readQuestions(page: Page, job: Job): Promise<JobQuestions> {
  const response = await page.request.get(`/api/jobs/${job.id}/questions`);
  expect(response.status()).toBe(200);
  return (await response.json()) as JobQuestions;
}

/** A link made without the screens, for stories that begin after them. */
export async function askQuietly(page: Page, job: Job, name: string): Promise<AnswerLink> {
  const { open } = await readQuestions(page, job);
  const keys = open.slice(0, 2).map(({ key }) => key);
  const response = await page.request.post(`/api/jobs/${job.id}/answer-links`, {
    data: { name, keys },
  });
  expect(response.status()).toBe(201);
  return (await response.json()) as AnswerLink;
}

export const questionsOf = (page: Page) => page.getByRole('region', { name: /^Open questions/ });
