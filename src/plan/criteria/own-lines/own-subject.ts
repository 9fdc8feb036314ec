import { capitalize } from '#writing/casing.ts';
import { stemsOf } from '../names/shared-stems.ts';

/** Says how much or where in general, and names no field. */
const anyField = new Set(
  'relev simil compa equiv relat recen previ prior minim least year month full part time paid profe progr indus envir setti role posit field area capac fast paced high volum busy post gradu train degre prefe requi prove direc hands succe stron servi funct tasks duti compa organ shift other'.split(
    ' ',
  ),
);

/**
 * Whether a time in the work is asked for in a field of its own: "three years in the drinks trade" of a salesperson is,
 * "three years in sales" is what everyone in the trade has, and the years alone settle it.
 */
export function hasOwnSubject(name: string, trade: string): boolean {
  const known = new Set([...stemsOf(trade), ...anyField]);
  return name.split(/\s+or\s+/i).every((part) => {
    const stems = stemsOf(part);
    return stems.some((stem) => !known.has(stem));
  });
}

/** Ranks, sizes of a week and words of any post: no specialty. */
const ofAnyPost = new Set(
  'senio junio lead princ staff assoc assis chief head manag direc coord speci offic analy consu techn engin train appre part time full shift night days weeke remot hybri tempo perma contr seaso level entry exper membe team upper lower middl gener regio natio area depar servi opera'.split(
    ' ',
  ),
);

/** Whether a text speaks of what sets this post apart within its trade: the subject of a teacher, the law of a lawyer. */
export function hearSpecialty(title: string, trade: string): (text: string) => boolean {
  const known = new Set(stemsOf(trade));
  const special = stemsOf(title).filter((stem) => !known.has(stem) && !ofAnyPost.has(stem));
  const isSame = (one: string, other: string): boolean =>
    one === other ||
    (Math.min(one.length, other.length) >= 4 && one.startsWith(other)) ||
    other.startsWith(one);
  return (text) => stemsOf(text).some((stem) => special.some((word) => isSame(word, stem)));
}

const opening =
  /^(?:[\p{L}-]+ ){0,3}?experience (?:(?:working|operating) )?(?:(?:in|with|of|within|on|for|using|at)\s+)?/iu;
const closing = /(?<!\s)\s+(?:work )?experience$/i;
const ofPeople = /^(?:[\p{L}-]+ ){0,3}?experience as\b/iu;

/** "Clerical", "supervisory", "a class": no field by itself. */
const isBare = /^(?:an? )?(?:\p{L}+(?:al|ory|ive|ic|ant)|class|\p{L}+ mindset)$/iu;

/** "In any industry", "in an outside role": no field. */
const anyPlace = /^(?:any|all|similar|related|relevant|comparable|the same)\b/i;

/** The years are a gate; what was done in them is scored, under a name of its own. Null where only a title is named. */
export function nameDepth(name: string): string | null {
  if (ofPeople.test(name)) return null;
  const subject = name.replace(opening, '').replace(closing, '').trim();
  if (subject === '' || subject === name || subject.length < 4 || isBare.test(subject)) return null;
  if (anyPlace.test(subject)) return null;
  // "Salvage experience" is a name as it stands.
  if (!opening.test(name)) return name;
  return /^\p{L}+ing\b/u.test(subject) ? capitalize(subject) : `Experience in ${subject}`;
}
