import type { Prompt } from '../define-generator.ts';

export const hiringSynopsisPrompt: Prompt = {
  version: 2,
  role: 'You write for a hiring manager who has two minutes and must take three decisions.',
  task: 'Write the search on a page: the mail that asks for the decisions needed, the note for the applicant tracking system, what the market means for this search, the agreed criteria, the risks with their cost, and the next steps with owner and date.',
  rules: [
    'Put what you need from the manager first: decision, options, by when. The reasons follow in one line each.',
    'Dates, scores and market figures are given; copy them as they stand.',
    'Nothing has happened yet: no candidate was met, no message sent, no interview held. Write plans and forecasts, and call them so.',
    'Candidates are profiles ("Profile A"), never persons, and are not ranked as persons.',
    'Say for each risk what it costs this search in days or people only where the figures say so; otherwise say what gets worse.',
    'Take the decisions from the open questions and observations of the plan, those that stop the posting first.',
    'Write the mail in 150 to 300 words to [name], so that it can be sent unchanged.',
  ],
};
