import { z } from 'zod';
import type { Brief } from '#shared/brief.ts';
import type { AttractionPostingView } from '#tools/attraction-posting/content.ts';

/** What search engines and job boards read: https://schema.org/JobPosting. */

const placeSchema = z.object({
  '@type': z.literal('Place'),
  address: z.union([
    z.string().min(1),
    z.object({
      '@type': z.literal('PostalAddress'),
      addressLocality: z.string().min(1).optional(),
      addressRegion: z.string().min(1).optional(),
      addressCountry: z.string().length(2),
    }),
  ]),
});

const salarySchema = z.object({
  '@type': z.literal('MonetaryAmount'),
  currency: z.string().length(3),
  value: z.object({
    '@type': z.literal('QuantitativeValue'),
    minValue: z.number().positive().optional(),
    maxValue: z.number().positive().optional(),
    unitText: z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']),
  }),
});

const employmentTypes = [
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'PER_DIEM',
] as const;

export const jobPostingSchema = z.strictObject({
  '@context': z.literal('https://schema.org/'),
  '@type': z.literal('JobPosting'),
  title: z.string().min(1),
  description: z.string().min(1).describe('HTML.'),
  datePosted: z.iso.date(),
  identifier: z.object({
    '@type': z.literal('PropertyValue'),
    name: z.string(),
    value: z.string(),
  }),
  hiringOrganization: z.object({
    '@type': z.literal('Organization'),
    name: z.string().min(1),
    sameAs: z.url().optional(),
  }),
  jobLocation: placeSchema.optional(),
  jobLocationType: z.literal('TELECOMMUTE').optional(),
  applicantLocationRequirements: z
    .object({ '@type': z.literal('Country'), name: z.string() })
    .optional(),
  employmentType: z.enum(employmentTypes).optional(),
  baseSalary: salarySchema.optional(),
  totalJobOpenings: z.int().positive().optional(),
});
export type JobPosting = z.infer<typeof jobPostingSchema>;

interface PostingSource {
  jobId: number;
  brief: Brief;
  /** The one who hires; without a website where it is not the organization itself. */
  website: string | null;
  posting: AttractionPostingView['publicJobPosting'];
  date: string;
}

/** Only what the job says: a field nobody stated is left out rather than guessed. */
export function writeJobPosting(source: PostingSource): JobPosting {
  const { brief, website, jobId, posting, date } = source;
  // The word that search engines ask for in place of a name.
  const name = brief.employer.confidential ? 'confidential' : brief.employer.name;
  return jobPostingSchema.parse(
    dropEmpty({
      '@context': 'https://schema.org/',
      '@type': 'JobPosting',
      title: brief.title.clean,
      description: writeHtml(posting),
      datePosted: date,
      identifier: { '@type': 'PropertyValue', name, value: String(jobId) },
      hiringOrganization: dropEmpty({
        '@type': 'Organization',
        name,
        sameAs: website,
      }),
      ...writePlace(brief),
      employmentType: readEmploymentType(brief.employmentType?.text ?? ''),
      baseSalary: writeSalary(brief.pay),
      totalJobOpenings: brief.openings?.count,
    }),
  );
}

function writePlace({ place, workType }: Brief) {
  if (workType === 'remote') {
    const country = place.country && { '@type': 'Country', name: place.country };
    return { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: country };
  }
  const { resolved } = place;
  const address = resolved
    ? dropEmpty({
        '@type': 'PostalAddress',
        addressLocality: resolved.city,
        addressRegion: resolved.state,
        addressCountry: resolved.country,
      })
    : place.given;
  return { jobLocation: { '@type': 'Place', address } };
}

function writeSalary(pay: Brief['pay']) {
  if (!pay?.currency || !pay.period || pay.period === 'mile') return undefined;
  if (pay.min === null && pay.max === null) return undefined;
  return {
    '@type': 'MonetaryAmount',
    currency: pay.currency,
    value: dropEmpty({
      '@type': 'QuantitativeValue',
      minValue: pay.min,
      maxValue: pay.max,
      unitText: pay.period.toUpperCase(),
    }),
  };
}

const employmentWords: [RegExp, (typeof employmentTypes)[number]][] = [
  [/full[- ]?time/i, 'FULL_TIME'],
  [/part[- ]?time/i, 'PART_TIME'],
  [/intern/i, 'INTERN'],
  [/per[- ]?diem/i, 'PER_DIEM'],
  [/temp|season/i, 'TEMPORARY'],
  [/contract|freelance/i, 'CONTRACTOR'],
];

const readEmploymentType = (text: string) =>
  employmentWords.find(([words]) => words.test(text))?.[1];

function writeHtml(posting: AttractionPostingView['publicJobPosting']): string {
  const { openingHook, roleOverview, whyJoinUs, whatYouWillDo, idealCandidate, applicationCTA } =
    posting;
  const duties = whatYouWillDo.map((duty) => `<li>${escapeHtml(duty)}</li>`).join('');
  const paragraphs = (texts: readonly string[]) =>
    texts.filter(Boolean).map((text) => `<p>${escapeHtml(text)}</p>`);
  return [
    ...paragraphs([openingHook, roleOverview]),
    duties === '' ? '' : `<ul>${duties}</ul>`,
    ...paragraphs([idealCandidate, whyJoinUs, applicationCTA]),
  ].join('');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign).replaceAll('\n', '<br>');

const dropEmpty = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== undefined && value !== null && value !== '',
    ),
  );

/** Safe to paste into a page: nothing in it can end the script element it stands in. */
export const writeJsonLd = (posting: JobPosting): string =>
  `${JSON.stringify(posting, null, 2).replaceAll('<', String.raw`\u003c`)}\n`;
