import type { Brief } from '#shared/brief.ts';
import { memoize } from '#shared/memoize.ts';

const denied =
  /\bbenefits?[- ]eligib(?:le|ility)\s?[?:]\s{0,3}no\b|\bnon-?\s?benefits?(?:[- ]eligible)?\b|\bnot (?:eligible for (?:any )?|an? )?benefits?(?:[- ]eligible| position)?\b(?! (?:from|by))|\b(?:position|job|role|post)\b[^.;]{0,30}\bno benefits\b|\b(?:unable|not able) to (?:offer|provide) (?:any )?benefits\b|\b(?:does|do) not (?:offer|provide|include|come with) (?:any )?benefits\b|^\s{0,3}benefits?\s?[:?]\s{0,3}(?:no|none|n\/a)\b/im;

const ofThisJob = /\bthis (?:position|job|role|post|internship)\b|^non-exempt\b/i;

/** "Benefits eligible? No": that none come with the job stands in the text, and is told before anybody asks. */
export const hasNoBenefits = memoize(({ facts, employerBlocks }: Brief): boolean =>
  [
    ...employerBlocks.map(({ text }) => text),
    ...facts.map(({ source, text }) => (source.from === 'job' ? source.quote : text)),
  ].some(
    (text) =>
      denied.test(text) &&
      // Beside a list of benefits only this job itself can be meant.
      (ofThisJob.test(text) || !facts.some(({ kind }) => kind === 'benefit')),
  ),
);

export const noBenefits = 'The position is not eligible for benefits.';
