import { z } from 'zod';
import { fieldsOfJob, jobTextFields } from './job-fields.ts';

/** A job as it was understood. Every fact says where it comes from; what nobody said is a question. */

/** Where a fact of the job may stand: a field of the form, the text as pasted, or what somebody answered. */
export const factFields = [...jobTextFields, 'sourceText', 'answers'] as const;

export const factSourceSchema = z.discriminatedUnion('from', [
  z.object({
    from: z.literal('job'),
    field: z.enum(factFields),
    quote: z.string().describe('The exact words of the field.'),
    start: z
      .int()
      .min(0)
      .describe('Where the quote begins in the field, list items joined by a line break.'),
    by: z.string().optional().describe('Of an answer: "hiring manager, 16 November".'),
  }),
  z.object({ from: z.literal('organization'), field: z.string() }),
  z.object({
    from: z.literal('profile'),
    profile: z.string().describe('Id of the occupation profile.'),
  }),
]);
export type FactSource = z.infer<typeof factSourceSchema>;

export const factKinds = [
  'skill',
  /** What somebody is like: asked for everywhere, proven by nobody; never a skill. */
  'trait',
  'tool',
  'licence',
  'experience',
  'education',
  'language',
  'authorization',
  'duty',
  'physical',
  'schedule',
  'travel',
  'safety',
  'goal',
  'process',
  'team',
  'benefit',
  'culture',
  'other',
] as const;
export type FactKind = (typeof factKinds)[number];

/** The forms in which a fact may stand inside a sentence; null where its words leave that open. */
const factFormsSchema = z.object({
  nounPhrase: z.string().nullable().describe('"experience with ELT pipelines"'),
  verbPhrase: z.string().nullable().describe('Plain form, as after "to": "own the data models"'),
});
export type FactForms = z.infer<typeof factFormsSchema>;
export const noForms: FactForms = { nounPhrase: null, verbPhrase: null };

export const factSchema = z.object({
  id: z.string().describe('Stable within one brief: kind and number, such as skill-3.'),
  kind: z.enum(factKinds),
  importance: z
    .enum(['must', 'preferred', 'nice'])
    .describe('What the job says of it; must unless the words say otherwise.'),
  text: z.string().describe('One fact as a phrase that fits into a list, without a full stop.'),
  short: z.string().describe('Its name in at most 60 characters: "GWO Basic Safety Training".'),
  terms: z
    .array(z.string())
    .describe('Names in it that a search can look for, as "Python" or "OSHA 10"; often none.'),
  forms: factFormsSchema.default(noForms),
  under: z
    .string()
    .optional()
    .describe('Of a duty: the heading that the text puts over this part of the work: "Inventory".'),
  source: factSourceSchema,
});
export type Fact = z.infer<typeof factSchema>;

const statedSchema = z.object({ text: z.string(), source: factSourceSchema });
export type Stated = z.infer<typeof statedSchema>;

/** What rules a person out or sends them away, whatever else they bring. */
export const conditionKinds = [
  'residence',
  'exclusion',
  'relocation',
  'citizenship',
  'clearance',
  'vaccination',
  'checks',
  'fitness',
  'own car',
  'driving record',
  'age',
  'times',
  'time zone',
  'travel',
  'lifting',
] as const;
export type ConditionKind = (typeof conditionKinds)[number];

/** What is said of the pay beside its amounts. */
export const payTermKinds = [
  'decides',
  'wage law',
  'guarantee',
  'overtime',
  'differential',
  'commission',
  'bonus',
] as const;
export type PayTermKind = (typeof payTermKinds)[number];

/** What is said of the deal beside the type of contract and the amounts. */
export const dealKinds = ['length', 'form', 'earnings'] as const;
export type DealKind = (typeof dealKinds)[number];

/** Of which term of the job a sentence speaks; "way" is on site, at home or both, "apply" what is to be sent or agreed to. */
export const termKinds = ['contract', 'hours', 'way', 'travel', 'apply'] as const;
export type TermKind = (typeof termKinds)[number];

/** Matters of which nobody may say that the text is silent, as soon as any words of it speak of them. */
export const spokenMatters = [
  'way',
  'office days',
  'hours',
  'week',
  'times',
  'start',
  'team',
  'reports to',
  'benefits',
  'deadline',
  'openings',
  'travel',
  'contract',
  'papers',
  'checks',
  'extra pay',
  'steps',
  'years',
  'relocation',
] as const;
export type SpokenMatter = (typeof spokenMatters)[number];

/** Of what a sentence of the employer speaks: what sets the house apart, what it is for, what it does ... */
export const houseMatters = ['distinction', 'mission', 'values', 'people', 'work'] as const;
export type HouseMatter = (typeof houseMatters)[number];

const siteSchema = z.object({
  name: z.string().nullable().describe('"Riverside Clinic"; null where only the address is given.'),
  address: z.string().nullable().describe('"14 Mill Lane, Leeds LS1 4AB", as written.'),
  source: factSourceSchema,
});

export const employerBlockRoles = ['legal', 'process', 'benefit', 'schedule'] as const;
const employerBlockSchema = z.object({
  role: z.enum(employerBlockRoles),
  heading: z.string().nullable().describe('The heading it stands under.'),
  text: z.string().describe('Word for word.'),
  source: factSourceSchema,
});
export type EmployerBlock = z.infer<typeof employerBlockSchema>;

const seniorityLevels = [
  'entry',
  'junior',
  'mid',
  'senior',
  'lead',
  'manager',
  'director',
  'executive',
] as const;

const amountsSchema = z.object({ min: z.number().nullable(), max: z.number().nullable() });

export const briefSchema = z.object({
  version: z.int().describe('Of the code that understood it; a newer version understands anew.'),
  title: z.object({
    given: z.string(),
    clean: z.string().describe('Without place, pay, codes and shouting: fit for a headline.'),
    singular: z.string().describe('Lower case, for running text: "wind turbine technician".'),
  }),
  employer: z.object({
    name: z.string(),
    industry: z.string().nullable(),
    size: z.string().nullable(),
    confidential: z.boolean().describe('Then no text for candidates names the employer.'),
    described: z.string().describe('What it is called instead: "a healthcare provider in Leeds".'),
    source: factSourceSchema
      .nullable()
      .default(null)
      .describe('Where the job names it; null when it is the organization.'),
  }),
  language: z
    .string()
    .nullable()
    .default(null)
    .describe('ISO 639, of most of the text; null when not known.'),
  occupation: z.object({
    id: z.string().describe('Of the occupation profile; "general" when none fits.'),
    name: z.string(),
    soc: z
      .string()
      .nullable()
      .optional()
      .describe('Its code where it is sure, also where no profile has it.'),
    confidence: z.number(),
    why: z.array(z.string()),
    alternatives: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        soc: z.string().nullable().optional(),
        confidence: z.number(),
      }),
    ),
  }),
  seniority: z.object({
    level: z.enum(seniorityLevels).nullable(),
    years: amountsSchema.nullable(),
    source: factSourceSchema.nullable(),
  }),
  /** Must-haves first; among them papers and years, then the rest in the order of the job, physical demands last. */
  facts: z.array(factSchema),
  leftOut: z.int().min(0).default(0).describe('Facts beyond what any tool can hold.'),
  hints: z
    .array(
      z.object({ about: z.enum(['wish', 'body']), text: z.string(), source: factSourceSchema }),
    )
    .default([])
    .describe('Sentences that speak of a wish or of the body: nobody may say that there are none.'),
  spoken: z
    .array(statedSchema.extend({ about: z.enum(spokenMatters) }))
    .default([])
    .describe(
      'The first words of the text on each matter, read or not: it is never called unsaid.',
    ),
  hours: statedSchema.nullable().default(null).describe('Hours a week, days or shifts, as stated.'),
  education: statedSchema.nullable().default(null),
  deadline: statedSchema.nullable().default(null).describe('For applications, as stated.'),
  posted: statedSchema
    .nullable()
    .default(null)
    .describe('The day the advertisement dates itself with, as stated.'),
  credentials: z.array(statedSchema).default([]).describe('Licences and certificates demanded.'),
  tools: z.array(statedSchema).default([]).describe('Tools, systems and machines named.'),
  /** What the employer wrote and nobody should reword. */
  employerBlocks: z.array(employerBlockSchema).default([]),
  pay: z
    .object({
      stated: z.string().describe('As the job says it.'),
      words: z
        .string()
        .nullable()
        .default(null)
        .describe('What the advertisement says of it where that is more than the amounts.'),
      min: z.number().nullable(),
      max: z.number().nullable(),
      currency: z.string().nullable(),
      period: z.enum(['hour', 'day', 'week', 'month', 'year', 'mile']).nullable(),
      hourly: amountsSchema.nullable(),
      annual: amountsSchema.nullable(),
      conversion: z.string().nullable().describe('How the other period was computed.'),
      weeklyHours: z
        .object({ min: z.number(), max: z.number(), from: z.enum(['stated', 'pay', 'usual']) })
        .nullable()
        .default(null)
        .describe('Hours a week the pay is for; null where nobody can tell.'),
      source: factSourceSchema,
    })
    .nullable(),
  payTerms: z
    .array(statedSchema.extend({ kind: z.enum(payTermKinds) }))
    .default([])
    .describe('Beside the amounts, each a noun phrase: "paid overtime", "prevailing wages".'),
  deal: z
    .array(statedSchema.extend({ kind: z.enum(dealKinds) }))
    .default([])
    .describe(
      'Sentences on how long the job lasts, whether anybody is employed, what people expect to earn.',
    ),
  termLines: z
    .array(statedSchema.extend({ kind: z.enum(termKinds) }))
    .default([])
    .describe('Sentences on the terms of the job, word for word, whatever else was read of them.'),
  place: z.object({
    given: z.string(),
    label: z.string().describe('"Glenrock, WY", or the text given when it was not found.'),
    country: z
      .string()
      .nullable()
      .describe('ISO 3166 code; also known where a country was named and no town.'),
    resolved: z
      .object({
        city: z.string().optional(),
        state: z.string().optional(),
        country: z.string(),
        latitude: z.number(),
        longitude: z.number(),
        precision: z.string(),
      })
      .nullable(),
  }),
  area: z
    .string()
    .nullable()
    .default(null)
    .describe('Which part of the town, where the text says so: "North West London".'),
  workplace: statedSchema
    .nullable()
    .default(null)
    .describe('Where in the town: "Glasgow Airport", "Medical ICU", "school".'),
  workType: z.enum(fieldsOfJob.workType.values).nullable(),
  presence: statedSchema
    .nullable()
    .default(null)
    .describe('How much of the time on site: "2 to 3 days a week in the office".'),
  urgency: z.enum(fieldsOfJob.urgencyLevel.values).nullable(),
  department: statedSchema.nullable(),
  reportsTo: statedSchema.nullable(),
  startDate: statedSchema.nullable(),
  employmentType: statedSchema
    .nullable()
    .describe('Full-time, part-time, contract, seasonal and the like.'),
  openings: z.object({ count: z.int(), source: factSourceSchema }).nullable(),
  severalOpenings: statedSchema
    .nullable()
    .default(null)
    .describe('More than one is wanted, and nobody says how many: "hiring multiple candidates".'),
  openTo: z
    .array(statedSchema)
    .default([])
    .describe('Beginners and others who are welcome, in the words that say so.'),
  values: z
    .array(statedSchema)
    .default([])
    .describe('What the employer itself calls its values, each by its name: "Partnership".'),
  teamSaid: z
    .array(statedSchema)
    .default([])
    .describe('What is said of the people one works with: "an energetic team".'),
  taught: z
    .array(statedSchema)
    .default([])
    .describe('Training that is offered: "training for taking x-rays".'),
  roleSaid: z
    .array(statedSchema)
    .default([])
    .describe('Whole sentences that say what the job is: "As our planner you will ...".'),
  searchWords: z
    .array(statedSchema)
    .default([])
    .describe(
      'Key words and other titles that the text itself gives to be found by: "Laser scanning".',
    ),
  houseSaid: z
    .array(statedSchema.extend({ about: z.enum(houseMatters).optional() }))
    .default([])
    .describe('Whole sentences in which the employer speaks of itself.'),
  sites: z
    .array(siteSchema)
    .default([])
    .describe('Houses where the work is done, where the text names them or gives their address.'),
  conditions: z
    .array(statedSchema.extend({ kind: z.enum(conditionKinds) }))
    .default([])
    .describe('Hard conditions, each a short noun phrase: "Residence in Iowa".'),
  dealBreakers: z.array(statedSchema),
  preferredBackgrounds: z.array(
    z.object({ text: z.string(), soc: z.string().nullable(), source: factSourceSchema }),
  ),
  redFlags: z.array(
    z.object({
      text: z.string(),
      unlawful: z.boolean().describe('A wish that must not reach an ad or a decision.'),
      source: factSourceSchema,
    }),
  ),
  competitors: z.array(statedSchema),
  links: z.array(z.string()),
  /** What a recruiter must ask before the search starts, most important first. */
  missing: z.array(
    z.object({
      topic: z.string(),
      question: z.string(),
      why: z.string().describe('What goes wrong while it is open.'),
      owner: z.enum(['Hiring manager', 'Recruiter', 'HR']),
    }),
  ),
});
export type Brief = z.infer<typeof briefSchema>;
