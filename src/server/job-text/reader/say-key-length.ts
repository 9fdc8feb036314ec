/**
 * The same PDF with one more trailer at its end, which says how long the key of its encryption is. Files
 * that leave it out, count it in bytes or say it wrongly are opened by everything that knows it should be
 * 40 or 128 bits; the library believes what it reads and then asks for a password that nobody set.
 */
export function sayKeyLength(bytes: Buffer, bits: number): Buffer | undefined {
  const text = bytes.toString('latin1');
  const encryption = findEncryption(text);
  const root = lastMatch(text, /\/Root\s+(\d+\s+\d+\s+R)/g)?.[1];
  const previous = lastMatch(text, /startxref\s+(\d+)/g)?.[1];
  const size = lastMatch(text, /\/Size\s+(\d+)/g)?.[1];
  if (!encryption || !root || !previous || !size) return undefined;
  // Of two entries of one name the last counts.
  const corrected = `${encryption.slice(0, -2)} /Length ${bits} >>`;
  const id = readAfter(text, /\/ID\s*\[/g);
  const trailer = [
    `/Size ${size} /Root ${root} /Prev ${previous}`,
    id && `/ID ${id}`,
    `/Encrypt ${corrected}`,
  ];
  // Places are counted from where the PDF begins.
  const at = bytes.length + 1 - Math.max(0, text.indexOf('%PDF-'));
  const added = `\nxref\n0 0\ntrailer\n<< ${trailer.join(' ')} >>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([bytes, Buffer.from(added, 'latin1')]);
}

/** The dictionary that says how the file is encrypted, as it stands there. */
function findEncryption(text: string): string | undefined {
  const named = lastMatch(text, /\/Encrypt\s+(\d+)\s+(\d+)\s+R/g);
  if (!named) return readAfter(text, /\/Encrypt\s*<</g);
  const head = `${named[1]} ${named[2]} obj`;
  const at = text.indexOf('<<', text.lastIndexOf(head) + head.length);
  return at === -1 || !text.includes(head) ? undefined : readWhole(text, at);
}

/** What begins with the last sign or two of the last match. */
function readAfter(text: string, pattern: RegExp): string | undefined {
  const found = lastMatch(text, pattern);
  if (!found) return undefined;
  const opening = found[0].endsWith('<<') ? 2 : 1;
  return readWhole(text, found.index + found[0].length - opening);
}

function lastMatch(text: string, pattern: RegExp): RegExpExecArray | undefined {
  let last: RegExpExecArray | undefined;
  for (const match of text.matchAll(pattern)) last = match;
  return last;
}

/** A dictionary or an array, from its first sign to its last. */
function readWhole(text: string, start: number): string | undefined {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const two = text.slice(at, at + 2);
    if (two === '<<' || text[at] === '[') depth += 1;
    else if (two === '>>' || text[at] === ']') depth -= 1;
    else if (text[at] === '(') at = endOfString(text, at);
    else if (text[at] === '<') at = endOfHex(text, at);
    if (two === '<<' || two === '>>') at += 1;
    if (depth === 0) return text.slice(start, at + 1);
  }
  return undefined;
}

function endOfString(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

function endOfHex(text: string, start: number): number {
  const end = text.indexOf('>', start);
  return end === -1 ? text.length : end;
}
