import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/contract-suite.ts';
import { candidateScoringSchema as schema, readCandidateScoring as read } from './content.ts';
import { candidateScoringSample as sample } from './sample.ts';

describeContract('candidateScoring', { schema, read, sample });

describe('names of the same thing', () => {
  it.each(['skillName', 'skill'])('reads the skill from %s', (name) => {
    expect(
      read({ skillsRankingSummary: [{ [name]: 'IV' }] }).skillsRankingSummary[0]?.skillName,
    ).toBe('IV');
  });

  it.each(['rationale', 'reason', 'assessment'])('reads why a skill ranks from %s', (name) => {
    expect(
      read({ skillsRankingSummary: [{ [name]: 'Daily' }] }).skillsRankingSummary[0]?.rationale,
    ).toBe('Daily');
  });

  it.each(['rationale', 'details'])('reads why a flag stands from %s', (name) => {
    expect(
      read({ riskFlags: [{ flag: 'Height', [name]: 'Climbs' }] }).riskFlags[0]?.rationale,
    ).toBe('Climbs');
  });

  it.each(['recommendedScreeningQuestions', 'recommendedFollowUpQuestions'])(
    'reads questions from %s',
    (name) => {
      const questions = [
        { purpose: 'Nights', question: 'Why?' },
        { reason: 'Pay', question: 'How much?' },
      ];
      expect(
        read({ [name]: questions }).recommendedScreeningQuestions.map(({ purpose }) => purpose),
      ).toEqual(['Nights', 'Pay']);
    },
  );
});

describe('tiers', () => {
  it('names each tier without the suffix of its key', () => {
    expect(read(sample).candidateComparisonGrid.map(({ label }) => label)).toEqual([
      'Perfect match, 90-100%',
      'Strong match, 75-89%',
    ]);
  });

  it('reads a percentage that is text', () => {
    const [tier] = read({
      candidateComparisonGrid: { good_percent: { totalSkillMatch: '73%' } },
    }).candidateComparisonGrid;
    expect(tier).toEqual({
      label: 'Good',
      totalSkillMatch: 73,
      matchedSkills: [],
      evidenceSource: '',
    });
  });
});

describe('submission', () => {
  it('reads a list by its levels', () => {
    const list = [
      { candidateLevel: 'Entry Level' },
      { candidateLevel: 'Mid' },
      { candidateLevel: 'SENIOR' },
    ];
    expect(
      read({ submissionFramework: list }).submissionFramework.map((item) => item.candidateLevel),
    ).toEqual(['entry', 'mid', 'senior']);
  });

  it('reads an object keyed by level', () => {
    const framework = {
      senior: { highlightStrategy: 'Lead' },
      entry: { strengthsToEmphasize: ['Hours'] },
      mid: 'Compare',
    };
    expect(read({ submissionFramework: framework }).submissionFramework).toMatchObject([
      { candidateLevel: 'entry', strengthsToEmphasize: ['Hours'] },
      { candidateLevel: 'mid', highlightStrategy: 'Compare' },
      { candidateLevel: 'senior', highlightStrategy: 'Lead' },
    ]);
  });

  it.each(['submissionDecisionFramework', 'submissionNotes', 'submissionFramework'])(
    'keeps text in %s',
    (name) => {
      const view = read({ [name]: 'Lead with the case.' });
      expect(view.submissionNotes).toBe('Lead with the case.');
      expect(view.submissionFramework).toEqual([]);
    },
  );
});

describe('keeping warm', () => {
  it('reads a list without topics', () => {
    expect(read(sample).keepCandidatesWarm[1]).toEqual({
      topic: '',
      trigger: 'Agency calls with a winter rate',
      mitigationStrategy: 'Same day: the year side by side.',
      evidenceSource: 'Job: pay; BLS OEWS May 2024',
    });
  });

  it('reads an object by its topics', () => {
    const tactic = { trigger: 'Doubt', mitigationStrategy: 'Call' };
    const keepCandidatesWarm = {
      relocation: tactic,
      compensation: tactic,
      remote: tactic,
      physical: tactic,
      other: {},
    };
    const view = read({ keepCandidatesWarm }).keepCandidatesWarm;
    expect(view.map(({ topic }) => topic)).toEqual([
      'Relocation',
      'Compensation',
      'Remote Conditions',
      'Physical Demands',
    ]);
    expect(view[0]).toMatchObject(tactic);
  });

  it('keeps the four topics in their order, and what else is stored after them', () => {
    const keepCandidatesWarm = {
      counteroffer: { trigger: 'A raise' },
      Remote: { trigger: 'Long drive' },
    };
    const view = read({ keepCandidatesWarm }).keepCandidatesWarm;
    expect(view.map(({ topic, trigger }) => [topic, trigger])).toEqual([
      ['Relocation', ''],
      ['Compensation', ''],
      ['Remote Conditions', 'Long drive'],
      ['Physical Demands', ''],
      ['Counteroffer', 'A raise'],
    ]);
  });
});
