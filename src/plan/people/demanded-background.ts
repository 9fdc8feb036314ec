import type { Drawer } from '#knowledge/drawer.ts';
import { findRankOf } from '#knowledge/post-rank.ts';
import type { Brief } from '#shared/brief.ts';
import { listFacts } from '../wording/own-words.ts';
import { demandedFields } from './demanded-fields.data.ts';
import type { HintedBackground } from './hinted-background.ts';

const orOther = /\b(?:or|and\/or|preferred|ideally|a plus|equivalent|similar|related)\b/i;
const ofExperience = /\bexperience (?:working )?(?:in|within)\b|\b(?:experience|background)$/i;

/**
 * People of other work whose experience the job demands in so many words: whoever is called like the job and has none of
 * it cannot be hired. Null where title or trade say that work already, where the post leads, or where there is another way.
 */
export function findDemandedBackground(
  brief: Brief,
  { trade }: Pick<Drawer, 'trade'>,
): HintedBackground | null {
  if (findRankOf(brief.title.given) === 'lead') return null;
  const lines = listFacts(brief, { kinds: ['experience'], importance: ['must'] }).filter(
    ({ text }) => ofExperience.test(text.trim()) && !orOther.test(text),
  );
  const field = demandedFields.find(
    ({ said, had }) =>
      !had.test(`${brief.title.clean} ${trade}`) && lines.some(({ text }) => said.test(text)),
  );
  if (!field) return null;
  const isAmerican = brief.place.country === 'US' || brief.place.country === null;
  return {
    who: field.name,
    terms: [...((isAmerican ? field.titles.US : undefined) ?? field.titles.any ?? [])],
    isSure: true,
    isDemanded: true,
  };
}
