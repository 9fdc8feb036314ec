import { capitalize } from '#writing/casing.ts';
import { stemsOf } from './shared-stems.ts';

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

const opening =
  /^(?:[\p{L}-]+ ){0,3}?experience (?:(?:working|operating) )?(?:(?:in|with|of|within|on|for|using|at)\s+)?/iu;
const closing = /(?<!\s)\s+(?:work )?experience$/i;
const ofPeople = /^(?:[\p{L}-]+ ){0,3}?experience as\b/iu;

/** "Clerical", "supervisory", "a class": no field by itself. */
const isBare = /^(?:an? )?(?:\p{L}+(?:al|ory|ive|ic|ant)|class|\p{L}+ mindset)$/iu;

/** The years are a gate; what was done in them is scored, under a name of its own. Null where only a title is named. */
export function nameDepth(name: string): string | null {
  if (ofPeople.test(name)) return null;
  const subject = name.replace(opening, '').replace(closing, '').trim();
  if (subject === '' || subject === name || subject.length < 4 || isBare.test(subject)) return null;
  return /^\p{L}+ing\b/u.test(subject) ? capitalize(subject) : `Experience in ${subject}`;
}
