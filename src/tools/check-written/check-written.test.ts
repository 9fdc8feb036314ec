import { beforeAll, describe, expect, it } from 'vitest';
import { assessMarket } from '#market/assessment/assess-market.ts';
import { allJobs } from '#reading/fixtures/jobs/all-jobs.ts';
import { understand } from '#reading/read-stored-job.ts';
import type { Source } from '#plan/source.ts';
import { generators } from '../generators.server.ts';
import { checkWritten } from './check-written.ts';
import { listTexts } from './list-texts.ts';
import { mendWritten } from './mend-written.ts';
import { prepareTool } from './prepare-tool.ts';

const today = '2026-11-15';
let source: Source;

beforeAll(() => {
  const [{ job, organization }] = allJobs as [(typeof allJobs)[number]];
  const brief = understand({ job, organization });
  source = {
    brief,
    market: assessMarket({ brief, today }),
    voice: { tone: 'professional', messagingStyle: '' },
    employer: { name: organization.name, description: '', website: '' },
    notes: [],
    today,
  };
});

const writeKit = () => {
  const { prepare, merge } = generators.engagementKit;
  const { figures, draft } = prepare(source);
  const words = structuredClone(draft) as {
    voicemails: { script: string }[];
    motivators: { messagingPoints: string[] }[];
    emails: { template: string }[];
  };
  const check = (changed: unknown = words) =>
    checkWritten('engagementKit', merge(figures, changed), source);
  return { words, check };
};
const faultsOf = (findings: ReturnType<typeof checkWritten>) => findings.map(({ fault }) => fault);

describe('checkWritten', () => {
  it('has nothing to say of what the built-in writer writes', () => {
    expect(writeKit().check()).toEqual([]);
  });

  it.each([
    ['brace', 'Hello {title}.'],
    ['empty value', 'Pay is undefined an hour.'],
    ['unpaired mark', 'We said "yes.'],
    ['past date', 'We start on March 1, 2026.'],
  ])('finds a %s', (fault, text) => {
    const { words, check } = writeKit();
    words.voicemails[0]!.script += ` ${text}`;
    expect(faultsOf(check())).toEqual([fault]);
  });

  it('lets dates to come and inches be', () => {
    const { words, check } = writeKit();
    words.voicemails[0]!.script += ' We start on March 1, 2027, with 6" pipe.';
    expect(check()).toEqual([]);
  });

  it('counts the words', () => {
    const { words, check } = writeKit();
    words.voicemails[0]!.script += ' word'.repeat(1500);
    expect(faultsOf(check())).toEqual(['too many words']);
  });

  it('knows a caveat among the selling points', () => {
    const { prepare, merge } = generators.interviewCoaching;
    const { figures, draft } = prepare(source);
    const words = structuredClone(draft) as { benefitsAndPerks: string[] };
    words.benefitsAndPerks.push('Benefits subject to change at our discretion');
    expect(faultsOf(checkWritten('interviewCoaching', merge(figures, words), source))).toEqual([
      'caveat as a selling point',
    ]);
    const mended = mendWritten(
      words,
      checkWritten('interviewCoaching', merge(figures, words), source),
      source,
    );
    expect(mended).toEqual(draft);
  });

  it('adds up the weights', () => {
    const { prepare, merge } = generators.scorecardAssistant;
    const { figures, draft } = prepare(source);
    const content = structuredClone(merge(figures, draft)) as {
      customizedInterviewScorecard: { weight: number }[];
    };
    content.customizedInterviewScorecard[0]!.weight += 1;
    expect(faultsOf(checkWritten('scorecardAssistant', content, source))).toEqual([
      'weights that do not add up',
    ]);
  });
});

describe('mendWritten', () => {
  it('leaves out the faulty sentence, the faulty item and the lone mark, and nothing else', () => {
    const { words, check } = writeKit();
    const whole = structuredClone(words);
    words.voicemails[0]!.script += ' It is null {pay}. ';
    words.motivators[0]!.messagingPoints.push('{sentence.pay}');
    words.emails[0]!.template += ' (';
    const mended = mendWritten(words, check(), source);
    expect(check(mended)).toEqual([]);
    expect(mended).toEqual(whole);
  });

  it('keeps a text that must be there', () => {
    const { words, check } = writeKit();
    words.voicemails[0]!.script = '{script}';
    const mended = mendWritten(words, check(), source);
    expect(faultsOf(check(mended))).toEqual(['brace']);
  });
});

describe('prepareTool', () => {
  it('tells of faults without their words', () => {
    const odd = structuredClone(source);
    odd.employer.name = 'Caddo {Pipe';
    const { faults, draft } = prepareTool('engagementKit', odd);
    expect(faults.length).toBeGreaterThan(0);
    expect(JSON.stringify(faults)).not.toContain('Caddo');
    expect(listTexts(draft).length).toBe(
      listTexts(prepareTool('engagementKit', source).draft).length,
    );
  });
});
