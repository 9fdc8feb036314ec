import type { Fact } from '#shared/brief.ts';
import { capitalize } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import { isAsked } from '../evidence/weigh-evidence.ts';
import { isSaid, partsOfName, saysAll, tellingStems, type Part } from './parts-of-name.ts';
import { isAnywhere, stemsOf } from './shared-stems.ts';

const ofWork = (fact: Fact): boolean => fact.kind === 'duty' || isAsked(fact);

/**
 * A name that lists several things keeps those of which its lines speak in all their words, and those of which the job
 * speaks elsewhere; where nothing is said in such words, the name stays whole.
 */
export function nameAsSaid(
  name: string,
  facts: readonly Fact[],
  job: readonly Fact[] = facts,
): string {
  const parts = partsOfName(name);
  const lines = facts.filter(ofWork).map(({ text }) => text);
  if (parts.length < 2) return findJoined(name, lines) ?? name;
  const borne = parts.filter(({ alone }) => lines.some((text) => saysAll(text, alone)));
  const said = new Set([...facts, ...job].filter(ofWork).flatMap(({ text }) => stemsOf(text)));
  const kept = parts.filter((part) => borne.includes(part) || isSpokenOf(part, borne, said));
  if (borne.length === 0 || kept.length === parts.length) return name;
  const [only] = kept;
  if (kept.length === 1 && only)
    return canStandAlone(only) ? (findJoined(only.alone, lines) ?? capitalize(only.alone)) : name;
  return capitalize(joinList(sayTogether(kept)));
}

/** "Yarn costs" where the job says "yarn and dye costs": what it joins stays together. */
function findJoined(name: string, lines: readonly string[]): string | null {
  const [first = '', last = '', ...more] = name.split(' ');
  if (last === '' || more.length > 0 || !/^\p{L}{3,}$/u.test(first + last)) return null;
  const stem = last.replace(/(?:ies|y|s)$/u, '');
  const small = [first.toLowerCase(), stem.toLowerCase()] as const;
  const both = lines.filter((line) => holdsBoth(line.toLowerCase(), small));
  if (both.length === 0) return null;
  const joined = new RegExp(
    `(?<!\\p{L})${first}(?:, [\\p{L}-]+)?,? (?:and|&) (?:(?!(?:an?|the|other)\\b)[\\p{L}-]+ ){1,2}${stem}\\p{L}{0,3}(?!\\p{L})`,
    'iu',
  );
  const [found] = both.flatMap((line) => joined.exec(line)?.[0] ?? []);
  return found === undefined ? null : capitalize(found);
}

/** Nearly every line lacks one of the words, which is seen sooner than a pattern is made. */
const holdsBoth = (line: string, [first, last]: readonly [string, string]): boolean =>
  line.includes(first) && line.includes(last);

/** Whether what tells it from the things that are said has a word in the job. */
function isSpokenOf({ own }: Part, borne: readonly Part[], said: ReadonlySet<string>): boolean {
  const known = new Set(borne.flatMap(({ alone }) => stemsOf(alone)));
  const telling = tellingStems(own).filter((stem) => !known.has(stem));
  const head = telling.findLast((stem) => !isAnywhere(stem)) ?? telling.at(-1);
  return head === undefined || isSaid(head, said);
}

/** One word does not stand alone for a list, nor do words that every trade has. */
const canStandAlone = ({ alone }: Part): boolean =>
  alone.includes(' ') && stemsOf(alone).some((stem) => !isAnywhere(stem));

/** "Mending nets and sails": what is done is said once. */
const sayTogether = ([first, ...rest]: readonly Part[]): string[] =>
  first
    ? [first.alone, ...rest.map(({ alone, own }) => (alone.endsWith(` ${own}`) ? own : alone))]
    : [];
