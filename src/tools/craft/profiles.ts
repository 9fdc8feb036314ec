import { findProfile, type OccupationProfile } from '#market/occupations/profile.ts';
import type { Source } from '#plan/source.ts';
import { findCompetency } from './criteria/competencies/competencies.ts';
import type { Criterion } from './criteria/criterion.ts';
import { rankCriteria } from './criteria/rank-criteria.ts';
import { isInEveryAd } from './criteria/weigh-group.ts';
import type { Persona } from './personas.ts';
import { makePlan } from './plan.ts';
import { getPool } from './pool-words.ts';

/** A persona held against the criteria: a typical background, never a person. */
export interface Profile {
  letter: string;
  /** "Profile A" */
  label: string;
  /** What kind of background it is, as the persona's name says it. */
  name: string;
  persona: Persona | null;
  matched: Criterion[];
  missing: Criterion[];
  matchedPoints: number;
  totalPoints: number;
  /** Matched points as a percentage of all points. */
  fit: number;
}

type Coverage = (criterion: Criterion) => boolean;

const isDemanded: Coverage = ({ origin }) => origin !== 'preferred' && origin !== 'nice';

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{5,}/gu) ?? [];

/** Whether an occupation's own skills, tools or duties speak of the criterion. */
function speaksOf(profile: OccupationProfile): Coverage {
  const phrases = [
    ...profile.skills,
    ...profile.tools,
    ...profile.duties,
    ...profile.credentials.map(({ name }) => name),
  ];
  const known = new Set(
    phrases.flatMap((phrase) => findCompetency(phrase, profile.family.id)?.id ?? []),
  );
  const words = new Set(phrases.flatMap(wordsOf));
  return ({ competency, name }) =>
    (competency !== null && known.has(competency.id)) ||
    wordsOf(name).some((word) => words.has(word));
}

function findBackground({ kind, name }: Persona, source: Source): OccupationProfile | null {
  const { preferredBackgrounds } = source.brief;
  const named = preferredBackgrounds.find(({ text }) =>
    name.toLowerCase().includes(text.toLowerCase()),
  );
  const adjacent = getPool(source)?.adjacent.find(
    ({ title }) =>
      kind === 'neighbor' &&
      name.toLowerCase().startsWith(title.split(/,| All Other|\(/)[0]!.toLowerCase()),
  );
  const soc = kind === 'background' ? named?.soc : adjacent?.soc;
  return soc ? (findProfile(soc) ?? null) : null;
}

const practised = new Set(['tool', 'experience', 'duty']);
const isPractised: Coverage = ({ facts }) =>
  facts.length > 0 && facts.every(({ kind }) => practised.has(kind));
const isLeading: Coverage = ({ category }) => category === 'Leadership';
const isCondition: Coverage = ({ origin }) => origin === 'conditions';

/** What each kind of background usually brings; the rule is one line for each, and shown as a forecast. */
function coverageOf(persona: Persona, source: Source): Coverage {
  const usual = speaksOf(source.market.profile);
  const other = findBackground(persona, source);
  const carries = other ? speaksOf(other) : null;
  switch (persona.kind) {
    case 'working':
      return (criterion) => isDemanded(criterion) || usual(criterion);
    case 'sideways':
    case 'contract':
      return (criterion) => !isCondition(criterion) && (isDemanded(criterion) || usual(criterion));
    case 'known':
      return (criterion) => isDemanded(criterion) && criterion.points < 9;
    case 'rising':
      return (criterion) =>
        isDemanded(criterion) && !isLeading(criterion) && !isCondition(criterion);
    case 'graduate':
      return (criterion) =>
        isDemanded(criterion) &&
        !isPractised(criterion) &&
        !isLeading(criterion) &&
        !isCondition(criterion);
    case 'service':
      return (criterion) =>
        isDemanded(criterion) &&
        !criterion.isGate &&
        !isPractised(criterion) &&
        !isCondition(criterion);
    default:
      return carries
        ? (criterion) => !criterion.isGate && (carries(criterion) || isInEveryAd(criterion))
        : (criterion) => isDemanded(criterion) && !criterion.isGate && !isPractised(criterion);
  }
}

const toProfile = (
  criteria: readonly Criterion[],
  covers: Coverage,
  { letter, name, persona }: Pick<Profile, 'letter' | 'name' | 'persona'>,
): Profile => {
  const matched = criteria.filter(covers);
  const add = (list: readonly Criterion[]): number =>
    list.reduce((sum, { points }) => sum + points, 0);
  const totalPoints = add(criteria);
  const matchedPoints = add(matched);
  return {
    letter,
    label: `Profile ${letter}`,
    name,
    persona,
    matched,
    missing: criteria.filter((criterion) => !matched.includes(criterion)),
    matchedPoints,
    totalPoints,
    fit: totalPoints === 0 ? 0 : Math.round((100 * matchedPoints) / totalPoints),
  };
};

/** Below this nobody is invited on the profile alone. */
const WEAK_BELOW = 60;
const LETTERS = 'ABCDEFGH';
const cache = new WeakMap<Source, { criteria: Criterion[]; profiles: Profile[] }>();

/** The criteria of a job and how its personas stand to them; best fit first. Computed once for a source. */
export function assessProfiles(source: Source): { criteria: Criterion[]; profiles: Profile[] } {
  const known = cache.get(source);
  if (known) return known;
  const criteria = rankCriteria(source);
  const seats = makePlan(source).personas.map((persona) =>
    toProfile(criteria, coverageOf(persona, source), { letter: '', name: persona.name, persona }),
  );
  const willing = toProfile(
    criteria,
    (criterion) => isInEveryAd(criterion) || isCondition(criterion),
    {
      letter: '',
      name: 'Willing and nearby, without the main skill',
      persona: null,
    },
  );
  const ranked = seats.toSorted((a, b) => b.fit - a.fit);
  const showsWeak = willing.fit > 0 && ranked.every(({ fit }) => fit >= WEAK_BELOW);
  const profiles = [...ranked, ...(showsWeak ? [willing] : [])].map((profile, index) => {
    const letter = LETTERS[index]!;
    return { ...profile, letter, label: `Profile ${letter}` };
  });
  const assessed = { criteria, profiles };
  cache.set(source, assessed);
  return assessed;
}
