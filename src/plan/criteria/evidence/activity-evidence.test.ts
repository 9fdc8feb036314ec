import { expect, it } from 'vitest';
import { gatherActivities, hearLine, knowMeant } from './activity-evidence.ts';
import { toFact } from '../fact-for-tests.ts';

const duty = (text: string): ReturnType<typeof toFact> => toFact(text, { kind: 'duty' });

it('takes the work that is at home in the kind of job for what is meant', () => {
  const [first] = hearLine(duty('Mobilise resources fast at any emergency incident'), 'care');
  expect(first?.activity.id).toBe('fire-response');
});

it('says whether a phrase was heard, or one word that may mean something else', () => {
  const plain = (text: string): (boolean | undefined)[] =>
    [...gatherActivities([duty(text)], 'driving-and-logistics', () => 1).values()].flatMap(
      (pieces) => pieces.map(({ isPlain }) => isPlain),
    );
  expect(plain('Operate a forklift in the kiln yard')).toEqual([true]);
  expect(plain('Forklift days')).toEqual([false]);
});

it('hears no other trade in a word that only sounds like it', () => {
  const ids = (text: string, kind: Parameters<typeof hearLine>[1]): string[] =>
    hearLine(duty(text), kind).map(({ activity }) => activity.id);
  expect(ids('Keep a calm learning environment for pupils', 'shop-and-service')).not.toContain(
    'classroom-behavior',
  );
  expect(ids('You may be a parent, a teacher or a baker', 'care')).not.toContain(
    'parents-and-guardians',
  );
  expect(ids('Pull and fulfill customer orders', 'driving-and-logistics')).toEqual([
    'warehouse-picking',
  ]);
});

it('takes a phrase for chance where nothing else of the job speaks of that work', () => {
  const heard = (title: string, ...lines: string[]): string[] => {
    const facts = lines.map(duty);
    const brief = { title: { clean: title, given: title }, facts, seniority: {} } as never;
    const isMeant = knowMeant(brief, facts, 'office-specialist');
    return facts.flatMap((fact) =>
      hearLine(fact, 'office-specialist', isMeant).map(({ activity }) => activity.id),
    );
  };
  const line = 'Compare harvest yields across all underwriting years of the cooperative';
  expect(heard('Orchard Analyst', line, 'Walk the rows and note the blossom')).not.toContain(
    'underwriting',
  );
  expect(
    heard('Insurance Underwriter', line, 'Decide on risks, premiums and terms of insurance'),
  ).toContain('underwriting');
});

it('keeps the work of a profession to those who have its title', () => {
  const lines = ['Diagnosis and treatment of patients', 'Examine patients'].map(duty);
  const hear = (title: string): string[] => {
    const brief = { title: { clean: title, given: title }, facts: lines, seniority: {} } as never;
    const isMeant = knowMeant(brief, lines, 'care');
    return lines.flatMap((fact) =>
      hearLine(fact, 'care', isMeant).map(({ activity }) => activity.id),
    );
  };
  expect(hear('Family Physician')).toContain('medical-consultations');
  expect(hear('Registered Nurse')).not.toContain('medical-consultations');
});

it('takes experience in leading for no experience in what was led', () => {
  const led = toFact('Experience in heading felt manufacturing and process engineering', {
    kind: 'experience',
  });
  const heard = hearLine(led, 'office-specialist').map(({ activity }) => activity.id);
  expect(heard).not.toContain('process-engineering');
  expect(heard.filter((id) => /process|manufactur/.test(id))).toEqual([]);
});

it('scores no profession on the phone that its reception answers', () => {
  const lines = ['Answer all phone calls in the evening', 'Route calls to the ward'].map(duty);
  const hear = (title: string): string[] => {
    const brief = { title: { clean: title, given: title }, facts: lines, seniority: {} } as never;
    const isMeant = knowMeant(brief, lines, 'care');
    return lines.flatMap((fact) =>
      hearLine(fact, 'care', isMeant).map(({ activity }) => activity.id),
    );
  };
  expect(hear('Village Physician')).not.toContain('phone-answering');
  expect(hear('Receptionist to the Physicians')).toContain('phone-answering');
});

it('hears no work in how somebody is', () => {
  const trait = toFact('Good articulation', { kind: 'trait' });
  expect(
    hearLine(trait, 'office-specialist').filter(({ activity }) => !activity.is_manner),
  ).toEqual([]);
});
