import { expect, it } from 'vitest';
import { allJobs } from '#reading/fixtures/jobs/all-jobs.ts';
import { makePlan } from '#plan/plan.ts';
import { toSource } from '../writing-suite/written.ts';
import { pickQuestions } from './pick-questions.ts';
import { settingPhrases } from './settings.data.ts';

const jobs = allJobs.slice(0, 12).map((job) => ({ job, source: toSource(job) }));

it.each(jobs)('asks nothing told of other hours or things than this job names', ({ source }) => {
  const plan = makePlan(source);
  if (plan.phrases) return;
  const text = [source.brief.title.given, ...source.brief.facts.map((fact) => fact.text)]
    .join('\n')
    .toLowerCase();
  for (const { sample_answer: answer } of pickQuestions(source, plan))
    for (const words of settingPhrases)
      if (answer.toLowerCase().includes(words)) expect(text).toContain(words);
});
