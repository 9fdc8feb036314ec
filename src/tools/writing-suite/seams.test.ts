import { describe, expect, it } from 'vitest';
import { mergeFields } from '../craft/prose/merge-fields.ts';
import { getArticle } from '../craft/prose/article.ts';
import { findEverywhere } from './written.ts';

const around = (text: string, index: number): string =>
  `…${text.slice(Math.max(0, index - 40), index + 40)}…`;

/** What a template leaves behind when a slot or a joint went wrong. */
const SEAMS: [string, RegExp][] = [
  ['two blanks', / {2}/],
  ['a blank before a mark', /\w ([,;.!?])(?:\s|$)/],
  ['two marks in a row', /(?:[,;:]\s*[,;:.]|\.\.(?!\.)(?<!\.{3}))(?!\w)/],
  ['an empty value', /\b(?:undefined|null|NaN|Infinity|\[object Object\])\b/],
  ['an open slot', /(?<!\{)\{\w+\}(?!\})/],
  ['an empty quotation or bracket', /""|\(\s*\)|\[\s*\]/],
  ['a label without its text', /:\s*$/],
  ['a joint at the end', /\b(?:and|or|the|an)\.?$/],
  ['a doubled word', /\b(\p{L}{2,})\s+\1\b/iu],
];
/** Doubled on purpose, in English or in the job's own language. */
const DOUBLED_IN_EARNEST =
  /\b(?:had had|that that|die die|der der|das das|vous vous|nous nous|2 2)\b/i;

/** "Profile A only needs ...": here A is a name. */
const NAMED_A = /^(?:a|only|at|and|or|is|has|needs|as|in|on|if)$/;

describe('seams', () => {
  it.each(SEAMS)('leaves no text with %s', (_name, pattern) => {
    const found = findEverywhere((text, { source }) => {
      const seam = pattern.exec(text);
      if (!seam || DOUBLED_IN_EARNEST.test(seam[0])) return null;
      // What the job itself says so is the job's.
      const said = JSON.stringify(source.brief);
      return said.includes(JSON.stringify(seam[0].trim()).slice(1, -1)) && seam[0].trim().length > 3
        ? null
        : around(text, seam.index);
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
    });
    expect(found).toEqual([]);
  });

  it('uses merge fields from the documented set only', () => {
    const found = findEverywhere((text) => {
      const unknown = [...text.matchAll(/\{\{([^}]*)\}\}/g)].find(
        ([, name = '']) => !(name in mergeFields),
      );
      return unknown?.[0];
    });
    expect(found).toEqual([]);
  });

  it('begins sentences with a capital', () => {
    const found = findEverywhere((text) => {
      const small =
        /(?<!\b(?:e\.g|i\.e|etc|vs|No|St|Mt|Inc|Co|Dr|approx|lbs?|hrs?|yrs?|min|max|a\.m|p\.m|[A-Za-z]))[.!?] [a-z]\w*/.exec(
          text,
        );
      return small && !text.includes('http') ? around(text, small.index) : null;
    });
    expect(found).toEqual([]);
  });
});
