import type { Criterion } from '../../craft/criteria/criterion.ts';
import { sayLine } from '../../craft/criteria/name-fact.ts';
import { readConditions } from '../../craft/criteria/conditions.ts';
import { rankCriteria } from '../../craft/criteria/rank-criteria.ts';
import { capitalize } from '../../craft/prose/casing.ts';
import { listOnce } from '../../craft/prose/list.ts';
import { shorten } from '../../craft/prose/shorten.ts';
import { isFairProbe } from '../../craft/questions/fair-probes.ts';
import type { Source } from '#plan/source.ts';
import type { ScorecardAssistantWriting } from '../writing.ts';

type Check = ScorecardAssistantWriting['criteriaChecks'][number];

/** How a deal breaker is checked, by what it is about; the first that fits counts. */
const checks: readonly { about: RegExp; method: string; threshold: string }[] = [
  {
    about: /drug|background|criminal|fingerprint|clearance|credit check/i,
    method: 'Agency or laboratory, with consent, after a conditional offer',
    threshold: 'Cleared in writing',
  },
  {
    about: /physical|medical|lift|climb|stand|height/i,
    method: 'Read out in the first call; any medical check only after a conditional offer',
    threshold: 'Yes, with or without an accommodation',
  },
  {
    about: /licen[cs]e|certif|registration|permit|bar admission|\bCDL\b|Führerschein/i,
    method: 'Register entry or document',
    threshold: 'Valid on the start date',
  },
  {
    about: /degree|diploma|GED|bachelor|master|graduat|Ausbildung|Studium/i,
    method: 'Document, or the equivalent the job accepts',
    threshold: 'Seen before the offer',
  },
  {
    about: /authori[sz]|visa|sponsor|right to work|citizen/i,
    method: 'Same question to all: authorized to work?',
    threshold: 'Yes; documents after the offer',
  },
  {
    about: /travel|overnight|on[- ]call|weekend|night|shift|overtime|hours/i,
    method: 'First call and final talk, in the same words',
    threshold: 'A clear yes, twice',
  },
  {
    about: /relocat|live within|commut|miles|on[- ]?site|office|reside/i,
    method: 'Way and date named, reasons not asked',
    threshold: 'Named before the offer',
  },
  {
    about: /year|experience/i,
    method: 'Structured question on one case; reference',
    threshold: 'A case that holds up, whatever the count of years',
  },
  {
    about: /./,
    method: 'First call, read out in the words of the job',
    threshold: 'Yes or no, written down',
  },
];

const LONGEST = 110;
const FEWEST_CHECKS = 4;

function checkBreaker(text: string): Check {
  const { method, threshold } = checks.find(({ about }) => about.test(text))!;
  return { criterion: text, checkMethod: method, passThreshold: threshold, type: 'dealBreaker' };
}

const checkDocument = ({ name, category }: Criterion): Check => ({
  criterion: name,
  checkMethod:
    category === 'Education'
      ? 'Certificate, or the equivalent the job accepts'
      : 'Register entry or card',
  passThreshold: category === 'Education' ? 'Seen before the offer' : 'Valid on the start date',
  type: 'dealBreaker',
});

function checkSkill(criterion: Criterion, index: number): Check {
  return {
    criterion: criterion.name,
    checkMethod:
      index === 0
        ? 'Work sample, scored on points agreed beforehand'
        : criterion.points >= 8
          ? 'Work sample or question; reference'
          : 'Structured question; reference',
    passThreshold: index === 0 ? '7 of 10; below 5 ends the process' : '6 of 10',
    type: 'coreSkill',
  };
}

/** Deal breakers by document or answer, core skills by score, preferred by proof. */
export function draftChecks(source: Source): Check[] {
  const { brief } = source;
  const criteria = rankCriteria(source);
  const documents = criteria.filter(({ isGate, origin }) => isGate && origin === 'must');
  const breakers = listOnce([
    ...brief.dealBreakers
      .filter(({ text }) => isFairProbe(text))
      .map((breaker) => capitalize(sayLine(breaker, LONGEST))),
    ...readConditions(source).checks.map((fact) => capitalize(shorten(sayLine(fact), LONGEST))),
  ]).slice(0, 7);
  const skills = criteria
    .filter(
      ({ isGate, origin }) =>
        !isGate && origin !== 'conditions' && origin !== 'preferred' && origin !== 'nice',
    )
    .slice(0, 4);
  const demanded = [
    ...breakers.map(checkBreaker),
    ...documents.map(checkDocument),
    ...skills.map(checkSkill),
  ];
  // A job that only has wishes is decided by them.
  const extras = criteria
    .filter(({ origin }) => origin === 'preferred' || origin === 'nice')
    .slice(0, Math.max(3, FEWEST_CHECKS - demanded.length));
  return [
    ...demanded,
    ...extras.map(({ name, isGate }): Check => ({
      criterion: name,
      checkMethod: isGate ? 'Document' : 'One question, or a line of the work sample',
      passThreshold: isGate
        ? 'Current; counts in favor, never against'
        : 'Shown once; its lack costs nothing',
      type: 'preferred',
    })),
  ];
}
