import { noForms, type Brief, type Fact } from '#shared/brief.ts';
import type { Source } from '../source.ts';

/** A source that says no more than these facts, as the plan's own tests need it. */
export function sourceOf(
  facts: readonly (Pick<Fact, 'kind' | 'text'> & Partial<Fact>)[],
  more: Partial<Brief> = {},
): Source {
  const brief: Partial<Brief> = {
    title: { given: 'Dock Supervisor', clean: 'Dock Supervisor', singular: 'dock supervisor' },
    employer: {
      name: 'Harrow Freight',
      industry: null,
      size: null,
      confidential: false,
      described: '',
      source: null,
    },
    seniority: { level: null, years: null } as never,
    language: 'en',
    payTerms: [],
    deal: [],
    termLines: [],
    facts: facts.map((fact, i) => ({
      id: `fact-${i}`,
      importance: 'must',
      short: fact.text,
      terms: [],
      forms: noForms,
      source: { from: 'job', field: 'sourceText', quote: fact.text, start: 0 },
      ...fact,
    })),
    dealBreakers: [],
    tools: [],
    credentials: [],
    conditions: [],
    severalOpenings: null,
    presence: null,
    openTo: [],
    values: [],
    teamSaid: [],
    taught: [],
    roleSaid: [],
    searchWords: [],
    houseSaid: [],
    sites: [],
    employerBlocks: [],
    hours: null,
    employmentType: null,
    workType: null,
    ...more,
  };
  return { brief: brief as Brief, today: '2026-11-16' } as Partial<Source> as Source;
}
