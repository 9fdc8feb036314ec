import type { Fact } from '#shared/brief.ts';
import { cleanText } from '../parse/clean/clean-text.ts';
import { findWishes } from '../parse/discrimination/wishes.ts';
import type { PlacedLine } from '../parse/sections/split-sections.ts';
import { placeLines } from '../parse/sections/split-sections.ts';
import { readLines } from '../parse/text/lines.ts';
import { quote } from '../parse/text/mapped-text.ts';
import { splitSentences } from '../parse/text/sentences.ts';
import { importanceOfHeading } from './importance.ts';
import type { JobTextField } from './job-text.ts';
import { joinLines } from './join-lines.ts';
import { topicOfHeading } from './topics.ts';
import type { Topic } from './topics.ts';

/** One sentence or list item of a field, and where it stands. */
export interface Segment {
  field: JobTextField;
  text: string;
  /** The exact words of the field, and where they begin in it. */
  quote: string;
  start: number;
  topic: Topic;
  /** What the heading above says of everything under it. */
  importance: Fact['importance'];
  isBullet: boolean;
  /** The "Schedule" of "Schedule: four tens". */
  label: string | null;
  /** The heading above; null before the first. */
  heading: string | null;
}

const topicOfField: Partial<Record<JobTextField, Topic>> = {
  requirements: 'requirements',
  benefits: 'benefits',
  culture: 'culture',
};

/** These end with their list; a sentence behind it speaks of something else. */
const listTopics = new Set<Topic>(['goals', 'process', 'schedule', 'physical', 'travel', 'team']);

/** The sentences of a field in order, headings taken off, discriminatory wishes cut out. */
export function readSegments(field: JobTextField, text: string): Segment[] {
  if (text.trim() === '') return [];
  const source = cleanText(text);
  const lines = joinLines(placeLines(readLines(source)));
  const own = topicOfField[field] ?? 'opening';
  let topic: Topic = own;
  let importance: Fact['importance'] = 'must';
  let above: string | null = null;
  return lines.flatMap((line, index) => {
    const heading = readHeading(line, lines[index + 1]);
    if (heading !== undefined) {
      const known = topicOfHeading(heading, own);
      const isNewPart = line.isHeading ? listTopics.has(topic) : topic === 'requirements';
      const unknown = own === 'requirements' && !line.isHeading ? 'opening' : own;
      topic = known ?? (isNewPart ? unknown : topic);
      above = heading;
      // "Knowledge of:" inside a part for wishes does not make them demands.
      if (!/^(?:knowledge|ability|abilities|skills?)(?: of| to| in)?:?$/i.test(heading))
        importance = importanceOfHeading(heading);
      return [];
    }
    if (isBehindList(line, lines[index - 1])) {
      if (listTopics.has(topic) || importance !== 'must') topic = own;
      // A sentence behind a list of demands is seldom one more demand.
      const isTold = isSentence(line.text) || (line.apart && /[.!]$/.test(line.text));
      if (topic === 'requirements' && isTold) topic = 'opening';
      if (topic === 'duties' && line.apart && isSentence(line.text)) topic = 'opening';
      importance = 'must';
      above = null;
    }
    const label = readLabel(line.text, own);
    const setting = label
      ? { topic: label.topic ?? topic, importance: importanceOfHeading(label.words) }
      : { topic, importance };
    const from = label?.length ?? 0;
    return cutSentences(line.text.slice(from), line.start + from).map((span, order): Segment => {
      const evidence = quote(source, span);
      // A label speaks for the first sentence of its line, unless the line is a list of demands.
      const isOwn = order === 0 || !label || setting.topic === 'requirements';
      return {
        ...(isOwn ? setting : { topic, importance }),
        quote: evidence.quote,
        start: evidence.start,
        field,
        text: span.text,
        isBullet: line.mark !== null,
        label: order === 0 ? (label?.words ?? null) : null,
        heading: above,
      };
    });
  });
}

const mostHeadingWords = 6;

/** The words of a line that is nothing but a heading; a few words above a list are one in any form. */
function readHeading(line: PlacedLine, next: PlacedLine | undefined): string | undefined {
  if (line.isHeading) return line.text;
  const isShort = line.mark === null && line.text.split(' ').length <= mostHeadingWords;
  if (!isShort || /[.,;!]$/.test(line.text) || next === undefined) return undefined;
  const opensList = next.mark === 'bullet' || next.mark === 'number';
  if (isTitled(line.text) && isSentence(next.text) && next.text.length > 80) return line.text;
  const isKnown = /^(?:required|preferred|nice to have|bonus points|desirable)$/i.test(line.text);
  return opensList || isKnown ? line.text : undefined;
}

const isSentence = (text: string): boolean => /[.!]$/.test(text) && text.split(' ').length >= 6;

/** "Hybrid Work Environment": capitals throughout, above a paragraph. */
const isTitled = (text: string): boolean =>
  text.split(' ').length > 1 &&
  text.split(' ').every((word) => /^(?:\p{Lu}|&|and|of|the|in|for|to)/u.test(word));

function isBehindList(line: PlacedLine, before: PlacedLine | undefined): boolean {
  return line.mark === null && before !== undefined && before.mark !== null && !line.continued;
}

const labelForm = /^([\p{L}][\p{L}\d '’&/,-]{1,44}?)(?:\s?:\s+|\t)(?=\S)/u;

/** "Preferred: OSHA 30" carries its heading in the line; a label that is no heading stays in the text. */
function readLabel(
  text: string,
  own: Topic,
): { words: string; topic: Topic | undefined; length: number } | undefined {
  const match = labelForm.exec(text);
  const words = match?.[1];
  if (!match || words === undefined) return undefined;
  const topic = topicOfHeading(words, own);
  const grades = importanceOfHeading(words) !== 'must';
  if (topic === undefined && !grades) return undefined;
  return { words, topic: topic ?? (grades ? 'requirements' : undefined), length: match[0].length };
}

interface Cut {
  text: string;
  start: number;
  end: number;
}

function cutSentences(text: string, offset: number): Cut[] {
  return splitSentences(text, offset).flatMap((sentence) =>
    findWishes(sentence.text).length === 0 ? [sentence] : withoutWishes(sentence),
  );
}

/** The parts of a sentence between commas that hold no wish about who a person is. */
function withoutWishes({ text, start }: Cut): Cut[] {
  const parts: Cut[] = [];
  let at = 0;
  for (const separator of [...text.matchAll(/[,;(](?=\s)|\s(?=\()|\s[–-]\s/g), undefined]) {
    const end = separator?.index ?? text.length;
    const part = text.slice(at, end);
    const trimmed = part.trim();
    const from = start + at + part.length - part.trimStart().length;
    if (trimmed.split(' ').length >= 2 && findWishes(trimmed).length === 0) {
      parts.push({ text: trimmed, start: from, end: from + trimmed.length });
    }
    at = separator ? separator.index + separator[0].length : text.length;
  }
  return parts;
}
