import type { Fact } from '#shared/brief.ts';

type Said = Pick<Fact, 'kind' | 'importance' | 'text'>;

const demands = new Set<Fact['kind']>(['skill', 'tool', 'experience', 'language']);
/** A school or a paper is named in two words, and again with all that is said of it. */
const papers = new Set<Fact['kind']>(['education', 'licence']);
/** Words that every second demand has: they make no two of them the same. */
const common = new Set(
  'and the with for from into our your their its all any other such this that these those are was has have had will can may must not experience experienced years year months using use used strong good excellent great solid ability able knowledge understanding skill skills working work proven demonstrated required require minimum least plus etc like including similar related relevant well high level preferred valid current'.split(
    ' ',
  ),
);
/** So many words of its own a line needs before another one can be said to hold it. */
const fewest = { demand: 3, duty: 4, paper: 2 };

const wordsOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}[\p{L}+#]{2,}|\d+/gu) ?? []).filter(
      (word) => !common.has(word),
    ),
  );

/** A sentence that says it among many other things stands in no list in its place. */
const isProse = (fuller: string, own: string, most: number): boolean =>
  fuller.length > own.length * most || /^(?:we|our|the|this|you|it) \p{L}/iu.test(fuller);

const groupOf = ({ kind }: Said): keyof typeof fewest | undefined =>
  kind === 'duty' ? 'duty' : papers.has(kind) ? 'paper' : demands.has(kind) ? 'demand' : undefined;
const timesLonger = { demand: 2.5, duty: 2.5, paper: 4 };

/** The same list twice, in other words: of two lines of which one says all that the other says, the fuller is kept. */
export function mergeAlike<Kind extends Said>(found: readonly Kind[]): Kind[] {
  const said = found.map((fact) => ({ group: groupOf(fact), words: wordsOf(fact.text) }));
  const isHeld = (at: number, by: number): boolean => {
    const [own, other] = [said[at], said[by]];
    if (!own?.group || own.group !== other?.group || own.words.size < fewest[own.group])
      return false;
    if (found[at]?.importance !== found[by]?.importance) return false;
    if ([...own.words].some((word) => !other.words.has(word))) return false;
    if (own.words.size === other.words.size) return by < at;
    return !isProse(found[by]?.text ?? '', found[at]?.text ?? '', timesLonger[own.group]);
  };
  return found.filter((_, at) => !found.some((_other, by) => by !== at && isHeld(at, by)));
}
