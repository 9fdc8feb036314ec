import { bareTitle } from '#knowledge/fit-title.ts';
import type { Drawer } from '#knowledge/drawer.ts';

const fewestWords = 2;

/** Whether such people have the title of the job today: "financial controller" for a group financial controller. */
export const holdsPost =
  (title: string) =>
  ({ search, level }: Pick<Drawer['personas'][number], 'search' | 'level'>): boolean => {
    const wanted = bareTitle(title);
    return (
      level !== 'entry' &&
      search.some((term) => {
        const own = term.toLowerCase();
        const isLong = own.split(/\s+/).length >= fewestWords;
        return isLong && (wanted === own || wanted.endsWith(` ${own}`));
      })
    );
  };
