import { writerInfoSchema } from '#shared/output.ts';
import type { App, AppDeps } from '../app-deps.ts';

const tags = ['Writing'];

export function registerWriterRoute(app: App, { requirePerson, writer }: AppDeps): void {
  app.get(
    '/api/writer',
    {
      schema: {
        summary: 'Which writer puts the tools into words',
        tags,
        response: { 200: writerInfoSchema },
      },
    },
    async (request) => {
      await requirePerson(request);
      return writer.info;
    },
  );
}
