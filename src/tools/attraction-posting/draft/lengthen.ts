import { listDuties, listUsualDuties } from '../../craft/duties.ts';
import { mendArticles } from '../../craft/prose/article.ts';
import { lowerFirst, stripEnd } from '../../craft/prose/casing.ts';
import { joinList } from '../../craft/prose/list.ts';
import { countWords } from '../../craft/prose/shorten.ts';
import type { Source } from '../../source.ts';
import type { AttractionWriting } from '../writing.ts';

type Posting = AttractionWriting['publicJobPosting'];

/** Textio's measured range is 300 to 700 words; below it an ad is answered less. */
const SHORTEST = 300;
const BULLETS = 10;

export const countPosting = (posting: Posting): number =>
  countWords(Object.values(posting).flat().join(' '));

/** One bracket for several points: a list of brackets reads like a form. */
const bracket = (label: string, points: readonly string[]): string[] =>
  points.length === 0
    ? []
    : [
        `[${label}: ${joinList(points.map((point) => (label.startsWith('Tools') ? stripEnd(point) : lowerFirst(stripEnd(point)))))}]`,
      ];

/**
 * A job that says little gets what is usual for the work, piece by piece, each in square brackets: to be
 * confirmed or deleted by a person, never published as a fact.
 */
export function lengthen(posting: Posting, source: Source): Posting {
  const { profile } = source.market;
  const duties = listUsualDuties(source, listDuties(source)).filter(
    (duty) => !posting.whatYouWillDo.includes(duty),
  );
  const said = Object.values(posting).flat().join(' ').toLowerCase();
  const isNew = (text: string): boolean => !said.includes(text.toLowerCase().slice(0, 18));
  const conditions = bracket(
    'Confirm',
    [...profile.conditions, ...profile.family.conditions].filter(isNew),
  );
  const skills = [
    ...bracket('Confirm, helpful', profile.skills.filter(isNew)),
    ...bracket('Tools, if used here', profile.tools.filter(isNew)),
  ];
  const motives =
    profile.id === 'general' ? [] : bracket('Offer, if true', profile.family.motives.filter(isNew));
  const open = source.brief.missing.map(
    ({ question }) => `[Answer before publishing: ${lowerFirst(mendArticles(question))}]`,
  );
  const add =
    (field: 'roleOverview' | 'idealCandidate' | 'whyJoinUs') =>
    (text: string) =>
    (before: Posting): Posting => ({
      ...before,
      [field]: `${before[field]} ${text}`.trim(),
    });
  const addDuty =
    (duty: string) =>
    (before: Posting): Posting =>
      before.whatYouWillDo.length < BULLETS
        ? { ...before, whatYouWillDo: [...before.whatYouWillDo, duty] }
        : before;
  return [
    ...duties.map(addDuty),
    ...conditions.map(add('roleOverview')),
    ...skills.map(add('idealCandidate')),
    ...motives.map(add('whyJoinUs')),
    ...open.map(add('roleOverview')),
  ].reduce((longer, step) => (countPosting(longer) < SHORTEST ? step(longer) : longer), posting);
}
