import { basename } from 'node:path';
import { countMissing, readWanted } from './packages.mjs';
import { runToEnd } from './relay.mjs';

const PROGRESS_EVERY_MS = 5000;

/**
 * Installs the locked packages when some are missing or of another version.
 * @param {{ root: string, dev: boolean }} options whether the development packages are needed too
 * @returns {Promise<void>}
 */
export async function installMissing({ root, dev }) {
  if (countMissing({ root, dev }) === 0) return;

  const total = Object.keys(readWanted({ root, dev: true })).length;
  console.log(`Installing ${total} packages with npm. The first time takes about a minute.`);
  const log = createInstallLog(total);
  const timer = setInterval(() => console.log(log.progress()), PROGRESS_EVERY_MS);
  const code = await runNpm(root, log).finally(() => clearInterval(timer));

  const missing = countMissing({ root, dev });
  if (code === 0 && missing === 0) return console.log(`Installed in ${log.seconds()} s.`);
  console.error(log.text());
  const reason =
    code === 0 ? `${missing} packages are still missing` : `npm ended with exit code ${code}`;
  console.error(`Could not install the packages: ${reason}. What npm said is above.`);
  process.exit(code || 1);
}

/**
 * @param {string} root
 * @param {ReturnType<typeof createInstallLog>} log
 */
function runNpm(root, log) {
  const { command, args } = findNpm();
  const options = ['--include=dev', '--include=optional', '--prefer-offline'];
  const quiet = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=http'];
  return runToEnd(command, [...args, 'ci', ...options, ...quiet], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    onSpawn: (child) => {
      child.stdout?.on('data', (chunk) => log.add(chunk));
      child.stderr?.on('data', (chunk) => log.add(chunk));
    },
  });
}

/** The npm that started this process, so that its version and settings stay the same. */
function findNpm() {
  const running = process.env['npm_execpath'];
  if (running && basename(running).startsWith('npm')) {
    return { command: process.execPath, args: [running] };
  }
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [] };
}

/**
 * Counts what npm asks for and keeps the rest of its words for the case of failure.
 * @param {number} total
 */
export function createInstallLog(total) {
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  const requested = { lookUps: 0, downloads: 0 };
  /** @type {string[]} */
  const words = [];
  let rest = '';

  return {
    seconds,
    /** @param {Buffer | string} chunk */
    add(chunk) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (/^npm http .*\.tgz /.test(line)) requested.downloads += 1;
        else if (line.startsWith('npm http ')) requested.lookUps += 1;
        else if (!line.startsWith('npm warn EBADENGINE')) words.push(line);
      }
    },
    progress: () => `  ${seconds()} s: ${describeInstall({ ...requested, total })}`,
    text: () => [...words, rest].join('\n').trim(),
  };
}

/**
 * npm looks every package up, then downloads it, then unpacks it, the phases overlapping.
 * @param {{ lookUps: number, downloads: number, total: number }} counts
 */
export function describeInstall({ lookUps, downloads, total }) {
  if (downloads >= total) return 'unpacking';
  if (downloads > total / 10) return `${downloads} of ${total} downloaded`;
  return `${Math.min(lookUps, total)} of ${total} looked up`;
}
