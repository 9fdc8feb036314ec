import { describe, expect, it } from 'vitest';
import { nameWithLaw } from '#plan/criteria/law.ts';
import { makePlan } from '#plan/plan.ts';
import { sourceOfText } from './source-of-text.ts';

const gatesOf = (text: string) => makePlan(sourceOfText(text)).gates;

const hygienist = (more: string) => `Registered Dental Hygienist
Harbour Dental
Chicago, IL

You clean teeth, chart gums and take X-rays in a practice of two dentists. $48 an hour.
${more}`;

describe('papers that the law demands', () => {
  it('are a condition although the advertisement names none', () => {
    const [first] = gatesOf(hygienist('You are friendly.'));
    expect(first).toMatchObject({
      name: 'State dental hygienist license',
      kind: 'credential',
      law: { isNamed: false },
    });
    expect(first && nameWithLaw(first)).toContain('required by law');
  });

  it('stand once where the advertisement demands them', () => {
    const gates = gatesOf(
      hygienist('Requirements:\n- Active Illinois dental hygienist license required'),
    );
    expect(gates.filter(({ kind }) => kind === 'credential')).toHaveLength(1);
    expect(gates.some(({ law }) => law !== undefined)).toBe(false);
  });

  it('hold for the title and the country only', () => {
    const assistant = gatesOf(
      hygienist('').replace('Registered Dental Hygienist', 'Dental Assistant'),
    );
    expect(assistant.some(({ law }) => law !== undefined)).toBe(false);
    const cook = gatesOf(
      'Line Cook\nHarbour Grill\nChicago, IL\n\nYou cook on the line. $20 an hour.',
    );
    expect(cook.some(({ law }) => law !== undefined)).toBe(false);
  });
});
