import type { Brief, Fact } from '#shared/brief.ts';
import { listEmployerSentences } from '#plan/employer/employer-words.ts';
import { isHiddenOffer } from '#plan/offers/hidden-offer.ts';
import { sayBenefit } from '#plan/letters/say-benefit.ts';
import { readLine } from '#plan/offers/read-line.ts';
import { listFacts, openBrackets, ownWords } from '#plan/wording/own-words.ts';
import { squeeze } from '#writing/said-so-far.ts';

/** A piece that begins with one of these left its subject behind. */
const begun =
  /^(?:will|may|can|is|are|has|have|be|been|each|every|your|their|them|of|to|for|with|by|in|on|that|which|who|and|or|but|as|from)\b/iu;
/** Said once of all that follows: "Free medical, dental and vision plans". */
const shared =
  /^(?:\S+ ){0,6}(?:free|voluntary|optional|subsidi[sz]ed|discounted|(?:company|employer)[- ]paid|\d{1,3}% (?:\p{L}+[- ])?(?:paid|covered|coverage))\b/iu;
const isTorn = (text: string): boolean => text.split(/[([]/).length !== text.split(/[)\]]/).length;

const isCut = (piece: string, sentence: string): boolean =>
  isTorn(piece) || (begun.test(piece) && !squeeze(sentence).startsWith(squeeze(piece)));

/** "Room to grow: learn as you go": the words before the colon name what is given, and those behind it do not. */
function losesName(piece: string, sentence: string): boolean {
  const [, label] = /^([^:.,;]{3,45}):\s/u.exec(sentence) ?? [];
  return label !== undefined && !piece.startsWith(label) && names(label) && !names(piece);
}

const names = (text: string): boolean => readLine(text, { kind: 'office-specialist' }).length > 0;

/** Outside the part on benefits, where there is one, a line is one only if it names what is given, or a chance. */
const chance =
  /\b(?:opportunit(?:y|ies)|chance|exposure|gain|growth|equity|potential|flexib\p{L}+|competitive|gas card|no)\b/iu;
const mayStandAlone = (text: string): boolean =>
  chance.test(text) || names(text) || sayBenefit(text) !== null;

const quoteOf = ({ source, text }: Fact): string => (source.from === 'job' ? source.quote : text);

/** Of the pieces of a list nearly all name something that employers give; of those of a tale few do. */
const fewestNamed = 2 / 3;

/** Nothing but a blank before a piece: the items of a list that lost its marks. */
function isRunOn(sentence: string, pieces: readonly string[]): boolean {
  const text = sentence.toLowerCase();
  return pieces.slice(1).some((piece) => {
    const at = text.indexOf(piece.slice(0, 20).toLowerCase());
    return at > 0 && /[\p{L}\p{N})%] $/u.test(text.slice(0, at)) && !joint.test(text.slice(0, at));
  });
}
const joint = /\s(?:and|or|plus|&|with|an?|the|our) $/u;

function isList(sentence: string, pieces: readonly string[]): boolean {
  if (isRunOn(sentence, pieces)) return true;
  const [first = ''] = sentence.split(',');
  const named = pieces.filter(names).length;
  return (
    named >= pieces.length * fewestNamed &&
    !shared.test(first) &&
    !pieces.some((piece) => isCut(piece, sentence))
  );
}

/** "Time off (40 hours! More later.)": sentences within brackets belong together. */
const joinTorn = (sentences: readonly string[]): string[] =>
  sentences.reduce<string[]>((joined, sentence) => {
    const both = `${joined.at(-1) ?? ''} ${sentence}`;
    return isTorn(sentence) && joined.length > 0 && !isTorn(both)
      ? [...joined.slice(0, -1), both]
      : [...joined, sentence];
  }, []);

/**
 * What is offered, in the advertisement's own whole words: a sentence is told in pieces only where it is a list of
 * things that employers give.
 */
export function listWholeOffers(brief: Brief): string[] {
  const hidden = listFacts(brief, { kinds: ['duty', 'skill', 'other'] }).filter(({ text }) =>
    isHiddenOffer(text),
  );
  const facts = [...listFacts(brief, { kinds: ['benefit'] }), ...hidden];
  const sentences = joinTorn(listEmployerSentences(brief, ['benefit']).map(openBrackets)).map(
    (text) => ({ text, key: squeeze(text) }),
  );
  const whole = new Map(
    facts.map((fact) => {
      const key = squeeze(quoteOf(fact));
      return [fact, sentences.find((sentence) => sentence.key.includes(key))?.text] as const;
    }),
  );
  const bySentence = Map.groupBy(facts, (fact) => whole.get(fact) ?? fact);
  const told = [...bySentence].flatMap(([sentence, group]) => {
    const pieces = group.map((fact) => ownWords(fact));
    if (typeof sentence !== 'string')
      return sentences.length > 0 ? pieces.filter(mayStandAlone) : pieces;
    const [only = ''] = pieces;
    const isKept =
      pieces.length === 1
        ? !isCut(only, sentence) && !losesName(only, sentence)
        : isList(sentence, pieces);
    return isKept ? pieces : [sentence];
  });
  return [...told, ...listAnswers(brief)];
}

/** "Pension eligible" over "Yes": what was asked is what is given. */
const listAnswers = ({ employerBlocks }: Brief): string[] =>
  employerBlocks
    .filter(({ role, text }) => role === 'benefit' && /^yes[.!]?$/i.test(text.trim()))
    .flatMap(({ heading }) => heading ?? []);
