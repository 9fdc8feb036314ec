import { isEnglishWord } from '../../facts/shapes/tagger.ts';
import { applyEdits } from './mapped-text.ts';
import type { Edit, MappedText } from './mapped-text.ts';

/** No word goes on behind these, so whatever letter follows begins something else: "QUALIFICATIONSD.D.S." */
const closed =
  'RESPONSIBILITIES|QUALIFICATIONS|REQUIREMENTS|BENEFITS|DUTIES|ACCOUNTABILITIES|COMPETENCIES|CERTIFICATIONS|SKILLS(?!ET)|FUNCTIONS|OFFERINGS|PERKS|EXPECTATIONS|HOURS|OVERVIEW|SUMMARY';
/** These go on as other words ("EXPERIENCED"), unless small letters follow: "EXPERIENCETwo years". */
const open = 'EXPERIENCE|EDUCATION|DESCRIPTION|COMPENSATION|SALARY|LOCATION|SCHEDULE';
const glued = new RegExp(
  String.raw`(?<!\p{Lu})(?:(?<!\p{L})(?:\p{Lu}{2,15}|&) ){0,6}(?:(?:${closed})(?=\p{Lu}|\d)|(?:${open})(?=\p{Lu}\p{Ll}))`,
  'gu',
);
/** "knowledge of payrollREQUIREMENTS" */
const grownOn = new RegExp(String.raw`(?<=\p{Ll}{3})(?=(?:${closed})(?![\p{L}\d]))`, 'gu');

/** "FOR CURRENT STAFF18+ months": whatever the heading, a length of time begins what stands under it. */
const counted = /(?<=\p{Lu}{5})(?=\d{1,2}\+? (?:years?|months?|weeks?|hours?|days?)\b)/gu;

/** "by noon. STORES/OTHER DUTIES (20%) Keep the yard": words in capitals between two sentences. */
const spaced =
  /(?<=^|(?<gap>[.!?] ))(?<heading>(?:\p{Lu}{3,20}(?: ?[/&,] ?| )){1,6}\p{Lu}{4,20}(?: \(\d{1,3} ?%\))?) (?=\p{Lu}\p{Ll}+ \p{Ll}{2})/gmu;
const fewestLetters = 12;

/** "when the yard calls YOUR STRENGTHS :Patience": words in capitals and a colon, amid a line of small letters. */
const amid =
  /(?<=\p{Ll}[\p{Ll}.;)]) (?<heading>(?:\p{Lu}{2,20}(?: ?[/&,] ?| )){1,6}\p{Lu}{3,20}) ?:(?=\s?[\p{Lu}\d])/gu;
const openingLine =
  /^(?<heading>(?:\p{Lu}{2,20}(?: ?[/&,] ?| )){1,6}\p{Lu}{3,20}) :(?=\p{Lu}\p{Ll})/gmu;

function findAmid(text: string): Edit[] {
  const isHeading = (heading: string): boolean => {
    const words = heading.match(/\p{Lu}{2,}/gu) ?? [];
    const odd = words.filter((word) => !isEnglishWord(word)).length;
    return words.join('').length >= fewestLetters && odd <= (words.length > 2 ? 1 : 0);
  };
  return [
    ...[...text.matchAll(amid)].flatMap(({ index, 0: all, groups }): Edit[] =>
      isHeading(groups?.['heading'] ?? '')
        ? [
            { start: index, end: index + 1, insert: '\n' },
            { start: index + all.length, end: index + all.length, insert: '\n' },
          ]
        : [],
    ),
    ...[...text.matchAll(openingLine)].flatMap(({ index, 0: all, groups }): Edit[] =>
      isHeading(groups?.['heading'] ?? '')
        ? [{ start: index + all.length, end: index + all.length, insert: '\n' }]
        : [],
    ),
  ];
}

function findSpaced(text: string): Edit[] {
  return [...text.matchAll(spaced)].flatMap(({ index, groups }): Edit[] => {
    const { gap, heading = '' } = groups ?? {};
    const words = heading.match(/\p{Lu}{3,}/gu) ?? [];
    if (words.join('').length < fewestLetters || !words.every((word) => isEnglishWord(word)))
      return [];
    const end = index + heading.length;
    const behind = { start: end, end: end + 1, insert: '\n' };
    return gap === undefined ? [behind] : [{ start: index - 1, end: index, insert: '\n' }, behind];
  });
}

/** "RESPONSIBILITIESExamine", "QUALIFICATIONSD.D.S.": a heading in capitals that grew together with its text. */
export function splitCapitalHeadings(source: MappedText): MappedText {
  const edits = [...source.text.matchAll(glued)].flatMap(({ index, 0: heading }): Edit[] => {
    const behind = { start: index + heading.length, end: index + heading.length, insert: '\n' };
    const isFirst = index === 0 || source.text[index - 1] === '\n';
    return isFirst ? [behind] : [{ start: index, end: index, insert: '\n' }, behind];
  });
  const ends = [...source.text.matchAll(grownOn)].map(({ index }): Edit => ({
    start: index,
    end: index,
    insert: '\n',
  }));
  const times = [...source.text.matchAll(counted)].map(({ index }): Edit => ({
    start: index,
    end: index,
    insert: '\n',
  }));
  const all = [
    ...edits,
    ...ends,
    ...times,
    ...findSpaced(source.text),
    ...findAmid(source.text),
  ].toSorted((a, b) => a.start - b.start);
  return applyEdits(
    source,
    all.filter(({ start }, place) => start !== all[place - 1]?.start),
  );
}
