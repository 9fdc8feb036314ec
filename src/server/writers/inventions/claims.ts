import { claimTopics } from './claims.data.ts';

/** Asked, weighed, denied, wished for or said of others: nothing is claimed of this employer. */
const isNoClaim =
  /\?["”’')\]]*$|\b(?:ask|asks|asked|asking|check|confirm\w*|whether|clarify|find out|verify|settle|agree (?:with|on)|decide|question|unknown|unclear|undecided|not (?:yet )?(?:state|say|said|name|mention|given|know|clear|offer|promise)\w*|(?:does|do|did|is|are|was) ?n[o’']t|says? nothing|states? no\w*|names? no\w*|silent|missing|left open|leaves? (?:it )?open|if|unless|until|would|could|might|may|should|avoid|never (?:say|promise|claim|write|mention|offer|sell)|without|instead of|rather than|expects?|expected|wants?|wish\w*|hopes?|prefers?|looks? for|looking for|values?(?! (?:its|our|their))|cares? about|motiv\w+|matters? to|leave for|left for|draws?|held back|scarce\w*|years in|usual\w*|often|typical\w*|(?:many|some|most|other|another) (?:employers?|hospitals?|people|companies|company|firms?|shops?|schools?|jobs?|offers?|places?|teams?|managers?|of them|of these)|others|elsewhere|rivals?|competitors?|compet\w+ (?:employers|with)|they (?:offer|have|pay|win)|such people|assum\w+|propos\w+|example|imagine|tell|describe|explain|talk|show|name (?:a|one|the)|give (?:a|an|one)|say (?:so|first|early|it|what)|promise|candidates?|applicants?|persona|profile|interview\w*|score\w*|criteri\w+|evidence|weak|strong:|require\w*|must|need\w*|experience (?:in|of|with|as)|you (?:bring|have worked|hold|know)|your (?:current|last|present))\b/i;

/** Topics that a sentence claims of this employer and that nothing said by people supports. */
export function findUnfoundedClaims(sentence: string, given: readonly string[]): string[] {
  const plain = sentence.trim();
  if (isNoClaim.test(plain)) return [];
  return claimTopics
    .filter(({ said }) => said.test(plain))
    .filter(
      ({ said, support = said }) => !given.some((text) => said.test(text) || support.test(text)),
    )
    .map(({ name }) => name);
}
