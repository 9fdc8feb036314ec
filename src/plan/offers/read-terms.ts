/** What a line says of a thing it offers: how many days, how much, for whom, from when. */
export interface Terms {
  days: string | null;
  number: string | null;
  money: string | null;
  /** Named behind it alone: "increasing to £15 an hour". */
  moneyBehind: string | null;
  percent: string | null;
  isUpTo: boolean;
  /** " after 60 days", " for full-timers"; empty where nothing limits it. */
  limit: string;
  /** Who pays for an insurance: "75% paid by the employer". */
  share: string;
  isOwnCost: boolean;
}

export const noTerms: Terms = {
  days: null,
  number: null,
  money: null,
  moneyBehind: null,
  percent: null,
  isUpTo: false,
  limit: '',
  share: '',
  isOwnCost: false,
};

const count =
  '(?:(?<![\\d.,])\\d{1,3}(?:\\.\\d{1,2})?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen)';
const days = new RegExp(
  `(?:\\b(up to|at least|minimum of|a minimum of|over|approximately|approx|about|around) )?\\b(${count})(?: ?(?:to|-) ?(${count}))? ?(?:\\([^)]{1,12}\\) )?(?:paid |working |calendar |full |extra |additional )?(days?|weeks?|hours?)\\b`,
  'u',
);
const bareCount = new RegExp(
  `(?:\\b(?<about>approximately|approx|about|around) )?\\b(?<count>${count}) (?:\\p{L}+ )?$`,
  'u',
);
const amount =
  /[$£€]\s?\d[\d,]*(?:\.\d+)?k?(?: ?(?:-|to) ?[$£€]?\d[\d,]*k?)?(?:\s?(?:\/|per|an?) ?(hour|hr|day|week|month|year|annum))?/u;
const share = /(up to )?(?<!\d)(\d{1,3}(?:\.\d+)?) ?%/u;

const periods: Readonly<Record<string, string>> = {
  hour: 'an hour',
  hr: 'an hour',
  day: 'a day',
  week: 'a week',
  month: 'a month',
  year: 'a year',
  annum: 'a year',
};

/** "2.5 hours of leave for each month worked": a rate, and no number of days that one gets. */
const isRate =
  /\b(?:for each|for every|per|every|each) (?:full |calendar )?(?:month|pay period|two weeks|\d+ hours)\b/u;

/** "0-5 years 80 hours, 6-10 years 120 hours": how much grows with the years, and none of it is what everybody gets. */
const byYears = /(?<!\d)\d{1,2}(?: ?(?:-|to) ?\d{1,2}|\+) ?years?\b/u;

function readDays(text: string): string | null {
  const [, lead, few, many, unit] = days.exec(text) ?? [];
  if (few === undefined || unit === undefined) return null;
  const said = many === undefined ? few : `${few} to ${many}`;
  const least = lead?.includes('minimum') ? 'at least' : lead?.replace(roughly, 'about');
  const number = few === '1' || few === 'one' ? unit.replace(/s$/, '') : unit.replace(/s?$/, 's');
  return `${least === undefined ? '' : `${least} `}${said} ${number}`;
}

/** Of several numbers of days the last: "20 hours a week or more get 3 weeks of leave". */
function readLastDays(text: string): string | null {
  for (let rest = text; ;) {
    const found = days.exec(rest);
    if (found === null) return null;
    const next = rest.slice(found.index + found[0].length);
    if (!days.test(next)) return readDays(rest);
    rest = next;
  }
}

const roughly = /^(?:approximately|approx|around)$/u;
const rises = new RegExp(
  `\\b(?:rising|increasing|increases|rises|going up|growing)(?: every year| each year| annually| yearly| with service)? to (?:up to )?(${count})\\b`,
  'u',
);

/** "about 13": a number that the text leaves open stays so. */
function readNumber(text: string): string | null {
  const { about, count: number } = bareCount.exec(text)?.groups ?? {};
  if (number === undefined) return null;
  return about === undefined ? number : `about ${number}`;
}

function readMoney(text: string): string | null {
  const found = amount.exec(text);
  if (!found) return null;
  const period = found[1] === undefined ? '' : ` ${periods[found[1]] ?? ''}`;
  const sum = found[0]
    .replace(/\s?(?:\/|per|an?) ?\p{L}+$/u, '')
    .replace(/(?<=[$£€])\s/, '')
    .replace(/(?<=[$£€])(\d{1,3})(\d{3})(?!\d|,)/g, '$1,$2')
    .replace(/\.$/, '')
    .trim();
  const isMost = /\b(?:up to|as much as) $/u.test(text.slice(0, found.index));
  return `${isMost ? 'up to ' : ''}${sum}${period}`;
}

const after = new RegExp(
  `\\b(?:after|(?:paid(?: out)?|payable) at) (?:(?:successful )?completion of )?(?:an? |your |the )?(?:first )?(${count}[ -](?:days?|weeks?|months?|years?)|probation)`,
  'u',
);
const probation = /\b(?:after|following|upon|on)\b.{0,40}\bprobation/u;
const people =
  /\bfor you and (an? plus one|your (?:family|dependants|dependents|partner))\b|\b(?:staff|employees|you) and (?:their |your )?(family|families|dependents|dependants)\b/u;

/** "Increasing with service after two years": the first of it is had at once. */
const grows = /\b(?:increas|ris|grow|additional|extra|more)\p{L}*\b[^.;]{0,40}\bafter\b/u;

/** "(undergraduate only)" */
const onlyFor = / \(\p{L}[\p{L} ]{2,30} only\)/u;

function readLimit(text: string): string {
  const [, when] = after.exec(text) ?? [];
  const [, guest, family] = people.exec(text) ?? [];
  const who = /\bfull time\b/.test(text) && !/\bpart time\b/.test(text) ? ' for full-timers' : '';
  return [
    guest === undefined
      ? family === undefined
        ? ''
        : ` for you and your ${family.replace(/^families$/, 'family')}`
      : ` for you and ${guest}`,
    who,
    /\bin (?:the|your) first year\b/u.test(text) ? ' in the first year' : '',
    probation.test(text)
      ? ' after probation'
      : // Vested later, or more of it with the years: it begins at once.
        when === undefined || /\bvest/u.test(text) || grows.test(text)
        ? ''
        : ` after ${when}`,
    /\bpro ?rata\b/.test(text) ? ' (pro rata)' : '',
    onlyFor.exec(text)?.[0] ?? '',
  ].join('');
}

const paidShare =
  /(\d{2,3}) ?%(?: [\p{L}]+){0,3} (?:paid|covered|coverage|of premium)|(?:pays?|covers?|coverage of|covered at|paid at) (\d{2,3}) ?%|(\d{2,3}) ?% (?:company|employer)/u;
const paidWhole =
  /\b(?:company|employer|fully) paid\b|\bpays? the full\b|\bpaid by (?:the )?(?:company|employer|us)\b/u;

/** Behind it something else is spoken of: another sentence, or a thing that was named whole. */
const another =
  /^[^(]{0,60}\)|[;+]|[.:](?= |$)|\b(?:insurances?|coverage|cover|plans?|disability|pension|401\p{L}?|retirement|pto|benefits|holidays|leave)\b[^,]{0,40},|\bplus\b/u;
/** "medical and dental, all employer paid": nothing more is named behind it, so it speaks of what stands before. */
const closesRow =
  /^(?: (?:premiums?|coverage|plans?|insurance|benefits|for|by|at|of|after|from|with|to)\b|[,)]|\s{0,3}(?:[.;]|$))/u;

/**
 * Who pays for a thing. "Employer-paid" is said of what follows it in the same row, and of what stands before it only
 * where it closes the row: "medical, a pension, employer paid disability cover" says it of the last alone.
 */
function readShare({ line, start, call }: Pick<Around, 'line' | 'start' | 'call'>): string {
  for (const pattern of [paidShare, paidWhole]) {
    const mark = pattern.exec(line);
    if (mark === null || /\bemployee paid\b/u.test(mark[0])) continue;
    const end = mark.index + mark[0].length;
    const isAhead = mark.index < start + call.length;
    const isOfIt = isAhead
      ? !another.test(line.slice(end, start))
      : closesRow.test(line.slice(end)) && !/[;+]|\. /u.test(line.slice(start, mark.index));
    if (!isOfIt) continue;
    const part = mark[1] ?? mark[2] ?? mark[3];
    if (part === '100') return 'paid in full by the employer';
    return part === undefined ? 'paid by the employer' : `${part}% paid by the employer`;
  }
  return '';
}

const ownCost =
  /\b(?:optional|voluntary(?! benefits)|choose from|employee paid|buy ups?|own cost|payroll deduction|options? available|set aside pre tax)\b/u;

/** The same behind a row: "voluntary" there is said of the next thing alone. */
const ownCostOfRow =
  /\b(?:optional(?= ?(?:[,.;)]|$))|choose from|employee paid|buy ups?|own cost|payroll deduction|options? available|set aside pre tax|on a voluntary basis)/u;

/** The piece nearest to the thing: behind the last comma before it, up to the first comma after it. */
export const nearest = (text: string): string =>
  (text.split(/,(?!\d{3})|[;+]|\. | plus /u).at(-1) ?? '').replace(
    /\((?:rising|increasing)[^)]*\)/u,
    '',
  );
export const following = (text: string): string =>
  text.split(/(?:,(?!\d{3})|;)(?! (?:rising|plus|with|starting|increasing|growing))|\. /u)[0] ?? '';

const longestShared = 60;

/** Before, the words themselves, and behind; the whole line where several share what it says. */
interface Around {
  before: string;
  call: string;
  behind: string;
  line: string;
  start: number;
  isShared: boolean;
}

export function readTerms({ before, call, behind, line, start, isShared }: Around): Terms {
  // "Dental and vision, employee paid" says it of both; what follows "with" is another thing.
  const [sharedPart = ''] = line
    .slice(start)
    .split(/;|\. | with /u)
    .map((part) => part.slice(0, longestShared));
  const near = nearest(before);
  const then = following(behind);
  const told = `${near}${call}`;
  const [, rising] = rises.exec(then) ?? [];
  const number =
    isRate.test(then) || byYears.test(line)
      ? null
      : (readLastDays(told) ??
        // "13 sick days and 8 hours of leave": its number stands before it, and the next is that of another thing.
        (bareCount.test(near)
          ? null
          : readDays(then.replace(rises, '').replace(/\b(?:after\b.*|and \d.*)$/u, ''))));
  const percent = share.exec(near) ?? share.exec(then);
  return {
    days: number,
    number: readNumber(near),
    money: readMoney(near) ?? readMoney(then),
    moneyBehind: readMoney(then),
    percent: percent === null ? null : `${percent[2]}%`,
    isUpTo: percent?.[1] !== undefined,
    limit: `${rising === undefined ? '' : ` rising to ${rising}`}${rising === undefined ? readLimit(`${call}${then}`) : ''}`,
    share: readShare({ line, start, call }),
    isOwnCost: isShared
      ? ownCost.test(near) || ownCostOfRow.test(sharedPart)
      : ownCost.test(`${told}${then}`),
  };
}
