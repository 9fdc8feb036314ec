import { readVerbPhrase, type VerbPhrase } from './shapes/verb-phrase.ts';

/** "As our host you will greet every guest" */
const spokenTo =
  /^(?:(?:in this (?:role|position|job)|as (?:an?|our|the) [^,.;:]{3,60}?),? you(?:['’]ll| will)?|you(?:['’]ll| will))\s/i;
/** "You will be a vital part of our process", and "be at the heart of it, acting as the owner's right hand" */
const flatters =
  /^be (?:at the (?:very )?(?:heart|core|cent(?:re|er)|forefront) of|(?:an? )?(?:vital|crucial|integral|key|important|essential|valued|critical)\b)/i;

interface SpokenWork {
  text: string;
  verb: VerbPhrase;
  /** It only says how much one counts there. */
  isFlattery: boolean;
}

/** What a sentence says to the reader that they will do; undefined where it says something else. */
export function readSpokenWork(text: string): SpokenWork | undefined {
  const verb = spokenTo.test(text) ? readVerbPhrase(text) : undefined;
  if (!verb?.isSure) return undefined;
  if (!flatters.test(verb.text)) return { text, verb, isFlattery: false };
  const rest = /, (?:\p{L}+ly )?(?=\p{L}+ing\s)(.+)$/u.exec(verb.text)?.[1];
  const deed = rest === undefined ? undefined : readVerbPhrase(rest);
  return deed && rest !== undefined
    ? { text: rest, verb: deed, isFlattery: false }
    : { text, verb, isFlattery: true };
}
