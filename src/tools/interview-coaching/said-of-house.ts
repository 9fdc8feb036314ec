import { isRecruiting } from '#plan/wording/is-recruiting.ts';
import { listFacts, openBrackets, ownWords } from '#plan/wording/own-words.ts';
import type { Source } from '#plan/source.ts';
import { memoize } from '#shared/memoize.ts';
import { stripEnd } from '#writing/casing.ts';
import { isGlued } from '#writing/glued.ts';
import { listOnce } from '#writing/list.ts';
import { quote } from '#writing/quote.ts';
import { isSentence } from '../attraction-posting/draft/is-sentence.ts';
import { isPrivate } from '../attraction-posting/draft/private.ts';
import { isDisclaimer } from '../attraction-posting/draft/stands-alone.ts';

export type Topic = 'values' | 'team' | 'environment';

interface Said {
  topic: Topic;
  text: string;
}

const length = { fewest: 4, most: 34 };

/** What a line is about, the narrowest topic first. */
const topics: readonly (readonly [Topic, RegExp])[] = [
  [
    'environment',
    /\b(?:environment|atmosphere|workplace|fast[- ]paced(?! (?:and [a-z]+ )?(?:nature|worlds?|industry|sector|markets?|trade)\b)|place to work|work(?:ing)? culture)\b/i,
  ],
  [
    'team',
    /\b(?:our|the|a|an|your|(?<![\p{L}-])\p{L}[\p{L}-]{0,20}ed|supportive|friendly|collaborative) (?:[\p{L}-]+,? ){0,4}team\b|\b(?:colleagues|coworkers|co-workers|close-knit|team spirit|teamwork)\b/iu,
  ],
  [
    'values',
    /\b(?:our (?:core )?values?|we (?:value|believe|respect|care|strive|celebrate|encourage|are committed|pride)|values are|mission|committed to|dedicated to|integrity|respect|diversity|inclusive|inclusion|belonging|sustainab\p{L}*|take pride|pride ourselves|feedback|at the (?:core|heart) of|promot(?:e|ing) from within|make a (?:real )?difference)\b/iu,
  ],
];

/** What an employer demands, and the words of the law, tell nothing of how it is there. */
const noPicture =
  /\b(?:ability|able to|experience|must|required?|requirements?|candidates?|applicants?|applicat\p{L}+|apply|resume|CV|degree|years|skills|proficien\p{L}*|job description|regardless|without regard|equal (?:opportunity|employment)|protected|accommodation|reasonable adjustments?|disabilit\p{L}+|legal|drug-free|click|visit|http|salary|bonus|insurance|401|pension|invite|becoming|become part|perfect for|thrives?|reporting to|opportunit(?:y|ies) (?:for|to))\b|[?:]$|^our (?:core )?values\b/iu;
/** Told of what whoever has the job will do. */
const willDo =
  /\b(?:you|the [\p{L} /-]{3,40}|this (?:role|position))(?: will|['’]ll) (?!(?:be (?:part|trusted|given|surrounded|supported|working in)|join|find|learn|get|have|enjoy|never)\b)/iu;
/** A place that somebody has to make so. */
const toMake = /\b(?:foster|creat|maintain|ensur|build|provid|promot)\w*\b[^.]{0,50}\benvironment/i;
const ofUs = /\b(?:we|our|us)\b/i;
/** "in a fast-paced, open-plan office" out of a line that is about something else. */
const within =
  /\b(?:in|within) (an? (?:[\p{L}-]{3,20},? (?:and )?){1,4}(?:environment|setting|atmosphere|workplace|office|culture))(?![\p{L}-])/u;
/** Asked of whoever applies, or true of any place of its kind. */
const ofAny =
  /\b(?:similar|related|new|equitable|home|work|working|healthcare|clinical|retail|manufacturing|production|cross-functional|startup) (?:environment|setting|office)$/i;

/** What the place is like, in the few words that say so. */
function findWithin(text: string): Said[] {
  const [, place = ''] = within.exec(text) ?? [];
  return place === '' || ofAny.test(place) || isDisclaimer(text)
    ? []
    : [{ topic: 'environment', text: place }];
}
/** Something is done there by whoever has the job. */
const isDone =
  /^(?:\p{Lu}\p{L}+ [-–] )?being\b|^(?:\p{L}+ly )?(?:work|maintain|ensure|promote|support|lead|manage|develop|create|foster|build|provide|collaborate|communicate|participate|contribute|drive|help|assist|demonstrate|adhere|uphold|follow|act|be)s?\b/iu;

/** Whatever the advertisement says of values, colleagues and surroundings, line by line. */
const listSaidOfHouse = memoize(({ brief }: Source): Said[] => {
  if ((brief.language ?? 'en') !== 'en') return [];
  const lines = [
    ...brief.houseSaid.map(({ text }) => openBrackets(text)),
    ...listFacts(brief, { kinds: ['culture', 'team', 'other', 'benefit'] }).map(ownWords),
    ...brief.roleSaid.map(({ text }) => openBrackets(text)),
  ].map((text) => stripEnd(text.replace(/\s+/g, ' ').trim()));
  return listOnce(lines).flatMap((text) => {
    const count = text.split(' ').length;
    const about = topics.filter(([, of]) => of.test(text)).map(([one]) => one);
    // What an employer believes in says more of it than the word "environment".
    const topic = about.includes('values') && ofUs.test(text) ? 'values' : about[0];
    return topic !== undefined &&
      count >= length.fewest &&
      count <= length.most &&
      !noPicture.test(text) &&
      !isDone.test(text) &&
      !willDo.test(text) &&
      !(toMake.test(text) && !/\bwe\b|\baim\b/i.test(text)) &&
      !isRecruiting(text) &&
      !isDisclaimer(text) &&
      !isPrivate(text) &&
      !isGlued(text)
      ? [{ topic, text }]
      : findWithin(text);
  });
});

/** As the employer says it: candidates judge its words for themselves. */
const quoteSaid = ({ text }: Said): string => {
  const plain = text.replaceAll('"', "'");
  if (/^\p{Ll}/u.test(text)) return `The posting speaks of ${quote(plain)}`;
  return `${isSentence(text) || ofUs.test(text) ? 'The employer' : 'The posting'} says: ${quote(plain)}`;
};

/** Of one topic, without what has been told. */
export const listQuotes = (source: Source, topic: Topic, told: string): string[] =>
  listSaidOfHouse(source)
    .filter((said) => said.topic === topic && !told.includes(stripEnd(said.text).slice(0, 40)))
    .map(quoteSaid);
