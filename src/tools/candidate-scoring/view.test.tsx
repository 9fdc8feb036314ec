import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { contracts } from '../contracts.ts';
import { showView } from '../testing/show-view.tsx';
import { describeView } from '../testing/view-suite.tsx';
import { readCandidateScoring } from './content.ts';
import { writeCandidateScoring } from './document.ts';
import { writeKeepWarmTitle } from './keep-warm-title.ts';
import { candidateScoringSample } from './sample.ts';
import { chooseRiskIcon } from './view-risk-flags.tsx';
import { CandidateScoringView } from './view.tsx';

describeView({
  name: 'candidateScoring',
  contract: contracts.candidateScoring,
  View: CandidateScoringView,
  writeDocument: writeCandidateScoring,
  tabs: [
    'skills-ranking',
    'priority-skills',
    'tier-chart',
    'risk-flags',
    'questions',
    'submission',
    'submission.mid',
    'submission.senior',
    'keep-warm',
  ],
  emptyNotice: 'Skills ranking data will appear here once evaluation is complete',
  alternates: {
    'other names of fields': {
      stored: {
        skillsRankingSummary: [
          { skill: 'Judgment', assessment: 'First to see it', weight: '9/10' },
        ],
        riskFlags: [{ flag: 'Remote site', details: 'Two hours away' }],
        recommendedFollowUpQuestions: [{ reason: 'Nights', question: 'Why nights?' }],
      },
      seen: [
        'Judgment',
        'First to see it',
        '9 / 10',
        'Remote site',
        'Two hours away',
        'Why nights?',
      ],
    },
    'levels and topics as keys': {
      stored: {
        submissionFramework: { entry: { highlightStrategy: 'Lead with rotations' } },
        keepCandidatesWarm: { remote: { trigger: 'Long drive', mitigationStrategy: 'Ride along' } },
      },
      seen: ['Lead with rotations', 'Remote Conditions', 'Long drive', 'Ride along'],
    },
    'submission as a note': {
      stored: { submissionNotes: 'Send two at a time' },
      seen: ['Send two at a time'],
    },
    'the empty states': {
      stored: { toolDescription: 'Only this' },
      seen: [
        'Skills ranking data will appear here once evaluation is complete',
        'No risk flags identified',
        'No screening questions generated',
        'No submission framework available',
      ],
    },
  },
});

const sample = readCandidateScoring(candidateScoringSample);

describe('CandidateScoringView', () => {
  it('gives the first three skills a medal', () => {
    showView(CandidateScoringView, sample);
    expect(screen.getByText('First place')).toBeTruthy();
    expect(screen.getByText('Third place')).toBeTruthy();
    expect(screen.getAllByRole('meter', { name: 'Weight' })).toHaveLength(4);
  });

  it('shows its tabs with their own notices where the content cannot be decoded', () => {
    showView(CandidateScoringView, readCandidateScoring('{"broken'), { tab: 'questions' });
    expect(screen.getAllByRole('tab')).toHaveLength(7);
    expect(screen.getByText('No screening questions generated')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Export as PDF' })).toBeTruthy();
  });

  it('marks matched skills by the filters: technical ones at first', () => {
    showView(CandidateScoringView, sample, { tab: 'tier-chart' });
    expect(screen.getByRole('checkbox', { name: 'Technical Skills' }).ariaChecked).toBe('true');
    expect(screen.getByRole('checkbox', { name: 'Soft Skills' }).ariaChecked).toBe('false');
    const card = screen.getByText('Perfect match, 90-100%').closest('section');
    const isMarked = (skill: string) =>
      within(within(card!).getByText(skill)).queryByRole('img') !== null;
    expect(isMarked('Medication safety')).toBe(true);
    expect(isMarked('Bedside handoff')).toBe(false);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Soft Skills' }));
    expect(isMarked('Bedside handoff')).toBe(true);
  });

  it('shows what every filter changes, also of the skills that are not listed', () => {
    const matchedSkills = ['A', 'B', 'C', 'D', 'Teamwork'];
    showView(
      CandidateScoringView,
      readCandidateScoring({ candidateComparisonGrid: { weakMatch: { matchedSkills } } }),
      { tab: 'tier-chart' },
    );
    screen.getByText('4 of 5 in the chosen groups');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Soft Skills' }));
    screen.getByText('5 of 5 in the chosen groups');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Technical Skills' }));
    screen.getByText('1 of 5 in the chosen groups');
    const industry = screen.getByRole('checkbox', { name: 'Industry Experience' });
    expect(industry.getAttribute('aria-disabled')).toBe('true');
    screen.getByText('none here');
  });

  it('lists four matched skills and counts the rest', () => {
    const matchedSkills = ['A', 'B', 'C', 'D', 'E', 'F'];
    showView(
      CandidateScoringView,
      readCandidateScoring({ candidateComparisonGrid: { weakMatch: { matchedSkills } } }),
      { tab: 'tier-chart' },
    );
    expect(screen.getByText('D')).toBeTruthy();
    expect(screen.queryByText('E')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '+2 more' }));
    expect(screen.getByText('F')).toBeTruthy();
  });

  it('lists the first four skills, of whatever group', () => {
    const matchedSkills = ['Teamwork', 'B', 'C', 'D', 'E'];
    const ranking = [{ skillName: 'Teamwork', category: 'Soft Skills', weight: 5 }];
    showView(
      CandidateScoringView,
      readCandidateScoring({
        skillsRankingSummary: ranking,
        candidateComparisonGrid: { strong_percent: { totalSkillMatch: 80, matchedSkills } },
      }),
      { tab: 'tier-chart' },
    );
    expect(screen.getByText('Teamwork')).toBeTruthy();
    expect(screen.getByRole('button', { name: '+1 more' })).toBeTruthy();
    expect(screen.getByRole('meter', { name: 'Total skill match' }).ariaValueNow).toBe('80');
  });

  it('keeps the raw data folded until it is asked for', () => {
    showView(CandidateScoringView, sample, { tab: 'tier-chart' });
    const button = screen.getByRole('button', { name: 'Raw data view', expanded: false });
    fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText(/"totalSkillMatch"/)).toBeTruthy();
  });

  it.each([
    ['Fear of height', '🔴'],
    ['Safety: skips a check', '🔴'],
    ['Salary above range', '🟡'],
    ['Counteroffer', '⚠️'],
  ])('marks %s with %s', (flag, icon) => {
    expect(chooseRiskIcon(flag).emoji).toBe(icon);
  });

  it('says how serious a flag is, not by its colour alone', () => {
    const riskFlags = ['Fear of height', 'Salary above range', 'Counteroffer'];
    showView(CandidateScoringView, readCandidateScoring({ riskFlags }), { tab: 'risk-flags' });
    const words = ['Serious', 'Watch', 'Warning'];
    for (const [index, item] of within(screen.getByRole('tabpanel'))
      .getAllByRole('listitem')
      .entries()) {
      expect(within(item).getByText(words[index]!).closest('.sr-only')).toBeNull();
    }
  });

  it('writes and colours a match by the same figure', () => {
    const candidateComparisonGrid = { near_percent: { totalSkillMatch: 74.9 } };
    showView(CandidateScoringView, readCandidateScoring({ candidateComparisonGrid }), {
      tab: 'tier-chart',
    });
    expect(screen.getByText('74.9%').className).toContain('text-blue');
  });

  it('titles a tactic by its topic or the first 50 characters', () => {
    expect(writeKeepWarmTitle({ topic: 'Relocation', trigger: 'x' })).toBe('Relocation');
    expect(writeKeepWarmTitle({ topic: '', trigger: 'x'.repeat(60) })).toBe(`${'x'.repeat(50)}…`);
  });

  it('opens the entry level first and tells of another', () => {
    const { onTabChange } = showView(CandidateScoringView, sample, { tab: 'submission' });
    const levels = screen.getByRole('tablist', { name: 'Candidate level' });
    expect(within(levels).getByRole('tab', { selected: true }).textContent).toBe('Entry Level');
    fireEvent.click(within(levels).getByRole('tab', { name: 'Senior Level' }));
    expect(onTabChange).toHaveBeenCalledWith('submission.senior');
  });

  it('prints the questions where nothing else can export them', () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    showView(CandidateScoringView, sample, { tab: 'questions' });
    fireEvent.click(screen.getByRole('button', { name: 'Export as PDF' }));
    expect(print).toHaveBeenCalled();
  });
});
