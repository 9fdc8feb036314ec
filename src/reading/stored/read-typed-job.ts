import type { Reading, Unit, UnitRole } from '#shared/reading.ts';
import { priorOfField } from '../form/units-of-field.ts';
import { readValues } from '../read-job.ts';
import { readTextUnits } from '../read-units.ts';
import type { Prior } from '../roles/assign-roles.ts';
import type { JobText } from './job-text.ts';

/** A field of the form as a part of an advertisement. */
interface TypedPart {
  heading: string;
  text: string | null | undefined;
  /** What the field is for: one thing, or prose that may be several. */
  holds: UnitRole | Prior;
}

/** A job that was typed field by field, as an advertisement would say it, read in the light of what each field is for. */
export function readTypedJob(job: JobText): { text: string; reading: Reading } {
  const texts: string[] = [];
  const units: Unit[] = [];
  let at = 0;
  for (const part of listParts(job)) {
    const { text, units: own } = readPart(part, job.corrections);
    units.push(...own.map((unit) => ({ ...unit, start: unit.start + at, end: unit.end + at })));
    texts.push(text);
    at += text.length + gap.length;
  }
  const text = texts.join(gap);
  return { text, reading: readValues({ text, units, corrections: job.corrections }) };
}

const gap = '\n\n';
const listed = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

function listParts(job: JobText): (TypedPart & { text: string })[] {
  const parts: TypedPart[] = [
    { heading: '', text: job.title, holds: 'title' },
    { heading: 'Employer', text: job.employer, holds: 'company' },
    { heading: 'Location', text: job.location, holds: 'place' },
    { heading: 'Work type', text: job.workType, holds: 'place' },
    { heading: 'Salary', text: job.salaryRange, holds: 'pay' },
    { heading: '', text: job.description, holds: priorOfField.description },
    { heading: 'Requirements', text: job.requirements, holds: priorOfField.requirements },
    { heading: 'Deal breakers', text: listed(job.dealBreakers), holds: 'must' },
    { heading: 'Preferred', text: listed(job.preferredBackgrounds), holds: 'nice' },
    { heading: 'Benefits', text: job.benefits, holds: priorOfField.benefits },
    { heading: 'About us', text: job.culture, holds: priorOfField.culture },
    { heading: 'Links', text: job.companyAssets, holds: 'noise' },
  ];
  return parts.flatMap((part) => (part.text?.trim() ? [{ ...part, text: part.text.trim() }] : []));
}

function readPart(
  { heading, text, holds }: TypedPart & { text: string },
  corrections: JobText['corrections'],
): { text: string; units: Unit[] } {
  const only = typeof holds === 'string' ? holds : null;
  const isBlock = only === null || text.includes('\n') || text.startsWith('- ');
  const lead = heading === '' ? '' : isBlock ? `${heading}\n` : `${heading}: `;
  const prior = typeof holds === 'string' ? undefined : holds;
  const read = readTextUnits(text, { corrections, prior });
  const units = (isBlock ? read : [asOne(text, heading, read)]).map((unit) => ({
    ...unit,
    // A field for one thing holds it; only a person may say otherwise.
    ...(only !== null && unit.confidence < 1 ? { role: only, also: [], confidence: 1 } : {}),
    heading: unit.heading ?? (isBlock && heading !== '' ? heading : null),
    start: unit.start + lead.length,
    end: unit.end + lead.length,
  }));
  const head = isBlock && heading !== '' ? [headUnit(heading)] : [];
  return { text: lead + text, units: [...head, ...units] };
}

/** A line of its own is one unit, whatever it looks like. */
function asOne(text: string, label: string, [first]: readonly Unit[]): Unit {
  return {
    ...(first ?? headUnit(text)),
    text,
    start: 0,
    end: text.length,
    shape: 'line',
    label: label === '' ? null : label,
  };
}

const headUnit = (text: string): Unit => ({
  text,
  start: 0,
  end: text.length,
  shape: 'heading',
  heading: text,
  label: null,
  role: 'head',
  also: [],
  confidence: 1,
});
