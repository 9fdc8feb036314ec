import { capitalize, lowerFirst } from '#writing/casing.ts';
import type { Drawer } from '#knowledge/drawer.ts';
import type { Holder } from '#knowledge/post-title.ts';

type Persona = Drawer['personas'][number];

/** "Handles one step in a large department", "Sells by phone". */
const does =
  /^(?:works|handles|delivers|serves|does|sells|teaches|meets|knows|leads|runs|left|finished)\b/i;
/** "Alone in this role", "Paid by the hour". */
const stands =
  /^(?:alone|freelance|(?:many|several|some|long) years\b|in research|employed|paid|qualified about|trained in the trade|newly licensed or certified$|self-employed (?:and|in|with) )/i;

/** "Freelance teacher between several schools" is a teacher already. */
const isSomebody = /^(?:freelance|employed|self-employed|paid) \p{L}+(?:er|or|ist|ant|ian)\b/iu;

/**
 * A career that is known of the kind of work alone, as somebody one can look for: "Handles one step in a large
 * department" is nobody, a "Chart keeper who handles one step in a large department" is.
 */
export function nameByTitle(persona: Persona, { called, isOwn }: Holder): Persona {
  const said = lowerFirst(persona.name);
  const name = does.test(said)
    ? `${capitalize(called)} who ${said}`
    : stands.test(said) && !isSomebody.test(said)
      ? `${capitalize(called)}, ${said}`
      : null;
  return name === null
    ? persona
    : {
        ...persona,
        name,
        search: isOwn
          ? [called, ...persona.search.filter((one) => one !== called)]
          : persona.search,
      };
}
