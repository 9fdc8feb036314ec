import { describe, expect, it } from 'vitest';
import { readDuty } from './read-duty.ts';

describe('readDuty', () => {
  it.each([
    ['You will close the work order from the tablet', 'close the work order from the tablet'],
    [
      'Performs skilled welding, reads blueprints and maintains equipment',
      'perform skilled welding, read blueprints and maintain equipment',
    ],
    [
      'Prepares requests and reports for grants and collaborates with auditors',
      'prepare requests and reports for grants and collaborate with auditors',
    ],
    ['Conducts counts, searches and escorts', 'conduct counts, searches and escorts'],
    ['Creating and maintaining medical records', 'create and maintain medical records'],
    ['Responsible for managing two stores', 'manage two stores'],
    [
      'This executive role is responsible for 900 technicians',
      'take responsibility for 900 technicians',
    ],
    ['Preparation of monthly reports', 'prepare monthly reports'],
    ['The Director, Corporate Partnerships will raise $3M a year', 'raise $3M a year'],
    [
      'Reporting to the County Judge, the Elections Administrator is responsible for leading all operations',
      'lead all operations',
    ],
    ['Representatives are civilian employees who dispatch patrol cars', 'dispatch patrol cars'],
    [
      'We are looking for a Volunteer Manager to recruit 2,400 volunteers a year',
      'recruit 2,400 volunteers a year',
    ],
    ['Independently obtaining patient histories', 'Independently obtain patient histories'],
  ])('begins "%s" with a verb', (sentence, duty) => {
    expect(readDuty(sentence)).toBe(duty);
  });

  it.each([
    'Calls are recorded and five a month are scored',
    'You do not need wind experience',
    'Start date: February 1, 2027',
    'Looking for a full-time shop foreman',
    'Marketing Executive, Leeds',
    'Own tools needed',
    'Training 6 weeks, 40 hours a week',
    'Lift 50 pounds',
    'Work experience in retail',
    'High school diploma',
    'Rotating on-call, one week in six',
  ])('finds no duty in "%s"', (sentence) => {
    expect(readDuty(sentence)).toBeUndefined();
  });
});
