import type { Unit } from '#shared/reading.ts';
import { classifyHeading } from '../layout/classify-heading.ts';

const longest = 6;
/** "You will own the brand plan", "Location: Leeds": a sentence or a value, and no name of a part of the work. */
const noName =
  /[.:?!%]|\b(?:you|we|our|your|will|must|should|includes?|such as|following|responsib\p{L}+|duties|tasks|facets|looks? like|able to|is|are|role|position|individual|applicants?|skills|qualities|abilities|requirements?|qualifications?|location|reasons?|success|scope|summary|description|overview|about|other|secondary|additional|functional|general|benefits?|apply|company|how|why|what)\b/iu;

/** The advertisement's own name for a part of the work, over some of its duties: "Inventory". */
export function readSubHeading({
  role,
  heading,
}: Pick<Unit, 'role' | 'heading'>): string | undefined {
  const name = heading?.trim().replace(/(?<![\s–-])[\s–-]+$/u, '') ?? '';
  if (role !== 'duty' || name.length < 4 || name.split(' ').length > longest) return undefined;
  return noName.test(name) || classifyHeading(name) ? undefined : name;
}
