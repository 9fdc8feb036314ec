import { toDutyWords } from '#market/occupations/duties/duty-words.ts';
import { weighDuties } from '#market/occupations/duties/weigh-duties.ts';
import { generalProfile } from '#market/occupations/general.ts';
import { matchTitle, type TitleCandidate } from '#market/occupations/titles/match-title.ts';
import { findMentionedTitles } from '#market/occupations/titles/mentioned-titles.ts';
import type { ReadOccupation, ReadingCorrections, Unit } from '#shared/reading.ts';
import { describeChosen, describeOccupation } from './describe-occupation.ts';
import { explain } from './explain.ts';
import { settle } from './settle.ts';

interface Asked {
  title: string;
  units: readonly Unit[];
  language: string | null;
  chosen: ReadingCorrections['occupation'];
}

/** Below this the title alone is not believed, and the text is searched for a better one. */
const WEAK_TITLE = 0.6;
const MOST_ALTERNATIVES = 4;

const nothingFound = {
  soc: null,
  id: generalProfile.id,
  name: generalProfile.name,
  confidence: 0,
  sure: false,
  alternatives: [],
};

/** Which occupation a job is: the title names it, what the person will do bears it out or not. */
export function readOccupation({ title, units, chosen }: Asked): ReadOccupation {
  const words = toDutyWords(join(units, ['duty', 'must', 'overview']));
  const settled = settle(findCandidates(title, units), weighDuties(words));
  if (chosen) return describeChosen(chosen, settled, title);
  const why = explain(settled, title, words);
  const [first, ...others] = settled.ranked.map((one) => describeOccupation(one, title));
  if (!first) return { ...nothingFound, why };
  if (settled.sure)
    return { ...first, sure: true, why, alternatives: others.slice(0, MOST_ALTERNATIVES) };
  // The knowledge of a profile would speak of work that may not be theirs.
  const alternatives = [first, ...others].slice(0, MOST_ALTERNATIVES);
  return { ...first, id: generalProfile.id, sure: false, why, alternatives };
}

function findCandidates(title: string, units: readonly Unit[]): TitleCandidate[] {
  const byTitle = matchTitle(title);
  if ((byTitle[0]?.score ?? 0) >= WEAK_TITLE) return byTitle;
  const mentioned = findMentionedTitles(join(units, ['title', 'overview', 'team', 'must', 'duty']));
  return [
    ...byTitle.map((one) => {
      const also = mentioned.find(({ soc }) => soc === one.soc);
      return also ? { ...one, score: Math.min(0.9, one.score + also.score * 0.5) } : one;
    }),
    ...mentioned.filter(({ soc }) => !byTitle.some((one) => one.soc === soc)),
  ];
}

const join = (units: readonly Unit[], roles: readonly Unit['role'][]): string =>
  units
    .filter(({ role }) => roles.includes(role))
    .map(({ text }) => text)
    .join('\n');
