import { expect, it } from 'vitest';
import type { Gate } from '../criteria/criterion.ts';
import { toComposite } from '../criteria/gates/composite-gates.ts';
import { askGates, askPay, askPrograms, sayAnchors } from './screening.ts';
import { sourceOf } from '../testing/source-of.ts';

it('puts no second stop behind a quotation that has one', () => {
  expect(
    sayAnchors({ question: 'What did you do?', strong: 'One case', weak: '"It was the others."' }),
  ).toBe('What did you do? Strong: one case. Weak: "It was the others."');
});

const askOf = (text: string): string | undefined => {
  const source = sourceOf([{ kind: 'licence', text }], { credentials: [] });
  const gates = source.brief.facts.flatMap((fact) => toComposite(fact) ?? []);
  return askGates(gates, source)[0]?.question;
};

it('asks for a paper that may still be obtained as one of two', () => {
  expect(askOf('Boiler operator license or willingness to obtain one')).toContain(
    'Do you hold a boiler operator license? If not: would you obtain it?',
  );
});

it('is open for every way in which a demand can be met, and for what may be obtained later', () => {
  expect(
    askOf(
      'Must possess: (1) a state tree-felling card OR proof that the exam was passed, (2) a first aid certificate; OR be willing to obtain all of the above within 9 months of hire',
    ),
  ).toContain(
    'Which of these do you have: (a) state tree-felling card or proof that the exam was passed; (b) a first aid certificate? Whatever is missing: would you obtain it within 9 months of hire?',
  );
  expect(
    askOf(
      'Completion of the state deckhand course, or currently attending the state deckhand course, or two years of service on a ferry',
    ),
  ).toContain(
    'Which of these is true of you: (a) completion of the state deckhand course; (b) currently attending the state deckhand course; (c) two years of service on a ferry?',
  );
});

const gateOf = (name: string): Gate => ({
  name,
  kind: 'condition',
  howChecked: '',
  when: '',
});

it.each([
  ['Residence in Wales for the last 2 years', 'Have you lived in Wales for the last 2 years?'],
  [
    'Residence in Wales (no relocation package)',
    'You would have to live in Wales, and there is no relocation package. Is that so for you?',
  ],
  ['Own insured van', 'Do you have your own insured van?'],
])('asks about %s as yes or no', (name, asked) => {
  const [first] = askGates([gateOf(name)], sourceOf([]));
  expect(first?.question).toContain(`${asked} Pass: yes.`);
});

it.each([
  ['Work on nights and weekends', 'Can you work nights and weekends?'],
  ['Be able to travel to both piers', 'Can you travel to both piers?'],
  [
    'Traveling is often required to attend regattas',
    'This job means traveling often to attend regattas. Can you do that?',
  ],
])('asks about %s as people speak', (name, asked) => {
  const [first] = askGates([gateOf(name)], sourceOf([]));
  expect(first?.question).toContain(asked);
});

const schoolOf = (name: string): string =>
  askGates([{ ...gateOf(name), kind: 'education' }], sourceOf([]))[0]?.question ?? '';

it('asks whoever still studies for the program, and nobody for the subject of a school', () => {
  expect(schoolOf('Currently enrolled in a forestry program')).toMatch(/^Which program are you in/);
  expect(schoolOf('High school diploma or GED')).toMatch(
    /^The job asks for this: high school diploma or GED\. Do you have one of the two\?/,
  );
  expect(schoolOf('High school diploma')).toMatch(/Do you have it, or an equivalent\?/);
  expect(schoolOf('Minimum High School Degree')).toMatch(
    /^The job asks for this: High School Degree\. Do you have it, or an equivalent\?/,
  );
  expect(schoolOf('Degree in forestry')).toMatch(/^Which degree do you hold/);
});

it('asks about several spans of work once', () => {
  const spans = ['3 years in a sawmill', '2 years on a harvester'].map((name) => ({
    ...gateOf(name),
    kind: 'experience' as const,
  }));
  const asked = askGates(spans, sourceOf([]));
  expect(asked).toHaveLength(1);
  expect(asked[0]?.question).toContain('"3 years in a sawmill" and "2 years on a harvester"');
});

it('asks about everything that the work asks of the body in one question', () => {
  const source = sourceOf([
    { kind: 'physical', text: 'Stand for 9 hours at the saw' },
    { kind: 'physical', text: 'Not afraid of heights or loud noise' },
    { kind: 'physical', text: 'May occasionally walk between yards' },
  ]);
  const [asked, ...others] = askGates(
    [{ ...gateOf('Lifting up to 40 pounds'), kind: 'body' }],
    source,
  );
  expect(others).toEqual([]);
  expect(asked?.question).toContain(
    'lifting up to 40 pounds; standing for up to 9 hours; work at heights and noise. Can you do it, with or without an adjustment?',
  );
});

it('asks for no date of a record', () => {
  const [first] = askGates(
    [{ ...gateOf('Clean driving record'), kind: 'credential' }],
    sourceOf([]),
  );
  expect(first?.question).toMatch(/^Do you have a clean driving record\? Pass: yes/);
});

it('gives room for limits where hours are asked about, and nowhere else', () => {
  const ask = (name: string): string => askGates([gateOf(name)], sourceOf([]))[0]?.question ?? '';
  expect(ask('Work on weekends')).toContain('plain limits');
  expect(ask('Aged 18 or over')).not.toContain('limits');
});

it('asks whoever may still get a paper whether they could, and not how long it is valid', () => {
  const source = sourceOf([]);
  const gate: Gate = {
    name: 'Ability to obtain a harbor pass',
    kind: 'credential',
    howChecked: '',
    when: '',
  };
  expect(askGates([gate], source)[0]?.question).toContain(
    'Do you hold a harbor pass, or do you know of a reason why you could not get it?',
  );
});

it('makes no question of a whole sentence', () => {
  const ask = (name: string): string =>
    askGates([{ name, kind: 'credential', howChecked: '', when: '' }], sourceOf([]))[0]?.question ??
    '';
  expect(ask('Boiler operator license must be obtained before the first day')).toContain(
    'Do you hold a boiler operator license? If not: would you obtain it before the first day?',
  );
  expect(ask('A harbor pass is checked at the gate')).toContain(
    'The posting says: "A harbor pass is checked at the gate". Is that so for you?',
  );
});

it('marks nobody by what they hope to earn', () => {
  const [asked] = askPay({ sentences: { pay: '' } as never }, sourceOf([]));
  expect(asked?.question).not.toMatch(/Strong|Weak/);
});

it('asks for programs of every office as a plain yes', () => {
  const source = sourceOf([
    {
      kind: 'tool',
      text: 'Proficient in Microsoft Excel and Outlook',
      terms: ['Excel', 'Outlook'],
    },
  ]);
  expect(askPrograms(source)[0]?.question).toContain('The job uses Excel and Outlook.');
});
