import { acronyms } from '../parse/title/clean-title.ts';

/** Wording of facts: a phrase for a list, and its short name. */

const edges = /^[\s•\-–*·,;:.)→]+|[\s;:,.!–→-]+$/g;
const danglingJoint = /[,;]?\s+(?:and|or|and\/or|und|oder|et|ou)$/i;
const etcetera = /,?\s+(?:etc|usw|u\.a)\.?$/i;

/** One fact as it stands in a list: no bullet, no full stop, a capital first where a small letter stood. */
export function toPhrase(text: string): string {
  let phrase = text.replace(/\s+/g, ' ').replace(edges, '');
  phrase = phrase.replace(danglingJoint, '').replace(etcetera, '').replace(edges, '');
  if (isUnbalanced(phrase)) phrase = phrase.replace(/\s*\([^()]*$/, '').replace(edges, '');
  return capitalize(calm(phrase));
}

const speaker =
  /^(?:you (?:have|hold|bring|are|need(?: to be)?|must (?:have|be)|do need to be|will need(?: to be)?|should have)|you(?:'ll| will) (?:have|need)|(?:candidates?|applicants?) (?:must|should) (?:have|be|possess|hold)|must (?:have|possess|hold|be)|must(?= (?:pass|complete|obtain|maintain|speak|know|read|wear|submit|provide|live|own|work)\b)|we (?:are looking|look) for (?:someone (?:with|who has) )?|we(?:'re) looking for|we (?:require|need|expect)|the (?:schedule|shift) is|the (?:successful|ideal|selected) (?:candidate|applicant|incumbent) (?:will have|has|is|will be|must (?:have|be|hold|possess))|requires?|(?:none|not) (?:strictly )?required,? but|sie (?:haben|verfügen über|bringen)|vous (?:avez|êtes|maîtrisez))\s+(?:an? (?=\p{L})|the )?/iu;

/** "You have an Idaho license" is, in a list, "Idaho license". */
export function dropSpeaker(text: string): string {
  const rest = text.replace(speaker, '');
  return rest.length > 3 ? rest : text;
}

function isUnbalanced(text: string): boolean {
  return text.split('(').length !== text.split(')').length;
}

/** "iOS" and "eCommerce" keep their small letter. */
export function capitalize(text: string): string {
  const first = /^\p{L}+/u.exec(text)?.[0] ?? '';
  const isName = /^\p{Ll}\p{Lu}/u.test(first);
  return isName ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/** A sentence in capitals shouts; abbreviations that people know stay as they are. */
function calm(text: string): string {
  const letters = text.replace(/[^\p{L}]/gu, '');
  if (letters.length < 16 || letters !== letters.toUpperCase()) return text;
  return text.replace(/[\p{L}&]+/gu, (word) => (acronyms.has(word) ? word : word.toLowerCase()));
}

const leadWords =
  /^(?:(?:must|should|will|shall|you(?:'ll| will| must| should| have| are| need| bring| hold| can)?|we (?:need|require|expect|are looking for|want)|candidates?|applicants?|the (?:ideal|successful) candidate|ideally|preferably|current(?:ly)?|valid|active|able to|ability to|be able to|willing(?:ness)? to|have|has|having|hold|holds|holding|possess(?:es|ion of)?|demonstrated|demonstrable|proven|solid|strong|excellent|good|great|outstanding|exceptional|superior|deep|thorough|sound|basic|working|advanced|hands-on|prior|previous|relevant|a|an|the|is|are|with|to|be|at least|a minimum of|minimum(?: of)?|min\.?|required|preferred|mandatory|experience (?:with|in|of|using|working (?:with|in|as))|knowledge of|understanding of|familiar(?:ity)? with|proficien(?:t|cy) (?:in|with)|expertise in|comfort(?:able)? with|skilled in|track record (?:of|in)|background in|fluen(?:t|cy) in|completion of|completed|gute|sehr gute|fundierte|idealerweise|erste|mehrjährige|abgeschlossene[rs]?|kenntnisse in|erfahrung (?:in|mit)|bonne|excellente|maîtrise (?:de|du|des)|connaissance (?:de|du|des)|expérience (?:en|dans|de))(?:,|:)?\s+)+/i;
const tailWords =
  /\s+(?:(?:is |are |would be |strongly |highly )*(?:preferred|required|desired|desirable|mandatory|a plus|an advantage|an asset|a bonus|essential|needed|helpful|von vorteil|wünschenswert|erforderlich|souhaitée?s?|exigée?s?|(?:est |serait )?un plus|(?:est |serait )?un atout))$/i;
const longestName = 60;

/** The name of a fact in at most 60 characters: its head, cut where a clause ends. */
export function toShortName(phrase: string): string {
  const bare = phrase
    .replace(/\s*\([^()]*\)/g, (bracket, at: number) => (at < 12 ? bracket : ''))
    .replace(leadWords, '')
    .replace(tailWords, '')
    .replace(edges, '');
  const name = bare.length < 2 ? phrase : bare;
  return capitalize(cutName(name).replace(tailWords, ''));
}

const clauseEnd =
  /[,;:–]\s|\s(?:including|such as|with|who|that|which|while|so that|is|are|will|must|may|in order to|as well as|or|and|by|for|to|from|within|inkl|sowie|avec|ainsi que)\s/gi;

function cutName(text: string): string {
  if (text.length <= longestName) return text;
  const ends = [...text.slice(0, longestName + 1).matchAll(clauseEnd)].map(({ index }) => index);
  const end = ends.findLast((index) => index >= 14);
  if (end !== undefined) return tidyEnd(text.slice(0, end));
  const cut = text.slice(0, longestName + 1);
  return tidyEnd(cut.slice(0, Math.max(cut.lastIndexOf(' '), longestName / 2)));
}

const looseEnd =
  /[\s,;:–-]+$|\s+(?:and|or|of|in|on|at|to|for|with|the|an?|as|by|from|up|und|oder|mit|in|von|et|de|du|des|la|le)$/i;

function tidyEnd(text: string): string {
  let end = text;
  while (looseEnd.test(end)) end = end.replace(looseEnd, '');
  return isUnbalanced(end) ? end.replace(/\s*\([^()]*$/, '') : end;
}
