import type { Brief } from '#shared/brief.ts';
import { memoize } from '#shared/memoize.ts';

const offered =
  /\b(?:hybrid|flexible|remote)\b[^.;]{0,40}\b(?:opportunit\p{L}+|options?|possib\p{L}+|available|considered|negotiable)\b|\b(?:opportunit\p{L}+|options?|possib\p{L}+|may|open to)\b[^.;]{0,30}\bhybrid\b|\bcan be (?:an? )?hybrid\b/iu;

/** "40-60% of your time in the office", "we are a hybrid employer": settled, whatever else may be had. */
const settled =
  /\d{1,3} ?%[^.;]{0,60}\b(?:office|on-?site|face[- ]to[- ]face|in person|from home|remotely)\b|\bhybrid,? \(?(?:in[- ]person|on-?site|in[- ]office|office)\b|\b(?:is|are|as|this) (?:an? )?hybrid (?:role|position|job|post|organi[sz]ation|working organi[sz]ation|workplace|employer|company)\b/i;

/** "Hybrid schedule opportunities": hybrid work may be had, and nobody says that the job is hybrid. */
export const isHybridOffered = memoize((brief: Brief): boolean => {
  if (brief.workType !== 'hybrid' || brief.presence !== null) return false;
  const told = brief.facts.map(({ source, text }) => (source.from === 'job' ? source.quote : text));
  const lines = [...told, ...[...brief.employerBlocks, ...brief.termLines].map(({ text }) => text)];
  if (lines.some((line) => settled.test(line))) return false;
  const ofHybrid = told.filter((line) => /hybrid/i.test(line));
  const said =
    ofHybrid.length > 0
      ? ofHybrid
      : brief.termLines.map(({ text }) => text).filter((line) => /hybrid/i.test(line));
  const inTitle = /hybrid/i.test(brief.title.given);
  return !inTitle && said.length > 0 && said.every((line) => offered.test(line));
});
