import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/contract-suite.ts';
import { attractionPostingSchema as schema, readAttractionPosting as read } from './content.ts';
import { attractionPostingSample as sample } from './sample.ts';

describeContract('attractionPosting', { schema, read, sample });

describe('reading a posting', () => {
  it('reads the stored shape unchanged', () => {
    expect(read(sample)).toEqual(sample);
  });

  it('takes lists from text of several lines', () => {
    const view = read({
      attractionPoints: '1. Fixed nights\n2. One preceptor',
      embeddedKeywords: 'nursing',
    });
    expect(view.attractionPoints).toEqual(['Fixed nights', 'One preceptor']);
    expect(view.embeddedKeywords).toEqual(['nursing']);
  });

  it('keeps a posting that is one text', () => {
    expect(read({ publicJobPosting: 'Nights in Hays.' }).publicJobPosting.roleOverview).toBe(
      'Nights in Hays.',
    );
  });
});
