import { alsoNouns, dutyVerbs } from '../../facts/shapes/duty-verbs.data.ts';
import { findLooseItems } from './loose-items.ts';
import { breakAt } from './lost-breaks.ts';
import { applyEdits } from './mapped-text.ts';
import type { Edit, MappedText } from './mapped-text.ts';

/** Items of a list that stand in one line with only a blank between them: "clear written English Proven record in sales". */

/** What a demand begins with, in words that no other phrase goes on with. */
const opensDemand =
  /^(?:Abilit(?:y|ies) to|Able to|Willing(?:ness)? to|Must (?:be|have|possess)|Proficien(?:t|cy) (?:in|with)|Familiar(?:ity)? with|Attention to detail|Demonstrated (?:ability|experience|success|knowledge)|Proven (?:ability|experience|track|record|success)|(?:Strong|Excellent|Solid|Exceptional|Outstanding) [\p{Ll}(]|(?:Great|Good|Keen|Sharp) (?:attention|eye|communication|organi[sz]ational|interpersonal)\b|(?:Previous|Prior) (?:[\p{L}\d/-]+ ){0,4}?experience|(?:The|An) ability to|(?:Bachelor|Master|Associate)(?:['’]?s)? (?:[Dd]egree|in)\b|High [Ss]chool [Dd]iploma|(?:Valid|Current|Active)(?: (?:and|or) \p{Ll}+)? (?:\p{L}+['’]?s? ){0,2}(?:[Ll]icen[cs]e|[Cc]ertificat(?:e|ion)|[Rr]egistration)\b|(?:Working|Basic|Good|Sound|Advanced) (?:knowledge|understanding|command)|Possess(?:es)? (?:an?|the|strong|excellent|good)\b|Self-(?:motivated|starter|driven)|Detail[- ]oriented|Highly (?:motivated|organi[sz]ed)|At least \d|Comfortable (?:with|working)|Responsible for)/u;
/** "a rigging card Our client is": no phrase goes on with who speaks, in capitals and before a small word that says something of them. */
const opensSentence =
  /^(?:(?:We|You|They)(?:['’](?:ll|re|ve|d)(?! \p{Lu})|\s(?:will|are|have|need|must|would|can|should|offer|provide|may|also)) |(?:Our|The|This) (?:client|company|team|role|position|successful|ideal|post|job) (?:is|are|has|will|must|would|offers|needs|candidate|holder)\b)/u;
/** "Why You will love it", "Meet Our team": the same in a heading, or behind what one does. */
const beforeSubject =
  /^(?:what|why|how|where|when|who|if|because|since|as|while|whether|meet|join|about|see|once|until|before|after|like|love|know|know|think|believe|sure|hope|all|everything|thing|things|way|hear|so|is)$/i;
/** "(sail and oar) Basic rope skills": a demand behind a bracket. */
const opensBehindBracket =
  /^(?:Basic|Advanced|Good|Some|Fluent|Current|Valid|Full|Minimum|General|Sound) \p{Ll}/u;

/** Only what cannot be told of a thing before it: "the next 3+ years", "mill experience 5+ years". */
const opensYears = /^1?\d\+ [Yy]ears?\b/;
const ofYears =
  /ly$|^(?:next|last|past|first|experience|business|exp|background|within|history|tenure)$/i;
/** "An accredited Master's degree" */
const ofDegree = /ed$|\p{Lu}$/u;
const namedPaper =
  /^(?:Associate in|High School|(?:Valid|Current|Active) |(?:Bachelor|Master|Associate)(?:['’]?s)? Degree)/;
/** "the loom Be calm at sea", "at the screen To answer the telephone": no phrase goes on with these in capitals. */
const opensPlainly =
  /^(?:Be (?:able|willing|available|comfortable|confident|professional|approachable|organi[sz]ed|responsible|reliable|friendly|calm|passionate|proactive|an?)\b|Have (?:an?|good|strong|reasonable|excellent|experience|the)\b|To \p{Ll}{3,} (?!for\b|with\b|it\b|in\b)\p{Ll})/u;
/** "the deck To be considered", "Dyer In this role, you", "the rig Please note": a sentence, behind a name or a heading as well. */
const opensAnew =
  /^(?:In this (?:position|role|job|post),? (?:you|we)\b|To (?:be (?:considered|eligible)|apply|view)\b|Please (?:note|send|quote|submit|apply|see|contact|email)\b|Applications (?:will|are|must)\b)/u;
/** "React Experience working with queues": behind a name too, where a deed goes on. */
const opensRecord =
  /^Experience (?:working|managing|building|tracking|supporting|using|developing|leading|providing|writing|designing|creating) /u;
/** The same may be the second half of a name: "product Knowledge of", "sales Experience with". */
const opensThing =
  /^(?:Knowledge (?:of|in)|Experience (?:with|in|working|using|as|managing|building|\p{Ll}{3,}ing)|Understanding of)\b/u;
/** "as agreed Ensures that", "the shop Assisting with": what somebody does, in a form that names no thing. */
const deed = /^(?<verb>\p{Lu}\p{Ll}{3,})(?<end>s|ing) (?<next>\p{Ll}+)/u;

/** "good service A steady hand": no phrase goes on with an article in capitals; "hepatitis A" and "grade A" do. */
const opensArticle = /^An? \p{Ll}{3,}/u;
const ofLetter =
  /^(?:hepatitis|vitamins?|category|class|grade|plan|type|schedule|level|part|tier|band|option|group|section|appendix|influenza|form|team|block|zone|site|unit)$/i;
/** "the new forms Independently check", "all issues Support a colleague": a deed in its plain form. */
const plainDeed =
  /^(?:(?<how>\p{Lu}\p{Ll}{3,}ly) (?<done>\p{Ll}+)|(?<verb>\p{Lu}\p{Ll}{3,}) (?:the|an?|our|your|all|\d{1,3}(?:[-–]\d{1,3})?)) /u;
/** "two years in an office Confident on the phone", "kitchen experience HR experience": the noun that ends a demand. */
const endsDemand =
  /^(?:experience|skills|knowledge|qualifications?|role|manner|attitude|background)$/;
const nextDemand =
  /^(?:(?:Confident|Organi[sz]ed|Reliable|Punctual|Motivated|Enthusiastic|Flexible (?:and|to)|Friendly|Calm|Passionate|Trustworthy|Patient|Driven|Resilient|Proactive|Approachable|Adaptable|Computer|IT|Full|Valid|Current|Clean|Right to)\b|(?:\p{Lu}{2,4}|\p{Lu}\p{Ll}+) (?:experience|skills|knowledge|qualifications?)\b)/u;

/** "a lamp for the deck Reliable, calm and early", "(or a boat) Calm under pressure": what somebody is like. */
const opensTrait =
  /^(?:Reliable|Punctual|Self-motivated|Trustworthy|Patient|Proactive|Approachable|Adaptable|Resilient|Enthusiastic|Friendly|Organi[sz]ed|Hardworking|Honest|Motivated)(?:, \p{Ll}| and \p{Ll})|^Calm (?:and \p{Ll}+ )?under\b/u;

/** Behind these a phrase goes on, whatever its first letter. */
const goesOn =
  /^(?:the|an?|and|nor|or|for|with|from|into|our|your|their|his|her|its|this|that|these|those|any|all|each|every|some|such|other|both|either|no|of|in|on|at|by|to|as|is|be|are|was|were|has|have|had|been|being|not|only|also|then|than|who|which|where|when|while|will|must|shall|should|would|can|may|could|very|more|most|via|per|through|within|under|over|between|including|include|includes|like|using|about|least|plus|minimum|maximum|approximately|strong|proven|excellent|good|great|solid|deep|sound|extensive|thorough|practical|specific|desired|required|prior|previous|relevant|basic|working|advanced|general|related|demonstrated|exceptional|outstanding|superior|possess|possesses|require|requires|need|needs|show|demonstrate|demonstrates|value|values|seek|seeks|seeking|want|wants|prefer|having|being|were|if|but|so|additional|technical|professional|hands-on|overall|total|combined|full|new|own|please|called|named|titled)$/i;
const isMany = /^(?!(?:years|months|sales|operations|systems|goods|logistics)$).*(?:[^s\W]s|\)|%)$/;
/** Nouns that end a phrase; "customer", "user" or "product" more often begin one. */
const endsPhrase =
  /(?:tion|ment|ity|ness|ship|ance|ence|logy|alty|eory|ncy)$|^(?:field|degree|required|needed|role|equivalent|plus|level|systems|team|teams)$/;
const beginsName =
  /^(?:operation|production|information|application|communication|education|construction|management|development|investment|security|quality|hospitality|community|finance|insurance|compliance|science|technology|agency|automation|distribution|transportation|team|audience)$/;

/** "Proven results required Public speaking a plus": what says how much something is wished for ends it. */
const behindGrade =
  /(?<=\p{L}\)? (?<!\b(?:the|all|any|no|with|of|your|as|if|not|are|is|other) )(?:required|preferred|desired|desirable)|\b(?:a (?:big |strong |huge |real )?plus|an? (?:added )?(?:advantage|asset|bonus)|a must)) (?=(?!(?:Knowledge|Skills?|Qualifications?|Experience|Education|Requirements?)\b(?! (?:of|with|using|\p{Ll}{3,}ing) ))\p{Lu}\p{Ll}{2,} \p{Ll}|\d{1,2}\+? ?(?:[-–] ?\d{1,2}\+? )?[Yy]ears)/gu;

/** "paid each month🎁 Free lunch": a picture begins an item. */
const picture =
  /(?<=[\p{L}\d.!?)%:,])[ ]?(?=(?![©®™])\p{Extended_Pictographic}\uFE0F? ?[\p{Lu}\d£$€])/gu;

/** "and writes the tests Key Responsibilities": the heading of the next part at the end of a line. */
const headingLast =
  /(?<=\p{Ll}{3}|\)) (?=(?:Key|Job|Main|Core|Preferred|Required|Minimum) (?:Responsibilities|Qualifications|Requirements|Duties|Skills)$)/gmu;

/** Every blank before a capital or a count of years behind a word. */
const blanks =
  / (?=(?<ahead>(?:\p{Lu}\p{Ll}|A \p{Ll}|\p{Lu}{2,4} \p{Ll}|\d{1,2}\+ [Yy]ear)[^\n]{2,40}))(?<=(?<![\p{L}\d'’-])(?<before>\p{L}[\p{L}'’-]{2,24}|\p{L}[\p{L}-]{0,24}\)) )/gu;

const isVerb = (stem: string): boolean => dutyVerbs.has(stem) && !alsoNouns.has(stem);

/** "of the crew Draw, cut and sew": several deeds side by side. */
const rowOfDeeds =
  /^(?<first>\p{Lu}\p{Ll}{3,}), (?<second>\p{Ll}{3,}),? (?:and|or|&|\p{Ll}{3,},) /u;

function opensDeed(before: string, ahead: string): boolean {
  if (!/^\p{Ll}/u.test(before)) return false;
  const { first = '', second = '' } = rowOfDeeds.exec(ahead)?.groups ?? {};
  if (first !== '' && dutyVerbs.has(second) && dutyVerbs.has(first.toLowerCase())) return true;
  const plain = plainDeed.exec(ahead)?.groups;
  const done = (plain?.['done'] ?? plain?.['verb'] ?? '').toLowerCase();
  if (done !== '' && dutyVerbs.has(done)) return isMany.test(before) || endsPhrase.test(before);
  const { verb = '', end, next = '' } = deed.exec(ahead)?.groups ?? {};
  const stem = verb.toLowerCase();
  if (end === 's') return isVerb(stem) && !/^(?:and|or|of)$/.test(next);
  return (
    (isVerb(stem) || isVerb(`${stem}e`)) &&
    /^(?:with|the|an?|all|that|our|your)$/.test(next) &&
    (isMany.test(before) || endsPhrase.test(before))
  );
}

/** "Startup Spirit Previous experience": a heading before its text, and no item before the next. */
const isTitled = (line: string): boolean => {
  const words = line.split(' ', mostTitled + 1);
  return words.length <= mostTitled && words.every((word) => /^[\p{Lu}&]/u.test(word));
};
const mostTitled = 5;
/** "Customer Experience using our stores" */
const ofExperience =
  /^(?:customer|user|work|employee|guest|client|candidate|patient|digital|brand|technical|professional|industry|member|people|sales|related|relevant|previous|prior|proven|practical)$/i;

function opensItem(before: string, ahead: string, line: string): boolean {
  if (goesOn.test(before)) return false;
  if (opensAnew.test(ahead)) return true;
  if (opensSentence.test(ahead)) return !beforeSubject.test(before) && !isTitled(line);
  if (before.endsWith(')') && opensBehindBracket.test(ahead)) return true;
  if (opensTrait.test(ahead)) return /^\p{Ll}|\)$/u.test(before) && !isTitled(line);
  if (opensYears.test(ahead))
    return (
      !ofYears.test(before) ||
      (before === 'experience' &&
        (/\d\+? [Yy]ears/.test(line) ||
          /^\S+ [Yy]ears?['’]? (?:of )?(?:\p{L}+ ){0,4}experience\b/u.test(ahead)))
    );
  if (/^(?:Bachelor|Master|Associate)/.test(ahead) && ofDegree.test(before)) return false;
  // "our State Valid License", "County High School Diploma": a row of capitals is one name.
  if (namedPaper.test(ahead) && !/^\p{Ll}/u.test(before)) return false;
  if (opensDemand.test(ahead)) return !isTitled(line);
  const isSmall = /^\p{Ll}/u.test(before);
  if (opensPlainly.test(ahead)) return (isSmall || before.endsWith(')')) && !isTitled(line);
  if (opensRecord.test(ahead) && !isSmall)
    return line.split(' ').length >= mostTitled && !ofExperience.test(before);
  if (opensArticle.test(ahead)) return (isSmall || before.endsWith(')')) && !ofLetter.test(before);
  if (isSmall && endsDemand.test(before) && nextDemand.test(ahead)) return !isTitled(line);
  if (opensThing.test(ahead))
    return (
      isSmall &&
      !beginsName.test(before) &&
      (isMany.test(before) || endsPhrase.test(before)) &&
      !isTitled(line)
    );
  return opensDeed(before, ahead);
}

export function splitNextItems(source: MappedText): MappedText {
  const { text } = source;
  const items = [...text.matchAll(blanks)].flatMap(({ index, groups }): Edit[] => {
    const line = text.slice(text.lastIndexOf('\n', index - 1) + 1, index);
    const { before = '', ahead = '' } = groups ?? {};
    return opensItem(before, ahead, line) ? [breakAt(text, index, 1)] : [];
  });
  const more = [
    ...new Set(items.map(({ start }) => text.lastIndexOf('\n', start - 1) + 1)),
  ].flatMap((from): Edit[] => {
    const end = text.indexOf('\n', from);
    return findLooseItems(text.slice(from, end === -1 ? undefined : end)).map((index) =>
      breakAt(text, from + index, 1),
    );
  });
  const graded = [...text.matchAll(behindGrade)].map(({ index }) => breakAt(text, index, 1));
  const plain = [...text.matchAll(picture), ...text.matchAll(headingLast)].map(
    ({ index, 0: gap }): Edit => ({ start: index, end: index + gap.length, insert: '\n' }),
  );
  const edits = [...items, ...more, ...graded, ...plain].toSorted((a, b) => a.start - b.start);
  return applyEdits(
    source,
    edits.filter(({ start }, index) => start !== edits[index - 1]?.start),
  );
}
