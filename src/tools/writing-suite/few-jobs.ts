import { allJobs } from '#reading/fixtures/jobs/all-jobs.ts';
import type { ToolId } from '#shared/tool-info.ts';
import { toSource, writeTool } from './written.ts';

const sources = allJobs.slice(0, 2).map((job) => toSource(job));

/** One tool written for a few very different jobs, where writing all of them would take too long. */
export function writeForFewJobs(tool: ToolId): unknown[] {
  return sources.map((source) => writeTool(tool, source).content);
}
