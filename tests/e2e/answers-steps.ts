import { expect, type Page } from '@playwright/test';
import type { AnswerLink, JobQuestions } from '../../src/shared/answers.ts';
import type { Job, JobEdit } from '../../src/shared/job.ts';
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
export async function askQuietly(
  page: Page,
  job: Job,
  { name, keys }: Pick<AnswerLink, 'name' | 'keys'>,
): Promise<AnswerLink> {
  const path = `/api/jobs/${job.id}/answer-links`;
  const response = await page.request.post(path, { data: { name, keys } });
  expect(response.status()).toBe(201);
  return (await response.json()) as AnswerLink;
}

/** Somebody who was asked one question; call it with what they say once they are through. */
export async function askOne(page: Page, job: Job, { name, key }: { name: string; key: string }) {
  const { url } = await askQuietly(page, job, { name, keys: [key] });
  const path = `/api/answers/${url?.split('/').at(-1)}`;
  return async (said: string) => {
    const typed = await page.request.put(`${path}/questions/${key}`, { data: { said } });
    expect(typed.status()).toBe(204);
    expect((await page.request.post(`${path}/done`)).status()).toBe(204);
  };
}

export async function editJob(page: Page, { id }: Job, edit: JobEdit): Promise<void> {
  const now = (await (await page.request.get(`/api/jobs/${id}`)).json()) as Job;
  const data = { ...edit, revision: now.revision };
  expect((await page.request.patch(`/api/jobs/${id}`, { data })).status()).toBe(200);
}

export const questionsOf = (page: Page) => page.getByRole('region', { name: /^Open questions/ });
