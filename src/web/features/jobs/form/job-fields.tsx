import type { ReactNode } from 'react';

import { urgencyOptions, workTypeOptions } from '../job-words.ts';
import { ChoiceField, LineField, LongTextField, TagField } from './job-field.tsx';

/** The three parts of every form of a job; each stands in the form's context. */

export function BasicFields() {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <LineField name="title" placeholder="Wind Turbine Technician" className="sm:col-span-2" />
      <LineField name="location" placeholder="Glenrock, WY" />
      <LineField name="salaryRange" placeholder="$32-$38 per hour" optional />
      <LongTextField
        name="description"
        optional
        placeholder="What the job is, for whom, and what a day looks like"
        className="sm:col-span-2"
      />
    </div>
  );
}

export function DetailsFields() {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <ChoiceField name="workType" options={workTypeOptions} />
      <ChoiceField name="urgencyLevel" options={urgencyOptions} />
      <LongTextField
        name="requirements"
        placeholder="What a person must bring, one to a line"
        className="sm:col-span-2"
      />
      <LongTextField
        name="benefits"
        placeholder="Pay beyond the range, time off, insurance, training"
        className="sm:col-span-2"
      />
      <LongTextField
        name="culture"
        placeholder="How the team works, in words its people would use"
        className="sm:col-span-2"
      />
    </div>
  );
}

export function IntelligenceFields() {
  return (
    <div className="grid gap-5">
      <TagField
        name="dealBreakers"
        placeholder="Add a deal breaker"
        description="What ends a conversation at once. Press Enter after each."
      />
      <LongTextField
        name="dealBreakersText"
        placeholder="How and when to ask about them, and what is not one"
      />
      <TagField name="preferredBackgrounds" placeholder="Add a background" />
      <TagField
        name="redFlags"
        placeholder="Add a red flag"
        description="What candidates may stumble over. Better said early than found out."
      />
      <TagField name="competitorCompanies" placeholder="Add a company" />
      <LongTextField
        name="companyAssets"
        placeholder="https://example.com/careers"
        description="Links that may go into messages, one to a line."
      />
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
