import type { Brief } from '#shared/brief.ts';
import { findTerm } from './find-term.ts';
import {
  leadersWork,
  leadingTitles,
  leadingVerbs,
  ledPeople,
  maybeLeadingTitles,
} from './leads-team.data.ts';
import { managersOfThings } from './post-ranks.data.ts';

/** "Supervise the daily work of all cleaners" still, "lead times ... the team" no more. */
const nearby = 60;
/** Kinds of a leader's work beside leading itself. */
const some = 1;
const plenty = 2;
/** A line or two on a team say nothing against a title that names nobody. */
const fewDuties = 3;

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

/** Whether the holder of the post leads others: by its title, or by a title that leaves it open and the duties. */
export function leadsTeam({ title, facts }: Pick<Brief, 'title' | 'facts'>): boolean {
  const called = title.given.toLowerCase();
  if (said(called, leadingTitles)) return true;
  if (said(called, managersOfThings)) return false;
  const work = facts
    .filter(({ kind }) => kind === 'duty' || kind === 'team')
    .map(({ text }) => text.toLowerCase());
  const asked = facts
    .filter(({ kind }) => kind === 'skill' || kind === 'trait' || kind === 'experience')
    .map(({ text }) => text.toLowerCase());
  const leads = (lines: readonly string[]): number =>
    lines.filter((line) => saysNear(line, leadingVerbs, ledPeople)).length;
  const others = leadersWork.filter(([verbs, things]) =>
    work.some((line) => saysNear(line, verbs, things)),
  ).length;
  const inDuties = leads(work);
  if (said(called, maybeLeadingTitles))
    return (inDuties > 0 && others >= some) || (leads(asked) > 0 && others >= plenty);
  return inDuties > 0 && others >= plenty && leads(asked) + inDuties >= fewDuties;
}
