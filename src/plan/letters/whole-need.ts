import { isGlued } from '#writing/glued.ts';
import { countWords } from '#writing/shorten.ts';

/** A rule of forms, a second line, or a sentence about somebody else: none of it stands behind "you would need". */
const noNeed =
  /^(?:for|and|or|of|in|with|to|the above|any of)\b|\brequirements?$|\b(?:has|have) an? (?:opening|vacancy)\b|\b(?:is|are) (?:currently )?(?:looking|seeking|hiring|recruiting)\b|\band\/or\b|\s[-–—]\s|\p{Ll}{3}\.\s?\p{Lu}|\b(?:[Qq]ualifications|[Rr]esponsibilities|[Pp]referred|[Ss]ummary|[Dd]uties) \p{Lu}|\bone of the \d\b|["“”•|]/u;
/** Its last word is cut off. */
const cutOff =
  /\b(?:technical|professional|related|relevant|administrative|clinical|progressive|similar|various|strong|proven|demonstrated|including|least|minimum|full-time|paid|the \p{Lu}\p{Ll}+)$/u;
const longest = 22;

/** Whether a demand can be told to a stranger as it stands. */
export const isWholeNeed = (need: string): boolean =>
  !noNeed.test(need) && !cutOff.test(need) && !isGlued(need) && countWords(need) <= longest;
