import { sql } from 'drizzle-orm';
import { foundTeam, type Team } from '#server/testing/teams.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { Benchmark } from './benchmark.ts';

const many = 10_000;
const few = 100;

/** An organization with 10,000 jobs against one with 100: list, search, filter and open. */
export const jobListBenchmarks: Benchmark = async () => {
  const server = await startTestApp({}, { takesTasks: false });
  const small = await foundTeam(server, 'Small');
  const large = await foundTeam(server, 'Large');
  await plantJobs(server, small, few);
  await plantJobs(server, large, many);
  await server.db.execute(sql`analyze job`);
  await server.db.execute(sql`analyze output`);

  const call = (team: Team, path: string) => async () => {
    const reply = await team.admin.get(path.replace('ORGANIZATION', String(team.organizationId)));
    if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}: ${reply.text}`);
  };
  const onList = (name: string, query: string) => ({
    name,
    baseline: call(small, `/api/jobs?organizationId=ORGANIZATION${query}`),
    candidate: call(large, `/api/jobs?organizationId=ORGANIZATION${query}`),
  });
  const newest = async ({ admin, organizationId }: Team) => {
    const { body } = await admin.get(`/api/jobs?organizationId=${organizationId}`);
    return (body as unknown as { id: number }[])[0]?.id;
  };
  const open = {
    name: 'open one of 10,000 jobs against one of 100',
    baseline: call(small, `/api/jobs/${await newest(small)}`),
    candidate: call(large, `/api/jobs/${await newest(large)}`),
  };
  return {
    comparisons: [
      onList('list 10,000 jobs against 100', ''),
      onList('list by title', '&sort=title'),
      // As many rows on both sides: a page.
      onList('search a word that all of them have', '&search=lansing'),
      onList('search a word that one of them has', '&search=number%2077.'),
      onList('search two letters that none of them has', '&search=qa'),
      onList('filter by status', '&status=completed'),
      open,
    ],
    close: server.close,
  };
};

async function plantJobs({ db }: TestApp, { organizationId }: Team, count: number) {
  await db.execute(sql`
    insert into job (organization_id, title, location, description)
    select ${organizationId},
      case when n % 2 = 0 then 'Welder' else 'Nurse' end || ' number ' || n || '.',
      'Lansing, MI', repeat('What the work is. ', 200)
    from generate_series(1, ${count}) n`);
  await db.execute(sql`
    insert into output (organization_id, job_id, tool_type, status)
    select j.organization_id, j.id, t.tool, 'completed' from job j,
      unnest(array['attractionPosting', 'sourcingStrategy', 'marketIntel', 'intakeAssistant',
        'engagementKit', 'engagementTracker', 'candidateScoring', 'scorecardAssistant',
        'interviewCoaching', 'hiringSynopsis']) as t(tool)
    where j.organization_id = ${organizationId}`);
}
