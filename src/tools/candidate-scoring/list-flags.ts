import type { Criterion } from '#plan/criteria/criterion.ts';
import { saySmall } from '#plan/criteria/gates/name-gate.ts';
import { countYears } from '#plan/criteria/gates/years.ts';
import { listPlain } from '#plan/criteria/evidence/plain-lines.ts';
import { quoteEvidence } from '#plan/criteria/evidence/quote-evidence.ts';
import { sharedTelling } from '#plan/criteria/names/shared-stems.ts';
import { isWayOfWorking } from '#plan/criteria/own-lines/traits.ts';
import { listDrawbacks } from '#plan/demands/drawbacks.ts';
import { stepOf } from '#plan/hiring-steps/steps.ts';
import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { ownWords } from '#plan/wording/own-words.ts';
import type { Fact } from '#shared/brief.ts';
import { capitalize } from '#writing/casing.ts';
import { quote } from '#writing/quote.ts';
import { countWords, cutQuote } from '#writing/shorten.ts';
import { firstSigns } from './first-signs.ts';

export interface Flag {
  flag: string;
  why: string;
  check: string;
}

const most = 3;
const ofTradeMost = 1;
const ofLinesMost = 2;
const quotedWords = 12;
/** Fewer words in common are chance. */
const enoughInCommon = 2;
const longestFlag = 14;

/** Of what is done or must be brought; a benefit proves no risk. */
const speaking: ReadonlySet<Fact['kind']> = new Set([
  'duty',
  'experience',
  'skill',
  'tool',
  'safety',
  'licence',
]);

const sayLine = (fact: Fact): string =>
  `The ${fact.kind === 'duty' ? 'duty' : 'requirement'} says ${quote(cutQuote(capitalize(ownWords(fact)), quotedWords))}.`;

/** What the trade warns of, where a line of this advertisement speaks of the same. */
function listOfTrade({ brief }: Source, { drawer }: Plan): Flag[] {
  const lines = brief.facts.filter(({ kind }) => speaking.has(kind));
  return drawer.flags
    .flatMap(({ flag, why, check }) => {
      const rated = lines
        .filter((fact) => sharedTelling(`${flag} ${why}`, sayLine(fact)) > 0)
        .filter((fact) => sharedTelling(flag, fact.text) > 0)
        .map((fact) => ({ fact, common: sharedTelling(`${flag} ${why}`, fact.text) }))
        .toSorted((a, b) => b.common - a.common);
      const [best] = rated;
      return best && best.common >= enoughInCommon
        ? [{ flag, why: `${sayLine(best.fact)} ${why}`, check, common: best.common }]
        : [];
    })
    .toSorted((a, b) => b.common - a.common)
    .slice(0, ofTradeMost);
}

/** The weak answer to the heaviest lines, with the words of the advertisement that make it matter. */
function listOfLines(plan: Plan): Flag[] {
  return plan.criteria
    .filter((one) => one.origin !== 'preferred' && one.facts.length > 0 && !isWayOfWorking(one))
    .slice(0, ofLinesMost)
    .map((one, i) => ({
      flag: sayWeak(one, i),
      why: `${one.facts[0]?.kind === 'duty' ? 'The duty' : 'The requirement'} says ${quote(quoteEvidence(listPlain(one), one.terms, quotedWords, one.name))}.`,
      check: stepOf(plan, one),
    }));
}

/** What known work goes wrong by; of a line in the job's own words only that nobody has a case. */
function sayWeak({ competency, weak, name }: Criterion, place: number): string {
  const [, loud, quiet] = spoken.exec(weak) ?? [];
  const said = loud ?? quiet;
  const sign = said ? `Says ${quote(said)}` : capitalize(firstSigns(weak));
  return competency !== null && countWords(sign) <= longestFlag
    ? sign
    : `${noCase[place % noCase.length]!}: ${saySmall(name)}`;
}

const noCase = ['No example of their own', 'Tells only what others did'] as const;

/** What such people say, in their words. */
const spoken = /^(?:["“]([^"”;.]+)|['‘]([^'’;.]+)['’])/;

const listOfYears = ({ gates }: Plan): Flag[] =>
  gates
    .filter(({ kind, name }) => kind === 'experience' && countYears(name) > 0)
    .slice(0, 1)
    .map(({ name }) => ({
      flag: 'Dates that do not show the required years',
      why: `The advertisement asks for ${quote(cutQuote(saySmall(name), quotedWords))}. Ask for months and places, never for age.`,
      check: 'Work history and first call',
    }));

const listOfDrawbacks = (source: Source): Flag[] =>
  listDrawbacks(source)
    .slice(0, 1)
    .map((drawback) => ({
      flag: `Goes quiet when you mention ${drawback.split(' (')[0]}`,
      why: 'The advertisement says so, and people who hear it late drop out late. Say it early and let them decide.',
      check: 'First call',
    }));

/** Signs to look out for, each because the advertisement itself says something; the trade's own only where that leaves too few. */
export function listFlags(source: Source, plan: Plan): Flag[] {
  const own = [
    ...listOfTrade(source, plan),
    ...listOfLines(plan),
    ...listOfYears(plan),
    ...listOfDrawbacks(source),
  ];
  const found = [...new Map(own.map((one) => [one.flag, one])).values()].slice(0, most);
  const said = new Set(found.map(({ flag }) => flag));
  const usual = plan.drawer.flags
    .filter(({ flag }) => !said.has(flag))
    .map(({ flag, why, check }) => ({ flag, why: `Usual in the trade: ${why}`, check }));
  return [...found, ...usual.slice(0, most - found.length)];
}
