import { expect, it } from 'vitest';
import type { Brief, SpokenMatter } from '#shared/brief.ts';
import { askOffHours, askShifts, askTravel } from './questions/gaps.ts';
import { askTextGaps } from './questions/text-gaps.ts';
import { sourceOf } from './testing/source-of.ts';

const speaking = (about: SpokenMatter, text: string): Pick<Brief, 'spoken'> => ({
  spoken: [{ about, text, source: { from: 'job', field: 'sourceText', quote: text, start: 0 } }],
});

it('asks which days, and never how many, where the text says how often people come in', () => {
  const source = sourceOf([], {
    workType: 'hybrid',
    ...speaking('office days', 'Office one per week or as needed'),
  });
  expect(askTextGaps(source).map(({ topic, ask }) => `${topic}: ${ask}`)).toEqual([
    'Which days in the office: The text says "Office one per week or as needed": which days are those, and from which week?',
  ]);
  const fixed = speaking('office days', 'RTO Monday to Friday');
  expect(askTextGaps(sourceOf([], { workType: 'hybrid', ...fixed }))).toEqual([]);
});

it('calls no time, share or extra pay unsaid of which the text speaks', () => {
  const weekends = [{ kind: 'schedule', text: 'Rotating shifts on weekends' }] as const;
  expect(askShifts(sourceOf(weekends, speaking('times', '7am to 3pm')), true)).toEqual([]);
  const paid = speaking('extra pay', 'Pay includes overtime and weekends');
  expect(askOffHours(sourceOf(weekends, paid)).map(({ ask }) => ask)).toEqual([
    'The text says "Pay includes overtime and weekends": what does that mean for weekends, in figures?',
  ]);
  const travel = [{ kind: 'travel', text: 'Willing to travel' }] as const;
  expect(askTravel(sourceOf(travel, speaking('travel', 'About 40% travel')))).toEqual([]);
});
