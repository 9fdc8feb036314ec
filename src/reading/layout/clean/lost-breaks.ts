import { alsoNouns, dutyVerbs } from '../../facts/shapes/duty-verbs.data.ts';
import { isEnglishWord } from '../../facts/shapes/tagger.ts';
import { camelNames } from './camel-names.data.ts';
import { applyEdits } from './mapped-text.ts';
import type { Edit, MappedText } from './mapped-text.ts';

/** Breaks that copying took away where a name would look the same: the words on both sides decide. */

/** "bonus in USDRegular visits": an abbreviation, and a line behind it. */
const behindCapitals =
  /(?=(\p{Lu}\p{Ll}{3,20}) (?:\p{Ll}|\p{Lu}{2}))(?<=(?<![\p{L}\d])(?:[\p{L}\d]{1,12}[-/])?\p{Ll}?\p{Lu}{3,6})/gu;
/** "on a Linux OSExperience with", "and NextJSAbility to" */
const demandBehind =
  /(?=(?:Experience|Ability|Knowledge|Familiarity|Proficiency|Proficient|Excellent|Strong|Demonstrated|Proven|Understanding|Bachelor['’]s|Must|Capabilit(?:y|ies)) \p{Ll})(?<=(?<=\s|\p{Ll})\p{Lu}{2})/gu;
/** "holds an LGVA strong team player": an article, and no letter of the abbreviation before it. */
const articleBehind =
  /(?=A (?:strong|good|great|keen|clean|full|valid|proven|positive|passion|minimum|solid|team|high|natural|willingness|genuine|confident|friendly|flexible) \p{Ll})(?<=(?<![\p{L}\d])\p{Lu}{2,5})(?<!\b(?:US|NAS|FD|MB|CP|HIPA|B|M|AA|Q|V|RN|CN|CM))/gu;
/** "pay in EUR26 days leave" */
const countBehind = /(?<=\p{Lu}{3})(?=\d{1,2} (?:days|weeks|hours)\b)/gu;
/** "Our WorkshopThe workshop is warm": no name ends in such a word. */
const sentenceBehind =
  /(?=(?:The|This|These|Our|Your|While|Must|Please|All) \p{Ll})(?<=\p{Ll}{4})/gu;

/** "until 2pmThis is", "on weekdays.6.00am to 2pm": a time ends a line or begins one. */
const besideTime =
  /(?<=\d ?[AaPp][Mm])(?=\p{Lu}\p{Ll}{2})|(?<=-\p{Ll}{4,12})(?=\d{1,2}(?::\d\d)? ?[AaPp][Mm]\b)|(?<=\b[Oo]ff)(?=\p{Lu}{3,5} \p{Ll})|(?<=\p{Ll}{3}\.)(?=\d{1,2}[.:]\d\d ?(?:[ap]m\b|[-–]|to\b))/gu;
/** "jobs@mill.orgPlanning": an address of mail ends with its domain. */
const mailAddress =
  /@[a-z\d-]{1,60}(?:\.[a-z\d-]{1,60}){0,2}\.(?:com|org|net|edu|gov|info|io|uk|ie|ca|au|nz|de|fr|es|ke|ng|za|in|eu)(?=\p{Lu}\p{Ll})/gu;

/** "support staff,Check all": a task begins behind the comma. */
const behindComma = /(?<=\p{Ll}{3},)(?=(\p{Lu}\p{Ll}{2,14}) \p{Ll}{2})/gu;

/** "in our late shift No weekends": what is not asked begins a line. */
const denied =
  / (?=No (?:weekends?|nights?|evenings?|holidays|overtime|travel)\b)(?<=\p{Ll}{3} )/gu;

/** "trade school or GED Minimum of 4 years", "on looms Computer literacy": a demand that nobody began anew. */
const nextDemand =
  / (?=(?:A )?(?:Minimum|minimum) of (?:\d|one|two|three|five)|Computer (?:proficiency|literacy|literate)\b)(?<=(?:\p{Ll}{3}|\p{Lu}{2}|\)) )(?<!\b(?:with|and|or|of|the|an?|for|have|require|requires|plus|is) )/gu;

/** ". Skills Ability to weave": a heading that stands in the line before and behind which there was a break. */
const headingBehind =
  /(?<=(?:^|[.;!?]\s)(?:Skills|Experience|Education|Qualifications|Requirements|Responsibilities|Systems|Knowledge)) (?=(?:Ability|Abilities|Knowledge|Strong|Excellent|Qualified|Proven|Minimum|Bachelor|Demonstrat\p{Ll}+|Experience|Must|At least) )/gmu;
/** "Skills/ExperienceRIA work": a heading that grew on to the capitals of its first line. */
const headingGrown =
  /(?<=^(?:\p{Lu}\p{Ll}{2,14}[/ ]){0,2}(?:Skills|Experience|Education|Qualifications|Requirements|Responsibilities|Duties|Benefits|Description|Overview|Summary))(?=\p{Lu}{2,6}(?:[ /,]|$))/gmu;
/** "What will you do …Weave all day": a heading that trails off and was glued to its first line. */
const trailing =
  /(?=\p{Lu})(?<=(?:…|\.{3}))(?<=^(?:[Aa] (?:[Ll]ittle )?[Bb]it (?:[Mm]ore )?[Aa]bout|[Aa] [Ll]ittle [Mm]ore [Aa]bout|[Aa]bout|[Ww]h(?:at|o|y)|[Hh]ow|[Yy]our|[Tt]he|[Kk]ey|[Oo]ur)(?: [\p{L}'’]{1,14}){1,6} ?[….]{1,4})/gmu;
/** "and many more...Own tools", "What we look for...3 years": nothing goes on so without a blank. */
const behindDots =
  /(?<=\p{L}{2}\)?\.{3})(?=(?!(?:For|With|In|On|At|To|Of|Then|But|And|So|We|You|They|It|He|She|The|This|That|Or|Because|If|When)\b)[A-Z][a-z]+(?:[ ,:]|$)|\d{1,2}\+? ?(?:[-–] ?\d{1,2}\+? ?)?[Yy](?:ea)?rs?\b)/gmu;
/** "As one of our porters, you will...Carry the trunks": it announces what follows, as a colon does. */
const announces =
  /(?:^|[.!?]\s)\p{Lu}[^.!?:]{2,70}\b(?:you|you['’]ll|will|by|to|for|if|who|be|have|are|from|include|including|demonstrate|role|benefits)\.\.\.$/iu;
function breakBehindDots(text: string, index: number): Edit {
  const from = Math.max(text.lastIndexOf('\n', index - 1) + 1, index - longestLead);
  return announces.test(text.slice(from, index))
    ? { start: index - 3, end: index, insert: ':\n' }
    : { start: index, end: index, insert: '\n' };
}
const longestLead = 90;
/** "our house in Reno, NV.Role Description": behind a state the full stop is no part of a name. */
const behindState =
  /(?<=\b\p{Lu}{2}\.)(?=(?:(?:Role|Job|Position) (?:Description|Summary|Overview)|About (?:[Uu]s|[Tt]he [Rr]ole|[Yy]ou)|Responsibilities|Qualifications|Requirements|Benefits)(?:\s|:|$))/gmu;
/** "Business ServicesLocation: Derby", "£43kContract: one year": a label that grew on to the line before it. */
const labelGrown =
  /(?<=\p{Ll}{2}|[\d)%]|\dk)(?=(?:Location|Salary|Contract|Contract Type|Hours|Duration|Department|Client|Rate|Brand|Job Type|Employment Type|Schedule|Shift|Shift Pattern|Closing Date|Start Date|Reports [Tt]o|Reporting [Tt]o|Work Type|Compensation|Commitment|Address)\s?[:–-]\s)|(?<=\p{Lu}{3})(?=(?:SHIFT PATTERN|PAY RATE|RATE OF PAY|LOCATION|SALARY|WORKING HOURS|CONTRACT TYPE|JOB TYPE|DURATION)\s?:)|(?<=\p{Ll}{3})(?=(?:Address|Location|Description)$)|(?<=^(?:Job|Position|Role) Title)(?=\p{Lu}{2})/gmu;
const headingBefore =
  /(?<=[.;!?]) (?=(?:Skills|Experience|Education|Qualifications|Requirements|Responsibilities|Systems|Knowledge) (?:Ability|Abilities|Knowledge|Strong|Excellent|Qualified|Proven|Minimum|Bachelor|Demonstrat\p{Ll}+|Experience|Must|At least) )/gu;

/** "in this role.0-10% travel" */
const shareBehind = /(?<=\p{Ll}{3}\.)(?=\d{1,3}(?: ?[-–] ?\d{1,3})? ?%)/gu;

/** "Holiday pay401(k)", "(PTO days)8 paid holidays", "75% paidSTD", "EAPTeam lunches": one thing that is given, and the next. */
const offerBehind =
  /(?<=\p{Ll}{2}|\p{L}(?:\)|['’]s)|\p{Ll}[.!]\)?)(?=40[13] ?\(?[kKbB]\b|\d{1,3} (?:(?:[Cc]ompany|[Ee]mployer)[- ])?(?:[Pp]aid|[Ff]ederal|[Ff]loating|[Pp]ersonal|[Vv]acation|[Ss]ick|[Hh]olidays|(?:Days|days|weeks|Weeks) (?:of|annual|Annual|paid|holiday|PTO|vacation))\b)|(?<=\p{Ll}{4})(?=(?:STD|LTD|PTO|HSA|FSA|EAP|ESOP) )|(?<=\b(?:STD|LTD|PTO|HSA|FSA|EAP|ESOP|401\(?[kK]\)?))(?=\p{Lu}\p{Ll}{3})/gu;

/** "with our 'Loom' scheme'Friends and Family' rugs": what is quoted begins a line. */
const quoteBehind = /(?<=\p{Ll}{4})(?='\p{Lu}[\p{L} &+-]{2,40}'(?: |$))/gmu;

/** "by word of mouth At Harrow, we are", "without a permit If you have": a sentence that nobody ended before. */
const nextSentence =
  / (?=At \p{Lu}[\p{L}&'’. -]{1,40}, (?:we|you|our)\b|If you(?:['’]re| are| have| want| would| love| enjoy)\b|We(?:['’]re| are| offer| believe| provide)\b)(?<=\p{Ll}{4} )/gu;

/** A blank is all that is left: "in all procedures Experience with budgets". */
const spaced =
  / (?=(?<word>\p{Lu}\p{Ll}{1,20}) (?<next>\S{1,20})(?: (?<third>\p{Ll}{1,20}))?)(?<=(?<![\p{L}\d'’-])(?<before>\p{Ll}{3,20}|\p{L}{1,20}\)|\d{1,4}%) )/gu;
/** What goes on behind these, whatever its first letter. */
const goesOn =
  /^(?:the|and|nor|for|with|from|into|our|your|their|his|her|its|this|that|these|those|any|all|each|every|some|such|other|both|either|neither|new|own|who|which|where|when|while|will|must|shall|should|would|can|may|might|could|are|was|were|has|have|had|been|being|not|only|also|then|than|very|more|most|via|per|through|within|under|over|between|including|like|using|called|named|titled|strong|proven|excellent|good|great|solid|extensive|prior|previous|relevant|basic|working|advanced|general|related|demonstrated|exceptional|outstanding|superior|minimum|please|click|clicking|press|pressing|select|possess|possesses|possessing|demonstrate|demonstrates|require|requires|required|need|needs|provide|provides|providing|display|show|offer|offers|ensure|ensures|build|deliver|maintain|to|as|by|in|of|on|at|or)$/;
/** Words that begin a demand and are no part of a name when a small word follows. */
const demands =
  /^(?:Ability|Willingness|Familiarity|Proficiency|Proficient|Must|Able|Interest|Aptitude|Competency|Comfortable)$/;
/** "in all cases Excellent written English": an adjective with a capital begins something. */
const praised = /^(?:Excellent|Strong|Exceptional|Outstanding)$/;
/** "Support the team", "Work closely": no things. */
const acts = /^(?:the|all|closely|well|alongside)$/;
/** "sales Experience with", "product Knowledge of": what stands before them may belong to them. */
const things = /^(?:Experience|Knowledge|Understanding)$/;
const isMany = /^(?!(?:years|months|sales|operations|systems|goods|logistics)$).*(?:[^s\W]s|\)|%)$/;
/** Also before a name: "goals Utilize Fern's system". */
const surely =
  /^(?:Utilize|Utilise|Ensure|Provide|Maintain|Perform|Assist|Develop|Identify|Participate)$/;

/** "as needed", "promptly": nothing goes on behind these with a thing. */
const endsTask =
  /^(?:needed|necessary|assigned|requested|appropriate|applicable|promptly|accordingly)$/;
/** Deeds far more often than the things of the same name, and the names of no department. */
const rather =
  /^(?:Conduct|Handle|Own|Drive|Draft|Monitor|Write|Answer|Track|Record|Run|Raise|Attend|Keep|Make|Take|Help|Manage|Update)$/;
const noObject =
  /^(?:of|for|in|on|at|by|from|is|are|was|will|and|or|team|department|manager|lead|role|system|software)$/;
const withOthers = /^(?:Work|Partner|Liaise|Collaborate|Coordinate|Communicate)$/;

/** What begins with a verb behind a word that need not be the end of a line. */
function opensDeed({ before, word, next, third }: Around): boolean {
  const verb = word.toLowerCase();
  // "Review and organize": two deeds, whatever stands before them.
  if (/^(?:and|or|&)$/.test(next)) return dutyVerbs.has(third) && !alsoNouns.has(third);
  if (!/^\p{Ll}/u.test(next)) return false;
  if (endsTask.test(before)) return !noObject.test(next);
  if (withOthers.test(word)) return /^(?:with|closely|alongside|directly|effectively)$/.test(next);
  if (!alsoNouns.has(verb)) return true;
  return rather.test(word) && isMany.test(before) && !noObject.test(next);
}

interface Around {
  before: string;
  word: string;
  next: string;
  /** The word behind the next one. */
  third: string;
}

function opensItem(around: Around): boolean {
  const { before, word, next } = around;
  if (goesOn.test(before)) return false;
  const isSmall = /^\p{Ll}/u.test(next);
  if (demands.test(word) || praised.test(word)) return isSmall;
  if (things.test(word))
    return isMany.test(before) && /^(?:of|with|in|and|or|as|using)\b/.test(next);
  const verb = word.toLowerCase();
  if (word === 'Cold') return next === 'call';
  if (!dutyVerbs.has(verb)) return false;
  if (surely.test(word)) return isSmall || isMany.test(before);
  if (opensDeed(around)) return true;
  if (alsoNouns.has(verb))
    return acts.test(next) || (/^(?:and|or)$/.test(next) && isMany.test(before));
  return isSmall && isMany.test(before);
}

const known = new Set(camelNames.toLowerCase().split(' '));
const mark = /^[•●▪■◦‣*·]/u;

/** The next item of a list begins as the one that it grew on to. */
export function breakAt(text: string, index: number, length = 0): Edit {
  const from = text.lastIndexOf('\n', index - 1) + 1;
  const [sign] = mark.exec(text.slice(from, from + 1)) ?? [];
  return { start: index, end: index + length, insert: sign === undefined ? '\n' : `\n${sign} ` };
}

/** Gives back the breaks of a line that only its words can tell. */
export function splitLostBreaks(source: MappedText): MappedText {
  const { text } = source;
  const names = countTokens(text);
  const grown = [...text.matchAll(behindCapitals)].flatMap(({ index, 1: word = '' }): Edit[] => {
    const token = tokenAt(text, index);
    const isName = known.has(token.toLowerCase()) || (names.get(token) ?? 0) > 1;
    return !isName && isEnglishWord(word) ? [breakAt(text, index)] : [];
  });
  const counts = [countBehind, demandBehind, articleBehind]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(({ index }) => breakAt(text, index));
  const times = [...text.matchAll(besideTime)].map(({ index }) => breakAt(text, index));
  const addresses = [...text.matchAll(mailAddress)].map(({ index, 0: found }) =>
    breakAt(text, index + found.length),
  );
  const tasks = [...text.matchAll(behindComma)].map(({ index, 1: word = '' }): Edit =>
    dutyVerbs.has(word.toLowerCase())
      ? breakAt(text, index)
      : { start: index, end: index, insert: ' ' },
  );
  const sentences = [...text.matchAll(sentenceBehind)].map(({ index }) => breakAt(text, index));
  const items = [...text.matchAll(spaced)].flatMap((match): Edit[] => {
    const { before = '', word = '', next = '', third = '' } = match.groups ?? {};
    return opensItem({ before, word, next, third }) ? [breakAt(text, match.index, 1)] : [];
  });
  const denials = [...text.matchAll(denied)].map(({ index }) => breakAt(text, index, 1));
  // A new sentence belongs to no list: it begins a line without a mark.
  const unended = [...text.matchAll(nextSentence)].map(({ index }): Edit => ({
    start: index,
    end: index + 1,
    insert: '\n',
  }));
  const headings = [...text.matchAll(headingBefore), ...text.matchAll(headingBehind)].map(
    ({ index }): Edit => ({ start: index, end: index + 1, insert: '\n' }),
  );
  const firsts = [headingGrown, trailing, behindState, labelGrown]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(({ index }): Edit => ({ start: index, end: index, insert: '\n' }));
  const opened = [...text.matchAll(trailing)].map(({ index }) => index);
  const trailed = [...text.matchAll(behindDots)]
    .filter(({ index }) => !opened.includes(index))
    .map(({ index }) => breakBehindDots(text, index));
  const asked = [...text.matchAll(nextDemand)].map(({ index }) => breakAt(text, index, 1));
  const shares = [shareBehind, quoteBehind, offerBehind]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(({ index }) => breakAt(text, index));
  const edits = [
    ...grown,
    ...headings,
    ...firsts,
    ...trailed,
    ...asked,
    ...shares,
    ...denials,
    ...unended,
    ...counts,
    ...times,
    ...addresses,
    ...tasks,
    ...sentences,
    ...items,
  ].toSorted((a, b) => a.start - b.start);
  return applyEdits(
    source,
    edits.filter(({ start }, index) => start !== edits[index - 1]?.start),
  );
}

const grownToken = /\p{Lu}{3,7}\p{Ll}{3,}/gu;

/** What is written so twice is written so on purpose. */
function countTokens(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [token] of text.matchAll(grownToken)) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}

function tokenAt(text: string, index: number): string {
  const before = /(?<!\p{Lu})\p{Lu}+$/u.exec(text.slice(Math.max(0, index - 8), index))?.[0] ?? '';
  return before + (/^\p{Lu}\p{Ll}+/u.exec(text.slice(index, index + 30))?.[0] ?? '');
}
