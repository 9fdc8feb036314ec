import { throwUnlessOk } from '#web/lib/api-error.ts';

/** Fetches a file and hands it to the browser under the name the server gave it. Tells that name. */
export async function downloadFile(
  path: string,
  onReceived: (bytes: number) => void = () => {},
): Promise<string> {
  const response = await fetch(path, { credentials: 'include' });
  await throwUnlessOk(response);
  const name = readFileName(response.headers.get('content-disposition')) ?? 'requisite-export';
  const url = URL.createObjectURL(await readBody(response, onReceived));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the file after the press; freed at once, it could be gone before that.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return name;
}

async function readBody({ body, headers }: Response, onReceived: (bytes: number) => void) {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    chunks.push(part.value);
    bytes += part.value.byteLength;
    onReceived(bytes);
  }
  return new Blob(chunks, { type: headers.get('content-type') ?? '' });
}

/** The encoded name where there is one, for it holds every script; else the plain one. */
export function readFileName(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) {
    try {
      return decodeURIComponent(encoded.trim());
    } catch {
      // Broken encoding: the plain name serves.
    }
  }
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1]?.trim();
}
