import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { toolInfo } from '#shared/tool-info.ts';
import { contracts } from '#tools/contracts.ts';
import { EditableText } from '#tools/view-parts/editable-text.tsx';
import { ViewContext } from '#tools/view-parts/view-context.tsx';
import type { StoredView } from '#tools/views.web.tsx';
import { clearToast } from '#ui/toast.ts';

import { outputsQuery } from '../job-page-queries.ts';
import {
  outputs,
  outputsWith,
  provenance,
  refusal,
  renderJobPage,
} from '../testing/job-page-kit.tsx';

/** Stands for every tool's view: says what it was given and hands back what a person would do. */
function ViewStandIn({ content, tab, onTabChange, onEdit }: ComponentProps<StoredView>) {
  return (
    <div>
      <p>View of {JSON.stringify(content)}</p>
      <p>Tab {tab ?? 'first'}</p>
      <button type="button" onClick={() => onTabChange('risks')}>
        Risks
      </button>
      {onEdit && (
        <button type="button" onClick={() => onEdit(['marketTiming', 'urgencyLevel'], 'Mine')}>
          Edit urgency
        </button>
      )}
      {tab !== 'risks' && (
        <ViewContext value={{ onEdit, toast: 'content' }}>
          <EditableText path={['marketTiming', 'urgencyLevel']} text="Wait" label="wait" />
        </ViewContext>
      )}
      <button type="button" data-copy="section" onClick={() => void copied()}>
        Copy section
      </button>
    </div>
  );
}

const copied = vi.fn();

vi.mock('#tools/views.web.tsx', async () => {
  const { toolIds } = await import('#shared/tool-info.ts');
  const load = async () => ViewStandIn;
  return { viewLoaders: Object.fromEntries(toolIds.map((tool) => [tool, load])) };
});

vi.setConfig({ testTimeout: 20_000 });

beforeEach(() => {
  localStorage.clear();
  copied.mockClear();
  history.replaceState(null, '');
});
afterEach(() => {
  cleanup();
  clearToast();
  vi.unstubAllGlobals();
});

const { name: marketName } = toolInfo.marketIntel;
const findDialog = (name: string = marketName) => screen.findByRole('dialog', { name });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const addressOf = ({ location }: ReturnType<typeof renderJobPage>) => location.history.at(-1);

test('opens from its card and says what it is of', async () => {
  const page = renderJobPage();
  const card = await screen.findByRole('article', { name: marketName, busy: false });
  fireEvent.click(within(card).getByRole('button', { name: 'View Details' }));
  const dialog = await findDialog();
  expect(addressOf(page)).toBe('/jobs/12?tool=marketIntel');
  within(dialog).getByText('Wind Turbine Technician · Glenrock, WY · Northwind Energy');
  within(dialog).getByText('AI-generated, review before use');
  await within(dialog).findByText(/^View of \{"toolDescription/);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close Window' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('is found by its address, aliases and tab included', async () => {
  const page = renderJobPage({ search: 'tool=marketIntelligence&tab=pay' });
  const dialog = await findDialog();
  await within(dialog).findByText('Tab pay');
  press('Risks');
  expect(addressOf(page)).toBe('/jobs/12?tool=marketIntelligence&tab=risks');
});

test('shows and hides the JSON', async () => {
  renderJobPage({ search: 'tool=marketIntel' });
  await findDialog();
  press('View JSON');
  screen.getByRole('button', { name: 'Copy JSON' });
  expect(screen.getByRole('region', { name: 'JSON' }).querySelector('pre')?.textContent).toBe(
    JSON.stringify(contracts.marketIntel.sample, null, 2),
  );
  press('Hide JSON');
  expect(screen.queryByRole('button', { name: 'Copy JSON' })).toBeNull();
});

test('shows an unknown tool as JSON, and says when there is nothing', async () => {
  const strange = { ...outputs[0]!, toolType: 'palmistry', content: { lines: 3 } };
  renderJobPage({
    search: 'tool=palmistry',
    answer: ({ path }) => path.endsWith('/outputs') && [...outputs, strange],
  });
  const dialog = await findDialog('palmistry');
  within(dialog).getByText(/"lines": 3/);
  cleanup();
  renderJobPage({ search: 'tool=astrology' });
  within(await findDialog('astrology')).getByText('No content available');
});

test('leaves it to the view to say that an output holds nothing yet', async () => {
  renderJobPage({
    search: 'tool=marketIntel',
    answer: ({ path }) =>
      path.endsWith('/outputs') && outputs.map((output) => ({ ...output, content: null })),
  });
  await within(await findDialog()).findByText('View of null');
});

test('goes to the next tool and copies by keyboard, but not while typing', async () => {
  renderJobPage({ search: 'tool=marketIntel' });
  const dialog = await findDialog();
  const copy = await within(dialog).findByRole('button', { name: 'Copy section' });
  fireEvent.keyDown(copy, { key: 'c' });
  expect(copied).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(copy, { key: 'c', ctrlKey: true });
  const input = copy.parentElement!.appendChild(document.createElement('textarea'));
  fireEvent.keyDown(input, { key: 'c' });
  fireEvent.keyDown(input, { key: ']' });
  expect(copied).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(copy, { key: ']' });
  await findDialog(toolInfo.engagementKit.name);
  press('Previous tool');
  await findDialog();
});

test('comes back to the tab a tool was left at, until the window closes', async () => {
  const page = renderJobPage({ search: 'tool=marketIntel' });
  await within(await findDialog()).findByText('Tab first');
  press('Risks');
  press('Next tool');
  await within(await findDialog(toolInfo.engagementKit.name)).findByText('Tab first');
  press('Previous tool');
  await within(await findDialog()).findByText('Tab risks');
  expect(addressOf(page)).toBe('/jobs/12?tool=marketIntel&tab=risks');
  press('Close Window');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const card = screen.getByRole('article', { name: toolInfo.engagementKit.name });
  fireEvent.click(within(card).getByRole('button', { name: 'View Details' }));
  await findDialog(toolInfo.engagementKit.name);
  press('Previous tool');
  await within(await findDialog()).findByText('Tab first');
});

test('messaging is a placeholder until somebody asks for it', async () => {
  const { requests } = renderJobPage({
    search: 'tool=messaging',
    answer: ({ method }) => method === 'POST' && new Response('', { status: 202 }),
  });
  await findDialog('Candidate Messaging');
  await screen.findByText('View of null');
  press('Write it');
  await waitFor(() => expect(requests).toContain('POST /api/jobs/12/generate/candidateMessaging'));
});

const market = outputs.find(({ toolType }) => toolType === 'marketIntel')!;
const withUrgency = (urgencyLevel: string) => ({
  ...contracts.marketIntel.sample,
  marketTiming: { ...contracts.marketIntel.sample.marketTiming, urgencyLevel },
});

test('an edit is saved from its version, told, and undone', async () => {
  const sent: unknown[] = [];
  const { requests } = renderJobPage({
    search: 'tool=marketIntel',
    answer: ({ method, body }) => {
      if (method === 'POST') return market;
      if (method !== 'PATCH') return undefined;
      sent.push(body);
      return { ...market, content: withUrgency('Mine'), version: 3 };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit urgency' }));
  await screen.findByText('Content updated');
  screen.getByText('Your changes have been saved.');
  expect(sent).toEqual([{ content: withUrgency('Mine'), version: 2 }]);
  press('Undo');
  await waitFor(() =>
    expect(requests).toContain(`POST /api/outputs/${market.id}/versions/2/restore`),
  );
});

test('an edit that was refused is kept, and can be sent again', async () => {
  const sent: unknown[] = [];
  renderJobPage({
    search: 'tool=marketIntel',
    answer: ({ method, body }) => {
      if (method !== 'PATCH') return undefined;
      sent.push(body);
      return refusal(429, 'Try again in 40 seconds.');
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit urgency' }));
  await screen.findByText('Failed to update content. Try again in 40 seconds.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual(sent[0]);
});

test('an edit that meets another of the same words shows both', async () => {
  let stored = market;
  renderJobPage({
    search: 'tool=marketIntel',
    answer: ({ method, path, body }) => {
      if (path.endsWith('/outputs')) return outputsWith({ marketIntel: stored });
      if (method !== 'PATCH') return undefined;
      const edit = body as { content: unknown; version: number };
      if (edit.version === 2) {
        stored = { ...market, content: withUrgency('Wait until spring'), version: 3 };
        return refusal(409, 'There is a newer version.');
      }
      return (stored = { ...market, content: edit.content, version: 4 });
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit urgency' }));
  const conflict = await screen.findByRole('dialog', { name: 'Somebody else changed this too' });
  within(conflict).getByText('Mine');
  within(conflict).getByText('Wait until spring');
  fireEvent.click(within(conflict).getByRole('button', { name: 'Save yours' }));
  await screen.findByText('Content updated');
  expect(stored.content).toEqual(withUrgency('Mine'));
});

test('words that changed while somebody typed are shown beside theirs', async () => {
  const theirs = { ...market, content: withUrgency('Wait until spring'), version: 3 };
  const sent: unknown[] = [];
  const { queryClient } = renderJobPage({
    search: 'tool=marketIntel',
    answer: ({ method, body }) => {
      if (method !== 'PATCH') return undefined;
      sent.push(body);
      return { ...market, content: withUrgency('Hire now'), version: 4 };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit wait' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'wait' }), {
    target: { value: 'Hire now' },
  });
  queryClient.setQueryData(outputsQuery(12).queryKey, outputsWith({ marketIntel: theirs }));
  await screen.findByText(/^View of .*Wait until spring/);
  press('Save');
  const conflict = await screen.findByRole('dialog', { name: 'Somebody else changed this too' });
  within(conflict).getByText('Hire now');
  within(conflict).getByText('Wait until spring');
  expect(sent).toEqual([]);
  fireEvent.click(within(conflict).getByRole('button', { name: 'Save yours' }));
  await screen.findByText('Content updated');
  expect(sent).toEqual([{ content: withUrgency('Hire now'), version: 3 }]);
});

test('an edit beside somebody else’s joins it', async () => {
  const theirs = { ...contracts.marketIntel.sample, toolDescription: 'Theirs' };
  let stored = market;
  renderJobPage({
    search: 'tool=marketIntel',
    answer: ({ method, path, body }) => {
      if (path.endsWith('/outputs')) return outputsWith({ marketIntel: stored });
      if (method !== 'PATCH') return undefined;
      const edit = body as { content: unknown; version: number };
      if (edit.version === 3) return (stored = { ...market, content: edit.content, version: 4 });
      stored = { ...market, content: theirs, version: 3 };
      return refusal(409, 'There is a newer version.');
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit urgency' }));
  await screen.findByText('Content updated');
  expect(stored.content).toEqual({ ...withUrgency('Mine'), toolDescription: 'Theirs' });
});

async function typeWait(words: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Edit wait' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'wait' }), { target: { value: words } });
}

const waitBox = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'wait' });

test('a refused save leaves the words in their box, from where they are saved again', async () => {
  const sent: unknown[] = [];
  renderJobPage({
    search: 'tool=marketIntel',
    answer: ({ method, body }) => {
      if (method !== 'PATCH') return undefined;
      sent.push(body);
      if (sent.length === 1) return refusal(500, 'Something broke on our side.');
      return { ...market, content: withUrgency('Hire now'), version: 3 };
    },
  });
  await typeWait('Hire now');
  press('Save');
  await screen.findByText(/^Failed to update content/);
  expect((await waitBox()).value).toBe('Hire now');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  press('Save');
  await screen.findByText('Content updated');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'wait' })).toBeNull());
  expect(sent).toEqual([
    { content: withUrgency('Hire now'), version: 2 },
    { content: withUrgency('Hire now'), version: 2 },
  ]);
  expect(localStorage.length).toBe(0);
});

test('words that are not saved outlive another tab, a closed window and a reload', async () => {
  renderJobPage({ search: 'tool=marketIntel' });
  await typeWait('Hire now');
  press('Risks');
  await screen.findByText('Your edit of the wait is not saved yet:');
  screen.getByText('Hire now');
  press('Go on editing');
  expect((await waitBox()).value).toBe('Hire now');
  expect(screen.queryByText('Your edit of the wait is not saved yet:')).toBeNull();
  press('Close Window');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText('Edit not saved');
  cleanup();

  renderJobPage({ search: 'tool=marketIntel' });
  expect((await waitBox()).value).toBe('Hire now');
  press('Cancel');
  expect(screen.queryByRole('textbox', { name: 'wait' })).toBeNull();
  expect(localStorage.length).toBe(0);
  press('Bring it back');
  expect((await waitBox()).value).toBe('Hire now');
});

test('words that waited are shown beside those of somebody else who came first', async () => {
  renderJobPage({ search: 'tool=marketIntel' });
  await typeWait('Hire now');
  cleanup();
  const theirs = { ...market, content: withUrgency('Wait until spring'), version: 3 };
  const sent: unknown[] = [];
  renderJobPage({
    search: 'tool=marketIntel',
    answer: ({ method, path, body }) => {
      if (path.endsWith('/outputs')) return outputsWith({ marketIntel: theirs });
      if (method === 'PATCH') sent.push(body);
      return undefined;
    },
  });
  await waitBox();
  press('Save');
  const conflict = await screen.findByRole('dialog', { name: 'Somebody else changed this too' });
  within(conflict).getByText('Wait until spring');
  fireEvent.keyDown(conflict, { key: 'Escape' });
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Somebody else changed this too' })).toBeNull(),
  );
  expect((await waitBox()).value).toBe('Hire now');
  expect(sent).toEqual([]);
});

test('versions are listed, compared and restored', async () => {
  const edited = { ...provenance, writer: 'person', author: 'Ada' };
  const versions = [
    { version: 1, current: false, provenance: edited, restoredFrom: null },
    { version: 2, current: true, provenance, restoredFrom: null },
  ];
  const path = `/api/outputs/${market.id}/versions`;
  const { requests } = renderJobPage({
    search: 'tool=marketIntel',
    answer: (request) => {
      if (request.method === 'POST') return market;
      if (request.path === path) return versions;
      if (request.path === `${path}/1`) return { ...versions[0], content: withUrgency('Low') };
      return request.path === `${path}/2` && { ...versions[1], content: withUrgency('High') };
    },
  });
  const dialog = within(await findDialog());
  fireEvent.click(dialog.getByRole('button', { name: 'Sources and versions' }));
  dialog.getByText('Pay: BLS OEWS, May 2024');
  dialog.getByText('Two in ten would move for the job');
  dialog.getByText('One statement was taken out because nothing supported it.');
  const takenOut = within(dialog.getByRole('list', { name: 'Taken out' }));
  takenOut.getByText('We pay for your move.');
  takenOut.getByText(/Claims something about help with moving that nobody stated\./);
  await dialog.findByText(/Edited by Ada/);
  fireEvent.click(dialog.getByRole('button', { name: 'Compare version 1' }));
  const comparison = within(await dialog.findByRole('region', { name: /Comparison/ }));
  await comparison.findByText('One field differs.', { exact: false });
  comparison.getByRole('heading', { name: 'Market Timing' });
  expect(comparison.getByText('Low').tagName).toBe('DEL');
  expect(comparison.getByText('High').tagName).toBe('INS');
  fireEvent.click(dialog.getByRole('button', { name: 'View version 1' }));
  await dialog.findByText(/^View of .*"Low"/);
  expect(dialog.queryByRole('button', { name: 'Edit urgency' })).toBeNull();
  press('Restore this version');
  await screen.findByText('Version 1 has been restored.');
  expect(requests).toContain(`POST ${path}/1/restore`);
});

test('what of the style note a text does not keep to stands over it and beside the sources', async () => {
  const unobeyed = ['"Be bold" was not applied: it was not understood.', '"pay" still stands.'];
  const changed = outputsWith({ engagementKit: { provenance: { ...provenance, unobeyed } } });
  renderJobPage({
    search: 'tool=engagementKit',
    answer: ({ path }) => path === '/api/jobs/12/outputs' && changed,
  });
  const dialog = within(await findDialog(toolInfo.engagementKit.name));
  await dialog.findByText(/^Style note: "Be bold" was not applied.* 1 more under sources/);
  fireEvent.click(dialog.getByRole('button', { name: 'Sources and versions' }));
  dialog.getByRole('heading', { name: 'Style note' });
  dialog.getByText('"pay" still stands.');
});
