import { toDutyWords } from '#market/occupations/duties/duty-words.ts';
import { rateOccupations } from '#market/occupations/duties/rate-occupations.ts';
import { weighDuties } from '#market/occupations/duties/weigh-duties.ts';
import { generalProfile } from '#market/occupations/general.ts';
import { matchTitle, type TitleCandidate } from '#market/occupations/titles/match-title.ts';
import { findMentionedTitles } from '#market/occupations/titles/mentioned-titles.ts';
import { refineTitle } from '#market/occupations/titles/refine-title.ts';
import { toWords } from '#market/occupations/titles/title-words.ts';
import type { ReadOccupation, ReadingCorrections, Unit } from '#shared/reading.ts';
import { describeChosen, describeOccupation } from './describe-occupation.ts';
import { explain } from './explain.ts';
import { settle } from './settle.ts';
import { toDutyText, toWorkText } from './work-text.ts';

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
export function readOccupation({ title, units, language, chosen }: Asked): ReadOccupation {
  const words = toDutyWords(toDutyText(units));
  // The words were weighed in English texts.
  const isEnglish = language === null || language === 'en';
  const duties = isEnglish ? weighDuties(words) : null;
  const said = isEnglish ? rateOccupations(title, toWorkText(units)) : null;
  const settled = settle(findCandidates(title, units), duties, said);
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

export function findCandidates(title: string, units: readonly Unit[]): TitleCandidate[] {
  const byTitle = matchTitle(title);
  const [first] = byTitle;
  const found = [...byTitle];
  if (first && first.how === 'exact') {
    const counts = countWords(
      join(units, ['title', 'company', 'team', 'overview', 'duty', 'must']),
    );
    found.push(...refineTitle(first, counts));
  }
  if ((first?.score ?? 0) < WEAK_TITLE)
    found.push(...findMentionedTitles(join(units, ['title', 'overview', 'team', 'must', 'duty'])));
  return mergeCandidates(found);
}

/** What was found twice counts more than once, but not as two. */
function mergeCandidates(found: readonly TitleCandidate[]): TitleCandidate[] {
  const merged = new Map<string, TitleCandidate>();
  for (const one of found) {
    const known = merged.get(one.soc);
    if (!known) merged.set(one.soc, one);
    else if (one.score > known.score) merged.set(one.soc, one);
    else merged.set(one.soc, { ...known, score: Math.min(1.1, known.score + one.score * 0.15) });
  }
  return [...merged.values()].toSorted((a, b) => b.score - a.score);
}

const MOST_LETTERS = 12_000;

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of toWords(text.slice(0, MOST_LETTERS)))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const join = (units: readonly Unit[], roles: readonly Unit['role'][]): string =>
  units
    .filter(({ role }) => roles.includes(role))
    .map(({ text }) => text)
    .join('\n');
