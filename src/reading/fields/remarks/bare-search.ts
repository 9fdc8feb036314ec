import { dutyVerbs } from '../../facts/shapes/duty-verbs.data.ts';

const search =
  /\b(?:(?:is|are|am|['’]re|['’]m) (?:[\p{L}]+,? (?:and )?){0,4}?(?:looking (?:for|to (?:hire|add|recruit))|seeking|hiring|recruiting|searching for|in search of|in need of|on the lookout for)|seeks|(?:has|have) an? (?:\p{L}+ ){0,3}(?:opportunity|opening|vacancy) for)\b|^(?:seeking|hiring|looking for|recruiting)\b/iu;
/** Somebody who joins or fills a post has not been told what they will do there. */
const joins =
  /^(?:join|be|become|fill|grow|add|hire|recruit|strengthen|complement|expand|enhance|help us|help (?:lead|grow) (?:in|our)|work (?:in|at|from|with us)|support (?:our|the) (?:\p{L}+ ){0,2}(?:growth|footprint|team))\b/iu;
const told =
  /\b(?:you(?:['’]ll| will)|responsib\p{L}+|(?:key|vital|pivotal|central) (?:role|part))\b/iu;

/** "We are looking for a weaver to join our team!": a search, and nothing of the work or its terms in whole words. */
export function isBareSearch(sentence: string): boolean {
  if (!search.test(sentence) || told.test(sentence)) return false;
  const deeds = [...sentence.matchAll(/\b(?:to|who will|who can) (?=(?<verb>\p{Ll}+))/gu)];
  return !deeds.some(
    ({ index, 0: lead, groups }) =>
      dutyVerbs.has(groups?.['verb'] ?? '') && !joins.test(sentence.slice(index + lead.length)),
  );
}
