import { allJobs } from '#reading/fixtures/jobs/all-jobs.ts';
import { toolIds } from '#shared/tool-info.ts';
import { toSource, writeTool } from '#tools/writing-suite/written.ts';
import { toBooklet, toSection } from './sample-booklets.ts';

/** Jobs as far apart as the fixtures go, with everything the built-in writer writes for them. */
export function writtenBooklets(count: number) {
  const step = Math.max(1, Math.floor(allJobs.length / count));
  return allJobs
    .filter((_, index) => index % step === 0)
    .slice(0, count)
    .map((fixture) => {
      const source = toSource(fixture);
      const sections = toolIds.map((tool) => toSection(tool, writeTool(tool, source).content));
      const { title, location, salaryRange } = fixture.job;
      return {
        name: fixture.name,
        booklet: toBooklet(sections, {
          combined: true,
          job: { title, location, salaryRange: salaryRange ?? '' },
          organization: fixture.organization.name,
        }),
      };
    });
}
