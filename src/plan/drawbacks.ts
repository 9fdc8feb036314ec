import { quote } from '#writing/quote.ts';
import { sayHoursKind } from './contract.ts';
import { quoteAround } from './doubts.ts';
import { drawbacks, type Drawback } from './drawbacks.data.ts';
import { isNightWork } from './letters/night-work.ts';
import type { Source } from './source.ts';

const mostQuoted = 10;

function tell({ name, said, not, kinds, isQuoted }: Drawback, { brief }: Source): string[] {
  const lines = [
    ...brief.facts.filter(({ kind }) => kinds.includes(kind)).map(({ text }) => text),
    ...(kinds.includes('schedule') && brief.hours ? [brief.hours.text] : []),
  ];
  for (const line of lines) {
    const match = said.exec(line);
    if (!match || not?.test(line)) continue;
    const words = quoteAround(line, match.index, match[0].length);
    const isShort = words.split(/\s+/).length <= mostQuoted;
    return [isQuoted && isShort ? `${name} (${quote(words)})` : name];
  }
  return [];
}

/** What of this job turns some people away, in plain words, the heaviest first; never what every form says of the body. */
export function listDrawbacks(source: Source): string[] {
  const ofText = drawbacks.flatMap((drawback) => tell(drawback, source));
  const isNight = isNightWork(source) && !ofText.includes('night work');
  const kind = sayHoursKind(source.brief) ?? '';
  return [
    ...(isNight ? ['night work'] : []),
    ...(/temporary|fixed|season/i.test(kind) && !ofText.includes('a contract for a time')
      ? ['a contract for a time']
      : []),
    ...ofText,
  ];
}
