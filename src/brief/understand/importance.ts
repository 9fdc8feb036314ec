import type { Fact } from '#shared/brief.ts';

type Importance = Fact['importance'];

const nice =
  /\b(?:nice[- ]to[- ]haves?|nice if|(?:is |are |would be |be )?(?:an? )?(?:big |real |huge |definite |strong |added )?(?:plus|bonus)(?: points)?$|(?:is|are|would be|as) an? (?:big |real |huge |definite |strong |added )?(?:plus|bonus)|a plus\b|bonus points|bonus if|not (?:strictly )?(?:required|essential|necessary|mandatory)|optional|helpful|kein muss|(?:un|serait un|est un) (?:plus|atout)|apprécié\w*|mile widziane|gern gesehen|von nutzen|earns? (?:\$|€|£|extra|more)|is welcome but|(?:may|can) be substituted|in lieu of)/i;
const preferred =
  /\b(?:prefer(?:red|ably|ence)?|desir(?:able|ed)|ideal(?:ly)?|advantage(?:ous)?|an asset|beneficial|strongly considered|would love|von vorteil|vorteilhaft|wünschenswert|idealerweise|bevorzugt|gerne (?:mit|auch)|souhait(?:é|able)|idéalement|de préférence|atouts?)/i;
/** What a heading says of the items under it; must unless it says otherwise. */
export function importanceOfHeading(heading: string): Importance {
  if (
    /nice|plus\b|bonus|atouts?\b|kein muss|extra|^not (?:required|needed|necessary)/i.test(heading)
  )
    return 'nice';
  if (preferred.test(heading)) return 'preferred';
  return 'must';
}

/** The item's own words win over its heading. */
export function importanceOf(text: string, ofHeading: Importance): Importance {
  if (nice.test(text)) return 'nice';
  const isPreferred = preferred.test(text) && !/\bideal candidate\b/i.test(text);
  if (isPreferred && !/\bmust\b/i.test(text)) return ofHeading === 'nice' ? 'nice' : 'preferred';
  if (ofHeading !== 'must' && /\b(?:must|mandatory|is required)\b/i.test(text)) return 'must';
  return ofHeading;
}
