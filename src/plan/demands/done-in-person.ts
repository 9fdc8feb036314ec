import type { Brief } from '#shared/brief.ts';

/** People who come, and things that are handled: lines of such work are done where they are. */
const inPerson =
  /\b(?:patients?|specimens?|blood|guests?|visitors?|walk-ins?|front desk|reception|lobby|counter|in[- ]person|face[- ]to[- ]face|class(?:es|room)?|pupils?|learners|residents|machines?|equipment|vehicles?|stock|warehouse|incoming mail|parcels?|supplies|cash|till|rooms?|premises|keys)\b/i;
const fewestInPerson = { lines: 2, share: 0.25 };

/** "Based at our Elm Street depot": whoever says so says where the work is done. */
const basedThere =
  /\bbased (?:out of|at|in|on) (?:our|the) (?:[\p{L}.,'’-]+ ){0,5}(?:campus|depot|store|shop|site|showroom|branch|clinic|school|factory|plant|warehouse|workshop|garage|yard|hospital|hotel)\b/iu;

/** Whether too much of the work is done in person for any of it to be taken home. */
export function isDoneInPerson({ facts }: Pick<Brief, 'facts'>): boolean {
  if (facts.some(({ text }) => basedThere.test(text))) return true;
  const duties = facts.filter(({ kind }) => kind === 'duty');
  const found = duties.filter(({ text }) => inPerson.test(text)).length;
  return found >= Math.max(fewestInPerson.lines, duties.length * fewestInPerson.share);
}
