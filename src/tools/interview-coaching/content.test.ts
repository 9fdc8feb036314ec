import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/contract-suite.ts';
import { interviewCoachingSchema as schema, readInterviewCoaching as read } from './content.ts';
import { interviewCoachingSample as sample } from './sample.ts';

describeContract('interviewCoaching', { schema, read, sample });

describe('reading a coaching package', () => {
  it('reads the guide from an object', () => {
    expect(read(sample).roleSpecificInterviewPrepGuide[1]).toEqual({
      label: 'What to bring',
      points: ['License number', 'Two people who have taken report from you'],
    });
  });

  it('reads the guide from numbered text and from a list', () => {
    const guide = [{ label: '', points: ['Arrive early', 'Bring your license'] }];
    expect(
      read({ roleSpecificInterviewPrepGuide: '1. Arrive early\n2. Bring your license' }),
    ).toMatchObject({
      roleSpecificInterviewPrepGuide: guide,
    });
    expect(
      read({ roleSpecificInterviewPrepGuide: ['Arrive early', 'Bring your license'] }),
    ).toMatchObject({
      roleSpecificInterviewPrepGuide: guide,
    });
  });

  it('reads questions without a category, and from a map of categories', () => {
    const question = { question: 'Why nights?', keyPoints: ['Say why'] };
    const read1 = read({ sampleBehavioralTechnicalQA: [question] }).sampleBehavioralTechnicalQA;
    expect(read1).toMatchObject([{ category: '', questions: [question] }]);
    const read2 = read({ sampleBehavioralTechnicalQA: { behavioral: [question] } });
    expect(read2.sampleBehavioralTechnicalQA).toMatchObject([
      { category: 'Behavioral', questions: [question] },
    ]);
  });

  it('keeps a culture overview that is one text', () => {
    expect(read({ companyCultureOverview: 'Call early.' }).companyCultureOverview.text).toBe(
      'Call early.',
    );
  });

  it('reads what success looks like from a map or a text', () => {
    expect(read(sample).whatSuccessLooksLikeBrief[0]?.label).toBe('30 days');
    expect(read({ whatSuccessLooksLikeBrief: 'Five patients' }).whatSuccessLooksLikeBrief).toEqual([
      { label: '', text: 'Five patients' },
    ]);
  });

  it('keeps the lines of the video script', () => {
    expect(read(sample).videoScriptForLoomWalkthrough).toBe(sample.videoScriptForLoomWalkthrough);
  });
});
