import { findProfile } from '#market/occupations/profile.ts';
import type { Brief, FactSource, Stated } from '#shared/brief.ts';
import { toPhrase } from '../facts/words/phrase.ts';
import { findWishes, wishReasons } from '../fields/wishes/wishes.ts';
import { readLines } from '../layout/lines.ts';
import { splitSentences } from '../layout/sentences.ts';
import { readOccupation } from '../occupation/read-occupation.ts';
import type { JobDocument } from './job-document.ts';
import { textOf } from './job-text.ts';
import type { JobText, FactField } from './job-text.ts';

interface Item {
  text: string;
  source: FactSource;
}

/** The entries of a list field with their places in the joined text. */
function readList(job: JobText, field: FactField): Item[] {
  const value = job[field];
  if (!Array.isArray(value)) return [];
  let start = 0;
  return value.flatMap((text) => {
    const at = start;
    start += text.length + 1;
    return text.trim() === '' ? [] : [{ text: text.trim(), source: cite(field, text, at) }];
  });
}

const cite = (field: FactField, quote: string, start: number): FactSource => ({
  from: 'job',
  field,
  quote,
  start,
});

const isLawful = ({ text }: Item): boolean => findWishes(text).length === 0;

export const readCompetitors = (job: JobText): Stated[] =>
  readList(job, 'competitorCompanies').filter(isLawful);

/** Free text on deal breakers also holds advice; only what ends a candidacy by its own words is one. */
const ends =
  /^(?:no\b|not\b|cannot|can't|will not|won't|must|unable|without|lack|refus|needs? to|has to|missing|fail|under \d|less than|doesn't|does not|kein|ohne|pas d|sans)/i;

export function readDealBreakers(job: JobText): Stated[] {
  const listed = readList(job, 'dealBreakers').filter(isLawful);
  const text = textOf(job, 'dealBreakersText');
  const known = new Set(listed.map((item) => item.text.toLowerCase()));
  const written = readLines({ text }).flatMap((line) =>
    splitSentences(line.text, line.start)
      .filter(
        (sentence) =>
          (line.mark !== null || ends.test(sentence.text)) &&
          findWishes(sentence.text).length === 0,
      )
      .map(({ text: words, start }) => ({
        text: toPhrase(words),
        source: cite('dealBreakersText', words, start),
      })),
  );
  return [...listed, ...written.filter((item) => !known.has(item.text.toLowerCase()))];
}

/** Backgrounds the job would take, each with its occupation where that is clear. */
export function readBackgrounds(
  job: JobText,
  answered: readonly Stated[],
): Brief['preferredBackgrounds'] {
  return [...answered, ...readList(job, 'preferredBackgrounds')].filter(isLawful).map((item) => {
    const { id } = readOccupation({ title: item.text, units: [], language: null, chosen: null });
    return { ...item, soc: findProfile(id)?.soc ?? null };
  });
}

/** What the parser writes of a wish it found: the kind, the words, the reason. */
const flaggedWish = /^(?:Gender|Age|Origin|Religion|Family|Appearance|Health): “/;

/** What the document does not hold. */
const otherFields: FactField[] = ['dealBreakers', 'dealBreakersText', 'preferredBackgrounds'];

/** Named risks, and wishes about who a person is, wherever in the job they stand. */
export function readRedFlags(job: JobText, { parts }: JobDocument): Brief['redFlags'] {
  const named = readList(job, 'redFlags').map((item) => ({
    ...item,
    unlawful: flaggedWish.test(item.text) || !isLawful(item),
  }));
  const told = new Set(named.map(({ text }) => text.toLowerCase()));
  const fields = new Set<FactField>([...parts.map(({ field }) => field), ...otherFields]);
  const wishes = [...fields].flatMap((field) =>
    readLines({ text: textOf(job, field) }).flatMap((line) =>
      splitSentences(line.text, line.start).flatMap((sentence) =>
        findWishes(sentence.text).map(({ kind, words, start }) => ({
          text: `“${words}”: ${wishReasons[kind]}`,
          unlawful: true,
          words: words.toLowerCase(),
          source: cite(field, words, sentence.start + start),
        })),
      ),
    ),
  );
  const seen = new Set<string>();
  const found = wishes.filter(({ words }) => {
    const isNew = !seen.has(words) && ![...told].some((text) => text.includes(words));
    seen.add(words);
    return isNew;
  });
  return [...named, ...found.map(({ text, unlawful, source }) => ({ text, unlawful, source }))];
}

const link = /(?:https?:\/\/|www\.)[^\s<>"'()[\]{}|\\^`]{4,300}/gi;

export function readLinks(job: JobText): string[] {
  const found = textOf(job, 'companyAssets').match(link) ?? [];
  return [...new Set(found.map((address) => address.replace(/(?<![.,;:!?*_])[.,;:!?*_]+$/, '')))];
}
