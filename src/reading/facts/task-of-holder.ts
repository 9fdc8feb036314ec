import { classifyHeading } from '../layout/classify-heading.ts';
import { findSubject } from './shapes/subject.ts';
import { readVerbPhrase } from './shapes/verb-phrase.ts';
import type { Told } from './told.ts';

/** "Is accountable for safety", "Completes all courses in the first year": done by whoever has the job. */
const always =
  /^(?:is (?:accountable|responsible|expected to|required to (?!have|hold|be))|completes? (?:all|any|the) |upholds|adheres to|complies with|ensures)\b/i;
/** Said of a person as well, and a task only among the tasks. */
const amongDuties =
  /^(?:(?:consistently|actively|effectively|continually|regularly) )?(?:demonstrates|maintains|meets|keeps|displays|exhibits|shows|stays|remains|acts|works|uses|applies|understands)\b/i;
/** "The Buyer will select the mills": said of the post by its name, and of what it does. */
const byName =
  /^(?:[Tt]he|[Tt]his|[Oo]ur) \p{Lu}[^,.;:]{2,40} will (?!(?:also )?(?:have|be|need|possess|hold|bring|require|demonstrate|show|understand|know|report|receive|earn|get|enjoy|work (?:well|independently|in an?))\b)\p{Ll}/u;
const paper = /\b(?:years?|licen[cs]e\w*|certifi\w+|degree|diploma|must have|must be)\b/i;

/** A line in the third person tells what is done in the job, though its words are those of a demand. */
export const isTaskOfHolder = (text: string, heading: string | null): boolean =>
  !paper.test(text) &&
  (always.test(text) ||
    (byName.test(text) && findSubject(text) > 0) ||
    (amongDuties.test(text) && heading !== null && classifyHeading(heading) === 'duty'));

const will =
  /^will (?:also )?(?!(?:have|be|need|possess|hold|bring|require|demonstrate|show|understand|know|report|receive|earn|get|enjoy|work (?:well|independently|in an?))\b)(?=\p{Ll}+ \p{L})/iu;

/** "Will run the harbor", under "somebody who": done there, and nothing that is brought; undefined for other lines. */
export function readOwnWork(text: string): Told | undefined {
  const rest = text.replace(will, '');
  if (rest === text || paper.test(text)) return undefined;
  const [head = ''] = rest.split(/[:;]/, 1);
  const verb = readVerbPhrase(`You will ${head}`);
  if (!verb?.isSure) return undefined;
  return { kind: 'duty', text: rest.charAt(0).toUpperCase() + rest.slice(1), verb };
}
