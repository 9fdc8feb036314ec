import { lowerFirst, toParagraph } from '../../craft/prose/casing.ts';
import { hash } from '../../craft/prose/choose.ts';
import { joinList } from '../../craft/prose/list.ts';
import type { Source } from '#plan/source.ts';
import type { ScoringFigures, TierFigures, TierKey } from '../figures.ts';
import type { CandidateScoringWriting } from '../writing.ts';

/** What a recruiter does with someone of the tier. {title} is the job. */
const nextMove: Record<TierKey, string> = {
  perfectMatch_90_to_100_percent:
    'Call this {title} within a day, and test what is assumed before selling the job',
  strongMatch_75_to_89_percent:
    'Invite to the {title} work sample, and plan the missing part into the first month',
  goodMatch_60_to_74_percent:
    'Worth a call when somebody has time to train this {title}; say so openly',
  weakMatch_below_60_percent:
    'Thank them, say which criterion decides for this {title} opening, and name what would change it',
};

const FORECASTS = [
  'A forecast from the usual background',
  'Expected of such a background, not yet seen',
  'As a rule, and to be confirmed',
];

const MISSING_NAMED = 4;

function sayProfile(
  { label, name, fit, sum, missing }: TierFigures['profiles'][number],
  first: boolean,
): string {
  const named = missing.slice(0, MISSING_NAMED).map(lowerFirst);
  const more = missing.length - named.length;
  const lacks =
    missing.length === 0
      ? 'nothing listed is missing'
      : `to be tested or taught: ${joinList([...named, more > 0 ? `${more} more` : null])}`;
  return `${label}${first ? '' : ' stands here too'}: ${lowerFirst(name)}, ${sum} = ${fit}%; ${lacks}`;
}

export function draftTierNotes(
  { tiers }: ScoringFigures,
  { brief }: Source,
): CandidateScoringWriting['tierNotes'] {
  return tiers.map(({ key, profiles }) => ({
    key,
    note: toParagraph([
      ...profiles.map((profile, index) => sayProfile(profile, index === 0)),
      `${FORECASTS[hash(brief.title.clean) % FORECASTS.length]}: ${lowerFirst(nextMove[key].replace('{title}', brief.title.singular))}`,
    ]),
  }));
}
