import { expect, it } from 'vitest';
import { listOwnFacts } from './own-fact.ts';
import { sourceOf } from '../testing/source-of.ts';

const loading = 'Plan the loading of 46 trailers a night with the Yardview system';

it('prefers what would fit few other jobs to praise and to what is done anywhere', () => {
  const facts = listOwnFacts(
    sourceOf([
      { kind: 'culture', text: 'We are a leading, award-winning and innovative employer' },
      { kind: 'duty', text: 'Ensure compliance with all company policies and procedures' },
      { kind: 'duty', text: loading },
    ]),
  );
  expect(facts.map(({ words }) => words)).toEqual([loading]);
});

it('quotes nothing that points to another sentence or grew together', () => {
  expect(
    listOwnFacts(
      sourceOf([
        { kind: 'culture', text: 'To our 300 drivers, they are Harrow Freight in Leeds itself' },
        { kind: 'culture', text: 'The depot has 40 baysBenefits and a canteen open all night' },
      ]),
    ),
  ).toEqual([]);
});

it('ends a long quotation where it begins to explain itself', () => {
  const [fact] = listOwnFacts(
    sourceOf([
      {
        kind: 'culture',
        text: 'The depot in Leeds moves 900 pallets a night for grocers, helping stores in the north and in Scotland to open with full shelves on each and every morning',
      },
    ]),
  );
  expect(fact?.words).toBe('The depot in Leeds moves 900 pallets a night for grocers');
});

it('tells nothing that somebody must bring, nor what is done in company anywhere', () => {
  expect(
    listOwnFacts(
      sourceOf([
        { kind: 'experience', text: 'At least 3 years on cranes of Harrow and Derby make' },
        { kind: 'tool', text: 'Proficiency with Yardview, Dockplan and Trailmap on 4 screens' },
        { kind: 'duty', text: 'Collaborate with 12 supervisors in Leeds and Derby on the plan' },
        { kind: 'other', text: 'This is a full-time on-site role for a Supervisor in Leeds' },
      ]),
    ),
  ).toEqual([]);
});
