/** An answer that somebody fills with a case of their own: where nobody has written a case of a line, its shape helps more than a story of another one. */
export interface OwnCase {
  ask: string;
  key_points: string[];
  sample_answer: string;
  follow_ups: string[];
}

const mark = 'Fill this with your own case:';

export const ownCases: Record<'deed' | 'leading' | 'demand', OwnCase> = {
  deed: {
    ask: 'Where have you done this, and what was hard about it?',
    key_points: ['For whom, and how much of it', 'What was hard', 'What you decided, and why'],
    sample_answer: `${mark} "At [employer] I [did what] for [whom]. The hard part was [what]. I decided [what], because [why]; afterward [figure or fact]."`,
    follow_ups: ['What would you do differently today?'],
  },
  leading: {
    ask: 'Where have you answered for this, and what did you decide yourself?',
    key_points: ['How it stood at the beginning', 'What was hard', 'What you decided, and why'],
    sample_answer: `${mark} "When I took this over at [employer], [how it stood]. I decided [what], because [why]. The hard part was [what]; afterward [figure or fact]."`,
    follow_ups: ['What would you do differently today?'],
  },
  demand: {
    ask: 'When did this help you decide something at work?',
    key_points: ['What was to be decided', 'What you knew or noticed', 'What came of it'],
    sample_answer: `${mark} "At [employer] we had to decide [what]. I knew [what] from [where], so I [did what]. Afterward [figure or fact]; what I had not expected was [what]."`,
    follow_ups: ['What did you not know at the time?'],
  },
};

export const isOwnCase = ({ sample_answer }: Pick<OwnCase, 'sample_answer'>): boolean =>
  sample_answer.startsWith(mark);
