import type { Post } from '#knowledge/post-level.ts';

/** Told by somebody with people under them. */
const leading =
  /\b(?:my (?:team|crew|staff|people|deputy|leads|managers|supervisors)|I (?:led|lead|managed|manage|hired|supervised|supervise|coached)|I r[au]n (?:an?|the|our) (?:[\p{L}-]{1,20} ){0,2}(?:team|crew|department|shop|store|site|kitchen|shift|office|unit|branch|house|floor)|(?:with|trained|led) \[number\] (?:staff|people|employees)|reported to me|as (?:head|manager|supervisor|director))\b/iu;
/** Told of one's own hands, to somebody above. */
const ofStaff =
  /\b(?:my (?:part|desk|supervisor|team leader|line manager|shift lead)|I was (?:asked|told|shown))\b/i;

/** Told by whoever answers for the whole, and to those above whom nobody is. */
const ofHeads =
  /\b(?:the|our|my) board (?:was|agreed|asked|wanted|approved|had|said|took|decided|of directors)\b|\bfor the board\b|\bmy (?:two|three|five)-year plan\b|\bmy (?:operations|finance|sales|marketing|plant) (?:lead|director|head|manager)s?\b/i;

export const isToldByHead = (answer: string): boolean => ofHeads.test(answer);

export const isToldByLeader = (answer: string): boolean =>
  leading.test(answer) && !ofStaff.test(answer);
export const isToldByStaff = (answer: string): boolean => ofStaff.test(answer);

/** Whoever leads a crew works beside it, and a manager of specialists knows their work; a head tells of those who lead. */
export const isToldAtLevel = (answer: string, { leads, level }: Post): boolean =>
  (level === 'head' || !isToldByHead(answer)) &&
  (!(leads || level === 'head') ||
    isToldByLeader(answer) ||
    (level !== 'head' && !isToldByStaff(answer)));
