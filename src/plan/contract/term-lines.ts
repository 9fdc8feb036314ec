import type { Brief, TermKind } from '#shared/brief.ts';
import { isGlued } from '#writing/glued.ts';

const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
/** What a line of each term can add to another. */
const keys: Record<TermKind, RegExp> = {
  contract:
    /full[- ]?time|part[- ]?time|permanent|temporary|per[- ]diem|contract(?=or| (?:role|position|basis|work|job))|regular|seasonal|to[- ](?:hire|perm)/gi,
  hours: new RegExp(
    String.raw`shift|weekend|evening|night|overtime|on[- ]call|${day}|\d+|flexible|extended|own schedule`,
    'gi',
  ),
  way: new RegExp(
    String.raw`remote|hybrid|on[- ]?site|office|headquarters|home|telework|telecommut|virtual|anywhere|${day}|\d+`,
    'gi',
  ),
  travel: /travel|overnight|\d+/gi,
  apply: /r[ée]sum[ée]|cv|cover letter|portfolio|sample|online/gi,
};

const listKeys = (kind: TermKind, text: string): string[] =>
  [...text.matchAll(keys[kind])].map(([found]) =>
    found.toLowerCase().replace(/[- ]/g, '').replace(/days$/, 'day'),
  );

const longestBare = 4;

/** "Permanent" alone is the answer to a label. */
const asSentence = (kind: TermKind, text: string): string =>
  kind === 'contract' && text.split(/\s+/).length <= longestBare
    ? `It is ${text.toLowerCase()}`
    : text.replace(/^\(([^()]*)\)$/, '$1');

/** The job's own sentences on its terms that say something which `said` does not, in their order. */
export function listNewTerms(
  { termLines, title }: Pick<Brief, 'termLines' | 'title'>,
  kinds: readonly TermKind[],
  said: string,
): string[] {
  const known = new Map(kinds.map((kind) => [kind, new Set(listKeys(kind, said))]));
  const found: string[] = [];
  for (const { kind, text } of termLines) {
    const own = known.get(kind);
    if (own === undefined || isGlued(text) || text === title.given) continue;
    const fresh = listKeys(kind, text).filter((key) => !own.has(key));
    if (fresh.length === 0) continue;
    for (const [other, set] of known) for (const key of listKeys(other, text)) set.add(key);
    found.push(asSentence(kind, text));
  }
  return found;
}

export const saysTerm = ({ termLines }: Pick<Brief, 'termLines'>, wanted: TermKind): boolean =>
  termLines.some(({ kind, text }) => kind === wanted && !isGlued(text));

/** Whether a line says all that another says of the kind of contract. */
export const holdsContract = (line: string, other: string): boolean => {
  const own = new Set(listKeys('contract', line));
  const keys = listKeys('contract', other);
  return keys.length > 0 && keys.every((key) => own.has(key));
};
