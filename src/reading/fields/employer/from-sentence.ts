import type { FieldUnit } from '../field-unit.ts';
import { departmentWords } from '../organization/department.data.ts';
import { isOccupationWord } from '../title/occupation-words.ts';
import type { Candidate } from './candidate.ts';
import { legalForm, nameAtEnd, organizationWords, sentencePatterns } from './employer.data.ts';
import { isPost, isRow, isSpoken, mayBeFirm, mayBeName } from './may-be-name.ts';
import { sureForm } from './name-above.ts';
import { tidyName } from './name.ts';

/** "Elm Architects is", "Elm Solicitors provides": many people, and one that acts. */
const manyAsOne = /^,? (?:is|has|was|[\p{L}]+[^s\W]s)\b/u;
const isOfMany = (name: string): boolean => {
  const last = name.replace(/,.*$/, '').split(' ').at(-1) ?? '';
  return name.includes(' ') && /[^s]s$/.test(last) && isOccupationWord(last);
};

/** "ISSM is a recognized role": what is told of is the job, or a thing. */
const toldOfJob =
  /^,? (?:is|are) (?:an?|the|one) (?:[\p{L}-]+ ){0,4}(?:role|position|post|job|(?<!equal )opportunity|internship|programme|program|requirement|must|plus)\b/iu;

export function fromSentence(unit: FieldUnit, title: string | null, text: string): Candidate[] {
  const found: Candidate[] = [];
  const weight = roleWeight[unit.role] ?? 0;
  for (const { pattern, score, isHouse = false } of sentencePatterns) {
    const match = pattern.exec(unit.text);
    const written = match?.[1];
    if (!match || written === undefined) continue;
    const start = match.index + match[0].lastIndexOf(written);
    const behind = unit.text.slice(start + written.length, start + written.length + 80);
    const opensPart = unit.headingKind === 'company' && start === 0 && /^ provides\b/.test(behind);
    const isFirm = isHouse || opensPart || (isOfMany(written) && manyAsOne.test(behind));
    const one = readName(unit, { written, start }, { title, isFirm, text });
    if (!one || isTeamOf(match[0], one.name)) continue;
    if (!isHouse && (toldOfJob.test(behind) || isFirstOfItem(unit, one))) continue;
    found.push({ ...one, score: score + (score < sureForm ? weight : weight / 2) });
  }
  const legal = readLegalName(unit, weight, title);
  return legal ? [...found, legal] : found;
}

/** "the Labour Relations team" is called after its work, not after the employer. */
const isTeamOf = (words: string, name: string): boolean =>
  / [Tt]eam$/.test(words) && departmentWords.test(name) && !organizationWords.test(name);

const itemRoles: ReadonlySet<string> = new Set(['duty', 'must', 'nice', 'benefit']);

/** "Prepare offers for hotels": the first word of an item has a capital, whatever it is. */
const isFirstOfItem = (
  { role, text }: FieldUnit,
  { name, start }: { name: string; start: number },
): boolean =>
  itemRoles.has(role) &&
  start === 0 &&
  !name.includes(' ') &&
  !/^ (?:is|are|has|was) /.test(text.slice(name.length));

/** "Acme Tools Ltd" */
function readLegalName(
  unit: FieldUnit,
  weight: number,
  title: string | null,
): Candidate | undefined {
  const form = legalForm.exec(unit.text);
  if (!form) return undefined;
  const from = Math.max(0, form.index - 80);
  const named = nameAtEnd.exec(unit.text.slice(from, form.index));
  if (!named) return undefined;
  const start = from + named.index;
  const end = form.index + form[0].length;
  const written = unit.text.slice(start, end);
  const one = readName(unit, { written, start }, { title, isFirm: false, text: '' });
  return one && { ...one, score: 58 + weight };
}

/** In lists of demands and tasks a name is seldom the employer's. */
const roleWeight: Partial<Record<string, number>> = {
  company: 4,
  overview: 2,
  must: -18,
  nice: -18,
  duty: -12,
  noise: -8,
};

function readName(
  unit: FieldUnit,
  { written, start }: { written: string; start: number },
  { title, isFirm, text }: { title: string | null; isFirm: boolean; text: string },
): Omit<Candidate, 'score'> | undefined {
  const tidy = tidyName(written);
  const mayBe = isFirm ? mayBeFirm(tidy.text, title, text) : mayBeName(tidy.text, title);
  if (!mayBe || isSpoken(tidy.text) || isRow(tidy.text)) return undefined;
  if (/^\p{L}+ly$/u.test(tidy.text)) return undefined;
  if (!isFirm && isPost(tidy.text.replace(shortForTechnology, ''))) return undefined;
  if (!tidy.text.includes(' ') && departmentWords.test(tidy.text)) return undefined;
  const from = start + tidy.start;
  return { name: tidy.text, start: from, end: from + tidy.text.length, unit };
}

/** A "pharmacy tech" is a person; whoever says "At Cobalt Tech, we" means the firm. */
const shortForTechnology = /(?<=\p{L}) Tech$/u;
