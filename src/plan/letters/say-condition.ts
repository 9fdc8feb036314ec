import { capitalize, lowerFirst, stripEnd } from '#writing/casing.ts';
import { splitSentences } from '#writing/split-sentences.ts';
import { findTimes, type Condition } from '../demands/condition.ts';

/** A whole sentence has a subject and a verb. */
const whole =
  /^(?:we|this|the|our|it|all|some|candidates?|applicants?|employees?|shifts?|hours|you)\b.*\b(?:is|are|will|must|may|can|cannot|do|does|offer|require|requires|need|work|works|includes?|involves?)\b/i;
const asks =
  /^(?:ability|able|willing\w*|must|availab\w*|valid|flexib\w+|clear|current|physically|capable|comfortable)\b/i;
const telling =
  /\b(?:unable|sponsor\w*|in[- ]person|on[- ]site|office|travel|nights?|weekends?|shifts?|call|away|contract\w*|temporary|commission|checks?|lift|outdoors?)\b/i;

/** The employer speaks of itself as "we"; a recruiter tells it. */
export const tellFromOutside = (text: string): string =>
  text
    .replace(
      /^we(?: a|['’])re (?=(?:fully?|100%|entirely|completely|all)?\s?(?:in[- ]person|on[- ]?site|in[- ]office|remote|hybrid)\.?$)/i,
      'The job is ',
    )
    .replace(/\bwe['’]re\b/gi, 'they are')
    .replace(/^we\b/i, 'They')
    .replace(/\bwe\b/gi, 'they')
    .replace(/^our\b/i, 'Their')
    .replace(/\bour\b/gi, 'their')
    .replace(/\bus\b/g, 'them');

/** "San Francisco, CA. We are": letters of a state end a sentence too. */
const afterState = /(?<=, \p{Lu}{2}\.) (?=(?:We|You|This|The|It)\b)/u;

/** Of several sentences the one that somebody has to know. */
function pickSentence(words: string): string {
  const parts = splitSentences(words).flatMap((part) => part.split(afterState));
  return parts.findLast((part) => telling.test(part)) ?? words;
}

/** "Driving is part of the week": what it is about stands in front of a verb of its own. */
const says =
  /^\p{L}+(?:ing)?(?: \p{L}+){0,3} (?:is|are|will be|may be|can be|might be) (?:\p{L}+ ){0,2}(?:required|expected|needed|necessary|part|possible|involved|included)\b/iu;

const hasVerb = /\b(?:is|are|will|must|may|can|be|as|if|not|when|where)\b/i;

/** The hardest condition as a plain sentence of its own; empty where it is a demand, which stands among the demands. */
export function tellCondition(hardest: Condition | null): string {
  if (!hardest || hardest.isDemand) return '';
  // "Working in the rain - Ability to stay calm": what explains it asks for something.
  const words = stripEnd(
    pickSentence(hardest.words).split(/ [-–—] (?=ability\b|able\b|must\b)/i)[0]!,
  );
  const times = findTimes(words);
  if (times !== null) return times;
  if (asks.test(words) || /\b(?:you|your)\b/i.test(words)) return '';
  // "Some travel required": a note, and no sentence.
  const [, what, how] = /^([^,.;]{4,60}?) (required|expected|needed)$/i.exec(words) ?? [];
  if (what !== undefined && !hasVerb.test(what))
    return `${capitalize(what)} ${/\band\b/.test(what) || /[^s]s$/.test(what) ? 'are' : 'is'} ${how!.toLowerCase()}.`;
  // "Travel required to work offshore": a note that goes on.
  const [, trips, aim] =
    /^((?:some |regular |frequent |occasional |extensive |international )?travel) (?:is )?(?:required|needed|expected) ((?:to|for|between|within|across) .{4,60})$/i.exec(
      words,
    ) ?? [];
  if (trips !== undefined) return `${capitalize(trips)} ${aim!} is part of it.`;
  if (whole.test(words) || says.test(words)) return `${capitalize(tellFromOutside(words))}.`;
  if (
    /^(?:work|working|travel\w*|standing|lifting|weekend|night|evening|shift|on-call)/i.test(words)
  )
    return `It involves ${lowerFirst(words).replace(/^work\b/, 'working')}.`;
  return '';
}
