import { isGlued } from '#writing/glued.ts';
import type { Brief } from '#shared/brief.ts';
import { memoize } from '#shared/memoize.ts';
import type { PlannedPersona } from '../people/planned-persona.ts';
import { makePlan } from '../plan.ts';
import type { Source } from '../source.ts';
import { findExtraWork } from './extra-work.ts';
import { shareWork } from './letter-work.ts';
import { headsOthers } from './heads-others.ts';
import { listJobFacts } from './job-facts.ts';
import { findOpenWeek } from './open-matters.ts';
import { isDayOrNight, tellHours } from './tell-terms.ts';
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
const torn = /\p{Ll}\p{Lu}|\d\p{Lu}{2}\p{Ll}|\p{L}\d+ \d/u;

function askSite({ brief }: Source): Ask | null {
  // Who may work from anywhere chooses no site.
  if (brief.workType === 'remote') return null;
  const names = brief.sites.flatMap(({ name }) => name ?? []);
  // An address whose lines grew together is no name that somebody could choose.
  if (
    names.length < 2 ||
    names.length > mostSites ||
    names.some((name) => isGlued(name) || torn.test(name))
  )
    return null;
  return {
    question: `Which site would suit you, ${names.join(' or ')}?`,
    step: `Tell me which site would suit you: ${names.join(' or ')}.`,
  };
}

const either: Ask = {
  question: 'Would full-time or part-time suit you better?',
  step: 'Tell me which would suit you: full-time or part-time.',
};
const bothKinds = /\bfull[- ]time or part[- ]time\b/i;

const dayOrNight: Ask = {
  question: 'Would days or nights suit you better?',
  step: 'Reply with one word: days or nights.',
};
/** What settles whether somebody can take this job at all, the most telling first. */
function listDecisive(source: Source): Ask[] {
  const { pattern, hours } = listJobFacts(source);
  const extra = findExtraWork(source);
  const isOpen = hours === '' && !makePlan(source).stated.has('hours');
  return [
    isDayOrNight(source) ? dayOrNight : null,
    extra !== null && (isOpen || extra !== 'part-time') ? ofTime[extra] : null,
    bothKinds.test(pattern) ? either : null,
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

/** Whoever is sought for whole days has no hours to choose. */
const hasHours = (source: Source): boolean =>
  listJobFacts(source).hours !== '' ||
  makePlan(source).stated.has('hours') ||
  /^full[- ]time$/i.test(source.brief.employmentType?.text ?? '');

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

/** Of the work that the letter has just told. */
const ofWork = [
  'How close is this work to what you do now?',
  'How much of this work do you do already, and what would be new?',
  'Which part of the work would you most like to do?',
  'Which part of the work have you been doing the longest?',
];
const ofAny = [
  'What would a new job have to offer for you to consider it?',
  call.question,
  'What would you want to know before we talk?',
  'Would you be open to a short call about it?',
];

/** Another question for each kind of people, where their own is of another workplace. */
function askInstead(source: Source, turn: number): string {
  const { row, sentence } = shareWork(source).letters[turn]!;
  const ways = row === '' && sentence === '' ? ofAny : ofWork;
  const ask = ways[turn % ways.length]!;
  // Whoever has just begun has done nothing longest.
  return makePlan(source).personas[turn]!.level === 'entry' && /longest/.test(ask) ? ways[0]! : ask;
}

/** Power, a share of the work or relief from it that this post may not give: to ask for the wish is half a promise. */
const half =
  /\bdeci(?:de|sions?)\b|\bto own\b|\bof your own\b|\bhand (?:over|on|to)\b|\bshape the\b|\b(?:more|less) (?:new|routine)\b|\bnew design\b|\bwhole (?:task|job)s?\b|\bresponsible for a whole\b|\bbe involved earlier\b|\bsay in\b|\bhow much say\b|\bauthority\b|\bbudget\b/i;
const given =
  /\bautonom\w+|\bend[- ]to[- ]end\b|\bown (?:the|your)\b|\bdecision[- ]mak\w+|\bsign off\b|\bbudget (?:owner\w*|responsib\w*|of)\b|\bP&L\b/i;
const promises = ({ brief }: Source, text: string): boolean =>
  half.test(text) && !given.test(textOf(brief));

/** Asked of everybody who works anywhere: nobody answers it to a stranger. */
const ofAnybody = /^what would (?:have to be better|the next post have to)\b/i;

/** One question that takes a line to answer: what decides this job, then what these people would weigh. */
export function askFirst(source: Source, turn: number): string {
  const [decides] = listDecisive(source);
  const { question } = makePlan(source).personas[turn]!.outreach;
  // Asked of the first kind of people: the others hear their own question.
  if (decides !== undefined && turn === 0) return decides.question;
  if (ofHours.test(question) && hasHours(source)) {
    const told = tellHours(source);
    return told !== '' && turn % 2 === 0 ? 'Would those hours suit you?' : askInstead(source, turn);
  }
  return isElsewhere(source, question) || promises(source, question) || ofAnybody.test(question)
    ? askInstead(source, turn)
    : question;
}

/** What nobody has, or what the advertisement says already. */
export function isIdle(source: Source, step: string): boolean {
  return (
    /^(?:let me|shall i|may i) (?:send|show)\b|^ask me to\b|\bchart\b|\bpictures?\b|\bphotos?\b/i.test(
      step,
    ) ||
    (/\breports?\b/i.test(step) && source.brief.reportsTo !== null) ||
    (/\b(?:degree|diploma)\b/i.test(step) &&
      source.brief.facts.some(({ kind }) => kind === 'education')) ||
    (/\b(?:teach\w*|trains?|mentor\w*|learn\w*|shows you)\b/i.test(step) && headsOthers(source))
  );
}

/** A paper of which the advertisement says nothing, or of which it says all: nobody need ask. */
const isSettled = (source: Source, step: string): boolean =>
  (/\bdays on site\b/i.test(step) && findOpenWeek(source) !== 'days on site') ||
  (/\blicen[cs]e\b|\bregistration\b/i.test(step) &&
    makePlan(source).gates.every(({ kind }) => kind !== 'credential')) ||
  (/\bdegree\b|\bdiploma\b/i.test(step) &&
    source.brief.facts.some(({ kind }) => kind === 'education'));

/** To ask us something that nobody here knows yet is no next step. */
const asksUs = /^(?:ask|say if)\b/i;

const ofCall = /\b(?:call|talk)\b|\bsuits? you to talk\b|\btime that suits\b/i;

/** Two ways to ask for one call are one step. */
export const oneCall = (steps: readonly string[]): string[] =>
  steps.filter((step, i) => !ofCall.test(step) || steps.findIndex((one) => ofCall.test(one)) === i);

/** What anybody can answer in a line, and is worth an answer; another one for each kind of people. */
const anySteps = [
  'Tell me what you would want to keep from your current job.',
  'Tell me the one thing a new job would have to match.',
  'If now is not a good time, tell me when would be.',
  'Send me the one question you would want answered first.',
  'Tell me how far you would be willing to commute.',
  'Tell me which part of the work appeals to you most.',
  'Tell me what you would change first about your working week.',
  'If someone else came to mind, please pass it on to them.',
];

const steps = 2;

/** All of them, begun at another one for each kind of people. */
export function listSpareSteps(isRemote: boolean, turn: number): string[] {
  const spare = anySteps.filter((step) => !(isRemote && /\bcommute\b/.test(step)));
  const from = (turn * steps) % spare.length;
  return [...spare.slice(from), ...spare.slice(0, from)];
}

/** Two small next steps: what decides this job, and what these people can say. */
export function listAsks(
  source: Source,
  { outreach }: Pick<PlannedPersona, 'outreach'>,
  turn = 0,
): string[] {
  const [decides] = listDecisive(source);
  const own = outreach.steps.filter(
    (step) =>
      !asksUs.test(step) &&
      !(ofHours.test(step) && !ofCall.test(step) && hasHours(source)) &&
      !isElsewhere(source, step) &&
      !promises(source, step) &&
      !isSettled(source, step) &&
      !isIdle(source, step),
  );
  // Asked of one kind of people: the others hear their own.
  const deciding = decides === undefined || turn > 0 ? [] : [decides.step];
  return oneCall([
    ...deciding,
    ...own,
    ...listSpareSteps(source.brief.workType === 'remote', turn),
  ]).slice(0, steps);
}
