import type { Drawer } from '#knowledge/drawer.ts';

/** Months in which people of a kind of work have no time, and what to do then. */
const peaks: readonly {
  kinds: readonly Drawer['kind'][];
  /** Of the trade, where only some of a kind have it. */
  trades?: readonly string[];
  /** The same by words of trade or title. */
  titles?: RegExp;
  /** Occupations, where no trade is known. */
  codes?: RegExp;
  months: readonly number[];
  note: string;
}[] = [
  {
    kinds: ['kitchen-and-hotel'],
    trades: [],
    titles:
      /\b(?:cooks?|chefs?|kitchen|servers?|wait\p{L}*|bar\p{L}*|restaurants?|dishwashers?|hosts?|food|catering|hotels?|reception\p{L}*|concierge|banquets?)\b/iu,
    months: [12],
    note: 'December is their fullest month: short calls in the afternoon lull, talks then too, starts from January',
  },
  {
    kinds: ['shop-and-service', 'leading-people'],
    trades: ['shop assistant', 'store manager'],
    titles: /\b(?:stores?|shops?|retail)\b/i,
    codes: /^41-[12]0/,
    months: [11, 12],
    note: 'Shops are at their fullest from late November to Christmas: write short, meet before opening, and speak with seasonal staff before their contracts end',
  },
  {
    kinds: ['driving-and-logistics'],
    trades: [],
    // Of those who move goods, the ones who move parcels and stock.
    titles:
      /\b(?:parcels?|couriers?|deliver\p{L}*|warehouses?|pick(?:er|ing)s?|pack(?:er|ing)s?|fulfil\p{L}*|distribution|sort\p{L}*|dispatch\p{L}*|vans?|trucks?|lorry|HGV|LGV|CDL|freight|logistics|post(?:al|man|woman)?|mail)\b/iu,
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
    note: 'The term ends in December: write before it, meet in the holidays or in January',
  },
];

/** What is true of the weeks of a search, by the days they begin and end. */
export function findPeak(
  { kind, trade }: Pick<Drawer, 'kind' | 'trade'>,
  { from, to }: { from: string; to: string },
  { title = '', soc = null }: { title?: string; soc?: string | null } = {},
): string | null {
  const months = [from, to].map((day) => Number(day.slice(5, 7)));
  const found = peaks.find(
    (peak) =>
      peak.kinds.includes(kind) &&
      ((peak.trades?.includes(trade) ?? true) ||
        peak.titles?.test(title || trade) === true ||
        (soc !== null && peak.codes?.test(soc) === true)) &&
      peak.months.some((month) => months.includes(month)),
  );
  return found?.note ?? null;
}
