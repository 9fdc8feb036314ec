import type { Source } from '../source.ts';

const leading: ReadonlySet<string> = new Set(['lead', 'manager', 'director', 'executive']);
const titled =
  /\b(?:head|director|chief|vice president|vp|manager|controller|principal|superintendent)\b/i;
/** Managers of accounts, cases or shifts on the floor lead things rather than people. */
const ofThings = /\b(?:account|case|assistant|shift|trainee|property|social media) manager\b/i;

/** Whether the post heads others: such people are asked and told other things. */
export const headsOthers = ({ brief: { seniority, title } }: Pick<Source, 'brief'>): boolean =>
  !ofThings.test(title.given) &&
  ((seniority.level !== null && leading.has(seniority.level)) || titled.test(title.given));
