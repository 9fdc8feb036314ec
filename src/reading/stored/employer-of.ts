import type { Brief } from '#shared/brief.ts';
import type { Found } from '#shared/reading.ts';
import { isForClient } from '../fields/employer/for-client.ts';
import { describeEmployer } from './describe-employer.ts';
import { citeIn, type JobDocument } from './job-document.ts';
import type { EmployerText, JobText } from './job-text.ts';

interface EmployerInput {
  job: JobText;
  organization: EmployerText;
  document: JobDocument;
  /** The employer that the text names. */
  named: Found<string> | null;
  place: Brief['place'];
}

const sure = 0.5;

/** Who hires: whom a person named, else whom the text names, else the organization unless it recruits for a client. */
export function readEmployerOf(input: EmployerInput): Brief['employer'] {
  const { job, organization, document, named, place } = input;
  const typed = job.employer?.trim() ?? '';
  const read = named && named.confidence >= sure ? named : null;
  const own = isForClient(document.text) ? '' : organization.name;
  const name = typed || read?.value || own;
  // Of a client nothing but the name is known; the organization under another spelling is itself.
  const isOther = !isSameName(name, organization.name) && organization.name.trim() !== '';
  const isClient = isOther || (organization.isClient ?? false);
  const industry = isOther ? null : (organization.industry ?? null);
  const size = isOther ? null : (organization.companySize ?? null);
  return {
    name: isOther ? name : own || name,
    industry: industry || null,
    size: size || null,
    confidential: job.employerConfidential ?? organization.confidential ?? false,
    described: describeEmployer({ industry, isClient }, place),
    source: !typed && read && name === read.value ? citeIn(document, read.evidence[0]) : null,
  };
}

const bare = (name: string): string =>
  name
    .toLowerCase()
    .replace(
      /\b(?:inc|incorporated|llc|llp|ltd|limited|plc|corp|corporation|co|company|gmbh|ag|se|sa|sas|sarl|bv|the)\b/g,
      '',
    )
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** "Acme Tools Ltd." and "ACME Tools" are one; "Northeast Georgia Health System" and "Health System" are taken for one too. */
function isSameName(one: string, other: string): boolean {
  const [a, b] = [bare(one), bare(other)];
  return a === b || (a.length > 4 && b.includes(a)) || (b.length > 4 && a.includes(b));
}
