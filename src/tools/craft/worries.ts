import type { Worry } from '#market/occupations/family-source.ts';
import type { Source } from '../source.ts';
import { findDraw, listDraws, lowerDraw } from './draws.ts';
import type { Objection } from './objections.ts';
import { lowerFirst, stripEnd, toSentence } from './prose/casing.ts';

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

const shorts = [
  'Heard often. {promise}. Worth ten minutes then?',
  'You would not be the first to ask. {promise}. Shall I?',
  'Better asked now than later. {promise}. Would that help?',
];

const rests = ['The rest is a question to', 'More on it from', 'What is missing, ask'];
const nexts = [
  'Have it ready: {answer}. Without it, say that you do not know.',
  'Ask for it at the intake: {answer}.',
  'Before the first call: {answer}. Never improvise it.',
];

const silences = [
  'The job text does not say.',
  'I have nothing in writing on it yet.',
  'The text leaves it open.',
];

/** A worry of the trade as an objection; the job's own words answer it where they can. */
export function answerWorry({
  worry: { worry, answer },
  index,
  open,
  source,
}: {
  worry: Worry;
  index: number;
  open: string;
  source: Source;
}): Objection {
  const { brief, market } = source;
  const manager = brief.reportsTo
    ? `the ${lowerFirst(brief.reportsTo.text.replace(/^the /i, ''))}`
    : 'the hiring manager';
  const draw = findDraw(
    listDraws(source).filter(({ topic }) => topic !== 'pay' && topic !== 'team'),
    worry,
  );
  const promise = promiseAnswer(answer, manager);
  return {
    topic: `worry-${index + 1}`,
    objection: toSentence(worry),
    rebuttal: draw
      ? `${open} The job says one thing about it: ${lowerDraw(draw)}. ${toSentence(promise)}`
      : `${open} ${silences[index % silences.length]} ${toSentence(promise)}`,
    evidence: draw
      ? `Job: ${lowerDraw(draw)}. ${rests[index % rests.length]} ${manager}.`
      : `Not in the job text. A usual worry in ${lowerFirst(market.profile.family.name)}; what would answer it: ${lowerFirst(stripEnd(answer))}.`,
    short: shorts[index % shorts.length]!.replace('{promise}', promise),
    next: nexts[index % nexts.length]!.replace('{answer}', lowerFirst(stripEnd(answer))),
  };
}
