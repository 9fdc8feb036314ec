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
import { whoDecides, type OpenQuestion } from '#plan/questions/open-question.ts';
import { nameTrial } from '#plan/hiring-steps/steps.ts';
import { firstSentence } from '#writing/shorten.ts';
import { draftEmail, listMailed } from './draft-email.ts';
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
      `What weighs most is ${lowerFirst(criteria[0]?.name ?? 'the work')}: it is seen in a case, not in the ${plan.names.cv}.`,
      sayDemands(source, plan),
    ],
    risks: listRisks(plan, open, figures.decisionsBy),
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
    ...open.slice(0, shown.openRisks).map((question, i) => ({
      category: 'Open',
      item: question.topic ?? '',
      description: question.why,
      impact:
        decisive[question.matter ?? ''] ??
        (i === 0 ? 'High: candidates ask it in the first call' : 'Medium: it holds up an offer'),
      mitigation:
        i === 0
          ? `${question.owner} answers by ${decisionsBy}; until then the posting ${sayMeanwhile(question)}.`
          : `${mailed.has(question) ? `Asked in the email, for ${decisionsBy}` : `${question.owner} is asked once the email is answered`}; until then ${question.matter === 'Pay' ? 'no posting and no call promises it' : 'calls say plainly that it is open'}.`,
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
  const ofTrade = pairRisks(drawer)
    .slice(0, Math.max(fewestRisks - ofText.length, 0))
    .map(({ risk, advice }) => ({
      category: 'Search',
      item: risk.title,
      description: risk.text,
      impact: `Medium: ${lowerFirst(risk.impact)}`,
      mitigation: advice,
    }));
  const all = [...ofText, ...ofTrade];
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

/** People ask for these before they give up an evening for a talk. */
const decisive: Partial<Record<string, string>> = {
  Pay: 'High: it is the first question of most calls',
  Schedule: 'High: nobody says yes to hours they do not know',
  Place: 'High: nobody can judge the way to work',
};

/** The posting waits for the pay; of what the text does speak of it is not silent. */
export const sayMeanwhile = ({ topic, matter }: Pick<OpenQuestion, 'topic' | 'matter'>): string =>
  matter === 'Pay'
    ? 'waits and no call promises it'
    : /\bnot (?:stated|said|named|given)\b|^No\b/.test(topic ?? '')
      ? 'says nothing of it'
      : "keeps the text's own words";

const fewestRisks = 3;

/** True of every search that has not begun. */
const usualRisks: SynopsisWriting['risks'] = [
  {
    category: 'Search',
    item: 'Slow answers',
    description: 'Good applicants take the first offer that is in writing.',
    impact: 'Medium: the best leave first',
    mitigation:
      'Every applicant has an answer within one working day, after an interview within two.',
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
      : 'Among the demands none was found that a document or a plain yes would settle: tell us if there is one; else the interview decides.';
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
    sample: `Prepare "${drawer.work_sample.name}" and hold two slots a week for "${nameTrial(plan)}"`,
    review: `Look at counts by channel; ${funnel.finals} people should be in final talks or near them`,
  };
  return actions[id];
}
