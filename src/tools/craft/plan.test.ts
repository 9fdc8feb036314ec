import { describe, expect, it } from 'vitest';
import { allJobs } from '#reading/fixtures/jobs/all-jobs.ts';
import { toSource } from '../writing-suite/written.ts';
import { isWorkday } from './prose/dates.ts';
import { makePlan } from './plan.ts';
import { readStyle } from './voice-style.ts';
import { speak } from './voice.ts';

const sources = allJobs.map((job) => toSource(job));

describe('the plan of a job', () => {
  it('adds up: contacts by week, time by channel, steps of the funnel', () => {
    for (const source of sources) {
      const { funnel, channels } = makePlan(source);
      const sum = (parts: readonly number[]): number => parts.reduce((a, b) => a + b, 0);
      expect(sum(funnel.contactsByWeek)).toBe(funnel.contacts);
      expect(sum(funnel.screensByWeek)).toBe(funnel.screens);
      expect(sum(channels.map(({ time }) => time))).toBe(100);
      expect(funnel.screens).toBeGreaterThanOrEqual(funnel.technical);
      expect(funnel.offers).toBeGreaterThanOrEqual(funnel.starts);
    }
  });

  it('names working days, in their order', () => {
    for (const source of sources) {
      const { timeline } = makePlan(source);
      const { country, opens, intake, decisions, accept } = timeline;
      for (const day of [opens, intake, decisions, accept.day])
        expect(isWorkday(day, country)).toBe(true);
      expect([opens, intake, decisions, accept.day].toSorted()).toEqual([
        opens,
        intake,
        decisions,
        accept.day,
      ]);
      expect(timeline.start.day > source.today).toBe(true);
    }
  });

  it('casts three or four different people and is made once', () => {
    for (const source of sources) {
      const { personas } = makePlan(source);
      expect(personas.length).toBeGreaterThanOrEqual(3);
      expect(new Set(personas.map(({ name }) => name)).size).toBe(personas.length);
      expect(makePlan(source)).toBe(makePlan(source));
    }
  });
});

describe('voice', () => {
  it('reads the rules of a messaging style', () => {
    const style = readStyle(
      'Keep it short. No exclamation marks, never use "family", end with "See you."',
    );
    expect(style).toMatchObject({ shortSentences: true, exclamations: false, closing: 'See you.' });
    expect(style.avoid.map(({ word }) => word)).toEqual(['family']);
    expect(readStyle('')).toMatchObject({ shortSentences: false, avoid: [], closing: null });
  });

  it('contracts for friendly and casual tones only, and never inside quotes', () => {
    const text = 'You will see "we are one" and do not wait.';
    expect(speak({ tone: 'friendly', style: readStyle('') }, text)).toBe(
      'You\'ll see "we are one" and don\'t wait.',
    );
    expect(speak({ tone: 'formal', style: readStyle('') }, text)).toBe(text);
  });
});
