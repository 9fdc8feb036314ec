import { remarkIn, wordsOf, type Remark, type RemarkSource } from './remark.ts';

const site = String.raw`(?:in|at)[- ](?:the |our |their |your )?office|on[- ]?site|in[- ]person`;
const number = '(?:[1-5]|one|two|three|four|five)';
const days = new RegExp(
  String.raw`\b(at least |a minimum of )?(${number})(?: ?(?:-|–|to|or) ?(${number}))? days?(?: (?:(?:a|per|each|every) )?(?:week|weekly))?,? (?:${site})(?![\p{L}-])`,
  'iu',
);
const share = new RegExp(
  String.raw`\b(\d{1,3})(?: ?(?:-|–|to) ?(\d{1,3}))? ?% of (?:their|your|the|his or her) (?:working |work )?(?:time|week)\b[^.;%\d]{0,60}?(face[- ]to[- ]face|${site})`,
  'iu',
);
/** May be had, or differs from one role to another. */
const open =
  /\b(?:option(?:al|s)?|opportunit\p{L}{1,4}|possib\p{L}{1,6}|may|up to|eligible|depending)\b/iu;
const wide = 40;

/** How much of the time one is there: "2 to 3 days a week in the office", "40 to 60% of the time face to face". */
export function readPresence(source: RemarkSource): Remark | null {
  for (const unit of source.units) {
    if (unit.role === 'duty' || unit.role === 'legal' || unit.role === 'noise') continue;
    const words = wordsOf(unit);
    const found = share.exec(words) ?? days.exec(words);
    if (!found) continue;
    const end = found.index + found[0].length;
    if (open.test(words.slice(Math.max(0, found.index - wide), end + wide))) continue;
    const said = found[0].includes('%') ? sayShare(found) : sayDays(found);
    return remarkIn(source, unit, { said, start: found.index, end });
  }
  return null;
}

function sayShare([, low = '', high, where = '']: RegExpExecArray): string {
  return `${low}${high ? ` to ${high}` : ''}% of the time ${sayPlace(where)}`;
}

function sayDays([words, least, low = '', high]: RegExpExecArray): string {
  const count = high ? `${low} to ${high}` : low;
  const noun = /^(?:1|one)$/i.test(count) ? 'day' : 'days';
  const where = /on[- ]?site$/i.test(words) ? 'on site' : /person$/i.test(words) ? 'in person' : '';
  const first = least ? 'at least ' : '';
  return `${first}${count.toLowerCase()} ${noun} a week ${where || 'in the office'}`;
}

const sayPlace = (where: string): string =>
  /face/i.test(where)
    ? 'face to face'
    : /site/i.test(where)
      ? 'on site'
      : /person/i.test(where)
        ? 'in person'
        : 'in the office';
