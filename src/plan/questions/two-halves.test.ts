import { describe, expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { askDoubts } from './doubts.ts';

type Facts = Parameters<typeof sourceOf>[0];
type More = Parameters<typeof sourceOf>[1];
const ask = (facts: Facts, more: More = {}): string =>
  askDoubts(
    sourceOf(facts, {
      place: { country: 'GB' } as never,
      roleSaid: [],
      openings: null,
      title: { given: 'Ferry Pilot', clean: 'Ferry Pilot', singular: 'ferry pilot' },
      ...more,
    }),
  )
    .map((question) => question.ask)
    .join('\n');

describe('what a text says by halves', () => {
  it('asks which of two lines on experience holds', () => {
    const wanted = {
      kind: 'other',
      text: 'We want an experienced ferry pilot for the sound',
    } as const;
    const wish = { kind: 'experience', text: 'Experience of piloting ferries desired' } as const;
    expect(ask([wanted, wish])).toMatch(/least experience you would interview/);
    expect(ask([wish])).not.toMatch(/least experience/);
  });

  it('asks how many, where the title stands in the plural', () => {
    const line = { kind: 'other', text: 'A place has come free for keen ferry pilots' } as const;
    expect(ask([line])).toMatch(/how many posts/);
    expect(ask([line], { openings: { count: 3 } as never })).not.toMatch(/how many posts/);
  });

  it('asks how a second name of the job shares the week', () => {
    const said = [{ text: 'We need a Ferry Pilot/Tour Guide for the summer.' }] as never;
    expect(ask([], { roleSaid: said })).toMatch(/"Ferry Pilot\/Tour Guide": how much of the week/);
  });

  it('asks for the figure of today where a proud one is old', () => {
    const line = {
      kind: 'culture',
      text: 'Our fares brought growth in revenue of 40% in 2019',
    } as const;
    expect(ask([line])).toMatch(/figure of last year/);
  });

  it('asks whether a demand that depends holds here, and how well a language must be known', () => {
    expect(
      ask([{ kind: 'licence', text: 'Radar certificate (if required, see appendix)' }]),
    ).toMatch(/is it required for this post/);
    expect(ask([{ kind: 'language', text: 'Proficiency in English & Welsh' }])).toMatch(
      /at what level, spoken only or written too/,
    );
    expect(ask([{ kind: 'language', text: 'Fluent spoken Welsh with guests' }])).not.toMatch(
      /at what level/,
    );
  });

  it('asks whether newcomers are meant, and leaves days of leave alone', () => {
    expect(
      ask([{ kind: 'other', text: 'An ideal job for anyone who has considered going to sea' }]),
    ).toMatch(/never done this welcome/);
    expect(
      ask([{ kind: 'benefit', text: '25 days leave and bank holidays (pro-rata)' }], {
        pay: { stated: '£30,000', words: null, source: { from: 'job', quote: '' } } as never,
      }),
    ).not.toMatch(/full-time figure/);
  });
});
