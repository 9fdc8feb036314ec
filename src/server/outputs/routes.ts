import { z } from 'zod';
import { noBody } from '#shared/api/organizations.ts';
import { versionContentSchema } from '#shared/api/outputs.ts';
import { keptVersionsSentence } from '#shared/kept-versions.ts';
import { outputEditSchema, outputSchema, outputVersionSchema } from '#shared/output.ts';
import { pathId } from '#shared/row-id.ts';
import type { App, AppDeps } from '../http/app-deps.ts';
import { notFound } from '../http/app-error.ts';
import { createJobAccess } from '../jobs/job-access.ts';
import { budgets } from '../limits/budgets.ts';
import { editOutput, restoreVersion } from './edit-output.ts';
import { createOutputAccess } from './output-access.ts';
import { findOutput, listOutputs } from './outputs.rows.ts';
import { findVersion, listVersions } from './versions.rows.ts';

const tags = ['Outputs'];
const params = z.object({ outputId: pathId });
const versionParams = z.object({ outputId: pathId, version: pathId });

export function registerOutputRoutes(app: App, { access, database: { db } }: AppDeps): void {
  const requireJobCaller = createJobAccess({ db, access });
  const requireOutputCaller = createOutputAccess({ db, access });

  app.get(
    '/api/jobs/:jobId/outputs',
    {
      config: { may: 'outputs.read' },
      schema: {
        summary: 'What has been written for a job',
        tags,
        params: z.object({ jobId: pathId }),
        response: { 200: z.array(outputSchema) },
      },
    },
    async (request) => {
      const { membership } = await requireJobCaller(request, request.params.jobId);
      return listOutputs(db, membership, request.params.jobId);
    },
  );

  app.get(
    '/api/outputs/:outputId',
    {
      config: { may: 'outputs.read' },
      schema: { summary: 'One output', tags, params, response: { 200: outputSchema } },
    },
    async (request) => {
      const { outputId } = request.params;
      const { membership } = await requireOutputCaller(request, outputId);
      const output = await findOutput(db, membership, outputId);
      if (!output) throw notFound('Output');
      return output;
    },
  );

  app.patch(
    '/api/outputs/:outputId',
    {
      config: { may: 'outputs.change', budget: budgets.editOutput },
      schema: {
        summary: 'Keep a person’s edit as a new version',
        description:
          'Content that does not fit the tool answers 422 with the path of each part; with the version the edit started from, an output that has moved on answers 409 and carries its current state.',
        tags,
        params,
        body: outputEditSchema,
        response: { 200: outputSchema },
      },
    },
    async (request) => {
      const { outputId } = request.params;
      const caller = await requireOutputCaller(request, outputId);
      const { content, version } = request.body;
      return editOutput(db, caller, { outputId, content, version });
    },
  );

  app.get(
    '/api/outputs/:outputId/versions',
    {
      config: { may: 'outputs.read' },
      schema: {
        summary: 'The versions of an output, newest first',
        description: keptVersionsSentence,
        tags,
        params,
        response: { 200: z.array(outputVersionSchema) },
      },
    },
    async (request) => {
      const { outputId } = request.params;
      const { membership } = await requireOutputCaller(request, outputId);
      return listVersions(db, membership, outputId);
    },
  );

  app.get(
    '/api/outputs/:outputId/versions/:version',
    {
      config: { may: 'outputs.read' },
      schema: {
        summary: 'One version with its content',
        tags,
        params: versionParams,
        response: { 200: versionContentSchema },
      },
    },
    async (request) => {
      const { membership } = await requireOutputCaller(request, request.params.outputId);
      const found = await findVersion(db, membership, request.params);
      if (!found) throw notFound('Version');
      return found;
    },
  );

  app.post(
    '/api/outputs/:outputId/versions/:version/restore',
    {
      config: { may: 'outputs.change', budget: budgets.editOutput },
      schema: {
        summary: 'Make an earlier version the current one',
        description: 'It becomes a new version; the ones between stay.',
        tags,
        params: versionParams,
        body: noBody,
        response: { 200: outputSchema },
      },
    },
    async (request) => {
      const caller = await requireOutputCaller(request, request.params.outputId);
      return restoreVersion(db, caller, request.params);
    },
  );
}
