import { readNumber } from '../reading/number.ts';
import type { SourcingStrategyView } from './content.ts';

type Channels = SourcingStrategyView['channelRecommendations'];

/** Percent of the time for each channel; empty unless every platform states its share. */
export function sumChannelTime(channels: Channels): { label: string; percent: number }[] {
  const sums = channels.map(({ channelType, platforms }) => ({
    label: channelType,
    shares: platforms.map(({ timeAllocation }) => readShare(timeAllocation)),
  }));
  const isComplete = sums.every(({ shares }) => shares.length > 0 && !shares.includes(null));
  if (!isComplete) return [];
  return sums.map(({ label, shares }) => ({
    label,
    percent: shares.reduce<number>((sum, share) => sum + (share ?? 0), 0),
  }));
}

/** Only a plain percentage counts: "10 hours" is no share of the whole. */
function readShare(text: string): number | null {
  return /^\s*\d+(?:\.\d+)?\s*%/.test(text) ? readNumber(text) : null;
}
