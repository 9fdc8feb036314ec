import { lowerFirst, stripEnd } from '#writing/casing.ts';
import { quote } from '#writing/quote.ts';
import { memoize } from '#shared/memoize.ts';
import type { Source } from '../source.ts';

const fold = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/["“”„’‘]/g, "'")
    .toLowerCase();

/** Everything of the advertisement that was read, word for word. */
const listWords = memoize((source: Source): string[] => {
  const { brief } = source;
  const said = [
    brief.hours,
    brief.education,
    brief.employmentType,
    brief.startDate,
    brief.pay,
    ...brief.openTo,
    ...brief.taught,
    ...brief.credentials,
    ...brief.dealBreakers,
    ...brief.facts,
  ];
  return [
    brief.title.given,
    ...brief.employerBlocks.map(({ text }) => text),
    ...(source.text ?? []).map(({ words }) => words),
    ...said.flatMap((one) => (one?.source.from === 'job' ? one.source.quote : [])),
  ].map(fold);
});

/** Whether the words stand in the advertisement as they are; a capital at the start may differ. */
export const isVerbatim = (source: Source, words: string): boolean => {
  const wanted = fold(stripEnd(words));
  return wanted !== '' && listWords(source).some((text) => text.includes(wanted));
};

/** "The posting says ..." where these are its words, else what it speaks of. */
export const sayAd = (source: Source, words: string): string =>
  `The posting ${isVerbatim(source, stripEnd(words)) ? 'says' : 'mentions'} ${quoteAd(source, words)}`;

/** In quotation marks where the advertisement says exactly this; else told without them. */
export const quoteAd = (source: Source, words: string): string => {
  const bare = stripEnd(words);
  return isVerbatim(source, bare) ? quote(bare) : lowerFirst(bare);
};
