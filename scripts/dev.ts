import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'vite';
import { stopOnSignal } from './steps/stop-on-signal.ts';

const WEB_PORT = 3000;
const API_PORT = 3001;

/** The web app from Vite and the API under `node --watch`; they end together. */
export async function run(): Promise<number> {
  const stop = stopOnSignal();
  const web = await createServer({ configFile: 'vite.config.ts' });
  try {
    await web.listen(WEB_PORT);
  } catch (error) {
    console.error(
      `Vite could not start: ${error instanceof Error ? error.message : String(error)}.`,
    );
    return 1;
  }
  const api = spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', 'src/server/main.ts'],
    {
      stdio: 'inherit',
      env: { ...process.env, PORT: String(API_PORT), BASE_URL: `http://localhost:${WEB_PORT}` },
    },
  );
  const ended = once(api, 'close');
  web.httpServer?.once('close', () => api.kill());
  stop.addEventListener('abort', () => api.kill());

  const [code] = (await ended) as [number | null];
  await web.close();
  return stop.aborted ? 0 : (code ?? 1);
}
