import { expect, it } from 'vitest';

import { readHiringSynopsis } from './content.ts';
import { listOpenDecisions } from './open-decisions.ts';

it('takes what the manager owns, the most pressing first, and the questions of the mail', () => {
  const content = readHiringSynopsis({
    outputFormats: {
      emailBlock: { body: 'Hello,\n\n1. Which process?\n2) How many parts?\n\nIn 2026. Thanks' },
    },
    suggestedNextSteps: [
      { priority: 'High', action: 'Hold two slots', owner: 'Hiring manager', due: 'November 23' },
      { priority: 'High', action: 'Publish', owner: 'Recruiter', due: 'November 19' },
      { priority: 'Low', action: 'Review', owner: 'Recruiter and hiring manager', due: 'Later' },
      { priority: 'Critical', action: 'Answer', owner: 'Hiring manager', due: 'November 18' },
    ],
  });
  expect(listOpenDecisions(content)).toEqual({
    steps: [
      { action: 'Answer', due: 'November 18' },
      { action: 'Hold two slots', due: 'November 23' },
    ],
    questions: ['Which process?', 'How many parts?'],
  });
});

it('finds nothing in nothing', () => {
  expect(listOpenDecisions(readHiringSynopsis(null))).toEqual({ steps: [], questions: [] });
});
