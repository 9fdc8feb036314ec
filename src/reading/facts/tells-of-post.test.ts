import { expect, test } from 'vitest';
import { readIntroducing } from './introduces.ts';
import { tellsOfPost } from './tells-of-post.ts';

test.each([
  'There will be a particular focus on wool',
  'Your success will be equal to your love of looms',
  'The examination will consist of a piece of cloth, judged by the guild',
  'All weekly employees will be part of the guild of dyers',
  'Background checks are performed in line with the act',
  'By joining us as a dyer, you will be able to use what you know of wool',
  'The work will focus on rugs and carpets',
  'Some of the work that goes with the post will be done at home',
  'The person chosen for this post will be joining a crew of old friends',
  'On the day of the written test, candidates will be asked to draw a knot',
  'The below list describes what we look for in each of our weavers',
])('%s asks nothing', (text) => {
  expect(tellsOfPost(text)).toBe(true);
});

test.each([
  'The work requires a steady hand',
  'This role needs someone who knows wool',
  'The ability to tell one dye from another',
  'The dyer will be diligent and a strong communicator',
  'There must be no gaps in your record',
  'Steady hands and good eyes',
  'Employees must wear boots at all times',
])('%s may ask something', (text) => {
  expect(tellsOfPost(text)).toBe(false);
});

test('who is invited is asked for what could be shown, and for nothing else', () => {
  expect(
    readIntroducing("If you love the sea and long walks, we'd love to hear from you"),
  ).toBeNull();
  expect(
    readIntroducing('Whether you are new to wool or an old hand, we will teach you'),
  ).toBeNull();
  expect(
    readIntroducing('If you have two years of weaving in a mill, we encourage you to apply'),
  ).toEqual({ demand: 'Two years of weaving in a mill' });
});
