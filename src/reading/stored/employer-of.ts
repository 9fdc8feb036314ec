import type { Brief } from '#shared/brief.ts';
import type { Found, UnitRole } from '#shared/reading.ts';
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
  const isNamed = named !== null && (isTold(job, named) || mayName(document, named));
  const read = named && named.confidence >= sure && isNamed ? named : null;
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

/** A model that reads the whole text knows an employer also among duties. */
const isTold = ({ told }: JobText, { evidence: [first] }: Found<string>): boolean =>
  first !== undefined && told?.fields.employer?.trim() === first.quote;

/** Among demands and duties a name is a product or a place more often than the employer. */
const elsewhere = new Set<UnitRole>(['must', 'nice', 'duty', 'benefit', 'schedule', 'pay']);

function mayName({ text, units }: JobDocument, { evidence: [first] }: Found<string>): boolean {
  if (!first) return false;
  const unit = units.find(({ start, end }) => first.start >= start && first.end <= end);
  if (unit === undefined) return false;
  const before = text.slice(Math.max(unit.start, first.start - longestLead), first.start);
  return !elsewhere.has(unit.role) || speaksAsHouse(before, text.slice(first.end, first.end + 40));
}

const longestLead = 140;
/** "Acme is hiring a cook for the night shift", "At Acme, we": the house itself, in a line of any kind. */
const hires =
  /^,? (?:(?:is|are) (?:currently |now |actively )?(?:hiring|seeking|looking for|recruiting|searching)|(?:is|are) (?:proud to be )?an? (?:\S+ ){0,2}[Ee]qual|seeks|offers an?|celebrates|reserves the right|is unable to (?:employ|sponsor|offer))\b/;
const asHouse = /(?:^|[.!?:\n] ?)At $|\b(?:Organi[sz]ation|Company|Employer): ?$/;
/** "This is a full-time role for a cook at Acme", "a post with Acme". */
const roleAt =
  /\b(?:role|position|post|job|internship|opportunity)(?: (?:for|as|of) [^.\n]{2,80})? (?:at|with)(?: the)? $/;

const speaksAsHouse = (before: string, after: string): boolean =>
  hires.test(after) ||
  roleAt.test(before) ||
  (asHouse.test(before) && /^(?:,? (?:we|it|our)\b|\s)/.test(after));

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
