import { readClause } from './shapes/clause.ts';

/** Sentences among the demands that tell of the post, of those who have it or of the selection, and ask nothing. */

/** Of the job and of the time there; whoever gets it is not meant. */
const ofPost =
  /^(?:it|this|there|work|opportunity|internship|days?|week|hours|functions?|areas?|focus|range|ranges|some|position|role|job|post|environment|atmosphere|museum|company|institution|university|garden|collections?|reports?|noise)$/;
const ofStaff = /^(?:employees?|associates?|staff|members?|individual|person|candidate|hire)$/;
/** What those who are there get, meet or belong to. */
const given =
  /^(?:(?:will|can|may) be (?:joining|part|provided|given|issued|exposed|covered|offered|placed|based)|(?:are|is) (?:part of|provided|given|issued|exposed|covered|offered|on)|will (?:join|receive|enjoy))\b/;
/** Said with one of these, something is asked all the same. */
const asks =
  /\b(?:must|need(?:s|ed)?|requir\p{L}+|essential|crucial|vital|critical|imperative|mandatory|necessary|should|expect(?:ed|s)?|ability|able|capable|experience\p{L}*|knowledge|skills?|understanding|prefer\p{L}*|ideal\p{L}*|seek\p{L}*|looking for|want(?:s|ed)?|encourag\p{L}+|welcome\p{L}*|advantage\p{L}*|plus|asset|helpful|benefi\p{L}+|recommend\p{L}+|valued|useful|someone|somebody|who|you(?:r|rself)?|candidates?|applicants?|demands?|demanding|involves?|requires|travel|lift(?:ing)?|fluen\p{L}+|degree|licen[cs]\p{L}+|certif\p{L}+|proficien\p{L}+|clear(?:ance)?|suit\p{L}*)\b/iu;

/** "By joining us as a dyer, you will", "You'll be joining a small crew", "Your success will be": what comes after. */
const afterwards =
  /^(?:by joining\b|you(?:['’]ll| will) be (?:joining|part of|based|working (?:in|with|alongside) an?)\b|(?:the|this) (?:[\p{L}-]+ ){1,8}will be joining an?\b|(?:some|much|most) of the (?:work|duties|tasks)\b[^.]{0,60}\b(?:will|can|may) be (?:done|performed|carried)|your (?:success|effectiveness|performance|earnings?|compensation|progress|efforts?) (?:will|is|are|can)\b)/iu;
/** "The list below describes what we look for", "When considering essentiality": on the words of the text itself. */
const onText =
  /^(?:[^,.]{3,30}, )?(?:the|this) (?:below |above |following )?list (?:below |above )?(?:describes|is|shows|contains|outlines|sets)\b|^when considering essentiality\b|^the range shown\b|^for the [^,.]{3,60} requirements$|^you do(?:n['’]t| not) (?:need|have) to (?:tick|meet|check|have) (?:off )?(?:every|all)\b/i;
/** "The written test may", "Checks are made in line with the act": how one is chosen. */
const onChoice =
  /^(?:[^,.]{3,60} )?(?:background|reference|criminal|credit) checks are (?:performed|made|conducted|carried)\b|\b(?:give|gives|given|take|takes) you an? (?:typing|written|skills|drug) test\b|^(?:on|in|at) [^,]{3,60}\b(?:written test|questionnaire|examination|oral exam|interview)\b[^,]{0,20},? (?:the )?(?:candidates|applicants) (?:will|may)\b|\bcredit will be given for\b|^the (?:written |oral )?(?:examination|test|interview) (?:will|may) (?:consist|include|be)\b/i;

/** Whether a line among the demands asks nothing of a person. */
export function tellsOfPost(text: string): boolean {
  if (afterwards.test(text) || onText.test(text) || onChoice.test(text)) return true;
  const clause = readClause(text);
  if (!clause) return false;
  const { subject, head, predicate } = clause;
  if (ofStaff.test(head) && given.test(predicate)) return !/\b(?:must|required)\b/i.test(text);
  return (
    (ofPost.test(head) || /^(?:some|much|most) of the work\b/i.test(subject)) && !asks.test(text)
  );
}
