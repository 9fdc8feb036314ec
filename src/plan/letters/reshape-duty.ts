import { rememberTexts } from '#shared/remember-texts.ts';
import { dutyVerbs, namesThing } from '#reading/facts/shapes/duty-verbs.data.ts';
import { endsOpen } from '#writing/ends-open.ts';
import { stripEnd } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import { countTelling } from '../defining/count-telling.ts';
import { dropFrontManner } from '../subject/rate-pull.ts';
import { beginsWithVerb, toOrders } from '../wording/orders.ts';
import { limits, sayPlainly } from './say-plainly.ts';

/** "gates/fences/etc for our sites": a row in shorthand. */
const slashed =
  /(?<=^| )(\p{L}{3,20}(?:\/\p{L}{3,20}){1,5})(?:\/ ?etc\b\.?|(?:,? etc\b\.?))(?= |,|$)/giu;
const sayRow = (text: string): string =>
  text.replace(slashed, (_all, row: string) => joinList(row.split('/')));

/** "in several settings (e.g. house, yard)": without what stands in the brackets nobody knows which. */
const vagueThing =
  /\b(?:an? )?(?:(?:wide |broad |whole )?(?:variety|range|array|number) of |various |multiple |different |several )?(settings|environments|locations|places|formats|channels|areas|ways|topics|subjects|sites|systems|platforms|methods) \((?:e\.?g\.?|such as|including|like|i\.?e\.?)?,? ?([\p{L} ,/&-]{4,80})\)/giu;
const sayWhich = (text: string): string =>
  text.replace(vagueThing, (_all, thing: string, row: string) => {
    const things = row
      .split(/,|\/|\band\b|&/)
      .map((one) => one.trim())
      .filter((one) => one !== '' && !/^etc\b/i.test(one));
    return `${thing} such as ${joinList(things)}`;
  });

/** What stands before the work itself: that one can do it, gets to do it, knows it. */
const beforeWork =
  /^(?:(?:demonstrate|show|have) (?:the |an? )?(?:\p{L}+ )?ability to (?:rapidly |quickly )?|understand and (?=explain|present|apply|interpret|resolve)|(?:be given|get|have|receive) (?:an? |the )?(?:[\p{L}-]+,? ){0,3}opportunity to |be (?:able|required|expected) to )/iu;

/** Names of products behind a colon belong to the sentence. */
const namesAtEnd = /: ((?:\p{Lu}[\p{L}\d-]{1,20}, ){1,4}(?:and |or )?\p{Lu}[\p{L}\d-]{1,20})$/u;
const sayNames = (text: string): string =>
  text.replace(namesAtEnd, (_all, row: string) => {
    const names = row.split(/, (?:and |or )?/);
    return `, that is ${joinList(names, / or /.test(row) ? 'or' : 'and')}`;
  });

/** Lines of a list as somebody would say them; each turns one way of writing into speech. */
const spoken: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:be responsible|have (?:the )?(?:primary |overall )?responsibility|take (?:primary |full |overall )?responsibility) for /i,
    'be responsible for ',
  ],
  [/^ensure (?:the )?(?:prompt|timely|quick) (?:and \p{L}+ )?resolution of /iu, 'resolve '],
  [/^ensure (?:that )?(?=.{3,80}\b(?:is|are)\b)/i, 'see that '],
  [/^contribute to [^,]{3,50}? by working /i, 'work '],
  [/^(?:be )?involved in (?:the )?/i, 'take part in '],
  // What bounds a duty is no aside.
  [/\s?\((?![^()]{0,80}\b(?:up to|only|occasional|limited|except|under|below)\b)[^()]*\)/gi, ''],
  [/(?<!\b\p{Lu}{1,2})\s?&\s?(?!\p{Lu}\b)/gu, ' and '],
  [/\band\/or\b/gi, 'or'],
  [/^([^/]*\p{Ll}{3})\/ ?(?=\p{Ll}{3}[^/]*$)/u, '$1 or '],
  // "a comprehensive range of sails": its article and its praise go with it.
  [
    /(?:\b(?:an?|the) (?:[\p{L}-]+ )?|\b(?:wide |broad |whole |full )?)\b(?:variety|range|array) of (?=\p{Ll})/giu,
    '',
  ],
  // "assess patient at the start": a note, and no English.
  [
    /(?<=^\p{L}+(?:, \p{L}+)*(?:,? (?:and|or) \p{L}+)? )(patient|client|customer|guest|student|resident|visitor|employee)(?= (?:at|on|in|with|for|and|to|during|about|upon|when|by|as)\b|$)/giu,
    '$1s',
  ],
  [
    /(?<=^(?:develop|manage|maintain|prepare|plan|run|coordinate|oversee|monitor) )(?=(?:annual|daily|weekly|monthly|quarterly|overall) [\p{L}-]+(?: [\p{L}-]+)?(?: (?:statewide|nationwide|plan|budget|campaign|calendar|schedule|program|programme|for|of|and)\b|$))(?!\S+ \S+s\b)/iu,
    'the ',
  ],
  [/,? (?:for|within|in) (?:your |the |all |assigned )?areas? of responsibility$/i, ''],
  // Words of forms: nobody says them.
  [/\bwith regards? to\b/gi, 'on'],
  [/\bin order to\b/gi, 'to'],
  [/\butili[sz]ing\b/gi, 'using'],
  [/\butili[sz]e\b/gi, 'use'],
  [/\boccurring (?:in|within)\b/gi, 'in'],
  [/ (?:required|needed) for\b/gi, ' for'],
  [/(?<=^|\band )execute (?=\p{Ll})/giu, 'carry out '],
  [/ on an? (?:ongoing|regular|daily) basis\b/gi, ' regularly'],
  [/\b(?:various|designated|respective|applicable|pertinent) (?=\p{Ll}{3,}s?\b)/giu, ''],
  [/^(operate|drive) (?=(?:forklift|truck|van|vehicle|crane|bus|tractor)\b)/i, '$1 a '],
];

/** Where a line begins to explain itself; what stands before is whole. */
const turns =
  /[;:]|\s[-–—]\s?|\s[-–—]$|,? (?:in line with|as per|in accordance with|according to|in order to|to ensure|so that|such as|while|whilst|to make sure|to maximi[sz]e|to achieve|to support|to drive|to facilitate|and ensuring|and driving|helping to|by \p{L}+ing)\b|, to (?=\p{Ll})|,? and ensures?\b| including\b|, (?:with|as|including|ensuring|providing|helping|maintaining|using|working|driving|based|where|which|both|always)\b|,(?=\p{Lu}\p{Ll}+ )/giu;
const length = { fewest: 4, most: 16, said: 14 };
const count = (text: string): number => text.split(/\s+/).length;

/** The line up to where it begins to explain itself, where it is too long to be said whole. */
function cut(text: string): string {
  const isLong = count(text) > length.said || /[;]|\s[-–—](?:\s|$)|,\p{Lu}/u.test(text);
  if (!isLong) return text;
  const heads = [...text.matchAll(turns)]
    .map((match) => text.slice(0, match.index).trim())
    .filter((head) => count(head) >= length.fewest && count(head) <= length.most)
    .filter((head) => !endsOpen(head) && head.split('(').length === head.split(')').length)
    .filter((head) => isTheDuty(head, text.slice(head.length)));
  return heads.at(-1) ?? text;
}

/** "Bring new spirit to the shop by mending clocks": cut in front of what is done it says nothing, and without its bounds too much. */
const isTheDuty = (head: string, rest: string): boolean =>
  (countTelling(head) * 2 >= countTelling(rest) ||
    (longRow.test(rest) && countTelling(head) > 0)) &&
  !limits.test(rest);
/** Four things and more in a row: each is a part of what stands before it, and nobody reads them aloud. */
const longRow = /^,? including [^,]{2,40}(?:, [^,]{2,40}){3,12}$/i;

/** By which rule or in which manner: nobody says it aloud. */
const manner =
  /,? (?:in line with|as per|in accordance with|in compliance with|according to|to ensure|ensuring|as (?:specified|required|needed|applicable|directed|assigned|necessary)|in an? (?:[\p{L}-]+,? ){1,4}manner|if (?:necessary|required)|where applicable|when appropriate)\b.*$/iu;

function dropManner(text: string): string {
  const short = text.replace(manner, '');
  return count(short) >= length.fewest - 1 && !endsOpen(short) ? short : text;
}

/** "splice, Coil, and Stow ropes": verbs in a row have no capitals. */
const verbRow = /^\p{L}+(?:, \p{Lu}\p{Ll}+)*,? (?:and|or) \p{Lu}\p{Ll}+(?= )/u;
const calmVerbs = (text: string): string =>
  text.replace(verbRow, (row) =>
    row.split(/,? (?:and |or )?/).every((word) => beginsWithVerb(word.toLowerCase()))
      ? row.charAt(0) + row.slice(1).toLowerCase()
      : row,
  );

/** "perform processing of payments": what is done stands in the second word. */
const performed =
  /^(?:perform|carry out|conduct|undertake|do) (?:the )?(\p{Ll}{4,20}ing) of (?=\p{L})/u;

function sayPerformed(text: string): string {
  const [all, doing] = performed.exec(text) ?? [];
  if (all === undefined || doing === undefined) return text;
  const [, told = ''] = toOrders(['Plan a day', `${doing} ${text.slice(all.length)}`]);
  return /^\p{L}+ing\b/u.test(told) ? text : `${told.charAt(0).toLowerCase()}${told.slice(1)}`;
}

/** "for the crews Sorting ropes": the next line of a list, without the mark between them. */
const nextLine =
  /(?<=[\p{L}\d]) (?=(\p{Lu}\p{Ll}{1,14}?)(?:ing \p{Ll}| (?:with|the|an?|all|any)\b))/gu;
export function dropNextLine(text: string): string {
  const found = [...text.matchAll(nextLine)].find(([, verb = '']) => {
    const plain = verb.toLowerCase();
    if (namesThing.test(`${plain}ing`)) return false;
    return [plain, `${plain}e`, plain.replace(/(.)\1$/u, '$1')].some((one) => dutyVerbs.has(one));
  });
  const head = found === undefined ? text : text.slice(0, found.index);
  return count(head) < length.fewest || endsOpen(head) ? text : head;
}

/** A duty as it is said aloud behind "You would". */
export const reshapeDuty = rememberTexts((text: string): string => {
  const whole = sayNames(
    sayWhich(sayRow(sayPerformed(dropNextLine(stripEnd(text)).replace(beforeWork, '')))),
  );
  const short = cut(dropManner(whole));
  const told = spoken.reduce((text, [from, to]) => text.replace(from, to), dropFrontManner(short));
  return sayPlainly(calmVerbs(told.replace(/ {2,}/g, ' ').trim()));
});
