import type { Drawer } from '#knowledge/drawer.ts';
import type { Fact } from '#shared/brief.ts';
import { memoize } from '#shared/memoize.ts';
import { ofLeading, type Piece } from './gather-evidence.ts';
import { isAside } from './is-aside.ts';
import { toMatter } from '../names/matter-of-line.ts';
import { rateProof, rateWord, wordsOf, type Provable } from './proof.ts';
import { isAnywhere } from '../names/shared-stems.ts';
import { spellOut } from './short-forms.data.ts';

type Competency = Drawer['competencies'][number];

/** So much of what a line says, and so many rare words of it, must be told of a competency. */
const nearEnough = 0.3;
const rareEnough = 4.4;
/** By letters of the trade alone: "CVR" means nothing else. */
const byLetters = 3.5;
/** The next competency must be this much further away. */
const ahead = 1.2;
const tellingWords = 2;
/** A word of an answer tells less of a competency than one of its name or one that it is heard by. */
const ofAnswers = 0.7;
/** Short lines must not be near by one common word. */
const leastOfLine = 3;

/** Where nothing of the name or of what good work is stands in the line, the words in common are chance. */
const leastProof = 0.3;
/** What the catalogue knows by its very name is left to it. */
const plainly = 0.65;
const plainer = 0.25;

const readCompetency = memoize((competency: Competency) => {
  const { name, looks_like: looksLike, question, strong, weak, probe } = competency;
  return {
    name: new Set(wordsOf(name)),
    terms: new Set(wordsOf(spellOut(competency.called_for_by.join(', ')))),
    told: new Set(wordsOf([looksLike, question, strong, weak, probe].join(' '))),
  };
});

const isLetters = (word: string, text: string): boolean =>
  word !== 'data' && word.length <= 4 && text.includes(word.toUpperCase());

/**
 * Duties of a job that is certainly one of the trade, by the competency of the trade that they are nearest to in all
 * that is written of it: its name, its question, what good and weak answers are, and the words by which it is heard.
 * What several competencies say tells little of each of them.
 */
export function gatherByTrade(
  competencies: readonly Competency[],
  duties: readonly Fact[],
  value: (fact: Fact) => number,
  { title, hearBest, isHeardBy }: OfTheJob,
): Map<Competency, Piece[]> {
  const found = new Map<Competency, Piece[]>();
  const known = competencies
    .filter(({ name }) => !ofLeading.test(name))
    .map((competency) => ({ competency, ...readCompetency(competency) }));
  const shared = countUses(known);
  const ofTitle = new Set(wordsOf(title));
  for (const fact of duties) {
    const { text, isOfOthers } = toMatter(fact.text);
    if (text === '' || isOfOthers || isAside(fact.text)) continue;
    const matter = spellOut(text);
    const own = [...new Set(wordsOf(matter))].filter((word) => !ofTitle.has(word));
    const whole = own.reduce((sum, word) => sum + rateWord(word), 0);
    const rated = known
      .map(({ competency, name, terms, told }) => {
        const hits = own.filter((word) => name.has(word) || terms.has(word) || told.has(word));
        const rare = hits.reduce(
          (sum, word) =>
            sum +
            (rateWord(word) * (name.has(word) || terms.has(word) ? 1 : ofAnswers)) /
              Math.sqrt(shared(word)),
          0,
        );
        const telling = hits.filter((word) => !isAnywhere(word)).length;
        const hasLetters = hits.some((word) => terms.has(word) && isLetters(word, text));
        const isNamed = telling > 0 && hits.some((word) => name.has(word)) && hits.length > 1;
        return {
          competency,
          isByName: hasLetters || hits.some((word) => name.has(word) && !isAnywhere(word)),
          share: rare / Math.max(leastOfLine, whole),
          isSure:
            rare >= (hasLetters ? byLetters : rareEnough) &&
            (hasLetters || isNamed || telling >= tellingWords),
        };
      })
      .toSorted((a, b) => b.share - a.share);
    const [best, next] = rated;
    if (!best?.isSure || best.share < nearEnough) continue;
    const isHeard = competencies.some((one) => isHeardBy(fact, one));
    if (isHeard && !isHeardBy(fact, best.competency)) continue;
    if (next && best.share < ahead * next.share) continue;
    const proof = rateProof(best.competency, fact);
    const other = hearBest(fact);
    const outside = other ? rateProof(other, fact) : 0;
    if (
      (proof < leastProof && !best.isByName) ||
      (!best.isByName && outside >= Math.max(plainly, proof + plainer))
    )
      continue;
    found.set(best.competency, [
      ...(found.get(best.competency) ?? []),
      { fact, value: value(fact), isPlain: true },
    ]);
  }
  return found;
}

interface OfTheJob {
  title: string;
  /** What the catalogue hears in a duty before all else. */
  hearBest: (fact: Fact) => Provable | undefined;
  /** Whether a phrase of a competency stands in a duty. */
  isHeardBy: (fact: Fact, competency: Competency) => boolean;
}

/** How many competencies of the trade use a word. */
function countUses(known: readonly ReturnType<typeof readCompetency>[]): (word: string) => number {
  const counts = new Map<string, number>();
  for (const { name, terms, told } of known)
    for (const word of new Set([...name, ...terms, ...told]))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word) => Math.max(1, counts.get(word) ?? 1);
}

/** Each line once, as it was heard last. */
export function addPieces(
  evidence: Map<Competency, Piece[]>,
  more: ReadonlyMap<Competency, readonly Piece[]>,
): void {
  for (const [competency, pieces] of more) {
    const facts = new Set(pieces.map(({ fact }) => fact));
    const before = (evidence.get(competency) ?? []).filter(({ fact }) => !facts.has(fact));
    evidence.set(competency, [...before, ...pieces]);
  }
}
