import { z } from 'zod';
import { noBody } from '#shared/api/organizations.ts';
import { versionContentSchema } from '#shared/api/outputs.ts';
import { keptVersionsSentence } from '#shared/kept-versions.ts';
import { outputSchema, outputVersionSchema } from '#shared/output.ts';
import { pathId } from '#shared/row-id.ts';
import type { App, AppDeps } from '../app-deps.ts';
import { notFound } from '../http/app-error.ts';
import { budgets } from '../limits/budgets.ts';
import { restoreVersion } from './edit-output.ts';
import { createOutputAccess } from './output-access.ts';
import { findVersion, listVersions } from './versions.rows.ts';

const tags = ['Outputs'];
const params = z.object({ outputId: pathId });
const versionParams = z.object({ outputId: pathId, version: pathId });

export function registerVersionRoutes(app: App, { access, database: { db } }: AppDeps): void {
  const requireOutputCaller = createOutputAccess({ db, access });

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
