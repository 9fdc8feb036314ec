import { hasOffHours } from '#market/difficulty/off-hours.ts';
import type { ConditionKind } from '#shared/brief.ts';
import { listOnce } from '#writing/list.ts';
import { listConditions } from '../criteria/gates/condition-gates.ts';
import { isGoodNews } from '../wording/denied.ts';
import { listFacts, notice, ownWords } from '../wording/own-words.ts';
import type { Source } from '../source.ts';
import { isTrifling } from './hard-condition.ts';

/** Papers and checks are asked for everywhere; these send people away. */
const putsOff: ReadonlySet<ConditionKind> = new Set([
  'residence',
  'exclusion',
  'relocation',
  'citizenship',
  'vaccination',
  'own car',
  'times',
  'time zone',
  'travel',
  'lifting',
]);

const dayOrTime =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|nights?|evenings?|holidays?|overnights?|on[- ]call|shifts?)\b/gi;
const timesOf = (text: string): string =>
  [...new Set((text.match(dayOrTime) ?? []).map((word) => word.toLowerCase().replace(/s$/, '')))]
    .toSorted()
    .join(' ');

/** The same days told in three places of an advertisement are one hard part, in the first words. */
function onceByTimes(texts: readonly string[]): string[] {
  const told = new Set<string>();
  return texts.filter((text) => {
    const times = timesOf(text);
    if (times !== '' && told.has(times)) return false;
    told.add(times);
    return true;
  });
}

/** Work that some people cannot or will not do: said in the first call, not in the third. */
export function listHardParts({ brief }: Source): string[] {
  const schedule = [
    ...listFacts(brief, { kinds: ['schedule'] }).map(ownWords),
    ...(brief.hours ? [brief.hours.text] : []),
  ];
  const conditions = listConditions(brief).filter(({ kind }) => putsOff.has(kind));
  const isTold = (quote: string): boolean =>
    conditions.some(({ source }) => source.from === 'job' && source.quote.includes(quote));
  return listOnce([
    ...brief.dealBreakers.map(({ text }) => text.replace(notice, '')),
    ...conditions.map(({ text }) => text),
    ...listFacts(brief, { kinds: ['physical', 'travel'] })
      .filter(({ source }) => source.from !== 'job' || !isTold(source.quote))
      .map(ownWords),
    ...(conditions.some(({ kind }) => kind === 'times')
      ? []
      : onceByTimes(schedule.filter(hasOffHours))),
  ]).filter((text) => {
    const words = text.split(/\s+/).length;
    return (
      words >= 2 &&
      !isGoodNews(text) &&
      !isTrifling(text) &&
      words <= 30 &&
      !/\b(?:rarely|occasionally|frequently|regularly|n\/a)\b|\d%/i.test(text)
    );
  });
}
