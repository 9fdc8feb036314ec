import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/contract-suite.ts';
import { readSourcingStrategy as read, sourcingStrategySchema as schema } from './content.ts';
import { sourcingStrategySample as sample } from './sample.ts';

describeContract('sourcingStrategy', { schema, read, sample });

describe('reading a sourcing strategy', () => {
  it('reads content under its own name, with a description beside it', () => {
    const { toolDescription, ...rest } = sample;
    expect(read({ toolDescription, sourcingStrategy: rest })).toEqual(read(sample));
  });

  it.each(['personaBreakdowns', 'personas'])('reads personas from %s', (name) => {
    expect(
      read({ [name]: [{ personaName: 'Traveler' }, { name: 'Graduate' }] }).personaBreakdowns,
    ).toMatchObject([{ personaName: 'Traveler' }, { personaName: 'Graduate' }]);
  });

  it.each(['channelRecommendations', 'channels'])('reads channels from %s', (name) => {
    const [channel] = read({
      [name]: [{ channelType: 'Referrals', platforms: ['Unit nurses'] }],
    }).channelRecommendations;
    expect(channel?.platforms[0]?.name).toBe('Unit nurses');
  });

  it('reads search strings, one or several for a platform, with their quotes', () => {
    const { booleanStrings } = read({
      booleanStrings: { Google: '"registered nurse"', LinkedIn: { broad: 'RN' } },
    });
    expect(booleanStrings).toEqual([
      { label: 'Google', strings: [{ label: '', text: '"registered nurse"' }] },
      { label: 'LinkedIn', strings: [{ label: 'Broad', text: 'RN' }] },
    ]);
  });

  it('reads diversity sourcing from an object of lists', () => {
    const diversitySourcing = {
      targetGroups: ['Veterans'],
      sourcingChannels: 'Colleges',
      partnerships: ['Workforce center'],
      outreachTactics: ['Open evening'],
    };
    expect(read({ diversitySourcing }).diversitySourcing).toEqual([
      { focus: 'Target groups', resources: [], strategies: ['Veterans'] },
      { focus: 'Sourcing channels', resources: [], strategies: ['Colleges'] },
      { focus: 'Partnerships', resources: [], strategies: ['Workforce center'] },
      { focus: 'Outreach tactics', resources: [], strategies: ['Open evening'] },
    ]);
  });

  it('reads physical requirements by name', () => {
    expect(read(sample).idealCandidateProfile.primaryRequirements.physicalRequirements).toEqual([
      { label: 'Standing', text: 'Most of a 12-hour shift' },
      { label: 'Lifting', text: 'By device above 35 lb' },
    ]);
  });
});
