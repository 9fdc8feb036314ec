import type { UploadKind } from '#shared/api/job-text.ts';
import { unsupportedUpload } from '#shared/api/job-text.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { AppError } from '../http/app-error.ts';

/** Why a file gives no text. The reader names one of these; what a person reads is decided here. */
export type Refusal =
  | 'unsupported'
  | 'too-large'
  | 'too-much-text'
  | 'empty'
  | 'no-text'
  | 'password'
  | 'damaged'
  | 'disguised'
  | 'encoding'
  | 'limits'
  | 'busy';

const kindNames: Record<UploadKind, string> = {
  txt: 'a plain text file',
  pdf: 'a PDF',
  doc: 'a Word 97–2003 document',
  docx: 'a Word document',
};

export function refuse(refusal: Refusal, kind: UploadKind = 'txt'): AppError {
  const [code, message] = sentences[refusal](kind);
  return new AppError(code, message);
}

const sentences: Record<Refusal, (kind: UploadKind) => [ErrorCode, string]> = {
  unsupported: () => ['BAD_REQUEST', unsupportedUpload],
  'too-large': () => [
    'TOO_LARGE',
    'This file is larger than 10 MB. Please upload a smaller file or paste the text.',
  ],
  'too-much-text': () => [
    'TOO_LARGE',
    'This file unpacks to far more than a job description. Please paste the text instead.',
  ],
  empty: () => [
    'UNPROCESSABLE',
    'This file is empty. Please upload another file or paste the text.',
  ],
  'no-text': (kind) => [
    'UNPROCESSABLE',
    kind === 'pdf'
      ? 'There is no text in this PDF; it looks like a scan. Please upload the original document or paste the text.'
      : 'There is no text in this file. Please upload another file or paste the text.',
  ],
  password: () => [
    'UNPROCESSABLE',
    'This file is protected with a password. Please remove the password and upload it again, or paste the text.',
  ],
  damaged: (kind) => [
    'UNPROCESSABLE',
    `This file is damaged: it cannot be read as ${kindNames[kind]}. Please save it again and upload the new copy, or paste the text.`,
  ],
  disguised: (kind) => [
    'UNPROCESSABLE',
    `The name ends in .${kind}, but this is not ${kindNames[kind]}. Please upload the original file or paste the text.`,
  ],
  encoding: () => [
    'UNPROCESSABLE',
    'The characters of this text file cannot be told for certain. Please save it as UTF-8 and upload it again, or paste the text.',
  ],
  limits: () => [
    'UNPROCESSABLE',
    'Reading this file takes more time or memory than a document should. Please paste the text instead.',
  ],
  busy: () => ['UNAVAILABLE', 'Many files are being read just now. Please try again in a moment.'],
};
