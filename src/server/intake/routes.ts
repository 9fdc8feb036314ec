import { parseJobDescription } from '#brief/parse/parse-job-description.ts';
import { parseJobDescriptionBody } from '#shared/api/intake.ts';
import { parsedJobSchema } from '#shared/parsed-job.ts';
import type { App, AppDeps } from '../http/app-deps.ts';
import { AppError } from '../http/app-error.ts';

const tags = ['Intake'];

export function registerIntakeRoutes(app: App, { requirePerson }: AppDeps): void {
  app.post(
    '/api/parse-job-description',
    {
      schema: {
        summary: 'Read the fields of a job off a text',
        description:
          'A field the text does not give stays empty; each one found carries the words it was read from. What is not a job answers 422 with a sentence that says so.',
        tags,
        body: parseJobDescriptionBody,
        response: { 200: parsedJobSchema },
      },
    },
    async (request) => {
      await requirePerson(request);
      const parsed = parseJobDescription(request.body.jobDescriptionText);
      if (parsed.kind === 'not-a-job') throw new AppError('UNPROCESSABLE', parsed.message);
      return parsed;
    },
  );
}
