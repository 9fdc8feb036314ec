import { dropSubject } from './shapes/subject.ts';
import { capitalize } from './words/phrase.ts';

/** Lines that begin like a duty and promise something to whoever comes, or only call. */

/** "Have the chance to run your own shop": what may be had, behind the words that say so. */
const chance =
  /^(?:you(?:['’]ll| will) )?(?:have|get|be given|enjoy|find|receive) (?:(?:an?|the|there(?:['’]s| is)|plenty of|many|lots of|unique|rare|great|real|exciting|amazing|genuine|and) ){0,5}(?=(?:opportunit(?:y|ies)|chance)\b)/iu;
const given =
  /^(?:receive|get|enjoy) (?=(?:(?!(?:from|for|of|on|to|in|by)\b)[\p{L}-]+,? (?:and )?){0,3}(?:training|coaching|support|mentoring|mentorship|feedback|exposure|growth)\b)|^(?=gain (?:an? )?(?:real[- ]world|hands[- ]on|(?:\p{L}+ )?(?:experience|knowledge|insight) (?:in|of|with|across|into)|valuable|practical|broader?|first[- ]hand|exposure|invaluable)\b)/iu;
/** "Be backed by a team", "Follow a proven roadmap": what the house does for whoever comes. */
const helped =
  /^be (?:(?:fully|well|always) )?(?:backed|supported|guided|mentored|coached|championed) (?:by|with|through|every step)\b|^follow (?:a|our) (?:\p{L}+, )?(?:proven|tried and tested|tried-and-tested),? (?:[\p{L},-]+ ){0,3}(?:roadmap|blueprint|formula|system|path|plan)\b/iu;
/** "Have a crew of riggers to assist you": who is there for whoever comes. */
const staffed =
  /^have (?=(?:an?|our|the) (?:[\p{L}-]+ ){0,4}(?:team|staff|crew|assistant|support)\b[^.]{0,100}\b(?:to (?:assist|support|help|back)|behind|supporting|assisting) you\b)/iu;
/** What people hand in is no gift: "Receive training requests". */
const handedIn =
  /\b(?:requests?|orders?|calls|tickets|enquir\p{L}+|inquir\p{L}+|records|forms|invoices)\b/iu;

const slogan =
  /^(?:feel (?:right |truly |really )?(?:at home|welcome|valued|part of)|belong)\b|^meet (?:our|the) (?:\S+ ){0,5}(?:staff|team|people|crew|colleagues|family)[.!]?$|^mak(?:e|ing) an? (?:\p{L}+ )?(?:impact|difference)[.!]?$|^join (?:an?|our|the|us)\b(?!.{3,200}, \p{L}+ing )|^be (?:a )?part of (?:an?|the|our|something)\b.{0,120}?\b(?:that (?:values|is|are|believes|cares|treats|supports)|revolution|movement|community|something (?:big|special|great|bigger)|journey|family|success story)\b|^(?:see|watch) your (?:work|ideas|impact|efforts)\b|^find (?:diversity|variety|joy|meaning|purpose)\b|^(?:grow|build|advance|develop|boost|shape|launch|kick-?start|further|fast-track|accelerate|start|take) your (?:own )?(?:\p{L}+ )?(?:career|skills?|skill ?set|potential|future)\b|^shape (?:an? growing|the future)\b|^work (?:alongside|with) (?:some of )?(?:the |an? )?(?:best|amazing|talented|brilliant|passionate|world-class|great|fun|smart)\b.{0,60}$|^bring your (?:skills|career) to the next level\b|^be (?:yourself|rewarded|empowered|challenged|inspired)\b|^(?:come )?(?:thrive|flourish) in\b/iu;

/** A promise in the words of one; null where a line only calls; undefined where it tells something else. */
export function readPromise(line: string): string | null | undefined {
  const text = dropSubject(line);
  const offered = chance.exec(text)?.[0];
  if (offered !== undefined) return capitalize(text.slice(offered.length));
  const gift = given.exec(text)?.[0];
  if (gift !== undefined && !handedIn.test(text)) return capitalize(text.slice(gift.length));
  if (staffed.test(text)) return capitalize(text.replace(staffed, ''));
  if (helped.test(text)) return capitalize(text.replace(/^(?:be|follow) /i, ''));
  return slogan.test(line.replace(/^you(?:['’]ll| will) /i, '')) ? null : undefined;
}
