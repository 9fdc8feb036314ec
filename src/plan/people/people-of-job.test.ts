import { expect, it } from 'vitest';
import type { Drawer } from '#knowledge/drawer.ts';
import type { Brief, Fact } from '#shared/brief.ts';
import type { Gate } from '../criteria/criterion.ts';
import { noWords } from './job-words.ts';
import { findLedPeople } from './led-people.ts';
import { withPeopleOfJob } from './people-of-job.ts';
import { findStepUp } from './step-up.ts';
import { findCareerWish } from './wish-of-career.ts';

const fact = (kind: Fact['kind'], text: string, importance: Fact['importance'] = 'must') =>
  ({
    kind,
    text,
    importance,
    id: text,
    terms: [],
    forms: { nounPhrase: text },
    source: { from: 'job', quote: text },
  }) as unknown as Fact;

const brief = (title: string, facts: Fact[]): Brief =>
  ({
    language: 'en',
    title: { given: title, clean: title, singular: title.toLowerCase() },
    seniority: { level: null, years: null },
    facts,
    conditions: [],
    place: { country: 'US', label: '', resolved: null },
    employer: { name: '', industry: null },
    pay: null,
    deal: [],
    termLines: [],
    employerBlocks: [],
    roleSaid: [],
    hints: [],
    searchWords: [],
    workplace: null,
  }) as unknown as Brief;

const persona = (id: string, name: string, search: string[]) => ({
  id,
  name,
  search,
  level: 'mid',
  now: '',
  brings: [],
  to_check: [],
});

const drawer = {
  trade: 'glaze chemist',
  serves: ['19-2031'],
  kind: 'engineering-and-science',
  titles: { any: ['glaze chemist'] },
  competencies: [],
  personas: [
    persona('same-lab', 'Chemist in the same field', ['glaze chemist']),
    persona('paint', 'Paint chemist of a large brand', ['solvents', 'gloss meter']),
    persona('kiln', 'Kiln engineer at a works', ['kiln curve', 'sintering']),
    persona('small', 'Handles one step in a large department', ['step']),
  ],
} as unknown as Drawer;

const names = (job: Brief): string[] =>
  withPeopleOfJob(drawer, job, null).personas.map(({ name }) => name);

it('looks for whoever has what the job would like, by its own words', () => {
  const job = (line: Fact) => findCareerWish(brief('Kiln Manager', [line]))?.words;
  expect(
    job(fact('experience', 'Experience in thermal spraying of tiles preferred', 'preferred')),
  ).toBe('with experience in thermal spraying of tiles');
  expect(
    job(fact('experience', 'Experience supporting ceramic or technical field', 'preferred')),
  ).toBe('with experience in ceramic or technical work');
  expect(job(fact('licence', 'level III kiln certificate', 'preferred'))).toBe(
    'with a level III kiln certificate',
  );
  expect(job(fact('experience', 'Experience in a similar role', 'preferred'))).toBeUndefined();
  expect(job(fact('experience', 'Experience in thermal spraying'))).toBeUndefined();
  // What the title says already tells nobody apart.
  expect(
    job(fact('experience', 'Experience in general kiln work preferred', 'preferred')),
  ).toBeUndefined();
  expect(
    job(fact('experience', 'Experience in enamel or kiln field preferred', 'preferred')),
  ).toBeUndefined();
});

it('hears whom the post leads', () => {
  const led = (text: string) => findLedPeople(brief('Kiln Manager', [fact('duty', text)]));
  expect(led('Oversees the training and qualifications of NDT operators')).toBe('NDT operator');
  expect(led('Manages orders of tiles')).toBeNull();
});

it('leaves out careers of the trade that a job with another title does not speak of', () => {
  const job = brief('Kiln Metallurgist', [
    fact('duty', 'Sets the kiln curve and reviews sintering'),
    fact('duty', 'Supervises kiln operators'),
    fact('experience', 'Experience in enamel preferred', 'preferred'),
  ]);
  expect(names(job)).toEqual([
    'Kiln metallurgist in the same field',
    'Kiln engineer at a works',
    'Kiln metallurgist with experience in enamel',
    'Lead kiln operator ready for the whole function',
  ]);
});

it('keeps the careers of a trade that knows the job, each named as somebody', () => {
  const job = brief('Glaze Chemist', [fact('duty', 'Mixes glazes')]);
  expect(names(job)).toEqual([
    'Glaze chemist in the same field',
    'Paint chemist of a large brand',
    'Kiln engineer at a works',
    'Glaze chemist who handles one step in a large department',
  ]);
});

it('finds the occupation one step below that the job speaks of', () => {
  const lines = [fact('duty', 'Posts invoices, keeps the books and accounts of auditing clerks')];
  expect(findStepUp('13-2011', brief('Staff Accountant', lines))?.title).toBe('accounting clerk');
  expect(findStepUp('13-2011', brief('Glaze Chemist', lines))).toBeNull();
});

it('leaves out whoever has no degree where one is demanded, and lets the same work stand in', () => {
  const gate = { kind: 'education', name: "Bachelor's degree in ceramics" } as unknown as Gate;
  const job = brief('Glaze Chemist', [fact('duty', 'Mixes glazes')]);
  const lorry = persona('lorry', 'Driver of a glaze lorry', ['truck driver']);
  const given = { ...drawer, personas: [...drawer.personas.slice(0, 2), lorry] } as Drawer;
  const asked = { criteria: [], gates: [gate], said: noWords };
  const found = withPeopleOfJob(given, job, null, asked).personas.map(({ name }) => name);
  expect(found).not.toContain('Driver of a glaze lorry');
  expect(found).toContain('Glaze chemist in a large team, with one part of the work');
});

it('begins with those whom the text itself says the job would suit', () => {
  const job = {
    ...brief('Kiln planner', [fact('duty', 'Plan the firings of the week')]),
    roleSaid: [
      {
        text: 'This role would suit a practical, organised Glaze Technician from a small pottery.',
      },
    ],
  } as unknown as Brief;
  expect(
    withPeopleOfJob(drawer, job, null).personas.find(({ id }) => id === 'post-hinted'),
  ).toMatchObject({
    name: 'Glaze technician, named in the advertisement',
    search: ['glaze technician'],
    level: 'senior',
  });
});
