import { expect, it } from 'vitest';
import { sayAnchors, splitSigns } from './anchors.ts';

it('has four steps, each by what is heard', () => {
  expect(
    sayAnchors({
      strong: 'Names the knot, shows what was cut, and what came of it',
      weak: 'Never lost a net',
    }),
  ).toBe(
    '9-10: names the knot, shows what was cut, and what came of it. 7-8: most of this, but has to be asked for what came of it. 5-6: names the knot, but stays general on the rest. Below 5: never lost a net.',
  );
});

it('says the last sign only where it can be asked for', () => {
  const strong = 'Own nets named, mended at once, told the mate';
  expect(sayAnchors({ strong, weak: 'No net' })).toContain(
    '7-8: most of this, with one point left open.',
  );
  const done = 'Own nets named, mended at once, the person thanked them';
  expect(sayAnchors({ strong: done, weak: 'No net' })).toContain(
    '7-8: most of this, with one point left open.',
  );
});

it('tells two signs apart by how fully they are said', () => {
  expect(sayAnchors({ strong: 'Own nets named, mended at once', weak: 'No net' })).toContain(
    '7-8: both, one of them only in outline. 5-6: one of the two, in general terms.',
  );
});

it('takes nothing apart that belongs together', () => {
  expect(splitSigns('Names the knot (bowline, reef or hitch)')).toHaveLength(1);
  expect(sayAnchors({ strong: 'A case of their own', weak: 'None' })).toContain(
    '5-6: the main point, in general terms.',
  );
});

it('keeps of a long row the first signs, whole', () => {
  const strong =
    'Knocks on the hull first and listens to what comes back, names the net and the knot that held it in the last storm, shows what was cut from it and why, ties it twice, signs the book at the end of the watch';
  const [first] = sayAnchors({ strong, weak: 'None' }).split(' 7-8:');
  expect(first).toMatch(/^9-10: knocks on the hull .* held it in the last storm\.$/);
});

it('counts signs that cannot be told apart', () => {
  expect(sayAnchors({ strong: 'Gives food, time or date, cut, cost', weak: 'None' })).toContain(
    '7-8: all but one of these. 5-6: one or two of these.',
  );
});
