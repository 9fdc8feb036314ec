import { describe, expect, it } from 'vitest';

import { toolIds } from '#shared/tool-info.ts';
import { contracts } from '#tools/contracts.ts';

import { describeInside } from './describe-inside.ts';

describe('describeInside', () => {
  it('counts through lists and maps', () => {
    const content = {
      personaBreakdowns: [{ personaName: 'Local' }],
      channelRecommendations: [{ platforms: [{ name: 'a' }, { name: 'b' }] }],
      booleanStrings: { linkedIn: { broad: 'x', narrow: 'y' }, google: { site: 'z' } },
    };
    const text = '1 persona, 2 channels, 3 search strings';
    expect(describeInside('sourcingStrategy', content)).toBe(text);
    expect(describeInside('sourcingStrategy', JSON.stringify(content))).toBe(text);
  });

  it.each(toolIds)('has something to say of %s', (tool) => {
    const parts = describeInside(tool, contracts[tool].sample).split(', ');
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.join()).toMatch(/^\S.*\d/);
  });

  it.each([null, undefined, 'words', 7, [], { personaBreakdowns: 3 }])(
    'is silent on %j',
    (junk) => {
      expect(toolIds.map((tool) => describeInside(tool, junk)).join('')).toBe('');
    },
  );
});
