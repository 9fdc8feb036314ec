import { AsyncZipDeflate, Zip, ZipPassThrough } from 'fflate';
import { exportFormatIds } from '#shared/export-format.ts';
import { exportFileName } from '#shared/export-name.ts';
import type { Output } from '#shared/output.ts';
import { toolInfo } from '#shared/tool-info.ts';
import type { Booklet } from '../booklet.ts';
import { makeFile, type Render } from '../formats.ts';

interface Entry {
  name: string;
  body: string | Uint8Array;
}

interface HiringFile {
  booklet: Booklet;
  /** Who hires, where it is not the organization. */
  employer: string | null;
  outputs: readonly Output[];
  /** Files for other systems, as far as their tools have been written. */
  extras: readonly Entry[];
  render: Render;
}

/** Everything about a search, one file after the other, so that little is held at a time. */
export async function* listHiringFile(file: HiringFile): AsyncGenerator<Entry> {
  const { booklet, extras, render } = file;
  const jobTitle = booklet.job.title;
  yield { name: 'provenance.json', body: writeProvenance(file) };
  yield* extras;
  for (const format of exportFormatIds) {
    const name = exportFileName({ of: 'all-tools', jobTitle, extension: format });
    yield { name, body: await makeFile[format](booklet, render) };
  }
  for (const section of booklet.sections) {
    if (!section.tool) continue;
    const name = exportFileName({ of: section.tool, jobTitle, extension: 'pdf' });
    const alone = { ...booklet, combined: false, sections: [section] };
    yield { name: `tools/${name}`, body: await makeFile.pdf(alone, render) };
  }
}

function writeProvenance({ booklet, employer, outputs }: HiringFile): string {
  const { job, organization, date } = booklet;
  const tools = outputs.map(({ toolType, version, provenance, outdated }) => ({
    tool: toolType,
    name: toolInfo[toolType].name,
    version,
    outdated,
    provenance,
  }));
  return `${JSON.stringify({ job, organization, employer, exportedOn: date, tools }, null, 2)}\n`;
}

/** A zip as it is being made: a part goes out before the next file is asked for. */
export async function* writeZip(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    failure ??= error;
    if (!error) ready.push(chunk);
  });
  for await (const { name, body } of entries) {
    const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
    await addFile(zip, name, bytes);
    yield* ready.splice(0);
  }
  zip.end();
  if (failure) throw failure;
  yield* ready.splice(0);
}

/** Texts are packed on another thread; the other formats are packed already. */
function addFile(zip: Zip, name: string, bytes: Uint8Array): Promise<void> {
  const isPacked = /\.(?:pdf|docx)$/.test(name);
  const file = isPacked ? new ZipPassThrough(name) : new AsyncZipDeflate(name, { level: 6 });
  zip.add(file);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const pass = file.ondata;
  file.ondata = (error, chunk, isFinal) => {
    pass?.call(file, error, chunk, isFinal);
    if (error) reject(error);
    else if (isFinal) resolve();
  };
  file.push(bytes, true);
  return promise;
}
