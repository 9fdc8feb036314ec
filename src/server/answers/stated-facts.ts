import { createHash } from 'node:crypto';
import type { Brief, FactSource } from '#shared/brief.ts';

/** What the job says of a matter, with the words it was read from. */
export interface StatedFact {
  topic: string;
  text: string;
  quote: string;
}

const mostOfKind = 6;
const longestQuote = 2000;

interface Found {
  topic: string;
  text: string;
  source: FactSource | null;
}

/** The facts that people know better than an advertisement does. */
export function listStatedFacts({ place, pay, facts, ...brief }: Brief): StatedFact[] {
  const stated = (topic: string, value: { text: string; source: FactSource } | null): Found[] =>
    value ? [{ topic, ...value }] : [];
  const ofKind = (topic: string, kind: string): Found[] =>
    facts
      .filter((fact) => fact.kind === kind)
      .slice(0, mostOfKind)
      .map(({ text, source }) => ({ topic, text, source }));
  const { openings } = brief;
  const found = [
    ...(pay ? [{ topic: 'Pay', text: pay.words ?? pay.stated, source: pay.source }] : []),
    ...stated('Schedule', brief.hours),
    ...stated('Start date', brief.startDate),
    ...stated('Contract', brief.employmentType),
    ...(openings
      ? [{ topic: 'Openings', text: String(openings.count), source: openings.source }]
      : []),
    ...stated('Reporting line', brief.reportsTo),
    ...stated('Team', brief.department),
    ...stated('Must-haves', brief.education),
    ...ofKind('Duties', 'duty'),
    ...ofKind('Benefits', 'benefit'),
  ];
  const placed = place.given
    ? [{ topic: 'Place', text: place.label || place.given, quote: place.given }]
    : [];
  return [...placed, ...found.flatMap(withQuote)];
}

/** What came from an answer, or from outside the job, has no sentence of the advertisement to correct. */
const withQuote = ({ topic, text, source }: Found): StatedFact[] =>
  source?.from === 'job' &&
  source.field !== 'answers' &&
  source.quote !== '' &&
  source.quote.length <= longestQuote
    ? [{ topic, text, quote: source.quote }]
    : [];

/** A corrected sentence is one question of its own. */
export const factKey = (quote: string): string =>
  `fact-${createHash('sha256').update(quote).digest('hex').slice(0, 16)}`;
