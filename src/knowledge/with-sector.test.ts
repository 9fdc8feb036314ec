import { expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { findDrawerOf } from './find-drawer.ts';

const brief = (title: string, line: string): Brief =>
  ({
    language: 'en',
    title: { given: title, clean: title, singular: title.toLowerCase() },
    employer: { name: 'Lowmoor', industry: null },
    occupation: { id: '', soc: null, confidence: 0, alternatives: [] },
    seniority: { level: null, years: null },
    place: { country: 'US' },
    workplace: null,
    conditions: [],
    facts: [{ kind: 'experience', importance: 'preferred', text: line }],
  }) as unknown as Brief;

it('adds a career, rivals and a board of the sector that the job names', () => {
  const { drawer } = findDrawerOf(brief('Accountant', 'Museum experience a plus'));
  const persona = drawer.personas.find(({ id }) => id === 'sector-museums-and-arts');
  expect(persona?.name).toBe('Accountant at a museum or the arts');
  expect(persona?.outreach.opening).toContain('in a museum or the arts');
  expect(drawer.rivals[0]?.kind).toContain('museums');
  expect(drawer.channels.us?.[0]?.name).toContain('Museums');
});

it('takes rivals and boards of a trade with settings of its own from no wish', () => {
  const line = 'Experience in long term care preferred';
  const { drawer } = findDrawerOf(brief('Registered Nurse, Medical ICU', line));
  const { drawer: plain } = findDrawerOf(brief('Registered Nurse, Medical ICU', ''));
  expect(drawer.channels).toEqual(plain.channels);
  expect(drawer.rivals).toEqual(plain.rivals);
  expect(drawer.employers).toEqual(plain.employers);
});

it('names no large employers of other sectors', () => {
  const { drawer } = findDrawerOf(brief('HR Manager', 'Museum experience a plus'));
  expect(drawer.employers).toEqual({});
});

it('adds no career where the trade is the sector’s own', () => {
  const { drawer } = findDrawerOf(brief('Registered Nurse', 'Hospital experience'));
  expect(drawer.personas.some(({ id }) => id.startsWith('sector-'))).toBe(false);
});

it('leads no beginner to those who do the work in the sector already', () => {
  const { drawer } = findDrawerOf(brief('Trainee Accountant', 'Museum experience a plus'));
  expect(drawer.isForBeginners).toBe(true);
  expect(drawer.personas.map(({ id }) => id)).not.toContain('sector-museums-and-arts');
});

it('takes an animal hospital for no hospital', () => {
  const job = (industry: string | null): Brief =>
    ({
      ...brief('Veterinary Technician', 'Two years in a busy animal hospital'),
      employer: { name: 'Fern Hollow Animal Hospital', industry },
    }) as unknown as Brief;
  const { drawer } = findDrawerOf(job('hospital'));
  expect(drawer.employers['us']?.join()).toContain('Banfield');
});

it('leaves out careers and boards that are worlds apart from cleared work', () => {
  const job: Brief = {
    ...brief('Software Engineer', 'Five years of Java'),
    conditions: [{ kind: 'clearance', text: 'Secret clearance' }] as never,
  };
  const { drawer } = findDrawerOf(job);
  const names = drawer.personas.map(({ name }) => name).join('; ');
  expect(names).toContain('cleared government contracting');
  expect(names).not.toMatch(/startup/i);
  expect(drawer.channels.us?.[0]?.name).toBe('ClearanceJobs');
});

it('tells of no career in the house that has its name from the trade', () => {
  const line = 'Five years of experience in one architectural firm';
  const { drawer } = findDrawerOf(brief('Project Architect', line));
  expect(drawer.personas.map(({ name }) => name).join()).not.toContain('architectural firm');
});

it('tells whoever keeps the accounts of a home of no shifts and residents', () => {
  const job = brief('Accountant', 'Experience in a nursing home is required');
  const asMust = {
    ...job,
    facts: job.facts.map((fact) => ({ ...fact, importance: 'must' })),
  } as Brief;
  const { drawer } = findDrawerOf(asMust);
  const persona = drawer.personas.find(({ id }) => id === 'sector-long-term-care');
  expect(persona?.held_back_by.join()).not.toMatch(/residents|shifts/i);
  expect(drawer.rivals.map(({ counter }) => counter).join()).not.toContain('shifts');
});

it('names health insurers where the job is at one', () => {
  const job = brief(
    'Office Coordinator',
    'Three years of experience in the health insurance industry',
  );
  const { drawer } = findDrawerOf(job);
  expect(drawer.employers['us'] ?? []).not.toContain('State Farm');
  expect(drawer.personas.map(({ id }) => id)).toContain('sector-health-insurance');
});

it('tells a driver nothing of what the office of a brand does', () => {
  const job = {
    ...brief('HGV Driver', 'Two years of multi-drop deliveries'),
    employer: { name: 'Larch FMCG', industry: 'consumer goods' },
    place: { country: 'GB' },
  } as unknown as Brief;
  const { drawer } = findDrawerOf(job);
  expect(drawer.personas.some(({ id }) => id.startsWith('sector-'))).toBe(false);
  expect(drawer.channels.gb?.map(({ name }) => name).join()).not.toContain('Grocer');
});
