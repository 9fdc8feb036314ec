import type { PersonaKind } from '../personas.ts';
import { movingPhrases } from './outreach-moving.data.ts';
import { settledPhrases } from './outreach-settled.data.ts';

/**
 * What is said to each kind of person. Phrases of one list say the same thing; which one is taken depends on the
 * job, so that two jobs do not read alike. Slots: {title}, {titleCap}, {in}, {town}, {pay}, {low}, {duty} and
 * {duty2} (as "weld pipe"), {draw} and {second} (what the job offers), {top} (heaviest criterion), {goal},
 * {manager}, {rival}, {background}. A phrase whose slots are not all known is left out;
 * one that begins with ~ is taken only when no other can be.
 * Mails: "hook" opens the first, "proof" carries the second, "exit" ends the third. Every question takes a word.
 */
export interface OutreachPhrases {
  subject: readonly string[];
  hook: readonly string[];
  question: readonly string[];
  proofSubject: readonly string[];
  proof: readonly string[];
  proofQuestion: readonly string[];
  exitSubject: readonly string[];
  exit: readonly string[];
  ctas: readonly (readonly string[])[];
  /** How a talk begins that is not about the job yet. */
  openingLine: readonly string[];
  avoid: readonly string[];
  prove: readonly string[];
  stepNames: readonly [string, string, string];
  days: readonly [number, number, number];
}

export const outreachPhrases: Record<PersonaKind, OutreachPhrases> = {
  ...settledPhrases,
  ...movingPhrases,
};
