const load = /\b(\d{1,3})\s?\+?\s?(lbs?|pounds?|kgs?|kilos?|kilograms?)\b/gi;
const poundsOfKilo = 2.2;

/** The heaviest load that a line names, in pounds; 0 where it names none. */
export const heaviestIn = (text: string): number =>
  Math.max(
    0,
    ...[...text.matchAll(load)].map(
      ([, count, unit = '']) => Number(count) * (/^k/i.test(unit) ? poundsOfKilo : 1),
    ),
  );
