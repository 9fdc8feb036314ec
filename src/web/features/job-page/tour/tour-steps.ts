/** Parts of the job page that the tour points at; each bears its name as `data-tour`. */
export type TourStop = 'today' | 'details' | 'tools' | 'export';

export interface TourStep {
  at: TourStop;
  title: string;
  text: string;
}

/** A walk of two minutes, in the order in which a search begins. */
export const tourSteps: readonly TourStep[] = [
  {
    at: 'today',
    title: 'Begin here',
    text: 'What to do on the first day, in order. Press a line to go to its place, and tick it off when it is done.',
  },
  {
    at: 'details',
    title: 'What was read',
    text: 'The job as it was understood. "What we understood" shows each line of the advertisement and lets you set it right; "The plan" is what all tools agree on.',
  },
  {
    at: 'tools',
    title: 'Ten tools',
    text: 'Each opens with what you need within ten seconds: the first searches, the verdict on pay, the mail to send today. The tabs hold the rest.',
  },
  {
    at: 'tools',
    title: 'Make it yours',
    text: 'Everything written can be edited in place, and every version is kept. Writing a tool anew asks before it replaces what you changed.',
  },
  {
    at: 'export',
    title: 'Take it with you',
    text: 'One file for the hiring manager, or each tool on its own: PDF, Word and plain text. Each tool can be printed too.',
  },
];
