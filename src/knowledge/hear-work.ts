import { rememberTexts } from '#shared/remember-texts.ts';
/** Words that may stand between the words of a term and say nothing of the work. */
const passedOver: ReadonlySet<string> = new Set(
  'a an the our your their its all any every each of other own new various daily regular'.split(
    ' ',
  ),
);
/** What joins two things; passed over only where a term leaves room between its words. */
const joining: ReadonlySet<string> = new Set(['and', 'or', '&']);
/** Behind these a line says how, from what or to what end: another thing than what the words before them are about. */
const turning: ReadonlySet<string> = new Set(
  'as by per to that which who whom whose where while when if than because against within through via'.split(
    ' ',
  ),
);
const articles: ReadonlySet<string> = new Set(['a', 'an', 'the']);
/** Behind these a word in "-ed" says which thing is meant: "with integrated tools", "pre-established rules". */
const beforeThing: ReadonlySet<string> = new Set(
  'a an the our your their its all any each with of to in for by per under using against following pre well newly from'.split(
    ' ',
  ),
);
/** Whoever or whatever goes by the words before it: "warehouse department", "new business paperwork". */
const heads: ReadonlySet<string> = new Set(
  'department departments committee committees paperwork technician technicians vendor vendors firm firms industry industries sector sectors'.split(
    ' ',
  ),
);
/** Whoever leads a department leads what it does. */
const leading: ReadonlySet<string> = new Set(
  'lead manag oversee direct supervis run head coordinat'.split(' '),
);

interface Word {
  /** As it is written, without its capitals unless it is all capitals. */
  text: string;
  stem: string;
  /** Ends a part of the line: a term does not reach beyond it. */
  isLast: boolean;
  /** A comma follows: what comes next is another thing. */
  isListed: boolean;
}

/** Base of a word of ordinary length: "plans", "planned" and "planning" are "plan". */
const toBase = rememberTexts((word): string => {
  if (word.length < 4) return word;
  const bare = word.replace(/['’]s?$/, '');
  const plural = bare.endsWith('ies')
    ? bare.replace(/ies$/, 'y')
    : /(?:s|x|z|ch|sh)es$/.test(bare)
      ? bare.slice(0, -2)
      : bare.replace(/(?<=[^su])s$/, '');
  const verb =
    plural.length > 5 || /[^aeiou](?:ing|ed)$/.test(plural)
      ? plural.replace(/(?:ing|ed)$/, '')
      : plural;
  const whole = /[aeiouy]/.test(verb) && verb.length > 2 ? verb : plural;
  return (whole === plural ? whole : whole.replace(/([^aeiouls])\1$/, '$1'))
    .replace(/(?<=.{3})e$/, '')
    .replace(/(?<=.{4})ll$/, 'l');
});

const isCapital = (word: string): boolean => /\p{Lu}/u.test(word) && word === word.toUpperCase();

/** "KPIs" are letters too. */
const severalOfLetters = /^\p{Lu}{2,}s$/u;

const toWords = rememberTexts((text): readonly Word[] => {
  const found = text.matchAll(
    /[\p{L}\p{N}+#&]+(?:['’]\p{L}+)?(?<end>\s*[.;:!?(](?=\s|$|\p{L}))?(?<comma>,)?/gu,
  );
  return [...found].map(({ 0: all, groups }) => {
    const written = all.slice(
      0,
      all.length - (groups?.['end']?.length ?? 0) - (groups?.['comma']?.length ?? 0),
    );
    const isKept = (isCapital(written) && written.length > 1) || severalOfLetters.test(written);
    const small = isKept ? written : written.toLowerCase();
    return {
      text: small,
      stem: toBase(small.toLowerCase()),
      isLast: groups?.['end'] !== undefined,
      isListed: groups?.['comma'] !== undefined,
    };
  });
});

/** "*" stands for up to so many words. */
const widest = 4;

interface TermWord {
  fits: (word: Word) => boolean;
  /** How many words may stand before it. */
  gap: number;
}

interface Term<Of> {
  of: Of;
  first: string;
  /** All other words of it: a line that lacks one is not looked at further. */
  others: readonly string[];
  words: readonly TermWord[];
  text: string;
  /** Begins with a word in "-ed", as it says which thing is meant. */
  isDone: boolean;
}

/**
 * A term as it is looked for: nouns in the singular and verbs as in a dictionary are heard in all their forms, words in
 * "-ing" and capitals only as they are written.
 */
function toTerm<Of>(text: string, of: Of): Term<Of> {
  const words: TermWord[] = [];
  const stems: string[] = [];
  let gap = 0;
  for (const part of text.split(/[\s/-]+/)) {
    if (part === '*') {
      gap = widest;
      continue;
    }
    const isExact = isCapital(part) && part.length > 1;
    const small = isExact ? part : part.toLowerCase();
    const stem = toBase(small.toLowerCase());
    const isIng = /ings?$/.test(small);
    const bare = small.replace(/s$/, '');
    const fits = isExact
      ? (word: Word) => word.text === small || word.text === `${small}s`
      : isIng
        ? (word: Word) => word.text.toLowerCase().replace(/s$/, '') === bare
        : (word: Word) => word.stem === stem;
    stems.push(stem);
    words.push({ fits, gap });
    gap = 0;
  }
  const [first = '', ...others] = stems;
  return { of, first, others, words, text, isDone: /^\p{L}+ed\b/u.test(text) };
}

export interface Hit<Of> {
  of: Of;
  /** The term that was heard. */
  term: string;
  /** Which word of the line it begins with, from 0. */
  at: number;
  /** How many words the term has. */
  size: number;
}

/** The last word of `term` in the line when it begins with its word `at`; null where it does not stand there. */
function findEnd(words: readonly Word[], at: number, term: readonly TermWord[]): number | null {
  const isPair = term.length === 2;
  let place = at;
  const isThere = term.every(({ fits, gap }, i) => {
    if (i === 0) return fits(words[at]!);
    let left = gap;
    for (let next = place + 1; next < words.length; next += 1) {
      const { isLast, isListed } = words[next - 1]!;
      if (isLast || (isListed && isPair && gap === 0)) return false;
      if (fits(words[next]!)) {
        place = next;
        return true;
      }
      const { text } = words[next]!;
      if (turning.has(text) || (isListed && articles.has(text))) return false;
      if (passedOver.has(text) || (gap > 0 && joining.has(text))) continue;
      left -= 1;
      if (left < 0) return false;
    }
    return false;
  });
  return isThere ? place : null;
}

/** "In line with established rules" establishes none. */
const isOfThing = (words: readonly Word[], at: number, { isDone, words: term }: Term<unknown>) =>
  !isDone &&
  term.length > 1 &&
  /[^e]ed$/.test(words[at]!.text) &&
  words[at]!.stem !== words[at]!.text &&
  beforeThing.has(words[at - 1]?.text ?? '');

/** "Calls from the service department": what stands behind the term is what the line speaks of. */
const isOfHead = (words: readonly Word[], at: number, end: number): boolean =>
  !words[end]!.isLast &&
  !words[end]!.isListed &&
  heads.has(words[end + 1]?.text ?? '') &&
  !leading.has(words[at]!.stem) &&
  !words.slice(0, at).some(({ stem }) => leading.has(stem));

/** Listens for the terms of many kinds of work at once; thousands of terms cost no more than the words of the line. */
export function listenForTerms<Of>(
  known: readonly { of: Of; terms: readonly string[] }[],
): (line: string) => Hit<Of>[] {
  const byFirst = Map.groupBy(
    known.flatMap(({ of, terms }) => terms.map((term) => toTerm(term, of))),
    ({ first }) => first,
  );
  return (line) => {
    const words = toWords(line);
    const said = new Set(words.map(({ stem }) => stem));
    return words.flatMap((word, at) =>
      (byFirst.get(word.stem) ?? [])
        .filter((term) => {
          if (!term.others.every((stem) => said.has(stem)) || isOfThing(words, at, term))
            return false;
          const end = findEnd(words, at, term.words);
          return end !== null && !isOfHead(words, at, end);
        })
        .map(({ of, text, words: { length: size } }) => ({ of, term: text, at, size })),
    );
  };
}
