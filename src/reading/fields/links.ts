import type { Found } from '#shared/reading.ts';
import type { FieldSource } from './field-unit.ts';

const address = /\bhttps?:\/\/[^\s<>"'`)\]}]{4,400}|\bwww\.[a-z\d-]{1,60}\.[^\s<>"'`)\]}]{2,300}/gi;
const mostLinks = 20;
/** "https://mill.org/tenetsLearn", "www.mill.comJob": the first word of what follows. */
const grownOn =
  /(?<=[\p{Ll}\d/])(?:For|To|We|Our|The|If|Please|You|Visit|Apply|Learn|About|This)$|(?<=:\/\/[^/]{3,80}\.(?:com|org|net|uk|io|ai|jobs)|^www\.[^/]{3,80}\.(?:com|org|net|uk|io|ai|jobs))\p{Lu}\p{Ll}+$/u;

/** Web addresses of the text, each once. */
export function readLinks({ text }: FieldSource): Found<string>[] {
  const found = new Map<string, Found<string>>();
  for (const match of text.matchAll(address)) {
    const quote = match[0].replace(grownOn, '').replace(/[.,;:!?*_]+$/, '');
    const value = /^http/i.test(quote) ? quote : `https://${quote}`;
    if (!found.has(value)) {
      const start = match.index;
      const evidence = [{ quote, start, end: start + quote.length }];
      found.set(value, { value, confidence: 0.95, evidence });
    }
    if (found.size >= mostLinks) break;
  }
  return [...found.values()];
}
