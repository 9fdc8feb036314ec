import { findCountry } from '#market/places/countries.ts';
import { foldName } from '#market/places/fold-name.ts';
import { findRegions, findRegionsByCode } from '#market/places/regions.ts';
import { findWorldCities } from '#market/places/world-cities.ts';

const around =
  /^(?:the |greater |central |downtown |north |south |east |west )+|\b(?: area| region| metro(?:politan)?(?: area)?| metroplex| county| city cent(?:re|er)| office| und umgebung)$/gi;
const ukOrOther =
  /^(?:england|scotland|wales|cymru|ncr|national capital region|metro manila|emea|apac|europe|worldwide|nationwide|usa?|uk|uae|multiple locations|various locations)$/i;
const longestName = 60;
/** Smaller towns share their names with too many things. */
const enoughPeople = 15_000;

/** A town, region or country by name and nothing else: "Leeds", "Tulsa, OK", "Greater Boston Area". */
export function isPlaceName(text: string): boolean {
  const name = text.trim().replace(/[.\s]+$/, '');
  if (name.length < 2 || name.length > longestName || !/^\p{Lu}/u.test(name)) return false;
  if (/ (?:metroplex|metropolitan area|metro area|area)$/i.test(name)) return true;
  const parts = name.split(/\s?[,/|]\s?|\s[-–]\s/).filter((part) => part !== '');
  return (
    parts.length > 0 && parts.length <= 4 && parts.every((part, index) => isPart(part, index > 0))
  );
}

/** Behind a town even a small region counts: "Tulsa, OK". */
function isPart(part: string, isBehind: boolean): boolean {
  const name = part.replace(around, '').trim();
  if (name === '' || ukOrOther.test(part)) return part !== '';
  if (/^\p{Lu}{2,3}$/u.test(name)) return isBehind && findRegionsByCode(name).length > 0;
  if (findCountry(name) || findRegions(foldName(name)).length > 0) return true;
  if (/^[A-Z]{1,2}\d/.test(name) || /^\d{5}$/.test(name)) return isBehind;
  const [largest] = findWorldCities(name);
  return largest !== undefined && (isBehind || largest.population >= enoughPeople);
}
