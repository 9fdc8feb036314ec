import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { contentDisposition } from './content-disposition.ts';

interface Download {
  fileName: string;
  mediaType: string;
  body: string | Uint8Array | Readable;
}

/** A reply that the browser keeps as a file. */
export const download = (reply: FastifyReply, { fileName, mediaType, body }: Download) =>
  reply
    .header('content-disposition', contentDisposition(fileName))
    .type(mediaType)
    .send(body instanceof Uint8Array ? Buffer.from(body) : body);
