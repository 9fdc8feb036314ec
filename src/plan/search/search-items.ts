import type { Brief } from '#shared/brief.ts';
import { listFacts } from '../wording/own-words.ts';
import { doing, wrapping } from './search-fields.ts';

/** "Therapies may include dialysis, ventilation and ...": what stands behind such words is a list of things. */
const lead = /\b(?:includ(?:e|es|ing)|such as|e\.g\.)\s+/i;
const fewest = 3;
const most = 4;

/** Words that no thing is made of: a verb, a joint, a measure of anything. */
const noThing =
  /\b(?:but|not|limited|may|will|the|an?|to|of|for|with|in|on|at|by|from|as|other|others|any|all|more|etc|your|our|their|is|are|be|who|that|which|duties|tasks|work|working|skills|team|staff|people|things|respective)\b/i;
const isThing = (text: string): boolean =>
  /^\p{Ll}[\p{L}-]+(?: [\p{L}-]+){0,2}$/u.test(text) &&
  text.length > (text.includes(' ') ? 6 : 9) &&
  !noThing.test(text) &&
  !doing.test(text.split(' ')[0] ?? '') &&
  !wrapping.test(text);

/** Things of the work that the job counts up, as it names them. */
export function listItems(brief: Brief): string[] {
  if ((brief.language ?? 'en') !== 'en') return [];
  const lists = listFacts(brief, { kinds: ['team', 'skill', 'experience'] }).map(({ text }) => {
    const found = lead.exec(text);
    if (!found) return [];
    const items = text
      .slice(found.index + found[0].length)
      .split(/[;:.(]/)[0]!
      .split(/,\s*(?:and\s+|or\s+)?|\s+(?:and|or)\s+/)
      .map((item) => item.trim());
    return items.length >= fewest ? items.filter(isThing) : [];
  });
  return [...new Set(lists.flat())].slice(0, most);
}
