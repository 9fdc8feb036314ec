import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest } from './count-reports.ts';

const passed = { fullName: 'adds', status: 'passed', failureMessages: [] };

describe('countVitest', () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { name: 'sums.test.ts', status: 'passed', assertionResults: [passed] },
      {
        name: 'parts.test.ts',
        status: 'failed',
        assertionResults: [{ fullName: 'divides', status: 'failed', failureMessages: ['by zero'] }],
      },
    ],
  };

  it('takes over the counts', () => {
    expect(countVitest(report)).toEqual({
      counts: { passed: 7, failed: 1, skipped: 3 },
      flaky: [],
    });
  });

  it('counts a file that could not be loaded as a failure', () => {
    const broken = { name: 'broken.test.ts', status: 'failed', assertionResults: [] };
    const withBroken = { ...report, testResults: [...report.testResults, broken] };
    expect(countVitest(withBroken).counts.failed).toBe(2);
  });

  it('names what passed only at the second try, and says why the first one failed', () => {
    const second = { ...passed, fullName: 'mail comes', failureMessages: ['none after 5 s'] };
    const name = `${process.cwd()}/src/mail.api.test.ts`;
    const withFlaky = {
      ...report,
      testResults: [{ name, status: 'passed', assertionResults: [passed, second] }],
    };
    expect(countVitest(withFlaky).flaky).toEqual([
      { test: 'src/mail.api.test.ts: mail comes', why: 'none after 5 s' },
    ]);
  });
});

describe('countPlaywright', () => {
  it('counts an error outside the tests as a failure', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 0, skipped: 2 };
    expect(countPlaywright({ errors: [{}], stats })).toEqual({
      counts: { passed: 4, failed: 2, skipped: 2 },
      flaky: [],
    });
  });

  it('counts what passed at the second try as passed, and names it, however deep it stands', () => {
    const stats = { expected: 1, unexpected: 0, flaky: 1, skipped: 0 };
    const spec = (title: string, status: string) => ({
      title,
      file: 'jobs.spec.ts',
      tests: [{ projectName: 'desktop', status }],
    });
    const inner = { title: 'the list', specs: [spec('searches', 'flaky')] };
    const outer = { title: 'jobs.spec.ts', specs: [spec('opens', 'expected')], suites: [inner] };
    expect(countPlaywright({ errors: [], stats, suites: [outer] })).toEqual({
      counts: { passed: 2, failed: 0, skipped: 0 },
      flaky: [{ test: 'jobs.spec.ts (desktop): searches', why: '' }],
    });
  });
});
