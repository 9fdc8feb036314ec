import { findTerm } from './find-term.ts';
import { leadersWork, leadingVerbs, ledPeople } from './speak-of-leading.data.ts';

/** "Supervise the daily work of all cleaners" still, "lead times ... the team" no more. */
const nearby = 60;

const said = (text: string, terms: readonly string[]): boolean =>
  terms.some((term) => findTerm(text, term) !== -1);

const saysNear = (line: string, verbs: readonly string[], things: readonly string[]): boolean =>
  verbs.some((verb) => {
    const at = findTerm(line, verb);
    return at !== -1 && said(line.slice(at + verb.length, at + verb.length + nearby), things);
  });

/** Whether any of these lines, in small letters, speaks of leading people. */
export const speakOfLeading = (lines: readonly string[]): boolean =>
  lines.some((line) => saysNear(line, leadingVerbs, ledPeople)) ||
  leadersWork.some(([verbs, things]) => lines.some((line) => saysNear(line, verbs, things)));
