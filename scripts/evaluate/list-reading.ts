import type { Found, Reading } from '#shared/reading.ts';

const valueOf = <Value>(found: Found<Value> | null): Value | null => found?.value ?? null;

/** The values alone, under the names that labels use. */
export function listFields({ fields, occupation }: Reading): Record<string, unknown> {
  const place = valueOf(fields.place);
  return {
    title: valueOf(fields.title),
    employer: valueOf(fields.employer),
    city: place?.city ?? null,
    region: place?.region ?? null,
    country: place?.country ?? null,
    workType: valueOf(fields.workType),
    pay: valueOf(fields.pay),
    employmentType: valueOf(fields.employmentType),
    hours: valueOf(fields.hours),
    department: valueOf(fields.department),
    reportsTo: valueOf(fields.reportsTo),
    startDate: valueOf(fields.startDate),
    openings: valueOf(fields.openings),
    yearsMin: valueOf(fields.yearsMin),
    education: valueOf(fields.education),
    deadline: valueOf(fields.deadline),
    credentials: fields.credentials.map(({ value }) => value),
    tools: fields.tools.map(({ value }) => value),
    links: fields.links.map(({ value }) => value),
    occupation: occupation.name,
    soc: occupation.soc,
  };
}

/** Every unit with each of its roles. */
export const listFacts = ({ units }: Reading, text: string): { role: string; quote: string }[] =>
  units.flatMap(({ role, also, start, end }) =>
    [role, ...also].map((one) => ({ role: one, quote: text.slice(start, end) })),
  );
