import { demandFrame, postFrame, roleFrame } from '#shared/demand-frame.ts';
import { isOfPerson } from '../shapes/subject.ts';
import { tidyRow } from '#shared/tidy-row.ts';
import { tidySentence } from './loose-ends.ts';
import { restoreCase } from './restore-case.ts';
import type { KnownNames } from './restore-case.ts';

/** Wording of facts as phrases for a list. */

const noNames: KnownNames = new Map();

// ".NET" begins with its point.
const edges =
  /^(?:[\s•\-–*·,;:)→]|\.(?!NET\b|net\b))+(?:[\s;:,.!–→*-]+$)?|(?<![\s;:,.!–→*-])[\s;:,.!–→*-]+$/g;
const etcetera = /(?:,|(?<![,\s]))\s+(?:etc|usw|u\.a)\.?$/i;

/** "nitrogen, heliox, etc.": the row goes on, and its last entry should not look like the end of the sentence. */
const openRow = /^([^.]*, [^,.]{2,40}),\s+etc\.?$/i;

const letters = /(?<=[:,;] (?:and )?|^)\(?[a-h][.)] (?=\p{L})/gu;

/** "the following: a. patient flow, b. matches staff": the letters of a list that runs on in its line. */
const withoutLetters = (text: string): string =>
  /(?:^|[:,;] )\(?a[.)] [^]*?[,;] (?:and )?\(?b[.)] /.test(text) ? text.replace(letters, '') : text;

/**
 * One fact as it stands in a list: no bullet, no full stop, a capital first where a small letter stood. Whole is what
 * its writer ended with a full stop.
 */
export function toPhrase(text: string, isWhole = false): string {
  let phrase = withoutLetters(text.replace(/\s+/g, ' ')).replace(edges, '');
  phrase = tidyRow(phrase.replace(openRow, '$1 and the like'));
  phrase = tidySentence(phrase.replace(etcetera, '').replace(edges, ''), isWhole).replace(
    edges,
    '',
  );
  return capitalize(restoreCase(phrase, noNames));
}

const speaker =
  /^(?:you (?:have|hold(?! yourself)|bring(?! your| (?:[\p{L}-]+ ){1,4}to (?:the|your|our|every)\b)|are|need(?: to be)?|must (?:have|be)|do need to be|will need(?: to be)?|should have)|you(?:'ll| will) (?:have|need)|(?:candidates?|applicants?) (?:must|should) (?:have|be|possess|hold)|must (?:have|possess|hold|be)|possess(?:es)?|(?:must |should )?demonstrates?(?= (?:an? |the )?(?:[\p{L}-]+ ){0,3}(?:track record|ability|abilities|proficiency|skills?|knowledge|understanding|experience|expertise|competenc(?:e|y|ies)|aptitude)\b)|have(?= (?:an? |the |some |good |sound )?(?:knowledge|understanding|experience|awareness) (?:of|in|with)\b)|must(?= (?:pass|complete|obtain|maintain|speak|know|read|wear|submit|provide|live|own|work)\b)|we (?:are looking|look) for (?:someone (?:with|who has) )?|we(?:'re) looking for|we (?:require|need|expect)|the (?:schedule|shift) is|the (?:successful|ideal|selected) (?:candidate|applicant|incumbent) (?:will have|has|is|will be|must (?:have|be|hold|possess))|to qualify[^,;]{0,40}?,? you must (?:demonstrate|have|possess)|to be (?:successful|considered|eligible)\b[^,;:.]{0,70}, (?:you(?:['’]ll| will)? (?:need|must have|should have)(?: to have)?|it is essential that you have):?|requires?|(?:none|not) (?:strictly )?required,? but|sie (?:haben|verfügen über|bringen)|vous (?:avez|êtes|maîtrisez))\s+(?:an? (?=\p{L})|the )?/iu;

/** With a second verb only the whole sentence is English. */
const goesOn =
  /(?:,| and| but)(?: also)? (?:is|has|are|must|should|will|possess(?:es)?|demonstrates|excels|enjoys|can|have|be(?! able)|always|never)\b/i;

/** What is asked of a person without who that is: for demands only. */
export function dropFrame(text: string): string {
  const rest = cutFrame(text, demandFrame);
  return rest === text && namesHolder(text) ? cutFrame(text, postFrame) : rest;
}

/** "The Weaver II must have": whoever holds the post, by its name and step. */
function namesHolder(text: string): boolean {
  const who = postFrame.exec(text)?.groups?.['who'];
  return who !== undefined && isOfPerson(`the ${who.trim().replace(/ (?:[IVX]{1,4}|\d)$/u, '')}`);
}

/** "This position calls for a steady hand": the same, of the post. */
export const dropRoleFrame = (text: string): string => cutFrame(text, roleFrame);

function cutFrame(text: string, frame: RegExp): string {
  const rest = text.replace(frame, '');
  return rest === text ||
    goesOn.test(rest) ||
    /^(?:in|from|at|on|able to apply) /i.test(rest) ||
    /\b(?:you|your)\b/i.test(rest)
    ? text
    : rest.replace(/ and be able to /gi, ' and able to ');
}

/** "The firm is seeking a clerk with at least two years of ...": what is asked for stands behind the search. */
const search =
  /^.{3,120}?\b(?:is|are) (?:currently |now )?(?:seeking|looking for|hiring|searching for) (?:an? )?[^,;.]{3,60}? (?:with|who has|having) (?=(?:at least |a minimum of |minimum )?(?:\d|one|two|three|four|five|six|seven|eight|ten)\b[^.]{0,80}\b(?:years?|months?)\b)/i;

export const dropSearch = (text: string): string => text.replace(search, '');

/** "You have an Idaho license" is, in a list, "Idaho license". */
export function dropSpeaker(text: string): string {
  const rest = text.replace(speaker, '');
  // "You are friendly, you love people": the second half needs the first as it stands.
  // "The candidate will be in a kind environment" says where, and "in a kind environment" nothing.
  return rest.length > 3 && !/,(?: and)? you\b|^in an? /i.test(rest) ? rest : text;
}

/** What a house is or has, named without it; "we have been chosen" or "we run" leaves nothing that stands alone. */
export const dropHouse = (text: string, drop = dropSpeaker): string => {
  const rest = drop(text);
  return leavesNothing.test(rest) ? text : rest;
};
const leavesNothing =
  /^(?:(?:also|always|now|currently|proudly|still|all|just|so|deeply|truly|really) )*(?:been|\p{L}+(?:ed|ing)|given|grown|built|won|made|want|belong|read|on an?|in tune|at the)\b/iu;

/** "iOS" and "eCommerce" keep their small letter. */
export function capitalize(text: string): string {
  const first = /^\p{L}+/u.exec(text)?.[0] ?? '';
  const isName = /^\p{Ll}\p{Lu}/u.test(first);
  return isName ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
