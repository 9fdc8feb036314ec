import { quote } from '#writing/quote.ts';
import { makePlan, type Plan } from '#plan/plan.ts';
import { listQuoted, sayQuoted } from '#plan/quoted-answers.ts';
import type { Source } from '#plan/source.ts';
import { lowerFirst, stripEnd, toParagraph } from '#writing/casing.ts';
import { sayDate } from '#writing/dates.ts';
import { whoDecides, type OpenQuestion } from '#plan/open-question.ts';
import { firstSentence } from '#writing/shorten.ts';
import { draftEmail } from './draft-email.ts';
import type { SynopsisFigures } from './figures.ts';
import type { NextStepId } from './next-steps.ts';
import type { SynopsisWriting } from './writing.ts';

const shown = { risks: 3, themes: 1, ends: 1, open: 3, observations: 2, quoted: 3 };
const experienceWords = 12;

/** What a manager reads in three minutes, and what she has to decide. */
export function draftSynopsis(source: Source, figures: SynopsisFigures): SynopsisWriting {
  const plan = makePlan(source);
  const { drawer, gates, observations, criteria, timeline } = plan;
  const open = listOpen(plan);
  return {
    email: draftEmail(source, plan, figures),
    riskFlags: [
      ...observations.slice(0, shown.observations).map(({ title }) => title),
      ...open.map(({ topic }) => topic ?? ''),
      ...drawer.market.risks.slice(0, 1).map(({ title }) => title),
    ],
    nextMilestone: `${figures.decisionsBy}: answers due. ${sayDate(timeline.review, source.brief.place.country)}: review`,
    candidateFeedbackThemes: drawer.objections
      .slice(0, shown.themes)
      .map(({ objection }) => `Expected: "${objection}"`),
    profiles: plan.personas.map((persona, i) => ({
      candidateProfile: figures.profiles[i]?.candidateProfile ?? persona.name,
      experience: firstSentence(persona.now, experienceWords),
      certifications: (i === 0 ? gates : [])
        .filter(({ kind }) => kind === 'credential' || kind === 'education')
        .slice(0, i === 0 ? 1 : 0)
        .map(({ name }) => `To be seen from everyone: ${name}`),
      strengths: listStrengths(persona),
      concerns: [
        ...persona.unseen.slice(0, 1).map(({ name }) => `Still to be seen: ${lowerFirst(name)}`),
        ...persona.held_back_by
          .slice(0, persona.unseen.length > 0 ? 0 : 1)
          .map((worry) => `Held back by ${lowerFirst(stripEnd(worry))}`),
      ],
      recommendation: `Say first: ${lowerFirst(persona.say_first)}`,
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
      ...drawer.engagement.ends_search
        .slice(0, shown.ends)
        .map((end) => `Ends searches of this kind: ${lowerFirst(end)}`),
    ],
    risks: listRisks(plan, open, figures.decisionsBy),
    actions: figures.steps.map(({ id }) => ({ step: id, action: sayAction(plan, id) })),
  };
}

/** What this text leaves open, by its name; who decides is asked in any case. */
const listOpen = ({ questions }: Plan): OpenQuestion[] =>
  questions
    .filter(({ topic, owner }) => topic !== null && topic !== whoDecides && owner !== 'Recruiter')
    .slice(0, shown.open);

/** For what the trade has no advice on. */
const watching = [
  'Settle in the intake who looks after it; looked at in the review.',
  'Raised in every first call and counted until the review.',
];

/** What is wrong or open in the advertisement, then what the trade knows, each with what is done about it. */
function listRisks(
  { drawer, observations }: Plan,
  open: readonly OpenQuestion[],
  decisionsBy: string,
): SynopsisWriting['risks'] {
  const ofText = [
    ...observations.slice(0, shown.observations).map(({ title, text, mend }) => ({
      category: 'Advertisement',
      item: title,
      description: text,
      impact: 'High: candidates read it first',
      mitigation: mend,
    })),
    ...open.slice(0, 1).map(({ topic, why, owner }) => ({
      category: 'Open',
      item: topic ?? '',
      description: why,
      impact: 'High: candidates ask it in the first call',
      mitigation: `${owner} answers by ${decisionsBy}; until then it stays a marked blank.`,
    })),
  ];
  const ofTrade = pairRisks(drawer)
    .filter(({ advice }, i) => advice !== null || i < watching.length)
    .slice(0, Math.max(1, shown.risks - ofText.length))
    .map(({ risk, advice }, i) => ({
      category: 'Search',
      item: risk.title,
      description: risk.text,
      impact: `${i === 0 ? 'High' : 'Medium'}: ${lowerFirst(risk.impact)}`,
      mitigation: advice ?? watching[i] ?? '',
    }));
  return [...ofText, ...ofTrade];
}

const akin = 2;
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
    .map(({ risk, advice: { text }, shared }) => ({ risk, advice: shared >= akin ? text : null }));
}

/** Never what is named beside it as still to be seen. */
function listStrengths({ shows, brings }: Plan['personas'][number]): string[] {
  const own = shows.filter(({ competency }) => competency !== null && brings.includes(competency));
  const chosen = own.length > 0 ? own : shows;
  return chosen.slice(0, 1).map(({ name }) => name);
}

function summarize({ personas, funnel }: Plan): string {
  const [best, other] = personas;
  return toParagraph([
    best ? `Start with ${best.letter}, ${lowerFirst(best.name)}` : null,
    other
      ? `Add ${other.letter} from week 2, so that the final talks do not all come from one background`
      : null,
    funnel.starts > 1 ? `${funnel.starts} are to be hired` : null,
  ]);
}

function sayAction(
  { drawer, observations, steps, channels, funnel, questions }: Plan,
  id: NextStepId,
): string {
  const actions: Record<NextStepId, string> = {
    answers: questions.some(({ owner }) => owner !== 'HR')
      ? 'Answer the numbered questions of the email'
      : 'Confirm what was agreed',
    mend: `Settle: ${observations.map(({ title }) => quote(title)).join(', ')}`,
    publish: 'Publish the posting with the answers in it, and run the first three searches',
    names: `Ask for names: ${channels.find(({ type }) => type === 'Referrals')?.name ?? 'colleagues in the same work'}`,
    sample: `Prepare "${drawer.work_sample.name}" and hold two slots a week for "${steps.usual[1]?.name ?? 'interviews'}"`,
    review: `Look at counts by channel; ${funnel.finals} people should be in final talks or near them`,
  };
  return actions[id];
}
