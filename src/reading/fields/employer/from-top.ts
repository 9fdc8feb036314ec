import { guessKind } from '../../layout/classify-heading.ts';
import { kindOfLabel } from '../../layout/labels.ts';
import type { FieldUnit } from '../field-unit.ts';
import { departmentWords } from '../organization/department.data.ts';
import { isOccupationWord } from '../title/occupation-words.ts';
import { isPlaceName } from '../title/place-name.ts';
import { pageTitle } from '../title/title-words.data.ts';
import type { Candidate } from './candidate.ts';
import { organizationWords, otherHeaderLine } from './employer.data.ts';
import { isOwnName, isPost, isSpoken, mayBeName } from './may-be-name.ts';
import { tidyName } from './name.ts';

/** Names in the lines on top and behind labels. */

const sureRole = 0.45;

/** "Boutique Hotel Group in Oregon", "Confidential": what kind of house it is, and not its name. */
const tellsKind =
  /^(?:(?!of\b)[\p{L}&-]+ ){1,5}(?:[Gg]roup|[Cc]ompany|[Ff]irm|[Aa]gency|[Pp]ractice|[Ss]tart-?up|[Mm]anufacturer|[Pp]rovider|[Rr]etailer|[Oo]rgani[sz]ation|[Cc]lient|[Ee]mployer) (?:in|near|based in|located in) (?:the )?\p{Lu}|^(?:confidential|undisclosed|not disclosed|anonymous)\b/iu;

export function fromLabel(unit: FieldUnit): Candidate[] {
  if (unit.labelKind !== 'employer') return [];
  const whole = tidyName(unit.text.split(/\s[|·•]\s/)[0] ?? '');
  if (!mayBeName(whole.text, null) || isSpoken(whole.text)) return [];
  if (!/^(?:[\p{Lu}\d]|\p{Ll}+\p{Lu})/u.test(whole.text) || tellsKind.test(whole.text)) return [];
  const isClient = /client|agency|organi[sz]ation/i.test(unit.label ?? '');
  const isPart = departmentWords.test(whole.text) && !organizationWords.test(whole.text);
  return [
    {
      name: whole.text,
      start: whole.start,
      end: whole.end,
      unit,
      score: (isClient ? 86 : 96) - (isPart ? 24 : 0),
    },
  ];
}

export const betweenBonus = 14;
const longestLine = 100;
const longestTitleLine = 170;

/** Title, employer, place: the lines most boards put on top. */
export function isBetween(units: readonly FieldUnit[], at: number): boolean {
  const before = units[at - 1];
  const after = units[at + 1];
  if (!before || !after || !after.isHeader) return false;
  const isTitle = before.role === 'title' || before.index === 0;
  return (
    isTitle && (after.role === 'place' || after.labelKind === 'place' || isPlaceName(after.text))
  );
}

/** Under the title stands who hires, more often than not. */
export function fromHeader(unit: FieldUnit, title: string | null, bonus: number): Candidate[] {
  const page = pageTitle.exec(unit.text)?.groups?.['employer'];
  if (page !== undefined) return [{ name: page, start: 0, end: page.length, unit, score: 88 }];
  const isTop = unit.isHeader || (unit.index === 0 && unit.role === 'title');
  if (!isTop || unit.labelKind !== null || unit.text.length > longestTitleLine) return [];
  if (unit.text.endsWith(':')) return [];
  if (unit.role === 'title' || isTitleAgain(unit.text, title)) return fromTitleLine(unit, title);
  if (unit.text.length > longestLine || unit.text.startsWith('(')) return [];
  if (unit.role === 'place' && isPlaceName(unit.text)) return [];
  if (unit.role === 'duty' || unit.role === 'must' || unit.role === 'benefit') return [];
  const parts = unit.text.split(/\s[|·•–]\s|\s-\s|\t/);
  const found: Candidate[] = [];
  let at = 0;
  for (const part of parts.slice(0, 4)) {
    const start = unit.text.indexOf(part, at);
    at = start + part.length;
    const tidy = tidyName(
      part.replace(/ (?:job|position|role) (?:description|details|profile|summary)$/i, ''),
      { isLine: true },
    );
    if (!mayBeHeaderName(tidy.text, title, unit.role === 'company' && bonus > 0)) continue;
    const score = headerScore(unit, tidy.text, bonus > 0) + bonus - found.length * 3;
    found.push({ name: tidy.text, start: start + tidy.start, end: start + tidy.end, unit, score });
  }
  return found;
}

/** "Buyer – Fabrics" below "Buyer" is the title once more. */
const isTitleAgain = (text: string, title: string | null): boolean =>
  title !== null && text.toLowerCase().startsWith(title.toLowerCase());

/** "Overall Purpose" is a heading, whatever its first word. */
const headingKinds: ReadonlySet<string> = new Set(['overview', 'duty', 'must', 'nice', 'benefit']);

function headerScore(unit: FieldUnit, name: string, isExpected: boolean): number {
  const isOrganization = organizationWords.test(name);
  // What was hardly told from a heading needs to be named again.
  const isSure = isOrganization || unit.confidence >= sureRole || unit.index === 0;
  // "Hearth of Hope Shelters, Dover" above "Dover, DE" names a town and is no place.
  const isPlace = unit.role === 'place' && !isExpected;
  const byRole = unit.role === 'company' && isSure ? 82 : isPlace ? 40 : 56;
  return (
    byRole + (isOrganization ? 8 : 0) + (unit.index === 1 ? 4 : 0) - Math.max(0, unit.index - 2)
  );
}

/** Where the employer is expected, a name may be a town's or hold the word for a trade. */
function mayBeHeaderName(name: string, title: string | null, isExpected = false): boolean {
  if (otherHeaderLine.test(name) || kindOfLabel(name) !== undefined) return false;
  if (headingKinds.has(guessKind(name) ?? '') && !organizationWords.test(name)) return false;
  if (name.split(' ').length > 9 || /[:;]|\d{4}/.test(name) || isSpoken(name)) return false;
  if (isExpected) return isOwnName(name, title) && !isSamePost(name, title);
  return mayBeName(name, title) && !isPost(name);
}

/** "Entry Level Software Developer" below "Jr. Developer". */
const isSamePost = (name: string, title: string | null): boolean => {
  const last = name.split(' ').at(-1)?.toLowerCase() ?? '';
  return isPost(name) && isOccupationWord(last) && (title ?? '').toLowerCase().includes(last);
};

const saidHouse = /\s(?:at|@|bei|chez|with)\s((?:The |the )?(?:\p{Lu}|\d{1,3}\p{Lu})[^–|]{1,60})$/u;
/** What somebody brings or gets stands behind it, too. */
const saidWith = /^\swith\s/;

/** "Cook at Acme", "Cook - Night Shift at Acme", "Cook - Acme Hotel" */
function fromTitleLine(unit: FieldUnit, title: string | null): Candidate[] {
  const line = unit.text.slice(0, 200);
  const said = saidHouse.exec(line);
  const match = said ?? /\s[-–|]\s([^–|]{2,60})$/u.exec(line);
  const named = match?.[1];
  if (!match || named === undefined) return [];
  const tidy = tidyName(named);
  if (!mayBeHeaderName(tidy.text, title)) return [];
  const isSaid = said !== null && !saidWith.test(said[0]);
  const isOrganization = organizationWords.test(tidy.text);
  const start = match.index + match[0].indexOf(named) + tidy.start;
  return [
    {
      name: tidy.text,
      start,
      end: start + tidy.text.length,
      unit,
      isInTitle: true,
      score: isSaid ? (isOrganization ? 88 : 80) : isOrganization ? 58 : 50,
    },
  ];
}
