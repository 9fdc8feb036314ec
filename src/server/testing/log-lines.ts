import { symbols } from 'pino';
import { createLogger } from '../logger.ts';

/** The server's own logger at its most talkative, written into a list instead of the output. */
export function createLogLines() {
  const lines: string[] = [];
  const log = createLogger({ LOG_LEVEL: 'trace' });
  Object.assign(log, { [symbols.streamSym]: { write: (line: string) => lines.push(line) } });
  return { log, lines };
}
