import { expect, it } from 'vitest';
import { sayBriefly, sayBriefSentence } from './say-briefly.ts';

it('leaves out how well, what for and by which means', () => {
  expect(sayBriefly('splice mooring ropes in a safe and timely manner')).toBe(
    'splice mooring ropes',
  );
  expect(sayBriefly('chart the estuary to ensure safe passage for all vessels')).toBe(
    'chart the estuary',
  );
  expect(sayBriefly('repaint lighthouse lanterns so that they can be seen from afar')).toBe(
    'repaint lighthouse lanterns',
  );
});

it('keeps what makes a deed whole', () => {
  expect(sayBriefly('help apprentices to maintain the looms')).toBe(
    'help apprentices to maintain the looms',
  );
});

it('says nothing in words of forms', () => {
  expect(sayBriefly("ascertain customers' needs and wants")).toBe('');
  expect(sayBriefly('deliver innovative and cohesive ferry experiences')).toBe('');
});

it('cuts a sentence on the work, and leaves others alone', () => {
  expect(sayBriefSentence('You would dye wool in large vats using traditional methods.')).toBe(
    'You would dye wool in large vats.',
  );
  expect(sayBriefSentence('They have twelve boats.')).toBe('They have twelve boats.');
  expect(sayBriefSentence('The work includes rigging, finding crew.')).toBe('');
});
