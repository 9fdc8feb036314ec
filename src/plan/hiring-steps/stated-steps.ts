import { capitalize, lowerFirst, stripEnd } from '#writing/casing.ts';
import { splitSentences } from '#writing/split-sentences.ts';
import type { Source } from '../source.ts';

const kinds =
  'interviews?|(?:screening|phone|telephone|video|introductory|intro) (?:call|chat|screen(?:ing)?)|assessment (?:day|cent(?:re|er))|assignment|(?:work|shift) trial|trial (?:shift|day)|case study|presentation|(?:technical|written|online|practical|skills) (?:test|task|assessment|exercise)';
/** The step stands at the beginning: "First stage interview, including ...", "A 15-minute call". */
const begins = new RegExp(
  String.raw`^(?:an? |the )?((?:[\p{L}\d'’/-]{1,24} ){0,5}?(?:${kinds}))\b(.*)$`,
  'iu',
);
/** "You can expect: A call", "The process includes: ..." */
const lead =
  /^[^:]{0,120}\b(?:expect|includes?|involves?|consists? of|follows|(?:steps?|stages?|process)(?: (?:is|are|will be))?)\s{0,3}:\s{0,8}(?=\p{L}|\d)/iu;
const mark = /^(?:[-–—•·*▪●]|\d{1,2}[.)]|(?:step|stage|round) \d{1,2}\s?[:.)–-])\s{0,6}/iu;
/** Told of the interview and no step of it. */
const aside =
  /\b(?:process|if you|we|please|may|should|contact|accommodat\w*|adjustments?|feedback|scheduled|candidates|applicants|directly|involved|conduct\w*|schedul\w*|expenses)\b/i;
const where =
  /^(?: will be| is| takes? place| will take place) ((?:held )?(?:in[- ]person|face[- ]to[- ]face|on[- ]?site|by (?:video|phone|telephone)|online|at|in|on|via) ?.{0,60})$/iu;
const task =
  /\b(?:complete|prepare|give|deliver|do|return|submit) (an? (?:[\p{L}-]{1,20} ){0,4}(?:task|presentation|case study|exercise|test|assignment))\b/iu;
const more = /^,? (?:(?:including|covering|focus\w{2,4} on|on|with|by|via|at|in|over) .{3,80})$/iu;
/** "in May 2020.If you": a blank was lost. */
const grown = /(?<=[\p{Ll}\d])\.(?=\p{Lu}\p{Ll})/gu;
const fewest = 2;

interface Step {
  name: string;
  with: string[];
}

/** The steps that a job lists one after the other, each with what happens there; none where it lists fewer than two. */
export function listStatedSteps({ brief }: Pick<Source, 'brief'>): string[] {
  const lines = brief.employerBlocks
    .filter(({ role }) => role === 'process')
    .flatMap(({ text }) => text.split('\n'))
    .flatMap((line) => splitSentences(line.replace(grown, '. ').replace(/\s+/g, ' ').trim()))
    .map((line) => stripEnd(line.replace(lead, '').replace(mark, '').trim()));
  const found: Step[] = [];
  for (const line of lines) {
    const [, name = '', rest = ''] = begins.exec(line) ?? [];
    if (name === '' || aside.test(name)) continue;
    const known = found.find((step) => step.name.toLowerCase() === name.toLowerCase());
    const told = tell(rest);
    if (told === null) continue;
    if (known) known.with.push(...told);
    else found.push({ name, with: told });
  }
  return found.length < fewest
    ? []
    : found.map((step) => [capitalize(step.name), ...step.with].join(', '));
}

/** "We will invite you for an informal chat about the role": the one step that running text names. */
const invites =
  /\binvit(?:e|ed|ing) (?:you |(?:(?:suitable|successful|selected|shortlisted) )?(?:candidates|applicants) )?(?:in |along )?(?:for|to)(?: attend)? (an? (?:(?:first|second|initial|informal|relaxed|friendly|short|quick|face[- ]to[- ]face|in[- ]person|video|phone|telephone|virtual|online|\d{1,2}[- ]minute)(?:,| and)? ){0,4}(?:chat|conversation|talk|meeting|call|interview)(?: about the (?:role|job|position|work))?)(?![-\p{L}])/iu;

/** The talk to which a job invites, where it lists no steps; null where it names none. */
export function findInvited({ brief }: Pick<Source, 'brief'>): string | null {
  const texts = [
    ...brief.employerBlocks.filter(({ role }) => role === 'process').map(({ text }) => text),
    ...brief.facts.filter(({ kind }) => kind === 'process').map(({ text }) => text),
  ];
  for (const text of texts) {
    const [, talk] = invites.exec(text.replace(/\s+/g, ' ')) ?? [];
    if (talk) return talk.toLowerCase();
  }
  return null;
}

/** "Final interview" of "Final interview, with a short presentation". */
export const nameStep = (step: string): string => step.split(/, | \(|: /)[0] ?? step;

/** A few minutes on the phone before anybody is met. */
export const isCall = (step: string): boolean =>
  /\b(?:call|chat|phone|telephone|screen|screening)\b/i.test(nameStep(step));

/** What is said of a step; null where the sentence tells something else of it. */
function tell(rest: string): string[] | null {
  if (rest === '') return [];
  const [, place] = where.exec(rest) ?? [];
  if (place) return [place.replace(/^held /, '').replace(/^in-person/i, 'in person')];
  if (/^\s?[:–-]\s/u.test(rest)) {
    const said = rest.replace(/^\s?[:–-]\s/u, '');
    const [, work] = task.exec(said) ?? [];
    if (work) return [`with ${work}${/\bin advance\b/i.test(said) ? ' returned in advance' : ''}`];
    return said.split(/\s+/).length <= 12 && !/\b(?:you|we)\b/i.test(said)
      ? [lowerFirst(said)]
      : [];
  }
  return more.test(rest) && !aside.test(rest) ? [rest.replace(/^,? /, '')] : null;
}
