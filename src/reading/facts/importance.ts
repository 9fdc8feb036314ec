import type { Fact } from '#shared/brief.ts';
import type { Unit } from '#shared/reading.ts';

type Importance = Fact['importance'];

const nice =
  /\b(?:nice[- ]to[- ]haves?|nice if|(?:is |are |would be |be )?(?:an? )?(?:big |real |huge |definite |strong |added )?(?:plus|bonus)(?: points)?$|(?:is|are|would be|as) an? (?:big |real |huge |definite |strong |added )?(?:plus|bonus)|a plus\b|bonus points|bonus if|not (?:strictly )?(?:required|essential|necessary|mandatory)|optional|helpful|kein muss|(?:un|serait un|est un) (?:plus|atout)|apprécié\w*|mile widziane|gern gesehen|von nutzen|earns? (?:\$|€|£|extra|more)|is welcome but|(?:may|can) be substituted|in lieu of)/i;
const preferred =
  /\b(?:prefer(?:red|ably|ence)?|desir(?:able|ed)|ideal(?:ly)?|advantage(?:ous)?|an asset|beneficial|strongly considered|would love|von vorteil|vorteilhaft|wünschenswert|idealerweise|bevorzugt|gerne (?:mit|auch)|souhait(?:é|able)|idéalement|de préférence|atouts?)/i;
const softHeading =
  /nice|plus\b|bonus|atouts?\b|kein muss|extra|^not (?:required|needed|necessary)/i;

/** What the role and the heading say of a unit before its own words are looked at. */
function importanceOfPlace({
  role,
  heading,
  label,
}: Pick<Unit, 'role' | 'heading' | 'label'>): Importance {
  if (role !== 'nice') return 'must';
  const above = label ?? heading ?? '';
  if (preferred.test(above) && !softHeading.test(above)) return 'preferred';
  return 'nice';
}

/** How much a demand weighs: a wish stays a wish, and a must is one unless its own words make it less. */
export function importanceOf(
  text: string,
  unit: Pick<Unit, 'role' | 'heading' | 'label'>,
): Importance {
  const given = importanceOfPlace(unit);
  if (nice.test(text)) return 'nice';
  const isPreferred = preferred.test(text) && !/\bideal candidate\b/i.test(text);
  if (isPreferred && !/\b(?:must|required)\b/i.test(text))
    return softHeading.test(unit.label ?? unit.heading ?? '') ? 'nice' : 'preferred';
  if (given !== 'must' && /\b(?:must|mandatory|is required)\b/i.test(text)) return 'must';
  return given;
}
