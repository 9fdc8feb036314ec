import type { Fact } from '#shared/brief.ts';
import { rateStem } from '../evidence/stem-rarity.ts';
import { isAnywhere, stemsOf } from '../names/shared-stems.ts';

/** A word that so few kinds of work go by is a subject of this job. */
const rare = 3.4;
/** Two lines may share a word by chance. */
const fewestLines = 3;
/** Lines that no criterion stands for, of those that speak of it. */
const mostlyOpen = 0.5;
const shortNames =
  /\b(?!(?:IT|HR|US|USA|UK|EU|PC|AM|PM|EEO|EOE|ID|TV|OR|AND|THE|FT|PT|CV|AI)\b)\p{Lu}{2,6}\b/gu;

const subjectsOf = (text: string): Set<string> =>
  new Set([
    ...stemsOf(text).filter((stem) => !isAnywhere(stem) && rateStem(stem) >= rare),
    ...(text.match(shortNames) ?? []),
  ]);

/** How many other lines speak of the subject of a name, where no criterion stands for most of them; 0 where hardly any do. */
export function hearEchoes(
  lines: readonly Fact[],
  taken: ReadonlySet<Fact>,
): (name: string) => number {
  const speakers = new Map<string, Fact[]>();
  for (const fact of lines)
    for (const subject of subjectsOf(fact.text))
      speakers.set(subject, [...(speakers.get(subject) ?? []), fact]);
  const count = (subject: string): number => {
    const told = speakers.get(subject) ?? [];
    const open = told.filter((fact) => !taken.has(fact)).length;
    return told.length >= fewestLines && open >= mostlyOpen * told.length ? told.length - 1 : 0;
  };
  return (name) => Math.max(0, ...[...subjectsOf(name)].map(count));
}
