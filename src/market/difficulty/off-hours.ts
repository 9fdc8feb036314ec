import { isDenied } from '#shared/denied.ts';

const offHours =
  /\b(?:nights?|weekends?|saturdays?|sundays?|on[- ]call|overtime|rotat\w*|(?<!\bpaid )holidays|(?<!\b(?:day|first|1st|morning) )shifts?|24\/7|early mornings?|late|7[- ]day|nacht\w*|wochenend\w*|schicht\w*|week-ends?|nuits?)\b/gi;
const denied = /\b(?:no|never|without|closed(?: on)?|kein\w*|sans|pas de)\s+(?:\w+\s+){0,2}$/i;
/** "Starting this Sunday" is a day, and no week. */
const oneDay = /\b(?:this|next|coming) (?:coming )?(?:\w+day(?:,| or| and) ){0,2}$/i;
const free = /^(?:,? (?:and|or|&) \w+)? off\b/i;
/** "Saturday, June 3" is one day, and the health of an on-call rota is looked after by whoever is not on it. */
const elsewhere =
  /^,? (?:the )?(?:\d{1,2}(?:st|nd|rd|th| (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? \d)|^ (?:management|managers?|team|staff|health|practices?|process(?:es)?|tooling|runbooks?|culture|documentation)\b/i;

/** "Day or night shift": whoever cannot work nights takes the other. */
const choice =
  /\bday(?: shift[^.;]{0,40})? or (?:evening(?: shift[^.;]{0,40})? or )?(?:night|evening) shifts?\b/gi;

/** Nights in another town are slept through. */
const nightsAway =
  /\baway(?: from home)?[^.;]{0,24}\bnights?\b(?! shifts?)|\bnights?(?: per week| a week)? (?:away|out)\b|\bnights? in (?:a|the|your) (?:cab|hotel|vehicle|truck)\b|\bovernight (?:stays?|travel|trips?)\b/gi;

/** "Weekends: Saturday, Sunday" under the days of work are days off, and "late nights" are evenings. */
const freeDays = /\bweekends? ?[-–:] ?sat\w*,? ?(?:and |& ?)?sun\w*/gi;

export const dropShiftChoice = (text: string): string =>
  text
    .replace(choice, 'day shift')
    .replace(nightsAway, 'away')
    .replace(freeDays, 'days off')
    .replace(/\blate nights?\b/gi, 'late');

/** What each of the words is called; the rest is shifts. */
const names: readonly (readonly [RegExp, string])[] = [
  [/^n(?:ight|acht|uit)/i, 'nights'],
  [/^(?:week|sat|sun|wochen|7)/i, 'weekends'],
  [/^on/i, 'on-call duty'],
  [/^over/i, 'overtime'],
  [/^hol/i, 'holidays'],
  [/^(?:early|late)/i, 'early or late hours'],
];

/** Longer words before a hit deny nothing of it. */
const reach = 40;

/** Which hours a text names that not everybody can work; "no weekends" and "weekends off" are good news. */
export function listOffHours(given: string): string[] {
  const text = dropShiftChoice(given);
  const found = [...text.matchAll(offHours)].filter(({ 0: word, index }) => {
    const before = text.slice(Math.max(0, index - reach), index);
    const behind = text.slice(index + word.length, index + word.length + reach);
    return (
      !denied.test(before) &&
      !isDenied(text, { start: index, end: index + word.length }) &&
      !oneDay.test(before) &&
      !free.test(behind) &&
      !elsewhere.test(behind)
    );
  });
  return [
    ...new Set(found.map(([word]) => names.find(([sign]) => sign.test(word))?.[1] ?? 'shifts')),
  ];
}

export const hasOffHours = (text: string): boolean => listOffHours(text).length > 0;
