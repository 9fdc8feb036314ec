import type { Brief, Fact } from '#shared/brief.ts';
import { isOver } from '#writing/read-day.ts';
import { splitSentences } from '#writing/split-sentences.ts';
import { memoize } from '#shared/memoize.ts';
import type { Source } from '../source.ts';

const time =
  '(?:(?:early|mid|late|end of)[- ])?(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?(?: \\d{1,2}(?:st|nd|rd|th)?,?)?|spring|summer|fall|autumn|winter)?(?: of)? ?20\\d\\d(?:\\s?[-–/]\\s?(?:20)?\\d\\d)?(?: (?:school|academic) year| season| semester| term| intake| cohort)?';

/** "August 2024", "starting fall of 2024", "for the 2024-25 school year": a time, and nothing else. */
const bareTime = new RegExp(
  `^(?:(?:start(?:s|ing|ed)?|begin(?:s|ning)?|commencing|effective|available|from|for|in|from|start date:?) ){0,2}(?:the )?${time}$`,
  'i',
);
/** The same at the end of a title. */
const atEnd = new RegExp(`\\s?(?:[-–,(]\\s?|\\bfor (?:the )?)${time}\\)?$`, 'i');

/** Words that look ahead to the first day, to the end of a search or to a season. */
const ahead =
  /\b(?:start(?:s|ing)?|begin(?:s|ning)?|commenc\p{L}+|available from|apply by|deadline|clos(?:es|ing) (?:on|date)|until|no later than|expected|anticipated|upcoming|school year|academic year|season|intake|cohort|runs? from)\b/iu;
const history =
  /\b(?:since|founded|established|began|opened in|launched|award\p{L}*|voted|ranked)\b/iu;
/** The line without a time that lies behind us; null where nothing is left that could be told. */
export function dropOver(text: string, today: string): string | null {
  if (!/\b20\d\d\b/.test(text) || !isOver(text, today)) return text;
  const parts = text.split(/,\s|\s[–-]\s|;\s/);
  const kept = parts.filter((part) => !(bareTime.test(part.trim()) && isOver(part, today)));
  if (kept.length < parts.length) return kept.length === 0 ? null : kept.join(', ');
  return ahead.test(text) && !history.test(text) ? null : text;
}

const cutQuote = ({ source }: Fact, text: string): Fact['source'] =>
  source.from === 'job' ? { ...source, quote: text } : source;

function mendFacts(facts: Brief['facts'], today: string): Brief['facts'] {
  const mended = facts.flatMap((fact) => {
    if (fact.kind !== 'schedule') return [fact];
    const text = dropOver(fact.text, today);
    if (text === null) return [];
    return text === fact.text ? [fact] : [{ ...fact, text, source: cutQuote(fact, text) }];
  });
  return mended.length === facts.length && mended.every((fact, i) => fact === facts[i])
    ? facts
    : mended;
}

function mendBlocks(blocks: Brief['employerBlocks'], today: string): Brief['employerBlocks'] {
  let isMended = false;
  const mended = blocks.map((block) => {
    if (block.role !== 'schedule') return block;
    const told = splitSentences(block.text);
    const kept = told.flatMap((sentence) => dropOver(sentence, today) ?? []);
    if (kept.every((sentence, i) => sentence === told[i]) && kept.length === told.length)
      return block;
    isMended = true;
    return { ...block, text: kept.join(' ') };
  });
  return isMended ? mended : blocks;
}

const mendTitle = (title: string, today: string): string =>
  isOver(title, today) ? title.replace(atEnd, '') || title : title;

/**
 * The source without first days, seasons and school years that lie behind us. What the advertisement said of its
 * start stays in its field, where the first question to the manager comes from.
 */
export const inPresent = memoize((source: Source): Source => {
  const { brief, today } = source;
  const facts = mendFacts(brief.facts, today);
  const employerBlocks = mendBlocks(brief.employerBlocks, today);
  const clean = mendTitle(brief.title.clean, today);
  if (
    facts === brief.facts &&
    employerBlocks === brief.employerBlocks &&
    clean === brief.title.clean
  )
    return source;
  return {
    ...source,
    brief: { ...brief, facts, employerBlocks, title: { ...brief.title, clean } },
  };
});
