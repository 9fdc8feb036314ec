import { isEnglishWord } from '../../facts/shapes/tagger.ts';
import { camelNames, opensPart, startsList } from './camel-names.data.ts';
import { breakAt } from './lost-breaks.ts';
import { applyEdits } from './mapped-text.ts';
import type { Edit, MappedText } from './mapped-text.ts';

/** "based in the UKPossibility of", "yearly MIStakeholder Meetings": an abbreviation, and a line behind it. */
const grown =
  /(?<![\p{L}\d@./_#&-])(?<short>\p{Lu}{2,6})(?<word>\p{Lu}\p{Ll}{3,20})(?=[ :](?<next>\S)?|\n|$)/gu;
/** Abbreviations that a line ends with: countries, states of the USA, departments. */
const endsLine =
  /^(?:UK|US|USA|EU|UAE|GB|HQ|IT|HR|BI|AI|QA|JS|API|ROI|KPI|AL|AK|AZ|AR|CA|CO|CT|DC|FL|GA|HI|IA|IL|IN|KS|KY|LA|MA|MD|ME|MI|MN|MO|MS|MT|NC|ND|NE|NH|NJ|NM|NV|NY|NYC|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VA|VT|WA|WI|WV|WY)$/;
/** So many letters a word has that is no end of a name, unless it is one that begins lines. */
const shortestWord = 6;

/** "(by agreement)You can", "(Required)CPR training": a bracket that closed a line. */
const bracket =
  /(?<=\s\([^()\n]{2,120}[\p{L}\d%.]\))(?=\p{Lu}(?:\p{Ll}{2}|\p{Lu}{1,5} [\p{L}(]|n? \p{Ll}))/gu;

const known = new Set(camelNames.toLowerCase().split(' '));

export function splitGrownCapitals(source: MappedText): MappedText {
  const { text } = source;
  const alone = new Set(text.match(/(?<![\p{L}\d&/-])\p{Lu}{2,6}(?![\p{L}\d&/-])/gu));
  const found = [...text.matchAll(grown)];
  const counts = Map.groupBy(found, ([token]) => token);
  const words = found.flatMap(({ index, 0: token, groups }): Edit[] => {
    const { short = '', word = '', next = '' } = groups ?? {};
    const opens = startsList.test(word) || opensPart.test(word);
    const isOnce = counts.get(token)?.length === 1;
    const ends = endsLine.test(short) || alone.has(short);
    return isOnce &&
      ends &&
      !known.has(token.toLowerCase()) &&
      (opens || (word.length >= shortestWord && isEnglishWord(word) && /[\p{L}\d]/u.test(next)))
      ? [breakAt(text, index + short.length)]
      : [];
  });
  const closed = [...text.matchAll(bracket)].map(({ index }) => breakAt(text, index));
  return applyEdits(
    source,
    [...words, ...closed].toSorted((a, b) => a.start - b.start),
  );
}
