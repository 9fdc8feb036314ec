import { endsWhole, wholePhrase } from '#writing/whole-phrase.ts';
import { capitalize, stripEnd } from '#writing/casing.ts';
import { cutClause, turnsSense } from '#writing/shorten.ts';

/** The ways in which one demand can be met, as the line of the advertisement names them. */
export interface Ways {
  ways: readonly string[];
  /** All of them are asked for, and not one: "(1) a card, (2) a licence". */
  isAll: boolean;
  /** By when whoever has none of them may still get it, as "within 6 months of hire"; '' where no time is named. */
  later?: string;
}

const number = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve)';
const getting = '(?:obtain|get|gain|acquire|complete|achieve|earn|secure|pursue|become)\\w*';
/** "or be willing to obtain one within six months", "or able to get it". */
const orWilling = new RegExp(
  String.raw`[,;]? (?:and\/)?or (?:(?:be|the|an?|must be) )?(?:willing(?:ness)?|ability|able|eligib(?:le|ility)|commit(?:ted|ment)) to (?:${getting}|work towards?)\b([^;]{0,200})$`,
  'i',
);
/** "(may be obtained within two years of hire)", ", to be completed within six months". */
const toBeGot = new RegExp(
  String.raw`[,;]? \(?(?:or (?:certification|registration|licensure)|(?:(?:which|and|or) )?(?:(?:may|can|must|to|will|should) be |if not,? )?(?:${getting}|required)) (?:\p{L}+ ){0,9}?within ([^();]{3,70})\)?$`,
  'iu',
);
const within =
  /\b(?:within|in)\s+((?:an?|the|\d+|one|two|three|four|six|nine|ten|twelve|eighteen)\b.{3,60}?)(?=$|[,;.)]| and (?:maintain|must|remain|keep)\b)/i;

/** "Must become crane certified within 90 days of hire": nobody has to hold it before. */
const mustGet = new RegExp(
  String.raw`^(?:(?:(?:must|will|should|shall|to)(?: be)? )?(?:(?:able|willing|ability|willingness) to )?)(?:obtain|get|gain|acquire|complete|achieve|earn|secure|become)(?:ing)?(?:\/\p{L}{1,15})? [^;]{3,90}? within (?:the first )?(?:\d{1,3}|an?|one|two|three|four|six|nine|ten|twelve|eighteen) .{3,60}$`,
  'iu',
);

export const isToGet = (text: string): boolean => mustGet.test(text);

/** "Able to obtain and keep a harbor pass": nobody has to hold it yet. */
const canGet =
  /^(?:(?:you|candidates?|applicants?|must|should|will|need to) )*(?:be )?(?:able|ability|willing(?:ness)?|eligib(?:le|ility)|capable) (?:to|of) (?:obtain|get|gain|acquire|secure|complete|pass|undergo)(?:ing)?\b/i;
export const isToBeGot = (text: string): boolean => isToGet(text) || canGet.test(text);

function takeLater(text: string): { rest: string; later?: string } {
  const willing = orWilling.exec(text);
  if (willing) {
    const [, time] = within.exec(willing[1] ?? '') ?? [];
    return {
      rest: text.slice(0, willing.index),
      later: time === undefined ? '' : `within ${stripEnd(time)}`,
    };
  }
  const due = toBeGot.exec(text);
  return due
    ? { rest: text.slice(0, due.index), later: `within ${stripEnd(due[1] ?? '')}` }
    : { rest: text };
}

/** Words that make a clause a way of its own: something one holds, has done or is. */
const head =
  /\b(?:degrees?|diploma|bachelor\S*|master['’]?s|associate\S*|ph\.?d|doctorate|GED|G\.E\.D|licen[cs]\w+|certifi\w+|registr\w+|years?|months?|seasons?|experience|training|courses?|program(?:me)?|apprentice\w*|employed|enrolled|attending|service|documentation|promotion|qualification|NVQ|HN[CD])\b/i;
const starts = new RegExp(
  String.raw`^(?:an?|the|any|at least|a minimum of|minimum|${number}|currently|presently|possession|completion|graduation|equivalent|comparable|bachelor|master|associate|high school|GED|ph\.?d|doctorate|official|be|enrolled|promotion|licensed|registered|certified|certification|registration|licensure|[BM][AS]\b|NVQ|HN[CD])`,
  'i',
);
/** Enough to begin a way without a comma before it. */
const startsAlone = new RegExp(
  String.raw`^(?:an? (?:\p{L}+['’]?s? ){0,2}(?:degree|diploma|certificate|licen[cs]e)|(?:at least |a minimum of )?${number}\+? (?:\(\d+\) )?(?:or more )?(?:years?|months?|seasons?)|currently|official documentation|promotion)\b`,
  'iu',
);
const sameField =
  /^(?:an? |any |the )?(?:(?:substantially|closely|other|another|equally) )?(?:similar|related|relevant|comparable|other|another) (?:area|field|subject|discipline|degree|major|program)/i;
/** A way out that is open to everybody; said of the demand, and no paper of its own. */
const equal = /^(?:any |an )?(?:equivalent|acceptable|other) combination\b/i;

const isWay = (text: string): boolean =>
  starts.test(text) && head.test(text) && !sameField.test(text) && !equal.test(text);

const joint = /;\s+(?:and\/)?or:?\s+|,\s+(?:and\/)?or\s+|\s[-–]\s+or\s+|\s+OR\s+|\s+or\s+/gi;

/** The stronger the mark before it, the less a clause has to say to be a way of its own. */
const opensWay = (mark: string, behind: string): boolean =>
  mark === 'OR' || (mark === 'or' ? startsAlone.test(behind) : isWay(behind));

/** Where a clause that begins with "or" is a way of its own, the line is cut; elsewhere it stays whole. */
function cutWays(text: string): string[] {
  const ways: string[] = [];
  let from = 0;
  for (const found of text.matchAll(joint)) {
    const behind = text.slice(found.index + found[0].length);
    const before = text.slice(from, found.index);
    const isWhole = head.test(before) && before.split('(').length === before.split(')').length;
    if (!isWhole || equal.test(behind) || !opensWay(found[0].trim(), behind)) continue;
    ways.push(before);
    from = found.index + found[0].length;
  }
  return [...ways, text.slice(from)].map((way) => stripEnd(way.trim()));
}

const listed =
  /^(?:.{0,60}?\b(?:one|any|either) (?:or more )?of (?:the following|these|the below)[^:;]{0,60}):\s+/i;
const numbered = /(?:^|[:,;]\s+(?:and\s+)?|\sand\s+)\([1-9]\)\s+/g;

/** "(1) a card, (2) a licence": each of them, where at least two are counted. */
function cutNumbered(text: string): string[] | undefined {
  if (!text.includes('(1) ') || !text.includes('(2) ')) return undefined;
  const parts = text.split(numbered).map((part) => stripEnd(part.trim()));
  const items = parts.slice(1).filter((part) => part !== '');
  return items.length >= 2 ? items : undefined;
}

function cutListed(text: string): string[] | undefined {
  const lead = listed.exec(text)?.[0].length;
  return lead === undefined
    ? undefined
    : text
        .slice(lead)
        .split(/;\s+(?:or\s+)?|,\s+or\s+/i)
        .map((way) => stripEnd(way));
}

/** "Either a Class A or a Class B licence". */
function cutEither(text: string): string[] | undefined {
  if (!/^either\s/i.test(text)) return undefined;
  const ways = text.replace(/^either\s+/i, '').split(/,?\s+or\s+/i);
  return ways.length === 2 ? ways.map((way) => stripEnd(way)) : undefined;
}

/** No demand is longer, and each clause is looked at with all that stands behind it. */
const longestRead = 1200;

/** The ways to meet a demand; undefined where there is one way only. */
export function readWays(text: string): Ways | undefined {
  if (text.length > longestRead || isToGet(text)) return undefined;
  const { rest, later } = takeLater(
    text.replace(/\s+/g, ' ').replace(/(?<=\p{L}) \(\d{1,2}\)(?= )/gu, ''),
  );
  const late = later === undefined ? {} : { later };
  const items = cutNumbered(rest);
  if (items) return { ways: items, isAll: true, ...late };
  const ways = cutListed(rest) ?? cutEither(rest) ?? cutWays(rest);
  return ways.length >= 2 || later !== undefined ? { ways, isAll: false, ...late } : undefined;
}

const school =
  /(?<=\b(?:degree|diploma|higher|major)) (?:from|at) an? (?:regionally |nationally |appropriately )?(?:accredited|recogni[sz]ed)(?: (?!or\b)[\p{L}-]+){1,2}(?: or [\p{L}-]+)?/iu;
const subjects =
  /( in [^,;]{3,40}), [^;]*?,? or (?:an? )?(?:substantially |closely )?(?:similar|related|other|relevant)\b[^,;]{0,30}/i;

/** A way in fewer words: of many subjects the first, and the school goes without saying. Nothing that is asked for is left out. */
export const shortenWay = (way: string): string =>
  way.replace(school, '').replace(subjects, '$1 or a related field');

/** A demand in at most so many words; of several things the first where it is short, and that there are others. */
export function shortGate(
  { name, ways = [], isAll = false, later }: Partial<Ways> & { name: string },
  most: number,
): string {
  if (name.split(/\s+/).length <= (ways.length > 1 ? Math.max(most, longestWhole) : most))
    return name;
  const [given] = ways;
  if (given === undefined) return cutGate(name, most);
  const time = later === undefined ? '' : `, or obtained ${later || 'later'}`;
  const first = shortenWay(given.replace(/^(?:an?|the) /i, ''));
  const more = ways.length - 1;
  if (first.split(/\s+/).length > Math.max(longestFirst, most))
    return isAll
      ? `The ${ways.length} papers the advertisement names${time}`
      : `One of the ${ways.length} ways in that the advertisement names${time}`;
  const others = isAll
    ? `, and ${more} more that the advertisement names`
    : more === 0
      ? ''
      : more === 1 && sayOther(ways[1]!).split(/\s+/).length <= shortWay
        ? ` or ${sayOther(ways[1]!)}`
        : `, or ${more === 1 ? 'the other way' : `one of ${more} other ways`} the advertisement names`;
  return `${capitalize(first)}${others}${time}`;
}
const longestFirst = 18;
/** "..., or an equivalent combination of schooling and work" in three words. */
const sayOther = (way: string): string =>
  shortenWay(way).replace(
    /,? or (?:an? |any )?(?:equivalent )?combination of [^;]{3,120}$/i,
    ', or the equivalent',
  );
/** Said as quickly as that there is one. */
const shortWay = 10;

/** Longer than this nobody reads a demand among others. */
const longestPlain = 40;
const orEqual = ', or what the advertisement takes in its place';

/** A demand loses no alternative, no limit and no wish: rather it stays long, or says that there is more. */
export function cutGate(name: string, most: number): string {
  const cut = cutWhole(name, most);
  if (cut === name || !turnsSense(name, cut)) return cut;
  if (name.split(/\s+/).length <= longestPlain) return name;
  return /\bor\b/i.test(name.slice(cut.length)) ? `${cut}${orEqual}` : `${cut}${inFull}`;
}

/** As far as a clause goes, but never to where something is still to come: "proficiency with or the ability to learn". */
function cutWhole(name: string, most: number): string {
  const cut = cutClause(name, most);
  if (cut === name || endsWhole(name, cut)) return cut;
  return wholePhrase(name, most) ?? (name.split(/\s+/).length <= longestWhole ? name : cut);
}

export const inFull = ' (in full in the advertisement)';
/** A choice that can be read at once is named whole. */
const longestWhole = 24;
