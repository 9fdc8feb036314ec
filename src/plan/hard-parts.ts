import { listOnce } from '#writing/list.ts';
import { listFacts, notice, ownWords } from './own-words.ts';
import type { Source } from './source.ts';

const offHours =
  /\b(?:nights?|weekends?|saturdays?|sundays?|on[- ]call|overtime|rotat\w*|holidays|shifts?|24\/7|early mornings?|late|7[- ]day|nacht\w*|wochenend\w*|schicht\w*|week-ends?|nuits?)\b/i;
const denied = /\b(?:no|never|without|kein\w*|sans|pas de)\s+(?:\w+\s+){0,2}$/i;

/** "No weekends" is said of the weekends, and is good news. */
export function hasOffHours(text: string): boolean {
  const found = offHours.exec(text);
  if (!found) return false;
  if (denied.test(text.slice(0, found.index)))
    return hasOffHours(text.slice(found.index + found[0].length));
  return true;
}

/** Work that some people cannot or will not do: said in the first call, not in the third. */
export function listHardParts({ brief }: Source): string[] {
  const schedule = [
    ...listFacts(brief, { kinds: ['schedule'] }).map(ownWords),
    ...(brief.hours ? [brief.hours.text] : []),
  ];
  return listOnce([
    ...brief.dealBreakers.map(({ text }) => text.replace(notice, '')),
    ...listFacts(brief, { kinds: ['physical', 'travel'] }).map(ownWords),
    ...schedule.filter(hasOffHours),
  ]).filter((text) => {
    const words = text.split(/\s+/).length;
    return (
      words >= 3 &&
      words <= 30 &&
      !/\b(?:rarely|occasionally|frequently|regularly|n\/a)\b|\d%/i.test(text)
    );
  });
}
