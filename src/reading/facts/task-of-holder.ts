import { classifyHeading } from '../layout/classify-heading.ts';

/** "Is accountable for safety", "Completes all courses in the first year": done by whoever has the job. */
const always =
  /^(?:is (?:accountable|responsible|expected to|required to (?!have|hold|be))|completes? (?:all|any|the) |upholds|adheres to|complies with|ensures)\b/i;
/** Said of a person as well, and a task only among the tasks. */
const amongDuties =
  /^(?:(?:consistently|actively|effectively|continually|regularly) )?(?:demonstrates|maintains|meets|keeps|displays|exhibits|shows|stays|remains|acts|works|uses|applies|understands)\b/i;
const paper = /\b(?:years?|licen[cs]e\w*|certifi\w+|degree|diploma|must have|must be)\b/i;

/** A line in the third person tells what is done in the job, though its words are those of a demand. */
export const isTaskOfHolder = (text: string, heading: string | null): boolean =>
  !paper.test(text) &&
  (always.test(text) ||
    (amongDuties.test(text) && heading !== null && classifyHeading(heading) === 'duty'));
