import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { toolIds } from '#shared/tool-info.ts';
import { type StoredView, viewLoaders } from '../views.web.tsx';
import { writeForFewJobs } from './few-jobs.ts';

const job = { title: 'The job', location: 'The town' };

afterEach(cleanup);

/** Presses every tab of the view and answers with what each of them shows. */
function readTabs(View: StoredView, content: unknown): string[] {
  const onTabChange = vi.fn<(tab: string) => void>();
  const { rerender, container } = render(
    <View content={content} job={job} tab={undefined} onTabChange={onTabChange} />,
  );
  // The first row of tabs is the view's own; others lie inside a tab.
  const listTabs = () =>
    container.querySelector('[role="tablist"]')!.querySelectorAll('[role="tab"]');
  return Array.from({ length: listTabs().length }, (_, index) => {
    fireEvent.click(listTabs()[index]!);
    const tab = onTabChange.mock.lastCall?.[0];
    rerender(<View content={content} job={job} tab={tab} onTabChange={onTabChange} />);
    return container.textContent;
  });
}

describe.each(toolIds)('view of %s', (tool) => {
  it('draws what the built-in writer writes', { timeout: 60_000 }, async () => {
    const complaint = vi.spyOn(console, 'error');
    const View = await viewLoaders[tool]();
    for (const content of writeForFewJobs(tool)) {
      const shown = readTabs(View, content);
      expect(shown.length).toBeGreaterThan(0);
      for (const text of shown) {
        expect(text).not.toMatch(/\bundefined\b|\bNaN\b|\[object Object\]/);
        expect(text).not.toMatch(/Nothing about .* yet|has not been generated/);
      }
      cleanup();
    }
    expect(complaint).not.toHaveBeenCalled();
  });
});
