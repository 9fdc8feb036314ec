import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { maxUploadBytes, uploadKindOf } from '#shared/api/job-text.ts';
import { AppError } from '../http/app-error.ts';
import { refuse } from './refusals.ts';

/** The largest file with what a form puts around it. */
export const maxFormBytes = maxUploadBytes + 64 * 1024;

/** For the multipart plugin: a file beyond its size is cut off and known by that. */
export const formOptions = {
  throwFileSizeLimit: false,
  limits: {
    fileSize: maxUploadBytes,
    files: 1,
    fields: 1,
    parts: 2,
    fieldSize: 1024,
    headerPairs: 20,
  },
};

interface ReceivedFile {
  name: string;
  bytes: Buffer;
}

/**
 * The one file of a form, with nothing beside it. A form that will be refused is read to its end all
 * the same: a browser that is still sending does not listen, and would show a broken connection.
 */
export async function receiveFile(request: FastifyRequest): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw notOneFile();
  let file: ReceivedFile | undefined;
  let problem: AppError | undefined;
  try {
    for await (const part of request.parts()) {
      problem ??= findProblem(part);
      if (part.type !== 'file') continue;
      if (problem) part.file.resume();
      else file = { name: part.filename, bytes: await part.toBuffer() };
      if (part.file.truncated) problem ??= refuse('too-large');
    }
  } catch (error) {
    request.log.info({ err: error }, 'form not readable');
    throw notOneFile();
  }
  if (problem) throw problem;
  if (!file) throw notOneFile();
  return file;
}

function findProblem(part: Multipart): AppError | undefined {
  const name = part.fieldname;
  if (part.type !== 'file' || name !== 'file')
    return new AppError('BAD_REQUEST', `Please send the field “file” and not “${name}”.`, {
      fields: { [name]: 'is not known' },
    });
  return uploadKindOf(part.filename) ? undefined : refuse('unsupported');
}

const notOneFile = () =>
  new AppError('BAD_REQUEST', 'The file did not arrive whole. Please upload one file again.', {
    fields: { file: 'is missing or not whole' },
  });
