import type { Unit, UnitRole } from '#shared/reading.ts';
import { onlyOnce, remarkIn, wordsOf, type Remark, type RemarkSource } from './remark.ts';

const length = { fewest: 6, most: 70 };
const mostOfRole = 12;
const mostOfHouse = 30;

/** Somebody holds the post, or is looked for: "Reporting to the chair, you will ...", "The planner is responsible for ...". */
const ofPost =
  /^(?:(?:as|in|reporting|under|working|based|within|with|at|on)\b[^;:]{2,90}?, )?(?:you(?:['’]ll| will| are| would)\b|(?:the|this|our|an?) (?:[\p{L}\p{N}&/().,'’-]{1,30} ){1,9}?(?:will|shall|is|are|exists|serves?|leads?|manages?|oversees?|supports?|provides?|performs?|plans?|works?|assists?|ensures?|plays?|reports?|coordinates?|develops?)\b)/iu;
const wanted =
  /\b(?:looking for|seeking|seeks|hiring|recruiting|in search of|searching for|in need of|needs?) (?:an?|our|the|several|\p{L}+ly|\p{Lu}[\p{L}-]+|experienced|motivated|talented|qualified|skilled)\b/u;

const mayTell = new Set<UnitRole>(['duty', 'team', 'company', 'must', 'head', 'schedule']);

const isSentence = ({ shape, text }: Unit): boolean => {
  const count = text.split(/\s+/).length;
  return (
    (shape === 'sentence' || (shape === 'line' && /[.!]$/.test(text.trim()))) &&
    count >= length.fewest &&
    count <= length.most
  );
};

const whole = (source: RemarkSource, unit: Unit): Remark => {
  const said = wordsOf(unit);
  return remarkIn(source, unit, { said, start: 0, end: said.length });
};

/** Whole sentences in which a text says what the job is, for the opening of whatever is written about it. */
export const readRoleSentences = (source: RemarkSource): Remark[] =>
  onlyOnce(
    source.units
      .filter(
        (unit) =>
          isSentence(unit) &&
          (unit.role === 'overview' ||
            (mayTell.has(unit.role) && (ofPost.test(unit.text) || wanted.test(unit.text)))),
      )
      .map((unit) => whole(source, unit)),
    mostOfRole,
  );

/** Whole sentences in which the employer speaks of itself. */
export const readHouseSentences = (source: RemarkSource): Remark[] =>
  onlyOnce(
    source.units
      .filter((unit) => isSentence(unit) && unit.role === 'company')
      .map((unit) => whole(source, unit)),
    mostOfHouse,
  );
