import type { z } from 'zod';
import { ownBlanks } from '#shared/own-blanks.ts';
import { candidateSchema } from './candidate-schema.ts';
import { completeTrade } from './complete-trade.ts';
import { employersSchema, listTradesOf } from './employers-schema.ts';
import { findActivity } from './load-activities.ts';
import { jobConditions } from './job-conditions.data.ts';
import { loadKind } from './load-drawers.ts';
import { isShortTrade, shortTradeSchema } from './short-trade-schema.ts';
import { slotNames } from './slots.ts';
import { listScarce } from './suit-drawer.ts';
import { tradeSchema } from './trade-schema.ts';

const worn =
  /\b(?:passionate|dynamic|fast-paced|exciting|rockstar|ninja|guru|world-class|cutting-edge|synergy|leverag\w+|unlock\w*|elevate\w*|seamless\w*|game-chang\w+|dive in|journey|(?:market|business|digital|changing|evolving|competitive|regulatory) landscape|in today's|look no further|thrilled|amazing|fantastic)\b/i;
const candidateParts =
  /^(?:messages|last_note|voicemails|coaching|posting)|^personas\.\d+\.outreach/;

/** What every advertisement of the trade says of its job, whatever its hours are. */
const ofEveryJob = /^posting\.(?:ideal|social)$/;

/** Everything that is wrong with a trade file, as lines that name the place. */
export function checkTrade(content: unknown): string[] {
  if (isShortTrade(content)) return checkShortTrade(content);
  const parsed = tradeSchema.safeParse(content);
  const findings = parsed.success ? [] : listIssues(parsed.error);
  if (parsed.success) {
    findings.push(...listScarce(parsed.data));
    findings.push(...listLostSettings(parsed.data));
    for (const { id, soc } of parsed.data.settings) {
      if (soc && !parsed.data.serves.includes(soc))
        findings.push(`settings.${id}: the trade does not serve ${soc}`);
    }
    const competencies = new Set(parsed.data.competencies.map(({ id }) => id));
    for (const shown of parsed.data.work_sample.shows) {
      if (!competencies.has(shown)) findings.push(`work_sample: no competency "${shown}"`);
    }
    for (const { id, brings, to_check } of parsed.data.personas) {
      for (const named of [...brings, ...to_check]) {
        if (!competencies.has(named)) findings.push(`personas.${id}: no competency "${named}"`);
      }
    }
  }
  return [...findings, ...checkTexts(content, ownBlanks.en.name)];
}

function checkShortTrade(content: unknown): string[] {
  const parsed = shortTradeSchema.safeParse(content);
  if (!parsed.success)
    return [...listIssues(parsed.error), ...checkTexts(content, ownBlanks.en.name)];
  const { work, competencies, personas, work_sample: sample } = parsed.data;
  const known = new Set([...work, ...competencies.map(({ id }) => id)]);
  const named = [
    ...personas.flatMap(({ brings, to_check }) => [...brings, ...to_check]),
    ...(sample?.shows ?? []),
  ];
  return [
    ...work.filter((id) => !findActivity(id)).map((id) => `work: no activity "${id}"`),
    ...(known.size < leastWork ? [`work: ${leastWork} with the competencies are needed`] : []),
    ...named.filter((id) => !known.has(id)).map((id) => `"${id}" is neither work nor competency`),
    ...listScarce(completeTrade(parsed.data, loadKind(parsed.data.kind))),
    ...checkTexts(content, ownBlanks.en.name),
  ];
}

/** Fewer fill no scorecard. */
const leastWork = 6;

/** Items that wait for a setting the file does not have. */
function listLostSettings(trade: z.infer<typeof tradeSchema>): string[] {
  const known = new Set(trade.settings.map(({ id }) => id));
  const lost = new Set<string>();
  JSON.stringify(trade, (key, value: unknown) => {
    if ((key === 'in_settings' || key === 'not_in_settings') && Array.isArray(value))
      for (const id of value) if (!known.has(String(id))) lost.add(String(id));
    return value;
  });
  return [...lost].map((id) => `in_settings: no setting "${id}"`);
}

/** The same for what candidates read in another language. */
export function checkCandidateTexts(content: unknown): string[] {
  const parsed = candidateSchema.safeParse(content);
  if (!parsed.success) return listIssues(parsed.error);
  return checkTexts(content, ownBlanks[parsed.data.language].name);
}

/** The same for the list of employers; `trades` are the names of the trades' files. */
export function checkEmployers(content: unknown, trades: readonly string[]): string[] {
  const parsed = employersSchema.safeParse(content);
  if (!parsed.success) return listIssues(parsed.error);
  return Object.keys(parsed.data)
    .flatMap(listTradesOf)
    .filter((trade) => !trades.includes(trade))
    .map((trade) => `${trade}: no trade has this name`);
}

export const listIssues = ({ issues }: z.ZodError): string[] =>
  issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

export function checkTexts(content: unknown, signature: string): string[] {
  const findings: string[] = [];
  const seen = new Map<string, string>();
  walk(content, '', (text, place) => {
    // Names of papers and words of titles are as they are.
    if (place.startsWith('by_law')) return;
    findings.push(...checkText(text, place, signature));
    const words = text.trim().split(/\s+/).length;
    const known = seen.get(text.trim());
    if (known !== undefined && words > 6) findings.push(`${place}: the same words as ${known}`);
    seen.set(text.trim(), place);
  });
  return findings;
}

function checkText(text: string, place: string, signature: string): string[] {
  const findings: string[] = [];
  for (const [, name = ''] of text.matchAll(/\{([^{}]*)\}/g)) {
    if (!slotNames.has(name)) findings.push(`${place}: there is no blank {${name}}`);
  }
  if (/[{}]/.test(text.replace(/\{[^{}]*\}/g, ''))) findings.push(`${place}: a lone brace`);
  const found = worn.exec(text);
  if (found) findings.push(`${place}: worn word "${found[0]}"`);
  if (/[$£€]\s?\d/.test(text)) findings.push(`${place}: an amount of money`);
  if (candidateParts.test(place) && text.includes('!')) findings.push(`${place}: exclamation mark`);
  const condition = ofEveryJob.test(place) && jobConditions.find(({ told }) => told.test(text));
  if (condition)
    findings.push(`${place}: "${condition.told.exec(text)?.[0]}" does not hold for every job`);
  if (/[\p{L},] ?\{sentence\.|\{sentence\.[a-z]+\} ?[\p{Ll},]/u.test(text)) {
    findings.push(`${place}: a whole sentence stands inside another`);
  }
  if (/\.mails\.\d+\.text$/.test(place)) findings.push(...checkMail(text, place, signature));
  return findings;
}

const refusal = /\b(?:no|stop|not for you|nein|non|kein\w*|pas)\b/i;

function checkMail(text: string, place: string, signature: string): string[] {
  const bare = text.replace(/\{sentence\.[a-z]+\}/g, '').replace(/[ \n]+/g, ' ');
  return [
    ...(bare.includes(signature) ? [] : [`${place}: not signed with ${signature}`]),
    ...(refusal.test(text) ? [] : [`${place}: no way to say no`]),
    ...(bare.split(' ').length < 25 ? [`${place}: too little is left without its blanks`] : []),
  ];
}

function walk(value: unknown, place: string, visit: (text: string, place: string) => void): void {
  if (typeof value === 'string') visit(value, place);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, held] of Object.entries(value)) {
      walk(held, place === '' ? key : `${place}.${key}`, visit);
    }
  }
}
