import type { Unit } from '#shared/reading.ts';

const longestJoined = 400;

/** "An apprenticeship; or" and the line below it are one demand, met by either. */
export function joinAlternatives(units: readonly Unit[]): Unit[] {
  const joined: Unit[] = [];
  let isOpen = false;
  for (const unit of units) {
    const last = joined.at(-1);
    const words = trimEnd(unit.text);
    const isNext = last !== undefined && last.role === unit.role && unit.shape !== 'heading';
    if (/^(?:and\/)?or$/i.test(words) && isNext) {
      isOpen = true;
      continue;
    }
    // "or a Master's and three years" goes on with the line above it.
    const isSecond =
      /^(?:and\/)?or\b[:,]?\s+\S/i.test(unit.text) &&
      unit.label === null &&
      // A sentence of its own speaks of more than the line above it.
      !/\b(?:may|can|will|is|are)\b/i.test(unit.text);
    const mayJoin = (isOpen || isSecond) && isNext && unit.end - last.start <= longestJoined;
    if (mayJoin) joined[joined.length - 1] = join(last, unit);
    else joined.push(unit);
    isOpen = /[\s;,]or$/i.test(words) && words.split(' ').length > 2;
  }
  return joined;
}

const trimEnd = (text: string): string => text.replace(/(?<![.,;:\s])[.,;:\s]+$/, '');

function join(first: Unit, second: Unit): Unit {
  const head = trimEnd(trimEnd(first.text).replace(/(?:[,;]|(?<![,;\s]))\s+or$/i, ''));
  const words = second.text.replace(/^(?:and\/)?or\b[:,]?\s+/i, '');
  const tail = /^\p{Lu}\p{Ll}/u.test(words)
    ? words.charAt(0).toLowerCase() + words.slice(1)
    : words;
  return { ...first, text: `${head}, or ${tail}`, end: second.end };
}
