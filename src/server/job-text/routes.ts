import multipart from '@fastify/multipart';
import {
  extractTextReply,
  parseJobDescriptionBody,
  parseJobDescriptionReply,
  readJobTextBody,
} from '#shared/api/job-text.ts';
import { readingSchema } from '#shared/reading.ts';
import type { App, AppDeps } from '../app-deps.ts';
import { AppError } from '../http/app-error.ts';
import { whenLeft } from '../http/when-left.ts';
import { personAccount } from '../limits/account.ts';
import { budgets } from '../limits/budgets.ts';
import type { Person } from '../auth/session.ts';
import { askReader, nameReader } from './ask-reader.ts';
import { extractText } from './extract-text.ts';
import { formOptions, maxFormBytes, receiveFile } from './receive-file.ts';

const tags = ['Intake'];

export function registerIntakeRoutes(app: App, deps: AppDeps): void {
  const { requirePerson, textWork, writer } = deps;
  const { db } = deps.database;
  const askModel = (text: string, person: Person) => askReader({ db, writer }, { text, person });
  app.post(
    '/api/parse-job-description',
    {
      config: { budget: budgets.parse },
      schema: {
        summary: 'Read the fields of a job off a text',
        description:
          'A field the text does not give stays empty; each one found carries the words it was read from, and the whole text is given unit by unit. What is not a job, and what takes too long to read, answers 422 with a sentence that says so.',
        tags,
        body: parseJobDescriptionBody,
        response: { 200: parseJobDescriptionReply },
      },
    },
    async (request) => {
      const person = await requirePerson(request);
      const { userId } = person;
      const { jobDescriptionText: text, corrections } = request.body;
      const told = await askModel(text, person);
      const read = await textWork.run('parse', { text, corrections, told }, { userId });
      if (!('reading' in read)) throw new AppError('UNPROCESSABLE', read.parsed.message);
      const { parsed, reading } = read;
      const employer = reading.fields.employer?.value ?? '';
      return { ...parsed, employer, reading: nameReader(reading, told, writer) };
    },
  );

  app.post(
    '/api/read-job-text',
    {
      config: { budget: budgets.parse },
      schema: {
        summary: 'Read a text unit by unit, with what a person set right in it',
        description: 'Nothing is stored.',
        tags,
        body: readJobTextBody,
        response: { 200: readingSchema },
      },
    },
    async (request) => {
      const person = await requirePerson(request);
      const { userId } = person;
      const told = await askModel(request.body.text, person);
      const reading = await textWork.run('read', { ...request.body, told }, { userId });
      return nameReader(reading, told, writer);
    },
  );

  // In a scope of its own, so that no other route takes forms.
  app.register(async (forms: App) => {
    await forms.register(multipart, formOptions);
    forms.post(
      '/api/extract-text',
      {
        config: { budget: budgets.extract },
        bodyLimit: maxFormBytes,
        schema: {
          summary: 'Read the text of a file',
          description:
            'A multipart form with one field, file: a .txt, .pdf, .doc or .docx of at most 10 MB. A file that cannot be read answers 413 or 422 with a sentence that says why: it is too large, empty, damaged, protected with a password, a scan without text, or not what its name says.',
          consumes: ['multipart/form-data'],
          tags,
          response: { 200: extractTextReply },
        },
      },
      async (request, reply) => {
        // Before the body: a stranger's file is not even received.
        const { userId } = await requirePerson(request);
        const asker = { account: personAccount(userId), leaves: whenLeft(reply) };
        return { text: await extractText(await receiveFile(request), asker) };
      },
    );
  });
}
