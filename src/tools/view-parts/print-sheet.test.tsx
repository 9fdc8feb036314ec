import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { toolIds } from '#shared/tool-info.ts';
import { contracts } from '../contracts.ts';
import { documents } from '../documents.ts';
import { viewLoaders } from '../views.web.tsx';
import { PrintHeadContext } from './print-sheet.tsx';

const head = {
  organization: 'Northwind Energy',
  title: 'The tool',
  facts: [{ label: 'Job', text: 'Registered Nurse' }],
  origin: 'AI-generated, review before use. Written by the built-in writer on March 2, 2026.',
};
const job = { title: 'Registered Nurse', location: 'Hays, KS' };

afterEach(cleanup);

function tell(event: 'beforeprint' | 'afterprint') {
  act(() => void window.dispatchEvent(new Event(event)));
}

const findSheet = () => document.querySelector('[data-print-sheet]');

describe.each(toolIds)('%s on paper', (tool) => {
  it('is all of its document, whichever tab is open, and is gone after', async () => {
    const View = await viewLoaders[tool]();
    const { sample } = contracts[tool];
    render(
      <PrintHeadContext value={head}>
        <View content={sample} job={job} tab={undefined} onTabChange={() => {}} />
      </PrintHeadContext>,
    );
    expect(findSheet()).toBeNull();
    tell('beforeprint');
    const sheet = findSheet()!;
    expect(sheet.parentElement).toBe(document.body);
    const { blocks } = documents[tool](sample);
    const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
    const printed = [...sheet.querySelectorAll('h2, h3, h4')].map(({ textContent }) => textContent);
    expect(printed).toEqual(headings);
    for (const text of blocks.flatMap((block) =>
      block.kind === 'list' ? block.items : block.kind === 'table' ? block.rows.flat() : [],
    )) {
      expect(sheet.textContent).toContain(text);
    }
    expect(sheet.querySelectorAll('button, a, input, textarea')).toHaveLength(0);
    tell('afterprint');
    expect(findSheet()).toBeNull();
  });
});

it('begins with what the exported file begins with', async () => {
  const View = await viewLoaders.hiringSynopsis();
  render(
    <PrintHeadContext value={head}>
      <View
        content={contracts.hiringSynopsis.sample}
        job={job}
        tab={undefined}
        onTabChange={() => {}}
      />
    </PrintHeadContext>,
  );
  tell('beforeprint');
  expect(screen.getByRole('heading', { level: 1, name: 'The tool' })).toBeTruthy();
  expect(findSheet()!.textContent).toMatch(
    /^RequisiteNorthwind EnergyThe toolJobRegistered NurseAI-generated/,
  );
});
