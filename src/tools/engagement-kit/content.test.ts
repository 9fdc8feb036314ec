import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/contract-suite.ts';
import { engagementKitSchema as schema, readEngagementKit as read } from './content.ts';
import { engagementKitSample as sample } from './sample.ts';

describeContract('engagementKit', { schema, read, sample });

describe('reading a kit', () => {
  it('sorts voicemail scripts into their tabs by type', () => {
    const types = ['Candidate DATABASE', 'missed call', 'Live transfer', 'Referral', ''];
    const view = read({ voicemailScripts: types.map((type) => ({ type, script: 'Hello' })) });
    expect(view.voicemailScripts.map(({ tab }) => tab)).toEqual([
      'databaseOutreach',
      'liveMissedCall',
      'liveMissedCall',
      'warmReferral',
      'warmReferral',
    ]);
  });

  it('reads evidence under either spelling', () => {
    const item = {
      objection: 'Too far',
      rebuttal: 'See the map',
      supportingEvidence: 'Job: place',
    };
    expect(
      read({ candidateObjectionRebuttals: [item] }).candidateObjectionRebuttals[0]
        ?.supporting_evidence,
    ).toBe('Job: place');
  });

  it('keeps the line breaks of a mail', () => {
    expect(read(sample).multiStepEmailTemplates[0]?.template).toContain('fast.\n\nOur night team');
  });
});
