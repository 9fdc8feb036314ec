import {
  choice,
  type DrawnField,
  flag,
  line,
  requiredLine,
  tags,
  text,
} from './job-field-kinds.ts';

/**
 * Every field of a job. What the API takes and tells, what forms ask, hold and compare, what is kept
 * of a draft and which columns are listed follow from this table, in its order.
 */
export const fieldsOfJob = {
  title: requiredLine({
    label: 'Job Title',
    max: 300,
    section: 'basic',
    placeholder: 'Wind Turbine Technician',
    wide: true,
    onPaper: 'Job',
  }),
  location: requiredLine({
    label: 'Location',
    max: 300,
    section: 'basic',
    placeholder: 'Glenrock, WY',
    onPaper: 'Location',
  }),
  salaryRange: line({
    label: 'Salary Range',
    max: 300,
    section: 'basic',
    placeholder: '$32-$38 per hour',
    onSheet: true,
    onPaper: 'Salary',
  }),
  description: text({
    label: 'Description',
    section: 'basic',
    placeholder: 'What the job is, for whom, and what a day looks like',
    onSheet: true,
  }),
  requirements: text({
    label: 'Requirements',
    section: 'details',
    placeholder: 'What a person must bring, one to a line',
  }),
  benefits: text({
    label: 'Benefits',
    section: 'details',
    placeholder: 'Pay beyond the range, time off, insurance, training',
  }),
  culture: text({
    label: 'Culture',
    section: 'details',
    placeholder: 'How the team works, in words its people would use',
  }),
  workType: choice({
    label: 'Work Type',
    values: ['on-site', 'hybrid', 'remote'],
    section: 'details',
    onSheet: true,
  }),
  urgencyLevel: choice({
    label: 'Urgency Level',
    values: ['critical', 'active', 'passive'],
    section: 'details',
    onSheet: true,
  }),
  dealBreakers: tags({
    label: 'Deal Breakers',
    most: 8,
    section: 'intelligence',
    placeholder: 'Add a deal breaker',
    hint: 'What ends a conversation at once. Press Enter after each.',
    presets: [
      'no visa',
      'no remote',
      'no startups',
      'security clearance required',
      'extensive travel required',
      'specific degree required',
    ],
    onSheet: true,
    colour: 'red',
  }),
  dealBreakersText: text({
    label: 'Deal Breaker Notes',
    called: 'Deal breakers text',
    section: 'intelligence',
    placeholder: 'How and when to ask about them, and what is not one',
    typedOnly: true,
  }),
  preferredBackgrounds: tags({
    label: 'Preferred Backgrounds',
    section: 'intelligence',
    placeholder: 'Add a background',
    presets: [
      'SaaS',
      'Healthcare',
      'Manufacturing',
      'Consulting',
      'Startup',
      'Enterprise',
      'Financial Services',
      'E-commerce',
      'Gaming',
      'Media & Entertainment',
      'Government',
      'Non-profit',
    ],
    onSheet: true,
  }),
  redFlags: tags({
    label: 'Red Flags',
    most: 6,
    mayGrow: true,
    section: 'intelligence',
    placeholder: 'Add a red flag',
    hint: 'What candidates may stumble over. Better said early than found out.',
    presets: [
      'low Glassdoor',
      'unstable team',
      'recent layoffs',
      'low budget',
      'unrealistic comp',
      'urgent backfill',
    ],
    meansRead: 'Named as such in the text, or wishes that must not reach an ad.',
  }),
  competitorCompanies: tags({
    label: 'Competitor Companies',
    most: 10,
    section: 'intelligence',
    placeholder: 'Add a company',
  }),
  companyAssets: text({
    label: 'Company Assets',
    section: 'intelligence',
    placeholder: 'https://example.com/careers',
    hint: 'Links that may go into messages, one to a line.',
    meansRead: 'Links of the employer, one a line.',
  }),
  employer: line({
    label: 'Employer or Client',
    called: 'Employer',
    max: 200,
    printable: true,
    section: 'employer',
    means: 'Who hires; null where the organization does.',
  }),
  employerConfidential: flag({
    label: 'Confidential Employer',
    question: 'the employer is confidential',
    section: 'employer',
    means: 'Then no text for candidates names the employer.',
  }),
};

type Fields = typeof fieldsOfJob;
export type FieldOfJob = keyof Fields;
/** The names of those that the table says this of. */
export type FieldWith<Trait> = {
  [Name in FieldOfJob]: Fields[Name] extends Trait ? Name : never;
}[FieldOfJob];
export type FieldOfKind<Kind extends DrawnField['kind']> = FieldWith<{ kind: Kind }>;
/** What the job says of itself rather than of who hires. */
export type JobTextField = Exclude<FieldOfJob, FieldWith<{ section: 'employer' }>>;
/** What a text is read for. */
type ReadField = Exclude<JobTextField, FieldWith<{ typedOnly: true }>>;

export const fieldNames = Object.keys(fieldsOfJob) as FieldOfJob[];

export const isOfKind =
  <Kind extends DrawnField['kind']>(kind: Kind) =>
  (name: string): name is FieldOfKind<Kind> =>
    fieldsOfJob[name as FieldOfJob]?.kind === kind;

export const jobTextFields = fieldNames.filter(
  (name): name is JobTextField => fieldsOfJob[name].section !== 'employer',
);

export const parsedFields = jobTextFields.filter(
  (name): name is ReadField => !('typedOnly' in fieldsOfJob[name]),
);

/** One part of each field under the field's name: all labels, or all schemas of one use. */
export function partOfFields<Name extends FieldOfJob, Part extends keyof Fields[Name]>(
  names: readonly Name[],
  part: Part,
): { [Field in Name]: Fields[Field][Part] } {
  const parts = names.map((name) => [name, fieldsOfJob[name][part]]);
  return Object.fromEntries(parts) as { [Field in Name]: Fields[Field][Part] };
}
