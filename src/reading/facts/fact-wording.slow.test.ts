import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sampleJob } from '#shared/sample-job.ts';
import { allJobs } from '../fixtures/jobs/all-jobs.ts';
import { readJobText } from '../read-job-text.ts';
import { understand } from '../read-stored-job.ts';
import { toJobText } from '../stored/job-text.ts';
import type { JobText } from '../stored/job-text.ts';

const folder = '../shared/data/job-descriptions';

interface NamedJob {
  name: string;
  job: JobText;
}

function listRealTexts(): NamedJob[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const job = name.endsWith('.txt')
      ? readJobText(readFileSync(`${folder}/${name}`, 'utf8'))
      : null;
    return job ? [{ name, job }] : [];
  });
}

const sample = toJobText(sampleJob);

const jobs: NamedJob[] = [{ name: 'the sample job', job: sample }, ...allJobs, ...listRealTexts()];

const brokenEnd =
  /(?:[\s,;:&+/(–-]|\s(?:and|or|and\/or|but|of|to|for|with|the|an?|as|by|from|at|into|via|per|than|that|which|who|including|such|our|your|their|is|are|was|will|must|may|not|und|oder|mit|von|für|der|et|ou|de|du|des|la))$/i;
const brokenBegin =
  /^(?:[\s,;:)–-]|(?:we|you|then|there|and|or|but|of|with|which|that|who|including|such as)\s|(?:you|we)['’])/i;

/** What the employer makes or never does is told as a sentence of its own. */
const told = /^we (?:\p{L}+|do not|will not) .{6,}$/iu;
const lettered = /\bClass A$/;

const count = (text: string, mark: string): number => text.split(mark).length;

describe('wording of facts', () => {
  it.each(jobs)('$name: every fact stands in a list', ({ job }) => {
    for (const { text, short } of understand({ job, organization: { name: 'Acme' } }).facts) {
      const isTold = told.test(text);
      for (const words of [text, short]) {
        expect(words.replace(lettered, 'Class B')).not.toMatch(brokenEnd);
        if (!isTold) expect(words).not.toMatch(brokenBegin);
        expect(count(words, '('), words).toBe(count(words, ')'));
        expect(count(words, '['), words).toBe(count(words, ']'));
        // An inch is no quotation mark.
        expect(count(words.replace(/\d"/g, ''), '"') % 2, words).toBe(1);
      }
      expect(short.length).toBeLessThanOrEqual(60);
      // The name of a thing is not half a word of it.
      const last = /[\p{L}\p{N}]+$/u.exec(short)?.[0] ?? '';
      expect(text.toLowerCase()).toMatch(
        new RegExp(`${last.toLowerCase()}(?![\\p{L}\\p{N}])`, 'u'),
      );
    }
  });

  it('tells the sample job as a recruiter would', () => {
    const { facts } = understand({
      job: sample,
      organization: { name: 'High Plains Wind Services' },
    });
    const of = (kind: string): string[] =>
      facts.filter((fact) => fact.kind === kind).map(({ text }) => text);
    expect(of('schedule')).toEqual(
      expect.arrayContaining(['Four tens, Monday to Thursday', 'On call one weekend in five']),
    );
    expect(of('process')).toEqual([
      'Answer within three working days',
      '20-minute call',
      'Bench test with a technical interview',
      'Half a day of supervised climbing with the crew',
      'Last talk with the Site Manager',
      'Offer within two working days',
    ]);
    expect(of('team').join()).toContain('Fourteen technicians');
    expect(of('authorization')).toHaveLength(1);
    expect(facts.find(({ kind }) => kind === 'authorization')?.short).toBe(
      'Background check and drug test',
    );
  });
});
