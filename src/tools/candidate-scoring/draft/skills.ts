import type { Criterion } from '../../craft/criteria/criterion.ts';
import { sayLine } from '../../craft/criteria/name-fact.ts';
import { lowerFirst, toParagraph, toSentence } from '../../craft/prose/casing.ts';
import { askCriterion } from '../../craft/questions.ts';
import { sayWorkSample } from '../../craft/work-sample.ts';
import { lowerPoint } from '../../craft/questions/screening.ts';
import type { Source } from '#plan/source.ts';
import type { CandidateScoringWriting } from '../writing.ts';

const LONGEST_LINE = 150;

/** Why the weight is what it is, by where the criterion comes from. {line} is the job's own line. */
const because: Record<Criterion['origin'], readonly string[]> = {
  must: [
    'The job requires it: {line}',
    'A stated must-have: {line}',
    'Listed among the requirements: {line}',
  ],
  duty: [
    'Part of the daily work: {line}',
    'The job lists it as a duty: {line}',
    'Stated among the duties: {line}',
  ],
  preferred: ['Preferred, not required: {line}', 'Counts in favor, can be learned: {line}'],
  nice: ['Nice to have: {line}'],
  profile: [
    'Usual in this occupation, not in the job text: {name}. Ask at the intake whether it counts',
    'Not named in the job; people in this work usually bring {name}',
    'Usual in the occupation; ask the hiring manager whether it counts here: {name}',
  ],
  conditions: ['Not a skill, but it decides whether someone stays: {line}'],
  basic: [
    'The job text is silent on it; a starting point for the intake: {name}',
    'Taken as a question to the hiring manager, because the job says little: {name}',
  ],
};

const sayMore = (count: number): string =>
  count === 1 ? '; one more line points the same way' : `; ${count} more lines point the same way`;

export function draftRationale(criterion: Criterion, index: number, source: Source): string {
  const [fact, ...others] = criterion.facts;
  const phrases = because[criterion.origin];
  const phrase = phrases[index % phrases.length]!;
  const said = phrase
    .replace('{line}', fact ? sayLine(fact, LONGEST_LINE) : 'place and hours of the job')
    .replace('{name}', lowerFirst(criterion.name));
  const isSkill = criterion.origin !== 'conditions' && !criterion.isGate;
  return toParagraph([
    others.length > 0 ? `${said}${sayMore(others.length)}` : said,
    isSkill ? askCriterion(criterion, source).shows : null,
    `Weight: ${criterion.sum} (${lowerFirst(criterion.name)})`,
  ]);
}

const PRIORITIES = 7;

/** How a criterion is seen before anyone trusts it. */
function sayEvidence(criterion: Criterion): string {
  if (criterion.isGate) return 'Document or register';
  if (criterion.origin === 'conditions') return 'First call, same words for everyone';
  return criterion.points >= 8
    ? 'Work sample and structured question'
    : 'Structured question; reference';
}

const PROBES = [
  'Probe further when you hear',
  'Weak sign',
  'Ask again after this',
  'Dig deeper on',
];

function sayReason(criterion: Criterion, source: Source): string {
  const { strong, weak } = askCriterion(criterion, source);
  if (criterion.isGate) {
    return toParagraph([
      `Decided by a document, not by an impression: ${lowerFirst(criterion.name)}`,
      'Settle it in the first call',
    ]);
  }
  return toParagraph([
    `Listen for: ${strong.slice(0, 2).map(lowerPoint).join('; ')}`,
    `${PROBES[criterion.name.length % PROBES.length]}: ${lowerPoint(weak)}`,
  ]);
}

export function draftPriorities(
  criteria: readonly Criterion[],
  source: Source,
): CandidateScoringWriting['prioritySkills'] {
  const { id } = source.market.profile;
  const gates = criteria.filter(({ isGate }) => isGate).slice(0, 1);
  const scored = criteria.filter(({ isGate }) => !isGate).slice(0, PRIORITIES - gates.length);
  return [...scored, ...gates].map((criterion, index) => ({
    skillName: criterion.name,
    reason:
      index === 0 && id !== 'general'
        ? `${sayReason(criterion, source)} Work sample: ${toSentence(sayWorkSample(source))}`
        : sayReason(criterion, source),
    evidenceSource: sayEvidence(criterion),
  }));
}
