import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { output, outputVersion } from '../db/schema/outputs.ts';
import type { WrittenTool } from '../outputs/answer-changes.ts';
import type { AnsweredJob } from './answered-job.rows.ts';

/** From which revision of the job each tool was written that has been. */
export const listWrittenTools = (
  db: Db,
  { organizationId, jobId }: AnsweredJob,
): Promise<WrittenTool[]> =>
  db
    .select({
      toolType: output.toolType,
      jobRevision: sql<number>`(${outputVersion.provenance} ->> 'jobRevision')::int`,
    })
    .from(output)
    .innerJoin(
      outputVersion,
      and(eq(outputVersion.outputId, output.id), eq(outputVersion.version, output.currentVersion)),
    )
    .where(and(eq(output.organizationId, organizationId), eq(output.jobId, jobId)));
