import { listFacts, ownWords } from '#plan/wording/own-words.ts';
import type { Source } from '#plan/source.ts';
import { stripEnd, toSentence } from '#writing/casing.ts';
import { isGlued } from '#writing/glued.ts';
import { joinList } from '#writing/list.ts';
import { mendLine } from '#writing/mend-line.ts';
import { countWords } from '#writing/shorten.ts';
import { splitSentences } from '#writing/split-sentences.ts';
import { pointsBack } from './stands-alone.ts';

/** Work, products or customers that are counted up by name. */
const counted =
  /\b(?:projects?|clients?|customers?|brands?|products?|titles|shows|venues|collections?|publications|sites|properties|portfolio)\b[^.]{0,60}?(?:\b(?:includ(?:e|es|ing)|such as|like)\b|:)\s(.+)$/i;
const name = /(?<!^)(?<![.!?] )\p{Lu}[\p{L}\d&'’-]+(?: (?:of |the )?[\p{Lu}\d][\p{L}\d&'’-]*)*/gu;
const fewestNames = 2;
const longest = 34;
const mostNames = 3;

/** Of a long row the first few. */
function shortenRow(text: string): string {
  const [, row = ''] = counted.exec(text) ?? [];
  if (countWords(text) <= longest || row === '') return text;
  const items = row.split(/, (?:and )?/).slice(0, mostNames);
  return `${text.slice(0, text.length - row.length).replace(/:\s*$/, ' ')}${joinList(items)}`;
}
/** Asked of whoever applies, or said of the way there. */
const ofOthers =
  /\b(?:you|your|must|should|experience|skills?|knowledge|degree|proficien\w+|benefits?|insurance|resume|apply|candidates?|software|Microsoft|Excel)\b/i;

/** Sentences that name what people of the trade know: projects, customers, products. */
export function listNamedWork({ brief }: Source): string[] {
  return listFacts(brief, { kinds: ['culture', 'other', 'team'] })
    .flatMap((fact) => splitSentences(ownWords(fact)))
    .map((text) => shortenRow(stripEnd(text)))
    .filter((text) => {
      const [, row = ''] = counted.exec(text) ?? [];
      return (
        (row.match(name)?.length ?? 0) >= fewestNames &&
        countWords(text) <= longest &&
        !ofOthers.test(text) &&
        !pointsBack(text) &&
        !isGlued(text)
      );
    })
    .map((text) => toSentence(mendLine(text)));
}
