import type { DealKind } from '#shared/brief.ts';
import type { UnitRole } from '#shared/reading.ts';
import { splitSentences } from '../../layout/sentences.ts';
import { dealRows } from './deal.data.ts';
import { remarkIn, wordsOf, type Remark, type RemarkSource } from './remark.ts';

export interface ReadDeal extends Remark {
  kind: DealKind;
}

/** What an applicant has done elsewhere was for a time as well. */
const silent = new Set<UnitRole>(['noise', 'legal', 'must', 'nice']);
const most = 8;

/** The sentences that say how long the job lasts, whether anybody is employed, and what people are expected to earn. */
export function readDeal(source: RemarkSource): ReadDeal[] {
  const found: ReadDeal[] = [];
  for (const unit of source.units) {
    if (silent.has(unit.role)) continue;
    const text = wordsOf(unit);
    if (!dealRows.some(({ words }) => words.test(text))) continue;
    for (const { text: sentence, start } of splitSentences(text))
      for (const { kind, words, unless, also } of dealRows) {
        if (!words.test(sentence) || unless?.test(sentence)) continue;
        if (also && !also.test(sentence)) continue;
        if (found.some((one) => one.kind === kind && one.text === sentence)) continue;
        const end = start + sentence.length;
        found.push({ kind, ...remarkIn(source, unit, { said: sentence, start, end }) });
      }
  }
  return found.slice(0, most);
}
