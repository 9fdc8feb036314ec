import { findOwners } from '#market/occupations/titles/known-titles.ts';
import { toWords } from '#market/occupations/titles/title-words.ts';
import { withArticle } from '#writing/article.ts';
import { shorten } from '#writing/shorten.ts';

/** A longer title is read again and again; a shorter one is called what the advertisement calls it. */
export const longestTitle = 60;
const longestSubject = 110;
const fewestWords = 2;

/** Said with the place; the person is called the same. */
const wayOfWorking = /^(?:remote|hybrid|on-?site) (?=\p{L}+ \p{L})/iu;
/** Half of a pair is another job. */
const joint = /^(?:and|or|of|for|the|in|&|\/)$/;

/** The title as it is said once everybody knows which job is meant: of a long one the end that is a title by itself. */
export function shortenTitle(named: string): string {
  const title = named.replace(wayOfWorking, '');
  if (title.length <= longestTitle) return title;
  const words = title.split(' ');
  // "sales representative for custom apparel"
  const forAt = words.indexOf('for');
  if (forAt > 1) return shortenTitle(words.slice(0, forAt).join(' '));
  for (let from = 1; from <= words.length - fewestWords; from += 1) {
    const end = words.slice(from);
    const isWhole = !joint.test(words[from - 1] ?? '') && !end.some((word) => joint.test(word));
    if (isWhole && findOwners(toWords(end.join(' '))).length > 0) return end.join(' ');
  }
  return title;
}

export const nameForSubject = (title: string): string =>
  shorten(shortenTitle(title), longestSubject);

const isLong = (title: string): boolean => /\s(?:for|of)\s/.test(title);

/** "a cook job"; "a job as manager of human resources", where the title has a word behind the person. */
export const nameAJob = (title: string, own: string | null = null): string =>
  own !== null
    ? sayOwnWork(title, own)
    : isLong(title)
      ? `a job as ${asPerson(title)}`
      : `${withArticle(title)} job`;

export const nameTheJob = (title: string, own: string | null = null): string =>
  own !== null
    ? `the ${sayOwnWork(title, own)}`
    : isLong(title)
      ? `the job as ${asPerson(title)}`
      : `the ${title} job`;

/** "as manager of sales", "as a representative for apparel". */
const asPerson = (title: string): string => (/\sof\s/.test(title) ? title : withArticle(title));

/** "subcontract work as a painter", where nobody is employed. */
const sayOwnWork = (title: string, own: string): string =>
  own.includes(' as ') ? `${own} (${title})` : `${own} as ${asPerson(title)}`;
