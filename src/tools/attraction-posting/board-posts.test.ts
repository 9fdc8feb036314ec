import { expect, it } from 'vitest';
import { writeBoardPosts } from './board-posts.ts';
import { readAttractionPosting } from './content.ts';
import { attractionPostingSample } from './sample.ts';

const view = readAttractionPosting(attractionPostingSample);
const posts = (parts: Partial<typeof view.publicJobPosting>) =>
  writeBoardPosts({ ...view, publicJobPosting: { ...view.publicJobPosting, ...parts } });

it('is the same whole text where it fits', () => {
  const [boards, linkedIn] = posts({});
  expect(boards?.text).toContain(view.publicJobPosting.headline);
  expect(linkedIn).toMatchObject({ text: boards?.text, isWhole: true });
});

it('leaves out whole parts from the end, and keeps how to apply', () => {
  const [boards, linkedIn] = posts({
    whyJoinUs: 'Reasons. '.repeat(200),
    idealCandidate: 'You. '.repeat(400),
    applicationCTA: 'Write to us.',
  });
  expect(boards?.text).toContain('Ideal Candidate');
  expect(linkedIn?.text).toContain('Reasons.');
  expect(linkedIn?.text).not.toContain('Ideal Candidate');
  expect(linkedIn?.text).toMatch(/How to Apply\nWrite to us\.$/);
  expect(linkedIn?.text.length).toBeLessThanOrEqual(3000);
  expect(linkedIn?.isWhole).toBe(false);
});

it('cuts only what is too long by itself', () => {
  const [, linkedIn] = posts({ applicationCTA: 'Write. '.repeat(600) });
  expect(linkedIn?.text).toHaveLength(3000);
  expect(linkedIn?.text).toMatch(/…$/);
});
