import type { Unit, UnitRole } from '#shared/reading.ts';
import type { HouseMatter } from '#shared/brief.ts';
import { tellsOfEmployer } from '../../facts/employer-sentence.ts';
import { isBareSearch } from './bare-search.ts';
import { houseMatters } from './house-matters.data.ts';
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

const isSentence = ({ shape, text }: Unit, mayBeItem = false): boolean => {
  const count = text.split(/\s+/).length;
  // What ends in a colon waits for the list behind it.
  return (
    !text.trim().endsWith(':') &&
    (shape === 'sentence' ||
      ((shape === 'line' || (mayBeItem && shape === 'item')) && /[.!]$/.test(text.trim()))) &&
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
          !isBareSearch(unit.text) &&
          (unit.role === 'overview' ||
            (mayTell.has(unit.role) && (ofPost.test(unit.text) || wanted.test(unit.text)))),
      )
      .map((unit) => whole(source, unit)),
    mostOfRole,
  );

export interface HouseRemark extends Remark {
  about?: HouseMatter;
}

/** Where a sentence on the house and its people may stand besides those on the house. */
const mayTellOfHouse = new Set<UnitRole>(['overview', 'team', 'benefit', 'process', 'place']);
/** "a team that truly loves what they do", "an environment where people grow": how it is to work there. */
const ofPeople =
  /\b(?:team|crew|environment|culture|workplace|atmosphere|community|colleagues|people)\b[^.]{0,30}?\b(?:that|where|who|which|is|are|of equally|built on)\b[^.]{0,80}?\b(?:values?|valued|loves?|supports?|supported|supportive|celebrat\p{L}+|fun|fast-paced|rewarding|collaborat\p{L}+|friendly|respect\p{L}*|inclusive|innovat\p{L}+|thrive|grow|growth|care|welcom\p{L}+|potential|heart)\b/iu;
const pays = /\d|\b(?:insurance|401|pension|salary|bonus|paid|leave|PTO|benefits? package)\b/i;

const isOfHouse = (unit: Unit): boolean =>
  unit.role === 'company' ||
  (mayTellOfHouse.has(unit.role) &&
    !isBareSearch(unit.text) &&
    !/^(?:this|the) (?:[\p{L}-]+ ){0,4}(?:position|role|job)\b/iu.test(unit.text) &&
    !pays.test(unit.text) &&
    (ofPeople.test(unit.text) ||
      (unit.role !== 'benefit' &&
        unit.role !== 'process' &&
        unit.also.includes('company') &&
        tellsOfEmployer(unit.text))));

/** Whole sentences in which the employer speaks of itself. */
export const readHouseSentences = (source: RemarkSource): HouseRemark[] =>
  onlyOnce(
    source.units
      .filter((unit) => isSentence(unit, true) && isOfHouse(unit))
      .map((unit) => whole(source, unit)),
    mostOfHouse,
  ).map((remark) => {
    const [about] = houseMatters.find(([, words]) => words.test(remark.text)) ?? [];
    return about === undefined ? remark : { ...remark, about };
  });
