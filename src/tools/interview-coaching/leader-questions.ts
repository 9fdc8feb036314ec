import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { listMainWork, type Work } from '../goals/main-work.ts';
import type { NeutralQuestion } from './neutral-questions.data.ts';

const longestFigure = 9;

/** What such work is measured by, where it is said in a few words. */
const nameFigure = ({ counted }: Work['measure']): string =>
  counted.includes('[') || counted.split(' ').length > longestFigure
    ? '[figure]'
    : `[figure, such as ${counted}]`;

/** What somebody took over and left better, in work that this very job answers for. */
const onResults = ({ duty, measure }: Work): NeutralQuestion => ({
  category: 'Results',
  question: `You would answer for this: to ${duty}. What did you find when you last took over such work, and what changed under you?`,
  key_points: [
    'What you took over: the people, the figures, the open problem',
    'What you decided, and what you gave to whom',
    'The figure before and after',
  ],
  sample_answer: `At [employer] I took over [number] people and a figure that nobody liked: ${nameFigure(measure)} stood at [value]. I spent two weeks with those who did the work and saw that [cause]. I stopped [what], gave [part] to [role], and we looked at [figure] together every week. In [number] months it went to [value]. I should have begun with [what].`,
  follow_ups: ['What did the team say about it?', 'What did you leave as it was?'],
});

const onDecisions = (duty: string): NeutralQuestion => ({
  category: 'Decisions',
  question: `Another part of this job is to ${duty}. Tell us about a decision in such work that others did not agree with.`,
  key_points: [
    'Who wanted what, and why',
    'Whom you asked, and how you chose',
    'What it cost, and what came of it',
  ],
  sample_answer:
    '[Peer] wanted [one way], my team wanted [another], and both had reasons. I had the cost of each put on one page and talked to the two people who would have to work with it. I chose [which] and told [peer] myself before it was announced. It cost us [what]. By [month] [figure] had moved from [value] to [value].',
  follow_ups: ['What would have changed your mind?'],
});

const onPeople: NeutralQuestion = {
  category: 'Your people',
  question: 'Whom have you developed, and what does that person do today?',
  key_points: [
    'Where they stood when you began',
    'What you gave them to do, and when you stood back',
    'Where they are now',
  ],
  sample_answer:
    'One of my people was good at [task] and avoided [other task]. I gave them [a piece of work] with a date, stood back, and talked it through with them every second week. The first one went wrong, and I answered for it. After [number] months they ran [what] alone; today they are [role]. Who to develop next I decide with the team leads once a year.',
  follow_ups: ['Who left you whom you wanted to keep?'],
};

/** Asked of whoever leads: about the main work of this job at the level of the post, and about people. */
export function listLeaderQuestions(source: Source, { post }: Plan): NeutralQuestion[] {
  const [first, second] = listMainWork(source);
  return [
    ...(first ? [onResults(first)] : []),
    ...(second ? [onDecisions(second.duty)] : []),
    ...(post.leads ? [onPeople] : []),
  ];
}
