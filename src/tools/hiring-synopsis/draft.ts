import { quote } from '#writing/quote.ts';
import { makePlan, type Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { lowerFirst, stripEnd, toParagraph } from '#writing/casing.ts';
import { sayDate } from '#writing/dates.ts';
import { draftEmail } from './draft-email.ts';
import type { SynopsisFigures } from './figures.ts';
import type { NextStepId } from './next-steps.ts';
import type { SynopsisWriting } from './writing.ts';

const shown = { risks: 2, themes: 2, ends: 1 };

/** What a manager reads in three minutes, and what she has to decide. */
export function draftSynopsis(source: Source, figures: SynopsisFigures): SynopsisWriting {
  const plan = makePlan(source);
  const { drawer, gates, observations, criteria, timeline } = plan;
  return {
    email: draftEmail(source, plan, figures),
    riskFlags: [
      ...observations.map(({ title }) => title),
      ...drawer.market.risks.slice(0, shown.risks).map(({ title }) => title),
    ],
    nextMilestone: `${figures.decisionsBy}: answers due. ${sayDate(timeline.review, source.brief.place.country)}: review`,
    candidateFeedbackThemes: drawer.objections
      .slice(0, shown.themes)
      .map(({ objection }) => `Expected: "${objection}"`),
    profiles: plan.personas.map((persona, i) => ({
      candidateProfile: figures.profiles[i]?.candidateProfile ?? persona.name,
      experience: firstSentence(persona.now),
      certifications: (i === 0 ? gates : [])
        .filter(({ kind }) => kind === 'credential' || kind === 'education')
        .slice(0, i === 0 ? 1 : 0)
        .map(({ name }) => `To be seen from everyone: ${name}`),
      strengths: listStrengths(plan, persona.brings),
      concerns: [
        ...persona.unseen.slice(0, 1).map(({ name }) => `Still to be seen: ${lowerFirst(name)}`),
        ...persona.held_back_by
          .slice(0, 1)
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
      `What weighs most is ${lowerFirst(criteria[0]?.name ?? 'the work')}: it is seen in a case, not in the ${plan.names.cv}.`,
      ...drawer.engagement.ends_search
        .slice(0, shown.ends)
        .map((end) => `Ends searches of this kind: ${lowerFirst(end)}`),
    ],
    risks: [
      ...observations.map(({ title, text, mend }) => ({
        category: 'Advertisement',
        item: title,
        description: text,
        impact: 'High: candidates read it first',
        mitigation: mend,
      })),
      ...drawer.market.risks.slice(0, shown.risks).map(({ title, text, impact }, i) => ({
        category: 'Search',
        item: title,
        description: text,
        impact: `${i === 0 ? 'High' : 'Medium'}: ${lowerFirst(impact)}`,
        mitigation: findAdvice(drawer, `${title} ${text} ${impact}`),
      })),
    ],
    actions: figures.steps.map(({ id }) => ({ step: id, action: sayAction(plan, id) })),
  };
}

/** The advice that speaks of the same things as the risk. */
function findAdvice({ market: { advice } }: Plan['drawer'], risk: string): string {
  const stems = (text: string): Set<string> =>
    new Set((text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, 5)));
  const wanted = stems(risk);
  const shared = ({ title, text }: { title: string; text: string }): number =>
    [...stems(`${title} ${text}`)].filter((stem) => wanted.has(stem)).length;
  const [best] = advice.toSorted((a, b) => shared(b) - shared(a));
  return best && shared(best) > 0
    ? best.text
    : 'Agree with the manager in week 1 who looks after it.';
}

const firstSentence = (text: string): string => /^.*?[.?!](?=\s|$)/.exec(text)?.[0] ?? text;

function listStrengths({ criteria }: Plan, brings: readonly string[]): string[] {
  const own = criteria.filter(
    ({ competency }) => competency !== null && brings.includes(competency),
  );
  const chosen = own.length > 0 ? own : criteria.slice(0, 1);
  return chosen.slice(0, 2).map(({ name }) => name);
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
  { drawer, observations, steps, channels, funnel }: Plan,
  id: NextStepId,
): string {
  const actions: Record<NextStepId, string> = {
    answers: 'Answer the numbered questions of the email',
    mend: `Settle: ${observations.map(({ title }) => quote(title)).join(', ')}`,
    publish: 'Publish the posting with the answers in it, and run the first three searches',
    names: `Ask for names: ${channels[0]?.name ?? 'colleagues and former applicants'}`,
    sample: `Prepare "${drawer.work_sample.name}" and hold two slots a week for "${steps.usual[1]?.name ?? 'interviews'}"`,
    review: `Look at counts by channel; ${funnel.finals} people should be in final talks or near them`,
  };
  return actions[id];
}
