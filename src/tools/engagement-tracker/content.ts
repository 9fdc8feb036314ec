import { z } from 'zod';
import { isBlank } from '../reading/blank.ts';
import { toLabel } from '../reading/label.ts';
import { readLabelled, readMap } from '../reading/labelled.ts';
import { readFraction } from '../reading/number.ts';
import { readList, readObject } from '../reading/object.ts';
import { readContent } from '../reading/read-content.ts';
import { readText, readTextList } from '../reading/text.ts';
import { filledWordList, fraction, labelled, labelledWords, words } from '../stored-fields.ts';

const rates = z.strictObject({ openRate: fraction, clickRate: fraction, replyRate: fraction });

export const engagementTrackerSchema = z.strictObject({
  toolDescription: words,
  ghostingRiskFlag: z.strictObject({
    riskLevel: z.enum(['high', 'moderate', 'low']),
    riskScore: fraction,
    reasoning: words,
  }),
  engagementSentimentSummary: z.strictObject({
    averageSentimentScore: fraction,
    quantitative: z.strictObject({
      positiveSentimentPercent: fraction,
      neutralSentimentPercent: fraction,
      negativeSentimentPercent: fraction,
    }),
    qualitative: filledWordList,
  }),
  openClickReplyScorecard: z.strictObject({
    byChannel: labelled(rates),
    byStage: labelled(rates),
    byCandidateProfile: labelled(rates),
    /** Which rates are published benchmarks and which are assumptions. */
    basis: words.optional(),
  }),
  smartNudgeSuggestions: z
    .array(
      z.strictObject({ channel: words, targetGroup: words, nudge: words, expectedImpact: words }),
    )
    .max(20),
  followUpTimingOptimizer: z.strictObject({
    bestDaysToFollowUp: filledWordList,
    bestTimesToFollowUp: filledWordList,
    cadenceRecommendations: labelledWords,
  }),
});
export type EngagementTracker = z.infer<typeof engagementTrackerSchema>;

export type GhostingRiskLevel = EngagementTracker['ghostingRiskFlag']['riskLevel'];

const readRateMap = readMap(
  readObject({ openRate: readFraction, clickRate: readFraction, replyRate: readFraction }),
);

const readRiskFlag = readObject(
  { riskLevel: readText, riskScore: readFraction, reasoning: readText },
  { plain: 'reasoning' },
);

const readView = readObject({
  toolDescription: readText,
  ghostingRiskFlag: readGhostingRisk,
  engagementSentimentSummary: readObject(
    {
      averageSentimentScore: readFraction,
      quantitative: readObject({
        positiveSentimentPercent: readShare,
        neutralSentimentPercent: readShare,
        negativeSentimentPercent: readShare,
      }),
      qualitative: readTextList,
    },
    { plain: 'qualitative' },
  ),
  openClickReplyScorecard: readObject({
    byChannel: readRates,
    byStage: readRates,
    byCandidateProfile: readRates,
    basis: readText,
  }),
  smartNudgeSuggestions: readList(
    readObject(
      { channel: readText, targetGroup: readText, nudge: readText, expectedImpact: readText },
      { plain: 'nudge' },
    ),
  ),
  followUpTimingOptimizer: readObject({
    bestDaysToFollowUp: readTextList,
    bestTimesToFollowUp: readTextList,
    cadenceRecommendations: readLabelled,
  }),
});
export type EngagementTrackerView = ReturnType<typeof readView>;

export function readEngagementTracker(stored: unknown): EngagementTrackerView {
  return readContent(stored, { wrappedIn: 'engagementTracker', read: readView });
}

/** Null when nothing is known: a missing flag is not a low risk. */
function readGhostingRisk(value: unknown) {
  const flag = readRiskFlag(value);
  return isBlank(flag) ? null : { ...flag, riskLevel: toRiskLevel(flag.riskLevel) };
}

function toRiskLevel(text: string): GhostingRiskLevel {
  const level = text.toLowerCase();
  return level === 'high' || level === 'moderate' ? level : 'low';
}

function readRates(value: unknown) {
  return readRateMap(value).map((rates) => ({ ...rates, label: toLabel(rates.label) }));
}

function readShare(value: unknown): number {
  return readFraction(value) ?? 0;
}
