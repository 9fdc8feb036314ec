import type { QuestionKind } from '#shared/answers.ts';
import type { ToolId } from '#shared/tool-info.ts';

export interface MatterForm {
  kind: QuestionKind;
  choices?: readonly string[];
  unit?: string;
}

/** How a matter is answered; in words where nothing is said here. */
export const matterForms: Partial<Record<string, MatterForm>> = {
  Pay: { kind: 'pay' },
  'Pay range': { kind: 'pay' },
  'Start date': { kind: 'date' },
  Deadline: { kind: 'date' },
  Openings: { kind: 'number', unit: 'people' },
  'Work type': { kind: 'choice', choices: ['On site', 'Hybrid', 'Remote'] },
  'Way of working': { kind: 'choice', choices: ['On site', 'Hybrid', 'Remote'] },
  Contract: {
    kind: 'choice',
    choices: [
      'Permanent, full-time',
      'Permanent, part-time',
      'Fixed-term, full-time',
      'Fixed-term, part-time',
      'Temporary or seasonal',
    ],
  },
};

/** Where full time or part time is stated already. */
export const termsOnly: readonly string[] = ['Permanent', 'Fixed-term', 'Temporary or seasonal'];

/** Read by those who align and decide: every answer stands there. */
const aligned: readonly ToolId[] = ['intakeAssistant', 'hiringSynopsis'];
/** An answer that is quoted as it was given also helps whoever talks to candidates. */
export const quoting: readonly ToolId[] = [...aligned, 'engagementKit'];
const written: readonly ToolId[] = [
  ...quoting,
  'attractionPosting',
  'interviewCoaching',
  'candidateMessaging',
];
const searching: readonly ToolId[] = ['sourcingStrategy', 'marketIntel', 'engagementTracker'];
const judging: readonly ToolId[] = ['candidateScoring', 'scorecardAssistant'];
const all: readonly ToolId[] = [...written, ...searching, ...judging];

/** Which tools change with an answer, by its matter; what is only quoted has no line here. */
export const matterTools: Partial<Record<string, readonly ToolId[]>> = {
  Pay: [...written, ...searching, 'candidateScoring'],
  'Pay range': [...written, ...searching, 'candidateScoring'],
  'Extra pay': [...quoting, 'attractionPosting', 'interviewCoaching'],
  Schedule: [...written, ...searching],
  'Full and part time': [...written, ...searching],
  Travel: [...written, ...searching],
  'Work type': [...written, ...searching],
  'Way of working': [...written, ...searching],
  'Office days': [...written, ...searching],
  'Office share': [...written, ...searching],
  Place: all,
  'Start date': [...written, ...searching],
  Deadline: [...aligned, 'attractionPosting'],
  Openings: [...aligned, ...searching, 'attractionPosting'],
  'Reporting line': [...aligned, 'attractionPosting', 'interviewCoaching', 'scorecardAssistant'],
  Contract: [...written, 'sourcingStrategy', 'marketIntel'],
  Benefits: [...written, ...searching],
  'Benefits without figures': [...written, ...searching],
  'Must-haves': all,
  Experience: all,
  Licence: all,
  Duties: all,
  'Deal breakers': [...quoting, ...searching, ...judging],
  Team: [...written, 'engagementTracker'],
  'First-year goals': [...written, 'scorecardAssistant', 'sourcingStrategy'],
  'Hiring process': [...aligned, 'attractionPosting', 'interviewCoaching'],
  Competitors: [...aligned, ...searching],
  Backgrounds: [...aligned, 'sourcingStrategy', 'marketIntel'],
};
