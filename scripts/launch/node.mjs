import { existsSync } from 'node:fs';
import { join } from 'node:path';

const OLDEST = 24;

/**
 * The code is TypeScript that Node runs as it is, which needs a newer Node than a machine may have.
 * @param {string} root
 * @returns {string} the path of a Node that can: the running one, or the one npm brought along
 */
export function findNode(root) {
  if (Number.parseInt(process.versions.node, 10) >= OLDEST) return process.execPath;

  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = platform === 'win' ? 'node.exe' : 'node';
  const path = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', name);
  if (existsSync(path)) return path;

  console.error(
    `Requisite needs Node ${OLDEST} or newer; this is ${process.version}, and npm carries no newer one ` +
      `for ${process.platform} on ${process.arch}. Install Node ${OLDEST} from https://nodejs.org and try again.`,
  );
  return process.exit(1);
}
