import { beginsWithVerb } from '#plan/wording/orders.ts';
import { listFacts, ownWords } from '#plan/wording/own-words.ts';
import type { Source } from '#plan/source.ts';
import { countWords } from '#writing/shorten.ts';
import { anyDuty } from './any-duty.ts';
import { listReadWork } from './duties.ts';
import { listLeads } from './lead-duty.ts';
import { dropHollowTail, mergeDuties } from './merge-duties.ts';

/** What somebody reads before they decide; the whole list stands in the internal description. */
const most = 9;
const longestLine = 45;
const fewestGroups = 2;
const fewestGrouped = 0.6;

/** The duties of a public posting: all where they are few, else in the advertisement's own groups, else the telling ones, neighbours that belong together in one line. */
export function showDuties(source: Source): string[] {
  const lines = listReadWork(source);
  if (lines.length <= most || (source.brief.language ?? 'en') !== 'en') return lines;
  const grouped = groupDuties(source, lines);
  if (grouped !== undefined) return grouped;
  const told = dropRemarks(lines).map(dropHollowTail);
  return dropLeast(mergeDuties(chooseDuties(source, told), most));
}

/** What merging could not bring down: what any job has goes first, then what is nothing to do, from the end. */
function dropLeast(lines: readonly string[]): string[] {
  const rank = (line: string): number => (anyDuty.test(line) ? 2 : beginsWithVerb(line) ? 0 : 1);
  const kept = new Set(lines.toSorted((a, b) => rank(a) - rank(b)).slice(0, mostShown));
  return lines.filter((line) => kept.has(line));
}
const mostShown = 10;

/** What is required or praised in passing is nothing to do. */
const remark = /^(?:\S+ ){1,5}(?:is|are|may be|has|will be|supports?|means)\s/i;

/** Where most lines say what to do, a remark between them is left to the internal description. */
function dropRemarks(lines: readonly string[]): string[] {
  const told = lines.filter((line) => beginsWithVerb(line) || !remark.test(line));
  return told.length >= lines.length * fewestTold ? told : [...lines];
}
const fewestTold = 0.7;

const stems = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 6)));

const alike = 0.7;

/** Finds the heading over the duty that a line was made of. */
function makeFind(source: Source): (line: string) => string | undefined {
  const duties = listFacts(source.brief, { kinds: ['duty'] }).map((fact) => ({
    under: fact.under,
    words: stems(ownWords(fact)),
  }));
  return (line) => {
    const own = [...stems(line)];
    const found = duties.find(
      ({ words }) => own.filter((stem) => words.has(stem)).length >= own.length * alike,
    );
    return own.length > 0 ? found?.under : undefined;
  };
}

/** "Stock: count it every week; order paint": few lines that hold all; undefined where the text has no such groups. */
function groupDuties(source: Source, lines: readonly string[]): string[] | undefined {
  const find = makeFind(source);
  const groups: { under: string | undefined; lines: string[] }[] = [];
  for (const line of lines) {
    const under = find(line);
    const group = groups.find((one) => under !== undefined && one.under === under);
    if (group) group.lines.push(line);
    else groups.push({ under, lines: [line] });
  }
  const named = groups.filter(({ under }) => under !== undefined);
  const count = named.reduce((sum, group) => sum + group.lines.length, 0);
  if (named.length < fewestGroups || count < lines.length * fewestGrouped) return undefined;
  return groups.flatMap(({ under, lines: of }) =>
    under === undefined ? of : joinLines(nameGroup(under), of),
  );
}

/** A heading in capitals or in title case, as a word before a colon. */
const nameGroup = (under: string): string =>
  under === under.toUpperCase() ? `${under.charAt(0)}${under.slice(1).toLowerCase()}` : under;

function joinLines(name: string, lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last === undefined) joined.push(`${name}: ${lowerFirst(line)}`);
    else if (countWords(last) + countWords(line) <= longestLine)
      joined[joined.length - 1] = `${last}; ${lowerFirst(line)}`;
    else joined.push(line);
  }
  return joined;
}

const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;

/** So many can be merged into as many lines as are read. */
const mostMerged = 16;

/** Without groups: what tells of this work, in the order of the advertisement. */
function chooseDuties(source: Source, lines: readonly string[]): string[] {
  const leads = new Map(listLeads(source).map(({ from }, at) => [from, at]));
  const rank = (line: string): number =>
    (leads.get(line) ?? leads.size) + (anyDuty.test(line) ? leads.size : 0);
  const kept = new Set(lines.toSorted((a, b) => rank(a) - rank(b)).slice(0, mostMerged));
  return lines.filter((line) => kept.has(line));
}
