import type { Brief } from '#shared/brief.ts';
import { isSpokenOf } from '#shared/spoken-of.ts';

const weeklyHours =
  /\b\d{1,3}(?:\.\d+)?(?:\s?[-–]\s?\d{1,3})?\+? ?(?:hours?|hrs?)\b.{0,12}\b(?:weekly|(?:per|a|each|every) (?:week|fortnight)|\/ ?week)|\b(?:week|fortnight) of \d{2,3} hours/i;

/** "76 hours per fortnight" is the length of the week, wherever it stands. */
export const saysHours = (brief: Brief): boolean => {
  const { hours, facts, employerBlocks } = brief;
  const lines = [
    hours?.text ?? '',
    ...facts.map(({ text }) => text),
    ...employerBlocks.map(({ text }) => text),
  ];
  return isSpokenOf(brief, 'week') || lines.some((line) => weeklyHours.test(line));
};
