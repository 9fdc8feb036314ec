import { describe, expect, it } from 'vitest';
import { countStarts } from '#shared/count-starts.ts';
import { listDates } from '../questions/gaps.ts';
import { ownWords } from '../wording/own-words.ts';
import { saySites } from '../place/place.ts';
import { askOpenings, nameWanted, sayOpenings } from './say-openings.ts';
import { sourceOf } from '../testing/source-of.ts';

const cited = {
  from: 'job',
  field: 'sourceText',
  quote: 'hiring several cooks',
  start: 0,
} as const;
const none = { openings: null, severalOpenings: null };
const several = {
  openings: null,
  severalOpenings: { text: 'hiring several cooks', source: cited },
};
const three = { openings: { count: 3, source: cited }, severalOpenings: null };

describe('how many are to be hired', () => {
  it('is planned as stated, for two where several are wanted, else for one', () => {
    expect([none, several, three].map(countStarts)).toEqual([1, 2, 3]);
    expect(sayOpenings(three)).toBe('3 to be hired');
    expect(sayOpenings(several)).toMatch(/^several to be hired, number not stated/);
    expect(sayOpenings(none)).toMatch(/assumption/);
  });

  it('is said with a plain plural where the title has one', () => {
    const cook = { title: 'line cook', aTitle: 'a line cook' };
    expect(nameWanted(none, cook)).toBe('a line cook');
    expect(nameWanted(several, cook)).toBe('line cooks');
    const head = { title: 'head of sales', aTitle: 'a head of sales' };
    expect(nameWanted(several, head)).toBe('more than one head of sales');
  });

  it('is asked with what the text says of it', () => {
    expect(askOpenings(several)).toContain('hiring several cooks');
    expect(askOpenings(none)).toBe('how many people are to be hired');
    const dates = { startDate: null, deadline: null };
    const said = { kind: 'other', text: 'We are looking for a cook' } as const;
    const ask = (wanted: typeof none | typeof several): string[] =>
      listDates(sourceOf([said], { ...dates, ...wanted }), []).map(({ matter }) => matter);
    expect(ask(several)).toContain('Openings');
    expect(ask(none)).not.toContain('Openings');
  });
});

describe('sites', () => {
  const { employer } = sourceOf([]).brief;
  const sites = [
    { name: 'Pearl', address: '12 Mill St, Portland, OR', source: cited },
    { name: null, address: '7 Birch Ave', source: cited },
  ];

  it('are named with their streets', () => {
    expect(saySites({ sites, employer })).toBe('Sites: Pearl (12 Mill St) and 7 Birch Ave.');
    expect(saySites({ sites: sites.slice(0, 1), employer })).toBe(
      'The address is Pearl (12 Mill St).',
    );
    expect(saySites({ sites: [], employer })).toBe('');
  });

  it('would give away an employer who is not to be named', () => {
    expect(saySites({ sites, employer: { ...employer, confidential: true } })).toBe('');
  });
});

describe('words of a trait', () => {
  it('stand in a list without who has it', () => {
    const quote = 'You are friendly and patient';
    const source = { from: 'job', field: 'sourceText', quote, start: 0 } as const;
    const { facts } = sourceOf([{ kind: 'trait', text: 'Friendly and patient', source }]).brief;
    expect(facts.map(ownWords)).toEqual(['Friendly and patient']);
  });
});
