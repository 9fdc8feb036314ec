import { isSpokenOf } from '#shared/spoken-of.ts';
import { isMandatory } from '#plan/criteria/gates/gates.ts';
import { saySmall } from '#plan/criteria/gates/name-gate.ts';
import { cutGate, shortGate } from '#plan/criteria/gates/ways.ts';
import { listOnlyAsked } from '#plan/demands/also-required.ts';
import { makePlan, type Plan } from '#plan/plan.ts';
import { listObjections } from '#plan/letters/list-objections.ts';
import { listQuoted, sayQuoted } from '#plan/questions/quoted-answers.ts';
import type { Source } from '#plan/source.ts';
import { lowerFirst, toParagraph, stripEnd } from '#writing/casing.ts';
import { sayDate } from '#writing/dates.ts';
import { joinList, listOnce } from '#writing/list.ts';
import { quote } from '#writing/quote.ts';
import { hearTelling } from '#plan/criteria/names/shared-stems.ts';
import { findContactWeek } from '#plan/people/contact-weeks.ts';
import { isWrittenTo, type PlannedPersona } from '#plan/people/planned-persona.ts';
import { findUntested } from '#plan/people/untested-gate.ts';
import { sayImpact } from '#plan/questions/hold-up.ts';
import { sayOtherwise } from '#plan/questions/otherwise.ts';
import { candidatesAsk } from '#plan/questions/candidates-ask.data.ts';
import { listMailed, rankMatter } from '#plan/questions/mailed-questions.ts';
import type { OpenQuestion } from '#plan/questions/open-question.ts';
import { answerWithin } from '#plan/hiring-steps/answer-within.data.ts';
import { nameRounds } from '#plan/hiring-steps/funnel-words.ts';
import { saySlots } from '#plan/hiring-steps/hold-slots.ts';
import { nameTrial } from '#plan/hiring-steps/steps.ts';
import { pluralize } from '#writing/number.ts';
import { firstSentence } from '#writing/shorten.ts';
import { draftEmail, listDecisions } from './draft-email.ts';
import { listRisksOfJob } from './risks-of-job.ts';
import type { SynopsisFigures } from './figures.ts';
import type { NextStepId } from './next-steps.ts';
import type { SynopsisWriting } from './writing.ts';

const shown = { themes: 2, open: 3, openRisks: 2, observations: 1, quoted: 3 };
const experienceWords = 10;
const longestCase = 14;

/** A field that is never empty: where the text leaves nothing open, what the job itself brings. */
export const flagRisks = (open: readonly string[], ofJob: readonly string[]): string[] =>
  open.length > 0 ? [...open] : [ofJob[0] ?? 'No risk stands out in the text'];

/** What a manager reads in three minutes, and what she has to decide. */
export function draftSynopsis(source: Source, figures: SynopsisFigures): SynopsisWriting {
  const plan = makePlan(source);
  const { observations, timeline } = plan;
  const open = listOpen(plan);
  const untested = plan.personas.map((persona) => findUntested(persona, plan.gates));
  const isForAll = untested.every((gate) => gate === untested[0]);
  return {
    email: draftEmail(source, plan, figures),
    riskFlags: flagRisks(
      [
        ...observations
          .filter(({ isRisk }) => isRisk)
          .slice(0, shown.observations)
          .map(({ title }) => title),
        ...open.map(({ topic }) => topic ?? ''),
      ],
      listRisksOfJob(source, plan).map(({ item }) => item),
    ),
    nextMilestone: `${figures.decisionsBy}: answers due. ${sayDate(timeline.review, source.brief.place.country)}: review`,
    candidateFeedbackThemes: listThemes(source, plan),
    profiles: plan.personas.map((persona, i) => {
      const [doubt] = persona.unseen;
      const gate = persona.lacks.length > 0 ? undefined : untested[i];
      return {
        candidateProfile: figures.profiles[i]?.candidateProfile ?? persona.name,
        experience: firstSentence(persona.now, experienceWords),
        certifications: sayPapers(persona, plan),
        strengths: persona.shows.slice(0, 1).map(({ name }) => name),
        concerns: nameConcerns(persona, [
          gate && untested.indexOf(gate) === i
            ? `Not yet confirmed${isForAll ? ' for any profile' : ''}: ${saySmall(shortGate(gate, longestCase))}`
            : null,
          doubt ? `Test first: ${saySmall(doubt.name)}` : null,
        ]),
        recommendation: recommend(plan, persona),
      };
    }),
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
      sayLearning(plan, open),
      sayDemands(source, plan),
    ],
    risks: listRisks(source, plan, open),
    actions: figures.steps.map(({ id }) => ({ step: id, action: sayAction(plan, id) })),
  };
}

/** Where a career leaves nothing of the card in doubt, what such people hesitate over is what is left. */
export function nameConcerns(
  { held_back_by }: Pick<PlannedPersona, 'held_back_by'>,
  doubts: readonly (string | null)[],
): string[] {
  const known = doubts.filter((doubt) => doubt !== null);
  if (known.length > 0) return known;
  const [worry] = held_back_by;
  return [worry ? `May hesitate over: ${saySmall(worry)}` : 'Ask first what would make them stay'];
}

const rankTheme = ({ objection, isOfJob }: { objection: string; isOfJob: boolean }): number =>
  isOfJob && !/\b(?:pay|years?|experience)\b/.test(objection) ? 0 : 1;

/** What the text leaves open is what people will ask; else what they would hold against the job. */
function listThemes(source: Source, { questions }: Plan): string[] {
  const asked = questions
    .toSorted((a, b) => rankMatter(a) - rankMatter(b))
    .flatMap(({ matter }) => candidatesAsk[matter ?? ''] ?? []);
  const words =
    asked.length > 0
      ? listOnce(asked)
      : listObjections(source)
          .toSorted((one, other) => rankTheme(one) - rankTheme(other))
          .map(({ objection }) => objection)
          .slice(0, 1);
  return words.slice(0, shown.themes).map((said) => `Expected: ${quote(said)}`);
}

/** What this text leaves open, by its name, in the order of the mail. */
const listOpen = (plan: Plan): OpenQuestion[] =>
  listMailed(plan)
    .filter(({ topic }) => topic !== null)
    .slice(0, shown.open);

/** What is wrong or open in the advertisement, then what the trade knows, each with what is done about it. */
function listRisks(
  source: Source,
  plan: Plan,
  open: readonly OpenQuestion[],
): SynopsisWriting['risks'] {
  const { observations, gates } = plan;
  const decisions = listDecisions(source, plan);
  const ofText = [
    ...observations
      .filter(({ isRisk }) => isRisk)
      .slice(0, shown.observations)
      .map(({ title, text, mend, matter }) => ({
        category: 'Advertisement',
        item: title,
        description: text,
        impact: sayImpact({ matter: matter ?? null, assumes: title }),
        mitigation: sayPlace(
          decisions.findIndex((one) => matter !== undefined && one.matter === matter),
          mend,
        ),
      })),
    ...open.slice(0, shown.openRisks).map((question) => ({
      category: 'Open',
      item: question.topic ?? '',
      description: question.why,
      impact: sayImpact(question),
      mitigation: sayPlace(
        decisions.findIndex(({ ask }) => ask === question.ask),
        `Without an answer: ${sayOtherwise(question)}.`,
      ),
    })),
    ...listOnlyPaper(gates).map((gate) => ({
      category: 'Search',
      item: `Required without exception: ${saySmall(shortGate(gate, longestPaper))}`,
      description: 'Applicants without it cannot be hired, however good they are.',
      impact: 'Medium: it shrinks the pool',
      mitigation:
        'Put it in the first lines of the posting, and ask for it in the first minute of the call.',
    })),
  ];
  const ofJob = [...ofText, ...listRisksOfJob(source, plan)].slice(0, mostRisks);
  const ofTrade = listRisksOfTrade(source, plan).slice(0, Math.max(fewestRisks - ofJob.length, 0));
  const all = [...ofJob, ...ofTrade];
  return [...all, ...usualRisks.slice(0, Math.max(leastRisks - all.length, 0))];
}

/** Where the mail asks for it; what it does not ask has its own rule. */
const sayPlace = (place: number, otherwise: string): string =>
  place === -1 ? otherwise : `Decision ${place + 1} of the email.`;

const fewestHeard = 3;

/** What the trade knows, where this text speaks of the same. */
function listRisksOfTrade({ brief }: Source, { drawer }: Plan): SynopsisWriting['risks'] {
  const hear = hearTelling([brief.title.given, ...brief.facts.map(({ text }) => text)].join('\n'));
  return pairRisks(drawer)
    .filter(({ risk }) => hear(`${risk.title} ${risk.text}`) >= fewestHeard)
    .map(({ risk, advice }) => ({
      category: 'Search',
      item: risk.title,
      description: risk.text,
      impact: `Medium: ${lowerFirst(risk.impact)}`,
      mitigation: advice,
    }));
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

const fewestRisks = 3;
const leastRisks = 2;
const mostRisks = 3;

/** True of every search that has not begun. */
const usualRisks: SynopsisWriting['risks'] = [
  {
    category: 'Search',
    item: 'Slow answers',
    description: 'Good applicants take the first written offer.',
    impact: 'Medium: the best leave first',
    mitigation: `Answer every applicant within ${answerWithin.applicant}, and after an interview within ${answerWithin.interviewed}.`,
  },
  {
    category: 'Search',
    item: 'Rates are assumed',
    description:
      'Nobody has been contacted yet, so replies and acceptances are planned, not measured.',
    impact: 'Low: the plan may need more contacts',
    mitigation: 'Check the counts by channel at the review and adjust the plan.',
  },
  {
    category: 'Search',
    item: 'One decision maker',
    description: 'If the manager is away, interviews and offers wait.',
    impact: 'Medium: days are lost',
    mitigation: 'Name a deputy who can decide in the meantime.',
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

/** Who by definition has no paper is said; of the others nothing is known, and what is demanded is to be shown. */
function sayPapers({ lacks }: Plan['personas'][number], { gates }: Plan): string[] {
  if (lacks.length > 0)
    return lacks.slice(0, 1).map(({ name }) => `Usually without: ${saySmall(name)}`);
  const asked = gates.filter((gate) => gate.kind === 'credential' && isMandatory(gate));
  return asked.length > 0
    ? asked
        .slice(0, shownPapers)
        .map((gate) => `To be shown: ${saySmall(shortGate(gate, longestCase))}`)
    : ['None required'];
}
const shownPapers = 2;

function recommend(plan: Plan, persona: PlannedPersona): string {
  const [lack] = persona.lacks;
  if (lack)
    return lack.kind === 'experience'
      ? `Hold back unless the manager waives this: ${saySmall(lack.name)}.`
      : `Only with proof of ${saySmall(lack.name)}; otherwise no.`;
  const week = findContactWeek(plan, persona);
  if (week === null)
    return `Only answered: whoever of profile ${persona.letter} asks hears back the same day.`;
  const [doubt] = persona.unseen;
  const ask = doubt ? `; ask early about ${saySmall(doubt.name)}` : '';
  if (week === 1) return `Contact first, in week 1${ask}.`;
  const before = plan.personas
    .slice(0, plan.personas.indexOf(persona))
    .filter((one) => findContactWeek(plan, one) === week)
    .map(({ letter }) => letter);
  return before.length > 0
    ? `Contact in week ${week}, with ${joinList(before)}.`
    : `Contact in week ${week}${week === 2 ? ask : ''}.`;
}

/** What will decide this search, as far as it can be told before anybody was asked. */
function sayLearning({ pay, funnel }: Plan, [open]: readonly OpenQuestion[]): string {
  if (pay.standing === 'below')
    return `We expect the offer, not the number of people, to decide this search${pay.percentiles === null ? '' : `: the pay sits ${/^\d|^below|^above/.test(pay.percentiles) ? 'at ' : ''}${pay.percentiles} of the occupation`}.`;
  if (funnel.fromAfar > 0)
    return `We expect few people within commuting distance: ${funnel.fromAfar} of ${funnel.contacts} contacts must come from farther away.`;
  if (pay.range === null)
    return 'We expect most first calls to be spent on pay until there is a figure.';
  return open?.topic
    ? `We expect one open point to hold us up first: ${lowerFirst(open.topic)}.`
    : 'We expect speed to decide, since the advertisement leaves little open.';
}

const shownSettled = 2;
const longestSettled = 8;

/** What is known before anything is scored. */
function sayDemands(source: Source, plan: Plan): string {
  const { gates } = plan;
  const lawful = gates.find(({ law }) => law && !law.isNamed);
  if (lawful)
    return `${lawful.law?.said == null ? 'The law asks for more than the advertisement does' : 'The law asks for this'}: ${saySmall(lawful.name)}. Nobody starts without it.`;
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
    ? `Checked before anything is scored: ${named}${settled.length > shownSettled ? '; the rest is on the scorecard' : ''}.`
    : answered !== ''
      ? `Checked by an example in the first call: ${answered}.`
      : isSpokenOf(source.brief, 'papers', 'checks')
        ? 'The scores decide.'
        : 'No paper is required, so the scores decide.';
}

function summarize({ personas, funnel }: Plan): string {
  const fitting = personas.filter(({ lacks }) => lacks.length === 0);
  const looked = fitting.length > 0 ? fitting : personas;
  const writtenTo = looked.filter(isWrittenTo);
  const [best, other] = writtenTo.length > 0 ? writtenTo : looked;
  return toParagraph([
    best ? `Start with profile ${best.letter} (${lowerFirst(best.name)})` : null,
    other ? `Add ${other.letter} (${lowerFirst(other.name)}) in week 2` : null,
    fitting.length > 0 && fitting.length < personas.length
      ? `Ruled out by the requirements as they stand: ${personas
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
        ? 'Decide the numbered points in the email'
        : 'Confirm the criteria',
    publish: 'Publish the posting with those answers in it, and run the first three searches',
    names: 'Ask everyone on the team for one person they would work with again',
    sample: `Prepare "${drawer.work_sample.name}" and hold ${saySlots(plan)} for "${nameTrial(plan)}"`,
    review: `Check counts by channel; ${funnel.finals} people should be in or close to ${pluralize(nameRounds(plan).last.noun)}`,
  };
  return actions[id];
}
