import type { Brief } from '#shared/brief.ts';

const target = /\bOTE\b|\bon[- ]target earnings\b|\btotal target(?:ed)? (?:cash|compensation)\b/i;
/** The amounts stand in the line under it. */
const heading = /^total target(?:ed)? (?:cash|compensation)(?: range)?:?$/i;
const fixed = /\b(?:base|basic|fixed|guaranteed|hourly|salary)\b/i;

const digitsOf = (amount: number | null): string => (amount === null ? '' : String(amount));

type Told = Pick<Brief, 'deal' | 'pay'>;

const listSaid = ({ deal }: Pick<Told, 'deal'>): string[] =>
  deal.filter(({ kind }) => kind === 'earnings').map(({ text }) => text);

function namesPay({ pay }: Pick<Told, 'pay'>, line: string): boolean {
  const plain = line.replace(/(?<=\d)[,.](?=\d{3}\b)/g, '').replace(/(?<=\d)k\b/gi, '000');
  return [pay?.min ?? null, pay?.max ?? null]
    .map(digitsOf)
    .some((amount) => amount !== '' && plain.includes(amount));
}

/** Whether the amounts that were read as pay stand in a sentence on what people may earn. */
export const isEarnedPay = (told: Told): boolean =>
  (told.pay?.min ?? told.pay?.max ?? null) !== null &&
  listSaid(told).some(
    (line) =>
      (namesPay(told, line) && !fixed.test(line.replace(target, ''))) || heading.test(line.trim()),
  );
