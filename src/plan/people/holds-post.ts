import { bareTitle } from '#knowledge/bare-title.ts';
import { isOfPost } from './post-persona.ts';
import type { Drawer } from '#knowledge/drawer.ts';

type Persona = Drawer['personas'][number];

const fewestWords = 2;

/** Whether such people have the title of the job today: "financial controller" for a group financial controller. */
export const holdsPost =
  (title: string) =>
  ({
    id,
    search,
    level,
  }: Pick<Persona, 'search' | 'level'> & Partial<Pick<Persona, 'id'>>): boolean => {
    const wanted = bareTitle(title);
    return (
      (id !== undefined && isOfPost({ id })) ||
      (level !== 'entry' &&
        search.some((term) => {
          // "Director of sales" is a sales director.
          const own = term.toLowerCase().replace(/^(director|head|manager) of (.+)$/, '$2 $1');
          const isLong = own.split(/\s+/).length >= fewestWords;
          return isLong && (wanted === own || wanted.endsWith(` ${own}`));
        }))
    );
  };

/** Whether a career of the trade is that of colleagues at a like house. */
export const isPeer = ({ id, level }: Pick<Persona, 'id' | 'level'>): boolean =>
  level !== 'entry' && /(?:^|-)(?:same|peer)(?:-|$)/.test(id);
