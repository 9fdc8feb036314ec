import { employerBlockRoles, type EmployerBlock } from '#shared/brief.ts';
import type { Unit } from '#shared/reading.ts';
import { citeIn, type JobDocument } from './job-document.ts';

const mostBlocks = 60;
const roles: ReadonlySet<string> = new Set(employerBlockRoles);
type BlockRole = EmployerBlock['role'];

const isBlockUnit = (unit: Unit): unit is Unit & { role: BlockRole } =>
  roles.has(unit.role) && unit.shape !== 'heading';

/** What the employer wrote on law, applying, benefits and hours: neighbours as one block, word for word. */
export function listEmployerBlocks(document: JobDocument): EmployerBlock[] {
  const runs: (Unit & { role: BlockRole })[][] = [];
  let before: Unit | undefined;
  for (const unit of document.units) {
    const last = runs.at(-1);
    const goesOn = before?.role === unit.role && before.heading === unit.heading;
    if (isBlockUnit(unit)) {
      if (last && goesOn && last.at(-1) === before) last.push(unit);
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
    return source ? [{ role, heading, text: quote.trim(), source }] : [];
  });
}
