import { findOwners, isWritten } from './known-titles.ts';
import { readTitleParts, type TitlePart } from './title-parts.ts';
import { findByWord, findWithAll, listOwners, weighWord } from './word-index.ts';

export type TitleCandidate = {
  soc: string;
  /** 0 to 1: how well the title speaks for this occupation. */
  score: number;
  /** The title it was recognised by. */
  title: string;
  how: 'exact' | 'shortened' | 'similar';
};

/** Above this nothing looser is tried. */
const GOOD_ENOUGH = 0.85;
const MOST_CANDIDATES = 12;
/** "Business Development Intern": whoever learns a field does not manage it. */
const LEARNER =
  /\b(?:interns?|internship|trainee|apprentice|stagiaire|alternance|praktikant|werkstudent|azubi|becario)\b/i;
const LEARNER_LEADS = 0.6;
const SIDE_PART = 0.9;
const MOST_OF_FIELD = 600;
const FEWEST_OF_FIELD = 3;
const LEVEL_HEADS = new Set([
  'intern',
  'trainee',
  'apprentice',
  'associate',
  'assistant',
  'student',
  'lead',
  'head',
  'staff',
  'management',
]);
/** A head alone tells less the more titles end in it: "Receptionist" much, "Manager" little. */
const weighLoneHead = (word: string): number => Math.min(0.95, 0.25 + 0.16 * weighWord(word));

const weigh = (words: readonly string[]): number =>
  words.reduce((sum, word) => sum + weighWord(word), 0);

type Offer = (candidate: TitleCandidate) => void;

function offerExact({ forms, trust }: TitlePart, offer: Offer): void {
  let isKnown = false;
  for (const [position, words] of forms.entries()) {
    const [first = ''] = words;
    const isLone = words.length === 1;
    // Of "contract administrator" nothing is left that is not known as a whole.
    if (isLone && (LEARNER.test(first) || isKnown)) continue;
    const title = words.join(' ');
    const owners = findOwners(words);
    isKnown ||= owners.length > 0;
    for (const owner of owners)
      offer({
        soc: owner.soc,
        score:
          owner.trust *
          trust *
          (position === 0 ? 1 : 0.97) *
          (isLone && !isWritten(words) ? weighLoneHead(first) : 1),
        title,
        how: 'exact',
      });
  }
}

/** Modifiers go from the left, as in English; what follows the head goes from the right, as in French. */
function* shorten(words: readonly string[]): Generator<string[]> {
  for (let length = words.length - 1; length > 0; length--)
    for (let start = words.length - length; start >= 0; start--)
      yield words.slice(start, start + length);
}

function offerShortened({ core: words, trust }: TitlePart, offer: Offer): void {
  if (words.length < 2) return;
  const all = weigh(words);
  let reached = 0;
  for (const shorter of shorten(words)) {
    // The longest that is known, and others of the same length.
    if (shorter.length < reached) return;
    const owners = findOwners(shorter);
    if (owners.length === 0) continue;
    reached = shorter.length;
    const covered = weigh(shorter) / all;
    const endsAlike = shorter.at(-1) === words.at(-1);
    const startsAlike = shorter[0] === words[0];
    const place = endsAlike ? 1 : startsAlike ? 0.9 : 0.75;
    const lone = shorter.length === 1 ? weighLoneHead(shorter[0]!) : 1;
    for (const owner of owners)
      offer({
        soc: owner.soc,
        score: owner.trust * trust * place * lone * (0.55 + 0.4 * covered),
        title: shorter.join(' '),
        how: 'shortened',
      });
  }
}

function offerSimilar({ core: words, trust }: TitlePart, offer: Offer): void {
  if (words.length === 0) return;
  const asked = new Set(words);
  const all = weigh([...asked]);
  const heads = new Set([words.at(-1)!, words[0]!]);
  for (const head of heads) {
    const atEnd = head === words.at(-1) ? 1 : 0.85;
    for (const known of findByWord(head)) {
      if (known.words[0] !== head || (known.words.length === 1 && words.length > 1)) continue;
      let shared = 0;
      let whole = 0;
      for (const word of new Set(known.words)) {
        const weight = weighWord(word);
        whole += weight;
        if (asked.has(word)) shared += weight;
      }
      const overlap = shared / (all + whole - shared);
      if (overlap < 0.3) continue;
      const owners = listOwners(known);
      for (const soc of owners)
        offer({
          soc,
          score: known.trust * trust * atEnd * 0.85 * overlap ** 0.7 * owners.length ** -0.4,
          title: known.words.toReversed().join(' '),
          how: 'similar',
        });
    }
  }
}

/** Leading a field is not what an intern in it does. */
const isLeading = (soc: string): boolean => soc.startsWith('11') || soc.startsWith('25-1');

/** "Marketing Intern" names a field, not a person: what the titles of that field mostly are. */
function offerField({ core, trust }: TitlePart, offer: Offer): void {
  const named = core.filter((word, at) => at < core.length - 1 || !LEVEL_HEADS.has(word));
  // What comes first is the field; what follows narrows it.
  let length = named.length;
  while (length > 0 && findWithAll(named.slice(0, length)).length === 0) length--;
  const field = named.slice(0, length);
  if (field.length === 0) return;
  const titles = findWithAll(field).slice(0, MOST_OF_FIELD);
  // One title that has the word is chance: "IoT", "SPS".
  if (titles.length < FEWEST_OF_FIELD) return;
  const votes = new Map<string, number>();
  let total = 0;
  for (const known of titles) {
    const codes = listOwners(known);
    const vote = (known.trust ** 4 * field.length) / known.words.length / codes.length;
    total += vote;
    for (const soc of codes)
      votes.set(soc, (votes.get(soc) ?? 0) + (isLeading(soc) ? vote * 0.2 : vote));
  }
  for (const [soc, vote] of votes)
    if (vote / total > 0.05)
      offer({
        soc,
        score: trust * 0.7 * (vote / total) ** 0.4,
        title: field.join(' '),
        how: 'similar',
      });
}

/** Which occupations a title may mean, best first. */
export function matchTitle(title: string): TitleCandidate[] {
  const best = new Map<string, TitleCandidate>();
  const isLearner = LEARNER.test(title);
  const offer: Offer = (candidate) => {
    if (isLearner && isLeading(candidate.soc)) candidate.score *= LEARNER_LEADS;
    const known = best.get(candidate.soc);
    if (!known || known.score < candidate.score) best.set(candidate.soc, candidate);
  };
  const isFound = (): boolean => [...best.values()].some(({ score }) => score >= GOOD_ENOUGH);
  const parts = readTitleParts(title);
  // What stands first is the job; what follows is often a place, a team or a second name.
  for (const part of parts) {
    if (part.trust < SIDE_PART && isFound()) break;
    offerExact(part, offer);
    if (!isFound()) offerShortened(part, offer);
  }
  if (!isFound()) for (const part of parts.slice(0, 4)) offerSimilar(part, offer);
  if (!isFound()) for (const part of parts.slice(0, 2)) offerField(part, offer);
  return [...best.values()].toSorted((a, b) => b.score - a.score).slice(0, MOST_CANDIDATES);
}
