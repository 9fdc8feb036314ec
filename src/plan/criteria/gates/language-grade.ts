import type { Fact } from '#shared/brief.ts';
import { listLanguages } from './name-gate.ts';

/** " (C1)" behind "Frisian": the grade that a line names for its one language; empty where none is named. */
export function sayGrade(facts: readonly Pick<Fact, 'text'>[], language: string): string {
  const [grade] = facts
    .filter(({ text }) => listLanguages(text).join() === language)
    .flatMap(({ text }) => /\b[ABC][12]\b/.exec(text)?.[0] ?? []);
  return grade === undefined ? '' : ` (${grade})`;
}
