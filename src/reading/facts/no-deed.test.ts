import { describe, expect, it } from 'vitest';
import { dropOtherDuties, isDoubtful, isNoDeed, tellsManner } from './no-deed.ts';
import { readVerbPhrase } from './shapes/verb-phrase.ts';

const none = (text: string, heading: string | null = 'Responsibilities'): boolean =>
  isNoDeed(text, { heading, shape: 'sentence' }, readVerbPhrase(text));

describe('what is no work', () => {
  it.each([
    'Punctuality is your second name',
    'Your effort will lay the keel of a fine career',
    'Inquiries should be made two weeks before the regatta',
    'You manage them like your own boat',
    'No supervisory responsibilities',
    'Be involved in a wide variety of activities',
  ])('"%s"', (text) => {
    expect(none(text)).toBe(true);
  });

  it.each([
    ['Mends sails', 'This job is NOT for someone who'],
    ['Dock crew (currently 4)', 'Current Team'],
    ['Run a second harbor', 'Areas of Potential Future Responsibility'],
  ])('"%s" under "%s"', (text, heading) => {
    expect(none(text, heading)).toBe(true);
  });

  it.each([
    'Mend sails and rig boats',
    'The sailmaker will mend sails for two clubs',
    'Your focus is on mending sails',
    'Maintenance of the club boats',
  ])('keeps "%s"', (text) => {
    expect(none(text)).toBe(false);
  });
});

it('tells what somebody is like from what they do', () => {
  expect(tellsManner('Eager to learn and join the club races')).toBe(true);
  expect(tellsManner('Possesses a take-the-helm attitude')).toBe(true);
  expect(tellsManner('Passion for wooden boats')).toBe(true);
  expect(tellsManner('Capably steer the club launch')).toBe(false);
});

it('doubts a few words without a verb where little speaks for them', () => {
  const text = 'Early berth payouts';
  expect(isDoubtful(text, { confidence: 0.3 }, undefined)).toBe(true);
  expect(isDoubtful(text, { confidence: 0.9 }, undefined)).toBe(false);
  expect(isDoubtful('You will be at the helm', { confidence: 0.3 }, undefined)).toBe(false);
});

it('takes other duties off the end of a duty', () => {
  expect(dropOtherDuties('Paint two hulls a week and perform other duties as assigned')).toBe(
    'Paint two hulls a week',
  );
  expect(dropOtherDuties('Perform other duties as assigned')).toBe(
    'Perform other duties as assigned',
  );
});
