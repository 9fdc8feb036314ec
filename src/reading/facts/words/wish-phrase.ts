const further = /^(?:in addition|additionally|furthermore|moreover|finally|also),?\s+(?=\S+\s\S)/i;
const people = String.raw`(?:applicants?|candidates?|individuals?|persons?|people|those|someone|anyone|nurses|teachers)`;
const bring = String.raw`(?:with|having|possessing|who (?:also )?(?:have|has|hold|possess))`;
const liked = String.raw`(?:preferred|desired|favou?red|prioriti[sz]ed|given (?:preference|priority)|at an advantage|considered first|of particular interest|especially welcome)`;
/** "Applicants with a boat licence are strongly preferred but not required." */
const peopleLiked = new RegExp(
  String.raw`^${people} ${bring}\s+(?:an?\s+)?(.{4,200}?),? (?:is|are|will be|would be|may be) (?:highly |strongly |especially )?${liked}\b.{0,40}$`,
  'i',
);
/** "Preference will be given to candidates with a boat licence." */
const preferenceGiven = new RegExp(
  String.raw`^(?:strong )?preference (?:(?:is|will be|may be|shall be) )?(?:given )?(?:to|for) (?:${people} )?(?:${bring}\s+)?(?:an?\s+)?(?=\S+\s\S)`,
  'i',
);

/** "Ideally owns a boat": that it is a wish is said where the wishes stand. */
const ideally = /^(?:(?:preferably|ideally),?|(?:we )?prefer) (?=\S+ \S)/i;

/** What is wished for, without the people who have it; undefined where a line says it in another way. */
export function toWishPhrase(line: string): string | undefined {
  const text = line.replace(further, '');
  const [, thing] = peopleLiked.exec(text) ?? [];
  if (thing !== undefined) return thing;
  if (ideally.test(text)) return text.replace(ideally, '');
  const rest = text.replace(preferenceGiven, '');
  if (rest === text || /^(?:those|candidates|applicants|internal|local|veterans?)\b/i.test(rest))
    return undefined;
  return rest;
}
