import type { Drawer } from './drawer.ts';
import type { FoundSector } from './find-sector.ts';

type Persona = Drawer['personas'][number];

const ofSector = 'sector-';
/** Whether a career is the same work in the sector of the job. */
export const isOfSector = ({ id }: Pick<Persona, 'id'>): boolean => id.startsWith(ofSector);

/** What somebody who does this very work is good at. */
const core = 3;
const mostSearch = 6;

/** A career that the job itself names and no trade file tells of: the same work, in that sector. */
export function makeSectorPersona(
  { sector, background, isOwnWords }: FoundSector,
  { competencies }: Pick<Drawer, 'competencies'>,
): Persona {
  // What the job itself says finds its people before what is usual there.
  const search = [...new Set([...(background?.search ?? []), ...sector.search])].slice(
    0,
    mostSearch,
  );
  const where = isOwnWords && background ? background.where : `in ${sector.name}`;
  return {
    id: `${ofSector}${sector.id}`,
    name: `Does this work now ${where}`,
    now: sector.days,
    moves_for: sector.moves_for,
    held_back_by: sector.held_back_by,
    find_them: `The same titles at ${sector.employers}; look for ${search.slice(0, 2).join(' or ')} in the profile.`,
    say_first:
      'What differs from the house they know: size of the team, who decides, hours and pay.',
    never_say: 'That all employers of the field are alike.',
    search,
    level: 'mid',
    brings: competencies.slice(0, core).map(({ id }) => id),
    to_check: [],
    outreach: {
      opening: `Your profile shows work ${where}.`,
      question: 'What would have to be better than where you are now?',
      steps: [
        'Tell me which part of the work you would like more of.',
        'Reply with a time for a ten-minute call.',
      ],
    },
  };
}
