import { expect, it } from 'vitest';
import { chooseChannel } from './nudge-channel.ts';

const nudge = (group: string, moment: string) => ({
  group,
  moment,
  words: 'Still good? [your name]',
});

it('texts those who are in touch, at hours at which texts may be sent', () => {
  expect(chooseChannel(nudge('Applied today', 'Within the hour, by text'), false)).toBe('sms');
  expect(chooseChannel(nudge('Called about the sign', 'Within the hour, by phone'), false)).toBe(
    'phone',
  );
  expect(chooseChannel(nudge('Offer accepted', 'Once a week'), false)).toBe('sms');
  expect(chooseChannel(nudge('After the practical', 'Next day before seven'), false)).toBe('email');
  expect(chooseChannel(nudge('Quiet since spring', 'The first mild week'), false)).toBe('email');
});
