import type { Brief } from '#shared/brief.ts';
import { listFacts, ownWords } from '#plan/wording/own-words.ts';
import { withArticle } from '#writing/article.ts';
import { lowerFirst } from '#writing/casing.ts';
import { joinList, listOnce } from '#writing/list.ts';

const room = 'shop|workshop|office|environment|factory|warehouse|kitchen|studio|garage|plant|yard';
/** "Insulated shop", listed among what is offered. */
const alone = new RegExp(String.raw`^(?:an? )?((?:[\p{L}-]{3,20} ){1,3}(?:${room}))$`, 'iu');
/** "on a line in a warm, dry hall". */
const within = new RegExp(
  String.raw`\bin an? ((?:[\p{Ll}-]{3,20} ){1,3}(?:${room}))(?![\p{L}-])`,
  'u',
);
/** Praise tells nobody what the place is like. */
const praise =
  /\b(?:unique|special|busy|supportive|inclusive|outstanding|great|friendly|positive|fun|rewarding|dynamic|exciting|professional|welcoming|work environment|working environment|similar|related|previous|fast[- ]paced|remote|hybrid|collaborative|agile|challenging|team|team-\w+|deadline\S*|high-pressure|demanding|home|own)\b/i;
const most = 2;

/** What is stated of the place where the work is done. */
const listWorkplace = (brief: Brief): string[] =>
  listOnce(
    listFacts(brief)
      .filter(({ kind }) => kind !== 'culture' && kind !== 'experience')
      .flatMap((fact) => {
        const own = ownWords(fact);
        return (fact.kind === 'benefit' ? alone.exec(own)?.[1] : within.exec(own)?.[1]) ?? [];
      })
      .filter((text) => !praise.test(text))
      .map((text) => withArticle(lowerFirst(text))),
  ).slice(0, most);

/** "You work in an insulated shop."; empty where nothing is stated. */
export function sayWorkplace({ brief }: { brief: Brief }): string {
  const places = listWorkplace(brief);
  return places.length === 0 || (brief.language ?? 'en') !== 'en'
    ? ''
    : `You work in ${joinList(places)}.`;
}
