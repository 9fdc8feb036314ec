import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { reshapeDuty } from './reshape-duty.ts';
import { sayRole } from './say-role.ts';

it.each([
  [
    'The foreman is a member of the yard team, responsible for the loading of all barges, including fuel and stores',
    'You would be responsible for the loading of all barges, including fuel and stores.',
  ],
  [
    'Reporting to the harbour master, you will plan the berths of our ferries for the whole season',
    'You would plan the berths of their ferries for the whole season.',
  ],
  [
    'This position maintains the tide tables of the port and answers the questions of skippers',
    'You would maintain the tide tables of the port and answer the questions of skippers.',
  ],
  [
    'This is a field position focused on developing new lockers along the canal',
    'You would develop new lockers along the canal.',
  ],
  [
    'The foreman is responsible for the provision of safe berths for all night boats',
    'You would provide safe berths for all night boats.',
  ],
])('says what the job is for from "%s"', (text, said) => {
  expect(sayRole(sourceOf([{ kind: 'other', text }]))).toBe(said);
});

it('makes no role of help that names no work, or of what the employer wishes', () => {
  for (const text of [
    'You will provide end-to-end support for our customers in the harbour',
    'You will have the opportunity to grow with a dynamic team of the harbour',
  ])
    expect(sayRole(sourceOf([{ kind: 'other', text }]))).toBeNull();
});

it.each([
  ['safely operate the crane in accordance with the rules of the port', 'operate the crane'],
  ['apply paint to hulls and decks', 'apply paint to hulls and decks'],
  ['assess patient at the start of the voyage', 'assess patients at the start of the voyage'],
  ['run machines used in the yard - such as saws and planers', 'run machines used in the yard'],
  ['take primary responsibility for the sale of tickets', 'be responsible for the sale of tickets'],
])('says "%s" aloud', (text, said) => {
  expect(reshapeDuty(text)).toBe(said);
});
