import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { listNeeds } from './list-needs.ts';

const gate = (kind: 'credential' | 'check' | 'condition' | 'education', name: string) => ({
  kind,
  name,
  howChecked: '',
  when: '',
});

it('names papers, years and checks plainly, a driving licence after them', () => {
  const source = sourceOf(
    [
      { kind: 'experience', text: '3+ years of dock work' },
      { kind: 'physical', text: 'Lift 60 pounds from the floor to the shoulder' },
    ],
    { credentials: [] },
  );
  expect(
    listNeeds(
      source,
      [
        gate('credential', "Must possess a valid driver's license and have own transport"),
        gate('credential', 'Must hold a forklift card'),
        gate('check', 'Clear drug screening before the first day'),
      ],
      null,
    ),
  ).toEqual([
    'a forklift card',
    '3+ years of dock work',
    "a valid driver's license and own transport",
    'agreement to a drug screening before the first day',
  ]);
});

it('names a demand with several ways whole, or says that there are others', () => {
  const ways = [
    'Completion of the state deckhand course and a lifeboat certificate',
    'currently attending the state deckhand course',
    'two years or more as a deckhand on any ferry of this state, with no break longer than a year',
  ];
  const source = sourceOf([{ kind: 'licence', text: ways.join(', or ') }], { credentials: [] });
  expect(listNeeds(source, [{ ...gate('credential', ways.join('; or ')), ways }], null)).toEqual([
    'completion of the state deckhand course and a lifeboat certificate, or one of 2 other routes that the full posting names',
  ]);
});

it('leaves out what turns nobody away and who is meant by it', () => {
  const source = sourceOf(
    [
      { kind: 'physical', text: 'Ability to lift up to 15 pounds at times' },
      {
        kind: 'experience',
        text: 'Two years on a dock, or one year and a yard course of thirty days with an exam at the end',
      },
    ],
    { credentials: [] },
  );
  expect(listNeeds(source, [gate('credential', 'Licensed Journeyman Electricians')], null)).toEqual(
    ['two years on a dock, or one year and a yard course of thirty days with an exam at the end'],
  );
});

it('asks a stranger for nothing that is learned after hire, for no years from nought and for no load now and then', () => {
  const source = sourceOf(
    [
      {
        kind: 'education',
        text: 'Completes the dock course and moves to grade two within 9 months of hire',
      },
      { kind: 'experience', text: '0-2 years' },
      { kind: 'experience', text: "At least one years' experience on a similar dock is essential" },
    ],
    { credentials: [] },
  );
  expect(
    listNeeds(
      source,
      [{ kind: 'body', name: 'Lifting up to 60 pounds now and then', howChecked: '', when: '' }],
      null,
    ),
  ).toEqual(["at least one year's experience on a similar dock"]);
});

it('keeps every way to qualify, and says that a mix counts for a degree', () => {
  const source = sourceOf(
    [
      { kind: 'experience', text: 'Experience of working on a quay' },
      { kind: 'other', text: 'Any combination of education and experience may be considered' },
    ],
    { credentials: [] },
  );
  expect(
    listNeeds(
      source,
      [
        { kind: 'education', name: "Bachelor's degree in port studies", howChecked: '', when: '' },
        gate(
          'credential',
          'a certificate of the northern harbour school with a pass in both parts of the examination, or current enrolment there, or a pilot paper of another harbour with three years of service',
        ),
      ],
      null,
    ),
  ).toEqual([
    'a certificate of the northern harbour school with a pass in both parts of the examination, or current enrolment there',
    'experience of working on a quay',
    "a bachelor's degree in port studies, or an equal mix of education and experience",
  ]);
});

it('tells nobody whom the team turns away as something to bring', () => {
  const source = sourceOf([], { credentials: [] });
  expect(
    listNeeds(
      source,
      [gate('condition', 'wants fully remote'), gate('condition', 'no dock experience')],
      null,
    ),
  ).toEqual([]);
});

it('keeps that a check has to be passed', () => {
  const source = sourceOf([{ kind: 'authorization', text: 'Able to pass a background check' }]);
  expect(listNeeds(source, [gate('check', 'Background check')], null)).toEqual([
    'the ability to pass a background check',
  ]);
});

it('names the one program that is called required', () => {
  const source = sourceOf(
    [
      { kind: 'experience', text: '3+ years of dock work' },
      { kind: 'tool', text: 'Experience with Navis is required' },
      { kind: 'skill', text: 'Good with ropes' },
    ],
    { credentials: [] },
  );
  expect(listNeeds(source, [], null).join('; ')).toContain('experience with Navis');
});

it('tells no time of a check that the text does not tell, and that it is to be passed', () => {
  const line = 'You need the ability to pass a rope test, a drug test and a background check';
  const source = sourceOf([{ kind: 'other', text: line }]);
  const name = 'Background check, drug test and rope test';
  expect(listNeeds(source, [gate('check', name)], null)).toEqual([
    'the ability to pass a background check, drug test and rope test',
  ]);
  expect(listNeeds(sourceOf([]), [gate('check', 'Drug test')], null)).toEqual([
    'agreement to a drug test',
  ]);
});

it('names what somebody must know, where papers and years leave room for it', () => {
  const source = sourceOf([
    { kind: 'skill', text: 'Sound knowledge of tide tables', importance: 'must' },
    { kind: 'skill', text: 'Excellent communication skills', importance: 'must' },
    { kind: 'experience', text: 'You will need 2 years of work on a quay', importance: 'must' },
  ]);
  expect(listNeeds(source, [], null)).toEqual([
    '2 years of work on a quay',
    'sound knowledge of tide tables',
  ]);
});

it('says which field is taken for the same, and invents no other way', () => {
  const text =
    'A degree in harbour planning, port economics, marine engineering and the law of the sea and of inland waterways, or related field of study at an accredited school of the coast';
  const source = sourceOf([{ kind: 'education', text, importance: 'must' }]);
  const [need] = listNeeds(source, [gate('education', text)], null);
  expect(need).toContain('or related field');
  expect(need).not.toContain('the full posting');
});
