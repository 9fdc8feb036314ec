import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { toolInfo } from '#shared/tool-info.ts';
import { contracts } from '#tools/contracts.ts';
import { clearToast } from '#ui/toast.ts';

import { outputs, outputsWith, provenance, renderJobPage } from '../testing/job-page-kit.tsx';

afterEach(() => {
  cleanup();
  clearToast();
  vi.unstubAllGlobals();
});

const market = outputs.find(({ toolType }) => toolType === 'marketIntel')!;
const withUrgency = (urgencyLevel: string) => ({
  ...contracts.marketIntel.sample,
  marketTiming: { ...contracts.marketIntel.sample.marketTiming, urgencyLevel },
});

test('a statement that was taken out is put back into the text by a press', async () => {
  const cuts = [
    {
      text: 'Hire in spring.',
      reason: 'Nobody stated it.',
      back: { path: ['marketTiming', 'urgencyLevel'], value: 'High. Hire in spring.' },
    },
    { text: 'We are the best.', reason: 'Nobody stated it.' },
  ];
  const cut = { content: withUrgency('High.'), provenance: { ...provenance, cut: 2, cuts } };
  const sent: unknown[] = [];
  renderJobPage({
    search: 'tool=marketIntel',
    answer: ({ method, path, body }) => {
      if (path.endsWith('/outputs')) return outputsWith({ marketIntel: cut });
      if (method !== 'PATCH') return undefined;
      sent.push(body);
      return { ...market, ...cut };
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: toolInfo.marketIntel.name }));
  fireEvent.click(dialog.getByRole('button', { name: 'Sources and versions' }));
  const takenOut = within(dialog.getByRole('list', { name: 'Taken out' }));
  expect(takenOut.getAllByRole('button')).toHaveLength(1);
  fireEvent.click(takenOut.getByRole('button', { name: 'Put it back' }));
  await screen.findByText('It stands in the text again.');
  expect(sent).toEqual([
    { content: withUrgency('High. Hire in spring.'), version: market.version },
  ]);
});
