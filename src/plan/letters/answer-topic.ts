import { stripEnd } from '#writing/casing.ts';
import { isGlued } from '#writing/glued.ts';
import { quote } from '#writing/quote.ts';
import type { Source } from '../source.ts';
import { listLines } from './ad-lines.ts';
import { objectionTopics, presumed } from './objection-topics.data.ts';
import { isVerbatim } from './quote-ad.ts';

const most = 20;
/** A line on what others are or do says nothing of this post. */
const ofOthers =
  /\b(?:agents|franchisees|members|candidates|applicants|contractors|employees) (?:are|who|will)\b/i;

/** A doubt met with the line that speaks of its topic; null where none does. */
export function answerTopic(source: Source, objection: string): string | null {
  const topic = objectionTopics.find(({ asks }) => asks.test(objection));
  if (!topic) return null;
  const line = listLines(source)
    .filter((text) => topic.said.test(text) && text.split(/\s+/).length <= most)
    .filter((text) => !isGlued(text) && !ofOthers.test(text) && isVerbatim(source, text))
    .toSorted((a, b) => a.length - b.length)[0];
  return line === undefined
    ? null
    : `The posting says: ${quote(stripEnd(line))}. I will ask what that means day to day before you apply.`;
}

/** Whether a doubt takes something for granted of which the advertisement says nothing. */
export function presumes({ brief }: Source, objection: string): boolean {
  const [word] = presumed.exec(objection) ?? [];
  const stem = word?.toLowerCase().slice(0, 4);
  return stem !== undefined && brief.facts.every(({ text }) => !text.toLowerCase().includes(stem));
}
