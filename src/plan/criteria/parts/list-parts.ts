import type { Fact } from '#shared/brief.ts';
import { worthOf, type Points } from '../line-weights/by-lines.ts';
import { namesDeed } from '../names/names-deed.ts';

/** A part of the work that the text itself sets apart, under a heading of its own. */
export interface Part {
  heading: string;
  duties: readonly Fact[];
  /** Of 100 points, with what the heading is worth where it was read as a line. */
  worth: number;
}

/** One duty under a heading is a line with a label. */
const fewestDuties = 2;
/** A part that is worth less is beside the work. */
const leastWorth = 4;
/** So many headings make a text of parts: fewer where the reading knows them, more where they only look like it. */
const fewestKnown = 2;
const fewestSeen = 3;
/** Where more of the lines than this look like headings, they are the work itself. */
const mostHeads = 0.3;
const longest = 6;
const mostly = 0.7;
const plainWorth = 8;

/** Words that stay small in a heading. */
const small = /^(?:and|or|of|for|with|in|to|on|at|by|&|\+|\/|[-–—])$/i;
const capital = /^\(?\p{Lu}[\p{L}’'-]*\)?[,:]?$/u;

/** "Yarn Planning & Control", "Account + Client Management": capitals throughout, and nothing that is done. */
function looksLikeHeading({ text, forms }: Fact, isParted: boolean): boolean {
  const words = text.split(/\s+/).filter((word) => !small.test(word));
  return (
    words.length > 1 &&
    words.length <= longest &&
    words.every((word) => capital.test(word)) &&
    words.some((word) => /^\p{Lu}\p{Ll}/u.test(word)) &&
    (isParted || forms.verbPhrase === null || namesDeed(text))
  );
}

/** "Reporting", alone on its line, among headings. */
const isOneWord = ({ text }: Fact): boolean => /^\p{Lu}\p{Ll}{3,}$/u.test(text);

/** The parts of the work, in the order of the text; none where it does not part its work. */
export function listParts(duties: readonly Fact[], points: Points): Part[] {
  const known = new Set(duties.flatMap(({ under = [] }) => under));
  const isKnown = known.size >= fewestKnown;
  const seen = duties.filter((fact) => looksLikeHeading(fact, isKnown));
  if (!(isKnown || seen.length >= fewestSeen) || seen.length > mostHeads * duties.length) return [];
  const parts: { heading: string; head: Fact[]; duties: Fact[]; under: string | undefined }[] = [];
  for (const fact of duties) {
    const last = parts.at(-1);
    const opens = seen.includes(fact) || (isOneWord(fact) && last !== undefined);
    if (opens) parts.push({ heading: fact.text, head: [fact], duties: [], under: fact.under });
    else if (last && last.under === fact.under) last.duties.push(fact);
    else if (fact.under !== undefined) {
      const same = parts.find(({ heading }) => heading === fact.under);
      if (same) same.duties.push(fact);
      else parts.push({ heading: fact.under, head: [], duties: [fact], under: fact.under });
    }
  }
  const whole = parts
    .map(({ heading, head, duties: own }) => ({
      heading,
      duties: own,
      worth: worthOf([...head, ...own], points),
    }))
    .filter((part) => part.duties.length >= fewestDuties && part.worth >= leastWorth);
  // Where much of the work stands under no heading, only what is plainly a part of it has a line of its own.
  const covered = whole.reduce((sum, { worth }) => sum + worth, 0) / worthOf(duties, points);
  const plain = covered >= mostly ? whole : whole.filter(({ worth }) => worth >= plainWorth);
  return whole.length >= fewestKnown ? plain : [];
}
