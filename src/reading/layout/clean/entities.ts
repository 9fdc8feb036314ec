import { replaceAll } from './mapped-text.ts';
import type { MappedText } from './mapped-text.ts';

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  ndash: '–',
  mdash: '–',
  hellip: '...',
  bull: '•',
  middot: '•',
  lsquo: "'",
  rsquo: "'",
  ldquo: '"',
  rdquo: '"',
  pound: '£',
  euro: '€',
  cent: '¢',
  trade: '',
  reg: '',
  copy: '',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  Eacute: 'É',
  egrave: 'è',
  ecirc: 'ê',
  agrave: 'à',
  ccedil: 'ç',
  ocirc: 'ô',
  ugrave: 'ù',
  icirc: 'î',
  shy: '',
  zwnj: '',
};

export function decodeEntities(source: MappedText): MappedText {
  return replaceAll(
    source,
    /&(?:(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z]{2,8}));|(apos|rsquo)(?=s\b|[^A-Za-z]|$))/g,
    (match) => {
      const [, decimal, hexadecimal, closed, open] = match;
      const name = closed ?? open;
      if (name !== undefined) return findNamed(name) ?? findNamed(name.toLowerCase());
      const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
      if (code === 160 || code === 9 || code === 10 || code === 13) return ' ';
      return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}

const findNamed = (name: string): string | undefined =>
  Object.hasOwn(named, name) ? named[name] : undefined;
