import type { Drawer, JobFact } from '#knowledge/drawer.ts';
import type { Brief } from '#shared/brief.ts';
import { mendArticles } from '#writing/article.ts';
import { onTheSpot } from './on-the-spot.ts';
import type { Source } from './source.ts';

export interface OpenQuestion {
  ask: string;
  why: string;
  owner: 'Hiring manager' | 'Recruiter' | 'HR';
  /** From the reading of this text, or what managers of the trade forget to say. */
  from: 'text' | 'trade';
}

/** Topics that a question of the trade asks better than a general one does. */
const general = new Set([
  'First-year goals',
  'Team',
  'Why the job is open',
  'Competitors',
  'Backgrounds',
  'Urgency',
  'Deal breakers',
  'Experience',
]);

/** Without an answer to these nothing true can be published. */
const vital = new Set([
  'Duties',
  'Pay',
  'Place',
  'Occupation',
  'Schedule',
  'Must-haves',
  'Unlawful wish',
]);

/** "By when must the new hire start": a long title is not said in every question. */
function shortenTitle(text: string, { title: { singular } }: Brief): string {
  if (singular.split(' ').length < 3) return text;
  const name = singular.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text
    .replace(new RegExp(`\\b(?:an?|the) ${name}`, 'gi'), 'the new hire')
    .replace(new RegExp(` as (?:an? )?${name}`, 'gi'), '');
}

/** Everything the search needs and nobody has said, most important first. */
export function listQuestions(
  { brief }: Source,
  drawer: Drawer,
  stated: ReadonlySet<JobFact>,
): OpenQuestion[] {
  const fromText = brief.missing.map(({ topic, question, why, owner }) => ({
    topic,
    question: {
      ask: mendArticles(question).replace(' "" was not found.', ''),
      why,
      owner,
      from: 'text' as const,
    },
  }));
  const open = fromText.filter(
    ({ topic }) =>
      !general.has(topic) &&
      !(topic === 'Work type' && onTheSpot.has(drawer.kind)) &&
      // Whoever wrote the drawer knew the occupation.
      !(topic === 'Occupation' && drawer.serves.length > 0),
  );
  const usual = drawer.intake.questions
    .filter(({ unless }) => unless.length === 0 || !unless.every((fact) => stated.has(fact)))
    .map(({ ask, why }) => ({
      ask,
      why,
      owner: 'Hiring manager' as const,
      from: 'trade' as const,
    }));
  const isVital = ({ topic }: { topic: string }): boolean => vital.has(topic);
  const [pressing, later] = [open.filter(isVital), open.filter((one) => !isVital(one))];
  // What nothing can be written without, then what only somebody of the trade would ask.
  return [
    ...pressing.map(({ question }) => question),
    ...usual,
    ...later.map(({ question }) => question),
  ];
}
