import { describe, expect, it } from 'vitest';
import type { Fact } from '#shared/brief.ts';
import { findEntryGate } from './entry-gate.ts';

const fact = (kind: Fact['kind'], text: string, importance: Fact['importance'] = 'must'): Fact =>
  ({ kind, text, importance, terms: [], forms: {} }) as unknown as Fact;

describe('findEntryGate', () => {
  it.each([
    [fact('licence', 'Licensed to practice as an RN in Georgia'), 'paper'],
    [fact('skill', 'Valid Maryland Handgun permit'), 'paper'],
    [fact('duty', 'Hold a State Journeyman Electrician Certification'), 'paper'],
    [fact('education', 'BS degree in Accounting'), 'degree'],
    [fact('education', 'Degree or equivalent experience'), null],
    [fact('licence', "Valid driver's license"), null],
    [fact('licence', 'CPA', 'preferred'), null],
    [fact('duty', 'Conducts background checks and license verifications'), null],
  ])('reads %o', (one, gate) => {
    expect(findEntryGate({ facts: [one] })).toBe(gate);
  });
});
