import { shareOf } from '#reading/facts/demand-sorts/sort-demand.ts';
import { readPlainVerb } from '#reading/facts/shapes/plain-verb.ts';
import { listFloors } from '#plan/demands/floors.ts';
import { sayAdjustmentAsIn } from '#plan/hiring-steps/adjustment.ts';
import type { Criterion } from '#plan/criteria/criterion.ts';
import { sharedStems } from '#plan/criteria/names/shared-stems.ts';
import { listDrawbacks } from '#plan/demands/drawbacks.ts';
import { listJobFacts } from '#plan/letters/job-facts.ts';
import { nameWish } from '#plan/demands/name-wish.ts';
import { checkOf } from '#plan/criteria/gates/gate-checks.ts';
import { isPaper } from '#plan/criteria/gates/is-paper.ts';
import { nameGate, saySmall } from '#plan/criteria/gates/name-gate.ts';
import type { Plan } from '#plan/plan.ts';
import { listOnlyAsked, sayDemand } from '#plan/demands/also-required.ts';
import type { StatedDemand } from '#plan/demands/stated-demands.ts';
import { listPreferred } from '#plan/demands/requirements.ts';
import {
  askGates,
  askPay,
  askPrograms,
  askTerms,
  sayAnchors,
} from '#plan/hiring-steps/screening.ts';
import type { Source } from '#plan/source.ts';
import { isSoft } from '#plan/criteria/own-lines/is-demand.ts';
import { isWayOfWorking } from '#plan/criteria/own-lines/traits.ts';
import { sayByWhom, sayWhere } from '#plan/wording/who-said.ts';
import type { Fact } from '#shared/brief.ts';
import { isWhole } from '#writing/glued.ts';
import { joinList } from '#writing/list.ts';
import { quote } from '#writing/quote.ts';
import { sayOf } from '#plan/criteria/names/shorten-name.ts';
import { capitalize, lowerFirst } from '#writing/casing.ts';
import { isPlain } from '../hiring-synopsis/agreed-criteria.ts';
import { findCheckTest, findSchoolTest } from '../intake-assistant/fit-test.ts';
import { firstSigns } from './first-signs.ts';
import type { CandidateScoringWriting } from './writing.ts';

type Question = CandidateScoringWriting['screeningQuestions'][number];

const mostShown = {
  gates: 5,
  cases: { least: 2, most: 3 },
  inACall: 8,
  ofWeek: 2,
  demands: 3,
  papers: 2,
  tools: 2,
  wishes: 3,
  all: 8,
  atMost: 9,
};

/** The first call: what must be met, the week and the pay, then one case for each of the heaviest lines. */
export function listScreening(source: Source, plan: Plan): Question[] {
  const gates = askGates(plan.gates, source).slice(0, mostShown.gates);
  const terms = plan.phrases ? [] : askTerms(source);
  const demands = plan.phrases ? [] : askDemands(source, plan);
  const settled = [
    ...terms,
    ...gates.map((one) => ({
      ...one,
      question: sayAdjustmentAsIn(one.question, source.brief.place.country),
    })),
    ...askWeek(source, plan),
    ...askPay(plan, source),
    ...demands,
  ].slice(0, mostShown.atMost - mostShown.cases.least);
  // A call is short: where much must be met or settled, fewer cases are asked for.
  const room = Math.max(mostShown.cases.least, mostShown.inACall - settled.length);
  const scored = listHeard(plan, Math.min(mostShown.cases.most, room));
  const asked = [...settled, ...scored.map(askCase)];
  const more = [...(plan.phrases ? [] : askPrograms(source)), ...askWish(source, plan, scored)];
  return [...asked, ...more.slice(0, Math.max(0, mostShown.all - asked.length))];
}

/** What the job demands and no line of the card judges: other documents leave it to this call, so it is asked here. */
function askDemands(source: Source, plan: Plan): Question[] {
  const open = listOnlyAsked(source, plan).filter(
    ({ words }) => isWhole(words) && !ofTerms.test(words) && !ofBody.test(words),
  );
  const isTool = ({ fact }: StatedDemand): boolean => fact?.kind === 'tool';
  // A paper is shown, and nothing that somebody did.
  const papers = open.filter(
    ({ fact, words }) => fact?.kind !== 'duty' && isPaper(words) && !isSchooling.test(words),
  );
  const done = open.filter((demand) => !isTool(demand) && !papers.includes(demand));
  return [
    ...askGates(
      papers.map(({ words }) => {
        const name = nameGate(words);
        return { name, kind: 'credential', ...checkOf('credential', name) };
      }),
      source,
    )
      .filter(({ purpose }) => purpose === ofPapers)
      .slice(0, mostShown.papers),
    ...askAlso(done.slice(0, mostShown.demands)),
    ...askTools(open.filter(isTool).slice(0, mostShown.tools)),
  ];
}

const ofPapers = 'Papers';
/** Gone through and finished, and nothing that is held. */
const isSchooling = /^(?:completion|completed|graduat\w+|training|courses?)\b|\bprogram\b/i;

/** How people are taken on and where they work is told or asked elsewhere, and nothing that somebody has done. */
const ofTerms =
  /\b(?:applicants?|candidates?|employment|employees|available|availability|contractor|1099|remote|hybrid|offer|housing|weather|vaccin\p{L}+)\b/iu;

/** Asked of everyone alike, and never where somebody last did it. */
const ofBody =
  /\b(?:able|ability) to (?:physically )?(?:hear|see|lift|stand|walk|sit|kneel|climb|bend|carry|stoop|push|pull|reach)\b/iu;

function askAlso(demands: readonly StatedDemand[]): Question[] {
  const done = demands.filter(isDone);
  // How somebody is shows in a talk, and in no yes.
  const had = demands.filter(
    (demand) => !done.includes(demand) && !(demand.fact && isSoft(demand.fact)),
  );
  if (done.length === 0) return askHad(had);
  const more = had.map((demand) => quote(sayDemand(demand, demandWords)));
  // In one breath: a call has room for few questions.
  return askDone(done, more.length === 0 ? '' : ` And do you meet this: ${more.join('; ')}?`);
}

/** "Splicing rope", "knowledge of tides", "able to steer": somebody did it somewhere, or used it. */
const ofDoing =
  /\b(?:abilit\p{L}+|able|capab\p{L}+|capacity|knowledge\p{L}*|understanding|skill\p{L}*|experience\p{L}*|familiar\p{L}*|proficien\p{L}+|expert\p{L}*|competen\p{L}+|aware\p{L}*|roles?|positions?)\b/iu;
const doneSorts = ['ability', 'experience', 'knowledge', 'duty', 'system'] as const;
const isDone = ({ words, fact }: StatedDemand): boolean =>
  !isShown(words) && (fact === undefined || saysDoing(words, fact));
/** A paper, a check or a place to live: nobody did it anywhere. */
const isShown = (words: string): boolean =>
  findCheckTest(words) !== null || findSchoolTest(words) !== null;
const saysDoing = (words: string, fact: Fact): boolean =>
  ofDoing.test(words) ||
  /^\p{L}+ing\b|(?:ing|management|ations?|analysis)$/iu.test(words) ||
  readPlainVerb(/^\p{L}+(?!\p{L}| (?:of|from|for)\b)/u.exec(words)?.[0] ?? '') !== undefined ||
  doneSorts.reduce((sum, sort) => sum + shareOf(sort, fact), 0) >= likely;

function askDone(demands: readonly StatedDemand[], more: string): Question[] {
  const named = demands.map((demand) => sayDemand(demand, demandWords));
  if (named.length === 0) return [];
  const isOne = named.length === 1;
  return [
    {
      purpose: 'Also required',
      question: `The job also requires ${isOne ? 'this' : 'these'}: ${sayRow(named)}. Where did you last ${sayUse(demands)} ${isOne ? 'it' : 'each'}, and what came of it?${more} Strong: a place, a task and a result${isOne ? '' : ' for each'}. Weak: a plain yes.${sayRule(demands)}`,
      evidenceSource: 'Advertisement',
    },
  ];
}

/** "A boat and insurance of your own": it is there or not, and nobody did it anywhere. */
function askHad(demands: readonly StatedDemand[]): Question[] {
  const named = demands.map((demand) => quote(sayDemand(demand, demandWords)));
  if (named.length === 0) return [];
  const isOne = named.length === 1;
  return [
    {
      purpose: 'Also required',
      question: `The posting also asks for ${isOne ? 'this' : 'these'}: ${sayRow(named)}. Do you meet ${isOne ? 'it' : 'each'}, and what shows it? Strong: yes, with what shows it. Weak: "it should be fine".${sayRule(demands)}`,
      evidenceSource: 'Advertisement',
    },
  ];
}

const sayRow = (named: readonly string[]): string =>
  named.map((name, i) => (named.length === 1 ? name : `(${'abcd'.charAt(i)}) ${name}`)).join('; ');

/** What is known is used, what somebody can do is done. */
function sayUse(demands: readonly StatedDemand[]): string {
  const used = demands.filter(
    ({ fact }) => fact?.kind === 'tool' || (fact && shareOf('knowledge', fact) >= likely),
  );
  return used.length === demands.length ? 'use' : used.length === 0 ? 'do' : 'do or use';
}
const likely = 0.5;

/** What the card says of them. */
const sayRule = (demands: readonly StatedDemand[]): string =>
  demands.every(({ endsIt }) => endsIt) ? ' Pass or fail, not scored.' : '';

/** A tool is known by what was last done with it. */
function askTools(demands: readonly StatedDemand[]): Question[] {
  const named = demands.map((demand) =>
    sayKnowing(saySmall(sayOf(capitalize(sayDemand(demand, demandWords))))),
  );
  if (named.length === 0) return [];
  return [
    {
      purpose: 'Tools',
      question: `The job requires ${joinList(named)}. What did you last make with ${named.length === 1 ? 'it' : 'each'}, from which data, and how did you check it? Strong: the piece of work, the source and the check. Weak: "I use it every day".${sayRule(demands)}`,
      evidenceSource: 'Advertisement',
    },
  ];
}
const demandWords = 14;

/** "Familiar with looms": what one is, where a sentence asks for what one has. */
const states: readonly (readonly [RegExp, string])[] = [
  [/^(?:able|ability) (?:to )?use (?:of )?(?:the )?/i, ''],
  [/^familiar (?=with )/i, 'familiarity '],
  [/^(?:proficient|competent|adept|well[- ]versed|versed) (?=in |with |at )/i, 'proficiency '],
  [/^skilled (?=in |with |at )/i, 'skill '],
  [/^experienced (?=in |with )/i, 'experience '],
  [/^fluent (?=in )/i, 'fluency '],
  [/^knowledgeable (?:in|of|about|with) /i, 'knowledge of '],
];
const sayKnowing = (demand: string): string =>
  states.reduce((said, [from, to]) => said.replace(from, to), demand);

/** What ends a candidacy is heard in the first call, then what weighs most. */
function listHeard({ criteria }: Plan, most: number): Criterion[] {
  const floors = listFloors(criteria);
  const asked = criteria.filter((one) => one.origin !== 'preferred');
  const chosen = [
    ...asked.filter((one) => floors.includes(one)),
    // What somebody works with is heard in one answer.
    ...asked.filter((one) => !floors.includes(one) && isOfTools(one)),
    ...asked.filter((one) => !floors.includes(one) && !isOfTools(one) && !isWayOfWorking(one)),
    ...asked.filter(isWayOfWorking),
  ].slice(0, most);
  return criteria.filter((one) => chosen.includes(one));
}

const isOfTools = ({ facts }: Criterion): boolean =>
  facts.length > 0 && facts.every(({ kind }) => kind === 'tool');

/** The question of the card itself: it asks for one real case; of its marks the first, as a call is short. */
export const askCase = ({
  name,
  question,
  strong,
  weak,
  origin,
  facts: [first],
}: Criterion): Question => ({
  purpose: name,
  question:
    origin === 'preferred'
      ? `${question} Strong: ${lowerFirst(strong)}. Preferred only: having no example costs nothing.`
      : sayAnchors({ question, strong: firstSigns(strong), weak: firstSigns(weak) }),
  evidenceSource: first
    ? `Our question on ${askedOf[origin]} ${sayByWhom(first)}`
    : 'Our question; usual in the trade',
});
/** What the question is about; its words are ours. */
const askedOf: Record<Criterion['origin'], string> = {
  must: 'a requirement',
  duty: 'a duty',
  preferred: 'a preferred item',
  trade: 'a line of the trade',
};

/** What the job would like to see, asked of everyone, where no line asks about it. */
export function askWish(
  { brief }: Source,
  { phrases, criteria }: Plan,
  scored: readonly Criterion[],
): Question[] {
  const asked = new Set(scored.flatMap(({ facts }) => facts.map(({ id }) => id)));
  const must = new Set(
    criteria
      .filter(({ origin }) => origin !== 'preferred')
      .flatMap(({ facts }) => facts.map(({ id }) => id)),
  );
  const wishes = listPreferred(brief)
    .filter(
      (fact) =>
        ofPast.has(fact.kind) &&
        isPlain(nameWish(fact)) &&
        isWhole(nameWish(fact)) &&
        !asked.has(fact.id) &&
        !must.has(fact.id),
    )
    .slice(0, mostShown.wishes);
  const [first] = wishes;
  if (!first || phrases) return [];
  return [
    {
      purpose: 'Preferred',
      question: `Preferred, not required: ${wishes.map((wish) => saySmall(nameWish(wish))).join('; ')}. ${wishes.length === 1 ? 'Do you have that, and where did you get it' : 'Which of these do you have, and where did you get them'}? Strong: a place and a time. Breaks ties only.`,
      evidenceSource: sayWhere(first.source),
    },
  ];
}
/** What somebody has learned or done. */
const ofPast: ReadonlySet<Fact['kind']> = new Set([
  'experience',
  'education',
  'licence',
  'language',
  'tool',
  'skill',
]);

/** What is checked by papers, settled with HR or asked of the body is no matter of the week. */
const notOfTheWeek =
  /\b(?:sponsorship|vaccination|drug test|must live|moving|hard conditions|no benefits|contract for a time|commission|own account|W-2|by what is done|no pay|stipend|certain hours|standing in|training without pay)\b/;

/** So many words in common, and the hours are those of a condition that is asked about anyway. */
const sameHours = 3;

/** The hours and the hard parts of the work, said first and asked of everyone alike. */
function askWeek(source: Source, { phrases, gates }: Plan): Question[] {
  const hard = listDrawbacks(source)
    .filter((drawback) => !notOfTheWeek.test(drawback))
    // Its words stand in the hours already.
    .map((drawback) => drawback.split(' (')[0] ?? drawback)
    .slice(0, mostShown.ofWeek);
  const hours = phrases ? '' : listJobFacts(source).hours;
  // Evenings and weekends that must be worked are asked about by themselves.
  const isAsked = gates.some(({ kind }) => kind === 'condition');
  const isSame = gates.some(
    ({ kind, name }) => kind === 'condition' && sharedStems(name, hours) >= sameHours,
  );
  const isOfZone = source.brief.conditions.some(
    ({ kind, text }) =>
      kind === 'time zone' && hours.includes(text.replace(/^Able to (?:start at|work) /, '')),
  );
  const { presence, workType } = source.brief;
  const office =
    phrases || presence === null || workType !== 'hybrid'
      ? ''
      : `The job is hybrid, ${presence.text}.`;
  const isWeekTold = !isSame && !isOfZone && (hours !== '' || (!isAsked && hard.length > 0));
  if (!isWeekTold && office === '') return [];
  const means = hard.length > 0 && !isAsked ? ` The work means ${joinList(hard)}.` : '';
  return [
    {
      purpose: 'The week',
      question:
        `${[isWeekTold ? `${hours}${means}` : '', office].filter(Boolean).join(' ')} Does that work for you? Strong: yes, or a clear limit. Weak: "anything", then exceptions. Do not ask for reasons.`.trim(),
      evidenceSource: 'Advertisement',
    },
  ];
}
