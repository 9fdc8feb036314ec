import type { Unit, UnitRole } from '#shared/reading.ts';
import { classifyHeading } from '../layout/classify-heading.ts';
import { departmentWords } from './organization/department.data.ts';
import { namesOccupation } from './title/occupation-words.ts';
import { isPlaceName } from './title/place-name.ts';

/** "US, OH, Dayton", "GB, , ": country, region and town as some boards write them. */
const codes = /^\p{Lu}{2},\s?(?:\p{Lu}{0,3}|\d{0,3}),[^.!?:]{0,90}$/u;
const bracketed = /\s?\([^()]{2,20}\)/g;
const namePart =
  /^\p{Lu}[\p{L}.'’-]*(?: (?:\p{Lu}[\p{L}.'’-]*|of|the|upon|on|de|la|le|and)){0,4}$/u;
const longestPlace = 100;
const topLines = 3;

/** A line at the top that is a place and nothing else, known or not: "Nether Barrow, England, United Kingdom". */
export function isPlaceLine(text: string): boolean {
  const line = text.trim();
  if (line.length > longestPlace || namesOccupation(line)) return false;
  if (codes.test(line)) return !departmentWords.test(line);
  const plain = line.replaceAll(bracketed, '');
  if (isPlaceName(plain)) return true;
  const [first = '', ...behind] = plain.split(/,\s/);
  return (
    behind.length > 0 &&
    behind.length <= 2 &&
    namePart.test(first) &&
    behind.every((part) => namePart.test(part)) &&
    // Behind a name even a small region is one.
    isPlaceName(`London, ${behind.at(-1)}`)
  );
}

interface TopLine extends Pick<Unit, 'text' | 'role' | 'label' | 'shape'> {
  isHeader: boolean;
}

const longestName = 6;
/** Words for work that a title may be made of though nobody is called so. */
const workWords =
  /\b(?:entry|level|house|professionals?|person|people|apprentice\w*|intern\w*|front|back|night|day|shift|member|freelance|volunteer\w*|teaching|cleaning|driving|cooking|sewing)\b/i;
const organization =
  /\b(?:inc|llc|llp|ltd|limited|plc|gmbh|corp|corporation|company|group|holdings|university|college|council|borough|hospital|trust|foundation|solutions|technologies|industries|enterprises|restaurants?|airports?|jewellers|kitchens)\b\.?/i;

/** Whether the words of a line could be those of a house, and hardly those of a job. */
function mayBeHouse(text: string): boolean {
  if (text.split(' ').length > longestName || /[:?!]$|\.{2}|\s[-–|]\s/.test(text)) return false;
  if (organization.test(text)) return true;
  return (
    !namesOccupation(text) &&
    !departmentWords.test(text) &&
    !workWords.test(text) &&
    classifyHeading(text) === undefined
  );
}

/** What the first lines are to each other says what they are: the house above the place, the title below codes. */
export function settleTopLines<Line extends TopLine>(units: readonly Line[]): Line[] {
  return units.map((unit, at) => {
    const role = roleAtTop(units, at);
    return role === undefined || role === unit.role ? unit : { ...unit, role };
  });
}

const isBare = (unit: TopLine | undefined): unit is TopLine =>
  unit !== undefined && unit.isHeader && unit.label === null && unit.shape !== 'heading';

function roleAtTop(units: readonly TopLine[], at: number): UnitRole | undefined {
  const unit = units[at];
  if (at >= topLines || !isBare(unit)) return undefined;
  // A name alone may be that of a house: "Wick".
  if (isPlaceLine(unit.text) && (unit.role !== 'company' || unit.text.includes(',')))
    return 'place';
  if (at === 1 && isBare(units[0]) && codes.test(units[0].text) && isPlaceLine(units[0].text))
    return 'title';
  const next = units[1];
  // Where boards leave out the title.
  return at === 0 && isBare(next) && isPlaceLine(next.text) && mayBeHouse(unit.text)
    ? 'company'
    : undefined;
}
