import { z } from 'zod';
import { isBlank } from '../reading/blank.ts';
import { toLabel } from '../reading/label.ts';
import { readMap } from '../reading/labelled.ts';
import { readFraction } from '../reading/number.ts';
import { readContent } from '../reading/read-content.ts';
import { readerFor } from '../reading/reader-for.ts';
import { filledWordList, fraction, labelled, labelledWords, words } from '../stored-fields.ts';

const rates = z.strictObject({ openRate: fraction, clickRate: fraction, replyRate: fraction });

const ghostingRisk = z.strictObject({
  riskLevel: z.enum(['high', 'moderate', 'low']),
  riskScore: fraction,
  reasoning: words,
});

export const engagementTrackerSchema = z.strictObject({
  toolDescription: words,
  ghostingRiskFlag: ghostingRisk,
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

const readRateMap = readMap(readerFor(rates));
const readRiskFlag = readerFor(ghostingRisk, { plain: 'reasoning' });

export const readEngagementTracker = readContent(
  'engagementTracker',
  readerFor(engagementTrackerSchema, {
    fields: {
      ghostingRiskFlag: readGhostingRisk,
      engagementSentimentSummary: {
        plain: 'qualitative',
        fields: {
          quantitative: {
            fields: {
              positiveSentimentPercent: readShare,
              neutralSentimentPercent: readShare,
              negativeSentimentPercent: readShare,
            },
          },
        },
      },
      openClickReplyScorecard: {
        fields: { byChannel: readRates, byStage: readRates, byCandidateProfile: readRates },
      },
      smartNudgeSuggestions: { plain: 'nudge' },
    },
  }),
);
export type EngagementTrackerView = ReturnType<typeof readEngagementTracker>;

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
  return readRateMap(value).map((read) => ({ ...read, label: toLabel(read.label) }));
}

function readShare(value: unknown): number {
  return readFraction(value) ?? 0;
}
