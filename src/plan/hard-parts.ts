import { hasOffHours } from '#market/difficulty/off-hours.ts';
import { listOnce } from '#writing/list.ts';
import { listFacts, notice, ownWords } from './own-words.ts';
import type { Source } from './source.ts';

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
