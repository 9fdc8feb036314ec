import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { type ToolId, toolIds } from '#shared/tool-info.ts';
import { contracts } from './contracts.ts';
import { documents } from './documents.ts';
import { viewLoaders } from './views.web.tsx';

/** The names people know; whatever is listed as a section must keep them. */
const names: Record<ToolId, readonly string[]> = {
  attractionPosting: [
    'Attraction JD',
    'Public Posting',
    'Social Media Blurb',
    'Voice Guide',
    'Why Role Is Attractive',
    'Keywords',
  ],
  sourcingStrategy: [
    'Candidate Profile',
    'Persona Breakdowns',
    'Channel Strategy',
    'Sourcing Cadence',
    'Boolean Search',
    'Diversity Sourcing',
  ],
  marketIntel: [
    'Hiring Difficulty',
    'Talent Pool',
    'Compensation',
    'Competition',
    'Risks & Recommendations',
    'Market Timing',
  ],
  intakeAssistant: [
    'Role Overview',
    'Internal Brief',
    'Requirements Matrix',
    'Hidden Assumptions',
    'Success Metrics',
    'Interview Process',
  ],
  engagementKit: [
    'Voicemail Scripts',
    'Persona CTAs',
    'Email Templates',
    'Objection Rebuttals',
    'Motivation Points',
    'Candidate Insights',
  ],
  engagementTracker: [
    'Ghosting Risk Score',
    'Engagement Sentiment',
    'Open/Click/Reply Scorecard',
    'Smart Nudges',
    'Follow-Up Timing Optimizer',
  ],
  candidateScoring: [
    'Skills Ranking',
    'Priority Skills',
    'Tier Chart',
    'Risk Flags',
    'Questions',
    'Submission',
    'Keep Warm',
  ],
  scorecardAssistant: [
    'Interview Scorecard',
    'Evaluation Criteria',
    'Reference Questions',
    'Decision Framework',
    'Red Flags',
    'Calibration',
  ],
  interviewCoaching: [
    'Interview Prep',
    'Question Bank',
    'Culture & Tips',
    'Success Metrics',
    'Video Script',
  ],
  hiringSynopsis: [
    'Executive Summary',
    'Process Metrics',
    'Candidate Analysis',
    'Key Learnings',
    'Challenges',
    'Recommendations',
  ],
  candidateMessaging: [
    'Outreach Scripts',
    'Email Sequences',
    'Objection Responses',
    'Persona Messaging',
    'Social Outreach',
    'Follow-up Tactics',
  ],
};

afterEach(cleanup);

describe.each(toolIds)('sections of %s', (tool) => {
  const { sample } = contracts[tool];

  it('have their names on the screen', async () => {
    const View = await viewLoaders[tool]();
    const job = { title: 'Registered Nurse', location: 'Hays, KS' };
    render(<View content={sample} job={job} tab={undefined} onTabChange={() => {}} />);
    const listed = tool === 'engagementTracker' ? listCards() : listTabs();
    expect(listed).toEqual(names[tool]);
  });

  it('have the same names in the document', () => {
    const headings = documents[tool](sample).blocks.flatMap((block) =>
      block.kind === 'heading' && block.level === 1 ? [block.text] : [],
    );
    expect(headings.slice(0, names[tool].length)).toEqual(names[tool]);
  });
});

function listTabs() {
  const [row] = screen.getAllByRole('tablist');
  return within(row!)
    .getAllByRole('tab')
    .map((tab) => tab.textContent);
}

/** All that has a Copy button of its own. */
function listCards() {
  const cards = [...document.querySelectorAll('section:has([data-copy="section"])')];
  return cards.map((card) => card.querySelector('h3')?.textContent);
}
