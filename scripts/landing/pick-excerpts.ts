import type { AttractionPosting } from '#tools/attraction-posting/content.ts';
import type { CandidateScoring } from '#tools/candidate-scoring/content.ts';
import type { EngagementKit } from '#tools/engagement-kit/content.ts';
import { estimateSeconds } from '#tools/view-parts/speaking-pace.ts';
import type { EngagementTracker } from '#tools/engagement-tracker/content.ts';
import type { HiringSynopsis } from '#tools/hiring-synopsis/content.ts';
import type { IntakeAssistant } from '#tools/intake-assistant/content.ts';
import type { InterviewCoaching } from '#tools/interview-coaching/content.ts';
import type { MarketIntel } from '#tools/market-intel/content.ts';
import type { ScorecardAssistant } from '#tools/scorecard-assistant/content.ts';
import type { SourcingStrategy } from '#tools/sourcing-strategy/content.ts';
import type { SampleExcerpts } from '#web/pages/landing/sample-excerpts.ts';

export interface SampleContents {
  attractionPosting: AttractionPosting;
  sourcingStrategy: SourcingStrategy;
  marketIntel: MarketIntel;
  intakeAssistant: IntakeAssistant;
  engagementKit: EngagementKit;
  engagementTracker: EngagementTracker;
  candidateScoring: CandidateScoring;
  scorecardAssistant: ScorecardAssistant;
  interviewCoaching: InterviewCoaching;
  hiringSynopsis: HiringSynopsis;
}

/** Passages of what was written for the sample job, word for word. */
export function pickExcerpts(written: SampleContents): SampleExcerpts {
  return {
    posting: {
      hook: written.attractionPosting.publicJobPosting.openingHook,
      blurb: written.attractionPosting.socialBlurb,
    },
    search: pickSearch(written.sourcingStrategy),
    market: pickMarket(written.marketIntel),
    intake: written.intakeAssistant.hiddenAssumptionFlags
      .slice(0, 3)
      .map(({ assumption }) => assumption),
    voicemail: pickVoicemail(written.engagementKit),
    tracker: pickTracker(written.engagementTracker),
    skills: {
      top: written.candidateScoring.skillsRankingSummary
        .slice(0, 5)
        .map(({ skillName, weight }) => ({ name: skillName, weight })),
      of: written.candidateScoring.skillsRankingSummary.length,
    },
    scorecard: pickCriterion(written.scorecardAssistant),
    coaching: pickCoaching(written.interviewCoaching),
    synopsis: pickSynopsis(written.hiringSynopsis),
  };
}

/** The landing page has a place for it: without it there is nothing to show. */
function need<T>(found: T | null | undefined, what: string): T {
  if (found === null || found === undefined) {
    throw new Error(`The sample job has no ${what}: see scripts/landing/pick-excerpts.ts.`);
  }
  return found;
}

function pickSearch({ booleanStrings }: SourcingStrategy): SampleExcerpts['search'] {
  const strings = Object.entries(booleanStrings).flatMap(([platform, { balanced }]) =>
    balanced ? [{ platform, string: balanced }] : [],
  );
  const [first] = strings;
  const short = strings.toSorted((a, b) => a.string.length - b.string.length)[0];
  return { ...need(first, 'balanced search string'), short: need(short, 'search string').string };
}

function pickMarket({ hiringDifficultyScore, compensationBenchmarking }: MarketIntel) {
  const { proposedRange, percentilePosition, benchmarkData } = compensationBenchmarking;
  const [range = ''] = proposedRange.split(' (');
  const [min = 0, max = 0] = [...range.matchAll(/[\d.]+/g)].map(([amount]) => Number(amount));
  const position = /\d+\p{L}+ to \d+\p{L}+ percentile/u.exec(percentilePosition)?.[0];
  const wages = Object.entries(benchmarkData);
  const median = need(wages.find(([name]) => name.startsWith('Median'))?.[1], 'median wage');
  const toNumber = (wage: string): number => Number(wage.replace(/[^\d.]/g, ''));
  const listed = wages.flatMap(([name, wage]) => {
    const rank = /^(\d+)th percentile/.exec(name)?.[1];
    return rank ? [{ name: rank, wage: toNumber(wage) }] : [];
  });
  return {
    range,
    position: need(position, 'percentile position'),
    median: `${median} an hour`,
    difficulty: hiringDifficultyScore,
    percentiles: [...listed, { name: '50', wage: toNumber(median) }].toSorted(
      (a, b) => a.wage - b.wage,
    ),
    pay: { min, max },
  };
}

function pickVoicemail({ voicemailScripts }: EngagementKit): SampleExcerpts['voicemail'] {
  const { script } = need(voicemailScripts[0], 'voicemail');
  return { script, words: script.split(/\s+/).length, seconds: estimateSeconds(script) };
}

function pickTracker(tracker: EngagementTracker): SampleExcerpts['tracker'] {
  const { reasoning, riskScore } = tracker.ghostingRiskFlag;
  const parts = [...reasoning.matchAll(/(plus|minus) (0\.\d\d), ([^;.]+)/g)].map(
    ([, sign, value = '', name = '']) => ({
      name: name.charAt(0).toUpperCase() + name.slice(1),
      value: `${sign === 'plus' ? '+' : '−'}${value}`,
    }),
  );
  const cadence = Object.values(tracker.followUpTimingOptimizer.cadenceRecommendations);
  return {
    risk: riskScore.toFixed(2),
    advice: need(cadence.at(-1), 'advice on timing'),
    parts: [
      need(parts[0], 'part of the risk'),
      need(
        parts.findLast(({ value }) => value.startsWith('−')),
        'part that lowers the risk',
      ),
    ],
    of: parts.length,
  };
}

function pickCriterion(scorecard: ScorecardAssistant): SampleExcerpts['scorecard'] {
  const [first] = scorecard.customizedInterviewScorecard;
  const { criterion, weight, evaluationGuidance } = need(first, 'criterion');
  const parts = /^Ask: (.+?) 9-10: (.+?) 7-8: .+ Below 5: (.+)$/s.exec(evaluationGuidance);
  const [, ask = '', best = '', worst = ''] = need(parts, 'guidance with two anchors');
  return { criterion, weight, ask, best, worst };
}

function pickCoaching({ roleSpecificInterviewPrepGuide: guide }: InterviewCoaching) {
  return {
    practice: need(guide['practice']?.[0], 'exercise'),
    ask: need(guide['askUs']?.[0], 'question to ask'),
    bring: need(guide['bringAndPrepare'], 'list of things to bring').slice(0, 3),
  };
}

function pickSynopsis({ outputFormats }: HiringSynopsis): SampleExcerpts['synopsis'] {
  const { subject, body } = outputFormats.emailBlock;
  const plan = need(/The plan is [^.]+\./.exec(body)?.[0], 'plan in the mail');
  const funnel = [...plan.matchAll(/\d[\d,]*/g)].map(([count]) => Number(count.replace(',', '')));
  return { subject, plan, funnel };
}
