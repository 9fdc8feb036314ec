import type { ReadFields, Unit } from '#shared/reading.ts';
import { readDeadline, readStartDate } from './contract/read-dates.ts';
import { readEducation } from './contract/read-education.ts';
import { readEmploymentType } from './contract/read-employment-type.ts';
import { readHours } from './contract/read-hours.ts';
import { readOpenings } from './contract/read-openings.ts';
import { readYearsMin } from './contract/read-years.ts';
import { readCredentials } from './credentials/read-credentials.ts';
import { readEmployer } from './employer/read-employer.ts';
import { makeFieldUnits } from './field-unit.ts';
import type { FieldSource } from './field-unit.ts';
import { readLinks } from './links.ts';
import { readDepartment } from './organization/read-department.ts';
import { readReportsTo } from './organization/read-reports-to.ts';
import { readPay } from './pay/read-pay.ts';
import { withoutEmployer } from './title/without-employer.ts';
import { readTitle } from './title/read-title.ts';
import { readTools } from './named-tools/read-tools.ts';
import { readWorkType } from './work-type/read-work-type.ts';

/** Every value of a job but its place, each with the words it was read from. */
export function readFields(input: {
  units: readonly Unit[];
  text: string;
  language: string | null;
  country?: string | null;
}): Omit<ReadFields, 'place'> {
  const { units, text, language, country = null } = input;
  const source: FieldSource = { units: makeFieldUnits(units), text, language, country };
  const named = readTitle(source);
  const employer = readEmployer(source, named?.value ?? null);
  const title = named && withoutEmployer(named, employer?.value ?? null);
  const reportsTo = readReportsTo(source, title?.value ?? null);
  return {
    title,
    employer,
    workType: readWorkType(source),
    pay: readPay(source),
    employmentType: readEmploymentType(source),
    hours: readHours(source),
    department: readDepartment(source, {
      employer: employer?.value ?? null,
      title: title?.value ?? null,
      reportsTo: reportsTo?.value ?? null,
    }),
    reportsTo,
    startDate: readStartDate(source),
    openings: readOpenings(source),
    yearsMin: readYearsMin(source),
    education: readEducation(source),
    deadline: readDeadline(source),
    credentials: readCredentials(source),
    tools: readTools(source),
    links: readLinks(source),
  };
}
