import { describe, expect, it } from 'vitest';
import { readSourcingStrategy } from './content.ts';
import { sumChannelTime } from './channel-time.ts';
import { sourcingStrategySample } from './sample.ts';

const { channelRecommendations } = readSourcingStrategy(sourcingStrategySample);

describe('sumChannelTime', () => {
  it('adds the shares of the platforms of each channel', () => {
    expect(sumChannelTime(channelRecommendations)).toEqual([
      { label: 'Referrals', percent: 40 },
      { label: 'Direct sourcing', percent: 60 },
    ]);
  });

  it('says nothing when a share is missing or is no percentage', () => {
    const channels = readSourcingStrategy({
      channels: [{ channelType: 'A', platforms: [{ name: 'x', timeAllocation: '10 hours' }] }],
    }).channelRecommendations;
    expect(sumChannelTime(channels)).toEqual([]);
    expect(sumChannelTime([])).toEqual([]);
  });
});
