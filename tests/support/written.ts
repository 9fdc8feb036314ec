import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

interface Written {
  id: number;
  jobId: number;
  tool: string;
  status: string;
  failure: string | null;
  attempt: number;
  /** How many versions there are. */
  versions: number;
  /** When the last attempt began or ended. */
  updatedAt: Date;
}

/** Reads the outputs from the database itself, past every process under test. */
export async function openWritten(databaseUrl: string) {
  const query = async <Row extends object>(text: string, values: unknown[] = []) => {
    const client = new Client({ connectionString: databaseUrl });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end();
    }
  };
  const read = () =>
    query<Written>(
      `select o.id, o.job_id as "jobId", o.tool_type as tool, o.status, o.failure, o.attempt,
         o.updated_at as "updatedAt",
         (select count(*)::int from output_version v where v.output_id = o.id) as versions
       from output o order by o.id`,
    );
  return {
    read,
    /** What the queue knows of the tasks of these outputs, for an error's words. */
    readTasks: (outputIds: number[]) =>
      query(
        `select name, id, state, retry_count, output, started_on, completed_on from pgboss.job
         where (data ->> 'outputId')::int = any($1)`,
        [outputIds],
      ),
    /** Waits until the outputs are as asked; gives them. */
    until: async (what: string, isSo: (rows: Written[]) => boolean, limitMs = 120_000) => {
      const deadline = Date.now() + limitMs;
      let rows: Written[] = [];
      while (Date.now() < deadline) {
        rows = await read().catch(() => rows);
        if (rows.length > 0 && isSo(rows)) return rows;
        await sleep(100);
      }
      const states = rows.map(
        ({ tool, status, attempt, failure }) => `${tool} ${status} ${attempt} ${failure ?? ''}`,
      );
      throw new Error(`Waited in vain until ${what}:\n${states.join('\n')}`);
    },
  };
}

export const hasEnded = ({ status }: Written) => status === 'completed' || status === 'failed';
