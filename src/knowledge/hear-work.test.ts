import { expect, it } from 'vitest';
import { listenForTerms } from './hear-work.ts';

const heard = (line: string, ...terms: string[]): string[] =>
  listenForTerms([{ of: 'work', terms }])(line).map(({ term }) => term);

it('hears nouns and verbs in all their forms', () => {
  expect(heard('Planning the lessons of two classes', 'plan lesson')).toEqual(['plan lesson']);
  expect(heard('Reviewed policies and fitted kitchens', 'policy', 'fit kitchen')).toEqual([
    'policy',
    'fit kitchen',
  ]);
  expect(heard('Closes branches', 'close branch')).toEqual(['close branch']);
  expect(heard('Patrolling the yard and controlled doors', 'patrol', 'control door')).toHaveLength(
    2,
  );
});

it('hears words in -ing and capitals as they are written', () => {
  expect(heard('Go to market', 'marketing')).toEqual([]);
  expect(heard('Marketing plans', 'marketing')).toEqual(['marketing']);
  expect(heard('positive people', 'POS')).toEqual([]);
  expect(heard('Two POS tills', 'POS')).toEqual(['POS']);
});

it('hears what stands in brackets, and letters in the plural', () => {
  expect(heard('Watch all KPIs of the mill', 'KPI')).toHaveLength(1);
  expect(heard('Rules of the Felt Board (RFB)', 'RFB')).toHaveLength(1);
});

it('lets a star stand for some words, and passes over articles anywhere', () => {
  expect(heard('Prepare weekly and monthly sales reports', 'prepare * report')).toHaveLength(1);
  expect(heard('Prepare weekly sales reports', 'prepare report')).toEqual([]);
  expect(heard('Check all of the meters', 'check meter')).toHaveLength(1);
});

it('does not reach beyond the end of a part', () => {
  expect(heard('Answer the phone; reports are kept', 'answer * report')).toEqual([]);
});

it('takes two things that are only named together for two things', () => {
  expect(heard('Knows what drives cost and performance', 'cost performance')).toEqual([]);
  expect(heard('Enjoys painting, design and music', 'painting design')).toEqual([]);
  expect(heard('Repair and test the old pumps', 'repair * pump')).toHaveLength(1);
  expect(heard('Federal, state and local rules', 'federal state')).toEqual([]);
});

it('does not take what somebody does by something else for doing it', () => {
  expect(heard('The guild was designed as a network of mills', 'design * network')).toEqual([]);
  expect(heard('Logs every bale per procedure', 'log * procedure')).toEqual([]);
  expect(heard('Weighs offers, the drafting of prospective leases', 'weigh * prospective')).toEqual(
    [],
  );
  expect(heard('Reports figures to management', 'report * to management')).toHaveLength(1);
});

it('does not take a thing that is done already for doing it', () => {
  expect(heard('Works in line with established procedures', 'establish procedure')).toEqual([]);
  expect(heard('Established procedures for the kiln', 'establish procedure')).toHaveLength(1);
  expect(heard('Checks the printed proofs', 'printed proof')).toHaveLength(1);
});

it('does not take whoever does some work for the work', () => {
  expect(heard('Answers calls from the ship repair department', 'ship repair')).toEqual([]);
  expect(heard('Leads the ship repair department', 'ship repair')).toHaveLength(1);
});
