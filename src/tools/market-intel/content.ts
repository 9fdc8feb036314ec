import { z } from 'zod';
import { isBlank } from '../reading/blank.ts';
import { readLabelled } from '../reading/labelled.ts';
import { readFigure, readScore } from '../reading/number.ts';
import { alsoNamed, pick, readList, readObject } from '../reading/object.ts';
import { readContent } from '../reading/read-content.ts';
import { readText, readTextList } from '../reading/text.ts';
import {
  filledWordList,
  headcount,
  labelledWords,
  scoreOfTen,
  wordList,
  words,
} from '../stored-fields.ts';

const talentPool = z.strictObject({
  totalEstimate: headcount,
  activeJobSeekers: headcount,
  passiveCandidates: headcount,
  candidateQuality: z.strictObject({
    perfectMatch: headcount,
    strongMatch: headcount.optional(),
    trainable: headcount.optional(),
    outOfReachOnPay: headcount.optional(),
  }),
  method: words.optional(),
  regionalBreakdown: labelledWords,
  platformAvailability: labelledWords,
  industryBackground: labelledWords,
  matchQuality: labelledWords,
});

const compensation = z.strictObject({
  proposedRange: words,
  recommended: words,
  marketPosition: words,
  percentilePosition: words,
  /** The first four are shown. */
  benchmarkData: labelledWords,
  totalRewardsNote: words.optional(),
  caveat: words.optional(),
});

export const marketIntelSchema = z.strictObject({
  toolDescription: words,
  hiringDifficultyScore: scoreOfTen,
  difficultyRationale: filledWordList,
  candidatePoolInsights: talentPool,
  compensationBenchmarking: compensation,
  competitorJobVolumeScore: scoreOfTen,
  competitorLandscape: z.strictObject({
    rationale: wordList,
    competitors: z
      .array(z.strictObject({ name: words, type: words, draw: words, counter: words }))
      .max(40),
  }),
  riskSummary: z.array(z.strictObject({ title: words, description: words, impact: words })).max(40),
  recommendationSummary: z.array(z.strictObject({ title: words, recommendation: words })).max(40),
  marketTiming: z.strictObject({
    optimalHiringWindow: words,
    seasonalFactors: wordList,
    urgencyLevel: words,
  }),
  sourceCredibility: filledWordList,
});
export type MarketIntel = z.infer<typeof marketIntelSchema>;

const readTalentPool = readObject(
  {
    totalEstimate: alsoNamed(readFigure, 'totalCandidates', 'total'),
    activeJobSeekers: alsoNamed(readFigure, 'activeSeekers'),
    passiveCandidates: alsoNamed(readFigure, 'passive'),
    candidateQuality: readObject(
      {
        perfectMatch: readFigure,
        strongMatch: readFigure,
        trainable: readFigure,
        outOfReachOnPay: readFigure,
      },
      { plain: 'perfectMatch' },
    ),
    method: readText,
    regionalBreakdown: readLabelled,
    platformAvailability: readLabelled,
    industryBackground: readLabelled,
    matchQuality: readLabelled,
  },
  { plain: 'totalEstimate' },
);

const readCompensation = readObject(
  {
    proposedRange: readText,
    recommended: readText,
    marketPosition: readText,
    percentilePosition: readText,
    benchmarkData: readLabelled,
    totalRewardsNote: readText,
    caveat: readText,
  },
  { plain: 'proposedRange' },
);

const readCompetitors = readList(
  readObject(
    { name: readText, type: readText, draw: readText, counter: readText },
    { plain: 'name' },
  ),
);

const readRisk = readObject(
  { title: alsoNamed(readText, 'risk', 'name'), description: readText, impact: readText },
  { plain: 'title' },
);

const readRecommendation = readObject(
  { title: readText, recommendation: alsoNamed(readText, 'strategy', 'description') },
  { plain: 'recommendation' },
);

const readFields = readObject({
  toolDescription: readText,
  hiringDifficultyScore: alsoNamed(readScore, 'difficultyScore'),
  difficultyRationale: alsoNamed(readTextList, 'hiringDifficultyRationale'),
  candidatePoolInsights: alsoNamed(readTalentPool, 'estimatedCandidatePool'),
  compensationBenchmarking: alsoNamed(readCompensation, 'salaryBenchmarks'),
  competitorJobVolumeScore: readScore,
  riskSummary: alsoNamed(readRisks, 'risks', 'criticalRisks', 'identifiedRisks'),
  recommendationSummary: alsoNamed(readRecommendations, 'strategicRecommendations'),
  marketTiming: readObject(
    { optimalHiringWindow: readText, seasonalFactors: readTextList, urgencyLevel: readText },
    { plain: 'optimalHiringWindow' },
  ),
  sourceCredibility: readTextList,
});

export type MarketIntelView = ReturnType<typeof readView>;

export function readMarketIntel(stored: unknown): MarketIntelView {
  return readContent(stored, { wrappedIn: 'marketIntel', read: readView });
}

function readView(value: unknown) {
  return { ...readFields(value), competitorLandscape: readCompetition(value) };
}

/** Its parts lie in one object, or at the top under names of their own. */
function readCompetition(content: unknown) {
  const landscape = pick(content, 'competitorLandscape');
  const rationale = pick(landscape, 'rationale') ?? pick(content, 'competitorRationale');
  const competitors = pick(landscape, 'competitors') ?? pick(content, 'identifiedCompetitors');
  const isPlain = rationale === undefined && competitors === undefined;
  return {
    rationale: readTextList(isPlain ? landscape : rationale),
    competitors: readCompetitors(competitors),
  };
}

/** A list of texts or objects, one text of several lines, one object, or a map from names to texts. */
function readRisks(value: unknown) {
  return readMixedList(value, readRisk, (label, text) => ({
    title: label,
    description: text,
    impact: '',
  }));
}

function readRecommendations(value: unknown) {
  return readMixedList(value, readRecommendation, (label, text) => ({
    title: label,
    recommendation: text,
  }));
}

function readMixedList<T>(
  value: unknown,
  readItem: (item: unknown) => T,
  fromEntry: (label: string, text: string) => T,
) {
  if (Array.isArray(value)) return readList(readItem)(value);
  if (typeof value === 'string') return readTextList(value).map(readItem);
  const single = readItem(value);
  return isBlank(single)
    ? readLabelled(value).map(({ label, text }) => fromEntry(label, text))
    : [single];
}
