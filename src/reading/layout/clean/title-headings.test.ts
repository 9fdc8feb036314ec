import { expect, it } from 'vitest';
import { mapText } from './mapped-text.ts';
import { splitTitleHeadings } from './title-headings.ts';

const split = (text: string): string[] => splitTitleHeadings(mapText(text)).text.split('\n');

it('gives headings their lines that name the job', () => {
  expect(
    split(
      'Join the quay as a Dock Warden, all year.\nFree rope A day in the life of a Dock Warden\nMooring boats Key Skills of a Dock Warden Full boat licence',
    ),
  ).toEqual([
    'Join the quay as a Dock Warden, all year.',
    'Free rope',
    'A day in the life of a Dock Warden',
    'Mooring boats',
    'Key Skills of a Dock Warden',
    'Full boat licence',
  ]);
});

it('lets such a heading end with its colon', () => {
  expect(split('Free rope Key Skills of a Dock Warden at the Quays: Full boat licence')).toEqual([
    'Free rope',
    'Key Skills of a Dock Warden at the Quays:',
    'Full boat licence',
  ]);
});

it('leaves sentences alone that speak of the job', () => {
  const text = 'We know the skills of a Dock Warden and the work as a Dock Warden well.';
  expect(split(text)).toEqual([text]);
});
