import type { Brief } from '#shared/brief.ts';
import type { DrawerHead } from './load-drawers.ts';
import { listSigns, type JobSaid, type RatedTrade } from './trade-choice/rate-trades.ts';
import { compareTitles } from './trade-choice/title-likeness.ts';

/** Trades of which a job says less are only near it. */
const likeliest = 6;
/** How much of a half of the title a trade has to be called by. */
const named = 0.6;
/** What is asked for is the work of a trade, and not a word of it. */
const asked = 0.9;
const enoughTerms = 0.5;
/** Experience makes half a trade only where the duties speak of it nearly as much as of the first. */
const asManyTerms = 0.7;

const joint = /[/&+]|\band\b/;
const experience = /\bexperience (?:in|as|with|of) (?:an? )?([^,.;()/]{3,40})/i;

/** One word alone may be a field or mean another thing in another house: "Data / Business Analyst", "Receptionist/Host". */
const hasWords = (part: string): boolean => /\S\s+\S/.test(part.trim());

/** "Receptionist" and "Sales Assistant" of a title that names both. */
const listHalves = (title: string): string[] => {
  const halves = title
    .split(joint)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return halves.length > 1 ? halves.filter(hasWords) : [];
};

const listAsked = ({ facts }: Pick<Brief, 'facts'>): string[] =>
  facts
    .filter(({ kind, importance }) => kind === 'experience' && importance === 'must')
    .flatMap(({ text }) => experience.exec(text)?.[1] ?? [])
    .filter(hasWords);

/**
 * The trade of the other half of a job: the title names it beside the first, or its experience is demanded and the
 * duties speak of it as well.
 */
export function findSecondTrade(
  rated: readonly RatedTrade[],
  heads: readonly DrawerHead[],
  { said, brief }: { said: JobSaid; brief: Pick<Brief, 'facts' | 'title'> },
): DrawerHead | null {
  const [first, ...others] = rated.slice(0, likeliest).map(({ head }) => heads.indexOf(head));
  if (first === undefined) return null;
  const halves = listHalves(brief.title.clean);
  const demanded = listAsked(brief);
  if (halves.length === 0 && demanded.length === 0) return null;
  const signs = listSigns(heads, said, new Map());
  const find = (parts: readonly string[], least: number, terms: number): number | undefined => {
    // Whom the words name best, or nobody: the next one is another trade.
    const called = parts.flatMap((part) => {
      const likeness = compareTitles(heads, part);
      const [best] = [...others].toSorted((a, b) => likeness[b]! - likeness[a]!);
      return best !== undefined && likeness[best]! >= least && likeness[best]! > likeness[first]!
        ? [best]
        : [];
    });
    return called.find((other) => signs[other]!.terms >= terms);
  };
  const second =
    find(halves, named, enoughTerms) ??
    find(demanded, asked, Math.max(1, signs[first]!.terms * asManyTerms));
  return second === undefined ? null : heads[second]!;
}
