import type { Reading, Unit, UnitRole } from '#shared/reading.ts';

/** A small text and how it reads, for tests. */

const lines: [text: string, role: UnitRole, confidence?: number][] = [
  ['Night Shift Welder', 'title'],
  ['Company: Northgate Parcel', 'company'],
  ['Lansing, MI', 'place'],
  ['$28 to $34 per hour', 'pay'],
  ['Requirements', 'head'],
  ['AWS D1.1 certificate', 'must'],
  ['Three years of MIG welding', 'must'],
  ['Own van', 'must'],
  ['Spanish is a plus', 'nice'],
  ['We offer free boots', 'benefit'],
  ['Stand for eight hours', 'must', 0.3],
  ['Share this job', 'noise'],
];

export const sampleText = lines.map(([text]) => text).join('\n');

function toUnits(): Unit[] {
  let start = 0;
  return lines.map(([text, role, confidence = 0.9]) => {
    const unit: Unit = {
      text,
      start,
      end: start + text.length,
      shape: role === 'head' ? 'heading' : 'line',
      heading: null,
      label: null,
      role,
      also: [],
      confidence,
    };
    start += text.length + 1;
    return unit;
  });
}

const quote = (words: string) => {
  const start = sampleText.indexOf(words);
  return [{ quote: words, start, end: start + words.length }];
};
const found = <Value>(value: Value, words: string, confidence = 0.9) => ({
  value,
  confidence,
  evidence: quote(words),
});

export const sampleReading: Reading = {
  version: 1,
  language: 'en',
  units: toUnits(),
  fields: {
    title: found('Night Shift Welder', 'Night Shift Welder'),
    employer: found('Northgate Parcel', 'Company: Northgate Parcel'),
    place: found(
      { label: 'Lansing, MI', city: 'Lansing', region: 'MI', country: 'US', options: [] },
      'Lansing, MI',
    ),
    workType: null,
    pay: found({ min: 28, max: 34, currency: 'USD', period: 'hour' as const }, '$28 to $34'),
    employmentType: null,
    hours: found('night shift', 'Night Shift', 0.4),
    department: null,
    reportsTo: null,
    startDate: null,
    openings: null,
    yearsMin: found(3, 'Three years'),
    education: null,
    deadline: null,
    credentials: [found('AWS D1.1', 'AWS D1.1')],
    tools: [found('MIG', 'MIG')],
    links: [],
  },
  occupation: {
    soc: '51-4121',
    id: 'welder',
    name: 'Welder',
    confidence: 0.5,
    sure: false,
    why: ['The title says so.'],
    alternatives: [{ soc: '47-2011', id: 'boilermaker', name: 'Boilermaker', confidence: 0.4 }],
  },
};
