import { expect, it } from 'vitest';
import { findJson } from './find-json.ts';

const given = { title: 'Welder', points: ['Nights', 'Pay "as agreed"'] };

it.each([
  ['a comma after the last item', '{"title":"Welder","points":["Nights","Pay \\"as agreed\\"",],}'],
  ['quotation marks in a text', '{"title":"Welder","points":["Nights","Pay "as agreed""]}'],
  ['a comma too few', '{"title":"Welder" "points":["Nights" "Pay \\"as agreed\\""]}'],
  ['names without quotation marks', '{title:"Welder",points:["Nights","Pay \\"as agreed\\""]}'],
  ['a remark', '{"title":"Welder", // as asked\n"points":["Nights","Pay \\"as agreed\\""]}'],
])('mends %s', (_what, reply) => {
  expect(findJson(reply)[0]).toEqual(given);
});

it('mends line breaks and tabs inside a text', () => {
  expect(findJson('{"text":"first\nsecond\tthird"}')).toEqual([{ text: 'first\nsecond\tthird' }]);
});

it('leaves alone what needs no mending', () => {
  const text = '{"text":"{a: 1,} // \\"so\\""}';
  expect(findJson(text)).toContainEqual({ text: '{a: 1,} // "so"' });
});

it.each(['{"title":"Welder","points":["Nights","Pay', '{"title":"Welder","points":["Nights"'])(
  'does not make up the end of %s',
  (cut) => {
    expect(findJson(cut)).toEqual([]);
  },
);

it.each([
  ['prose', 'I am sorry, I cannot do this.'],
  ['a list', '["a", "b",]'],
  ['depth without end', '{"a":'.repeat(50_000) + '}'.repeat(50_000)],
  ['nothing but quotation marks', `{${'"'.repeat(50_001)}}`],
])('finds nothing in %s', (_what, reply) => {
  expect(findJson(reply)).toEqual([]);
});
