import type { Brief } from '#shared/brief.ts';
import { memoize } from '../memoize.ts';
import type { PlannedPersona } from '../planned-persona.ts';
import { makePlan } from '../plan.ts';
import type { Source } from '../source.ts';
import { findExtraWork } from './extra-work.ts';
import { headsOthers } from './heads-others.ts';
import { listJobFacts } from './job-facts.ts';
import { workplaceNouns } from './workplace-nouns.data.ts';

/** Something that a stranger answers in one line: as a question at the end of a letter, and as a next step. */
interface Ask {
  question: string;
  step: string;
}

const ofTime: Record<NonNullable<ReturnType<typeof findExtraWork>>, Ask> = {
  shifts: {
    question: 'How many shifts a month would suit you?',
    step: 'Tell me how many shifts a month would suit you.',
  },
  'part-time': {
    question: 'Which days and hours would suit you?',
    step: 'Tell me which days and hours would suit you.',
  },
  season: {
    question: 'Which weeks could you work?',
    step: 'Tell me which weeks you could work.',
  },
};

const mostSites = 3;

function askSite({ brief }: Source): Ask | null {
  const names = brief.sites.flatMap(({ name }) => name ?? []);
  if (names.length < 2 || names.length > mostSites) return null;
  return {
    question: `Which site would suit you, ${names.join(' or ')}?`,
    step: `Name the site that would suit you: ${names.join(' or ')}.`,
  };
}

const bothKinds = /\bfull[- ]time or part[- ]time\b/i;

/** What settles whether somebody can take this job at all, the most telling first. */
function listDecisive(source: Source): Ask[] {
  const { pattern, hours } = listJobFacts(source);
  const extra = findExtraWork(source);
  const isOpen = hours === '' && !makePlan(source).stated.has('hours');
  return [
    extra !== null && (isOpen || extra !== 'part-time') ? ofTime[extra] : null,
    bothKinds.test(pattern)
      ? {
          question: 'Would full-time or part-time suit you better?',
          step: 'Say full-time or part-time.',
        }
      : null,
    askSite(source),
  ].filter((ask) => ask !== null);
}

/** Hours that stand in the advertisement are not offered for choice. */
const ofHours =
  /\b(?:hours|shifts?|nights?|evenings?|weekends?|start(?:ing)? times?|schedule|rota|(?:which|how many) days)\b/i;

const call: Ask = {
  question: 'Could we talk for ten minutes on [day]?',
  step: 'Reply with a time for a ten-minute call this week.',
};

const anyQuestion = 'Send me the one question you want answered first.';

const hasHours = (source: Source): boolean =>
  listJobFacts(source).hours !== '' || makePlan(source).stated.has('hours');

const nouns = new RegExp(
  `(?<!\\p{L})(${workplaceNouns.join('|')})(?:s|es|ren|ies)?(?!\\p{L})`,
  'giu',
);

const textOf = memoize((brief: Brief): string =>
  [brief.title.given, ...brief.facts.map(({ text }) => text)].join('\n').toLowerCase(),
);

/** Whether a question is about things of another workplace than this one. */
export const isElsewhere = ({ brief }: Source, text: string): boolean =>
  [...text.matchAll(nouns)].some(
    ([, noun = '']) => !textOf(brief).includes(noun.toLowerCase().replace(/y$/, '')),
  );

const instead = [
  'What would you want to know first?',
  call.question,
  'Which part of that work would you want most of?',
  'What would have to be better than where you are now?',
];

/** One question that takes a line to answer: what decides this job, then what these people would weigh. */
export function askFirst(source: Source, turn: number): string {
  const [decides] = listDecisive(source);
  const { question } = makePlan(source).personas[turn]!.outreach;
  if (decides !== undefined) return decides.question;
  if (ofHours.test(question) && hasHours(source))
    return listJobFacts(source).hours !== '' && turn % 2 === 0
      ? 'Would those hours suit you?'
      : call.question;
  if (isElsewhere(source, question)) return instead[turn % instead.length]!;
  return `${question} One line is enough.`;
}

/** What nobody has, or what the advertisement says already. */
function isIdle(source: Source, step: string): boolean {
  return (
    /^(?:let me|shall i|may i) (?:send|show)\b|\bchart\b|\bpictures?\b|\bphotos?\b/i.test(step) ||
    (/\breports?\b/i.test(step) && source.brief.reportsTo !== null) ||
    (/\b(?:teach\w*|trains?|mentor\w*|learn\w*|shows you)\b/i.test(step) && headsOthers(source))
  );
}

/** Two small next steps: what decides this job, and what these people can say. */
export function listAsks(source: Source, { outreach }: Pick<PlannedPersona, 'outreach'>): string[] {
  const [decides] = listDecisive(source);
  const own = outreach.steps.filter(
    (step) =>
      !(ofHours.test(step) && hasHours(source)) &&
      !isElsewhere(source, step) &&
      !isIdle(source, step),
  );
  const first = decides === undefined ? [] : [decides.step];
  return [...first, ...own, call.step, anyQuestion].slice(0, 2);
}
