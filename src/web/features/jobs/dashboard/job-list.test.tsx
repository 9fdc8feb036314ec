import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { jobToolIds } from '#shared/tool-info.ts';
import { clearToast } from '#ui/toast.ts';

import { type Call, fakeServer, refusal, renderSignedIn } from '../testing/fake-server.tsx';
import { makeJob } from '../testing/sample.ts';
import { JobList } from './job-list.tsx';

afterEach(() => {
  cleanup();
  clearToast();
  vi.unstubAllGlobals();
});

const organization = { id: 7, name: 'Northwind Energy' };
const onCreate = vi.fn<() => void>();

let employers: { name: string; jobs: number }[] = [];
afterEach(() => {
  employers = [];
});

const isAboutEmployers = ({ path }: Call) => path.startsWith('/api/jobs/employers');

function renderList(answer: (call: Call) => Response | undefined, path?: string) {
  const all = fakeServer((call) =>
    isAboutEmployers(call) ? Response.json(employers) : answer(call),
  );
  const calls = () => all.filter((call) => !isAboutEmployers(call));
  const rendered = renderSignedIn(
    <JobList organization={organization} onCreate={() => onCreate()} />,
    path,
  );
  return { calls, ...rendered };
}

test('an empty list offers the first job and the sample', async () => {
  const { calls } = renderList(({ method }) =>
    method === 'POST' ? Response.json(makeJob(), { status: 201 }) : undefined,
  );
  await screen.findByText('No Jobs Yet');
  expect(screen.queryByRole('searchbox')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Create Your First Job' }));
  expect(onCreate).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Try a sample job' }));
  await screen.findByText('Job Created');
  expect(calls().find(({ method }) => method === 'POST')?.body).toMatchObject({
    title: 'Wind Turbine Technician',
    location: 'Glenrock, WY',
    organizationId: 7,
  });
});

test('a job of which little is told is a draft without a place', async () => {
  renderList(() => Response.json([{ id: 3, organizationId: 7, title: 'Welder' }]));
  await screen.findByRole('link', { name: 'Welder' });
  expect(screen.getByText('draft')).toBeTruthy();
  expect(screen.getByText('Remote')).toBeTruthy();
});

test('a card tells the state of a search', async () => {
  const outputs = jobToolIds.map((toolType, index) => ({
    toolType,
    status: index < 3 ? ('completed' as const) : ('processing' as const),
  }));
  const job = makeJob({
    location: '',
    salaryRange: '$30 an hour',
    description: `${'x'.repeat(100)}yyy`,
    status: 'processing',
    outputs,
  });
  renderList(() => Response.json([job]));
  const link = await screen.findByRole('link', { name: 'Welder' });
  expect(link.getAttribute('href')).toBe('/jobs/12');
  const { textContent } = screen.getByRole('article');
  for (const words of ['processing', 'Remote', '$30 an hour', 'Created Nov 1, 2026']) {
    expect(textContent).toContain(words);
  }
  expect(textContent).toContain('3 of 10 written');
  expect(textContent).toContain(`${'x'.repeat(100)}…`);
  expect(textContent).not.toContain('y…');
});

test('search goes to the server and to the address, and can be cleared', async () => {
  const { calls, history } = renderList(({ path }) =>
    Response.json(path.includes('search=baker') ? [] : [makeJob()]),
  );
  const box = await screen.findByRole('searchbox', { name: 'Search jobs' });
  fireEvent.change(box, { target: { value: 'ba' } });
  fireEvent.change(box, { target: { value: 'baker' } });
  await screen.findByText('No job has “baker” in its title, location or employer.');
  expect(calls().map(({ path }) => path)).toEqual([
    '/api/jobs?organizationId=7&sort=newest',
    '/api/jobs?organizationId=7&search=baker&sort=newest',
  ]);
  expect(history.at(-1)).toContain('search=baker');
  fireEvent.click(screen.getByRole('button', { name: 'Show All Jobs' }));
  await screen.findByRole('link', { name: 'Welder' });
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(''));
});

test('filters come from the address', async () => {
  const { calls } = renderList(() => undefined, '/dashboard?status=paused&sort=title&search=x');
  await screen.findByText('No paused job has “x” in its title, location or employer.');
  expect(calls()[0]?.path).toBe('/api/jobs?organizationId=7&search=x&status=paused&sort=title');
});

test('jobs of one employer are asked for by name, as soon as there is one', async () => {
  employers = [{ name: 'Northgate Parcel', jobs: 2 }];
  const job = makeJob({ employer: 'Northgate Parcel', employerConfidential: true });
  const { calls } = renderList(() => Response.json([job]), '/dashboard?employer=northgate+parcel');
  const filter = await screen.findByRole('combobox', { name: 'Employer or client' });
  await waitFor(() => expect(filter.textContent).toBe('Northgate Parcel'));
  expect(calls()[0]?.path).toBe('/api/jobs?organizationId=7&employer=northgate+parcel&sort=newest');
  expect(screen.getByRole('article').textContent).toContain('Northgate Parcel (confidential)');
});

test('without employers nobody is asked to choose one', async () => {
  renderList(() => Response.json([makeJob()]));
  await screen.findByRole('link', { name: 'Welder' });
  expect(screen.queryByRole('combobox', { name: 'Employer or client' })).toBeNull();
});

test('more jobs are loaded where the page ended', async () => {
  const { calls } = renderList(({ path }) =>
    path.includes('cursor=')
      ? Response.json([makeJob({ id: 13, title: 'Baker' })])
      : Response.json([makeJob()], { headers: { 'x-next-cursor': 'abc' } }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Load More Jobs' }));
  await screen.findByRole('link', { name: 'Baker' });
  expect(screen.getByRole('link', { name: 'Welder' })).toBeTruthy();
  expect(calls().at(-1)?.path).toContain('cursor=abc');
  expect(screen.queryByRole('button', { name: 'Load More Jobs' })).toBeNull();
});

test('a failure is told and can be tried again', async () => {
  let down = true;
  renderList(() => (down ? refusal(503, 'The server is busy.') : Response.json([makeJob()])));
  await screen.findByText('The server is busy.');
  down = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: 'Welder' });
});
