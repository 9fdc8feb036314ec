import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

interface Written {
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
  const read = async (): Promise<Written[]> => {
    const client = new Client({ connectionString: databaseUrl });
    client.on('error', () => undefined);
    await client.connect();
    try {
      const { rows } = await client.query<Written>(
        `select o.job_id as "jobId", o.tool_type as tool, o.status, o.failure, o.attempt,
           o.updated_at as "updatedAt",
           (select count(*)::int from output_version v where v.output_id = o.id) as versions
         from output o order by o.id`,
      );
      return rows;
    } finally {
      await client.end();
    }
  };
  return {
    read,
    /** Waits until the outputs are as asked; gives them. */
    until: async (what: string, isSo: (rows: Written[]) => boolean, limitMs = 60_000) => {
      const deadline = Date.now() + limitMs;
      let rows: Written[] = [];
      while (Date.now() < deadline) {
        rows = await read().catch(() => rows);
        if (rows.length > 0 && isSo(rows)) return rows;
        await sleep(100);
      }
      const states = rows.map(({ tool, status, attempt }) => `${tool} ${status} ${attempt}`);
      throw new Error(`Waited in vain until ${what}:\n${states.join('\n')}`);
    },
  };
}

export const hasEnded = ({ status }: Written) => status === 'completed' || status === 'failed';
