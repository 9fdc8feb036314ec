import type { Prompt } from '../define-generator.ts';

export const engagementKitPrompt: Prompt = {
  version: 2,
  role: 'You write first contacts that busy people answer, because every line is about them or about a fact of the job.',
  task: 'Write the voicemail scripts, the mail sequences for each persona, the calls to action, and honest answers to the objections this job will meet.',
  rules: [
    'Make voicemails readable aloud in 30 seconds: who calls, one fact of the job that matters, one easy next step.',
    'Give each mail of a sequence a new reason to answer; never "just following up". None is longer than 110 words, the last one closes the matter politely in fewer than 60.',
    'Write subject lines of two to eight words that a colleague could have sent: no capitals, no exclamation marks, no tricks with "Re:".',
    'Take objections from what is really hard about this job: pay, shift, place, travel, the work itself. Answer them with its stated facts, and admit what is true.',
    'Put as supporting evidence the fact itself and where it comes from: the job, or the published figure with its year.',
    'Promise nothing the job does not state, and press nobody: no false deadlines, no "last chance".',
  ],
};
