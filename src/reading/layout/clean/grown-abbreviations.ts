import { isEnglishWord } from '../../facts/shapes/tagger.ts';
import { camelNames, opensPart } from './camel-names.data.ts';
import { breakAt } from './lost-breaks.ts';
import { applyEdits } from './mapped-text.ts';
import type { Edit, MappedText } from './mapped-text.ts';

/** "Vision InsuranceHSA options", "a plusRYA ticket", "About usB2G Ltd": a word, and a line that begins with capitals. */
const grown =
  /(?<![\p{L}\d@./_#=?&-])(?<left>\p{Lu}?\p{Ll}{1,24})(?<right>\p{Lu}{2,8}|\p{Lu}(?=\d|&\p{Lu}|['’]\p{Lu}))(?!\p{Ll})/gu;

/** What names something of an offer or a paper, and is the end of no product's name. */
const known =
  /^(?:HSA|FSA|PTO|EAP|HMO|PPO|ESPP|STD|LTD|SSS|NHS|CPD|CPC|DBS|GCSE|NVQ|CPA|CFA|CFP|ACCA|CIMA|PMP|ITIL|CPR|BLS|ACLS|RN|LPN|CNA|CDL|JD|MBA|PPE|GED|SHRM|AWS|SAP|PHR)$/;
/** "PowerBI", "OpenAI", "SurveyCTO": what ends the names of products. */
const ofProducts = /^(?:AI|BI|DB|JS|QL|SQL|HR|IT|ML|MQ|OS|VR|AR|CAD|CRM|GIS|CTO|TV|UX|UI|GPT)$/;
const names = new Set(camelNames.toLowerCase().split(' '));
/** Endings of words that begin no name. */
const endsWord =
  /(?:tions?|sions?|ments?|ities|ity|ences?|ances?|ed|ings?|ical|onal|ous|ives?|ly|ness|days|ants?|ents?)$/;
/** Words so short end a line only where they end a heading or a grade. */
const shortEnd = /^(?:us|plus|paid|year|pay|week|team|life|like|home|city)$/i;
const shortestWord = 5;

export function splitGrownAbbreviations(source: MappedText): MappedText {
  const { text } = source;
  const head = endOfHead(text);
  const alone = new Set(text.match(/(?<![\p{L}\d&/-])\p{Lu}{2,8}(?![\p{L}\d/-])/gu));
  const found = [...text.matchAll(grown)];
  const counts = Map.groupBy(found, ([token]) => token);
  const edits = found.flatMap(({ index, 0: token, groups }): Edit[] => {
    const { left = '', right = '' } = groups ?? {};
    if (index < head || names.has(token.toLowerCase())) return [];
    if (left.length < shortestWord && !shortEnd.test(left)) return [];
    if (!isEnglishWord(left)) return [];
    const isSure = known.test(right) || opensPart.test(left);
    const isOnce = counts.get(token)?.length === 1;
    const isSmall = /^\p{Ll}/u.test(left);
    const ends =
      isSmall || right.length === 1 || endsWord.test(left)
        ? !ofProducts.test(right)
        : alone.has(right) && !ofProducts.test(right);
    return isSure || (isOnce && ends) ? [breakAt(text, index + left.length)] : [];
  });
  // "Jo Fern, CEORG Ltd" where the text names RG alone.
  const offices = [...text.matchAll(office)].flatMap(({ index, groups }): Edit[] =>
    alone.has(groups?.['name'] ?? '') ? [breakAt(text, index)] : [],
  );
  const codes = [...text.matchAll(behindCode)].map(({ index }) => breakAt(text, index));
  return applyEdits(
    source,
    [...edits, ...offices, ...codes].toSorted((a, b) => a.start - b.start),
  );
}

const office = /(?<=(?<!\p{L})(?:CEO|CFO|COO|CTO|CMO|CPO))(?=(?<name>\p{Lu}{2,8})(?!\p{L}))/gu;

/** "Sold to ships, B2GNo boat needed": letters around a figure, and the first word of a line. */
const behindCode = /(?<=(?<![\p{L}\d])\p{Lu}\d\p{Lu})(?=\p{Lu}\p{Ll}+\s)/gu;

/** Where the lines that name job, employer and place end. */
function endOfHead(text: string): number {
  const end = text.indexOf('\n\n');
  return end === -1 || end > longestHead ? text.indexOf('\n') : end;
}
const longestHead = 200;
