import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { contracts } from '../contracts.ts';
import { showView } from '../testing/show-view.tsx';
import { describeView } from '../testing/view-suite.tsx';
import { readSourcingStrategy } from './content.ts';
import { writeSourcingStrategy } from './document.ts';
import { sourcingStrategySample } from './sample.ts';
import { shortenSize } from './view-personas.tsx';
import { SourcingStrategyView } from './view.tsx';

describeView({
  name: 'sourcingStrategy',
  contract: contracts.sourcingStrategy,
  View: SourcingStrategyView,
  writeDocument: writeSourcingStrategy,
  tabs: [
    'candidate-profile',
    'persona-breakdowns',
    'channel-strategy',
    'sourcing-cadence',
    'boolean-search',
    'diversity-sourcing',
  ],
  emptyNotice: 'No sourcing strategy data available',
  alternates: {
    'nested under its own name, with the other field names': {
      stored: {
        sourcingStrategy: {
          personas: [{ name: 'Traveler' }, { name: 'Graduate' }],
          channels: [{ channelType: 'Referrals' }],
          booleanStrings: { LinkedIn: '"registered nurse"' },
        },
      },
      seen: ['Traveler', 'Graduate', '25%', '50%', 'sample', 'Referrals', '"registered nurse"'],
    },
    'diversity as one object of lists': {
      stored: { diversitySourcing: { targetGroups: ['Veterans'], partnerships: ['Colleges'] } },
      seen: ['Target groups', 'Veterans', 'Partnerships', 'Colleges'],
    },
    'no diversity sourcing': {
      stored: { personas: ['Traveler'] },
      seen: ['No diversity sourcing data available'],
    },
  },
});

const sample = readSourcingStrategy(sourcingStrategySample);

describe('SourcingStrategyView', () => {
  it('ends with the action plan and the green summary, under every tab', () => {
    showView(SourcingStrategyView, sample, { tab: 'boolean-search' });
    expect(screen.getByText('Critical').className).toContain('bg-danger-fill');
    expect(screen.getByText('High').className).toContain('bg-accent');
    const summary = screen.getByText('Final Job Description Summary').closest('section');
    expect(summary?.className).toContain('bg-green-soft');
    expect(summary?.textContent).toContain('$38-$48 per hour');
  });

  it('lets a priority be changed to another of the fixed ones', async () => {
    const { onEdit } = showView(SourcingStrategyView, sample, { isEditable: true });
    fireEvent.click(screen.getByRole('button', { name: 'Critical: change priority' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Low' }));
    expect(onEdit).toHaveBeenCalledWith(['actionPlan', 0, 'priority'], 'Low');
  });

  it.each([
    ['35%', '35%'],
    ['about 8 (4 to 16) within 100 miles of Glenrock, WY', 'about 8 (4 to 16)'],
    ['about 140,000 (84,000 to 220,000) within 100 miles', 'about 140,000 (84,000 to 220,000)'],
    ['about 140,000, one in five of them looking for work now', 'about 140,000'],
    ['Nobody has counted them, in this country or in another', ''],
  ])('has the figure of the size "%s" as a badge', (size, badge) => {
    expect(shortenSize(size)).toBe(badge);
  });

  it('names a week that is stored by its number', () => {
    const stored = { sourcingCadenceSuggestions: [{ week: 1, activities: ['Post'] }, {}] };
    showView(SourcingStrategyView, readSourcingStrategy(stored), { tab: 'sourcing-cadence' });
    expect(screen.getByRole('heading', { name: 'Week 1' })).toBeTruthy();
  });

  it('opens a string on its platform where that can be done', () => {
    const stored = { booleanStrings: { 'Google X-ray': { broad: 'nurse' }, ATS: { broad: 'rn' } } };
    showView(SourcingStrategyView, readSourcingStrategy(stored), { tab: 'boolean-search' });
    const link = screen.getByRole('link', { name: 'Open in Google' });
    expect(link.getAttribute('href')).toBe('https://www.google.com/search?q=nurse');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('sorts the platforms of a channel', () => {
    showView(SourcingStrategyView, sample, { tab: 'channel-strategy' });
    const table = screen.getByRole('table', { name: 'Direct sourcing' });
    const names = () =>
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('cell')[2]?.textContent);
    expect(names()).toEqual(['Time35%', 'Time25%']);
    fireEvent.click(within(table).getByRole('button', { name: 'Time' }));
    expect(names()).toEqual(['Time25%', 'Time35%']);
    expect(within(table).getByRole('columnheader', { name: 'Time' }).ariaSort).toBe('ascending');
  });

  it('edits a search string under its platform and name', () => {
    const { onEdit } = showView(SourcingStrategyView, sample, {
      tab: 'boolean-search',
      isEditable: true,
    });
    const [pencil] = screen.getAllByRole('button', { name: 'Edit Narrow' });
    fireEvent.click(pencil!);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'rn AND nights' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onEdit).toHaveBeenCalledWith(
      ['booleanStrings', 'LinkedIn Recruiter', 'Narrow'],
      'rn AND nights',
    );
  });

  it('draws weeks that name their dates and count their targets as a strip', () => {
    const sourcingCadenceSuggestions = [
      { week: 'Week 1 (Nov 16-20)', activities: ['Call'], targets: '41 contacts, 2 calls' },
      { week: 'Week 2 (Nov 23-27, Thanksgiving)', activities: ['Call'], targets: '33 contacts' },
    ];
    showView(SourcingStrategyView, readSourcingStrategy({ sourcingCadenceSuggestions }), {
      tab: 'sourcing-cadence',
    });
    const strip = screen.getByRole('list', { name: 'The weeks at a glance' });
    expect(strip.textContent).toContain('Thanksgiving');
    screen.getByText('74 contacts in 2 weeks: 41, 33.');
  });

  it('shows a single row as an entry and not as a table', () => {
    const platform = { name: 'Referrals', timeAllocation: '60%', approach: 'Ask' };
    const channels = [{ channelType: 'People', platforms: [platform] }];
    showView(SourcingStrategyView, readSourcingStrategy({ channels }), { tab: 'channel-strategy' });
    expect(screen.queryByRole('table')).toBeNull();
    screen.getByText('Ask');
    expect(screen.queryByText('Budget')).toBeNull();
  });
});
