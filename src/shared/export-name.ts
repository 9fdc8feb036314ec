import { cutText } from './cut-text.ts';
import { toolInfo, type ToolId } from './tool-info.ts';

/** Names of 255 bytes fit every file system; some room is left for " (2)" and for a path. */
const longestBytes = 180;
const encoder = new TextEncoder();

interface ExportName {
  /** One tool, or what a file about the whole job is called. */
  of: ToolId | 'all-tools' | 'hiring-file' | 'alignment-sheet';
  jobTitle: string;
  extension: string;
}

/** requisite-sourcing-strategy-kit-wind-turbine-technician.pdf, in the letters of any script. */
export function exportFileName({ of, jobTitle, extension }: ExportName): string {
  const what = of in toolInfo ? toolInfo[of as ToolId].name : of;
  const stem = cutToBytes(`requisite-${dash(what)}-${dash(jobTitle)}`, longestBytes);
  return `${stem.replaceAll(/(?<!-)-+$/g, '')}.${extension}`;
}

/** Letters and figures in small; everything else, signs of all systems among it, becomes a dash. */
function dash(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

function cutToBytes(text: string, bytes: number): string {
  const { read } = encoder.encodeInto(text, new Uint8Array(bytes));
  return cutText(text, read);
}
