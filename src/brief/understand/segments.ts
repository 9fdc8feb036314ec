import type { Fact } from '#shared/brief.ts';
import { cleanText } from '../parse/clean/clean-text.ts';
import { findWishes } from '../parse/discrimination/wishes.ts';
import type { PlacedLine } from '../parse/sections/split-sections.ts';
import { placeLines } from '../parse/sections/split-sections.ts';
import { readLines } from '../parse/text/lines.ts';
import type { MappedText } from '../parse/text/mapped-text.ts';
import { quote } from '../parse/text/mapped-text.ts';
import { splitSentences } from '../parse/text/sentences.ts';
import { importanceOfHeading } from './importance.ts';
import type { JobTextField } from './job-text.ts';
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
}

const topicOfField: Partial<Record<JobTextField, Topic>> = {
  requirements: 'requirements',
  benefits: 'benefits',
  culture: 'culture',
};

/** The sentences of a field in order, headings taken off, discriminatory wishes cut out. */
export function readSegments(field: JobTextField, text: string): Segment[] {
  if (text.trim() === '') return [];
  const source = cleanText(text);
  const lines = placeLines(readLines(source));
  const own = topicOfField[field] ?? 'opening';
  let topic: Topic = own;
  let importance: Fact['importance'] = 'must';
  return lines.flatMap((line, index) => {
    const heading = readHeading(line, lines[index + 1]);
    if (heading !== undefined) {
      topic = topicOfHeading(heading, line, own) ?? topic;
      importance = importanceOfHeading(heading);
      return [];
    }
    const runIn = readRunIn(line);
    const setting = runIn
      ? {
          topic: topicOfHeading(runIn.label, line, own) ?? topic,
          importance: importanceOfHeading(runIn.label),
        }
      : { topic, importance };
    const from = runIn ? line.contentStart - line.start : 0;
    return cutSentences(line.text.slice(from), line.start + from).map((span): Segment => ({
      ...setting,
      ...place(source, span),
      field,
      text: span.text,
      isBullet: line.mark !== null,
    }));
  });
}

function place(
  source: MappedText,
  span: { start: number; end: number },
): Pick<Segment, 'quote' | 'start'> {
  const evidence = quote(source, span);
  return { quote: evidence.quote, start: evidence.start };
}

const mostHeadingWords = 6;

/** The words of a line that is nothing but a heading; a few words above a list are one in any form. */
function readHeading(line: PlacedLine, next: PlacedLine | undefined): string | undefined {
  if (line.isHeading) return line.text;
  const opensList =
    line.mark === null &&
    next !== undefined &&
    next.mark === 'bullet' &&
    !/[.,;!]$/.test(line.text) &&
    line.text.split(' ').length <= mostHeadingWords;
  return opensList ? line.text : undefined;
}

/** "Preferred: OSHA 30" carries its heading in the line. */
function readRunIn(line: PlacedLine): { label: string } | undefined {
  const length = line.contentStart - line.start;
  return length > 0 && length < line.text.length
    ? { label: line.text.slice(0, length).replace(/[\s:–-]+$/, '') }
    : undefined;
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
