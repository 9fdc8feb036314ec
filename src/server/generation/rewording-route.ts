import { z } from 'zod';
import { rewordingReply, rewordingSchema } from '#shared/api/outputs.ts';
import { pathId } from '#shared/row-id.ts';
import type { App, AppDeps } from '../app-deps.ts';
import { AppError, notFound } from '../http/app-error.ts';
import { findJob } from '../jobs/jobs.rows.ts';
import { budgets } from '../limits/budgets.ts';
import { readOrganization } from '../organizations/organizations.rows.ts';
import { createOutputAccess } from '../outputs/output-access.ts';
import { findOutput } from '../outputs/outputs.rows.ts';
import { WritingFailed } from '../writers/writer.ts';
import { whenLeft } from '../http/when-left.ts';
import { gatherSource, understandJob } from './gather-source.ts';

/** Says a message of an output anew; nothing is stored. */
export function registerRewordingRoute(app: App, deps: AppDeps): void {
  const { access, textWork, writer } = deps;
  const { db } = deps.database;
  const requireOutputCaller = createOutputAccess({ db, access });

  app.post(
    '/api/outputs/:outputId/rewording',
    {
      config: { may: 'outputs.write', budget: budgets.reword },
      schema: {
        summary: 'A text of an output said anew: shorter, warmer or plainer',
        description:
          'Needs a language model; without one it answers 422. Nothing is stored: whoever wants the words saves them as an edit.',
        tags: ['Writing'],
        params: z.object({ outputId: pathId }),
        body: rewordingSchema,
        response: { 200: rewordingReply },
      },
    },
    async (request, reply) => {
      const { outputId } = request.params;
      const { membership } = await requireOutputCaller(request, outputId);
      const { reword } = writer;
      if (!reword) {
        throw new AppError(
          'UNPROCESSABLE',
          'Rewording needs a language model, and this server has none. Change the words yourself.',
        );
      }
      const output = await findOutput(db, membership, outputId);
      const job = output && (await findJob(db, membership, output.jobId));
      if (!output || !job) throw notFound('Output');
      const organization = await readOrganization(db, membership);
      const understanding = await understandJob({ db, textWork, writer }, { job, organization });
      const { source, secret } = gatherSource(understanding, {
        organization,
        output: { toolType: output.toolType, notes: [] },
      });
      const said = await reword({
        ...request.body,
        source,
        organizationId: membership.organizationId,
        signal: whenLeft(reply),
      }).catch((error: unknown) => {
        if (error instanceof WritingFailed) throw new AppError('UNAVAILABLE', error.message);
        throw error;
      });
      return secret ? { ...said, text: secret.hideAll(said.text) } : said;
    },
  );
}
