import { z } from 'zod';

/** The form of a trade file. docs/knowledge.md tells in plain words how to write one. */

export const countries = ['us', 'gb', 'ie', 'ca', 'au', 'in', 'de', 'fr'] as const;
export const kindsOfWork = [
  'hands-on-trade',
  'care',
  'driving-and-logistics',
  'kitchen-and-hotel',
  'shop-and-service',
  'office-specialist',
  'engineering-and-science',
  'sales',
  'teaching',
  'leading-people',
] as const;

/** What a job may state; a text that depends on one of these says so. */
export const jobFacts = [
  'pay',
  'hours',
  'place',
  'workType',
  'contract',
  'start',
  'team',
  'reportsTo',
  'benefits',
  'credentials',
  'tools',
  'education',
  'years',
  'process',
  'openings',
  'travel',
  'physical',
  'growth',
] as const;

/** Whoever leads the others, is second to somebody who does, does the work, or begins with it. */
export const ranks = ['lead', 'second', 'staff', 'junior'] as const;

export const words = (most: number) =>
  z
    .string()
    .trim()
    .min(2)
    .refine((text) => text.split(/\s+/).length <= most, { error: `at most ${most} words` });
export const id = z.string().regex(/^[a-z][a-z0-9-]*$/, 'lower case letters, digits and dashes');
export const term = z.string().trim().min(2).max(60);
const unless = z
  .array(z.enum(jobFacts))
  .default([])
  .describe('Left out when the job states all of these.');

/** For what is not true of every job of the trade. One word of the job is enough. */
const fitting = {
  if_said: z
    .array(term)
    .max(24)
    .optional()
    .describe('Left out unless the job speaks of one of these.'),
  unless_said: z
    .array(term)
    .max(24)
    .optional()
    .describe('Left out when the job speaks of one of these.'),
  levels: z
    .array(z.enum(ranks))
    .min(1)
    .optional()
    .describe(
      'Left out for posts of another rank: what is true of a head chef is not of a second.',
    ),
  in_settings: z
    .array(id)
    .min(1)
    .optional()
    .describe('Left out unless the job has one of these settings; told before what holds for all.'),
  not_in_settings: z.array(id).min(1).optional().describe('Left out in these settings.'),
};

const byCountry = <Entry extends z.ZodType>(entry: Entry) =>
  z.strictObject({
    any: z.array(entry).default([]),
    ...Object.fromEntries(countries.map((country) => [country, z.array(entry).optional()])),
  }) as z.ZodType<Partial<Record<'any' | (typeof countries)[number], z.infer<Entry>[]>>>;

/** A paper that the law of a country demands of whoever has such a title, whether an advertisement names it or not. */
const demandOfLaw = z.strictObject({
  country: z.enum(countries),
  paper: words(12),
  in_nation: z
    .strictObject({
      england: words(12),
      wales: words(12),
      scotland: words(12),
      northern_ireland: words(12),
    })
    .optional()
    .describe('The paper by the nation of the United Kingdom, where each has its own.'),
  titles: z.array(term).min(1).optional().describe('Words of the title; every title where none.'),
  not_titles: z
    .array(term)
    .min(1)
    .optional()
    .describe('Words of a title that it is not demanded of.'),
  where: words(8).optional().describe('Where not everywhere: "in most states".'),
  states: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .min(1)
    .optional()
    .describe('Where it is known which states demand it: a job in another one needs none.'),
  kind: z.enum(['paper', 'check']).default('paper').describe('A check is made after the offer.'),
  ...fitting,
});

export const channelSchema = z.strictObject({
  name: words(10),
  kind: z.enum(['board', 'community', 'school', 'association', 'referral', 'walk-in', 'search']),
  how: words(30).describe('What to do there, one sentence.'),
  ...fitting,
});

/** What a letter to such people says of them and asks them; the job's own facts stand between. */
const outreach = z.strictObject({
  opening: words(26)
    .regex(/^(?:You|Your)\b.*[.]$/, 'begins with You or Your and ends with a full stop')
    .describe('What of their career, as a profile shows it, makes somebody write to them.'),
  question: words(18)
    .regex(/\?$/, 'ends with a question mark')
    .describe('One question about this work that is answered in a line.'),
  steps: z.array(words(14)).length(2).describe('Two small next steps, as a request.'),
});

const persona = z.strictObject({
  id,
  name: words(9).describe(
    'A kind of career, not a person: "Runs the books alone at a small firm".',
  ),
  now: words(30).describe('Where they are and what their days are like.'),
  moves_for: z.array(words(14)).min(2).max(3),
  held_back_by: z.array(words(14)).min(2).max(3),
  find_them: words(30).describe('Where and by which words; what to look for in a profile.'),
  say_first: words(24),
  never_say: words(20),
  search: z.array(term).min(1).max(6).describe('Words that tell this persona in a profile.'),
  level: z.enum(['entry', 'mid', 'senior']).default('mid'),
  brings: z.array(id).max(4).default([]).describe('Ids of competencies they usually bring.'),
  to_check: z.array(id).max(3).default([]).describe('Ids of competencies they have often not met.'),
  outreach,
  ...fitting,
});

const competency = z.strictObject({
  id,
  name: words(6),
  called_for_by: z.array(term).min(2).max(14),
  looks_like: words(26).describe('What someone good at it does in this trade.'),
  question: words(40),
  strong: words(30),
  weak: words(22),
  probe: words(24),
  ...fitting,
});

export const goal = z.strictObject({ target: words(20), measure: words(16), success: words(18) });

const goals = z.strictObject({ day_30: goal, day_90: goal, month_6: goal, month_12: goal });

const posting = z.strictObject({
  hook: words(45).describe('First words of the advertisement: what the work is like at its best.'),
  ideal: words(55),
  social: words(32),
});

export const workSample = z.strictObject({
  shows: z
    .array(id)
    .max(4)
    .default([])
    .describe('Competencies that it tests, the first one first; it is scored on their line.'),
  name: words(8),
  minutes: z.int().min(10).max(55),
  task: words(60),
  look_for: z.array(words(16)).length(3),
  practice: words(40).describe('A sibling of the task that a candidate may practise with.'),
});

const skills = z.array(term).min(5).max(14);
const askUs = z.array(words(24)).length(4);
const whatHappens = z.array(words(24)).min(3).max(4);
const bring = z.array(words(20)).min(3).max(4);
const video = words(120);
const steps = z
  .array(
    z.strictObject({
      name: words(7),
      who: words(12),
      focus: z.array(words(8)).min(2).max(4),
      minutes: z.int().min(10).max(120),
    }),
  )
  .length(3);

/** Where the same trade has other days: a ward and a nursing home. Its texts stand for the general ones. */
const setting = z.strictObject({
  id,
  if_said: z.array(term).min(1).max(24),
  levels: fitting.levels,
  called: z
    .strictObject({ trade: words(5), plural: words(5) })
    .optional()
    .describe('What its people are called, where the trade has two names.'),
  soc: z
    .string()
    .regex(/^\d\d-\d{4}$/)
    .optional()
    .describe('The occupation whose public figures fit, where they are not those of the title.'),
  titles: z
    .array(term)
    .min(2)
    .max(8)
    .optional()
    .describe('What people of this setting call themselves, where the trade has other titles.'),
  skills: skills
    .optional()
    .describe('What they write in their profiles, in place of search.skills.'),
  own_trade: id
    .optional()
    .describe('The file of the trade that people of this setting are of, where it is likely too.'),
  not_counted: z
    .boolean()
    .optional()
    .describe(
      'Whether public tables count these people among others, so that no figure is theirs.',
    ),
  posting: posting.optional(),
  work_sample: workSample.optional(),
  goals: goals.optional(),
  ask_us: askUs.optional().describe('What a candidate asks there, in place of coaching.ask_us.'),
  bring: bring.optional().describe('In place of coaching.bring.'),
  video: video.optional().describe('In place of coaching.video.'),
  interviews: z
    .strictObject({ steps, what_happens: whatHappens })
    .optional()
    .describe('In place of intake.steps and coaching.what_happens, which tell the same steps.'),
});

export const tradeSchema = z.strictObject({
  trade: words(5),
  plural: words(5),
  kind: z.enum(kindsOfWork),
  serves: z.array(z.string().regex(/^\d\d-\d{4}$/)).default([]),
  titles: byCountry(term),
  specialties: z
    .array(
      z.strictObject({
        id,
        called_for_by: z.array(term).min(1),
        search: z.array(term).min(1),
        no_large_employers: z
          .boolean()
          .optional()
          .describe('The large employers of the trade do not look for people of this field.'),
      }),
    )
    .max(14)
    .default([]),
  settings: z.array(setting).max(12).default([]),
  credentials: byCountry(z.strictObject({ name: words(10), note: words(26), ...fitting })),
  by_law: z.array(demandOfLaw).max(16).default([]),
  channels: byCountry(channelSchema),
  rivals: z
    .array(z.strictObject({ kind: words(12), draw: words(16), counter: words(22), ...fitting }))
    .min(4)
    .max(16),
  search: z.strictObject({
    skills,
    home_skills: z
      .partialRecord(z.enum(countries), z.array(term).min(2).max(10))
      .optional()
      .describe('What profiles of a country say besides, such as its systems and laws.'),
    not: z.array(term).max(8),
  }),
  posting,
  personas: z.array(persona).min(4).max(14),
  objections: z
    .array(
      z.strictObject({
        objection: words(16),
        answer: words(42),
        backed_by: z.enum([...jobFacts, 'nothing']),
        ...fitting,
      }),
    )
    .min(6)
    .max(14),
  motivators: z
    .array(z.strictObject({ name: words(3), points: z.array(words(12)).length(2), ...fitting }))
    .min(3)
    .max(6),
  cares_about: words(45),
  competencies: z.array(competency).min(6).max(26),
  work_sample: workSample,
  references: z.array(words(26)).min(4).max(5),
  flags: z
    .array(z.strictObject({ flag: words(12), why: words(20), check: words(20), ...fitting }))
    .min(4)
    .max(16),
  intake: z.strictObject({
    why_it_matters: words(28),
    if_left_open: words(28),
    questions: z
      .array(z.strictObject({ ask: words(30), why: words(24), unless, ...fitting }))
      .min(8)
      .max(20),
    assumptions: z
      .array(
        z.strictObject({
          assumption: words(22),
          risk: z.enum(['low', 'medium', 'high']),
          mitigation: words(24),
          unless,
          ...fitting,
        }),
      )
      .min(5)
      .max(10),
    goals,
    steps,
  }),
  coaching: z.strictObject({
    what_happens: whatHappens,
    bring,
    ask_us: askUs,
    questions: z
      .array(
        z.strictObject({
          category: words(4),
          question: words(26),
          key_points: z.array(words(14)).length(3),
          sample_answer: words(60).describe(
            'A whole answer, as somebody of the trade would give it.',
          ),
          follow_ups: z.array(words(14)).max(2).default([]),
          ...fitting,
        }),
      )
      .min(6)
      .max(30),
    video,
  }),
  engagement: z.strictObject({
    best_days: z
      .array(z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']))
      .min(1)
      .max(4),
    best_times: z.array(words(6)).min(1).max(3),
    why_then: words(26),
    goes_quiet: z.array(words(22)).min(3).max(4),
    nudges: z
      .array(
        z.strictObject({
          group: words(12),
          moment: words(12),
          words: words(40),
          effect: words(16),
          ...fitting,
        }),
      )
      .min(3)
      .max(4),
    ends_search: z.array(words(22)).length(3),
  }),
  market: z.strictObject({
    seasons: z
      .array(words(22))
      .min(2)
      .max(3)
      .describe('When people of this trade move, without naming months of one hemisphere.'),
    risks: z
      .array(z.strictObject({ title: words(7), text: words(20), impact: words(18), ...fitting }))
      .min(3)
      .max(12),
    advice: z
      .array(z.strictObject({ title: words(7), text: words(24), ...fitting }))
      .min(3)
      .max(12),
  }),
});
