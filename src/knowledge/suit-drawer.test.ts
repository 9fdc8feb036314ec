import { describe, expect, it } from 'vitest';
import type { Drawer, Rank } from './drawer.ts';
import { loadDrawer } from './load-drawers.ts';
import { listScarce, suitDrawer } from './suit-drawer.ts';

/** Nothing of it depends on words of the job. */
const whole = withoutConditions(loadDrawer('trades/care/care-assistant.yaml'));
const [first, second, ...others] = whole.personas;
const [question, ...questions] = whole.intake.questions;
const drawer = {
  ...whole,
  personas: [
    { ...first!, if_said: ['home visits', 'own car'] },
    { ...second!, unless_said: ['live-in'] },
    ...others,
  ],
  intake: { ...whole.intake, questions: [{ ...question!, unless_said: ['rota'] }, ...questions] },
  settings: [
    { id: 'nursing-home', if_said: ['nursing home', 'residents'], posting: spell('the home') },
    { id: 'round', if_said: ['home visits'], posting: spell('the round') },
  ],
};

function withoutConditions(held: Drawer): Drawer {
  const clean = (_: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? {
          ...value,
          if_said: undefined,
          unless_said: undefined,
          in_settings: undefined,
          not_in_settings: undefined,
        }
      : value;
  return { ...(JSON.parse(JSON.stringify(held, clean)) as Drawer), settings: [] };
}

function spell(hook: string) {
  return { hook, ideal: hook, social: hook };
}

const suitTo = (...said: string[]) => suitDrawer(drawer, { says: (term) => said.includes(term) });

describe('a drawer for one job', () => {
  it('keeps what the job speaks of and leaves out what it does not', () => {
    const ids = (...said: string[]) => suitTo(...said).personas.map(({ id }) => id);
    expect(ids()).not.toContain(first!.id);
    expect(ids('own car')).toContain(first!.id);
    expect(ids('own car')).toContain(second!.id);
    expect(ids('live-in')).not.toContain(second!.id);
  });

  it('knows the careers of the setting by their search words', () => {
    expect(suitTo('nursing home').ofSetting).toEqual(['residential']);
    expect(suitTo('rota').ofSetting).toBeUndefined();
  });

  it('takes no setting from one word that is not said of the work', () => {
    const hookOf = (...said: string[]) =>
      suitDrawer(drawer, {
        says: (term) => said.includes(term),
        isOfWork: (term) => term === 'home visits' && said.includes(term),
      }).posting.hook;
    expect(hookOf('residents')).toBe(drawer.posting.hook);
    expect(hookOf('residents', 'nursing home')).toBe('the home');
    expect(hookOf('home visits')).toBe('the round');
  });

  it('asks nothing that the job answers', () => {
    expect(suitTo().intake.questions).toHaveLength(questions.length + 1);
    expect(suitTo('rota').intake.questions).toEqual(questions);
  });

  it('speaks of the setting that the job names most', () => {
    expect(suitTo().posting).toEqual(whole.posting);
    expect(suitTo('home visits').posting.hook).toBe('the round');
    expect(suitTo('home visits', 'residents', 'nursing home').posting.hook).toBe('the home');
  });

  it('puts what is written for the setting first and leaves out what does not hold in it', () => {
    const [one, two, ...rest] = whole.competencies;
    const suited = (...said: string[]) =>
      suitDrawer(
        {
          ...drawer,
          competencies: [
            ...rest,
            { ...one!, in_settings: ['round'] },
            { ...two!, not_in_settings: ['round'] },
          ],
          settings: [
            {
              id: 'round',
              if_said: ['home visits'],
              called: { trade: 'home carer', plural: 'home carers' },
            },
          ],
        },
        { says: (term) => said.includes(term) },
      );
    const ids = (...said: string[]) => suited(...said).competencies.map(({ id }) => id);
    expect(ids()).toEqual([...rest, two!].map(({ id }) => id));
    expect(ids('home visits')).toEqual([one!, ...rest].map(({ id }) => id));
    expect(suited('home visits').called?.plural).toBe('home carers');
    expect(suited().called).toBeUndefined();
  });

  it('is searched for by the titles of the setting', () => {
    const settings = [
      { id: 'round', if_said: ['home visits'], titles: ['home carer', 'visiting carer'] },
    ];
    const suited = (...said: string[]) =>
      suitDrawer({ ...drawer, settings }, { says: (term) => said.includes(term) }).titles;
    expect(suited('home visits').any).toEqual(['home carer', 'visiting carer']);
    expect(suited('home visits').gb).toBeUndefined();
    expect(suited().gb).toEqual(suitDrawer(drawer, { says: () => false }).titles.gb);
  });

  it('has the skills and the questions of the setting', () => {
    const skills = ['stairs', 'house keys', 'lone working', 'driving', 'tea'];
    const ask_us = ['How far?', 'How many?', 'Whose car?', 'Who calls?'];
    const settings = [{ id: 'round', if_said: ['home visits'], skills, ask_us }];
    const suited = (...said: string[]) =>
      suitDrawer({ ...drawer, settings }, { says: (term) => said.includes(term) });
    expect(suited('home visits').search.skills).toEqual(skills);
    expect(suited('home visits').coaching.ask_us).toEqual(ask_us);
    expect(suited().search.skills).toEqual(whole.search.skills);
    expect(suited().coaching.ask_us).toEqual(whole.coaching.ask_us);
  });

  it('is not called for by a place that the job only mentions', () => {
    const [flag, ...flags] = whole.flags;
    const suited = (...said: string[]) =>
      suitDrawer(
        {
          ...drawer,
          flags: [...flags, { ...flag!, if_said: ['residents'] }],
          settings: [
            { id: 'home', if_said: ['residents', 'nursing home'] },
            { id: 'round', if_said: ['home visits', 'own car', 'mileage'] },
          ],
        },
        { says: (term) => said.includes(term) },
      ).flags;
    expect(suited('residents')).toHaveLength(whole.flags.length);
    expect(suited('residents', 'home visits', 'own car')).toHaveLength(whole.flags.length);
    expect(suited('residents', 'home visits', 'own car', 'mileage')).toEqual(flags);
  });

  it('keeps for each rank what holds for it', () => {
    const ranked: Drawer = {
      ...drawer,
      flags: drawer.flags.map((flag, i) => (i === 0 ? { ...flag, levels: ['lead'] } : flag)),
      settings: [
        { id: 'heads', if_said: ['home visits'], levels: ['lead'], posting: spell('the head') },
      ],
    };
    const suit = (rank: Rank) => suitDrawer(ranked, { says: () => true, rank });
    expect(suit('lead').flags).toHaveLength(drawer.flags.length);
    expect(suit('second').flags).toEqual(drawer.flags.slice(1));
    expect(suit('lead').posting.hook).toBe('the head');
    expect(suit('staff').posting).toEqual(whole.posting);
    const titled = { ...ranked, titles: { any: ['head chef', 'sous chef'] } };
    const titlesOf = (rank: Rank) => suitDrawer(titled, { says: () => true, rank }).titles.any;
    expect(titlesOf('second')).toEqual(['sous chef']);
    expect(titlesOf('lead')).toEqual(['head chef', 'sous chef']);
    const headless = {
      ...whole,
      personas: whole.personas.map((one) => ({ ...one, levels: ['lead' as const] })),
    };
    expect(listScarce(headless)).toHaveLength(1);
  });

  it('says where too little holds for every job', () => {
    expect(listScarce(whole)).toEqual([]);
    const bound = { ...whole, personas: whole.personas.map((one) => ({ ...one, if_said: ['x'] })) };
    expect(listScarce(bound)).toEqual([
      'personas: only 0 hold for every job of the trade, 3 are needed',
    ]);
    const placed = {
      ...whole,
      settings: [{ id: 'round', if_said: ['home visits'] }],
      personas: whole.personas
        .slice(0, 5)
        .map((one, i) =>
          i < 3 ? { ...one, not_in_settings: ['round'] } : { ...one, in_settings: ['round'] },
        ),
    };
    expect(listScarce(placed)).toEqual([
      'personas: only 2 hold for every job of "round", 3 are needed',
    ]);
  });
});
