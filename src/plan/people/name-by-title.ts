import { capitalize, lowerFirst } from '#writing/casing.ts';
import type { Drawer } from '#knowledge/drawer.ts';

type Persona = Drawer['personas'][number];

const does = /^(?:works|handles|delivers|serves|does|sells|teaches|meets)\b/i;
const stands = /^(?:alone|freelance|self-employed|in research|employed|paid|newly)\b/i;

/**
 * A career that is known of the kind of work alone, by the title of the job: "Handles one step in a large department"
 * finds nobody, a "Chart keeper who handles one step in a large department" does.
 */
export function nameByTitle(persona: Persona, title: string): Persona {
  const said = lowerFirst(persona.name);
  const name = does.test(said)
    ? `${capitalize(title)} who ${said}`
    : stands.test(said)
      ? `${capitalize(title)}, ${said}`
      : null;
  return name === null
    ? persona
    : { ...persona, name, search: [title, ...persona.search.filter((one) => one !== title)] };
}
