import { listHeads } from '#knowledge/load-drawers.ts';
import { dutyTable } from '#market/occupations/data/duty-weights.data.ts';
import { subjectTerms } from '../subject/subject-terms.data.ts';
import { industries } from './industries.data.ts';
import { profileWords } from './profile-words.data.ts';
import { niches } from './search-niches.data.ts';

let vocabulary: ReadonlySet<string> | undefined;

/** Every term by which some trade, niche or subject is looked for, in small letters. */
const getVocabulary = (): ReadonlySet<string> =>
  (vocabulary ??= new Set(
    [
      ...listHeads().flatMap(({ searched }) => [...searched]),
      ...[...niches, ...subjectTerms].map((entry) => entry.replace(/^[!?]/, '')),
      ...industries,
      ...profileWords.flatMap(([, terms]) => terms.split('|')),
    ].map((term) => term.toLowerCase()),
  ));

/** Whether people write a term into a profile, as far as any list of the project knows it; one or several of it. */
export function isOnProfiles(term: string): boolean {
  const known = getVocabulary();
  const small = term.toLowerCase().replace(/ & /g, ' and ');
  return known.has(small) || known.has(small.replace(/s$/, '')) || known.has(`${small}s`);
}

let common: ReadonlySet<string> | undefined;

/** Letters of a line for each group of occupations that says a word; names of programs are said in few. */
const perGroup = 3;
const manyGroups = 6;

/** "Intermediate", "Running": a plain word of advertisements, with its capital from a heading or a list. */
export function isPlainWord(term: string): boolean {
  if (!/^\p{Lu}\p{Ll}+$/u.test(term) || isOnProfiles(term)) return false;
  common ??= new Set(
    dutyTable.split('\n').flatMap((line) => {
      const [word = '', groups = ''] = line.split(' ');
      return groups.length >= perGroup * manyGroups ? [word] : [];
    }),
  );
  return common.has(term.toLowerCase());
}

/** Written as nothing but a name is: capitals within, figures, signs. */
const isWrittenAsName = (term: string): boolean =>
  /\p{Lu}{2}|\d|[+#]|\p{Ll}\p{Lu}/u.test(term) || /^\p{Lu}\S*(?: \p{Lu}\S*)*$/u.test(term);

/** "Economic development", "culinary management": a field of work by its last word, however seldom it is named. */
const isField = (term: string): boolean =>
  /^(?!\p{L}+(?:ing|ive|ed) )\p{Ll}[\p{L}-]+(?: [\p{L}-]+){0,2} (?:engineering|therapy|testing|development|intelligence|management|control|architecture|warehousing|care|law|accounting|design|chemistry|biology|medicine|surgery|nursing|science|restraint|planning|restoration|maintenance|fabrication|assembly|retail|lending|insurance)$/u.test(
    term,
  );

/** Whether a term is one that finds people: known as such, a name, or a field of work. */
export const findsPeople = (term: string): boolean =>
  isOnProfiles(term) || isWrittenAsName(term) || isField(term);
