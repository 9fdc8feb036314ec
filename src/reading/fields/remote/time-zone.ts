/** In which hours people elsewhere have to work: as hours of the job, and as what is asked of a person. */
export interface ZoneHours {
  /** "From 8am ET", "East Coast hours". */
  hours: string;
  /** "Able to start at 8am ET". */
  asked: string;
}

const zone =
  '(?:[ECMP][SD]T|GMT|BST|CET|CEST|UTC|AEST|Eastern|Central|Mountain|Pacific|East [Cc]oast|West [Cc]oast)';
const short = '(?:E[SD]?T|C[SD]?T|M[SD]?T|P[SD]?T|GMT|BST|CET|Eastern|Central|Mountain|Pacific)';
const clock = String.raw`\d{1,2}(?::\d\d)? ?[AaPp]\.?[Mm]\.?`;
const begins = new RegExp(
  String.raw`\b[Ss]tart(?:s|ing)?(?: time)?(?: is| at| by|:){0,2} ?(${clock}) ?(${short})\b`,
  'u',
);
const around = new RegExp(
  String.raw`\bwithin \(?(?:\+/-|±|plus or minus)? ?(\d) hours? of (?:the )?(${zone})\b`,
  'u',
);
const aroundAfter = new RegExp(
  String.raw`\b(${zone}) [Tt]ime ?[Zz]one \((?:\+/-|±) ?(\d) hours?\)`,
  'u',
);
const hoursOf = new RegExp(
  String.raw`\b(${zone}(?:(?: ?/ ?| or | and | ?[-–] ?)${zone})?)(?: (?:[Ss]tandard|[Dd]aylight))?(?: [Tt]ime ?[Zz]ones?| [Tt]ime)?(?: (?:business|working|core|office))? (?:[Hh]ours|[Tt]ime ?[Zz]ones?)\b`,
  'u',
);
/** "Remote EST/CST", as a place. */
const tag = new RegExp(String.raw`\b[Rr]emote,? ?[(–-]? ?(${zone}(?: ?/ ?| or )${zone})\b`, 'u');
/** Who is worked with, or where others are. */
const ofOthers =
  /\b(?:across|multiple|different|several|various|all|clients?|customers?|call hours)\b[^.;]{0,40}\b(?:time ?zones?|hours)\b|\btime ?zone of your choice\b|\b(?:prefer\w*|ideally|welcome)\b/i;

const longestRead = 400;

/** The hours by a time zone that a sentence asks for; null where it names none. */
export function findZoneHours(sentence: string): ZoneHours | null {
  const text = sentence.slice(0, longestRead);
  if (ofOthers.test(text)) return null;
  const [, time, inZone] = begins.exec(text) ?? [];
  if (time !== undefined && inZone !== undefined)
    return { hours: `From ${time} ${inZone}`, asked: `Able to start at ${time} ${inZone}` };
  const [, span, near] = around.exec(text) ?? [];
  const [, nearer, wide] = aroundAfter.exec(text) ?? [];
  const [count, base] = [span ?? wide, near ?? nearer];
  if (count !== undefined && base !== undefined)
    return {
      hours: `Within ${count} hours of ${base}`,
      asked: `Able to work within ${count} hours of ${base}`,
    };
  const [, named] = hoursOf.exec(text) ?? tag.exec(text) ?? [];
  if (named === undefined) return null;
  const said = named
    .replace(/coast/, 'Coast')
    .replace(/ ?[/–-] ?/, ' to ')
    .replace(/ and /, ' or ');
  const row = /\//.test(named) ? said.replace(' to ', ' or ') : said;
  const full = row.replace(/\b(Eastern|Central|Mountain|Pacific)$/, '$1 Time');
  return { hours: `${full} hours`, asked: `Able to work ${full} hours` };
}
