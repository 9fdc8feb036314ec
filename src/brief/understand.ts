import { matchOccupation } from '#market/occupations/match-occupation.ts';
import type { OccupationMatch } from '#market/occupations/match-occupation.ts';
import type { Brief } from '#shared/brief.ts';
import { cutText } from '#shared/cut-text.ts';
import { BRIEF_VERSION } from './brief-version.ts';
import { cleanText } from './parse/clean/clean-text.ts';
import { findPayExtra } from './parse/prose/pay-extras.ts';
import { readFacts } from './understand/facts.ts';
import { joinAlternatives } from './understand/join-alternatives.ts';
import { describeEmployer } from './describe-employer.ts';
import type { EmployerText, JobText, JobTextField } from './understand/job-text.ts';
import { textOf } from './understand/job-text.ts';
import { listMissing } from './understand/missing/list-missing.ts';
import {
  readBackgrounds,
  readCompetitors,
  readDealBreakers,
  readLinks,
  readRedFlags,
} from './understand/read-lists.ts';
import { readJobPay } from './understand/read-pay.ts';
import { readPlace } from './understand/read-place.ts';
import { readSeniority } from './understand/read-seniority.ts';
import { readStated } from './understand/read-stated.ts';
import { readTitleForms } from './understand/read-title.ts';
import { learnNames } from './understand/restore-case.ts';
import { cutNote } from './understand/split-lists.ts';
import { readSegments } from './understand/segments.ts';
import type { Segment } from './understand/segments.ts';

const prose: JobTextField[] = ['description', 'requirements', 'benefits', 'culture'];

/** By the clean title, or else by the title as given, whose parts may be known. */
function findOccupation({ clean, given }: Brief['title'], text: string): OccupationMatch {
  const match = matchOccupation({ title: clean, text });
  if (match.profile.id !== 'general' || clean === given) return match;
  const other = matchOccupation({ title: given, text });
  return other.profile.id === 'general' ? match : other;
}

const longestNote = 220;

/** "Welder, days, $24/hr, start Monday": a note is a row of facts. */
const isNote = ({ description, requirements, benefits, culture }: JobText): boolean =>
  (description?.length ?? 0) <= longestNote && !requirements && !benefits && !culture;

/** "Departmental Analyst 10" in a list of grades only repeats the title. */
function isTitle(text: string, title: string): boolean {
  const words = text
    .replace(/(?:(?<![\s-])[\s-]+)?(?:[A-Z]{1,2}\d*|(?<!\d)\d*)$/, '')
    .trim()
    .toLowerCase();
  const name = title.trim().toLowerCase();
  if (name.length < 4 || words.length < 4) return false;
  const asksFor = /^(?:we )?(?:need|want|seek|hir|look)\w*\b/.test(words) && words.includes(name);
  const isAd =
    words.startsWith(name) && /\b(?:required|wanted|needed|gesucht)\b|\s[-–|@]\s/.test(words);
  const isShort = words.length <= name.length + 50;
  return name.includes(words) || ((asksFor || isAd) && isShort);
}

/** The title may say "part-time" or "two openings". */
const titleSegment = (title: string): Segment => ({
  field: 'title',
  text: title,
  quote: title,
  start: 0,
  topic: 'opening',
  importance: 'must',
  isBullet: false,
  label: null,
  heading: null,
});

/** "$24/hr plus shift differential", typed into the pay field. */
function listPayExtras(job: JobText): Segment[] {
  const extra = findPayExtra(job.salaryRange ?? '');
  if (!extra) return [];
  const { text, at } = extra;
  return [
    {
      ...titleSegment(text),
      field: 'salaryRange',
      text,
      quote: text,
      start: at,
      topic: 'benefits',
    },
  ];
}

/** What a job says, as facts with the words they were read from, and as questions where it says nothing. */
export function understand({
  job,
  organization,
}: {
  job: JobText;
  organization: EmployerText;
}): Brief {
  const all = prose.flatMap((field) => readSegments(field, textOf(job, field)));
  const segments = all
    .flatMap((segment) => (isNote(job) ? cutNote(segment) : [segment]))
    .filter(({ text }) => !isTitle(text, job.title));
  const plainTitle = cleanText(job.title).text.replace(/\s+/g, ' ').trim();
  const title = {
    ...readTitleForms({
      given: plainTitle || job.title,
      employer: organization.name,
      text: cutText(`${job.description ?? ''}\n${job.requirements ?? ''}`, 4000),
    }),
    given: job.title,
  };
  const text = [job.description, job.requirements].filter(Boolean).join('\n');
  const match = findOccupation(title, text);
  const { place, options } = readPlace(job.location);
  const names = learnNames([
    organization.name,
    ...(['title', 'location', ...prose] as const).map((field) => textOf(job, field)),
  ]);
  const facts = readFacts({
    segments: [...listPayExtras(job), ...joinAlternatives(segments, job)],
    profile: match.profile,
    names,
  });
  const brief: Omit<Brief, 'missing'> = {
    version: BRIEF_VERSION,
    title,
    employer: {
      name: organization.name,
      industry: organization.industry || null,
      size: organization.companySize || null,
      confidential: organization.confidential ?? false,
      described: describeEmployer(organization, place),
    },
    occupation: {
      id: match.profile.id,
      name: match.profile.name,
      confidence: match.confidence,
      why: match.why,
      alternatives: match.alternatives,
    },
    seniority: readSeniority(job.title, facts),
    facts,
    pay: readJobPay(job, place.country),
    place,
    workType: job.workType,
    urgency: job.urgencyLevel,
    ...readStated([titleSegment(job.title), ...all]),
    dealBreakers: readDealBreakers(job),
    preferredBackgrounds: readBackgrounds(job),
    redFlags: readRedFlags(job),
    competitors: readCompetitors(job),
    links: readLinks(job),
  };
  return {
    ...brief,
    missing: listMissing({ brief, job, profile: match.profile, placeOptions: options }),
  };
}
