import type { Fact } from '#shared/brief.ts';
import { joinList } from '#writing/list.ts';
import { weighDemand } from '../../demands/requirements.ts';
import { isTerm } from '../../search/search-words.ts';
import type { Criterion } from '../criterion.ts';
import { isWayOfWorking } from '../own-lines/traits.ts';
import { isOfficeProgram } from '../own-lines/systems.ts';

/** So many names are said in one breath, and a line is no longer than this. */
const shown = 3;
const longest = 64;
/** What stands far down was only added to the line. */
const linesRead = 2;

const named: ReadonlySet<Fact['kind']> = new Set(['skill', 'tool', 'experience']);
/** Letters or a product by which a thing is known: GAAP, HEC-RAS, AutoCAD, SolidWorks. */
const isName =
  /^(?=.*\p{Lu})(?:\p{Lu}[\p{Lu}\d&./-]+|\p{L}*\p{Ll}\p{Lu}[\p{L}\d]*|[\p{L}\d]+[\d+#][\p{L}\d]*)(?: \d[\p{L}\d]*)?$/u;
/** Papers and degrees are met or not. */
const ofPapers =
  /^(?:PhD\p{L}*|BSc?|BA|MSc?|MA|MBA|CPA|CMA|PE|RN|LPN|GED|CDL|CPR|BLS|ACLS|US|UK|USA|EU|NY|NYC|LA|DC|IT|HR|QA|AM|PM)$/u;

/** The names in the demands of a line that its own name leaves out. */
const listUnnamed = ({ name, facts }: Criterion): string[] => [
  ...new Set(
    facts
      .slice(0, linesRead)
      .filter((fact) => named.has(fact.kind) && weighDemand(fact) === 'must')
      .flatMap(({ terms }) => terms)
      .filter(
        (term) =>
          isName.test(term) &&
          !/\p{Lu}{3}\d$/u.test(term) &&
          isTerm(term) &&
          !ofPapers.test(term) &&
          !isOfficeProgram(term) &&
          !name.toLowerCase().includes(term.toLowerCase()),
      ),
  ),
];

/**
 * Lines that go by a name of the trade say which methods and systems the job demands of them: "Drawing (AutoCAD)". What
 * stands in one name stands in no other.
 */
export function nameTerms(criteria: readonly Criterion[]): Criterion[] {
  const told = new Set<string>();
  const names = criteria.map(({ name }) => name.toLowerCase()).join('\n');
  return criteria.map((line) => {
    const isOwn = line.facts.some(({ id }) => id === line.id);
    if (isOwn || isWayOfWorking(line) || line.origin !== 'must') return line;
    const terms = listUnnamed(line)
      .filter((term) => !told.has(term) && !names.includes(term.toLowerCase()))
      .slice(0, shown);
    const fitting = terms.filter(
      (_, i) => `${line.name} (${joinList(terms.slice(0, i + 1))})`.length <= longest,
    );
    if (fitting.length === 0 || line.name.includes('(')) return line;
    for (const term of fitting) told.add(term);
    return { ...line, name: `${line.name} (${fitting.join(', ')})` };
  });
}
