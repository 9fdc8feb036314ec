import { bareTitle } from './bare-title.ts';
import type { Drawer, Kind } from './drawer.ts';

const mostWords = 4;

/** A title as somebody has it on a profile: no list, no slogan, and what they are at its end. */
export const isPostTitle = (title: string): boolean =>
  title.split(' ').length <= mostWords &&
  /^[\p{L}&' -]+$/u.test(title) &&
  !/\b(?:or|the|for|with|to)\b|^and\b|\band$/i.test(title) &&
  /(?:er|or|ist|lead|head|chief|analyst|accountant|attorney|counsel|architect|partner|president|assistant|clerk|nurse|chef|technician|representative|associate|executive|consultant|mechanic|cook|agent|aide|attendant|planner|buyer|librarian|physician|dietitian|pharmacist|electrician)$/i.test(
    title,
  );

/** "FP&A", "SQL", "iOS": letters that stay as they are in running text. */
const isLettered = (word: string): boolean =>
  /^[\p{Lu}\d&+#./-]{2,}$|\p{Ll}\p{Lu}/u.test(word) || aTongue.test(word);
/** Names of languages and nations are capitals wherever they stand. */
const aTongue =
  /^(?:English|French|Spanish|German|Italian|Portuguese|Dutch|Polish|Russian|Ukrainian|Arabic|Chinese|Mandarin|Japanese|Korean|Hindi|Urdu|Turkish|Greek|Swedish|Danish|Norwegian|Welsh|Irish|Latin|American|British|European|Asian|African)$/;

/** The title in running text, without place, code and level: "FP&A analyst" for "Senior FP&A Analyst - Leeds". */
export function sayPostTitle(title: string): string {
  const said = title.split(/\s+/).filter(isLettered);
  // A title in capitals throughout tells no letters from words.
  const lettered = said.length === title.split(/\s+/).length ? [] : said;
  return bareTitle(title)
    .split(' ')
    .map((word) => lettered.find((one) => one.toLowerCase() === word) ?? word)
    .join(' ');
}

/** What somebody is called of whom neither title nor trade says it. */
const anyHolder: Record<Kind, string> = {
  care: 'care worker',
  'driving-and-logistics': 'logistics worker',
  'engineering-and-science': 'engineer or scientist',
  'hands-on-trade': 'tradesperson',
  'kitchen-and-hotel': 'hospitality worker',
  'leading-people': 'manager',
  'office-specialist': 'specialist',
  sales: 'salesperson',
  'shop-and-service': 'service worker',
  teaching: 'teacher',
};

export interface Holder {
  called: string;
  /** Whether title or trade says so, and not the kind of work alone. */
  isOwn: boolean;
}

/** What whoever does this work is called: by the job's own title, else by the name of its trade. */
export function findHolder(
  title: string,
  { trade, serves, kind }: Pick<Drawer, 'trade' | 'serves' | 'kind'>,
): Holder {
  const said = sayPostTitle(title);
  if (isPostTitle(said)) return { called: said, isOwn: true };
  return serves.length > 0 && isPostTitle(trade)
    ? { called: trade, isOwn: true }
    : { called: anyHolder[kind], isOwn: false };
}
