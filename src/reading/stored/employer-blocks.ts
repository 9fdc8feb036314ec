import { employerBlockRoles, type EmployerBlock } from '#shared/brief.ts';
import type { Unit } from '#shared/reading.ts';
import { citeIn, type JobDocument } from './job-document.ts';

const mostBlocks = 60;
const roles: ReadonlySet<string> = new Set(employerBlockRoles);
type BlockRole = EmployerBlock['role'];

/** "Learn more on our": what followed was lost. */
const isCutOff = /(?<!\p{L})(?:an?|the|our|your|their|its|and|or|of|than)(?: ?[.:])?$/iu;

const isBlockUnit = (unit: Unit): unit is Unit & { role: BlockRole } =>
  roles.has(unit.role) && unit.shape !== 'heading' && !isCutOff.test(unit.text);

/** "Boat Hand – Offshore (Training Provided)": the name of the job offers and settles nothing. */
const isTitleLine = ({ text }: Unit, title: string): boolean =>
  title !== '' && text.trim().toLowerCase() === title.trim().toLowerCase();

const sizeOf = (text: string): number => text.replace(/[^\p{L}\d]+/gu, '').length;
const mostDropped = 12;
/** 'press the "' and the button's name in the next line. */
const brokenQuote = /(?<=\s["“])[ \t]{0,4}\r?\n[ \t]{0,4}(?=\S)/g;

/** Whether something inside a unit was taken out, such as the frame of a page. */
const isMended = ({ text, label, start, end }: Unit, document: JobDocument): boolean =>
  sizeOf(document.text.slice(start, end)) > sizeOf(`${label ?? ''}${text}`) + mostDropped;

/** A unit with what parts it from the next one; a break that copying took away is given back. */
function wordsUpTo(unit: Unit, next: Unit | undefined, { text }: JobDocument): string {
  const { start, end } = unit;
  const own = text.slice(start, end);
  // The same words without a break that tore a name or a sentence.
  const words =
    own.includes('\n') && !unit.text.includes('\n') && sizeOf(own) === sizeOf(unit.text)
      ? unit.text
      : own;
  if (!next) return words;
  return next.start > end ? `${words}${text.slice(end, next.start)}` : `${words}\n`;
}

/** What the employer wrote on law, applying, benefits and hours: neighbours as one block, word for word. */
export function listEmployerBlocks(document: JobDocument, title = ''): EmployerBlock[] {
  const runs: (Unit & { role: BlockRole })[][] = [];
  let before: Unit | undefined;
  for (const unit of document.units) {
    const last = runs.at(-1);
    const goesOn =
      before?.role === unit.role &&
      before.heading === unit.heading &&
      // What was taken out between them, such as the frame of a page, nobody wrote.
      !/[\p{L}\d]{3}/u.test(document.text.slice(before.end, unit.start));
    if (isBlockUnit(unit) && !isTitleLine(unit, title)) {
      const isOne = isMended(unit, document) || (before && isMended(before, document));
      if (last && goesOn && !isOne && last.at(-1) === before) last.push(unit);
      else runs.push([unit]);
    }
    before = unit;
  }
  return runs.slice(0, mostBlocks).flatMap((run) => {
    const [first] = run;
    const last = run.at(-1);
    if (!first || !last || last.end <= first.start) return [];
    const { start } = first;
    const quote = document.text.slice(start, last.end);
    const source = citeIn(document, { quote, start, end: last.end });
    const { role, heading } = first;
    const written = run.map((unit, index) => wordsUpTo(unit, run[index + 1], document)).join('');
    const text = isMended(first, document) ? first.text : written.trim().replace(brokenQuote, '');
    return source ? [{ role, heading, text, source }] : [];
  });
}
