import type { AskedTitle } from './fit-title.ts';
import { fits, fitTitle } from './fit-title.ts';
import { hearActivities } from './hear-activities.ts';
import { listHeads, type DrawerHead } from './load-drawers.ts';
import type { Heard } from './spoken-trade.ts';

/** A phrase was heard, and not one word. */
const plainly = 1;
/** Fewer lines tell little. */
const manyLines = 5;
/** For each point of terms that hardly any other trade says. */
const perTerm = 0.08;
const mostOfTerms = 0.6;
const byTitle = {
  [fits.none]: 0,
  [fits.kin]: 0.15,
  [fits.end]: 0.35,
  [fits.whole]: 0.5,
} as Readonly<Record<number, number>>;
/** The better the title fits a wide trade, the more has to speak for a narrow one. */
const enough = {
  [fits.none]: 0.5,
  [fits.kin]: 0.75,
  [fits.end]: 0.85,
} as Readonly<Record<number, number>>;
/** One activity alone, or a few words, may be said in passing. */
const fewestActivities = 2;
const manyActivities = 4;
const ofMany = 0.15;
/** Where neither title says it, more has to. */
const untitled = 0.08;
const manyTerms = 2;
const unmistakable = 10;
const few = 0.2;
/** As much as a term that no other trade says. */
const oneTerm = 1;

/** The activities that lines speak of plainly, one for each line. */
const listHeard = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => {
    const [best] = hearActivities(line);
    return best && best.strength >= plainly && !best.activity.is_manner ? [best.activity.id] : [];
  });

/**
 * The narrow trade that a job is of by its title, by what is done and by its words together: who runs payrolls and files
 * payroll taxes is a payroll specialist, whatever the post is called. An activity that many trades have says less.
 */
export function findNarrowTrade(
  { asked, lines, heard }: { asked: AskedTitle; lines: readonly string[]; heard: Heard },
  fitOfWide: number,
): DrawerHead | undefined {
  const heads = listHeads().filter(({ work }) => work);
  const done = listHeard(lines);
  const owners = new Map(
    done.map((id) => [id, heads.filter(({ work }) => work?.has(id)).length || 1]),
  );
  const worth = (id: string): number => 1 / Math.sqrt(owners.get(id) ?? 1);
  const sum = (ids: readonly string[]): number => ids.reduce((all, id) => all + worth(id), 0);
  const all = sum(done) || 1;
  const told = Math.min(1, done.length / manyLines);
  const [best] = heads
    .map((head) => {
      const own = done.filter((id) => head.work?.has(id));
      const { fit } = fitTitle(head, asked);
      const { score, share } = heard.of(head);
      const total =
        (sum(own) / all) * told + Math.min(mostOfTerms, score * perTerm) + (byTitle[fit] ?? 0);
      const different = new Set(own).size;
      // Many different things of one trade are seldom chance, whatever the words for them.
      const isMany = different >= manyActivities;
      // Two that many trades have are, where title and words name another: whoever trains others is no nurse for it.
      const isNamed = isMany || fit > fits.none || score >= oneTerm || asked.forms.length === 0;
      // What a wide trade does too tells the narrow one only beside words or a title of its own.
      const isApart = fitOfWide === fits.none || fit >= fits.end || score >= oneTerm;
      // A job full of the words of a wide trade is that trade's.
      const isDrowned = heard.most >= unmistakable && share < few && fit < fits.end;
      const isBorneOut =
        isApart &&
        !isDrowned &&
        (fit >= fits.end || (different >= fewestActivities && isNamed) || score >= manyTerms);
      const isTitled = fit >= fits.end || fitOfWide !== fits.none;
      return {
        head,
        total: total + (isMany ? ofMany : 0) - (isTitled ? 0 : untitled),
        isBorneOut,
      };
    })
    .toSorted((a, b) => b.total - a.total);
  return best && best.isBorneOut && best.total >= (enough[fitOfWide] ?? Infinity)
    ? best.head
    : undefined;
}
