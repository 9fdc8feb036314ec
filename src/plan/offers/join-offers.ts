import { joinList, listOnce } from '#writing/list.ts';
import type { Offered } from './offer-kind.ts';
import type { Read } from './read-line.ts';

type Row = NonNullable<Read['offer']['joins']>;

const mostInRow = 3;

/** How a row of several of one kind is said. */
const rows: Readonly<Record<Row, (pieces: string[], first: Read, noun: string) => string>> = {
  insurance: (pieces, { terms, isFree }, noun) =>
    `${terms.isOwnCost ? 'optional ' : isFree && terms.share === '' ? 'free ' : ''}${joinList(pieces)} ${noun}${terms.share && `, ${terms.share}`}${terms.limit}`,
  protection: (pieces, { terms, isFree, quote }) =>
    `${terms.isOwnCost ? 'optional ' : isFree && terms.share === '' ? 'free ' : ''}${joinList(pieces)} ${/assurance/i.test(quote) && pieces.length === 1 ? 'assurance' : 'insurance'}${terms.share && `, ${terms.share}`}`,
  'time off': (pieces, { terms }) => `${joinList(pieces.slice(0, mostInRow))}${terms.limit}`,
  kit: (pieces) =>
    pieces.length === 1 && pieces[0] === 'uniform' ? 'a uniform' : joinList(pieces),
};

const toOffered = ({ offer, phrase, quote, weight }: Read): Offered => ({
  kind: offer.kind,
  group: offer.group,
  phrase,
  quote,
  weight,
});

/** Of several lines on one kind the one that says most. */
function keepBest(all: readonly Read[]): Read[] {
  const byKind = Map.groupBy(all, ({ offer }) => offer.kind);
  return [...byKind.values()].map((reads) => {
    const [best] = reads.toSorted(
      (a, b) =>
        Number(b.weight > 0) - Number(a.weight > 0) ||
        Number(b.hasFigure) - Number(a.hasFigure) ||
        Number(b.terms.limit !== '') - Number(a.terms.limit !== ''),
    );
    return best!;
  });
}

/** What says less than another that is there. */
function dropWeaker(reads: readonly Read[]): Read[] {
  const kinds = new Set(reads.map(({ offer }) => offer.kind));
  const hides: readonly (readonly [string, string])[] = [
    ['401(k)', 'retirement plan'],
    ['pension', 'retirement plan'],
    ['401(k)', 'pension'],
    ['annual leave', 'bank holidays'],
    ['will train', 'training'],
    ['bonus', 'incentives'],
    ['progression', 'development'],
    ['private medical', 'medical'],
    ['medical aid', 'medical'],
    ['hmo', 'medical'],
    ['life and accident', 'life'],
    ['life and accident', 'accident'],
    ['short term disability', 'disability'],
    ['long term disability', 'disability'],
    ['short and long term disability', 'disability'],
    ['short and long term disability', 'short term disability'],
    ['short and long term disability', 'long term disability'],
  ];
  return reads.filter(
    ({ offer, hasFigure, phrase }) =>
      !hides.some(
        ([strong, weak]) =>
          offer.kind === weak &&
          kinds.has(strong) &&
          !hasFigure &&
          !(weak === 'pension' && !phrase.includes('retirement')),
      ),
  );
}

/** The name that all lines give; "insurance" where they differ. */
function nameAll(group: readonly Read[]): string {
  const [noun = 'insurance', ...others] = listOnce(group.map((read) => read.noun));
  return others.length > 0 ? 'insurance' : noun;
}

/** Each thing once, those that are told together in one phrase, the best first. */
export function joinOffers(all: readonly Read[]): Offered[] {
  const reads = dropWeaker(keepBest(all));
  const alone = reads.filter(({ piece }) => piece === null).map(toOffered);
  const joined = reads.filter(({ piece }) => piece !== null);
  const byRow = Map.groupBy(joined, ({ offer, terms, isFree, weight }) =>
    offer.joins === 'time off' || offer.joins === 'kit'
      ? offer.joins
      : [offer.joins, terms.share, terms.isOwnCost, isFree, weight === 0].join('|'),
  );
  const told = [...byRow.values()].map((group) => {
    const [first] = group;
    const pieces = listOnce(group.map(({ piece }) => piece));
    return {
      ...toOffered(first!),
      phrase: rows[first!.offer.joins!](pieces, first!, nameAll(group)),
      weight: Math.max(...group.map(({ weight }) => weight)),
    };
  });
  return [...alone, ...told].toSorted((a, b) => b.weight - a.weight);
}
