import { replaceAll } from './mapped-text.ts';
import type { MappedText } from './mapped-text.ts';

/** UTF-8 that was once read as Windows-1252: the sequences that job texts really carry. */
const misread: Record<string, string> = {
  'â€™': "'",
  'â€˜': "'",
  'â€œ': '"',
  'â€\u009d': '"',
  'â€“': '–',
  'â€”': '–',
  'â€¢': '•',
  'â€¦': '...',
  '€¢': '•',
  '€™': "'",
  '€œ': '"',
  '€\u009d': '"',
  '€˜': "'",
  '€”': '–',
  '€¦': '...',
  'â‚¬': '€',
  'Â£': '£',
  Â·: '•',
  'Ã¤': 'ä',
  'Ã¶': 'ö',
  'Ã¼': 'ü',
  ÃŸ: 'ß',
  'Ã©': 'é',
  'Ã¨': 'è',
  'Ã\u00a0': 'à',
  'Ã§': 'ç',
  Ãª: 'ê',
  'Â\u00a0': ' ',
  'Ã…': 'Å',
  'â€ƒ': ' ',
  'â€‚': ' ',
  '€ƒ': ' ',
  '€‚': ' ',
  '€¨': '\n',
};

const single: Record<string, string> = {
  '\r\n': '\n',
  '\r': '\n',
  '\u0085': '\n',
  '\u2028': '\n',
  '\u2029': '\n',
  '\v': '\n',
  '\f': '\n',
  '‘': "'",
  '’': "'",
  '‚': "'",
  '´': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '—': '–',
  '‒': '–',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '…': '...',
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
};

const pattern = new RegExp(
  [
    ...Object.keys(misread),
    '\\r\\n?',
    '[\\u0085\\u2028\\u2029\\v\\f‘’‚´“”„—‒−‐‑…ﬀﬁﬂﬃﬄ]',
    ' ?Â(?=[\\s("]|$)',
    '[\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000]',
    '[\\u00ad\\u200b-\\u200f\\u2060\\ufeff\\ufffd\\ufe0e\\ufe0f]',
    '[\\u0000-\\u0008\\u000e-\\u001f\\u007f]',
    '(?<![\\u0080-\\u00ff])[\\u0091-\\u0097]',
  ].join('|'),
  'g',
);

/** Windows-1252 that was read as Latin-1: marks where the standard has controls that nobody writes. */
const controls = ["'", "'", '"', '"', '•', '–', '–'];
const firstControl = 0x91;

/** A dash that stands on a word and before a blank opens an item: "students\u0097 is keen". */
function readControl({ 0: found, index, input }: RegExpExecArray): string | undefined {
  const mark = controls[found.charCodeAt(0) - firstControl];
  const isItem =
    mark === '–' && /[ \t]/.test(input[index + 1] ?? '') && /\S/.test(input[index - 1] ?? ' ');
  return isItem ? '•' : mark;
}

const oddSpace = /^[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]$/;

/** One kind of line end, space, quote and dash; nothing invisible. */
export function normaliseCharacters(source: MappedText): MappedText {
  return replaceAll(source, pattern, (match) => {
    const { 0: found, index, input } = match;
    if (oddSpace.test(found)) return ' ';
    // What is left of a blank that was misread.
    if (found.endsWith('Â')) return /\s/.test(input[index + found.length] ?? '') ? '' : ' ';
    return misread[found] ?? single[found] ?? readControl(match) ?? '';
  });
}
