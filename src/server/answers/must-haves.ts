import { inOrder, quoteOf } from '#shared/apply-corrections.ts';
import { cutText } from '#shared/cut-text.ts';
import { answerTextLimit } from '#shared/answers.ts';
import type { Reading, ReadingCorrections } from '#shared/reading.ts';
import type { OrderedMustHaves } from '../db/ordered-must-haves.ts';

/** A line that says what a person must or should bring. */
export interface MustHave {
  quote: string;
  role: 'must' | 'nice';
}

/** The key of the one answer that puts must-haves in order. */
export const mustHavesKey = 'must-haves-order';
export const mustHavesAsk = 'Which must-haves matter most, and which are only wishes?';

const mostShown = 60;

/** Must-haves in the order people gave them, then wishes, each once. */
export function listMustHaves(
  { units }: Pick<Reading, 'units'>,
  { order }: Pick<ReadingCorrections, 'order'>,
): MustHave[] {
  const lines = units.filter(({ shape }) => shape !== 'heading');
  const ofRole = (role: MustHave['role']) =>
    inOrder(
      lines.filter((unit) => unit.role === role),
      order,
    ).map((unit) => ({ quote: quoteOf(unit), role }));
  const all = [...ofRole('must'), ...ofRole('nice')];
  return [...new Map(all.map((one) => [one.quote, one])).values()].slice(0, mostShown);
}

/** The same as somebody wants it; lines that came since follow. */
export function arrangeMustHaves(
  listed: readonly MustHave[],
  wanted: Pick<OrderedMustHaves, 'order' | 'wishes'>,
): MustHave[] {
  const ranks = new Map(wanted.order.map((quote, rank) => [quote, rank]));
  const rankOf = ({ quote }: MustHave) => ranks.get(quote) ?? wanted.order.length;
  return listed
    .map(({ quote, role }): MustHave => {
      if (!ranks.has(quote)) return { quote, role };
      return { quote, role: wanted.wishes.includes(quote) ? 'nice' : 'must' };
    })
    .toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** Which lines get another role with this order. */
export function listMoved(
  listed: readonly MustHave[],
  wanted: Pick<OrderedMustHaves, 'order' | 'wishes'>,
): MustHave[] {
  return arrangeMustHaves(listed, wanted).filter(
    ({ quote, role }) => listed.find((one) => one.quote === quote)?.role !== role,
  );
}

const most = { roles: 500, order: 200 };

export function orderMustHaves(
  corrections: ReadingCorrections,
  { order, moved }: OrderedMustHaves,
): ReadingCorrections {
  const quotes = new Set(moved.map(({ quote }) => quote));
  const others = corrections.roles.filter(({ quote }) => !quotes.has(quote));
  return {
    ...corrections,
    roles: [...others, ...moved].slice(-most.roles),
    order: [...new Set(order)].slice(0, most.order),
  };
}

/** "1. Own van 2. TWIC card. Only wishes: French." */
export function sayMustHaves({
  order,
  wishes,
}: Pick<OrderedMustHaves, 'order' | 'wishes'>): string {
  const musts = order.filter((quote) => !wishes.includes(quote));
  const lines = musts.map((quote, i) => `${i + 1}. ${quote}`);
  const said = [...lines, ...(wishes.length > 0 ? [`Only wishes: ${wishes.join('; ')}`] : [])];
  return cutText(said.join('\n'), answerTextLimit);
}
