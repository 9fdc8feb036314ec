import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { readHiringSynopsis } from '../hiring-synopsis/content.ts';
import { HiringSynopsisView } from '../hiring-synopsis/view.tsx';
import { readIntakeAssistant } from '../intake-assistant/content.ts';
import { IntakeAssistantView } from '../intake-assistant/view.tsx';
import { showView } from '../testing/show-view.tsx';
import { SortableTable } from './sortable-table.tsx';

afterEach(cleanup);

const columns = [{ name: 'Platform' }, { name: 'Time' }, { name: 'Budget' }];
const row = (name: string, time: number | null) => ({
  cells: [name, time === null ? null : `${time}%`, null],
  sortBy: [name, time ?? -1, ''],
});
const readHeads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

describe('SortableTable', () => {
  it('leaves a column out that holds nothing, and keeps one that holds something', () => {
    render(
      <SortableTable label="Channels" columns={columns} rows={[row('A', 20), row('B', null)]} />,
    );
    expect(readHeads()).toEqual(['Platform', 'Time']);
  });

  it('sorts by the columns that are left', () => {
    const rows = [
      { cells: [null, 'B'], sortBy: ['', 'B'] },
      { cells: [null, 'A'], sortBy: ['', 'A'] },
    ];
    render(<SortableTable label="Channels" columns={columns.slice(0, 2)} rows={rows} />);
    fireEvent.click(screen.getByRole('button', { name: 'Time' }));
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'TimeA',
      'TimeB',
    ]);
  });

  it('makes no table of a single row', () => {
    const { container } = render(
      <SortableTable label="Channels" columns={columns} rows={[row('A', 20)]} />,
    );
    expect(screen.queryByRole('table')).toBeNull();
    const entry = container.querySelector('dl')!;
    expect(entry.textContent).toBe('PlatformATime20%');
    expect(within(entry).queryByText('Budget')).toBeNull();
  });
});

describe('tables of the views', () => {
  it('shows no empty column among the hiring criteria', () => {
    const agreedUponHiringCriteria = [{ criterion: 'License' }, { criterion: 'Nights' }];
    showView(HiringSynopsisView, readHiringSynopsis({ agreedUponHiringCriteria }), {
      tab: 'key-learnings',
    });
    expect(readHeads()).toEqual(['Criterion']);
  });

  it('shows how a requirement is tested only where something says so', () => {
    const p0MustHaves = [{ requirement: 'License', howTested: '' }];
    const show = (howTested: string) =>
      showView(
        IntakeAssistantView,
        readIntakeAssistant({
          prioritizedRequirementsGrid: { p0MustHaves: [{ ...p0MustHaves[0], howTested }] },
        }),
        { tab: 'requirementsMatrix' },
      );
    show('Register');
    expect(readHeads()).toContain('How it is tested');
    cleanup();
    show('');
    expect(readHeads()).not.toContain('How it is tested');
  });
});
