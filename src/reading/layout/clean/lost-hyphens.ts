import { isEnglishWord } from '../../facts/shapes/tagger.ts';
import { applyEdits } from './mapped-text.ts';
import type { Edit, MappedText } from './mapped-text.ts';

/** Signs that stand for others which copying lost: "high:quality wool", "Quali;cations", "2:3 nights". */

const inWord =
  /(?<![\p{L}\d:;/@.#&=?-])(?<left>\p{L}{1,20})(?<sign>[:;])(?<right>\p{Ll}{2,20})(?![\p{L}\d:/@=]|\.\p{Ll})/gu;
const ligatures = ['fi', 'fl', 'ff', 'ffi'];

/** Halves of words that are written with a hyphen wherever they stand. */
const firstHalf =
  /^(?:self|high|full|part|well|long|short|non|multi|cross|drop|pick|follow|first|second|third|fast|front|back|hands|on|off|in|up|post|pre|co|mid|large|small|medium|family|client|customer|market|team|data|detail|results?|safety|award|world|mixed|forward|open|hard|highly|day|face|end|real|real|work|home|problem|decision|e|ex|one|two|three|four|five|six)$/i;
const secondHalf =
  /^(?:quality|use|scale|based|level|time|term|motivated|driven|focused|focussed|oriented|orientated|established|owned|led|class|site|house|hand|on|off|up|to|skilled|paced|profile|standing|starter|managed|motivation|organi[sz]ed|presented|competitive|leading|winning|solving|making|facing|life|day|house|wide|known|being|round|through|end|date|depth|working)$/i;
const fewestAlike = 2;

/** "5:7 years" is a span, and 7:30 a time of day. */
const spans =
  /(?<![\p{L}\d:.])(\d{1,2}):(\d{1,2})(?= (?:years|months|weeks|days|nights|hours)\b)/gu;
/** "£20,000 : £24,000", where the sign of the second was misread: "GBP 20,000 : A GBP 24,000". */
const amounts =
  /(?<=(?:[£$€]|GBP|USD|EUR) ?\d[\d,.]{0,9}k?) (?::(?: ?[AÂ])?|[–-] [AÂ]) (?=(?:[£$€]|GBP|USD|EUR) ?\d)/gu;

const isLigature = (left: string, right: string): string | undefined =>
  isEnglishWord(left.toLowerCase()) && isEnglishWord(right)
    ? undefined
    : ligatures.find((letters) => isEnglishWord(`${left}${letters}${right}`.toLowerCase()));

const isCompound = (left: string, right: string): boolean =>
  firstHalf.test(left) && secondHalf.test(right);
const isHalf = (left: string, right: string): boolean =>
  firstHalf.test(left) || secondHalf.test(right);

/** Gives words their hyphens and double letters back, and spans their dashes. */
export function mendLostHyphens(source: MappedText): MappedText {
  const { text } = source;
  const found = [...text.matchAll(inWord)].map(({ index, groups }) => {
    const { left = '', sign = '', right = '' } = groups ?? {};
    const start = index + left.length;
    return { left, right, sign, start, end: start + 1 };
  });
  const colons = found.filter(({ left, right, sign }) => sign === ':' && isHalf(left, right));
  const isUsual = colons.length >= fewestAlike;
  const words = found.flatMap(({ left, right, sign, start, end }): Edit[] => {
    const letters = isLigature(left, right);
    if (letters !== undefined) return [{ start, end, insert: letters }];
    const isOne = sign === ':' && (isUsual ? isHalf(left, right) : isCompound(left, right));
    return isOne ? [{ start, end, insert: '-' }] : [];
  });
  const dashes = [...text.matchAll(spans)].map(({ index, 1: first = '' }): Edit => ({
    start: index + first.length,
    end: index + first.length + 1,
    insert: '-',
  }));
  const ranges = [...text.matchAll(amounts)].map(({ index, 0: gap }): Edit => ({
    start: index,
    end: index + gap.length,
    insert: ' – ',
  }));
  return applyEdits(
    source,
    [...words, ...dashes, ...ranges].toSorted((a, b) => a.start - b.start),
  );
}
