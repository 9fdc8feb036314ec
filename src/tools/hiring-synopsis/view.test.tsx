import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { contracts } from '../contracts.ts';
import { showView } from '../testing/show-view.tsx';
import { describeView } from '../testing/view-suite.tsx';
import { readHiringSynopsis } from './content.ts';
import { writeHiringSynopsis } from './document.ts';
import { hiringSynopsisSample } from './sample.ts';
import { HiringSynopsisView } from './view.tsx';

describeView({
  name: 'hiringSynopsis',
  contract: contracts.hiringSynopsis,
  View: HiringSynopsisView,
  writeDocument: writeHiringSynopsis,
  tabs: [
    'executive-summary',
    'process-metrics',
    'candidate-analysis',
    'key-learnings',
    'challenges',
    'recommendations',
  ],
  emptyNotice: 'No hiring synopsis data available',
  alternates: {
    'texts in place of objects, and other names of next steps': {
      stored: {
        outputFormats: 'Dear manager',
        candidateAnalysis: 'One A fills the seat',
        keyLearnings: 'Say nights first\nName the preceptor',
        suggestedNextSteps: [
          { title: 'Call', stakeholder: 'Recruiter', deadline: 'Friday' },
          'Wait',
        ],
      },
      seen: [
        'Dear manager',
        'One A fills the seat',
        'Name the preceptor',
        'Recruiter',
        'Friday',
        'Wait',
      ],
    },
    'a mail of its addresses only, and a flag in words': {
      stored: {
        outputFormats: { emailBlock: { recipients: ['Nurse Manager'], attachments: ['Card'] } },
        agreedUponHiringCriteria: [{ criterion: 'License', redFlag: 'Expired license' }],
      },
      seen: ['Nurse Manager', 'Card', 'Red flag', 'Expired license'],
    },
  },
});

const sample = readHiringSynopsis(hiringSynopsisSample);

describe('HiringSynopsisView', () => {
  it('lists and copies next steps by priority', () => {
    const steps = ['Low', 'Medium', 'Critical', 'High'].map((priority) => ({
      priority,
      action: `${priority} step`,
    }));
    const view = readHiringSynopsis({ suggestedNextSteps: steps });
    showView(HiringSynopsisView, view, { tab: 'recommendations' });
    const wanted = ['Critical step', 'High step', 'Medium step', 'Low step'];
    expect(screen.getAllByText(/ step$/).map(({ textContent }) => textContent)).toEqual(wanted);
    const [table] = writeHiringSynopsis(view).blocks.filter(({ kind }) => kind === 'table');
    expect(table?.kind === 'table' && table.rows.map(([, action]) => action)).toEqual(wanted);
  });

  it('opens the mail in the mail program', () => {
    showView(HiringSynopsisView, sample);
    const link = screen.getByRole('link', { name: 'Open in mail' });
    expect(link.getAttribute('href')).toContain('subject=Night%20seat');
    expect(screen.getByText('Nurse Manager, Unit educator')).toBeTruthy();
  });

  it('ranks profiles by fit', () => {
    const content = readHiringSynopsis({
      topCandidatesOverview: [
        { candidateProfile: 'Weaker', fitScore: 60 },
        { candidateProfile: 'Stronger', fitScore: 90 },
      ],
    });
    showView(HiringSynopsisView, content, { tab: 'candidate-analysis' });
    const names = screen.getAllByRole('heading', { level: 4 }).map((name) => name.textContent);
    expect(names).toEqual(['Stronger', 'Weaker']);
    expect(screen.getByText('Fit 90%').className).toContain('bg-green-soft');
    expect(screen.getByText('Fit 60%').className).toContain('bg-red-soft');
  });

  it('marks deal breakers and red flags', () => {
    showView(HiringSynopsisView, sample, { tab: 'key-learnings' });
    expect(screen.getByText('MANDATORY').className).toContain('bg-red-soft');
    expect(screen.getByText('CRITICAL').className).toContain('bg-orange-soft');
    expect(screen.getByText('Deal breaker')).toBeTruthy();
    expect(screen.getByText('Red flag')).toBeTruthy();
  });

  it('colours the impact of a risk by its words', () => {
    const impacts = ['High: two weeks', 'Medium', 'Low'];
    const content = readHiringSynopsis({ risksAssumptions: impacts.map((impact) => ({ impact })) });
    showView(HiringSynopsisView, content, { tab: 'challenges' });
    expect(screen.getByText('High: two weeks').className).toContain('text-red');
    expect(screen.getByText('Medium').className).toContain('text-orange');
    expect(screen.getByText('Low').className).toContain('text-yellow');
  });

  it('shows priorities as badges', () => {
    showView(HiringSynopsisView, sample, { tab: 'recommendations' });
    expect(screen.getByText('Critical').className).toContain('bg-danger-fill');
    expect(screen.getByText('Medium').className).toContain('bg-grey-soft');
  });

  it('draws a plan that counts people from step to step', () => {
    const processMetrics = { Plan: '157 contacts, 16 first calls, 1 start', Other: 'Two days' };
    showView(HiringSynopsisView, readHiringSynopsis({ processMetrics }), {
      tab: 'process-metrics',
    });
    const steps = within(screen.getByRole('list', { name: 'People at each step of the plan' }));
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Contacts157',
      'First calls1610%',
      'Start16%',
    ]);
  });
});
