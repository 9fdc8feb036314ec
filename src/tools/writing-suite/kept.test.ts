import { describe, expect, it } from 'vitest';
import { allJobs } from '#reading/fixtures/jobs/all-jobs.ts';
import { listStatedDemands } from '#plan/demands/stated-demands.ts';
import { listMusts, listNice, listPreferred } from '#plan/demands/requirements.ts';
import { makePlan } from '#plan/plan.ts';
import { listFacts, ownWords } from '#plan/wording/own-words.ts';
import type { Source } from '#plan/source.ts';
import type { ToolId } from '#shared/tool-info.ts';
import { listStems, saysMost } from './says-most.ts';
import { toSource, writeTool } from './written.ts';

const write = (source: Source, ...ids: ToolId[]): Set<string> =>
  new Set(ids.flatMap((id) => listStems(JSON.stringify(writeTool(id, source).content))));

/** Demands that are neither a gate nor what a line of the card was made of: only their words can tell them. */
const listLoose = (source: Source): string[] => {
  const settled = new Set(
    listStatedDemands(source, makePlan(source))
      .filter(({ status, isManner }) => status === 'gate' || (status === 'scored' && !isManner))
      .flatMap(({ fact, gate, criterion }) => [
        ...(fact ? [fact.id] : []),
        ...(gate?.factIds ?? []),
        ...(criterion?.facts.map(({ id }) => id) ?? []),
      ]),
  );
  return listMusts(source.brief)
    .filter(({ id, kind }) => kind !== 'physical' && kind !== 'authorization' && !settled.has(id))
    .map(ownWords);
};

/** Of a list longer than this the posting leaves out what hardly tells of the work. */
const manyDuties = 22;
const mostOf = 0.75;

const english = allJobs
  .map((job) => ({ name: job.name, source: toSource(job) }))
  .filter(({ source }) => source.brief.language === null || source.brief.language === 'en');

describe.each(english)('$name', ({ source }) => {
  it('has every demand in the intake and where people are judged', () => {
    const intake = write(source, 'intakeAssistant');
    const judged = write(source, 'scorecardAssistant', 'hiringSynopsis');
    expect(listLoose(source).filter((text) => !saysMost(intake, text))).toEqual([]);
    expect(listLoose(source).filter((text) => !saysMost(judged, text))).toEqual([]);
  });

  it('has every wish in the intake, and every duty in the descriptions', () => {
    const intake = write(source, 'intakeAssistant');
    const wishes = [...listPreferred(source.brief), ...listNice(source.brief)].map(ownWords);
    expect(wishes.filter((text) => !saysMost(intake, text))).toEqual([]);
    const { content } = writeTool('attractionPosting', source);
    const { internalJobDescription, publicJobPosting } = content as Record<string, unknown>;
    const internal = new Set(listStems(JSON.stringify(internalJobDescription)));
    const posting = new Set(listStems(JSON.stringify(publicJobPosting)));
    const duties = listFacts(source.brief, { kinds: ['duty'] }).map(ownWords);
    expect(duties.filter((text) => !saysMost(internal, text))).toEqual([]);
    const lost = duties.filter((text) => !saysMost(posting, text));
    if (duties.length <= manyDuties) expect(lost).toEqual([]);
    else expect(lost.length).toBeLessThan(duties.length * (1 - mostOf));
  });
});
