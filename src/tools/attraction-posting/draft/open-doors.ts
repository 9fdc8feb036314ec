import { listNice, listPreferred, listMusts } from '#plan/demands/requirements.ts';
import { listFacts } from '#plan/wording/own-words.ts';
import type { Brief } from '#shared/brief.ts';
import { countWords } from '#writing/shorten.ts';
import { mendDemand } from '#plan/wording/mend-demand.ts';
import { calledWish } from '#plan/demands/name-wish.ts';
import { capitalize, stripEnd } from '#writing/casing.ts';

/** So much is asked for that what is not asked for tells something. */
const fewestMusts = 3;
const longest = 6;
const ofPaper =
  /\b(?:degree|bachelor|master['’]s|diploma|graduat|college|universit|qualified|certif|licen[cs])/iu;
const ofInitials = /\b(?:B\.?[SA]|M\.?[SA]|Ph\.?D|MBA)\.?[A-Z]{0,3}(?![\p{L}])/u;

/** What the job does not ask of anybody, or only likes: it lets people in who would not have written. */
export function listOpenDoors(brief: Brief): string[] {
  if (listMusts(brief).length < fewestMusts) return [];
  const asksPaper = listFacts(brief).some(
    ({ kind, text }) =>
      kind === 'education' || kind === 'licence' || ofPaper.test(text) || ofInitials.test(text),
  );
  const [wish] = [...listPreferred(brief), ...listNice(brief)]
    .filter(({ kind }) => kind === 'licence' || kind === 'tool' || kind === 'education')
    .map(({ text }) => mendDemand(stripEnd(text).replace(calledWish, '')))
    .filter((text) => text !== '' && countWords(text) <= longest);
  return [
    asksPaper ? '' : 'No degree is asked for',
    wish === undefined ? '' : `${capitalize(wish)}: a plus, not a must`,
  ].filter(Boolean);
}
