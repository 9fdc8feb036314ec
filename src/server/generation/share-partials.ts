import { cutTextBefore } from '#shared/cut-text.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/database.ts';
import { announce } from '../events/announce.ts';
import type { OutputRow } from '../outputs/outputs.rows.ts';

const intervalMs = 400;
/** A notification of the database holds 8,000 bytes. */
const maxCharacters = 600;

interface Watched {
  db: Db;
  output: Pick<OutputRow, 'id' | 'organizationId' | 'jobId' | 'toolType'>;
  log: FastifyBaseLogger;
}

/** Lets people watch a tool being written, however often the writer speaks. */
export function sharePartials({ db, output, log }: Watched) {
  let latest: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  const { id: outputId, organizationId, jobId, toolType } = output;

  const send = () => {
    timer = undefined;
    const text = latest;
    latest = undefined;
    if (text === undefined) return;
    announce(db, organizationId, { type: 'partial', jobId, outputId, toolType, text }).catch(
      (error: unknown) => log.debug({ err: error }, 'nobody could be told of a partial result'),
    );
  };

  return {
    share: (text: string) => {
      latest = cutTextBefore(text, maxCharacters).toWellFormed();
      timer ??= setTimeout(send, intervalMs);
    },
    stop: () => clearTimeout(timer),
  };
}
