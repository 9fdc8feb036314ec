import { describe, expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';

describe('buttons that grew together', () => {
  it('are no part of the last line of the advertisement', () => {
    expect(cleanText('Keeps the stores in order.\nPost NowSign UpLog in').text.trim()).toBe(
      'Keeps the stores in order.',
    );
    expect(cleanText('Two years in a bakery.Sign UpLogin').text.trim()).toBe(
      'Two years in a bakery.',
    );
  });

  it('a button in a sentence of the employer stays', () => {
    const text = 'Press Apply Now and tell us when you can start.';
    expect(cleanText(text).text).toBe(text);
  });
});

it('takes off what a board sets behind a title', () => {
  expect(cleanText('Night Baker - Old Mill- job post\nWrite the job post').text).toBe(
    'Night Baker - Old Mill\nWrite the job post',
  );
});

it('takes off the signature of the program that sent it', () => {
  expect(cleanText('Keeps the oven clean.Powered by JazzHRq9ZtKabc1X').text.trim()).toBe(
    'Keeps the oven clean.',
  );
});
