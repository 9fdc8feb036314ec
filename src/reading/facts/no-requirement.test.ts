import { describe, expect, it } from 'vitest';
import { readJobText } from '../read-job-text.ts';
import { understand } from '../read-stored-job.ts';

const factsOf = (...lines: string[]): string[] =>
  understand({
    job: readJobText(
      [
        'Kiln Helper\nTilney Pottery\nDenver, CO\n\nTilney Pottery makes bowls.\n',
        'Duties\n- Load kilns\n- Glaze bowls\n',
        'Requirements\n- Two years at a kiln\n- Knowledge of glazes\n- Ability to read a plan\n',
        ...lines,
      ].join('\n'),
    )!,
    organization: { name: '' },
  }).facts.map(({ kind, importance, text }) => `${kind} ${importance}: ${text}`);

const plain = factsOf();

describe('what no advertisement asks of a person', () => {
  it.each([
    "If you're driven by the thrill of making something of your own, we'd love to hear from you.",
    'If you are passionate about clay, and motivated to fire bowls, please reach out to us.',
    "If you're up for the task, we've been looking for someone just like you.",
    "Every Tilney employee is expected to follow the company's safety standards.",
    'Regular attendance at work is an essential function of the job.',
    'DISCLAIMER This job description indicates the general nature and level of work expected.',
    'This position is NOT for someone who:\n- Needs to be told what to do\n- Wants a quiet desk',
  ])('%s', (line) => {
    expect(factsOf(line)).toEqual(plain);
  });

  it('tells how it is there apart from what somebody brings', () => {
    const facts = factsOf(
      'Working Conditions',
      '- Small amounts of kiln noise',
      '- Ability to read gauges',
    );
    expect(facts).toContain('physical must: Small amounts of kiln noise');
    expect(facts).toContain('skill must: Ability to read gauges');
  });

  it('asks nobody for what only some posts need', () => {
    expect(factsOf('Some positions require a tetanus shot.')).toContain(
      'other nice: Some positions require a tetanus shot',
    );
  });
});
