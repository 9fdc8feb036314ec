import { textOf } from './job-text.ts';
import type { JobText } from './job-text.ts';
import type { Segment } from './segments.ts';

/** "An apprenticeship; or" and the line below it are one demand, met by either. */
export function joinAlternatives(segments: readonly Segment[], job: JobText): Segment[] {
  const joined: Segment[] = [];
  let isOpen = false;
  for (const segment of segments) {
    const last = joined.at(-1);
    const words = segment.text.replace(/(?<![.,;:\s])[.,;:\s]+$/, '');
    if (/^(?:and\/)?or$/i.test(words) && last?.field === segment.field) {
      isOpen = true;
      continue;
    }
    if (isOpen && last?.field === segment.field)
      joined[joined.length - 1] = join(last, segment, job);
    else joined.push(segment);
    isOpen = /[\s;,]or$/i.test(words) && words.split(' ').length > 2;
  }
  return joined;
}

function join(first: Segment, second: Segment, job: JobText): Segment {
  const head = first.text
    .replace(/(?<![.,;:\s])[.,;:\s]+$/, '')
    .replace(/(?:[,;]|(?<![,;\s]))\s+or$/i, '');
  const tail = /^\p{Lu}\p{Ll}/u.test(second.text)
    ? second.text.charAt(0).toLowerCase() + second.text.slice(1)
    : second.text;
  const end = second.start + second.quote.length;
  return {
    ...first,
    text: `${head}, or ${tail}`,
    quote: textOf(job, first.field).slice(first.start, end),
  };
}
