const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A number below a thousand as it is said. */
function sayCount(count: number): string {
  if (count < 20) return ones[count]!;
  if (count < 100) {
    const rest = count % 10;
    return `${tens[Math.floor(count / 10) - 2]!}${rest === 0 ? '' : `-${ones[rest]!}`}`;
  }
  const rest = count % 100;
  return `${ones[Math.floor(count / 100)]!} hundred${rest === 0 ? '' : ` and ${sayCount(rest)}`}`;
}

const units: Record<string, string> = { $: 'dollars', '£': 'pounds', '€': 'euros' };

interface Said {
  /** "fifty" of "fifty thousand dollars": what can be left away before another such sum. */
  short: string;
  whole: string;
  scale: 'thousand' | 'plain' | 'cents';
}

/** A sum that nobody could follow is left in figures: null. */
function sayAmount(figures: string, sign: string): Said | null {
  const value = Number(figures.replaceAll(',', ''));
  const unit = units[sign]!;
  if (value >= 1000) {
    const thousands = Math.floor(value / 1000);
    const rest = value - thousands * 1000;
    if (thousands >= 1000 || rest % 100 !== 0) return null;
    const short = sayCount(thousands);
    return rest === 0
      ? { short, whole: `${short} thousand ${unit}`, scale: 'thousand' }
      : {
          short: `${short} thousand ${sayCount(rest)}`,
          whole: `${short} thousand ${sayCount(rest)} ${unit}`,
          scale: 'plain',
        };
  }
  const whole = Math.floor(value);
  const cents = Math.round((value - whole) * 100);
  const short = sayCount(whole);
  if (cents === 0) return { short, whole: `${short} ${unit}`, scale: 'plain' };
  const small = cents < 10 ? `oh ${ones[cents]!}` : sayCount(cents);
  return sign === '$'
    ? { short: `${short} ${small}`, whole: `${short} ${small}`, scale: 'cents' }
    : { short: `${short} ${small}`, whole: `${short} ${unit} ${small}`, scale: 'cents' };
}

const money = String.raw`([$£€])(\d{1,3}(?:,\d{3})+|\d+)(\.\d{2})?(?![\d,.]*[kKmM]?\d)`;
const range = new RegExp(String.raw`${money} (to|and) ${money}`, 'g');
const single = new RegExp(money, 'g');

/** "£28-£30K": both are thousands. */
const shortRange = /([$£€])(\d{1,3}) ?[kK]? ?(?:-|–|to) ?\1?(\d{1,3}) ?[kK]\b/g;
const shortSum = /([$£€])(\d{1,3}) ?[kK]\b/g;
const writeThousands = (text: string): string =>
  text.replace(shortRange, '$1$2,000 to $1$3,000').replace(shortSum, '$1$2,000');

/** "$40,000 to $60,000 a year" as it is spoken: "forty to sixty thousand dollars a year"; a range in words only where both ends are. */
export function speakAmounts(text: string): string {
  const told = writeThousands(text).replace(
    range,
    (
      all,
      sign: string,
      low: string,
      lowCents = '',
      word: string,
      other: string,
      high: string,
      highCents = '',
    ) => {
      const from = sayAmount(`${low}${lowCents}`, sign);
      const to = sayAmount(`${high}${highCents}`, other);
      if (from === null || to === null || sign !== other) return all;
      const isCut = from.scale === 'thousand' && to.scale !== 'thousand';
      return `${from.short}${isCut ? ' thousand' : ''} ${word} ${to.whole}`;
    },
  );
  if (told.search(range) !== -1) return told;
  return told.replace(
    single,
    (all, sign: string, amount: string, cents = '') =>
      sayAmount(`${amount}${cents}`, sign)?.whole ?? all,
  );
}
