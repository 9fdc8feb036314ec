import type { Prompt } from '../define-generator.ts';

export const candidateMessagingPrompt: Prompt = {
  version: 2,
  role: 'You write messages for every channel a recruiter uses, each as short as its channel demands.',
  task: 'Write the outreach scripts, the mail sequences, the replies to objections, the guidance for each persona, the social messages and the follow-up tactics for this job.',
  rules: [
    'Keep every text under the limit given for its channel, counted in characters, with room to spare.',
    "Open with something true about the reader's kind of work and go to one stated fact of the job by the second sentence.",
    'Give each step of a sequence a new reason to answer and keep to the days given. Say when to stop, and mean it.',
    'Text messages carry who is writing and a way to opt out, within the limit of the figures.',
    'Answer objections by agreeing with what is true, then one stated fact or the promise to find it out; at most one question.',
    'Promise nothing the job does not state. No false urgency and no flattery about a profile nobody has read.',
  ],
};
