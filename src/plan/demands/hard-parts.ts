import { hasOffHours } from '#market/difficulty/off-hours.ts';
import type { ConditionKind } from '#shared/brief.ts';
import { listOnce } from '#writing/list.ts';
import { listConditions } from '../criteria/gates/condition-gates.ts';
import { isGoodNews } from '../wording/denied.ts';
import { listFacts, notice, ownWords } from '../wording/own-words.ts';
import type { Source } from '../source.ts';

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
    ...(conditions.some(({ kind }) => kind === 'times') ? [] : schedule.filter(hasOffHours)),
  ]).filter((text) => {
    const words = text.split(/\s+/).length;
    return (
      words >= 2 &&
      !isGoodNews(text) &&
      words <= 30 &&
      !/\b(?:rarely|occasionally|frequently|regularly|n\/a)\b|\d%/i.test(text)
    );
  });
}
