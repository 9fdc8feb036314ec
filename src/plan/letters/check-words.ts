import type { Brief } from '#shared/brief.ts';

/** Of every check, and of none in particular. */
const common = new Set([
  'check',
  'checks',
  'test',
  'tests',
  'testing',
  'screening',
  'screen',
  'and',
]);
const offer =
  /\b(?:after|following|upon|conditional|contingent|subject to)\b.{0,40}\boffers?\b|\boffers?\b.{0,60}\b(?:conditional|contingent|subject to|depends?)\b|\bpost-offer\b/;
const passed = /\bpass(?:ing|es)?\b/;

/** What the advertisement itself says of a check: that it is passed, and that it follows an offer. */
export function readCheckWords(
  name: string,
  { facts, conditions }: Pick<Brief, 'facts' | 'conditions'>,
): { isPassed: boolean; isAfterOffer: boolean } {
  const words = (name.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => !common.has(word));
  const lines = [
    ...facts.map(({ text }) => text),
    ...conditions.map(({ source }) => (source.from === 'job' ? source.quote : '')),
  ]
    .map((text) => text.toLowerCase())
    .filter((text) => words.length > 0 && words.every((word) => text.includes(word)));
  return {
    isPassed: lines.some((text) => passed.test(text)),
    isAfterOffer: lines.some((text) => offer.test(text)),
  };
}
