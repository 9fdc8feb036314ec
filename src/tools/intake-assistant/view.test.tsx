import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { contracts } from '../contracts.ts';
import { showView } from '../testing/show-view.tsx';
import { describeView } from '../testing/view-suite.tsx';
import { readIntakeAssistant } from './content.ts';
import { writeIntakeAssistant } from './document.ts';
import { intakeAssistantSample } from './sample.ts';
import { IntakeAssistantView } from './view.tsx';

describeView({
  name: 'intakeAssistant',
  contract: contracts.intakeAssistant,
  View: IntakeAssistantView,
  writeDocument: writeIntakeAssistant,
  tabs: [
    'roleOverview',
    'internalBrief',
    'requirementsMatrix',
    'hiddenAssumptions',
    'successMetrics',
    'interviewProcess',
  ],
  emptyNotice: 'No intake assistant data available',
  alternates: {
    'no description: the banner has its own words': {
      stored: { roleSummaryDoc: 'One night seat' },
      seen: [
        'Everything the people inside need to agree on',
        'One night seat',
        'No hidden assumptions identified for this role',
      ],
    },
    'rounds, milestones and requirements as lists, and as texts': {
      stored: {
        interviewPanelRecommendations: [
          { focusAreas: ['Torque'], interviewer: 'Lead', questions: ['Show me?'] },
          'Talk about nights',
        ],
        successMetrics: [{ target: '100% safety' }, { target: '85% accuracy' }],
        prioritizedRequirementsGrid: [
          { requirement: 'License', priority: 'P0' },
          { requirement: 'Two years', priority: 'P1' },
        ],
      },
      seen: [
        'Torque',
        'Lead',
        'Show me?',
        'Talk about nights',
        '100% safety',
        '85% accuracy',
        'License',
        'Two years',
      ],
    },
    'one text for the interviews': {
      stored: { interviewPanelRecommendations: 'Two talks', successMetrics: 'Stays a year' },
      seen: ['Two talks', 'Stays a year'],
    },
    'assumptions without level and mitigation': {
      stored: { hiddenAssumptionFlags: [{ assumption: 'Nights are fine' }] },
      seen: ['Nights are fine', 'Medium', 'Address during screening'],
    },
  },
});

const sample = readIntakeAssistant(intakeAssistantSample);

describe('IntakeAssistantView', () => {
  it('opens with four tiles and the summary in a box', () => {
    showView(IntakeAssistantView, sample);
    for (const label of ['Location', 'Pay Range', 'Work Type', 'Requirements']) {
      expect(screen.getByText(label)).toBeTruthy();
    }
    expect(screen.getByRole('textbox', { name: 'Role summary' }).hasAttribute('readonly')).toBe(
      true,
    );
  });

  it('keeps the four tiles where only a text is stored', () => {
    showView(IntakeAssistantView, readIntakeAssistant({ roleSummaryDoc: 'One night seat' }));
    expect(screen.getByText('Pay Range')).toBeTruthy();
    expect(screen.getAllByText('Not stated')).toHaveLength(4);
  });

  it('shows a high risk in destructive style', () => {
    showView(IntakeAssistantView, sample, { tab: 'hiddenAssumptions' });
    expect(screen.getByText('High').className).toContain('bg-danger-fill');
    expect(screen.getByText('Medium').className).not.toContain('bg-danger-fill');
  });

  it('lets several rounds stay open', () => {
    showView(IntakeAssistantView, sample, { tab: 'interviewProcess' });
    fireEvent.click(screen.getByRole('button', { name: 'Final Leadership Round' }));
    const open = screen.getAllByRole('button', { expanded: true });
    expect(open.map((button) => button.textContent)).toEqual([
      'Technical Assessment Round',
      'Final Leadership Round',
    ]);
  });

  it('edits a preferred requirement, which is stored as a plain text', () => {
    const { onEdit } = showView(IntakeAssistantView, sample, {
      tab: 'requirementsMatrix',
      isEditable: true,
    });
    fireEvent.click(screen.getAllByRole('button', { name: 'Edit requirement' })[2]!);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Two years' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onEdit).toHaveBeenCalledWith(
      ['prioritizedRequirementsGrid', 'p1Preferred', 0],
      'Two years',
    );
  });
});
