import multipart from '@fastify/multipart';
import { parseJobDescription } from '#brief/parse/parse-job-description.ts';
import {
  extractTextReply,
  parseJobDescriptionBody,
  parseJobDescriptionReply,
  readJobTextBody,
} from '#shared/api/intake.ts';
import { readingSchema } from '#shared/reading.ts';
import type { App, AppDeps } from '../http/app-deps.ts';
import { AppError } from '../http/app-error.ts';
import { extractText } from './extract-text.ts';
import { readText } from './read-text.ts';
import { formOptions, receiveFile } from './receive-file.ts';

const tags = ['Intake'];

export function registerIntakeRoutes(app: App, { requirePerson }: AppDeps): void {
  app.post(
    '/api/parse-job-description',
    {
      schema: {
        summary: 'Read the fields of a job off a text',
        description:
          'A field the text does not give stays empty; each one found carries the words it was read from, and the whole text is given unit by unit. What is not a job answers 422 with a sentence that says so.',
        tags,
        body: parseJobDescriptionBody,
        response: { 200: parseJobDescriptionReply },
      },
    },
    async (request) => {
      await requirePerson(request);
      const { jobDescriptionText, corrections } = request.body;
      const parsed = parseJobDescription(jobDescriptionText);
      if (parsed.kind === 'not-a-job') throw new AppError('UNPROCESSABLE', parsed.message);
      const reading = readText(jobDescriptionText, corrections);
      return { ...parsed, employer: reading.fields.employer?.value ?? '', reading };
    },
  );

  app.post(
    '/api/read-job-text',
    {
      schema: {
        summary: 'Read a text unit by unit, with what a person set right in it',
        description: 'Nothing is stored.',
        tags,
        body: readJobTextBody,
        response: { 200: readingSchema },
      },
    },
    async (request) => {
      await requirePerson(request);
      return readText(request.body.text, request.body.corrections);
    },
  );

  // In a scope of its own, so that no other route takes forms.
  app.register(async (forms: App) => {
    await forms.register(multipart, formOptions);
    forms.post(
      '/api/extract-text',
      {
        schema: {
          summary: 'Read the text of a file',
          description:
            'A multipart form with one field, file: a .txt, .pdf, .doc or .docx of at most 10 MB. A file that cannot be read answers 413 or 422 with a sentence that says why: it is too large, empty, damaged, protected with a password, a scan without text, or not what its name says.',
          consumes: ['multipart/form-data'],
          tags,
          response: { 200: extractTextReply },
        },
      },
      async (request) => {
        // Before the body: a stranger's file is not even received.
        await requirePerson(request);
        return { text: await extractText(await receiveFile(request)) };
      },
    );
  });
}
