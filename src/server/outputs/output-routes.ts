import { z } from 'zod';
import { outputEditSchema, outputSchema } from '#shared/output.ts';
import { pathId } from '#shared/row-id.ts';
import type { App, AppDeps } from '../app-deps.ts';
import { notFound } from '../http/app-error.ts';
import { createJobAccess } from '../jobs/job-access.ts';
import { budgets } from '../limits/budgets.ts';
import { editOutput } from './edit-output.ts';
import { createOutputAccess } from './output-access.ts';
import { findOutput, listOutputs } from './outputs.rows.ts';

const tags = ['Outputs'];
const params = z.object({ outputId: pathId });

export function registerOneOutputRoutes(app: App, { access, database: { db } }: AppDeps): void {
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
}
