import { expect, it } from 'vitest';
import { weaknessOf } from './weak-passwords.ts';

const person = { email: 'grace.hopper@navy.example', name: 'Grace Hopper' };

it.each([
  ['password', /most common/],
  ['PassWord', /most common/],
  ['12345678', /most common/],
  ['grace.hopper@navy.example', /not your email/],
  ['Grace.Hopper', /not your email/],
  ['gracehopper', /not your name/],
  ['Grace  Hopper', /not your name/],
])('refuses %s', async (password, reason) => {
  await expect(weaknessOf({ ...person, password })).resolves.toMatch(reason);
});

it('accepts what is none of these', async () => {
  await expect(weaknessOf({ ...person, password: 'lamp-orbit-74' })).resolves.toBeUndefined();
});
