import { expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { readJobText } from '../read-job-text.ts';
import { understand } from '../read-stored-job.ts';
import { emptyJobText, textOf, type JobText } from './job-text.ts';
import { readJobUnits } from './units-of-job.ts';

const pasted = `Pipe Welder
Location: Tulsa, OK

Caddo Pipe & Vessel builds pressure vessels for refineries.

Responsibilities
- Weld carbon and stainless pipe from 2 to 24 inches
- Read isometric drawings before fit-up
- Keep a log of heat numbers

Requirements
- 3 years of pipe welding in a code shop
- TWIC card

Benefits
- Medical and dental insurance after 30 days
- 401(k) with 3% match`;

const job = readJobText(pasted)!;
const factsOf = (changed: Partial<JobText>): Brief['facts'] =>
  understand({ job: { ...job, ...changed }, organization: { name: 'Acme' } }).facts;
const fieldsOf = (facts: Brief['facts'], kind: string): unknown[] =>
  facts
    .filter((fact) => fact.kind === kind)
    .map(({ source }) => (source.from === 'job' ? source.field : source.from));

it('quotes an unchanged job from the text as pasted', () => {
  const facts = factsOf({});
  expect(new Set(facts.map(({ source }) => source.from === 'job' && source.field))).toEqual(
    new Set(['sourceText']),
  );
  expect(fieldsOf(facts, 'duty')).toHaveLength(3);
});

it('reads an edited field instead of what the text said there, and leaves the rest', () => {
  const requirements = '- 5 years of pipe welding\n- AWS certification is a plus';
  const facts = factsOf({ requirements });
  const demands = facts.filter(
    ({ source }) => source.from === 'job' && source.field === 'requirements',
  );
  expect(demands.map(({ text, importance }) => [text, importance])).toEqual([
    ['5 years of pipe welding', 'must'],
    ['AWS certification is a plus', 'nice'],
  ]);
  for (const { source } of demands) {
    if (source.from !== 'job') throw new Error('The source is not the job.');
    expect(requirements.slice(source.start, source.start + source.quote.length)).toBe(source.quote);
  }
  expect(facts.map(({ text }) => text).join()).not.toMatch(/TWIC|code shop/);
  expect(fieldsOf(facts, 'duty')).toEqual(['sourceText', 'sourceText', 'sourceText']);
});

it('takes away what a person emptied', () => {
  expect(factsOf({ benefits: null }).filter(({ kind }) => kind === 'benefit')).toEqual([]);
  expect(factsOf({}).filter(({ kind }) => kind === 'benefit')).toHaveLength(2);
});

it('reads a line in the light of the field it was typed into', () => {
  const line = 'Working alone at night';
  const roleIn = (field: 'description' | 'requirements' | 'benefits' | 'culture') => {
    const typed = { ...emptyJobText, title: 'Guard', location: 'Erie, PA', [field]: line };
    return readJobUnits(typed).units.find(({ text }) => text === line)?.role;
  };
  expect(['must', 'nice']).toContain(roleIn('requirements'));
  expect(['benefit', 'pay']).toContain(roleIn('benefits'));
  expect(['company', 'team']).toContain(roleIn('culture'));
});

it('lets a word that is clear outweigh the field it was typed into', () => {
  const text =
    '- Weld frames\n- Read drawings\n\nWe are an equal opportunity employer and consider all applicants without regard to race, color or religion.';
  const typed = { ...emptyJobText, title: 'Welder', location: 'Erie, PA', description: text };
  expect(readJobUnits(typed).units.at(-1)?.role).toBe('legal');
});

it('takes a correction for certain, in the text and in a field', () => {
  const corrections = {
    roles: [{ quote: 'TWIC card', role: 'nice' as const }],
    order: [],
    occupation: null,
  };
  const card = factsOf({ corrections }).find(({ text }) => text === 'TWIC card');
  expect(card?.importance).not.toBe('must');
  expect(factsOf({}).find(({ text }) => text === 'TWIC card')?.importance).toBe('must');
});

it('puts must-haves in the order a person gave them', () => {
  const corrections = { roles: [], order: ['TWIC card'], occupation: null };
  const firstOf = (facts: Brief['facts']) => facts.find(({ kind }) => kind !== 'duty')?.text;
  expect(firstOf(factsOf({ corrections }))).toBe('TWIC card');
  expect(firstOf(factsOf({}))).not.toBe('TWIC card');
});

it('keeps the employer’s own words on law, applying, benefits and hours', () => {
  const { employerBlocks } = understand({ job, organization: { name: 'Acme' } });
  const [benefits] = employerBlocks.filter(({ role }) => role === 'benefit');
  expect(benefits?.text).toBe('Medical and dental insurance after 30 days\n- 401(k) with 3% match');
  expect(benefits?.heading).toBe('Benefits');
  if (benefits?.source.from !== 'job') throw new Error('The source is not the job.');
  const { field, start, quote } = benefits.source;
  expect(textOf(job, field).slice(start, start + quote.length)).toBe(quote);
});
