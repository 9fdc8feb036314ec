import { makePlan } from '../../craft/plan.ts';
import { sayCatchment, getPool, sayNoPool, sayPeople } from '../../craft/pool-words.ts';
import { assessProfiles } from '../../craft/profiles.ts';
import { lowerFirst, toParagraph } from '../../craft/prose/casing.ts';
import { joinList } from '../../craft/prose/list.ts';
import { findPromise } from '../../craft/questions/steps.ts';
import { weighScorecard } from '../../craft/criteria/weigh-scorecard.ts';
import type { Source } from '../../source.ts';
import type { ScorecardFigures } from '../figures.ts';
import { scoreRule } from '../figures.ts';
import type { ScorecardAssistantWriting } from '../writing.ts';

type Decision = Pick<
  ScorecardAssistantWriting,
  | 'confidenceLevel'
  | 'marketContext'
  | 'riskAssessment'
  | 'concernsOutline'
  | 'developmentPlan'
  | 'strengthsHighlight'
  | 'rationaleStructure'
  | 'strongHire'
  | 'hire'
  | 'maybeHire'
  | 'noHire'
  | 'method'
>;

const two = (value: number): string => value.toFixed(2);

function sayMarket(source: Source): string {
  const pool = getPool(source);
  if (!pool)
    return toParagraph([
      sayNoPool(source),
      'Count the first search before you wait for a perfect match',
    ]);
  const few = pool.winnable < 500;
  return toParagraph([
    `About ${sayPeople(pool.direct.count)} people do this work ${sayCatchment(source)}, and ${sayPeople(pool.winnable)} could be won over in all (${pool.direct.source})`,
    few
      ? 'Waiting for somebody who has everything costs more than teaching one missing skill'
      : 'The pool is large enough to hold out for the heaviest criteria, and to teach the light ones',
  ]);
}

function sayDevelopment(source: Source): string {
  return toParagraph(
    assessProfiles(source)
      .profiles.filter(({ persona }) => persona)
      .map(({ letter, missing }) => {
        const first = missing
          .filter(({ isGate }) => !isGate)
          .slice(0, 2)
          .map(({ name }) => lowerFirst(name));
        return first.length > 0
          ? `${letter}: ${joinList(first)} in the first 30 days, with a named colleague`
          : `${letter}: the local way of doing it in the first two weeks, then a task of their own`;
      }),
  );
}

/** Which profiles fall into a band, as an example; empty when none does. */
function sayExamples({ profiles }: ScorecardFigures, from: number, below: number): string {
  const inBand = profiles.filter(({ weighted }) => weighted >= from && weighted < below);
  if (inBand.length === 0) return '';
  return `${inBand.length === 1 ? 'Example' : 'Examples'}: ${joinList(inBand.map(({ label, weighted }) => `${label}, ${two(weighted)}`).map((item) => item.replace(', ', ' at ')))}`;
}

function sayMethod({ criteria, profiles }: ScorecardFigures): string {
  const [first] = profiles;
  const sum =
    first &&
    criteria.map(({ criterion, weight }) => `${weight} x ${first.scores[criterion]}`).join(' + ');
  return toParagraph([
    'Weighted score: each score times its weight, added up and divided by 100',
    first ? `${first.label}: (${sum}) / 100 = ${two(first.weighted)}` : null,
    first
      ? `The grid shows the plain average, ${two(first.average)} for ${first.label}, so the two differ`
      : null,
    scoreRule,
  ]);
}

export function draftDecision(source: Source, figures: ScorecardFigures): Decision {
  const { brief } = source;
  const { pay } = makePlan(source);
  const card = weighScorecard(assessProfiles(source).criteria);
  const top = card[0]!.criterion.name;
  const manager = brief.reportsTo?.text ?? 'hiring manager';
  const promise = findPromise(source);
  const { strongHire, hire, maybeHire } = figures.bands;
  return {
    confidenceLevel: `High with a work sample, all ${card.length} criteria scored by two people and two references; medium with two of the three; otherwise "insufficient data", which is not a low score. For the example profiles: none, they are illustrations.`,
    marketContext: sayMarket(source),
    riskAssessment: toParagraph([
      `One thing is never traded: ${lowerFirst(top)}`,
      brief.dealBreakers.length > 0
        ? `A high average cannot offset any of the ${brief.dealBreakers.length} deal breakers the job names`
        : 'The job names no deal breakers: ask for them before the first interview, not after the last',
    ]),
    concernsOutline: `Write each concern as one sentence with what was seen, such as a prompt needed on ${lowerFirst(card[1]?.criterion.name ?? top)}, and who will look after it in the first 30 days.`,
    developmentPlan: sayDevelopment(source),
    strengthsHighlight: `Name the one skill the team lacks today and this person brings. Ask the ${lowerFirst(manager)} which it is before the first ${brief.title.singular} interview.`,
    rationaleStructure: [
      'Deal breakers and documents: passed or not, each with its proof',
      `Weighted score, the score for ${lowerFirst(top)}, and the lowest criterion by name`,
      'What two people saw in the work sample',
      'What the references confirmed or corrected',
      pay.spoken
        ? `Place in the range of ${pay.spoken}, with the reason`
        : 'Pay proposed, once a range is approved',
    ],
    strongHire: toParagraph([
      `${strongHire.toFixed(1)} or more, nothing below 6, all deal breakers passed`,
      sayExamples(figures, strongHire, 11),
      promise
        ? `Offer at once; the job promises: ${lowerFirst(promise)}`
        : 'Offer within two working days',
    ]),
    hire: toParagraph([
      `${hire.toFixed(1)} to 7.99, with ${lowerFirst(top)} at 6 or more`,
      sayExamples(figures, hire, strongHire),
      'Offer with a written plan for the lowest criterion',
    ]),
    maybeHire: toParagraph([
      `${maybeHire.toFixed(1)} to 6.99: one more work sample on the lowest criterion, once, within a week`,
      sayExamples(figures, maybeHire, hire),
    ]),
    noHire: toParagraph([
      `Below ${maybeHire.toFixed(1)}, or ${lowerFirst(top)} below 5, or a deal breaker not met`,
      sayExamples(figures, 0, maybeHire),
      'Tell the person within three working days which criterion decided, and what would change it',
    ]),
    method: sayMethod(figures),
  };
}
