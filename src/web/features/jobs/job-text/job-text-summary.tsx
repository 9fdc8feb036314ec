import TriangleAlert from 'lucide-react/icons/triangle-alert';

import { type ParsedField, parsedFieldSchema } from '#shared/parsed-job.ts';
import type { Reading, UnitRole } from '#shared/reading.ts';
import { Notice } from '#web/components/notice.tsx';

import { jobFieldLabels } from '../job-words.ts';
import { findUnlawfulWishes } from './findings.ts';
import type { JobText } from './use-job-text.ts';

const listed = new Intl.ListFormat('en-US');
const nameFields = (names: readonly (keyof typeof jobFieldLabels)[]) =>
  listed.format(names.map((name) => jobFieldLabels[name]));

/** What came of the text: which fields it filled, which it did not, and what must not be asked for. */
export function JobTextSummary({ state, reading }: Pick<JobText, 'state' | 'reading'>) {
  const { findings, summary } = state;
  if (!summary) return null;
  const missing = parsedFieldSchema.options.filter(
    (name) => !findings[name] && !isSpokenOf(name, reading),
  );
  const wishes = findUnlawfulWishes(findings);
  return (
    <>
      <Notice tone="good">
        <p className="font-medium">
          {summary.filled.length === 1
            ? 'One field filled in.'
            : `${summary.filled.length} fields filled in.`}{' '}
          <span className="font-normal">
            Check each one: the words it was read from stand below it.
          </span>
        </p>
        <dl className="mt-1.5 grid gap-1 text-sm">
          {summary.filled.length > 0 && <Row term="Filled in" text={nameFields(summary.filled)} />}
          {summary.kept.length > 0 && (
            <Row term="Kept as you wrote it" text={nameFields(summary.kept)} />
          )}
          {missing.length > 0 && <Row term="Not found in the text" text={nameFields(missing)} />}
        </dl>
      </Notice>
      {wishes.length > 0 && <WishNotice wishes={wishes} />}
    </>
  );
}

const rolesOfFields: Partial<Record<ParsedField, UnitRole[]>> = {
  title: ['title'],
  location: ['place'],
  salaryRange: ['pay'],
  description: ['overview', 'duty'],
  requirements: ['must', 'nice'],
  benefits: ['benefit'],
  culture: ['company', 'team'],
};

/** A field may be empty although a line speaks of it. */
function isSpokenOf(field: ParsedField, reading: Reading | undefined): boolean {
  const roles = rolesOfFields[field] ?? [];
  return reading?.units.some(({ role }) => roles.includes(role)) ?? false;
}

function Row({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt className="inline text-ink-soft">{term}: </dt>
      <dd className="inline">{text}</dd>
    </div>
  );
}

function WishNotice({ wishes }: { wishes: string[] }) {
  return (
    <div role="alert" className="flex gap-3 rounded bg-yellow-soft p-3">
      <TriangleAlert className="mt-0.5 size-4 shrink-0 text-yellow" aria-hidden="true" />
      <div>
        <p className="font-medium">
          This text asks for things that must not decide about a person.
        </p>
        <p>
          They are left out of the job and noted under Red Flags, for the talk with the hiring
          manager:
        </p>
        <ul className="mt-1.5 grid list-disc gap-1 pl-4 text-sm">
          {wishes.map((wish) => (
            <li key={wish}>{wish}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
