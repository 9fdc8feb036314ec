import { readPlainVerb } from '../../facts/shapes/plain-verb.ts';
import { isEnglishWord } from '../../facts/shapes/tagger.ts';
import { applyEdits } from './mapped-text.ts';
import type { Edit, MappedText } from './mapped-text.ts';

/** A sign that ends an item, and the small letter of the next one directly behind it: "as assigned.answering the phone". */
const stop =
  /(?<=(?<![\p{L}\d@./_\\#=?&%-])(?:\p{L}[\p{L}'’-]{1,24}|\p{L}{1,20}\)))(?<sign>[.;!])(?=(?<right>\p{Ll}{2,24})(?=[ ,]|(?:-\p{Ll}{2,20}) ))/gu;

/** Ends of names of files and pages, and letters that stand for words. */
const ofNames =
  /^(?:js|ts|py|cs|net|com|org|gov|edu|io|ai|co|uk|us|ie|info|biz|site|online|store|shop|app|dev|tech|care|health|jobs|work|works|life|me|tv|doc|docx|pdf|xml|html?|xlsx?|csv|txt|zip|jpg|png|gif|exe|sql|php|asp|aspx|jsp|json|ini|etc|am|pm)$/;
const abbreviated = /^(?:e|i|a|p|vs|no|st|dr|mr|ms|mrs|inc|ltd|co|approx|dept|est|www|etc|eg|ie)$/i;

/** "in C#Working with looms": the sign ends a name, and a word with a capital begins the next line. */
const behindSign = /(?<=(?<![\p{L}\d])[CFJ](?:#|\+\+))(?=\p{Lu}\p{Ll}{2,} \p{Ll})/gu;

const longEnough = 5;

/** "Qualifications:have a licence", "such as the following:keep the books" */
const listColon =
  /(?<=(?:Skills|Qualifications|Requirements|Responsibilities|Duties|Experience|[Ff]ollowing|[Ii]nclud(?:e|es|ing))\s?:)(?=\p{Ll}{2,24} \p{L})/gu;

/** "berths on Quay B.Paint the hulls": a letter ends the name, and a verb in its plain form begins the next line. */
const lettered = /(?<=\p{L} \p{Lu}\.)(?=(?<verb>\p{Lu}\p{Ll}{2,20}) \p{Ll})/gu;

/** One alone may be a slip of somebody who typed a sentence; a row of them is a list. */
const fewestOfList = 2;

/** Gives back what stood between a full stop and a small letter: a break in a list, a blank in a text. */
export function splitGrownStops(source: MappedText): MappedText {
  const { text } = source;
  let words: ReadonlySet<string> | undefined;
  const apart = (): ReadonlySet<string> =>
    (words ??= new Set(text.match(/(?<= )\p{Ll}{2,24}(?= )/gu)));
  const found = [...text.matchAll(stop)].filter(({ index, groups }) => {
    const right = groups?.['right'] ?? '';
    const left =
      /[\p{L}'’-]{1,40}\)?$/u.exec(text.slice(Math.max(0, index - 26), index))?.[0] ?? '';
    if (ofNames.test(right) || abbreviated.test(left)) return false;
    const word = left.replace(/^.*-|\)$|['’]s$/g, '').toLowerCase();
    const isWord = isEnglishWord(right);
    // "in Ripon.career breaks", and "by all.loomworks is", a name that the text has elsewhere.
    if (left.endsWith(')') || isEnglishWord(word)) return isWord || apart().has(right);
    return isWord && right.length >= longEnough;
  });
  const insert = found.length >= fewestOfList ? '\n' : ' ';
  const stops = found.map(({ index, 0: sign }): Edit => ({
    start: index + sign.length,
    end: index + sign.length,
    insert,
  }));
  const behindLetter = [...text.matchAll(lettered)].filter(
    ({ groups }) => readPlainVerb(groups?.['verb'] ?? '')?.form === 'plain',
  );
  const lists = [...text.matchAll(listColon), ...text.matchAll(behindSign), ...behindLetter].map(
    ({ index }): Edit => ({
      start: index,
      end: index,
      insert: '\n',
    }),
  );
  return applyEdits(
    source,
    [...stops, ...lists].toSorted((a, b) => a.start - b.start),
  );
}
