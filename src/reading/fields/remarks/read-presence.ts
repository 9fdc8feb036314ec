import { remarkIn, wordsOf, type Remark, type RemarkSource } from './remark.ts';

/** "our Cobalt Park office", "the Leeds, Park Row office": whose and which. */
const office = String.raw`(?:the |our |their |your |an? )?(?:[\p{Lu}][\p{L}'’-]*,? (?:city centre |city center )?){0,5}(?:head )?office`;
const site = String.raw`(?:in|at|from|with)[- ]${office}|on[- ]?site|in[- ]person|office`;
const number = '(?:[1-5]|[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive)';
const least = String.raw`(?:[Aa]t least|(?:[Aa] )?[Mm]inimum(?: of)?|[Nn]o (?:less|fewer) than)`;
const most = '(?:an average of|approximately|about|around|ideally|usually|typically) ';
const count = String.raw`(?:(${least}) |${most})?(${number})(?: ?(?:-|–|to|or) ?(${number}))?`;
const week = String.raw`(?:(?: |/)?(?:(?:a|per|each|every) ?)?(?:week|weekly))`;
/** "3 days a week in the office" */
const daysThere = new RegExp(
  String.raw`\b${count} [Dd]ays?${week}?(?:,| are| working| attendance| based| spent)? (${site})(?![\p{L}-])(?: per week)?`,
  'u',
);
/** "in our Leeds office for at least 3 days a week": without a week it may be any three days. */
const thereDays = new RegExp(
  String.raw`\b(${site}|office (?:presence|attendance))(?: (?:in|at) [\p{Lu}][\p{L}'’-]*)?(?:,|:)?(?: for| on)? ${count} days?${week}`,
  'u',
);
/** "two required in-office days per week" */
const officeDays = new RegExp(
  String.raw`\b${count} (?:(?:required|mandatory|fixed|set|agreed|regular|anchor) )?([Ii]n-[Oo]ffice|[Oo]n-?[Ss]ite|[Ii]n-[Pp]erson|office)(?: work(?:ing)?)? days?${week}`,
  'u',
);
/** "come in 2-3 times a week" */
const comeIn = new RegExp(
  String.raw`\bcome in(?:to (?:the|our) office)? ${count} (?:times|days)${week}`,
  'u',
);
const bound = String.raw`(?:(${least}|[Uu]p to) )?`;
const percent = String.raw`(\d{1,3})(?: ?(?:-|–|to) ?(\d{1,3}))? ?%`;
const ofTime = String.raw`(?:(?:their|your|the|his or her) )?(?:working |work )?(?:time|week)\b[^.;%\d]{0,60}?`;
const share = new RegExp(
  String.raw`(?<![\d.])${bound}${percent}(?: of ${ofTime}| (?:based|working) )(face[- ]to[- ]face|${site})`,
  'u',
);
/** "50% in-office time": the share of the time, before the word for it. */
const shareThere = new RegExp(
  String.raw`(?<![\d.])${bound}${percent} (?:of )?(face[- ]to[- ]face|[Ii]n-[Oo]ffice|[Oo]n-?[Ss]ite|[Ii]n-[Pp]erson|office)(?![\p{L}-])(?: (?:time|work(?:ing)?|presence|attendance|basis|hours))?(?! (?:manag|furniture|space|equip|suppl|training))`,
  'u',
);
/** "half of the week in the office" */
const partThere = new RegExp(
  String.raw`(?<![\p{L}-])(?:(${least}) )?([Hh]alf|[Mm]ost|[Tt]he majority|[Tt]wo[- ]thirds|[Aa] third) (?:of )?${ofTime}(face[- ]to[- ]face|${site})(?![\p{L}-])`,
  'u',
);
/** May be had, or differs from one role to another. */
const open =
  /\b(?:option(?:al|s)?|opportunit\p{L}{1,4}|possib\p{L}{1,6}|may|up to|eligible|depending|negotiable|training)\b/iu;
const wide = 40;

interface Told {
  index: number;
  length: number;
  said: string;
}

/** How much of the time one is there: "2 to 3 days a week in the office", "40 to 60% of the time face to face". */
export function readPresence(source: RemarkSource): Remark | null {
  for (const unit of source.units) {
    if (unit.role === 'duty' || unit.role === 'legal' || unit.role === 'noise') continue;
    const words = wordsOf(unit);
    const found = findShare(words) ?? findDays(words);
    if (!found) continue;
    const end = found.index + found.length;
    const around = [
      words.slice(Math.max(0, found.index - wide), found.index),
      words.slice(found.index, end).replace(/^up to\b/i, ''),
      words.slice(end, end + wide),
    ].join('');
    if (open.test(around)) continue;
    return remarkIn(source, unit, { said: found.said, start: found.index, end });
  }
  return null;
}

function findShare(words: string): Told | null {
  const found = share.exec(words) ?? shareThere.exec(words);
  if (!found) return findPart(words);
  const [all, limit, low = '', high, where = ''] = found;
  const range = `${low}${high ? ` to ${high}` : ''}%`;
  return {
    index: found.index,
    length: all.length,
    said: `${sayBound(limit)}${range} of the time ${sayPlace(where)}`,
  };
}

function findPart(words: string): Told | null {
  const found = partThere.exec(words);
  if (!found) return null;
  const [all, limit, part = '', where = ''] = found;
  const said = `${sayBound(limit)}${part.toLowerCase().replace('-', ' ')} of the time ${sayPlace(where)}`;
  return { index: found.index, length: all.length, said };
}

const sayBound = (limit: string | undefined): string =>
  limit === undefined ? '' : /^up to/i.test(limit) ? 'up to ' : 'at least ';

function findDays(words: string): Told | null {
  const first = daysThere.exec(words) ?? officeDays.exec(words);
  if (first) {
    const [all, atLeast, low = '', high, where = ''] = first;
    return { index: first.index, length: all.length, said: sayDays({ atLeast, low, high, where }) };
  }
  const visits = comeIn.exec(words);
  if (visits) {
    const [all, atLeast, low = '', high] = visits;
    const said = sayDays({ atLeast, low, high, where: 'office' });
    return { index: visits.index, length: all.length, said };
  }
  const second = thereDays.exec(words);
  if (!second) return null;
  const [all, where = '', atLeast, low = '', high] = second;
  return { index: second.index, length: all.length, said: sayDays({ atLeast, low, high, where }) };
}

interface Days {
  atLeast: string | undefined;
  low: string;
  high: string | undefined;
  where: string;
}

function sayDays({ atLeast, low, high, where }: Days): string {
  const range = (high ? `${low} to ${high}` : low).toLowerCase();
  const noun = /^(?:1|one)$/.test(range) ? 'day' : 'days';
  return `${atLeast ? 'at least ' : ''}${range} ${noun} a week ${sayPlace(where)}`;
}

const sayPlace = (where: string): string =>
  /face/i.test(where)
    ? 'face to face'
    : /on[- ]?site/i.test(where)
      ? 'on site'
      : /person/i.test(where)
        ? 'in person'
        : 'in the office';
