import type { Drawer } from '#knowledge/drawer.ts';
import type { Brief } from '#shared/brief.ts';
import type { Gate } from '../criteria/criterion.ts';
import { sharedTelling } from '../criteria/names/shared-stems.ts';
import { hears } from '../search/search-names.ts';
import { isNearTo, listCareerCodes } from './career-occupation.ts';
import { ofAnotherField } from './lacks-demand.ts';
import { isOfWork } from './people-of-work.ts';
import { isSpare } from './post-persona.ts';

type Persona = Drawer['personas'][number];

/** A plan with fewer has too few ways to look; a fourth career is told where it is near. */
const fewest = 3;
const enough = 4;

interface Job {
  brief: Brief;
  soc: string | null;
  gates: readonly Gate[];
}

/** Of careers that the job does not speak of only so many as are needed beside those it does, the nearest first. */
export function chooseNearest(
  left: readonly Persona[],
  count: number,
  { brief, soc, gates }: Job,
): Persona[] {
  const ofBeginner = rateBeginner(brief, gates);
  return left
    .map((persona) => ({
      persona,
      rate: rateNear(persona, brief, soc) + (persona.level === 'entry' ? ofBeginner : 0),
    }))
    .toSorted((a, b) => b.rate - a.rate)
    .filter(({ rate }, i) => count + i < fewest || (count + i < enough && rate > 0))
    .map(({ persona }) => persona);
}

const past: ReadonlySet<Gate['kind']> = new Set(['experience', 'education', 'credential']);

/** Whoever begins comes first for a first post, counts where nothing is demanded, and last where years are. */
const rateBeginner = ({ seniority }: Brief, gates: readonly Gate[]): number =>
  ['entry', 'junior'].includes(seniority.level ?? '')
    ? 2
    : gates.some(({ kind }) => kind === 'experience')
      ? -1
      : gates.some(({ kind }) => past.has(kind))
        ? 0
        : 1;

/** Before whoever does other work, and behind all others. */
const ofSpare = -0.5;
const ofOutside = 2;

/** How near a career is to the job that does not speak of it. */
function rateNear(persona: Persona, brief: Brief, soc: string | null): number {
  if (isSpare(persona)) return ofSpare;
  const codes = listCareerCodes(persona);
  const said = [brief.title.given, ...brief.facts.map(({ text }) => text)].join('\n');
  return (
    persona.search.filter(hears(brief)).length +
    Math.min(1, sharedTelling(persona.name, said)) +
    (isOfWork(persona) ? 1 : 0) +
    (soc !== null && codes.length > 0 ? (isNearTo(soc)(codes) ? 1 : -1) : 0) -
    (ofAnotherField.test(persona.name) ? ofOutside : 0)
  );
}
