import type { Drawer, JobFact } from '#knowledge/drawer.ts';
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

/** Everything the search needs and nobody has said, most important first. */
export function listQuestions(
  { brief }: Source,
  drawer: Drawer,
  stated: ReadonlySet<JobFact>,
): OpenQuestion[] {
  const fromText = brief.missing.map(({ topic, question, why, owner }) => ({
    topic,
    question: { ask: question, why, owner, from: 'text' as const },
  }));
  const first = fromText
    .filter(
      ({ topic }) =>
        !general.has(topic) &&
        !(topic === 'Work type' && onTheSpot.has(drawer.kind)) &&
        // Whoever wrote the drawer knew the occupation.
        !(topic === 'Occupation' && drawer.serves.length > 0),
    )
    .map(({ question }) => question);
  const usual = drawer.intake.questions
    .filter(({ unless }) => unless.length === 0 || !unless.every((fact) => stated.has(fact)))
    .map(({ ask, why }) => ({
      ask,
      why,
      owner: 'Hiring manager' as const,
      from: 'trade' as const,
    }));
  // The gaps of the text itself, then what only somebody of the trade would ask.
  return [...first.slice(0, 4), ...usual, ...first.slice(4)];
}
