import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { findProgram } from './find-program.ts';

/** The one without windows first: it does the same for less. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const run = promisify(execFile);

/** The path of a Chromium or Chrome on this machine, without installing one. */
export function findInstalledBrowser(): string | undefined {
  const known = [process.env.CHROME_PATH, findProgram(NAMES), ...MAC, chromium.executablePath()];
  return known.find((path) => path && existsSync(path));
}

/** The path of a browser, installed first if need be: from Debian for root, else Playwright's own. */
export async function provideBrowser(): Promise<string> {
  const installed = findInstalledBrowser();
  if (installed) return installed;

  const mayUseDebian = process.getuid?.() === 0 && findProgram(['apt-get']);
  console.log(`Installing Chromium with ${mayUseDebian ? 'apt-get' : 'Playwright'} for the tests.`);
  if (mayUseDebian) await installFromDebian().catch(downloadWithPlaywright);
  else await downloadWithPlaywright();
  const path = findInstalledBrowser();
  if (!path) throw new Error('The installation left no browser behind.');
  await run(path, ['--version']);
  return path;
}

async function installFromDebian(): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env });
  const options = ['-y', '-q', '--no-install-recommends'];
  const install = (browser: string) =>
    run('apt-get', ['install', ...options, browser, 'fonts-liberation'], {
      env,
      maxBuffer: 64 * 1024 * 1024,
    });
  // Older releases have only the whole.
  await install('chromium-headless-shell').catch(() => install('chromium'));
}

async function downloadWithPlaywright(): Promise<void> {
  const cli = 'node_modules/@playwright/test/cli.js';
  await run(process.execPath, [cli, 'install', '--no-shell', 'chromium']);
}
