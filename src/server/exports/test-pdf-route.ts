import { exportFormats } from '#shared/export-format.ts';
import type { App, AppDeps } from '../app-deps.ts';
import { personAccount } from '../limits/account.ts';
import { budgets } from '../limits/budgets.ts';
import { download } from './download.ts';
import { renderFor } from './render-for.ts';
import type { Renderer } from './rendering/renderer.ts';
import { testBooklet } from './test-booklet.ts';

export function registerTestPdfRoute(
  app: App,
  { requirePerson }: AppDeps,
  renderer: Renderer,
): void {
  app.get(
    '/api/test-pdf',
    {
      config: { budget: budgets.export },
      schema: { summary: 'A small PDF, to see that the server can make them', tags: ['Exports'] },
    },
    async (request, reply) => {
      const { userId } = await requirePerson(request);
      const render = renderFor(renderer, personAccount(userId), reply);
      const booklet = testBooklet(new Date().toISOString().slice(0, 10));
      const file = await render({ format: 'pdf', booklet });
      const { mediaType } = exportFormats.pdf;
      return download(reply, { fileName: 'requisite-test.pdf', mediaType, body: file });
    },
  );
}
