import { capitalize } from '#writing/casing.ts';
import { withArticle } from '#writing/article.ts';
import { joinList } from '#writing/list.ts';
import type { PayTermKind } from '#shared/brief.ts';
import { findEarnings } from './earnings.ts';
import { hasNoBenefits, noBenefits } from '../offers/no-benefits.ts';
import type { Source } from '../source.ts';

const added: ReadonlySet<PayTermKind> = new Set([
  'overtime',
  'differential',
  'commission',
  'bonus',
]);

/** "On state jobs prevailing wages (Davis-Bacon) are paid" */
function sayWageLaw(text: string): string {
  const [, wages = text, where] =
    /^(prevailing wages(?: \(Davis-Bacon\))?) on (.+)$/.exec(text) ?? [];
  return where === undefined ? `${text} are paid` : `on ${where} ${wages} are paid`;
}

const sayAddition = (text: string): string =>
  /bonus$|bonus (?:of|for|up)/.test(text) ? withArticle(text) : text;

/** What comes with the pay, in one or two sentences; a bonus that stands among the benefits is told with them. */
export function sayPayTerms({ brief }: Source): string {
  const { facts, pay } = brief;
  // Commission that makes up the earnings does not come on top of them.
  const isEarned = findEarnings(brief) !== null;
  const payTerms = brief.payTerms.filter(
    ({ kind }) => !isEarned || (kind !== 'commission' && kind !== 'bonus'),
  );
  const isBenefit = facts.some(({ kind, text }) => kind === 'benefit' && /\bbonus/i.test(text));
  const said = pay?.words ?? '';
  const open = payTerms.filter(
    ({ kind }) =>
      !(kind === 'bonus' && isBenefit) &&
      !(
        added.has(kind) &&
        new RegExp(`\\b${kind === 'differential' ? 'differential' : kind}`, 'i').test(said)
      ),
  );
  const of = (kind: PayTermKind): string[] =>
    open.filter((term) => term.kind === kind).map(({ text }) => text);
  const [law] = of('wage law');
  const [guarantee] = of('guarantee');
  const floor =
    law !== undefined && guarantee?.startsWith('never')
      ? `${sayWageLaw(law)}, and ${guarantee}`
      : [
          law === undefined ? '' : sayWageLaw(law),
          guarantee?.startsWith('never')
            ? `pay is ${guarantee}`
            : guarantee
              ? `${guarantee} is stated`
              : '',
        ]
          .filter(Boolean)
          .join('; ');
  const additions = open
    // Overtime that may be worked is an offer, and told with the others.
    .filter(({ kind, text }) => added.has(kind) && text !== 'overtime available')
    .map(({ text }) => sayAddition(text));
  return [
    floor === '' ? '' : `${capitalize(floor)}.`,
    additions.length === 0 ? '' : `On top: ${joinList(additions)}.`,
    hasNoBenefits(brief) ? noBenefits : '',
  ]
    .filter(Boolean)
    .join(' ');
}
