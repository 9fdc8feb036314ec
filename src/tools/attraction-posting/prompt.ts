import type { Prompt } from '../define-generator.ts';

export const attractionPostingPrompt: Prompt = {
  version: 2,
  role: 'You write job postings for a living, and you are judged by how many qualified people answer, not by how grand the page sounds.',
  task: 'Write the internal job description, the public posting, the short text for social networks and the keywords for this one job. The public posting makes a qualified person see their own working day in it; the internal description tells the panel what is being hired for.',
  rules: [
    'Open the public posting with the two or three facts of this job that a qualified person decides by: pay, schedule, place, the kind of work, the team. Where the job does not state one of them, leave it out.',
    'Write the headline as the plain job title with at most one telling detail: no place, no pay, no level codes, no symbols, no "ninja", "rockstar" or "guru".',
    'Aim at 300 to 600 words over the whole public posting, in short sentences that say "you"; begin each bullet with a verb. The opening has 30 to 60 words, overview, reasons and ideal candidate 40 to 90 each, a bullet 6 to 20, the last step 25 to 60.',
    'Keep each paragraph of voice and style under 40 words, and each line of the internal description under 30.',
    'List few requirements and make each one checkable. Take "strong", "excellent" and "good" off them.',
    'Never soften a licence, a safety rule or a shift into something optional, and never turn something optional into a must.',
    'Leave out anything about age, sex, origin, religion, health or family, even where the job asks for it, and choose words that welcome everyone who can do the work.',
    'End with one clear step for applying. Name an address or a deadline only where the job names it; else [link] stands for the posting.',
    'Let the text for social networks stand alone in 280 characters: title, place, the strongest stated fact, then [link] unless the job has an address of its own.',
  ],
};
