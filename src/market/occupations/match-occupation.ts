import { cutText } from '#shared/cut-text.ts';
import { generalProfile } from './general.ts';
import { namesWork, pickCoreWords, splitTitle, toTitleWords } from './normalize-title.ts';
import { getProfile, type OccupationProfile } from './profile.ts';
import { readText, weighText } from './text-evidence.ts';
import { getTitleIndex, WITHOUT_PROFILE, type TitleEntry, type TitleIndex } from './title-index.ts';

export type OccupationMatch = {
  profile: OccupationProfile;
  /** 0 to 1. Below `MATCH_THRESHOLD` the profile is the general one. */
  confidence: number;
  /** The next best, best first, for a person to choose from. */
  alternatives: { id: string; name: string; confidence: number }[];
  /** Sentences that say what the match rests on. */
  why: string[];
};

export const MATCH_THRESHOLD = 0.5;

type Candidate = {
  owner: string;
  titleScore: number;
  title: string;
  textScore: number;
  found: string[];
};

/** How far apart two candidates must lie before the first is taken without doubt. */
const CLEAR_MARGIN = 0.12;
const TEXT_WEIGHT = 0.22;
/** "Summer Intern" is like "Actuarial Intern" in its level, not in its work. */
const LEVEL_ONLY_TRUST = 0.6;

/** Word overlap by weight: most of our title must be in theirs, and most of theirs explained by ours. */
function compareWords(part: TitlePart, entry: TitleEntry, { heads, weigh }: TitleIndex): number {
  const have = new Set(entry.words);
  // A level word counts where our own title needs it: "Delivery Associate".
  const asked = new Set([...part.core, ...part.whole.filter((word) => have.has(word))]);
  const sum = (words: Iterable<string>): number => {
    let total = 0;
    for (const word of words) total += weigh(word);
    return total;
  };
  const shared = sum([...asked].filter((word) => have.has(word)));
  if (shared === 0) return 0;
  const explained = shared / sum(asked);
  const used = shared / sum(have);
  if (explained > 0.999 && used > 0.999) return 0.96 * entry.trust;
  const sameHead = part.core.at(-1) === entry.words.at(-1);
  const bareHead = have.size === 1 && asked.size > 1;
  // "Advocate" alone does not tell what a "Developer Advocate" does.
  const isHalfRead = bareHead && [...asked].some((word) => !have.has(word) && heads.has(word));
  const headTrust = isHalfRead ? 0.72 : bareHead ? 0.85 : 1;
  const overlap = (0.62 * explained + 0.38 * used) ** 1.35;
  return overlap * (sameHead ? 0.97 : 0.78) * headTrust * entry.trust;
}

type TitlePart = { whole: string[]; core: string[]; exactTrust: number; looseTrust: number };

/** The whole title counts most, then what stands before the first dash; the rest is often a place or a shift. */
function readTitleParts(title: string): TitlePart[] {
  return splitTitle(title).map((part, position) => {
    const whole = toTitleWords(part);
    const core = pickCoreWords(whole);
    const looseTrust = namesWork(whole) ? 1 : LEVEL_ONLY_TRUST;
    if (position === 0) return { whole, core, exactTrust: 1, looseTrust };
    return {
      whole,
      core,
      exactTrust: core.length > 1 ? 0.97 : (core[0]?.length ?? 0) <= 3 ? 0.4 : 0.9,
      looseTrust: looseTrust * (position === 1 ? 0.97 : 0.8),
    };
  });
}

function collectByTitle(title: string): Map<string, Candidate> {
  const index = getTitleIndex();
  const { exact, byWord } = index;
  const best = new Map<string, Candidate>();
  const offer = ({ owner, title: known }: TitleEntry, titleScore: number): void => {
    if ((best.get(owner)?.titleScore ?? -1) >= titleScore) return;
    best.set(owner, { owner, titleScore, title: known, textScore: 0, found: [] });
  };
  for (const part of readTitleParts(title)) {
    for (const entry of exact.get(part.whole.join(' ')) ?? []) {
      offer(entry, entry.trust * part.exactTrust);
    }
    for (const entry of exact.get(part.core.join(' ')) ?? []) {
      offer(entry, entry.trust * 0.97 * part.exactTrust);
    }
    const near = new Set(part.core.flatMap((word) => byWord.get(word) ?? []));
    for (const entry of near) offer(entry, compareWords(part, entry, index) * part.looseTrust);
  }
  return best;
}

/** Titles of two words and more that stand in the first lines of the text; for jobs whose title says nothing. */
function collectByText(text: string): Map<string, Candidate> {
  const { exact } = getTitleIndex();
  const words = toTitleWords(cutText(text, 1_500));
  const best = new Map<string, Candidate>();
  for (let start = 0; start < words.length; start++) {
    for (let length = 4; length >= 2; length--) {
      for (const entry of exact.get(words.slice(start, start + length).join(' ')) ?? []) {
        if (entry.trust < 1 || entry.owner.startsWith(WITHOUT_PROFILE)) continue;
        const known = best.get(entry.owner);
        const titleScore = Math.min(0.66, (known?.titleScore ?? 0.4) + 0.1);
        best.set(entry.owner, {
          owner: entry.owner,
          titleScore,
          title: entry.title,
          textScore: 0,
          found: [],
        });
      }
    }
  }
  return best;
}

function addTextEvidence(candidates: Candidate[], text: string): void {
  const read = readText(text);
  for (const candidate of candidates) {
    if (candidate.owner.startsWith(WITHOUT_PROFILE)) continue;
    const { score, found } = weighText(getProfile(candidate.owner), read);
    candidate.textScore = score;
    candidate.found = found;
  }
}

const total = ({ titleScore, textScore }: Candidate): number =>
  titleScore + TEXT_WEIGHT * textScore;

const byTotal = (a: Candidate, b: Candidate): number => total(b) - total(a);

function rank(title: string, text: string): Candidate[] {
  const byTitle = collectByTitle(title);
  const strongest = Math.max(0, ...[...byTitle.values()].map(({ titleScore }) => titleScore));
  const pool =
    strongest < 0.6
      ? [
          ...byTitle.values(),
          ...[...collectByText(text).values()].filter(
            (c) => (byTitle.get(c.owner)?.titleScore ?? 0) < c.titleScore,
          ),
        ]
      : [...byTitle.values()];
  const top = pool.sort((a, b) => b.titleScore - a.titleScore).slice(0, 14);
  if (text) addTextEvidence(top, text);
  const ranked = top.sort(byTotal);
  return ranked.filter((c, i) => ranked.findIndex(({ owner }) => owner === c.owner) === i);
}

function rate(first: Candidate, second: Candidate | undefined): number {
  const margin = second ? total(first) - total(second) : 1;
  const doubt = 0.52 * (1 - Math.min(1, Math.max(0, margin) / CLEAR_MARGIN));
  const supported = first.titleScore + 0.1 * first.textScore;
  return Math.round(Math.min(0.99, supported * (1 - doubt)) * 100) / 100;
}

function explain(match: Candidate, title: string): string[] {
  const { name } = getProfile(match.owner);
  const quoted = `"${title.trim()}"`;
  return [
    match.titleScore >= 0.85
      ? `${quoted} is a title people use for: ${name}.`
      : `${quoted} comes closest to "${match.title}", a title for: ${name}.`,
    ...(match.found.length > 0
      ? [`The text speaks of ${match.found.slice(0, 5).join(', ')}.`]
      : []),
  ];
}

/** Which occupation a job belongs to. The title decides; the text breaks ties. */
export function matchOccupation({
  title,
  text = '',
}: {
  title: string;
  text?: string;
}): OccupationMatch {
  const ranked = rank(title, text);
  const [first] = ranked;
  if (!first)
    return {
      profile: generalProfile,
      confidence: 0,
      alternatives: [],
      why: ['No title we know was found.'],
    };
  const confidence = rate(first, ranked[1]);
  const alternatives = ranked
    .filter(({ owner }) => !owner.startsWith(WITHOUT_PROFILE))
    .map((candidate) => ({
      id: candidate.owner,
      name: getProfile(candidate.owner).name,
      confidence: Math.round(Math.min(total(candidate), 0.99) * 100) / 100,
    }));
  if (first.owner.startsWith(WITHOUT_PROFILE)) {
    const why = [
      `The closest official occupation is "${first.owner.slice(1)}", which has no profile.`,
    ];
    return { profile: generalProfile, confidence, alternatives: alternatives.slice(0, 4), why };
  }
  if (confidence < MATCH_THRESHOLD) {
    const why = [`"${title.trim()}" could be several occupations; none fits clearly.`];
    return { profile: generalProfile, confidence, alternatives: alternatives.slice(0, 4), why };
  }
  return {
    profile: getProfile(first.owner),
    confidence,
    alternatives: alternatives.filter(({ id }) => id !== first.owner).slice(0, 4),
    why: explain(first, title),
  };
}
