import { isMandatory } from '#plan/criteria/gates/gates.ts';
import { saySmall } from '#plan/criteria/gates/name-gate.ts';
import { cutGate, shortGate } from '#plan/criteria/gates/ways.ts';
import { listOnlyAsked } from '#plan/demands/also-required.ts';
import { makePlan, type Plan } from '#plan/plan.ts';
import { listObjections } from '#plan/letters/list-objections.ts';
import { quote } from '#writing/quote.ts';
import { listQuoted, sayQuoted } from '#plan/questions/quoted-answers.ts';
import type { Source } from '#plan/source.ts';
import { lowerFirst, toParagraph, stripEnd } from '#writing/casing.ts';
import { sayDate } from '#writing/dates.ts';
import { joinList } from '#writing/list.ts';
import { findHeldUp, sayImpact } from '#plan/questions/hold-up.ts';
import { listMailed } from '#plan/questions/mailed-questions.ts';
import { whoDecides, type OpenQuestion } from '#plan/questions/open-question.ts';
import { answerWithin } from '#plan/hiring-steps/answer-within.data.ts';
import { nameRounds } from '#plan/hiring-steps/funnel-words.ts';
import { countSlots } from '#plan/hiring-steps/second-rounds.ts';
import { nameTrial } from '#plan/hiring-steps/steps.ts';
import { pluralize, wordsOf } from '#writing/number.ts';
import { firstSentence } from '#writing/shorten.ts';
import { draftEmail } from './draft-email.ts';
import { listRisksOfJob } from './risks-of-job.ts';
import type { SynopsisFigures } from './figures.ts';
import type { NextStepId } from './next-steps.ts';
import type { SynopsisWriting } from './writing.ts';

const shown = { themes: 1, open: 3, openRisks: 2, observations: 1, quoted: 3 };
const experienceWords = 10;

/** What a manager reads in three minutes, and what she has to decide. */
export function draftSynopsis(source: Source, figures: SynopsisFigures): SynopsisWriting {
  const plan = makePlan(source);
  const { gates, observations, criteria, timeline } = plan;
  const open = listOpen(plan);
  return {
    email: draftEmail(source, plan, figures),
    riskFlags: [
      ...observations
        .filter(({ isRisk }) => isRisk)
        .slice(0, shown.observations)
        .map(({ title }) => title),
      ...open.map(({ topic }) => topic ?? ''),
    ],
    nextMilestone: `${figures.decisionsBy}: answers due. ${sayDate(timeline.review, source.brief.place.country)}: review`,
    candidateFeedbackThemes: listObjections(source)
      // What it pays is asked of every job.
      .toSorted((one, other) => rankTheme(one) - rankTheme(other))
      .slice(0, shown.themes)
      .map(({ objection }) => `Expected: "${objection}"`),
    profiles: plan.personas.map((persona, i) => ({
      candidateProfile: figures.profiles[i]?.candidateProfile ?? persona.name,
      experience: firstSentence(persona.now, experienceWords),
      certifications: sayPapers(persona, gates),
      strengths: persona.shows.slice(0, 1).map(({ name }) => name),
      concerns: persona.unseen
        .slice(0, 1)
        .map(({ name }) => `Still to be seen: ${lowerFirst(name)}`),
      recommendation: recommend(persona, i),
    })),
    criteria: figures.criteria.map(({ criterion, description, verification }) => ({
      criterion,
      description,
      verification,
    })),
    candidateSummary: summarize(plan),
    keyLearnings: [
      ...listQuoted(source)
        .slice(0, shown.quoted)
        .map((answer) => `Agreed: ${sayQuoted(answer)}.`),
      sayGrounds(criteria),
      sayDemands(source, plan),
    ],
    risks: listRisks(source, plan, open, figures.decisionsBy),
    actions: figures.steps.map(({ id }) => ({ step: id, action: sayAction(plan, id) })),
  };
}

const rankTheme = ({ objection, isOfJob }: { objection: string; isOfJob: boolean }): number =>
  isOfJob && !/\bpay\b/.test(objection) ? 0 : 1;

/** What this text leaves open, by its name; who decides is asked in any case. */
const listOpen = ({ questions }: Plan): OpenQuestion[] =>
  questions
    .filter(({ topic, owner }) => topic !== null && topic !== whoDecides && owner !== 'Recruiter')
    .slice(0, shown.open);

/** What is wrong or open in the advertisement, then what the trade knows, each with what is done about it. */
function listRisks(
  source: Source,
  plan: Plan,
  open: readonly OpenQuestion[],
  decisionsBy: string,
): SynopsisWriting['risks'] {
  const { drawer, observations, gates } = plan;
  const mailed = new Set(listMailed(plan));
  const ofText = [
    ...observations
      .filter(({ isRisk }) => isRisk)
      .slice(0, shown.observations)
      .map(({ title, text, mend }) => ({
        category: 'Advertisement',
        item: title,
        description: text,
        impact: 'High: candidates read it first',
        mitigation: mend,
      })),
    ...open.slice(0, shown.openRisks).map((question) => ({
      category: 'Open',
      item: question.topic ?? '',
      description: question.why,
      impact: sayImpact(question),
      mitigation: `${mailed.has(question) ? `${question.owner} answers by ${decisionsBy}` : `${question.owner} is asked once the email is answered`}; until then ${sayMeanwhile(question)}.`,
    })),
    ...listOnlyPaper(gates).map((gate) => ({
      category: 'Search',
      item: `Needed without exception: ${saySmall(shortGate(gate, longestPaper))}`,
      description: 'Applicants without it cost time and cannot be hired.',
      impact: 'Medium: fewer people, and no exception',
      mitigation:
        'Name it in the first lines of the posting and ask for it in the first minute of the call.',
    })),
  ];
  const ofJob = [...ofText, ...listRisksOfJob(source, plan)].slice(0, mostRisks);
  const ofTrade = pairRisks(drawer)
    .slice(0, Math.max(fewestRisks - ofJob.length, 0))
    .map(({ risk, advice }) => ({
      category: 'Search',
      item: risk.title,
      description: risk.text,
      impact: `Medium: ${lowerFirst(risk.impact)}`,
      mitigation: advice,
    }));
  const all = [...ofJob, ...ofTrade];
  return all.length >= fewestRisks
    ? all
    : [...all, ...usualRisks.slice(0, fewestRisks - all.length)];
}

/** Of several papers one may do for another, and what can still be had rules nobody out. */
function listOnlyPaper(gates: Plan['gates']): Plan['gates'] {
  const papers = gates.filter(({ kind }) => kind === 'credential');
  return papers.length > 1
    ? []
    : papers.filter(
        ({ name }) => !toBeHad.test(name) && !(ofCars.test(name) && !ofTrucks.test(name)),
      );
}
/** Most people can drive: it thins nobody out. */
const ofCars = /\bdriv(?:er|ing)/i;
const ofTrucks = /\b(?:commercial|CDL|class [A-E]|HGV|LGV)\b/i;
const toBeHad =
  /\b(?:obtain|eligib\w+|ability to|able to|willing\w*|within|working towards?|studying)\b/i;

/** The posting waits for what it cannot do without; of the rest it keeps what the text says of it. */
export const sayMeanwhile = (question: Pick<OpenQuestion, 'topic' | 'matter'>): string =>
  findHeldUp(question) === 'posting'
    ? 'the posting waits'
    : /\bnot (?:stated|said|named|given)\b|^No\b/.test(question.topic ?? '')
      ? 'calls say plainly that it is open'
      : "the posting keeps the text's own words";

const fewestRisks = 3;
const mostRisks = 4;

/** True of every search that has not begun. */
const usualRisks: SynopsisWriting['risks'] = [
  {
    category: 'Search',
    item: 'Slow answers',
    description: 'Good applicants take the first offer that is in writing.',
    impact: 'Medium: the best leave first',
    mitigation: `Every applicant has an answer within ${answerWithin.applicant}, after an interview within ${answerWithin.interviewed}.`,
  },
  {
    category: 'Search',
    item: 'Rates are assumed',
    description:
      'Nobody has been contacted yet; replies and acceptances are planned, not measured.',
    impact: 'Medium: the plan may need more contacts',
    mitigation: 'Counts by channel are looked at in the review, and the plan is changed by them.',
  },
  {
    category: 'Search',
    item: 'One deciding person',
    description: 'If the manager is away, interviews and offers wait.',
    impact: 'Medium: days are lost',
    mitigation: 'A deputy is named who may decide in that time.',
  },
];

/** Two things in common may be chance; this many words, one of them in both titles or texts, are a pair. */
const akin = 3;
const everyday =
  /^(?:with|that|they|them|from|have|what|when|your|thei|more|than|whic|thos|this|will|most|ever|only|into)$/;

/** Risks with the advice that speaks of the same things, the closest pairs first, each advice once. */
function pairRisks({ market: { risks, advice } }: Plan['drawer']) {
  const stems = (text: string): Set<string> =>
    new Set(
      (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
        .map((word) => word.slice(0, 4))
        .filter((stem) => !everyday.test(stem)),
    );
  const pairs = risks
    .flatMap((risk) => {
      const wanted = stems(`${risk.title} ${risk.text} ${risk.impact}`);
      return advice.map((one) => ({
        risk,
        advice: one,
        shared: [...stems(`${one.title} ${one.text}`)].filter((stem) => wanted.has(stem)).length,
      }));
    })
    .toSorted((a, b) => b.shared - a.shared);
  const taken = new Set<unknown>();
  // Without words in common an advice answers something else.
  return pairs
    .filter((pair) => {
      if (taken.has(pair.risk) || taken.has(pair.advice)) return false;
      taken.add(pair.risk).add(pair.advice);
      return true;
    })
    .filter(({ shared }) => shared >= akin)
    .map(({ risk, advice: { title, text } }) => ({
      risk,
      advice: `${stripEnd(title)}: ${lowerFirst(text)}`,
    }));
}

const longestPaper = 22;

/** Papers of everyone are seen; who by definition has none is said. */
function sayPapers({ lacks }: Plan['personas'][number], gates: Plan['gates']): string[] {
  if (lacks.length > 0)
    return lacks.slice(0, 1).map(({ name }) => `Usually without: ${saySmall(name)}`);
  return gates
    .filter(({ kind }) => kind === 'credential' || kind === 'education')
    .slice(0, 1)
    .map((gate) => `To be seen: ${saySmall(shortGate(gate, longestPaper))}`);
}

function recommend(
  { lacks, say_first: sayFirst }: Plan['personas'][number],
  place: number,
): string {
  const [lack] = lacks;
  if (lack)
    return lack.kind === 'experience'
      ? `No contact before the manager drops this demand: ${saySmall(lack.name)}.`
      : `Only with proof of ${saySmall(lack.name)}; otherwise no. ${sayInCall(sayFirst)}`;
  const when = weeksOf[place] ?? 'Contact in week 3';
  return `${when}. ${sayInCall(sayFirst)}`;
}

/** As in the weeks of the sourcing plan. */
const weeksOf = ['Contact first, in week 1', 'Contact in week 2'];

const toDo = /^(?:ask|say|name|tell|state|talk|show|offer|lay)\b/i;
const told = /^(?:that|how|what|which|who|whether|where|when|why)\b/i;

/** "Ask who decides" is done, "how pay is worked out" is said, "minutes per service" is what to begin with. */
function sayInCall(sayFirst: string): string {
  // Written as it is said.
  if (/^(?:I|You|Your|We)\b/.test(sayFirst)) return `In the call: ${quote(sayFirst)}`;
  const words = lowerFirst(sayFirst);
  if (toDo.test(words)) return `In the call, ${words}`;
  return told.test(words) ? `In the call, say ${words}` : `In the call, begin with this: ${words}`;
}

/** On what the points rest: whoever wrote the text sees at once where the card weighs something that is not in it. */
function sayGrounds(criteria: Plan['criteria']): string {
  const sum = (...origins: string[]): number =>
    criteria
      .filter(({ origin }) => origins.includes(origin))
      .reduce((total, { weight }) => total + weight, 0);
  const parts = [
    { points: sum('must', 'preferred'), of: 'what the advertisement asks of people' },
    { points: sum('duty'), of: 'its duties' },
    { points: sum('trade'), of: 'what is usual in the trade' },
  ].filter(({ points }) => points > 0);
  const said = joinList(parts.map(({ points, of }) => `${points} rest on ${of}`));
  return `Of the 100 points ${said}${sum('trade') > 0 ? '. Strike what this job does not need' : ''}.`;
}

const shownSettled = 2;
const longestSettled = 8;

/** What is known before anything is scored. */
function sayDemands(source: Source, plan: Plan): string {
  const { gates } = plan;
  const lawful = gates.find(({ law }) => law && !law.isNamed);
  if (lawful)
    return `The law asks for more than the advertisement says: ${saySmall(lawful.name)}. Nobody starts without it.`;
  const settled = gates.filter(isMandatory);
  const named = settled
    .slice(0, shownSettled)
    .map((gate) => saySmall(shortGate(gate, longestSettled)))
    .join('; ');
  const answered = listOnlyAsked(source, plan)
    .slice(0, shownSettled)
    .map(({ words }) => saySmall(cutGate(words, longestSettled)))
    .join('; ');
  return settled.length > 0
    ? `Settled before anything is scored: ${named}${settled.length > shownSettled ? '; the rest on the scorecard' : ''}.`
    : answered !== ''
      ? `Settled by a plain answer in the first call: ${answered}.`
      : 'No document and no plain yes settles anything beforehand: what is scored decides.';
}

function summarize({ personas, funnel }: Plan): string {
  const fitting = personas.filter(({ lacks }) => lacks.length === 0);
  const [best, other] = fitting.length > 0 ? fitting : personas;
  return toParagraph([
    best ? `Start with ${best.letter}, ${lowerFirst(best.name)}` : null,
    other ? `Add ${other.letter} in week 2, for a second background` : null,
    fitting.length > 0 && fitting.length < personas.length
      ? `Not as the demands stand: ${personas
          .filter(({ lacks }) => lacks.length > 0)
          .map(({ letter, lacks: [lack] }) => `${letter} (${saySmall(lack?.name ?? '')})`)
          .join(', ')}`
      : null,
    funnel.starts > 1 ? `The plan is for ${funnel.starts} hires` : null,
  ]);
}

function sayAction(plan: Plan, id: NextStepId): string {
  const { drawer, funnel, questions } = plan;
  const actions: Record<NextStepId, string> = {
    answers:
      questions.length + plan.observations.length > 0
        ? 'Answer the numbered questions of the email'
        : 'Confirm what was agreed',
    publish: 'Publish the posting with the answers in it, and run the first three searches',
    names: 'Ask everybody on the team for one person they would work with again',
    sample: `Prepare "${drawer.work_sample.name}" and hold ${wordsOf(countSlots(plan), 'slot')} a week for "${nameTrial(plan)}"`,
    review: `Look at counts by channel; ${funnel.finals} people should be in ${pluralize(nameRounds(plan).last.noun)} or near them`,
  };
  return actions[id];
}
