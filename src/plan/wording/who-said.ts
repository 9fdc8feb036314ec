import type { Brief, Fact, FactSource } from '#shared/brief.ts';
import { capitalize } from '#writing/casing.ts';
import type { Source } from '../source.ts';

const answererOf = (source: FactSource | null | undefined): string | null =>
  source?.from === 'job' ? (source.by ?? null) : null;

/** "Advertisement", or whoever answered: "Hiring manager, 16 November". */
export const sayWhere = (source: FactSource | null | undefined): string =>
  capitalize(answererOf(source) ?? 'advertisement');

/** "in the advertisement", or "by the hiring manager, 16 November". */
export const sayByWhom = ({ source }: Pick<Fact, 'source'>): string => {
  const by = answererOf(source);
  return by === null ? 'in the advertisement' : `by the ${by}`;
};

/** The fact that a line of a plan was made of, by its words. */
export const findFact = ({ brief }: Source, words: string): Fact | undefined =>
  brief.facts.find(({ text }) => text.toLowerCase() === words.toLowerCase());

const single: Record<string, (brief: Brief) => { source: FactSource } | null> = {
  pay: ({ pay }) => pay,
  hours: ({ hours }) => hours,
  start: ({ startDate }) => startDate,
  contract: ({ employmentType }) => employmentType,
  reportsTo: ({ reportsTo }) => reportsTo,
  openings: ({ openings }) => openings,
};

/** Where the job speaks of a matter, for what is found on it. */
export const sayWhereOf = (source: Source, matter: string, found: string): string =>
  sayWhere((single[matter]?.(source.brief) ?? findFact(source, found))?.source);

const isTold = ({ answers = [] }: Source): boolean => answers.some(({ state }) => state === 'said');

/** Whose the facts of a document are. */
export const whoseFacts = (source: Source): string =>
  isTold(source) ? "the advertisement's and those answered since" : "the advertisement's";

/** The same of words that are repeated as they stand. */
export const whoseWords = (source: Source): string =>
  isTold(source)
    ? 'in the words of the advertisement and of the answers given since'
    : "the advertisement's own words";
