import { expect, it } from 'vitest';
import { noForms, type Fact } from '#shared/brief.ts';
import { listenTo } from './listen-to.ts';

const toFact = (text: string, kind: Fact['kind'] = 'duty'): Fact => ({
  id: 'duty-1',
  kind,
  importance: 'must',
  text,
  short: text,
  terms: [],
  forms: noForms,
  source: { from: 'organization', field: 'description' },
});

const says = listenTo({
  title: { given: 'Paralegal', clean: 'Paralegal', singular: 'paralegal' },
  facts: [
    toFact('You will visit nursing homes, and it matters to PAs and partners'),
    toFact('Dental and vision insurance', 'benefit'),
  ],
});

it('hears a term in one or in many', () => {
  expect(says('nursing home')).toBe(true);
  expect(says('Paralegal')).toBe(true);
  expect(says('PA')).toBe(true);
});

it('takes no other word for it', () => {
  expect(says('wills')).toBe(false);
  expect(says('IT')).toBe(false);
  expect(says('nurse')).toBe(false);
});

it('hears what the employer and the place of work are called', () => {
  const title = { given: 'Receptionist', clean: 'Receptionist', singular: 'receptionist' };
  const employer = { name: 'The Harbor Lights Hotel' };
  expect(listenTo({ title, facts: [], employer })('hotel')).toBe(true);
  const workplace = { text: 'Terminal 2, Northern Airport' };
  expect(listenTo({ title, facts: [], workplace })('airport')).toBe(true);
  expect(listenTo({ title, facts: [] })('hotel')).toBe(false);
});

it('does not listen to what is offered', () => {
  expect(says('dental')).toBe(false);
});

it('hears nothing in turns of speech', () => {
  const title = { given: 'Engineer', clean: 'Engineer', singular: 'engineer' };
  const hear = listenTo({
    title,
    facts: [toFact('A crew of team players; a degree in a related field; years of service count')],
  });
  expect(['players', 'field', 'service'].filter(hear)).toEqual([]);
});
