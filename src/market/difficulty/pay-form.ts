import type { Brief } from '#shared/brief.ts';

/** A form of pay under which no sum is certain. */
export type PayFormKind = 'commission' | 'piece' | 'unpaid' | 'stipend';

export interface PayForm {
  kind: PayFormKind;
  /** "commission only" */
  name: string;
  /** As the advertisement puts it. */
  words: string;
}

interface Row extends Omit<PayForm, 'words'> {
  said: RegExp;
  not?: RegExp;
  /** Holds only where no line speaks of this. */
  unless?: RegExp;
  /** Said of the pay only in such a title. */
  title?: RegExp;
}

/** What comes on top of fixed pay, and what is paid back, is another matter. */
const besides =
  /\b(?:reimburs\w+|allowances?|expenses|bonus(?:es)?|referral|benefits?|in addition to|on top of|plus|base (?:pay|salary|plus|\+)|basic salary|guaranteed (?:base|salary|hourly))\b/i;

const fixedPay =
  /\b(?:not|never|no) (?:a )?(?:commission|100%)|\bbase (?:pay|salary|plus|\+)|\bbasic salary\b|\bguaranteed (?:base|salary|hourly)\b|\b(?:fee|salary) or commission\b/i;

const anyBase =
  /\b(?:base|basic|fixed|guaranteed|hourly) (?:pay|salary|wage|rate)\b|\bsalar(?:y|ied)\b|\bOTE\b|\b(?:base|basic|salary) (?:plus|\+)/i;

const rows: readonly Row[] = [
  {
    // A share so large is no bonus on top of pay.
    kind: 'commission',
    name: '{words} (commission only)',
    said: /(?<=\b(?:receive|keep|earn|retain|get|take(?: home)?|pocket) (?:up to )?)(?:[3-9]\d|100) ?% of (?:the|your|all|every|each|any)(?: \p{L}+){0,2} (?:fees?|commissions?|billings|takings|revenue|sales)\b(?: (?:(?:you )?(?:generated?|earn(?:ed)?|bill(?:ed)?)|you bring in))?/iu,
    not: fixedPay,
    unless: anyBase,
  },
  {
    kind: 'commission',
    name: 'commission only',
    said: /\bcommission(?:[- ]pay)?[- ]only\b|\b(?:100%|straight|purely|solely|full) commission\b|\b(?:paid|compensated) (?:only|solely|entirely|exclusively|purely) (?:by|on|through|in) commissions?\b/i,
    not: fixedPay,
  },
  {
    // Whether there is anything beside it is not said.
    kind: 'commission',
    name: 'pay by commission',
    said: /\bcommission[- ]based (?:compensation|pay|position|role|income)\b/i,
    not: fixedPay,
  },
  {
    kind: 'piece',
    name: 'pay by the piece',
    said: /\bpiece[- ]?(?:rates?|work pay|work basis)\b|\bpaid (?:by|per|for each|for every) (?:the )?(?:piece|load|mile|drop|delivery|bin|bucket|tonne|visit)\b|\b(?:cents|pence) (?:per|a) mile\b|\b(?:CPM|mileage pay)\b|[$£€] ?\d[\d.,]{0,8} ?(?:per|a|for each|\/) ?(?:piece|load|drop|delivery|bin|bucket|tonne)\b/i,
    not: besides,
  },
  {
    kind: 'unpaid',
    name: 'unpaid',
    said: /\bunpaid (?:internship|intern|position|role|placement|opportunity|fellowship|volunteer)\b|\b(?:internship|position|role|placement|job|opportunity|this) is (?:an )?unpaid\b|\bon a (?:volunteer|voluntary) basis\b|\bvolunteer (?:position|role)\b(?!s)/i,
    not: /\b(?:not|never) (?:an )?unpaid|\b(?:supervis|manag|recruit|coordinat|experience|previous|prior)\w*/i,
  },
  {
    kind: 'stipend',
    name: 'a stipend',
    said: /\bstipends?\b/i,
    not: /\b(?:technology|tech|food|wellness|home office|phone|internet|electronic|education|learning|healthcare|health|insurance|CE|travel|gym|lunch|equipment|commuter|housing|relocation|moving) (?:\p{L}+ )?stipends?\b/iu,
    title: /\b(?:intern(?:s|ship)?|fellow(?:s|ship)?|volunteer|apprentice|trainee|resident)\b/i,
  },
];

type Told = Pick<Brief, 'title' | 'pay' | 'deal' | 'facts' | 'employerBlocks' | 'employmentType'>;

/** Lines that may speak of the pay of this job. */
const listLines = ({ title, pay, deal, facts, employerBlocks, employmentType }: Told): string[] =>
  [
    title.given,
    employmentType?.text ?? '',
    pay?.words ?? '',
    pay?.source.from === 'job' ? pay.source.quote : '',
    ...deal.map(({ text }) => text),
    ...facts
      .filter(({ kind }) => ['benefit', 'other', 'schedule'].includes(kind))
      .map(({ source, text }) => (source.from === 'job' ? source.quote : text)),
    ...employerBlocks.filter(({ role }) => role === 'benefit').map(({ text }) => text),
  ].flatMap((text) => text.split(/(?<=[.!?])\s+/));

/** Null where somebody is paid by time, or nothing is said of it. */
export function findPayForm(brief: Told): PayForm | null {
  const lines = listLines(brief);
  for (const { kind, name, said, not, unless, title } of rows) {
    if (title && !title.test(brief.title.given)) continue;
    if (unless && lines.some((text) => unless.test(text))) continue;
    const line = lines.find((text) => said.test(text) && !(not?.test(text) ?? false));
    const words = line === undefined ? undefined : said.exec(line)?.[0];
    if (words !== undefined) return { kind, name: name.replace('{words}', words), words };
  }
  return null;
}
