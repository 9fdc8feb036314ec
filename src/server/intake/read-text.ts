import { cleanText } from '#brief/parse/clean/clean-text.ts';
import { parseJobDescription } from '#brief/parse/parse-job-description.ts';
import { placeLines, type PlacedLine } from '#brief/parse/sections/split-sections.ts';
import { readLines } from '#brief/parse/text/lines.ts';
import { quote } from '#brief/parse/text/mapped-text.ts';
import { matchOccupation } from '#market/occupations/match-occupation.ts';
import { applyCorrections } from '#shared/apply-corrections.ts';
import type { ParsedField, ParsedJob } from '#shared/parsed-job.ts';
import {
  noCorrections,
  type Reading,
  type ReadingCorrections,
  type Unit,
  type UnitRole,
} from '#shared/reading.ts';

/** A text as it reads, unit by unit, with what a person set right in it. */
export function readText(text: string, corrections: ReadingCorrections = noCorrections): Reading {
  const parsed = parseJobDescription(text);
  const job = parsed.kind === 'job' ? parsed : undefined;
  const units = readUnits(text, job);
  const reading: Reading = {
    version: 0,
    language: null,
    units,
    fields: readFields(job, units),
    occupation: readOccupation(job),
  };
  return applyCorrections(reading, corrections);
}

function readUnits(original: string, job: ParsedJob | undefined): Unit[] {
  const source = cleanText(original);
  let heading: string | null = null;
  return placeLines(readLines(source)).map((line) => {
    const { start, end } = quote(source, line);
    const shape = shapeOf(line);
    const unit: Unit = {
      text: line.text,
      start,
      end,
      shape,
      heading: shape === 'heading' ? null : heading,
      label: line.contentStart > line.start && !line.isHeading ? labelOf(line) : null,
      ...roleOf(line, { start, end }, job),
      also: [],
    };
    if (shape === 'heading') heading = line.text;
    return unit;
  });
}

function shapeOf({ isHeading, mark }: PlacedLine): Unit['shape'] {
  if (isHeading) return 'heading';
  return mark === 'bullet' || mark === 'number' ? 'item' : 'line';
}

const labelOf = ({ text, start, contentStart }: PlacedLine) =>
  text.slice(0, contentStart - start).replace(/[\s:]+$/, '');

const rolesOfSections: Record<PlacedLine['section'], UnitRole> = {
  opening: 'overview',
  summary: 'overview',
  duties: 'duty',
  requirements: 'must',
  preferred: 'nice',
  benefits: 'benefit',
  culture: 'company',
  pay: 'pay',
  place: 'place',
  schedule: 'schedule',
  apply: 'process',
  process: 'process',
  legal: 'legal',
  internal: 'noise',
};

const rolesOfFields = {
  title: 'title',
  location: 'place',
  salaryRange: 'pay',
  workType: 'place',
  companyAssets: 'process',
} as const satisfies Partial<Record<ParsedField, UnitRole>>;

type Span = Pick<Unit, 'start' | 'end'>;

function roleOf(
  line: PlacedLine,
  span: Span,
  job: ParsedJob | undefined,
): Pick<Unit, 'role' | 'confidence'> {
  if (!job) return { role: 'noise', confidence: 0.5 };
  for (const [field, role] of Object.entries(rolesOfFields)) {
    const quotes = job.evidence[field as ParsedField] ?? [];
    if (quotes.some((found) => coversHalf(found, span))) return { role, confidence: 0.9 };
  }
  if (line.isHeading) return { role: 'head', confidence: 0.8 };
  const role = rolesOfSections[line.section];
  if (role === 'must' && /\b(?:preferred|desirable|nice to have|a plus|bonus)\b/i.test(line.text))
    return { role: 'nice', confidence: 0.7 };
  return { role, confidence: line.section === 'opening' ? 0.4 : 0.7 };
}

function coversHalf(found: Span, { start, end }: Span): boolean {
  const shared = Math.min(found.end, end) - Math.max(found.start, start);
  return shared * 2 >= end - start;
}

const nothingRead: Reading['fields'] = {
  title: null,
  employer: null,
  place: null,
  workType: null,
  pay: null,
  employmentType: null,
  hours: null,
  department: null,
  reportsTo: null,
  startDate: null,
  openings: null,
  yearsMin: null,
  education: null,
  deadline: null,
  credentials: [],
  tools: [],
  links: [],
};

function readFields(job: ParsedJob | undefined, units: readonly Unit[]): Reading['fields'] {
  if (!job) return nothingRead;
  const cite = <Value>(field: ParsedField, value: Value) => ({
    value,
    confidence: 0.8,
    evidence: job.evidence[field] ?? [],
  });
  const place = { label: job.location, city: null, region: null, country: null, options: [] };
  return {
    ...nothingRead,
    title: job.title === '' ? null : cite('title', job.title),
    employer: findEmployer(units),
    place: job.location === '' ? null : cite('location', place),
    workType: job.workType === '' ? null : cite('workType', job.workType),
    pay: job.pay && cite('salaryRange', job.pay),
  };
}

/** Only where a label says so: "Company: Northgate Parcel". */
function findEmployer(units: readonly Unit[]): Reading['fields']['employer'] {
  const pattern = /^(?:company(?: name)?|employer|client|organi[sz]ation)\s*:\s*(\S.{1,98})$/i;
  for (const { text, start, end } of units) {
    const name = pattern.exec(text)?.[1]?.trim();
    if (name) return { value: name, confidence: 0.9, evidence: [{ quote: text, start, end }] };
  }
  return null;
}

function readOccupation(job: ParsedJob | undefined): Reading['occupation'] {
  const text = [job?.description, job?.requirements].filter(Boolean).join('\n');
  const match = matchOccupation({ title: job?.title ?? '', text });
  return {
    soc: null,
    id: match.profile.id,
    name: match.profile.name,
    confidence: match.confidence,
    sure: match.confidence >= 0.7,
    why: match.why,
    alternatives: match.alternatives.map((other) => ({ soc: null, ...other })),
  };
}
