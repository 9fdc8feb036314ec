import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';

const two = (value: number): number => Math.round(value * 100) / 100;

export interface SentimentForecast {
  pleases: string[];
  neutral: string[];
  repels: string[];
  shares: { positive: number; neutral: number; negative: number };
  score: number;
}

const most = { pleases: 5, repels: 3, neutral: 2 };

/** Facts of the job by how people usually take them; the counts make the forecast. */
export function forecastSentiment(source: Source): SentimentForecast {
  const { brief } = source;
  const { pay, stated, offers, hardParts } = makePlan(source);
  const pleases = [
    ...(stated.has('pay') && pay.standing !== 'below' && pay.spoken ? [pay.spoken] : []),
    ...(brief.workType === 'remote' || brief.workType === 'hybrid'
      ? [`${brief.workType} work`]
      : []),
    ...offers,
  ].slice(0, most.pleases);
  const repels = [
    ...(stated.has('pay') ? [] : ['no pay stated']),
    ...(pay.standing === 'below' ? ['pay below the median'] : []),
    ...hardParts,
  ].slice(0, most.repels);
  const neutral = [
    ...(stated.has('tools')
      ? [
          `tools: ${brief.tools
            .slice(0, 3)
            .map(({ text }) => text)
            .join(', ')}`,
        ]
      : []),
    ...(stated.has('hours') ? [] : ['hours (not stated)']),
    ...(stated.has('start') ? [] : ['start (not stated)']),
    ...(stated.has('team') ? [] : ['team (not described)']),
  ].slice(0, most.neutral);
  const all = Math.max(1, pleases.length + neutral.length + repels.length);
  const positive = two(pleases.length / all);
  const negative = two(repels.length / all);
  return {
    pleases,
    neutral,
    repels,
    shares: { positive, negative, neutral: two(Math.max(0, 1 - positive - negative)) },
    score: two((pleases.length + neutral.length * 0.5) / all),
  };
}
