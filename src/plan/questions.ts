import type { Drawer, JobFact } from '#knowledge/drawer.ts';
import type { Brief } from '#shared/brief.ts';
import { isAnswered, readNotes } from './notes.ts';
import { mendArticles } from '#writing/article.ts';
import { onTheSpot } from './on-the-spot.ts';
import { quote } from '#writing/quote.ts';
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

const vagueOffer =
  /\b(?:match|contribution|bonus|commission|equity|stock|relocation|tuition|reimbursement|flexible|allowance|discount|scheme|profit)/i;

/** What is offered without a figure: candidates ask for it in the first call. */
function listVague(offers: readonly string[]): OpenQuestion[] {
  const vague = offers.filter((offer) => vagueOffer.test(offer) && !/\d/.test(offer)).slice(0, 3);
  return vague.length === 0
    ? []
    : [
        {
          ask: `What exactly stands behind ${vague.map(quote).join(', ')}: how much, and from when?`,
          why: 'Offered without a figure; candidates ask before they apply.',
          owner: 'HR',
          from: 'text',
        },
      ];
}

const tellingStems = (text: string): string[] => [
  ...new Set((text.toLowerCase().match(/\p{L}{6,}/gu) ?? []).map((word) => word.slice(0, 6))),
];

/** The text speaks of nearly everything the question asks about. */
function isTold(ask: string, { facts }: Brief): boolean {
  const stems = tellingStems(ask);
  return (
    stems.length >= 2 &&
    facts.some(({ text }) => {
      const said = new Set(tellingStems(text));
      return stems.filter((stem) => said.has(stem)).length >= Math.max(2, stems.length * 0.5);
    })
  );
}

/** Everything the search needs and nobody has said, most important first. */
export function listQuestions(
  { brief, notes }: Source,
  drawer: Drawer,
  stated: ReadonlySet<JobFact>,
  offers: readonly string[],
): OpenQuestion[] {
  const told = readNotes(notes);
  const missing = brief.missing.filter(({ topic }) => !isAnswered(topic, told));
  const fromText = missing.map(({ topic, question, why, owner }) => ({
    topic,
    question: {
      ask: shortenTitle(mendArticles(question).replace(' "" was not found.', ''), brief),
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
    .filter(({ ask }) => !isTold(ask, brief))
    .map(({ ask, why }) => ({
      ask,
      why,
      owner: 'Hiring manager' as const,
      from: 'trade' as const,
    }));
  const vague = listVague(offers);
  const isVital = ({ topic }: { topic: string }): boolean => vital.has(topic);
  const [pressing, later] = [open.filter(isVital), open.filter((one) => !isVital(one))];
  // What nothing can be written without, then what only somebody of the trade would ask.
  return [
    ...pressing.map(({ question }) => question),
    ...vague,
    ...usual,
    ...later.map(({ question }) => question),
  ];
}
