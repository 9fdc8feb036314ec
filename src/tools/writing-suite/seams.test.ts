import { describe, expect, it } from 'vitest';
import { getArticle } from '#writing/article.ts';
import { findUnpaired } from '#writing/pairs.ts';
import { findEverywhere, isEnglish, writeAll, type Written } from './written.ts';

const around = (text: string, index: number): string =>
  `…${text.slice(Math.max(0, index - 40), index + 40)}…`;

/** What a template leaves behind when a slot or a joint went wrong, in any language. */
const SEAMS: [string, RegExp][] = [
  ['two blanks', / {2}/],
  ['two marks in a row', /(?:[,;:]\s*[,;:.]|\.\.(?!\.)(?<!\.{3}))(?!\w)/],
  ['an empty value', /\b(?:undefined|null|NaN|Infinity)\b|\[object Object\]/],
  ['an open slot', /[{}]/],
  ['an empty quotation or bracket', /""|“\s*”|\(\s*\)|\[\s*\]/],
  ['a label without its text', /:\s*$/],
  ['a blank without square brackets', /_{3,}|<\w+>|\bX{3,}\b|\b(?:TBD|TBC|placeholder|lorem)\b/i],
];

const ENGLISH_SEAMS: [string, RegExp][] = [
  // French has a blank before some of its marks.
  ['a blank before a mark', /\w ([,;.!?])(?:\s|$)/],
  ['a joint at the end', /\b(?:and|or|the|an)\.?$/],
  ['doubled words', /\b(\p{L}{2,}(?:\s+\p{L}+){0,2})\s+\1\b/iu],
];
const DOUBLED_IN_EARNEST = /\b(?:had had|that that)\b/i;

/** "Profile A only needs ..." and "A 85, B 70": here A is a name. */
const NAMED_A = /^(?:a|only|at|and|or|is|has|needs|as|in|on|if|\d+)$/;

const englishOnly = (): Written[] => writeAll().filter(isEnglish);

/** What the job itself says so is the job's. */
function isOfTheJob(seam: string, { source }: Written): boolean {
  const said = JSON.stringify(source.brief);
  return seam.trim().length > 3 && said.includes(JSON.stringify(seam.trim()).slice(1, -1));
}

function findSeams(pattern: RegExp, outputs: Written[]): string[] {
  return findEverywhere((text, output) => {
    const seam = pattern.exec(text);
    return !seam || DOUBLED_IN_EARNEST.test(seam[0]) || isOfTheJob(seam[0], output)
      ? null
      : around(text, seam.index);
  }, outputs);
}

describe('seams', () => {
  it.each(SEAMS)('leaves no text with %s', (_name, pattern) => {
    expect(findSeams(pattern, writeAll())).toEqual([]);
  });

  it.each(ENGLISH_SEAMS)('leaves no English text with %s', (_name, pattern) => {
    expect(findSeams(pattern, englishOnly())).toEqual([]);
  });

  it('closes every quotation and bracket it opens', () => {
    const found = findEverywhere((text) => {
      const [at] = findUnpaired(text);
      return at === undefined ? null : around(text, at);
    });
    expect(found).toEqual([]);
  });

  it('says in a few words what belongs into a blank', () => {
    const found = findEverywhere((text) => {
      const blanks = [...text.matchAll(/\[([^\]]*)\]/g)].map(([, inside = '']) => inside);
      return blanks.find((inside) => inside.split(/\s+/).length > 12 || !/[\p{L}\d]/u.test(inside));
    });
    expect(found).toEqual([]);
  });

  it('says "a" and "an" by sound', () => {
    const found = findEverywhere((text) => {
      for (const match of text.matchAll(
        /(?:(?<=^|[.!?:] )(An?)|\b(an?)) ([\p{L}\p{N}][\p{L}\p{N}/-]*)/gu,
      )) {
        const [whole, first, inside, word = ''] = match;
        const article = first ?? inside ?? '';
        if (
          getArticle(word) !== article.toLowerCase() &&
          !/^[A-Z]$/.test(word) &&
          !NAMED_A.test(word)
        )
          return `${whole} (${around(text, match.index)})`;
      }
      return null;
    }, englishOnly());
    expect(found).toEqual([]);
  });

  it('begins sentences with a capital', () => {
    const found = findEverywhere((text) => {
      const small =
        /(?<!\b(?:e\.g|i\.e|etc|vs|No|St|Mt|Inc|Co|Dr|approx|lbs?|hrs?|yrs?|min|max|a\.m|p\.m|[A-Za-z]))[.!?] [a-z]\w*/.exec(
          text,
        );
      return small && !text.includes('http') ? around(text, small.index) : null;
    }, englishOnly());
    expect(found).toEqual([]);
  });
});
