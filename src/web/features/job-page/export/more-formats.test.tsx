import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { toolInfo } from '#shared/tool-info.ts';
import { clearToast } from '#ui/toast.ts';

import { renderJobPage } from '../testing/job-page-kit.tsx';

vi.setConfig({ testTimeout: 20_000 });

const download = vi.fn();
const copy = vi.fn<(text: string) => Promise<void>>(async () => {});

beforeEach(() => {
  download.mockClear();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    download(this.download);
  });
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => {};
  vi.stubGlobal('navigator', { clipboard: { writeText: copy } });
});
afterEach(() => {
  cleanup();
  clearToast();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const file = (name: string) =>
  new Response('x', { headers: { 'content-disposition': `attachment; filename="${name}"` } });

async function openMenu(tool: keyof typeof toolInfo): Promise<HTMLElement> {
  const card = await screen.findByRole('article', { name: toolInfo[tool].name, busy: false });
  const trigger = within(card).getByRole('button', { name: 'More formats' });
  fireEvent.click(trigger);
  await screen.findByRole('menu');
  return trigger;
}

const itemNames = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

test('every tool offers the formats without a button', async () => {
  renderJobPage();
  await openMenu('marketIntel');
  expect(itemNames()).toEqual(['Word (.docx)', 'Markdown (.md)']);
});

test('a scorecard goes to the interview and to a spreadsheet', async () => {
  const { requests } = renderJobPage({
    answer: ({ path }) => path.endsWith('/export/scorecard-sheet') && file('requisite-sheet.pdf'),
  });
  const trigger = await openMenu('scorecardAssistant');
  expect(itemNames().slice(2)).toEqual(['Interview sheet (.pdf)', 'Spreadsheet (.csv)']);
  fireEvent.click(screen.getByRole('menuitem', { name: 'Interview sheet (.pdf)' }));
  await waitFor(() => expect(trigger.getAttribute('aria-busy')).toBe('true'));
  await screen.findByText('Download started');
  expect(download).toHaveBeenCalledWith('requisite-sheet.pdf');
  expect(requests).toContain('GET /api/jobs/12/export/scorecard-sheet');
  await waitFor(() => expect(trigger.getAttribute('aria-busy')).toBeNull());
});

test('a file that cannot be had says so by its name', async () => {
  renderJobPage();
  await openMenu('attractionPosting');
  fireEvent.click(screen.getByRole('menuitem', { name: 'For Google Jobs (JSON-LD)' }));
  await screen.findByText('Export failed');
  screen.getByText('Unable to generate JSON-LD. Please try again.');
});

test('the posting for job boards is copied within each limit', async () => {
  renderJobPage();
  await openMenu('attractionPosting');
  fireEvent.click(screen.getByRole('menuitem', { name: 'For job boards...' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'For job boards' }));
  const box = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'LinkedIn post' });
  dialog.getByText(`${box.value.length.toLocaleString('en-US')} of at most 3,000 characters`);
  fireEvent.click(dialog.getByRole('button', { name: 'Copy LinkedIn post' }));
  await screen.findByText('Copied!');
  expect(copy).toHaveBeenCalledWith(box.value);
  dialog.getByRole('button', { name: 'Download both' });
});

test('the tool dialog has them in its menu', async () => {
  renderJobPage({ search: 'tool=marketIntel' });
  const dialog = within(await screen.findByRole('dialog', { name: toolInfo.marketIntel.name }));
  expect(dialog.getAllByRole('button', { name: 'Export All PDF' })).toHaveLength(1);
  fireEvent.click(dialog.getByRole('button', { name: 'More' }));
  await screen.findByRole('menu');
  expect(itemNames()).toEqual(
    expect.arrayContaining(['Plain text (.txt)', 'Word (.docx)', 'Markdown (.md)']),
  );
});

test('the whole hiring file tells how much of it has come', async () => {
  let end = () => {};
  const parts: unknown[] = [
    { done: false, value: new Uint8Array(1_300_000) },
    new Promise((resolve) => (end = () => resolve({ done: true }))),
  ];
  const reply = Object.defineProperty(file('requisite.zip'), 'body', {
    value: { getReader: () => ({ read: async () => parts.shift() }) },
  });
  renderJobPage({ answer: ({ path }) => path.endsWith('/export/hiring-file') && reply });
  await screen.findByRole('article', { name: toolInfo.marketIntel.name, busy: false });
  fireEvent.click(screen.getByRole('button', { name: 'Export All' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export All' }));
  const names = ['TXT File', 'PDF File', 'Word File', 'Markdown', 'Whole hiring file (.zip)'];
  const choices = dialog.getAllByRole('button').filter(({ textContent }) => textContent);
  expect(choices.map(({ textContent }, index) => textContent?.startsWith(names[index]!))).toEqual(
    names.map(() => true),
  );
  const zip = dialog.getByRole('button', { name: /^Whole hiring file/ });
  fireEvent.click(zip);
  await within(zip).findByText('Exporting... 1.3 MB so far');
  end();
  await screen.findByText('Export completed');
  expect(download).toHaveBeenCalledWith('requisite.zip');
});
