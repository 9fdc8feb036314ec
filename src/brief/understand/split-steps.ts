import type { Segment } from './segments.ts';

const processLead =
  /^.{0,60}?\b(?:process|stages|steps|interviews?|selection)(?: here)? (?:is|are|includes?|consists? of|has|involves?|will be|looks like this)?:?\s+(?=\S)/i;
const mostSteps = 8;

/** "The process is a call, a bench test and a final talk" holds three steps; other sentences stay whole. */
export function splitSteps(segment: Segment): Segment[] {
  const { quote } = segment;
  if (segment.topic === 'requirements' || segment.topic === 'benefits') return [segment];
  const lead = processLead.exec(quote);
  const isProcess = lead !== null && /process|stages|steps/i.test(lead[0]);
  const from = isProcess ? lead[0].length : 0;
  const list = quote.slice(from);
  const arrows = /→|➔|->|>/.test(list) && segment.topic === 'process';
  if (!isProcess && !arrows) return [segment];
  const separator = arrows
    ? /\s*(?:→|➔|->|>)\s*/g
    : /,\s+(?:and (?:finally )?|then )?|\s+and (?:finally |then )?(?=an? )/g;
  const steps = cut(list, separator);
  if (steps.length < 2 || steps.length > mostSteps) return [segment];
  return steps.map(({ text, at }) => ({
    ...segment,
    topic: 'process',
    text: text.replace(/^(?:an?|the)\s+/i, ''),
    quote: text,
    start: segment.start + from + at,
  }));
}

function cut(text: string, separator: RegExp): { text: string; at: number }[] {
  const parts: { text: string; at: number }[] = [];
  let at = 0;
  for (const match of [...text.matchAll(separator), undefined]) {
    const end = match?.index ?? text.length;
    const part = text.slice(at, end).replace(/[.\s]+$/, '');
    if (part.trim().length > 2) parts.push({ text: part, at });
    at = match ? match.index + match[0].length : end;
  }
  return parts;
}
