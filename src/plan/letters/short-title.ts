import { withArticle } from '#writing/article.ts';
import { shorten } from '#writing/shorten.ts';

/** Says what somebody is only together with the word before it. */
const general =
  /^(?:manager|assistant|representative|associate|coordinator|officer|engineer|technician|specialist|operator|advisor|adviser|lead|director|intern|analyst|worker|supervisor|consultant|administrator|developer|designer)$/i;
const role =
  /^(?:\p{L}{2,}(?:er|or|ist|ian|ant|ent|ney|tive|yst|eer|ate|man|ef)|nurse|clerk|cook|guard|lead|intern|pilot|mechanic|assistant)$/iu;
const longest = 3;
/** Stands before the person and tells nothing of the work. */
const idle = /^(?:and|or|of|for|the|senior|junior|lead|head|chief|assistant|deputy)$/i;
const longestOf = 5;
/** The rank is no ornament: without it the same words name a lesser or a greater job. */
const rank =
  /^(?:senior|junior|lead|principal|head|chief|assistant|associate|deputy|trainee|graduate|apprentice|staff|night|regional)$/i;

/** Said with the place; the person is called the same. */
const wayOfWorking = /^(?:remote|hybrid|on-?site) (?=\p{L}+ \p{L})/iu;

/** "the attorney job": a long title in the words that are left once everybody knows which job is meant. */
export function shortenTitle(named: string): string {
  const title = named.replace(wayOfWorking, '');
  const words = title.split(/\s+/);
  if (words.length <= longest) return title;
  // "sales representative for custom apparel"
  const forAt = words.indexOf('for');
  if (forAt > 1) return shortenTitle(words.slice(0, forAt).join(' '));
  // "manager of human resources" is nobody without the rest
  if (/^\p{L}+ of /u.test(title) && words.length <= longestOf) return title;
  const isLast = role.test(words.at(-1) ?? '');
  const at = isLast ? words.length - 1 : words.findLastIndex((word) => general.test(word));
  const noun = words[at];
  if (noun === undefined) return title;
  const before = words[at - 1] ?? '';
  const level = at > 2 && rank.test(words[0]!) ? `${words[0]!} ` : '';
  if (!/^\p{L}{3,}$/u.test(before) || idle.test(before)) return `${level}${noun}`;
  // "food and beverage manager": half of a pair is another job.
  const [first = '', and = ''] = words.slice(Math.max(0, at - 3), at - 1);
  const isPair = /^(?:and|&)$/.test(and) && /^\p{L}{3,}$/u.test(first) && !idle.test(first);
  return `${level}${isPair ? `${first} ${and} ` : ''}${before} ${noun}`;
}

/** A subject that drops the rank or the field names another job. */
export const longestTitle = 60;
const longestSubject = 110;

export const nameForSubject = (title: string): string =>
  shorten(title.length > longestTitle ? shortenTitle(title) : title, longestSubject);

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
