import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, os?: string | string[], cpu?: string | string[], libc?: string | string[] }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages
 * @typedef {{ os: string, cpu: string, libc: string }} Machine
 */

/**
 * @param {{ root: string, dev: boolean }} options
 * @returns {number} how many packages are absent or of another version
 */
export function countMissing({ root, dev }) {
  // npm keeps a copy of the lockfile in node_modules that tells what it really put there.
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'));
  const wanted = Object.entries(readWanted({ root, dev }));
  return wanted.filter(([path, { version }]) => installed[path]?.version !== version).length;
}

/**
 * @param {{ root: string, dev: boolean }} options
 * @returns {LockedPackages}
 */
export function readWanted({ root, dev }) {
  const locked = readPackages(join(root, 'package-lock.json'));
  return pickWanted({ locked, dev, machine: thisMachine() });
}

/**
 * @param {string} file
 * @returns {LockedPackages}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return {};
  }
}

/**
 * @param {{ locked: LockedPackages, dev: boolean, machine: Machine }} options
 * @returns {LockedPackages} the ones that this machine needs
 */
export function pickWanted({ locked, dev, machine }) {
  const wanted = Object.entries(locked)
    .filter(([path, entry]) => path !== '' && (dev || !entry.dev))
    .filter(([, entry]) => !entry.optional || isMadeFor(entry, machine));
  return Object.fromEntries(wanted);
}

/**
 * An optional package that names no machine only serves other optional ones; npm may leave it out.
 * @param {LockedPackage} entry
 * @param {Machine} machine
 */
function isMadeFor({ os, cpu, libc }, machine) {
  if (!os && !cpu) return false;
  return allows(os, machine.os) && allows(cpu, machine.cpu) && allows(libc, machine.libc);
}

/**
 * @param {string | string[] | undefined} rule such as "linux", ["linux", "darwin"] or ["!win32"]
 * @param {string} value
 */
function allows(rule, value) {
  const list = [rule ?? []].flat();
  if (list.includes(`!${value}`)) return false;
  return list.includes(value) || list.every((item) => item.startsWith('!'));
}

/** @returns {Machine} */
function thisMachine() {
  const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (
    process.report.getReport()
  );
  const libc = report.header.glibcVersionRuntime ? 'glibc' : 'musl';
  return { os: process.platform, cpu: process.arch, libc };
}
