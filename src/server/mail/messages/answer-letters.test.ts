import { expect, it } from 'vitest';
import {
  answerReminderLetter,
  answerRequestLetter,
  answersCompletedLetter,
} from './answer-letters.ts';

const url = 'https://requisite.example/answer/x';
const request = {
  to: 'mia@example.test',
  name: 'Mia Meyer',
  asker: 'Rita',
  jobTitle: 'Diesel Mechanic',
  questions: 1,
  until: new Date('2026-11-30T12:00:00Z'),
  url,
};

it('says who asks how much about what, and until when', () => {
  const { subject, text } = answerRequestLetter(request);
  expect(subject).toBe('Rita has 1 question on a job for you');
  expect(text).toContain('Hello Mia Meyer,');
  expect(text).toContain('Diesel Mechanic');
  expect(text).toContain('until November 30');
  expect(answerReminderLetter({ ...request, questions: 3 }).subject).toContain('3 questions');
});

it('carries no other link or line of whoever asks, however the names were stored', () => {
  const letter = answerRequestLetter({
    ...request,
    name: 'Visit https://evil.example',
    asker: 'Bank\r\n\r\nhttps://evil.example/login',
    jobTitle: 'www.evil.example or help@evil.example\u202Enow',
  });
  for (const part of [
    letter.subject,
    letter.text.replaceAll(url, ''),
    letter.html.replaceAll(url, ''),
  ]) {
    expect(part).not.toMatch(/evil\.example|\/\/evil|www\.|@evil|\u202E/);
  }
  expect(letter.subject).not.toMatch(/\n/);
});

it('tells the recruiter what was answered and what waits', () => {
  const completion = {
    to: 'rita@example.test',
    recruiter: 'Rita',
    name: 'Mia Meyer',
    jobTitle: 'Diesel Mechanic',
    asked: 6,
    answered: 5,
    disputed: 0,
    url,
  };
  expect(answersCompletedLetter(completion).text).toContain('5 of 6 questions on Diesel Mechanic');
  expect(answersCompletedLetter({ ...completion, disputed: 1 }).text).toContain(
    '1 answer contradicts',
  );
  expect(answersCompletedLetter({ ...completion, disputed: 2 }).text).toContain(
    '2 answers contradict ',
  );
});
