import { expect, it } from 'vitest';
import { mapText } from './mapped-text.ts';
import { joinTornProse } from './torn-prose.ts';

const join = (text: string): string => joinTornProse(mapText(text)).text;

it('puts a sentence together that was broken within a name', () => {
  expect(
    join('You weave to order. Some knowledge of Loom\nStar software would be an advantage.'),
  ).toBe('You weave to order. Some knowledge of LoomStar software would be an advantage.');
  expect(join('We weave rugs for hotels. Weft\nHouse has four mills.')).toBe(
    'We weave rugs for hotels. WeftHouse has four mills.',
  );
  // A half that is a verb elsewhere, before another name.
  expect(
    join('You weave. Experience of Yarn\nSource Stock software would be an advantage.'),
  ).toContain('Experience of Yarn Source Stock software would be an advantage.');
  expect(join('You order yarn. You use tools such as Carder, Warp\nDesk, and others.')).toContain(
    'Carder, WarpDesk, and others',
  );
});

it('joins a name behind an article that goes on with another name', () => {
  expect(join('We weave rugs. We are proud to be a Clear\nStream Gold Partner of the town.')).toBe(
    'We weave rugs. We are proud to be a ClearStream Gold Partner of the town.',
  );
});

it('keeps lines apart that somebody meant', () => {
  const meant = [
    'You weave to order. You travel to Canada\nMust have a passport.',
    'We weave rugs. We are proud of our mill in Leeds\nExperience with looms is a plus.',
    'We weave rugs for hotels. About Weft\nWeft is a mill.',
    'Weave to order with Loom\nStar pupils are welcome.',
    'We weave rugs. Our benefits\nHealth, dental and vision insurance.',
    'We weave rugs. The Role\nYou weave.',
    'Repairs of looms. Work with Sales\nMonitors and orders yarn.',
  ];
  for (const text of meant) expect(join(text)).toBe(text);
});
