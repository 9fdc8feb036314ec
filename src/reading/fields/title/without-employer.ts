import type { Found } from '#shared/reading.ts';

const joint = /\s?(?:[|–,:@-]|\s(?:at|bei|chez|with))\s?$/iu;
const shortestTitle = 3;

/** "Analyst – Acme", where Acme is the employer, is an analyst. */
export function withoutEmployer(title: Found<string>, employer: string | null): Found<string> {
  const { value } = title;
  if (employer === null || !value.toLowerCase().endsWith(employer.toLowerCase())) return title;
  const head = value.slice(0, -employer.length);
  const found = joint.exec(head);
  if (!found || found.index < shortestTitle) return title;
  return { ...title, value: head.slice(0, found.index).trimEnd() };
}
