import { createCipheriv, createHash } from 'node:crypto';
import { makeTextPdf } from './make-pdf.ts';

/** Algorithms 2 to 5 of the PDF standard, for files that need no password although they are encrypted. */
interface Encryption {
  revision: 2 | 3 | 4;
  keyBits: 40 | 128;
  /** Entries of the dictionary that say how long the key is, right or wrong. */
  says: string;
  user?: string;
  owner?: string;
}

const padding = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
);
const fileId = Buffer.alloc(16, 7);
const permissions = -4;
const contentObject = Buffer.from([5, 0, 0, 0, 0]);

export function makeEncryptedPdf(lines: string[], encryption: Encryption): Buffer {
  const { revision, says } = encryption;
  const ownerEntry = makeOwnerEntry(encryption);
  const key = makeKey(encryption, ownerEntry);
  const version = { 2: 1, 3: 2, 4: 4 }[revision];
  const filters =
    revision === 4 ? '/CF << /StdCF << /CFM /AESV2 /Length 16 >> >> /StmF /StdCF /StrF /StdCF' : '';
  const checks = `/O <${ownerEntry.toString('hex')}> /U <${makeUserEntry(revision, key).toString('hex')}>`;
  return makeTextPdf(lines, {
    objects: [
      `<< /Filter /Standard /V ${version} /R ${revision} ${filters} ${says} ${checks} /P ${permissions} >>`,
    ],
    trailer: `/Encrypt 6 0 R /ID [<${fileId.toString('hex')}> <${fileId.toString('hex')}>]`,
    seal: (packed) => sealContent(revision, key, packed),
  });
}

const pad = (password = '') => Buffer.concat([Buffer.from(password), padding]).subarray(0, 32);

const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest();

function repeat(times: number, start: Buffer, step: (value: Buffer, index: number) => Buffer) {
  let value = start;
  for (let index = 0; index < times; index += 1) value = step(value, index);
  return value;
}

const stir = (key: Buffer, times: number, start: Buffer) =>
  repeat(times, start, (value, index) => rc4(Buffer.from(key.map((byte) => byte ^ index)), value));

function makeOwnerEntry({ revision, keyBits, user, owner }: Encryption): Buffer {
  const hashed = repeat(revision === 2 ? 0 : 50, md5(pad(owner)), (value) => md5(value));
  return stir(hashed.subarray(0, keyBits / 8), revision === 2 ? 1 : 20, pad(user));
}

function makeKey({ revision, keyBits, user }: Encryption, ownerEntry: Buffer): Buffer {
  const length = keyBits / 8;
  const allowed = Buffer.alloc(4);
  allowed.writeInt32LE(permissions);
  const hashed = repeat(
    revision === 2 ? 0 : 50,
    md5(pad(user), ownerEntry, allowed, fileId),
    (value) => md5(value.subarray(0, length)),
  );
  return hashed.subarray(0, length);
}

function makeUserEntry(revision: number, key: Buffer): Buffer {
  if (revision === 2) return rc4(key, padding);
  return Buffer.concat([stir(key, 20, md5(padding, fileId)), Buffer.alloc(16)]);
}

function sealContent(revision: number, key: Buffer, packed: Buffer): Buffer {
  const salt = revision === 4 ? Buffer.from('sAlT') : Buffer.alloc(0);
  const own = md5(key, contentObject, salt).subarray(0, Math.min(key.length + 5, 16));
  if (revision !== 4) return rc4(own, packed);
  const start = Buffer.alloc(16, 3);
  const cipher = createCipheriv('aes-128-cbc', own, start);
  return Buffer.concat([start, cipher.update(packed), cipher.final()]);
}

/** By hand: the cryptography of Node no longer has it. */
function rc4(key: Buffer, bytes: Buffer): Buffer {
  const box = Array.from({ length: 256 }, (_, index) => index);
  const swap = (one: number, other: number) => {
    [box[one], box[other]] = [box[other] ?? 0, box[one] ?? 0];
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + (box[i] ?? 0) + (key[i % key.length] ?? 0)) % 256;
    swap(i, j);
  }
  let i = 0;
  let j = 0;
  return Buffer.from(
    bytes.map((byte) => {
      i = (i + 1) % 256;
      j = (j + (box[i] ?? 0)) % 256;
      swap(i, j);
      return byte ^ (box[((box[i] ?? 0) + (box[j] ?? 0)) % 256] ?? 0);
    }),
  );
}
