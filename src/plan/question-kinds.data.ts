import type { QuestionKind } from '#shared/answers.ts';
import { jobToolIds, type ToolId } from '#shared/tool-info.ts';

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

/** What whoever aligns and whoever decides read: every answer stands there. */
const aligned: readonly ToolId[] = ['intakeAssistant', 'hiringSynopsis'];
const toCandidates: readonly ToolId[] = [
  'attractionPosting',
  'engagementKit',
  'engagementTracker',
  'interviewCoaching',
  'candidateMessaging',
];
const judging: readonly ToolId[] = ['candidateScoring', 'scorecardAssistant', 'interviewCoaching'];
const searching: readonly ToolId[] = ['sourcingStrategy', 'marketIntel'];

/** Which tools change with an answer, by its matter. */
export const matterTools: Partial<Record<string, readonly ToolId[]>> = {
  Pay: jobToolIds,
  'Pay range': jobToolIds,
  'Within the range': aligned,
  'Extra pay': [...aligned, 'attractionPosting'],
  Schedule: [...aligned, ...toCandidates, ...judging, ...searching],
  'Full and part time': [...aligned, ...toCandidates],
  Travel: [...aligned, ...toCandidates],
  'Work type': [...aligned, ...toCandidates, ...searching],
  'Way of working': [...aligned, ...toCandidates, ...searching],
  'Office days': [...aligned, ...toCandidates, ...searching],
  Place: jobToolIds,
  'Start date': [...aligned, ...toCandidates, ...searching],
  Deadline: [...aligned, 'attractionPosting'],
  Openings: [...aligned, ...searching, 'attractionPosting', 'engagementTracker'],
  'Reporting line': [...aligned, 'interviewCoaching', 'attractionPosting'],
  'Who decides': aligned,
  Contract: [...aligned, ...toCandidates],
  Benefits: [...aligned, ...toCandidates],
  'Benefits without figures': [...aligned, ...toCandidates],
  'Must-haves': jobToolIds,
  Experience: jobToolIds,
  Licence: jobToolIds,
  Papers: [...aligned, ...judging, 'attractionPosting'],
  'Papers to obtain': [...aligned, ...judging, 'attractionPosting'],
  Beginners: [...aligned, ...judging, 'attractionPosting'],
  'Deal breakers': [...aligned, ...judging],
  Duties: jobToolIds,
  Title: aligned,
  Level: [...aligned, 'scorecardAssistant'],
  Team: [...aligned, 'interviewCoaching', 'attractionPosting'],
  'First-year goals': [...aligned, 'scorecardAssistant', 'interviewCoaching'],
  'Why the job is open': [...aligned, 'engagementKit'],
  'Hiring process': [...aligned, 'interviewCoaching', 'attractionPosting', 'scorecardAssistant'],
  Competitors: [...aligned, 'sourcingStrategy'],
  Backgrounds: [...aligned, 'sourcingStrategy'],
  Urgency: [...aligned],
};

/** What only somebody of the trade asks, and what has no line above. */
export const tradeTools: readonly ToolId[] = [...aligned, 'engagementKit', 'interviewCoaching'];
