import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest } from './count-reports.ts';

describe('countVitest', () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { status: 'passed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [{}] },
    ],
  };

  it('takes over the counts', () => {
    expect(countVitest(report)).toEqual({ passed: 7, failed: 1, skipped: 3 });
  });

  it('counts a file that could not be loaded as a failure', () => {
    const broken = { status: 'failed', assertionResults: [] };
    const withBroken = { ...report, testResults: [...report.testResults, broken] };
    expect(countVitest(withBroken).failed).toBe(2);
  });
});

describe('countPlaywright', () => {
  it('counts an error outside the tests as a failure', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 0, skipped: 2 };
    expect(countPlaywright({ errors: [{}], stats })).toEqual({ passed: 4, failed: 2, skipped: 2 });
  });
});
