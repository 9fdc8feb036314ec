import type { Drawer } from './drawer.ts';
import type { FoundSector } from './find-sector.ts';
import { findHolder } from './post-title.ts';

type Persona = Drawer['personas'][number];

const ofSector = 'sector-';
/** Whether a career is the same work in the sector of the job. */
export const isOfSector = ({ id }: Pick<Persona, 'id'>): boolean => id.startsWith(ofSector);

/** What somebody who does this very work is good at. */
const core = 3;
const mostSearch = 6;

/** "At a manufacturing employer" for "in a manufacturing environment"; of the employer's own sector, another house. */
function sayHouse(where: string, isWanted: boolean): string {
  const [, article, name = ''] = /^(?:in|at) (an? )?(.+)$/.exec(where) ?? [];
  if (article === undefined) return isWanted ? where : `elsewhere ${where}`;
  const house = name.replace(/ (?:environment|setting|space|sector|industry|field)$/, ' employer');
  return isWanted ? `at ${article}${house}` : `at another ${house}`;
}

/** A career that the job itself names and no trade file tells of: the same work, in that sector. */
export function makeSectorPersona(
  { sector, background, isOwnWords, isWanted }: FoundSector,
  drawer: Pick<Drawer, 'competencies' | 'trade' | 'serves' | 'kind'>,
  title: string,
): Persona {
  // What the job itself says finds its people before what is usual there.
  const search = [...new Set([...(background?.search ?? []), ...sector.search])].slice(
    0,
    mostSearch,
  );
  const { called } = findHolder(title, drawer);
  const where = isOwnWords && background ? background.where : `in ${sector.name}`;
  return {
    id: `${ofSector}${sector.id}`,
    name: `${called.charAt(0).toUpperCase()}${called.slice(1)} ${sayHouse(where, isWanted)}`,
    now: sector.days,
    moves_for: sector.moves_for,
    held_back_by: sector.held_back_by,
    find_them: `The same titles at ${sector.employers}; look for ${search.slice(0, 2).join(' or ')} in the profile.`,
    say_first:
      'What differs from their present employer: size of the team, who decides, hours and pay.',
    never_say: 'That all employers of the field are alike.',
    search,
    level: 'mid',
    brings: drawer.competencies.slice(0, core).map(({ id }) => id),
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
