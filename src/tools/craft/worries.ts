import type { Fact } from '#shared/brief.ts';
import type { Worry } from '#market/occupations/family-source.ts';
import type { Source } from '#plan/source.ts';
import { listAlike } from './alike.ts';
import { citeFact, sayLine } from './criteria/name-fact.ts';
import { listAnswers } from './answers.ts';
import { sayBoss } from './manager.ts';
import { nameTitle } from './messages/slots.ts';
import type { Objection } from './objection.ts';
import { seedOf } from './plan.ts';
import { capitalize, lowerFirst, stripEnd, toSentence } from './prose/casing.ts';
import { hash } from './prose/choose.ts';
import { fill } from './prose/fill.ts';
import { pluralize } from './prose/number.ts';

const tells =
  /^(?:give|state|show|say|name|describe|explain|list|share|print|publish|mention|tell(?: about)?|be plain about|add up|hand over)\s+/i;

const toYou = (text: string): string =>
  text
    .replace(/\bthem\b/g, 'you')
    .replace(/\bthey\b/g, 'you')
    .replace(/\btheir\b/g, 'your');

/**
 * The profile tells a recruiter what would answer a worry. Said to a candidate it is a promise to bring that,
 * because the job does not hold it.
 */
export function promiseAnswer(answer: string, manager: string): string {
  const said = toYou(stripEnd(answer));
  if (/^let you\s+/i.test(said)) return `You can ${said.replace(/^let you\s+/i, '')}`;
  if (!tells.test(said)) return `I will ask ${manager} to ${lowerFirst(said)}`;
  const rest = lowerFirst(said.replace(tells, ''));
  const isClause = /^(?:how|what|who|which|when|where|whether|about)\b/.test(rest);
  return `Before you decide I will ${isClause ? 'tell' : 'bring'} you ${rest.replace(/^about /, '')}`;
}

/** Each worry of a job takes the next row. Slots: {promise}, {answer}, {name}, {manager}, {family}, {fact}. */
const shorts = [
  '{promise}. Worth ten minutes then?',
  'Asked often by {titles}. {promise}.',
  'Better asked now. {promise}. Would that help?',
  '{promise}. Shall I?',
];

const nexts = [
  'Get {manager} to {answer}. Until then, say you do not know.',
  'At the intake, ask {manager} to {answer}.',
  'Before the first call, {answer}.',
  'Have {manager} {answer}, in writing.',
];

const answered = [
  '{open} The job says {fact}. What that leaves open I will ask {manager}.',
  '{open} This much is in writing: {fact}. The rest {manager} can tell you.',
  '{open} {fact|cap}, says the job. Ask {manager} if you need more than that.',
  '{open} One line of the job speaks to it: {fact}. For more, {manager}.',
];

const silent = [
  '{open} The {name} text does not say. {promise}.',
  '{open} I have nothing from {manager} yet. {promise}.',
  '{open} The text leaves it open. {promise}.',
  '{open} {manager|cap} has not told me. {promise}.',
];

const open = [
  'Not in the job. Usual in {family}: ask {manager} to {answer}.',
  'The job is silent; {manager} should {answer}.',
  'A worry of {family}, not of this text. Ask {manager} to {answer}.',
  'Open until {manager} can {answer}.',
];

/** A worry of the trade as an objection; the job's own words answer it where they can. */
export function answerWorry({
  worry: { worry, answer },
  index,
  open: concession,
  source,
  taken,
}: {
  worry: Worry;
  index: number;
  open: string;
  source: Source;
  /** Facts that have answered a worry; each answers one. */
  taken: Set<Fact>;
}): Objection {
  const { brief, market } = source;
  const manager = sayBoss(source);
  const fact = listAlike(listAnswers(source), worry).find((known) => !taken.has(known));
  if (fact) taken.add(fact);
  const slots = {
    open: concession,
    promise: capitalize(promiseAnswer(answer, manager)),
    answer: lowerFirst(stripEnd(answer)),
    name: nameTitle(brief),
    titles: pluralize(nameTitle(brief)),
    family: lowerFirst(market.profile.family.name),
    fact: fact && sayLine(fact),
    manager,
  };
  const begin = hash(seedOf(source, 'worries')) + index;
  const say = (phrases: readonly string[]): string =>
    fill(phrases[begin % phrases.length]!, slots) ?? '';
  return {
    topic: `worry-${index + 1}`,
    objection: toSentence(worry),
    rebuttal: say(fact ? answered : silent),
    evidence: fact
      ? `${capitalize(citeFact(fact))}. ${capitalize(manager)} knows the rest.`
      : say(open),
    short: say(shorts),
    next: capitalize(say(nexts)),
  };
}
