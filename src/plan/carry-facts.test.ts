import { describe, expect, it } from 'vitest';
import { addFacts, carryFacts } from './carry-facts.ts';
import { sourceOf } from './testing/source-of.ts';

type Wanted = Parameters<typeof addFacts>[1];

const plan = {
  sentences: {
    pay: 'Pay: £24,102 (£12.50 per hour).',
    hours: 'Hours: full or part time over a 7-day rota.',
    place: 'The job is in Leeds.',
    benefits: '',
    duties: '',
    musts: '',
    start: '',
    contract: 'It is full time or part time.',
  },
  pay: { spoken: '£12.50 an hour' },
  names: { title: 'dock supervisor', employer: 'Harrow Freight', city: 'Leeds' },
  offers: ['27 days of leave', 'Great opportunities'],
  ownFacts: [
    'From the advertisement: "46 trailers a night".',
    'From the advertisement: "Two docks".',
  ],
  condition: 'To know before you answer: "Night shifts in turn".',
  phrases: null,
} as Partial<Wanted> as Wanted;
const source = sourceOf([]);
const mail = `[First name], docks never sleep.

Harrow Freight in Leeds is looking for a dock supervisor.

Which shift would you keep?

[your name]
No is fine.`;

describe('addFacts', () => {
  it('says pattern, pay, the job’s own fact and its hard part, each once, before the question', () => {
    const parts = addFacts(source, plan, mail).split('\n\n');
    expect(parts[2]).toBe(
      'From the advertisement: "46 trailers a night". Hours: full or part time over a 7-day rota. Pay: £24,102 (£12.50 per hour). Also advertised: 27 days of leave. To know before you answer: "Night shifts in turn".',
    );
    expect(parts.at(-1)).toContain('No is fine.');
  });

  it('tells each persona another fact and repeats nothing of the mail', () => {
    const second = addFacts(source, plan, mail.replace('sleep.', 'sleep. 27 days of leave.'), 1);
    expect(second).toContain('Two docks');
    expect(second.match(/27 days/g)).toHaveLength(1);
  });

  it('leaves a blank where no pay is stated', () => {
    const unpaid = { ...plan, sentences: { ...plan.sentences, pay: '' } };
    expect(addFacts(source, unpaid, mail)).toContain('Pay: [range: add].');
  });
});

describe('carryFacts', () => {
  it('puts them after the job is named, as far as there is room', () => {
    const text = 'Hi [First name], Harrow Freight calling. They need a dock supervisor. Text me?';
    expect(carryFacts(source, plan, text, { most: 110 })).toBe(
      'Hi [First name], Harrow Freight calling. They need a dock supervisor. Pay is £12.50 an hour. Text me?',
    );
    const long = 'Pay: £12.50 per hour, with a higher rate on Sundays and after six months.';
    const spoken = carryFacts(
      source,
      { ...plan, sentences: { ...plan.sentences, pay: long } },
      `${text} ${long}`,
      { isSpoken: true },
    );
    expect(spoken).not.toContain('advertisement');
    expect(spoken).toContain('Pay is £12.50 an hour.');
    expect(spoken).not.toContain('Sundays');
  });
});
