import type { Brief, Stated } from '#shared/brief.ts';
import type { Pay } from '#shared/parsed-job.ts';
import type { Found, ReadFields } from '#shared/reading.ts';
import { readDeadline, readStartDate } from '../fields/contract/read-dates.ts';
import { readEducation } from '../fields/contract/read-education.ts';
import { readEmploymentType } from '../fields/contract/read-employment-type.ts';
import { readHours } from '../fields/contract/read-hours.ts';
import { readOpenings } from '../fields/contract/read-openings.ts';
import { readYearsMin } from '../fields/contract/read-years.ts';
import { readCredentials } from '../fields/credentials/read-credentials.ts';
import { foundIn, makeFieldUnits, type FieldSource } from '../fields/field-unit.ts';
import { readTools } from '../fields/named-tools/read-tools.ts';
import { readReportsTo } from '../fields/organization/read-reports-to.ts';
import { readPay } from '../fields/pay/read-pay.ts';
import { readWorkType } from '../fields/work-type/read-work-type.ts';
import { matterOf } from './answer-parts.ts';
import { answerPlaces } from './answer-topics.data.ts';
import { citeIn, isAnswer, type JobDocument } from './job-document.ts';

type Read = Pick<FieldSource, 'language' | 'country'>;

/** What was answered on one matter, as the reader of that matter takes it; the newest first. */
function listSources(document: JobDocument, read: Read): { matter: string; source: FieldSource }[] {
  return document.parts
    .flatMap(({ answer, start, end }) => (answer ? [{ given: answer.given, start, end }] : []))
    .toSorted((a, b) => b.given.at.localeCompare(a.given.at))
    .map(({ given, start, end }) => ({
      matter: matterOf(given),
      source: {
        ...read,
        text: document.text,
        units: makeFieldUnits(
          document.units.filter((unit) => unit.start >= start && unit.end <= end),
        ).map((unit) => ({ ...unit, index: unit.index + behind, isHeader: false })),
      },
    }));
}

/** Far from the top, where titles are looked for. */
const behind = 100;

/** The place that somebody answered with; null where nobody was asked. */
export const readAnsweredPlace = (document: JobDocument): string | null =>
  listSources(document, { language: null, country: null })
    .filter(({ matter }) => matter === 'place')
    .map(({ source }) => source.units[0]?.text ?? '')
    .find(Boolean) ?? null;

/** The values of a job with those that were answered in place of what the text says on the same matter. */
export function putAnswered(fields: ReadFields, document: JobDocument, read: Read): ReadFields {
  const sources = listSources(document, read);
  if (sources.length === 0) return fields;
  const first = <Value>(
    label: string,
    find: (source: FieldSource) => Found<Value> | null,
  ): Found<Value> | null =>
    sources
      .filter(({ matter }) => answerPlaces[matter]?.label === label)
      .map(({ source }) => find(source))
      .find((found) => found !== null) ?? null;
  const hours = first('Hours', readHours);
  const { employmentType } = fields;
  // What was counted from hours that no longer hold is not known either.
  const isOfHours = doOverlap(employmentType?.evidence[0], fields.hours?.evidence[0]);
  const musts = document.units.filter((unit) => isAnswer(document, unit) && unit.role === 'must');
  const demanded: FieldSource = { ...read, text: document.text, units: makeFieldUnits(musts) };
  return {
    ...fields,
    pay: completePay(fields.pay, first('Salary', readPay)),
    hours: hours ?? fields.hours,
    workType: first('Work type', readWorkType) ?? fields.workType,
    employmentType:
      first('Employment type', readEmploymentType) ?? (hours && isOfHours ? null : employmentType),
    startDate:
      sayDay(
        first('Start date', (one) => readStartDate(one) ?? readShort(one)),
        read.country,
      ) ?? fields.startDate,
    deadline: sayDay(first('Closing date', readDeadline), read.country) ?? fields.deadline,
    openings: first('Openings', readOpenings) ?? fields.openings,
    reportsTo:
      first('Reports to', (one) => readReportsTo(one, null) ?? readShort(one)) ?? fields.reportsTo,
    department: first('Department', readShort) ?? fields.department,
    yearsMin: readYearsMin(demanded) ?? fields.yearsMin,
    education: readEducation(demanded) ?? fields.education,
    credentials: addNew(fields.credentials, readCredentials(demanded)),
    tools: addNew(fields.tools, readTools(demanded)),
  };
}

type Range = { start: number; end: number } | undefined;

const doOverlap = (one: Range, other: Range): boolean =>
  one !== undefined && other !== undefined && one.start < other.end && other.start < one.end;

const longestValue = 60;

/** A short answer is the value itself. */
function readShort(source: FieldSource): Found<string> | null {
  const [unit] = source.units;
  if (!unit || unit.text.length > longestValue) return null;
  return foundIn(source, { value: unit.text.replace(/[.;,]$/, ''), confidence: 0.9, unit });
}

const addNew = (known: Found<string>[], answered: Found<string>[]): Found<string>[] => [
  ...answered,
  ...known.filter(
    ({ value }) => !answered.some((one) => one.value.toLowerCase() === value.toLowerCase()),
  ),
];

/** "Up to $38", asked for the other end of a range of which the text has one. */
function completePay(told: Found<Pay> | null, answered: Found<Pay> | null): Found<Pay> | null {
  if (!answered) return told;
  const { min, max, period, currency } = answered.value;
  const one = min !== null && max !== null && min !== max ? null : (min ?? max);
  const known = told?.value;
  if (!known || one === null || (known.min === null) === (known.max === null)) return answered;
  const low = known.min ?? one;
  const high = known.max ?? one;
  if (low > high || (period !== null && known.period !== null && period !== known.period))
    return answered;
  return {
    ...answered,
    value: {
      min: low,
      max: high,
      currency: known.currency ?? currency,
      period: known.period ?? period,
    },
  };
}

const isoDay = /^(\d{4})-(\d\d)-(\d\d)$/;

/** A day that was picked in a calendar, as people write it. */
function sayDay(found: Found<string> | null, country: string | null): Found<string> | null {
  if (!found || !isoDay.test(found.value)) return found;
  const locale = country === 'US' || country === 'CA' ? 'en-US' : 'en-GB';
  const value = new Date(`${found.value}T00:00:00Z`).toLocaleDateString(locale, {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });
  return { ...found, value };
}

const fewWords = 8;

/** "Permanent, full time" as it was answered, with full or part time where only the text says which. */
export function stateContract(
  document: JobDocument,
  told: ReadFields['employmentType'],
): Stated | null {
  const unit = document.units.find(
    (one) => one.label === 'Employment type' && isAnswer(document, one),
  );
  if (!unit || unit.text.split(/\s+/).length > fewWords) return null;
  const { start, end } = unit;
  const source = citeIn(document, { quote: document.text.slice(start, end), start, end });
  const said = unit.text.replace(/[.;,]$/, '');
  const share = /^(?:full|part)-time$/.exec(told?.value ?? '')?.[0];
  const text = share && !/\b(?:full|part)\b/i.test(said) ? `${said}, ${share}` : said;
  return source && { text, source };
}

/** Of a list that was answered in one line: "Acme, Bolt & Co and Delta". */
export function listAnswered(document: JobDocument, matter: string): Brief['competitors'] {
  return document.parts.flatMap(({ answer, start }) => {
    if (!answer || matterOf(answer.given) !== matter) return [];
    return splitItems(answer.given.said).flatMap(({ text, at }) => {
      const from = start + at;
      const source = citeIn(document, { quote: text, start: from, end: from + text.length });
      return source ? [{ text, source }] : [];
    });
  });
}

const longestItem = 80;

function splitItems(said: string): { text: string; at: number }[] {
  return [...said.matchAll(/[^,;\n]+/g)].flatMap(({ 0: piece, index }) => {
    const text = piece.replace(/^\s*(?:[-•*]\s*|and\s+|or\s+)?/i, '').replace(/[\s.]+$/, '');
    return text.length < 2 || text.length > longestItem
      ? []
      : [{ text, at: index + piece.indexOf(text) }];
  });
}
