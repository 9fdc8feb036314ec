import { describe, expect, it } from 'vitest';
import { loadDrawer, loadKind } from '#knowledge/load-drawers.ts';
import type { Gate } from '../criteria/criterion.ts';
import { castPersonas } from './personas.ts';

const cleaning = loadDrawer('trades/hospitality/housekeeping-and-cleaning.yaml');
const kind = loadKind('kitchen-and-hotel');
const years = { kind: 'experience', name: '3 years of commercial cleaning' } as Gate;

const fit = {
  isNear: () => false,
  isHome: () => true,
  isSenior: false,
  isForBeginners: false,
  namesBeginners: false,
  isAbove: () => false,
  leads: () => false,
  holdsPost: () => false,
  isOwn: () => false,
};

/** Careers that hold for every job, with those of the kind of work to stand in. */
const cast = (text: string, gates: Gate[] = []) =>
  castPersonas(
    {
      ...cleaning,
      personas: cleaning.personas.filter(({ if_said, in_settings }) => !if_said && !in_settings),
      standIns: kind.personas.filter(({ level, if_said }) => level !== 'entry' && !if_said),
    },
    [],
    {
      text,
      trade: 'cleaner',
      gates,
      ...fit,
    },
  );

describe('castPersonas', () => {
  it('takes whoever does the same work elsewhere before somebody who may not be written to', () => {
    const chosen = cast('Clean offices', [years]);
    expect(chosen.length).toBeGreaterThanOrEqual(3);
    expect(chosen.flatMap(({ lacks }) => lacks)).toEqual([]);
    // The trade's own come first.
    expect(cleaning.personas.map(({ id }) => id)).toContain(chosen[0]?.id);
  });

  it('begins with a career whose name says the sector of the employer', () => {
    const all = cleaning.personas.filter(
      ({ if_said, in_settings, level }) => !if_said && !in_settings && level !== 'entry',
    );
    const last = all.at(-1);
    const [first] = castPersonas({ ...cleaning, personas: all }, [], {
      text: 'Clean offices',
      trade: 'cleaner',
      gates: [],
      ...fit,
      isOfHouse: ({ id }) => id === last?.id,
    });
    expect(first?.id).toBe(last?.id);
  });

  it('begins with whoever does the work in the sector that is asked for; a background that is a plus comes behind those who hold the post', () => {
    const [first, second, ...rest] = cleaning.personas.filter(
      ({ if_said, in_settings }) => !if_said && !in_settings,
    );
    if (!first || !second) throw new Error('Two careers are needed.');
    const order = (id: string, isSectorLiked: boolean) => {
      const liked = { ...first, id };
      return castPersonas({ ...cleaning, personas: [liked, second, ...rest] }, [], {
        text: 'Clean offices',
        trade: 'cleaner',
        gates: [],
        ...fit,
        leads: (persona) => persona.id === id,
        holdsPost: (persona) => persona.id === second.id,
        isSectorLiked,
      })[0]?.id;
    };
    expect(order('sector-laundries', false)).toBe('sector-laundries');
    expect(order('sector-laundries', true)).toBe('sector-laundries');
    expect(order('laundry-hand', true)).toBe(second.id);
  });

  it('begins with whoever works in such a place today', () => {
    const personas = cleaning.personas.filter(
      ({ if_said, in_settings }) => !if_said && !in_settings,
    );
    const first = (ofSetting: string[]) =>
      castPersonas({ ...cleaning, personas, ofSetting }, [], {
        text: 'Clean offices',
        trade: 'cleaner',
        gates: [],
        ...fit,
      })[0]?.id;
    for (const { id } of personas) expect(first([id])).toBe(id);
  });

  it('calls nobody away from work on their own account to more of it', () => {
    const names = (text: string) => cast(text).map(({ name }) => name);
    expect(names('Clean offices')).toContain('Self-employed cleaner of private homes');
    expect(names('This is a subcontract position')).not.toContain(
      'Self-employed cleaner of private homes',
    );
    expect(names('Brief the subcontractors on site')).toContain(
      'Self-employed cleaner of private homes',
    );
  });

  it('calls nobody away from a business of their own to part of a week in a shop', () => {
    const shop = loadKind('shop-and-service');
    const names = (isPart: boolean) =>
      castPersonas(shop, [], { text: '', trade: 'shop', gates: [], ...fit, isPart })
        .map(({ name }) => name)
        .join('; ');
    expect(names(false)).toContain('Self-employed');
    expect(names(true)).not.toContain('Self-employed');
  });
});

describe('what a job asks for by name', () => {
  const accounts = loadDrawer('trades/finance/staff-accountant.yaml');
  const order = (asked: string, gates: Gate[] = []) =>
    castPersonas(accounts, [], {
      text: '',
      asked,
      trade: 'staff accountant',
      gates,
      ...fit,
      holdsPost: ({ id }) => id === 'same-post-elsewhere',
    }).map(({ id }) => id);

  it('puts those of the demanded place before those who hold the post anywhere', () => {
    expect(order('Accounting experience in manufacturing')[0]).toBe('plant-books');
    expect(order('Accounting experience')[0]).toBe('same-post-elsewhere');
  });

  it('keeps out tradespeople where a degree is demanded, and nobody for a paper got on the job', () => {
    const surveyors = loadDrawer('trades/construction/quantity-surveyor-and-estimator.yaml');
    const names = (gate: Partial<Gate>) =>
      castPersonas(
        { ...surveyors, personas: surveyors.personas.filter((one) => !one.if_said) },
        [],
        {
          text: '',
          trade: 'quantity surveyor',
          gates: [gate as Gate],
          ...fit,
        },
      )
        .filter(({ lacks }) => lacks.length > 0)
        .map(({ id }) => id);
    const all = (gate: Partial<Gate>) =>
      castPersonas(surveyors, [], {
        text: '',
        trade: 'quantity surveyor',
        gates: [gate as Gate],
        ...fit,
      }).map(({ id }) => id);
    expect(all({ kind: 'education', name: 'Degree or HNC' })).not.toContain('from-site-or-trade');
    expect(
      names({ kind: 'credential', name: 'Professional letters within 12 months of hire' }),
    ).toEqual([]);
  });
});
