import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/contract-suite.ts';
import { candidateMessagingSchema as schema, readCandidateMessaging as read } from './content.ts';
import { candidateMessagingSample as sample } from './sample.ts';

describeContract('candidateMessaging', { schema, read, sample });

describe('reading messages', () => {
  it('reads the stored shape unchanged', () => {
    expect(read(sample)).toEqual(sample);
  });

  it('keeps scripts and sequences that are plain texts', () => {
    const view = read({ outreachScripts: ['Hello'], emailSequences: [['First', 'Second']] });
    expect(view.outreachScripts[0]).toEqual({
      channel: '',
      persona: '',
      limit: null,
      subject: '',
      script: 'Hello',
    });
    expect(view.emailSequences[0]?.steps.map(({ body }) => body)).toEqual(['First', 'Second']);
  });

  it('keeps every sample text within its limit', () => {
    const texts = [
      ...sample.outreachScripts.map(({ limit, script }) => ({ limit, text: script })),
      ...sample.socialOutreach,
    ];
    expect(texts.filter(({ limit, text }) => limit !== null && text.length > limit)).toEqual([]);
  });
});
