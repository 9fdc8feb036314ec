import { type Rewording, rewordingReply, type RewordingWish } from '#shared/api/outputs.ts';
import type { ChosenJobStatus, Job, JobEdit } from '#shared/job.ts';
import type { Output } from '#shared/output.ts';
import { type Reading, type ReadingCorrections, readingSchema } from '#shared/reading.ts';
import type { ToolId } from '#shared/tool-info.ts';
import { apiRequest } from '#web/lib/api.ts';
import { describeError } from '#web/lib/api-error.ts';
import { completeJob, completeOutput } from '#web/lib/complete-replies.ts';

/** The calls that change a job or what was written for it. Each throws an ApiError when the server refuses. */

interface Replacing {
  /** Also where a person has changed the text; without it the server answers 409. */
  replaceEdits: boolean;
}

export async function chooseStatus(jobId: number, status: ChosenJobStatus): Promise<Job> {
  return completeJob(await apiRequest('PATCH', `/api/jobs/${jobId}`, { status }));
}

export async function readText(text: string, corrections: ReadingCorrections): Promise<Reading> {
  return readingSchema.parse(await apiRequest('POST', '/api/read-job-text', { text, corrections }));
}

type ReadingEdit = Required<
  Pick<JobEdit, 'corrections' | 'employer' | 'employerConfidential' | 'revision'>
>;

export async function saveReading(jobId: number, edit: ReadingEdit): Promise<Job> {
  return completeJob(await apiRequest('PATCH', `/api/jobs/${jobId}`, edit));
}

type PlanEdit = Required<Pick<JobEdit, 'agreedPlan' | 'revision'>>;

export async function savePlan(jobId: number, edit: PlanEdit): Promise<Job> {
  return completeJob(await apiRequest('PATCH', `/api/jobs/${jobId}`, edit));
}

/** Throws an error whose message is a sentence for people. */
export async function rewordText(
  outputId: number,
  text: string,
  wish: RewordingWish,
): Promise<Rewording> {
  try {
    const path = `/api/outputs/${outputId}/rewording`;
    return rewordingReply.parse(await apiRequest('POST', path, { text, wish }));
  } catch (error) {
    throw new Error(describeError(error, notReworded), { cause: error });
  }
}

const notReworded = 'The text could not be reworded. It stands as it was; please try again.';

export function deleteJob(jobId: number) {
  return apiRequest('DELETE', `/api/jobs/${jobId}`);
}

export function generateTool(jobId: number, tool: ToolId, { replaceEdits }: Replacing) {
  return apiRequest('POST', `/api/jobs/${jobId}/generate/${tool}${replacing(replaceEdits)}`);
}

export function regenerateAll(jobId: number, { replaceEdits }: Replacing) {
  return apiRequest('POST', `/api/jobs/${jobId}/process${replacing(replaceEdits)}`);
}

/** The version is the one the edit started from; the server answers 409 when there is a newer one. */
export async function saveContent(
  outputId: number,
  edit: { content: unknown; version: number },
): Promise<Output> {
  return completeOutput(await apiRequest('PATCH', `/api/outputs/${outputId}`, edit));
}

export function restoreVersion(outputId: number, version: number) {
  return apiRequest('POST', `/api/outputs/${outputId}/versions/${version}/restore`);
}

const replacing = (replaceEdits: boolean) => (replaceEdits ? '?replaceEdits=true' : '');
