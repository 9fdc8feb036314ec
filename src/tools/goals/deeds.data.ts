import type { Kind } from '#knowledge/drawer.ts';
import type { Goals } from './goal.ts';

export interface Deed {
  id: string;
  /** Kinds of work in which it is done so, or not so. */
  in?: readonly Kind[];
  notIn?: readonly Kind[];
  /** Only where the title names it; or in none that such a title names. */
  isOfTitle?: true;
  notTitle?: RegExp;
  /** In a title, in the name of a line or in a duty. */
  said: RegExp;
  /** What comes of it in this job, by the words of the advertisement; the first that is said counts. */
  results: readonly (readonly [said: RegExp, name: string])[];
  /** {result} is what comes of it. Later goals first need the work itself to be learned. */
  /** Only where the work is the same in every post of the kind. */
  day_90?: Goals['day_90'];
  month_6: Goals['month_6'];
  month_12: Goals['month_12'];
}

/** What half a year and a year of a kind of work come to, in what can be counted. Figures are agreed with the manager. */
export const deeds: readonly Deed[] = [
  {
    id: 'sell',
    notTitle: /^(?!.*\bsales\b).*\bmarketing\b/i,
    notIn: ['shop-and-service', 'kitchen-and-hotel'],
    said: /\b(?:sales|sell(?:ing|s)?|seller|quotas?|prospect(?:s|ing)|upsell\w*|lead generation|generat\w+ leads|business development|enroll?(?:ing|ment)? students|new (?:business|clients|customers|accounts))\b/gi,
    results: [
      [/\benroll?(?:s|ing|ments?|ed)?\b|\badmissions\b/i, 'enrollments'],
      [/\bmemberships?\b/i, 'memberships'],
      [/\b(?:listings?|real estate|estate agen\w+)\b/i, 'completed sales'],
      [/./, 'sales'],
    ],
    month_6: {
      target:
        'Has a full list of open conversations, keeps the appointments made and reaches the agreed share of the target for {result}',
      measure: 'Open conversations, appointments kept, and {result} against target, month by month',
      success:
        '[number] conversations open; [percent] of appointments kept; [percent] of target in the last month',
    },
    month_12: {
      target: 'Reaches the target for {result} in the last two quarters',
      measure: '{Result} against target, and how many of ten first talks end in one',
      success: '[number] {result}; [percent] of target in each quarter; [number] of ten talks',
    },
  },
  {
    id: 'sell-over-the-counter',
    in: ['shop-and-service'],
    said: /\b(?:sales|sell(?:ing|s)?|quotas?|upsell\w*|showroom|retail)\b/gi,
    results: [[/./, 'sales']],
    month_6: {
      target: 'Advises and sells alone, at the agreed {result} a week',
      measure: '{Result} by week beside the team, returns, complaints',
      success:
        '[amount] a week, at or above the average of the team; at most [number] returns a month',
    },
    month_12: {
      target:
        'Has reached the agreed {result} in most of the last six months and knows the whole range',
      measure: '{Result} against target by month; a test of [20] products',
      success: 'Target reached in [number] of six months; [18] of [20] products known',
    },
  },
  {
    id: 'drive',
    said: /\b(?:driv(?:er|ers|ing|e) (?!growth|innovation|results|sales|performance|change|improve|value|revenue|efficien|the (?!vehicle|truck|van|bus))|(?:truck|van|bus|trunk|delivery|hgv|cdl) driver|hgv|tacho\w*|trunk(?:ing)?\b|driving (?:licen[cs]e|hours))/gi,
    results: [[/./, 'runs']],
    day_90: {
      target: 'Drives the usual runs alone and on time, with hours, checks and papers in order',
      measure: 'Arrival times, papers returned, a sample of [ten] days of hours and vehicle checks',
      success: '[percent] on time; [ten] of [ten] days without a gap; every delay called in early',
    },
    month_6: {
      target:
        'Runs are on time, papers come back complete, and no rule on hours, loads or checks is broken',
      measure: 'Arrival times, delivery papers returned, records of hours and vehicle checks',
      success: '[percent] of runs on time; no breach of hours; no damage unreported',
    },
    month_12: {
      target:
        'A year without a breach of the rules on hours and loads and without avoidable damage',
      measure: 'Record of hours, defect reports, incidents; further runs learned',
      success: 'Zero breaches; zero avoidable incidents; [number] further runs covered',
    },
  },
  {
    id: 'write',
    isOfTitle: true,
    said: /\b(?:content (?:strateg\w*|creation|design\w*|plans?|frameworks?|architecture)|copy ?writ\w*|writer|editor(?:ial)?|drafting copy|wireframes?|site ?maps?|visual design\w*|graphic design\w*|ux|typograph\w*)\b/gi,
    results: [
      [/\bwebsites?\b|\bweb projects?\b|\bsite ?maps?\b/i, 'sites and pages'],
      [/\bcampaigns?\b/i, 'campaigns'],
      [/\b(?:articles?|stories|blog)\b/i, 'articles'],
      [/./, 'pieces of work'],
    ],
    month_6: {
      target: 'Has brought [number] {result} from brief to release, on their dates',
      measure: '{Result} released, dates kept, rounds of changes each',
      success: '[percent] on their dates; at most [number] rounds of changes each',
    },
    month_12: {
      target: 'Can show for [number] {result} what changed for those who use them',
      measure: 'The agreed figure for each, before and after',
      success: '[number] {result} better by the agreed figure; one that was not, with the reason',
    },
  },
  {
    id: 'serve',
    said: /\b(?:customer service|serv(?:e|es|ing) (?:customers|guests|food|drinks)|front desk|reception(?:ist)?|greet\w*|walk-ins|phone calls|cashier|till|host(?:ess)?|wait(?:er|ress|ing staff)|concierge|help ?desk|customer (?:support|enquiries|inquiries))\b/gi,
    results: [
      [/\bguests?\b/i, 'guests'],
      [/\b(?:callers?|phone calls)\b/i, 'callers and visitors'],
      [/./, 'customers'],
    ],
    month_6: {
      target: 'Serves {result} within the agreed time, and whatever was promised is done',
      measure:
        'Waiting time or calls missed, complaints, a sample of [20] promises or messages checked',
      success:
        '[percent] within [minutes]; at most [number] complaints a month; [number] of [20] done',
    },
    month_12: {
      target:
        'Has kept that level for half a year and made one step at the counter or desk quicker or safer',
      measure: 'Complaints and waiting time by month; the step before and after',
      success: 'At the agreed level in [number] of six months; the step saves [minutes] a day',
    },
  },
  {
    id: 'care',
    said: /\b(?:personal care|(?:health ?)?care (?:assistants?|workers?|aides?)|carers?|caregivers?|support workers?|nursing assistants?|home health aides?)\b/gi,
    results: [
      [/\bresidents?\b/i, 'residents'],
      [/\bpatients?\b/i, 'patients'],
      [/\bservice users?\b/i, 'service users'],
      [/\bclients?\b/i, 'clients'],
      [/./, 'people in their care'],
    ],
    month_6: {
      target:
        'Is signed off in every skill of the post and looks after [number] {result} to their plans',
      measure: 'Skills sheet signed by a senior; a sample of [ten] records checked',
      success: 'All skills signed; [number] of [ten] records complete on the day',
    },
    month_12: {
      target:
        'The qualification of the post is passed or on schedule, and {result} and families speak well of the care',
      measure: 'Training record; what [number] {result} or relatives say when asked',
      success: 'No unit overdue; no complaint left open; one newcomer shown a shift',
    },
  },
  {
    id: 'build',
    said: /\b(?:software (?:engineer\w*|develop\w*)|(?:back-?end|front-?end|full[- ]?stack)|developer|programm(?:er|ing)|coding|apis?|microservices|web applications?|ci\/cd)\b/gi,
    results: [
      [/\bworkflows?\b/i, 'workflows'],
      [/\bapps?\b|\bapplications?\b/i, 'applications or parts of them'],
      [/./, 'features'],
    ],
    month_6: {
      target: 'Has taken [number] {result} from request to release, with tests and review',
      measure: '{Result} released by their dates, faults found afterward',
      success: '[percent] on the agreed dates; at most [number] faults found after release',
    },
    month_12: {
      target:
        'Answers for one part of the system, and it has become faster, safer or cheaper to change',
      measure: 'The agreed figure of that part, before and after; hours out of service',
      success: 'From [number] to [target]; no repeat of a known fault',
    },
  },
  {
    id: 'books',
    said: /\b(?:accounts (?:payable|receivable|assistant|clerk)|bookkeep\w*|ledger|month[- ]end|payroll|invoic\w*|reconcil\w*|accountant|accounting)\b/gi,
    results: [
      [/\bpayroll\b/i, 'payroll runs'],
      [/\binvoic\w*|\baccounts payable\b/i, 'invoices and payments'],
      [/./, 'entries and closes'],
    ],
    month_6: {
      target: 'Handles {result} by their dates and right the first time',
      measure: '{Result} on time; corrections found on review',
      success: '[percent] on time; corrections below [number] a month',
    },
    month_12: {
      target: 'No date missed all year, and one step takes less time than before',
      measure: 'Dates kept, findings of the audit or review, hours for that step before and after',
      success: 'No date missed; at most [number] findings; [hours] saved a month',
    },
  },
  {
    id: 'repair',
    said: /\b(?:repair\w*|mechanic|technician|electrician|plumb\w*|weld\w*|preventive maintenance|maintenance (?:engineer|work|operative)|install(?:s|ation|ing|er)|fitter|machin(?:e operat|ist)\w*)\b/gi,
    results: [
      [/\binstall/i, 'installations'],
      [/\brepairs?\b/i, 'repairs'],
      [/./, 'jobs'],
    ],
    month_6: {
      target: 'Finishes {result} alone, safely and right the first time',
      measure: '{Result} finished by the promised date, those that came back, safety records',
      success:
        '[percent] by the date; at most [number] a month came back; no rule of safety broken',
    },
    month_12: {
      target:
        'Covers [number] kinds of {result} or machines, and fewer come back than in the first half-year',
      measure: 'List of what was signed off; {result} that came back, by quarter',
      success: '[number] signed off; came back down from [number] to [target]',
    },
  },
  {
    id: 'teach',
    said: /\b(?:teach(?:er|ing|es)?|lessons?|curriculum|classroom|pupils|lecturer|tutor(?:ing)?|instructor)\b/gi,
    results: [
      [/\bpupils?\b/i, 'pupils'],
      [/\bchildren\b/i, 'children'],
      [/./, 'learners'],
    ],
    month_6: {
      target: 'The agreed share of {result} is on course, and those who are not have a plan',
      measure: 'Results and attendance of {result} against the start',
      success: '[percent] on course; a written plan for each of the others',
    },
    month_12: {
      target: '{Result} reach the results agreed for the year',
      measure:
        'Results at the end of the year against the start; one lesson seen by a colleague each term',
      success: '[percent] at or above the agreed level; [number] lessons seen and talked over',
    },
  },
];
