import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { jobToolIds, toolInfo } from '#shared/tool-info.ts';
import { clearToast } from '#ui/toast.ts';

import { isBeingWritten, jobQuery, outputsQuery } from './job-page-queries.ts';
import { job, outputsWith, refusal, renderJobPage } from './testing/job-page-kit.tsx';

vi.setConfig({ testTimeout: 20_000 });

const download = vi.fn();

beforeEach(() => {
  download.mockClear();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    download(this.download);
  });
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => {};
});
afterEach(() => {
  cleanup();
  clearToast();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const card = (tool: keyof typeof toolInfo) =>
  screen.findByRole('article', { name: toolInfo[tool].name, busy: false });
const button = (within_: HTMLElement, name: string) =>
  within(within_).getByRole('button', { name });
const buttonNames = (element: HTMLElement) =>
  within(element)
    .getAllByRole('button')
    .map(({ textContent }) => textContent?.trim());
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('the page', () => {
  test('shows the job, its ten cards and the header buttons', async () => {
    renderJobPage();
    await screen.findByRole('heading', { level: 1, name: job.title });
    for (const name of ['Back', 'Regenerate All', 'Edit Job', 'Delete', 'Export All']) {
      expect(screen.getByRole('button', { name })).toBeTruthy();
    }
    expect(document.title).toBe('Wind Turbine Technician · Requisite');
    await card('marketIntel');
    expect(screen.getAllByRole('article')).toHaveLength(10);
    await screen.findByText('built-in writer');
  });

  test('shows three deal breakers and counts the rest', async () => {
    renderJobPage();
    const panel = within(await screen.findByRole('region', { name: 'Job Details' }));
    expect(panel.queryByText('extensive travel required')).toBeNull();
    fireEvent.click(panel.getByRole('button', { name: '+2 more' }));
    expect(panel.getByText('extensive travel required')).toBeTruthy();
    expect(panel.getByText('$32-38 per hour')).toBeTruthy();
    expect(panel.getByText('On-site')).toBeTruthy();
    expect(panel.getByText('Critical')).toBeTruthy();
    expect(panel.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Salary range',
      'Work type',
      'Urgency level',
      'Deal breakers',
      'Preferred backgrounds',
      'Description',
    ]);
    expect(panel.getByRole('button', { name: 'Show more' })).toBeTruthy();
  });

  test('tells the status of the search from that of the tools', async () => {
    renderJobPage();
    await screen.findByRole('heading', { level: 1, name: job.title });
    const panel = within(screen.getByRole('region', { name: 'Job Details' }));
    panel.getByText('Search status');
    // Beside "completed", "Draft" would deny it.
    expect(panel.getByRole('combobox', { name: 'Search status' }).textContent).toBe('Not set');
    expect(panel.queryByText('Draft')).toBeNull();
  });

  test('says when there is no such job', async () => {
    const { location } = renderJobPage({ answer: () => new Response('', { status: 404 }) });
    await screen.findByRole('heading', { name: 'Job not found' });
    press('Back to Dashboard');
    expect(location.history.at(-1)).toBe('/dashboard');
  });

  test('a failure is told and can be tried again', async () => {
    let down = true;
    renderJobPage({ answer: () => (down ? new Response('', { status: 502 }) : undefined) });
    await screen.findByText('The job could not be loaded.');
    down = false;
    press('Try again');
    await screen.findByRole('heading', { level: 1, name: job.title });
  });
});

describe('a card', () => {
  test('offers what its status allows', async () => {
    renderJobPage({
      answer: ({ path }) =>
        path.endsWith('/outputs') &&
        outputsWith({
          attractionPosting: { status: 'pending', content: null, version: null, provenance: null },
          sourcingStrategy: { status: 'processing', content: null },
          marketIntel: { status: 'failed', content: null, failure: 'The model gave no answer.' },
          intakeAssistant: { status: 'processing' },
          engagementKit: { status: 'pending', queued: true, content: null },
        }),
    });
    const actions = (names: string[]) => (name: string | undefined) => names.includes(name ?? '');
    const isAction = actions([
      'Generate',
      'Retry',
      'View Details',
      'Regenerate',
      'TXT',
      'Export PDF',
    ]);
    const offered = async (tool: keyof typeof toolInfo) =>
      buttonNames(await card(tool)).filter(isAction);
    expect(await offered('attractionPosting')).toEqual(['Generate']);
    expect(await offered('sourcingStrategy')).toEqual([]);
    expect((await card('sourcingStrategy')).textContent).toContain('Processing...');
    expect(await offered('marketIntel')).toEqual(['Retry']);
    expect((await card('marketIntel')).textContent).toContain('The model gave no answer.');
    expect(await offered('intakeAssistant')).toEqual(['View Details']);
    expect(await offered('engagementKit')).toEqual([]);
    expect(await offered('hiringSynopsis')).toEqual([
      'View Details',
      'Regenerate',
      'TXT',
      'Export PDF',
    ]);
  });

  test('says that one tool is being written', async () => {
    renderJobPage({
      answer: ({ method }) => method === 'POST' && new Response('', { status: 202 }),
    });
    fireEvent.click(within(await card('marketIntel')).getByRole('button', { name: 'Regenerate' }));
    await screen.findByText('Generation started');
    screen.getByText(`${toolInfo.marketIntel.name} is being written.`);
  });

  test('is busy while it asks, then refreshes', async () => {
    let answerRequest = (_response: Response) => {};
    const { requests } = renderJobPage({
      answer: ({ method }) =>
        method === 'POST' && new Promise<Response>((resolve) => (answerRequest = resolve)),
    });
    const regenerate = button(await card('marketIntel'), 'Regenerate');
    fireEvent.click(regenerate);
    await waitFor(() => expect(regenerate.getAttribute('aria-disabled')).toBe('true'));
    fireEvent.click(regenerate);
    expect(requests.filter((line) => line.startsWith('POST'))).toEqual([
      'POST /api/jobs/12/generate/marketIntel',
    ]);
    const before = requests.length;
    answerRequest(new Response('', { status: 202 }));
    await waitFor(() => expect(requests.slice(before)).toContain('GET /api/jobs/12/outputs'));
    await waitFor(() => expect(regenerate.getAttribute('aria-disabled')).toBeNull());
  });

  test('asks before replacing the words of a person', async () => {
    const { requests } = renderJobPage({
      answer: ({ path }) => {
        if (path.endsWith('/generate/marketIntel')) return refusal(409, 'Edited by Ada.');
        return path.endsWith('?replaceEdits=true') && new Response('', { status: 202 });
      },
    });
    fireEvent.click(button(await card('marketIntel'), 'Regenerate'));
    const question = await screen.findByRole('alertdialog');
    fireEvent.click(button(question, 'Regenerate'));
    await waitFor(() =>
      expect(requests).toContain('POST /api/jobs/12/generate/marketIntel?replaceEdits=true'),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  test('says which tool could not be generated', async () => {
    renderJobPage({
      answer: ({ method }) => method === 'POST' && new Response('', { status: 500 }),
    });
    fireEvent.click(button(await card('hiringSynopsis'), 'Regenerate'));
    await screen.findByText('Generation failed');
    screen.getByText(`Failed to generate ${toolInfo.hiringSynopsis.name}`);
  });

  test('says when to try again after many', async () => {
    renderJobPage({
      answer: ({ method }) => method === 'POST' && refusal(429, 'Try again in 40 seconds.'),
    });
    fireEvent.click(button(await card('hiringSynopsis'), 'Regenerate'));
    await screen.findByText(
      `Failed to generate ${toolInfo.hiringSynopsis.name}. Try again in 40 seconds.`,
    );
  });

  test('says when the job has changed since', async () => {
    renderJobPage({
      answer: ({ path }) =>
        path.endsWith('/outputs') && outputsWith({ marketIntel: { outdated: true } }),
    });
    const outdated = await card('marketIntel');
    within(outdated).getByText('The job has changed since this was written');
    expect(buttonNames(outdated).filter((name) => name === 'Regenerate')).toHaveLength(1);
  });
});

describe('export', () => {
  const file = (name: string) =>
    new Response('x', { headers: { 'content-disposition': `attachment; filename="${name}"` } });

  test('hands over the file under its name', async () => {
    renderJobPage({
      answer: ({ path }) => path === '/api/jobs/12/outputs/102/pdf' && file('requisite-market.pdf'),
    });
    fireEvent.click(button(await card('marketIntel'), 'Export PDF'));
    await screen.findByText('PDF exported');
    expect(download).toHaveBeenCalledWith('requisite-market.pdf');
  });

  test('says when it failed', async () => {
    renderJobPage();
    fireEvent.click(button(await card('marketIntel'), 'Export PDF'));
    await screen.findByText('Export failed');
    screen.getByText('Unable to generate PDF. Please try again.');
  });

  test('takes all tools at once', async () => {
    renderJobPage({
      answer: ({ path }) =>
        path.endsWith('/export/combined-txt') && file('requisite-all-tools.txt'),
    });
    await card('marketIntel');
    press('Export All');
    const dialog = await screen.findByRole('dialog', { name: 'Export All' });
    for (const format of ['TXT File', 'PDF File', 'Word File']) within(dialog).getByText(format);
    fireEvent.click(within(dialog).getByText('TXT File'));
    await screen.findByText('Export completed');
    expect(download).toHaveBeenCalledWith('requisite-all-tools.txt');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('says when to try again after many', async () => {
    renderJobPage({
      answer: ({ path }) => path.endsWith('/pdf') && refusal(429, 'Try again in 40 seconds.'),
    });
    fireEvent.click(button(await card('marketIntel'), 'Export PDF'));
    await screen.findByText('Try again in 40 seconds.');
  });

  test('has nothing to take from an empty job', async () => {
    const none = Object.fromEntries(jobToolIds.map((tool) => [tool, { content: null }]));
    const { requests } = renderJobPage({
      answer: ({ path }) => path.endsWith('/outputs') && outputsWith(none),
    });
    await card('marketIntel');
    press('Export All');
    fireEvent.click(await screen.findByText('PDF File'));
    await screen.findByText('No content to export');
    screen.getByText('Generate some content first before exporting');
    expect(requests.filter((line) => line.includes('export'))).toEqual([]);
  });
});

describe('the whole job', () => {
  test('is regenerated', async () => {
    const { requests } = renderJobPage({
      answer: ({ method }) => method === 'POST' && new Response('', { status: 202 }),
    });
    await card('marketIntel');
    press('Regenerate All');
    await screen.findByText('Regeneration started');
    screen.getByText('All tools are being regenerated. This may take a few minutes.');
    expect(requests).toContain('POST /api/jobs/12/process');
  });

  test('is deleted after a question', async () => {
    const { requests, location } = renderJobPage({
      answer: ({ method }) => method === 'DELETE' && new Response(null, { status: 204 }),
    });
    await screen.findByRole('heading', { level: 1, name: job.title });
    press('Delete');
    const question = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete this job?',
    });
    within(question).getByText(
      'This action cannot be undone. This will permanently delete the job and all associated data.',
    );
    fireEvent.click(button(question, 'Delete'));
    await screen.findByText('The job has been successfully deleted.');
    expect(requests).toContain('DELETE /api/jobs/12');
    expect(location.history.at(-1)).toBe('/dashboard');
  });

  test('stays when it cannot be deleted', async () => {
    renderJobPage({
      answer: ({ method }) => method === 'DELETE' && new Response('', { status: 500 }),
    });
    await screen.findByRole('heading', { level: 1, name: job.title });
    press('Delete');
    fireEvent.click(button(await screen.findByRole('alertdialog'), 'Delete'));
    await screen.findByText('Failed to delete job');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});

describe('polling', () => {
  const interval = (query: unknown, state: object) =>
    (query as (query: object) => number | false)({
      state: { data: undefined, error: null, ...state },
    });

  test('the job every 30 seconds, stale after 10, on focus too', () => {
    const { refetchInterval, refetchOnWindowFocus, staleTime } = jobQuery(12);
    expect(interval(refetchInterval, { data: job })).toBe(30_000);
    expect(interval(refetchInterval, { data: null })).toBe(false);
    expect(interval(refetchOnWindowFocus, { data: job })).toBe(true);
    expect(staleTime).toBe(10_000);
  });

  test('the outputs every 5 seconds while one is being written, else every 30', () => {
    const { refetchInterval, staleTime } = outputsQuery(12);
    expect(interval(refetchInterval, { data: outputsWith({}) })).toBe(30_000);
    const busy = outputsWith({ marketIntel: { status: 'processing' } });
    expect(interval(refetchInterval, { data: busy })).toBe(5000);
    expect(staleTime).toBe(3000);
    expect(isBeingWritten({ status: 'pending', queued: false })).toBe(false);
  });
});

test('begins with what to do today, one press from its place, and keeps what is ticked off', async () => {
  localStorage.clear();
  const page = renderJobPage();
  const today = within(await screen.findByRole('region', { name: 'Start here' }));
  const publish = await today.findByRole('button', { name: /^2\. Publish the posting/ });
  await waitFor(() => expect(publish).toHaveProperty('disabled', false));
  today.getByText('4 of 4 to do today');
  fireEvent.click(today.getByRole('checkbox', { name: 'Done: Publish the posting' }));
  today.getByText('3 of 4 to do today');
  fireEvent.click(publish);
  expect(page.location.history.at(-1)).toBe('/jobs/12?tool=attractionPosting&tab=public-posting');
  cleanup();

  renderJobPage({ answer: ({ path }) => path.endsWith('/outputs') && outputsWith({}).slice(0, 0) });
  const again = within(await screen.findByRole('region', { name: 'Start here' }));
  await again.findByText('3 of 4 to do today');
  expect(again.getAllByText('Not written yet')).toHaveLength(4);
  localStorage.clear();
});
