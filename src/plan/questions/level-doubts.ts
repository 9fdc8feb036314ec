import type { Brief } from '#shared/brief.ts';
import { isUntitled } from '#shared/no-title.ts';
import { quote } from '#writing/quote.ts';
import { cutQuote } from '#writing/shorten.ts';
import { countYears } from '../criteria/gates/years.ts';
import type { OpenQuestion } from './open-question.ts';
import { quoteAround } from '../wording/quote-around.ts';

/** Junior work beside many years, by the first words of the duties. */
const junior =
  /^(?:to )?(?:assist(?:s|ing)?|perform(?:s|ing)? routine|learn(?:s|ing)? (?:to|how))\b/i;
/** Somebody else's work, whatever the title says. */
const helping =
  /^(?:to )?(?:assist|support|help)(?:s|ing)?\b(?! (?:the )?(?:growth|customers?|clients?|patients?|students?|residents?|guests?|users?|team members))(?! (?:[\p{L}-]+ ){0,5}(?:plans?|goals?|mission|vision|population|initiatives?|culture)\b)/iu;
const manyYears = 5;
const fewYears = 2;
const fewest = 2;
const share = 0.25;

const ofTitle = { owner: 'Hiring manager', from: 'text', matter: 'Level of the work' } as const;

/** The words of a title that name a level, and those that name people who lead. */
/** Whom a house is for, and the upper years of a school, are no level of a post. */
const senior =
  /\b(?:senior(?! (?:high|secondary|school|living|care|citizens?|cent(?:er|re)|housing|services|residents?|community)\b)|sr|principal|head|director|chief|lead)\b\.?/i;
const leading = /\b(?:manager|head|director|chief|lead|supervisor|superintendent)\b/i;
const notLeading =
  /\b(?:assistant|deputy|associate|junior|trainee|to the|account|project|product|case|program(?:me)?|lead (?:generation|time)s?)\b/i;

function askYearsOfDuties({ seniority, facts }: Brief): OpenQuestion[] {
  const asked = facts.filter(({ kind }) => kind === 'experience');
  const years = Math.max(seniority.years?.min ?? 0, ...asked.map(({ text }) => countYears(text)));
  const duties = facts.filter(({ kind, text }) => kind === 'duty' && junior.test(text));
  const [first] = duties;
  if (years < manyYears || duties.length < fewest || !first) return [];
  const [verb = ''] = helping.exec(first.text) ?? [];
  const said = quote(quoteAround(first.text, 0, verb.length));
  return [
    {
      ...ofTitle,
      topic: `${years} years for ${said}`,
      assumes: `${said} takes ${years} years of experience`,
      ask: `${years} years are asked for, and duties begin with ${said}: which level is meant, and would fewer years do?`,
      why: 'People with those years lead such work; people who do it have fewer, and cost less.',
    },
  ];
}

/** "Senior" with one year of experience. */
function askYearsOfTitle({ title, seniority: { years } }: Brief): OpenQuestion[] {
  const [word] = senior.exec(title.given) ?? [];
  if (word === undefined || years === null || notLeading.test(title.given)) return [];
  const most = years.max ?? years.min;
  if (most === null || most > fewYears || years.min === 0) return [];
  const said = quote(word.replace('.', '').toLowerCase());
  const number =
    years.max === null || years.min === null || years.max === years.min
      ? `${most}`
      : `${years.min}-${years.max}`;
  return [
    {
      ...ofTitle,
      topic: `${said} in the title, ${number} years in the text`,
      assumes: `${said} in the title and ${number} years of experience mean the same level`,
      ask: `The title says ${said}, the text asks for ${number} ${most === 1 ? 'year' : 'years'}: which level is meant, and which pay goes with it?`,
      why: 'People with those years do not search for such a title, and people with the title expect more.',
    },
  ];
}

/** A manager whose duties begin with "support". */
function askDutiesOfTitle({ title, facts }: Brief): OpenQuestion[] {
  const [word] = leading.exec(title.given) ?? [];
  if (word === undefined || notLeading.test(title.given)) return [];
  const duties = facts.filter(({ kind }) => kind === 'duty');
  const helped = duties.filter(({ text }) => helping.test(text));
  const [first] = helped;
  if (!first || helped.length < Math.max(fewest, duties.length * share)) return [];
  const [verb = ''] = helping.exec(first.text) ?? [];
  const said = quote(quoteAround(first.text, 0, verb.length));
  const named = quote(word.toLowerCase());
  return [
    {
      ...ofTitle,
      topic: `${named} in the title, ${said} in the duties`,
      assumes: `Someone called ${named} is happy with ${said}`,
      ask: `The title says ${named}, and ${helped.length} duties begin like ${said}: what does this person decide and answer for, and where do they help someone else?`,
      why: 'People who lead ask what is theirs; people who help do not apply to such a title.',
    },
  ];
}

const taking = /^(?:to )?(?:direct|oversee|lead|supervise|head)(?:s|ing)?\b(?: up)? /i;
/** Whoever holds such a title leads anyway, or is only learning. */
const leadsAnyway =
  /\b(?:manager|head|director|chief|lead|leader|supervisor|superintendent|foreman|forewoman|foreperson|president|principal|senior|sr|captain|officer|chef|owner|partner|controller|comptroller|treasurer|vp|dean|executive|coach|teacher|instructor|conductor|architect)\b/i;
const quotedWords = 6;

/** A title of the rank and file, and duties of somebody who answers for others' work. */
function askScope({ title, facts, seniority: { level } }: Brief): OpenQuestion[] {
  if (isUntitled(title) || leadsAnyway.test(title.given)) return [];
  if (level !== null && leadingLevels.has(level)) return [];
  const [first, second] = facts
    .filter(({ kind, text }) => kind === 'duty' && taking.test(text))
    .map(({ text }) => quote(cutQuote(text, quotedWords)));
  if (first === undefined || second === undefined) return [];
  const named = quote(title.clean.toLowerCase());
  return [
    {
      ...ofTitle,
      topic: `Duties above the title ${named}`,
      assumes: `Someone called ${named} is solely responsible for ${first} and ${second}`,
      ask: `The title says ${named}, the duties ${first} and ${second}: does this person lead that or take part?`,
      why: 'People who lead such work look for a higher title, and people with this one fear the list.',
    },
  ];
}
const leadingLevels: ReadonlySet<string> = new Set(['manager', 'director', 'executive', 'lead']);

/** Where the level of the title, the years and the duties do not meet: asked once. */
export const askLevels = (brief: Brief): OpenQuestion[] =>
  [
    ...askYearsOfTitle(brief),
    ...askYearsOfDuties(brief),
    ...askDutiesOfTitle(brief),
    ...askScope(brief),
  ].slice(0, 1);
