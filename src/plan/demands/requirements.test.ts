import { expect, it } from 'vitest';
import { type Brief, type Fact, noForms } from '#shared/brief.ts';
import { openDashes, ownWords } from '../wording/own-words.ts';
import { isDebris, listMusts, listNice } from './requirements.ts';

const toFact = (text: string, more: Partial<Fact> = {}): Fact => ({
  id: text,
  kind: 'education',
  importance: 'nice',
  text,
  short: text,
  terms: [],
  forms: noForms,
  source: { from: 'job', field: 'sourceText', quote: text, start: 0 },
  ...more,
});
const toBrief = (...facts: Fact[]): Brief => ({ facts }) as Partial<Brief> as Brief;

it('counts what calls itself required as a must, wherever it stands', () => {
  const brief = toBrief(
    toFact('B.S. in Mathematics required'),
    toFact('A driving licence, but not required'),
    toFact('M.A. in Mathematics'),
  );
  expect(listMusts(brief).map(ownWords)).toEqual(['B.S. in Mathematics required']);
  expect(listNice(brief)).toHaveLength(2);
});

it('counts a must of no kind, and no remark', () => {
  const brief = toBrief(
    toFact('Own hood and hand tools', { kind: 'other', importance: 'must' }),
    toFact('Crews are always two people', { kind: 'other' }),
  );
  expect(listMusts(brief).map(ownWords)).toEqual(['Own hood and hand tools']);
});

it('takes off a heading that lost its line', () => {
  expect(ownWords(toFact('Qualifications8+ years of experience'))).toBe('8+ years of experience');
  expect(ownWords(toFact('OSHA 10 card'))).toBe('OSHA 10 card');
});

it('reads a dash between days and hours as "to", and leaves other dashes', () => {
  expect(openDashes('Mon - Fri, 9-5')).toBe('Mon to Fri, 9 to 5');
  expect(openDashes('a 10-month contract')).toBe('a 10-month contract');
});

it('keeps a demand a must whose end alone is a wish', () => {
  const brief = toBrief(
    toFact('Experience as a glazier, ideally in old houses', {
      kind: 'experience',
      importance: 'preferred',
    }),
    toFact('Experience with lead, ideally in churches, preferred', {
      kind: 'experience',
      importance: 'preferred',
    }),
  );
  expect(listMusts(brief)).toHaveLength(1);
});

it('counts no presence and no other hours: the way of working tells them', () => {
  const brief = toBrief(
    toFact('Full in-person', { kind: 'schedule', importance: 'must' }),
    toFact('Monday to Friday', { kind: 'schedule', importance: 'must' }),
  );
  expect(listMusts(brief)).toEqual([]);
});

it('takes for a wish what is called helpful, beneficial or welcome, and no helpful person', () => {
  const toSkill = (text: string) => toFact(text, { kind: 'skill', importance: 'must' });
  const brief = toBrief(
    toSkill('Soldering skills are very helpful'),
    toSkill('Experience with lead would be beneficial'),
    toSkill('Knowledge useful in old houses'),
    toSkill('You are helpful to apprentices'),
    toSkill('Cut glass to size'),
  );
  expect(listMusts(brief).map(ownWords)).toEqual([
    'You are helpful to apprentices',
    'Cut glass to size',
  ]);
});

it('takes a row of a form for no demand, and a sentence of how often for one', () => {
  const of = (text: string): boolean =>
    isDebris({ kind: 'physical', importance: 'must', text, terms: [] } as unknown as Fact);
  expect(of('Standing - frequently')).toBe(true);
  expect(of('Occasionally')).toBe(true);
  expect(of('Regularly stand')).toBe(false);
});

it('keeps a line of several loads, and no row of a form', () => {
  const of = (text: string) => isDebris(toFact(text, { kind: 'physical', importance: 'must' }));
  expect(of('Able to carry 90 lbs. occasionally and 20 lbs. constantly')).toBe(false);
  expect(of('Carry 90 lbs. occasionally, 40 lbs. frequently')).toBe(false);
  expect(of('Standing - Frequently')).toBe(true);
});
