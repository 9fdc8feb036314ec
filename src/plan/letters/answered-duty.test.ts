import { expect, it } from 'vitest';
import { sayAnswered } from './answered-duty.ts';

it('tells what somebody answers for as one does it', () => {
  expect(
    sayAnswered(
      "As Quay Master, you will be responsible for overseeing your assigned quay's boats",
    ),
  ).toBe("oversee the quay's boats");
  expect(sayAnswered('As a rule, you will be responsible for the quay')).toBeNull();
});
