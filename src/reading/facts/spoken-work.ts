import { findSubject } from './shapes/subject.ts';
import { readVerbPhrase, type VerbPhrase } from './shapes/verb-phrase.ts';

/** "As our host you will greet every guest" */
const spokenTo =
  /^(?:(?:in this (?:role|position|job)|as (?:an?|our|the) [^,.;:]{3,60}?),? you(?:['’]ll| will)?|you(?:['’]ll| will))\s/i;
/** "You will be a vital part of our process", and "be at the heart of it, acting as the owner's right hand" */
const flatters =
  /^be (?:at the (?:very )?(?:heart|core|cent(?:re|er)|forefront) of|(?:an? )?(?:vital|crucial|integral|key|important|essential|valued|critical)\b)/i;

/** "The Plant Operator oversees the boilers", "This role owns the budget". */
const toldOf = /^(?:the|this|our|an?)\s/i;
/** What a post gives or asks is nothing that is done in it. */
const noDeed =
  /^(?:be|have|offer|provide (?:an?|the|you|hands)|require|report|sit|play|come|need|give|include|involve|pay|fall|allow|start|begin|last|demand|suit|join|receive|get|earn|possess|demonstrate|enjoy|love|bring|want|meet the|carry|appeal|present|combine|span|cover (?:evening|night|weekend)|do|terminate|qualify|call for|operate (?:in|within|from)|end|continue|exist|remain|rotate|result|depend|work(?: \p{L}+ly)? (?:from|remotely|in|at|on site|on-site|full|part|best|\d))\b|\byour?\b/iu;

interface SpokenWork {
  text: string;
  verb: VerbPhrase;
  /** It only says how much one counts there. */
  isFlattery: boolean;
}

/** What a sentence says to the reader that they will do; undefined where it says something else. */
export function readSpokenWork(text: string): SpokenWork | undefined {
  const isOfPost = !spokenTo.test(text) && toldOf.test(text) && findSubject(text) > 0;
  const verb = isOfPost || spokenTo.test(text) ? readVerbPhrase(text) : undefined;
  if (!verb?.isSure || (isOfPost && noDeed.test(verb.text))) return undefined;
  if (!flatters.test(verb.text)) return { text, verb, isFlattery: false };
  const rest =
    /^be at the (?:\p{L}+ )?\p{L}+ of (?=\p{L}+ing\s)(.+)$/iu.exec(verb.text)?.[1] ??
    /, (?:\p{L}+ly )?(?=\p{L}+ing\s)(.+)$/u.exec(verb.text)?.[1];
  const deed = rest === undefined ? undefined : readVerbPhrase(rest);
  return deed && rest !== undefined
    ? { text: rest, verb: deed, isFlattery: false }
    : { text, verb, isFlattery: true };
}
