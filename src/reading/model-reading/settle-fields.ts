import type { Doubt, Found, ReadFields } from '#shared/reading.ts';
import type { ModelField, ModelFields } from '#shared/model-reading.ts';
import { locateQuote } from './locate-quote.ts';
import { readQuoted, type ReadText } from './read-quoted.ts';

/** How sure a value is that a model pointed at and code could read there. */
const toldConfidence = 0.85;
/** What code read behind a label, or in the head of a text, outweighs a model. */
const unshaken = 0.93;

interface Settled {
  fields: ReadFields;
  doubts: Doubt[];
}

/** Two readings of the same values: the better-evidenced stands, the other is kept as a question. */
export function settleFields(fields: ReadFields, told: ModelFields, read: ReadText): Settled {
  const settled: ReadFields = { ...fields };
  const doubts: Doubt[] = [];
  for (const field of Object.keys(told) as ModelField[]) {
    const quote = told[field];
    const evidence = quote === null ? null : locateQuote(read.text, quote);
    const quoted = evidence && (readQuoted(field, evidence, read) as Found<unknown> | null);
    if (!quoted) continue;
    const named = { ...quoted, confidence: toldConfidence };
    const own = fields[field] as Found<unknown> | null;
    const isSame = own !== null && agree(own.value, named.value);
    const isKept = own !== null && !isSame && own.confidence >= unshaken;
    if (own && !isSame) {
      const [taken, other] = isKept ? [own, named] : [named, own];
      doubts.push({ field, taken: say(taken), other: say(other) });
    }
    const chosen = isSame
      ? { ...own, confidence: Math.max(own.confidence, toldConfidence) }
      : named;
    if (!isKept) Object.assign(settled, { [field]: chosen });
  }
  return { fields: settled, doubts };
}

const say = ({ evidence: [first], value }: Found<unknown>): string =>
  first?.quote.replaceAll(/\s+/g, ' ') ?? String(value);

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The same town, the same amounts, or one name within the other. */
function agree(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' && typeof other === 'string') {
    const [a, b] = [bare(one), bare(other)];
    return a === b || a.includes(b) || b.includes(a);
  }
  if (isObject(one) && isObject(other)) {
    return Object.keys(one)
      .filter((key) => key !== 'label' && key !== 'options')
      .every((key) => (one[key] ?? other[key] ?? null) === (other[key] ?? one[key] ?? null));
  }
  return one === other;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
