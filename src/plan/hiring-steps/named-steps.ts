import { capitalize } from '#writing/casing.ts';
import { splitSentences } from '#writing/split-sentences.ts';
import type { Source } from '../source.ts';

/** What a selection is made of, by the names that advertisements give it. */
const step =
  /\b(?:(?:online )?assessment (?:day|cent(?:re|er))|(?:online|written|aptitude|skills|typing|numeracy|physical|physical ability|fitness|practical|situational judge?ment) (?:tests?|assessments?)|(?:phone|telephone|video|virtual|first|second|final|panel|in-person|face-to-face) interview|medical(?: and fitness)? (?:test|exam|examination|screening|assessment)|(?:work|shift|skills) trial|trial (?:shift|day)|oral board|polygraph|psychological (?:exam|evaluation|assessment))\b/gi;
/** Applicants are told that it will happen, not where to ask about it. */
const happens =
  /\b(?:invite[sd]?|complet\w+|attend|undergo|pass(?:es|ing)?|followed by|then|next|stages?|steps?|process|includes?|consists?|successful)\b/i;
const isAdvice = /\b(?:if you (?:require|need|feel)|feedback|adjustments?|unable to attend)\b/i;
const fewest = 2;

/** "A fitness test" is "a fitness assessment" in other words; a center is a place. */
export const toTest = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\b(?:assessment|examination|exam|screening)s?\b(?! (?:day|cent))/g, 'test');

/** "Online assessment centre" and "assessment centre" are one. */
const isSame = (a: string, b: string): boolean => {
  const [one, other] = [toTest(a), toTest(b)];
  return one.includes(other) || other.includes(one);
};

/** The steps that running text names, in their order; none where it names fewer than two. */
export function listNamedSteps({ brief }: Pick<Source, 'brief'>): string[] {
  const texts = [
    ...brief.employerBlocks.filter(({ role }) => role === 'process').map(({ text }) => text),
    ...brief.facts.filter(({ kind }) => kind === 'process').map(({ text }) => text),
  ];
  const found: string[] = [];
  for (const sentence of texts.flatMap((text) => splitSentences(text.replace(/\s+/g, ' ')))) {
    if (!happens.test(sentence) || isAdvice.test(sentence)) continue;
    for (const [name] of sentence.matchAll(step))
      if (!found.some((other) => isSame(other, name))) found.push(capitalize(name));
  }
  return found.length >= fewest ? found : [];
}
