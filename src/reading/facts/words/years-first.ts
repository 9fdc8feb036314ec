const trailing =
  /^(.{4,140}?)(?: [–-] |, | )(\d{1,2}\+?(?: ?(?:-|–|to) ?\d{1,2}\+?)?) (years?|yrs?|months?)\.?$/i;
/** "within the last 3 years", "a minimum of 2 years": the words before the number belong to it. */
const belongs =
  /\b(?:of|in|for|at|least|last|past|previous|next|minimum|maximum|than|about|over|within|every|to|or|and|years?|months?|exceeding|typically|approximately|around|between|required|requires?|up|age|is|are|be|the|experience)[:,]?$/i;
const counts =
  /^(?:(?:working|hands-on|proven|relevant|practical|prior|strong) )*(?:experience|involvement|practice)\b/i;
const deed = /^\p{L}{3,}ing\s/u;
const paper =
  /\b(?:degree|licen[cs]e|diploma|certificate|years?|months?|hours?|days?|leave|vacation|accru\w*|per)\b/i;
const notCounted = /\b(?:experience|background|knowledge)\b/i;

/** "Filing of claims – 10 years" as "10 years of filing of claims"; undefined where the end of a line says something else. */
export function putYearsFirst(text: string): string | undefined {
  const [, thing = '', count = '', unit = ''] = trailing.exec(text) ?? [];
  if (thing === '' || belongs.test(thing) || /\d$/.test(thing) || paper.test(thing))
    return undefined;
  const long = /^m/i.test(unit) ? 'month' : 'year';
  const time = `${count} ${count === '1' ? long : `${long}s`} of`;
  const isName = !/^\p{Lu}\p{Ll}+ \p{Ll}/u.test(thing);
  const said = isName ? thing : thing.charAt(0).toLowerCase() + thing.slice(1);
  if (counts.test(thing) || deed.test(thing)) return `${time} ${said}`;
  if (/^background in\s/i.test(thing) && count !== '1')
    return `${/^(?:8|11|18)/.test(count) ? 'An' : 'A'} ${count.replace(/\+$/, '')}-${long} ${said}${count.endsWith('+') ? ' at least' : ''}`;
  return notCounted.test(thing) ? undefined : `${time} experience with ${said}`;
}

const yearsAndThing =
  /^((?:at least |a minimum of |minimum )?\d{1,2}\+?(?: ?(?:-|–|to) ?\d{1,2}\+?)? (?:years?|months?)) (?!(?:of|in|as|at|with|on|for|or|and|to|plus|minimum|preferred|required|old|full|part)\b)(\P{P}[^.;:]{2,60})$/iu;
const saysWork = /\b(?:experienced?|background|practice|licen[cs]e|clean)\b/i;

/** "2 years kiln repairs" behind the label "Experience" as "2 years of experience in kiln repairs". */
export function joinYears(text: string): string | undefined {
  const [, years, thing = ''] = yearsAndThing.exec(text) ?? [];
  if (years === undefined || saysWork.test(thing)) return undefined;
  const said = /^\p{Lu}\p{Ll}+(?: \p{Ll}|$)/u.test(thing)
    ? thing.charAt(0).toLowerCase() + thing.slice(1)
    : thing;
  return `${years} of experience ${/^\p{Ll}+ing\b/u.test(said) ? '' : 'in '}${said}`;
}
