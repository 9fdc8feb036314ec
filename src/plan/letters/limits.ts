import { memoize } from '#shared/memoize.ts';
import type { Source } from '../source.ts';

const linesOf = ({ brief }: Source): string[] => [
  ...brief.facts
    .filter(({ kind }) => kind !== 'benefit')
    .map(({ text, source }) => (source.from === 'job' ? source.quote : text)),
  ...brief.employerBlocks.map(({ text }) => text),
];

const share = String.raw`((?:up to|about|around|approximately|at least|a minimum of|less than|over|more than) )?(\d{1,3}(?:\s?(?:-|–|to)\s?\d{1,3})?)\s?%`;
const travels = [
  new RegExp(String.raw`\b${share}(?: of the time)?[ ,(]{1,2}(?:\p{L}+ ){0,2}travel`, 'iu'),
  new RegExp(String.raw`\btravel\b[^.;%\n]{0,40}?\b${share}`, 'iu'),
];

/** "Travel takes up to 40% of the time."; empty where no share is named. */
function sayTravel(source: Source): string {
  for (const line of linesOf(source))
    for (const pattern of travels) {
      const [, about = '', percent] = pattern.exec(line) ?? [];
      if (percent !== undefined && !/\b(?:paid|reimburs\w*|discounts?)\b/i.test(line))
        return `Travel takes ${about.toLowerCase()}${percent.replace(/\s?(?:-|–)\s?/, ' to ')}% of the time.`;
    }
  return '';
}

/** Where somebody who works from home has to live, or by which clock the days run. */
const bounds =
  /\b(?:(?:east|west) coast|(?:eastern|central|mountain|pacific|UK|GMT|CET)(?: standard)? (?:time|hours)(?: ?zone)?|(?:EST|CST|PST|MST)(?=\W|$)|(?:ET|CT|PT)(?= (?:time|hours|business|zone))|(?<=\d ?(?:[AaPp]\.?[Mm]\.?)? )(?:ET|CT|PT)(?=\W|$)|(?:must|only) (?:be )?(?:reside|live|located|based|open to (?:candidates|residents|applicants))\b.{0,60}\b(?:in|of|within)\b)/u;
const calm = new RegExp(bounds.source, 'iu');
/** Who works with people elsewhere lives anywhere. */
const ofTeams =
  /\b(?:across (?:\p{L}+ ){0,2}time ?zones|different time|multiple time|teams? (?:is|are) |deadline|clos(?:es|ing)|apply|applications|interview|phone|office hours|ideally|preferabl[ey]|preferred)\b/iu;
const most = 16;

/** "On remote work the posting says ...": in its own words; empty where nothing bounds it. */
function sayBounds(source: Source): string {
  if (source.brief.workType !== 'remote') return '';
  for (const line of linesOf(source)) {
    if (ofTeams.test(line)) continue;
    const part = line
      .split(/[;,.!\n*]+/)
      .map((text) => text.trim())
      .find(
        (text) =>
          !/^(?:and|or|but|to)\b/i.test(text) &&
          (calm.test(text) ? bounds.test(text) || /coast|time/i.test(text) : false),
      );
    if (part !== undefined && part.split(/\s+/).length <= most && part.split(/\s+/).length > 1)
      return `On remote work the posting says: "${part.replaceAll('"', "'")}".`;
  }
  return '';
}

/** What decides, before anything else, whether somebody can take the job: how much travel, from where one may work. */
export const listLimits = memoize((source: Source): string[] =>
  (source.brief.language ?? 'en') === 'en'
    ? [sayBounds(source), sayTravel(source)].filter(Boolean)
    : [],
);
