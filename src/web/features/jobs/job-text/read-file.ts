import {
  extractTextReply,
  maxJobText,
  maxUploadBytes,
  type UploadKind,
  uploadKindOf,
} from '#shared/api/job-text.ts';
import { ApiError } from '#web/lib/api-error.ts';

const kindByType = new Map<string, UploadKind>([
  ['text/plain', 'txt'],
  ['application/pdf', 'pdf'],
  ['application/msword', 'doc'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
]);

export const acceptedFiles = ['.txt', '.pdf', '.doc', '.docx', ...kindByType.keys()].join(',');

export function kindOfFile(file: File): UploadKind | undefined {
  return uploadKindOf(file.name) ?? kindByType.get(file.type);
}

const failedReading = 'Failed to read the file. Please try again or use a different file format.';

/** A reason that a person can act on. */
class FileProblem extends Error {}

export function explainUnreadFile(error: unknown): string {
  if (error instanceof FileProblem) return error.message;
  return (error instanceof ApiError && error.sentence) || failedReading;
}

interface Reading {
  file: File;
  kind: UploadKind;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** The text of a file. Plain text is read here, unless its encoding is one that only the server knows. */
export async function readFileText({ file, kind, onProgress, signal }: Reading): Promise<string> {
  if (file.size > maxUploadBytes)
    throw new FileProblem(
      'This file is larger than 10 MB. Please upload a smaller file or paste the text.',
    );
  if (kind === 'txt' && file.size > maxJobText * mostBytesOfCharacter) throw tooMuchText();
  const decoded = kind === 'txt' ? decodeUnicode(await file.arrayBuffer()) : undefined;
  const text = decoded?.trim() ? decoded : await upload({ file, kind, onProgress, signal });
  // Nobody would read it, and only to show it keeps a page busy for a minute.
  if (text.length > maxJobText) throw tooMuchText();
  return text;
}

/** In any encoding. */
const mostBytesOfCharacter = 4;

const tooMuchText = () =>
  new FileProblem(
    'This file holds far more text than one job description. Please upload one job or paste its text.',
  );

function decodeUnicode(bytes: ArrayBuffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** By the older kind of request: only that one tells how much has been sent. */
function upload({ file, kind, onProgress, signal }: Reading): Promise<string> {
  const form = new FormData();
  form.append('file', file, uploadKindOf(file.name) ? file.name : `${file.name}.${kind}`);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/extract-text');
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('load', () => {
      try {
        if (request.status !== 200) throw new ApiError(request.status, request.responseText);
        resolve(extractTextReply.parse(JSON.parse(request.responseText)).text);
      } catch (error) {
        reject(error);
      }
    });
    request.addEventListener('error', () => reject(new Error('The connection broke.')));
    request.addEventListener('abort', () => reject(new DOMException('Replaced', 'AbortError')));
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
