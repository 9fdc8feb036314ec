import type { Brief } from '#shared/brief.ts';

/** Said of employers that draw the same people; whose offers a team has refused is told in praise of the team. */
const before =
  /\b(?:competitors? (?:such as|like|includ(?:e|ing))|competes? (?:with|against)|competing (?:with|against))\s+(?=\p{Lu})/u;
/** A name begins with a capital; a small word ends the list. */
const list =
  /^(?:(?:and |& )?\p{Lu}[\p{L}\d&.'’-]*(?: \p{Lu}[\p{L}\d&.'’-]*){0,3}(?:, | and | & |(?=[\s.;]|$)))+/u;
const most = 8;

/** Employers the job itself names as rivals: in the field for them, or in what it says of its team. */
export function listNamedCompetitors({ competitors, facts }: Brief): string[] {
  const typed = competitors.map(({ text }) => text);
  const told = facts
    .filter(({ kind }) => kind === 'culture' || kind === 'team')
    .flatMap(({ text }) => readNames(text));
  return [...new Set([...typed, ...told.slice(0, most)])];
}

function readNames(text: string): string[] {
  const found = before.exec(text);
  if (!found) return [];
  const [names = ''] = list.exec(text.slice(found.index + found[0].length)) ?? [];
  return names
    .split(/, and |, | and | & /)
    .map((name) => name.replace(/^(?:and|&) /, '').trim())
    .filter(Boolean);
}
