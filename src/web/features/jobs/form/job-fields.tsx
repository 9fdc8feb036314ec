import type { ReactNode } from 'react';

import type { DrawnField } from '#shared/job-field-kinds.ts';
import { fieldNames, fieldsOfJob } from '#shared/job-fields.ts';

import { JobField } from './job-field.tsx';

/** The employer is asked for by a part of its own. */
type Section = Exclude<DrawnField['section'], 'employer'>;

export const namesIn = (section: Section) =>
  fieldNames.filter((name) => fieldsOfJob[name].section === section);

const isLong = ({ kind }: DrawnField) => kind === 'text' || kind === 'tags';

/** One of the three parts of every form of a job; it stands in the form's context. */
export function JobFields({ section }: { section: Section }) {
  const names = namesIn(section);
  // What is short stands before what is long.
  const inOrder = [
    ...names.filter((name) => !isLong(fieldsOfJob[name])),
    ...names.filter((name) => isLong(fieldsOfJob[name])),
  ];
  const inColumns = section !== 'intelligence';
  return (
    <div className={inColumns ? 'grid items-start gap-5 sm:grid-cols-2' : 'grid gap-5'}>
      {inOrder.map((name) => (
        <JobField key={name} name={name} inColumns={inColumns} />
      ))}
    </div>
  );
}

interface FieldSectionProps {
  title: string;
  /** Which heading it is: below the title of a window, or of a page. */
  level?: 2 | 3;
  children: ReactNode;
}

export function FieldSection({ title, level = 3, children }: FieldSectionProps) {
  const Heading = `h${level}` as const;
  return (
    <section className="grid gap-4 border-t pt-5 first:border-0 first:pt-0">
      <Heading className="text-md font-semibold tracking-tight">{title}</Heading>
      {children}
    </section>
  );
}
