import type { Drawer } from '#knowledge/drawer.ts';
import type { Brief } from '#shared/brief.ts';

/** Months in which people of a kind of work have no time, and what to do then. */
const peaks: readonly {
  kinds: readonly Drawer['kind'][];
  /** Of the trade, where only some of a kind have it. */
  trades?: readonly string[];
  /** The same by words of trade or title. */
  titles?: RegExp;
  /** Occupations, where no trade is known. */
  codes?: RegExp;
  /** What the job speaks of where only some of a trade have it: nobody moves more cars of an auction at Christmas. */
  said?: RegExp;
  months: readonly number[];
  note: string;
}[] = [
  {
    kinds: ['kitchen-and-hotel'],
    trades: [],
    titles:
      // Hotels have seasons of their own, by the place.
      /\b(?:cooks?|chefs?|kitchen|servers?|wait\p{L}*|bar\p{L}*|restaurants?|dishwashers?|food|catering|banquets?)\b/iu,
    months: [12],
    note: 'December is their busiest month: keep calls short and in the afternoon lull, interviews too, and plan starts from January',
  },
  {
    kinds: ['shop-and-service', 'leading-people'],
    trades: ['shop assistant', 'store manager'],
    titles: /\b(?:stores?|shops?|retail)\b/i,
    codes: /^41-[12]0/,
    months: [11, 12],
    note: 'Shops are busiest from late November to Christmas: keep messages short, meet before opening, and speak to seasonal staff before their contracts end',
  },
  {
    kinds: ['driving-and-logistics'],
    said: /\b(?:parcels?|packages?|couriers?|multi-?drop|last mile|e-?commerce|online orders|retail\p{L}*|stores?|supermarkets?|groc\p{L}+|fulfil+ment|home deliver\p{L}+|customers['’] homes)\b/iu,
    months: [11, 12],
    note: 'Parcel and retail peak until Christmas: offer calls outside the rush, and plan starts for January',
  },
  {
    kinds: ['office-specialist', 'leading-people'],
    trades: ['staff accountant', 'bookkeeping clerk', 'finance manager', 'financial analyst'],
    months: [1, 2],
    note: 'Year end and audit fill their days: offer calls early or late and a start after the close',
  },
  {
    kinds: ['teaching'],
    months: [12],
    note: 'Term ends in December: write before then, and meet in the holidays or in January',
  },
];

/** A discount in the store of the house tells of no stores that are supplied. */
const listWork = (facts: readonly { text: string; kind?: string }[]): string[] =>
  facts.filter(({ kind }) => kind !== 'benefit').map(({ text }) => text);

/** What is true of the weeks of a search, by the days they begin and end. */
export function findPeak(
  { kind, trade }: Pick<Drawer, 'kind' | 'trade'>,
  { from, to }: { from: string; to: string },
  {
    title = '',
    soc = null,
    facts = [],
  }: {
    title?: string;
    soc?: string | null;
    facts?: readonly (Pick<Brief['facts'][number], 'text'> & { kind?: string })[];
  } = {},
): string | null {
  const months = [from, to].map((day) => Number(day.slice(5, 7)));
  const found = peaks.find(
    (peak) =>
      peak.kinds.includes(kind) &&
      (peak.said === undefined ||
        [title, ...listWork(facts)].some((line) => peak.said?.test(line))) &&
      ((peak.trades?.includes(trade) ?? true) ||
        peak.titles?.test(title || trade) === true ||
        (soc !== null && peak.codes?.test(soc) === true)) &&
      peak.months.some((month) => months.includes(month)),
  );
  return found?.note ?? null;
}
