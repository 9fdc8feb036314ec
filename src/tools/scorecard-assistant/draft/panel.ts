import { rankCriteria } from '../../craft/criteria/rank-criteria.ts';
import { weighScorecard } from '../../craft/criteria/weigh-scorecard.ts';
import { lowerFirst } from '../../craft/prose/casing.ts';
import { joinList } from '../../craft/prose/list.ts';
import type { Source } from '../../source.ts';
import type { ScorecardFigures } from '../figures.ts';
import type { ScorecardAssistantWriting } from '../writing.ts';

type Panel = Pick<
  ScorecardAssistantWriting,
  | 'alertTriggers'
  | 'reportingCadence'
  | 'biasDetectionMetrics'
  | 'calibrationRecommendations'
  | 'reportStructure'
  | 'aggregationMethod'
  | 'sentimentAnalysis'
  | 'consensusIndicators'
>;

export function draftPanel(source: Source, { reviewDate }: ScorecardFigures): Panel {
  const { brief, market } = source;
  const card = weighScorecard(rankCriteria(source)).map(({ criterion }) => criterion);
  const names = card.map(({ name }) => lowerFirst(name));
  const [first = '', second = first] = names;
  const shown = card.find(({ competency }) => competency)?.competency;
  const title = brief.title.singular;
  const manager = brief.reportsTo?.text ?? 'Hiring manager';
  const inUs = (brief.place.resolved?.country ?? 'US') === 'US';
  return {
    alertTriggers: [
      `Two interviewers differ by 3 or more on ${first}`,
      'The average of one interviewer lies 1.5 above or below the panel over five people',
      `A score for ${second} without a written observation`,
      `All ${card.length} scores of one interviewer within 1 point of each other`,
      'A score from somebody who did not see the work sample',
    ],
    reportingCadence: `After every third person, and on ${reviewDate}, when the pipeline is reviewed`,
    biasDetectionMetrics: [
      inUs
        ? 'Pass rate by step and by source; where numbers allow, the four-fifths comparison (29 CFR 1607.4(D)), done by HR and never seen by the panel'
        : 'Pass rate by step and by source, compared by HR and never seen by the panel',
      `Share of no-decisions on ${title} applicants that rest on a listed criterion`,
      'Scores before and after the panel has talked',
      'Words in the notes that describe a person and not an act: age, looks, family, accent',
    ],
    calibrationRecommendations: [
      `Score somebody who does the work today on ${first}, and agree what a 7 looks like`,
      shown
        ? `Read the anchors for ${lowerFirst(shown.name)} aloud: "${lowerFirst(shown.good)}" is a 7 or an 8 for everyone`
        : 'Read the anchors aloud before the first interview',
      'Write scores before talking; those of others stay hidden until yours are in',
      'Same questions, same order, same task for all',
      'Rate within one hour, finish notes within 24',
      'For the five-point calibration scale: 8-10 is 4-5, 6-7 is 3-4, 4-5 is 2-3, below 4 is 1-2',
    ],
    reportStructure: [
      'Deal breakers and documents, each with proof',
      `${card.length} scores for each interviewer, side by side`,
      `Weighted total, ${first}, lowest criterion`,
      'Two strengths and two concerns, as observations',
      'Proposed pay and plan for the first 30 days',
    ],
    aggregationMethod: `Each interviewer scores only what they saw: the specialists ${joinList(names.slice(0, 3))}, the future colleagues ${joinList(names.slice(3, 5)) || 'how the work is talked about'}, the ${lowerFirst(manager)} and the recruiter the rest. Mean for each criterion, then the weights. No score for what was not seen.`,
    sentimentAnalysis: shown
      ? `Read the notes for acts, not for warmth. "${shown.strong[0]}" is evidence; "great attitude" is not.`
      : `Read the notes for acts, not for warmth. What the person did with a ${title} task is evidence; "great attitude" is not.`,
    consensusIndicators: [
      'All criteria within 2 points: decide in ten minutes',
      'A gap of 3 or more: both read their observation aloud, then rescore once',
      `No agreement on ${first}: the lower score stands, and a second test is offered`,
      market.profile.id === 'general'
        ? 'A colleague would not work with the person: they name the criterion and the act they saw, or it does not count'
        : `A colleague from ${lowerFirst(market.profile.family.name)} would not work with the person: they name the criterion and the act they saw, or it does not count`,
    ],
  };
}
