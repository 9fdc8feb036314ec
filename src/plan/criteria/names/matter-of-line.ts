import { rememberTexts } from '#shared/remember-texts.ts';
/** "Skills: Excel": the matter stands behind such a label. */
const label = /^[^\s:]+(?: [^\s:]+){0,4}: (?=\S)/u;

const others =
  /^(?:(?:ability|able) to )?(?:\p{L}+ly )?(?:work|(?:business )?partner|collaborat|liais|cooperat|interfac|interact|communicat|coordinat|engag|meet|consult)\p{L}*(?: and \p{L}+)?(?: \p{L}+ly| together| in partnership| side by side)? (?:with|alongside)\b/iu;
/** Being trained is no training of others; a meeting that is attended is not held. */
const received =
  /^(?:\p{L}+ly (?:and \p{L}+ly )?)?(?:attend|participat|complet|receiv|undergo|undertak)\p{L}*(?: in| all| any| the| regular| required| various| \p{L}+ly)* (?:[\p{L}-]+ ){0,3}(?:cross-)?(?:training|coaching|course|meeting|briefing|huddle|conference|in-service|education|orientation|onboarding|supervision)/iu;
/** What somebody likes or wants tells of no work. */
const felt =
  /^(?:be |is |a |an |strong |genuine )?(?:motivat(?:ed|ion)|passion(?:ate)?|commit(?:ted|ment)|dedicat(?:ed|ion)|enthusias(?:m|tic)|desire|interest(?:ed)? in|love|belief|eager(?:ness)?)\b/iu;
/** Where somebody stands in the house is no work either. */
const placed =
  /^(?:(?:this|the) (?:[\p{L}/-]+ ){1,4})?(?:will )?(?:also )?report(?:s|ing)? (?:directly )?to\b/iu;
/** Whom the employer looks for, in general words, is no work. */
const sought =
  /^(?:we|our \p{L}+|(?:an?|the) (?:[\p{L}-]+ ){1,5}is|[\p{L}&. ]{2,40} is)(?: are| currently| now| actively| also)* (?:seek|look|hir|recruit|search)(?:s|ing|es)?\b.{0,90}\bto join\b/iu;
/** Many things at once are a manner of working, and no work. */
const juggled =
  /^(?:\p{L}+[ ,]+){0,8}(?:manag|handl|juggl|balanc|prioriti[sz]|deliver|organi[sz])\p{L}* (?:of )?(?:(?:and|to|own|several|numerous|many) ){0,2}(?:multiple|several|numerous|competing|simultaneous|conflicting|concurrent|various)\b[ ,\p{L}]{0,30}(?:projects?|tasks?|priorit|deadlines|assignments|demands)/iu;
/** Who the people of the house are. */
const described =
  /^(?:the|our|this) (?:[\p{L}&-]+ ){0,3}(?:team|company|department|group|firm|organi[sz]ation) (?:consists|comprises|includes|is (?:made up|comprised|composed)|has|works)\b/iu;
/** What is expressly not done is no work either. */
const denied =
  /^(?:(?:you|this role|the role|the position|they|it) )?(?:(?:will|do|does|would|is|are|can|may|must|should) not|won['’]t|don['’]t|doesn['’]t|isn['’]t|not|no|never)\b(?! only)/iu;
/** "This is a demanding role suited to a born organizer" praises the post. */
const introduced =
  /^(?:this|it|here|ours) (?:is|['’]s) (?:an?|the|your) (?:[\p{L}-]+,? ){0,6}(?:role|position|opportunity|job|chance|post|vacancy|appointment|career|environment|startup|company|team)\b|^(?:this|the) (?:role|position|post|job|opportunity) (?:is|would|will) (?:ideal|perfect|suited|suit|suitable|best|a great|be ideal|an? )/iu;
const taught =
  /^(?:\p{L}+ly )?(?:(?:mentor|coach)\p{L}*\b|train(?:s|ing)? (?:an?|the|our|any|new) (?:new )?(?:assistant|junior|trainee|graduate|apprentice)\b)/iu;

/** Words after which "to" begins no purpose. */
const beforeTo =
  /^(?:ability|abilities|able|how|need|needs|needed|required|willing|willingness|likes?|desire|duty|responsib\p{L}+|expected|asked|used|opportunity|time|chance|commitment|committed|dedicated|authority|aptitude|capacity|capability|skills?|is|are|be|up|due|related|according|respond\p{L}*|report\p{L}*|attention|access|subject|applicable|similar|equivalent|adher\p{L}*|close|open|prior|next|relating|pertaining|updates?|changes?|modifications?|amendments?|adjustments?|revisions?|repairs?|improvements?|enhancements?|additions?|\d)$/iu;

/** Where a line begins to say for what, by which rules, in which surroundings or by what means. */
const turn =
  /,? (?:in order to|so that|so as to|to (?!(?:the|our|your|all|a) (?:[\p{L}'’]+ ){0,2}(?:customers?|clients?|clients['’]|guests?|patients?|students?|accounts?)\b)(?=\p{L}+)|for use|for example|e\.g\.|such as|ensuring|while|whilst|via|using|utili[sz]ing|leveraging|used (?:in|for|to|by|on)|during|throughout|within|upon|as part of|on behalf of|on the basis of|based on|in accordance|in line with|according to|in compliance with|as directed|as established by|adhering to|following (?:company|all|established)|in (?:our|the|a|an) (?:\p{L}+ ){0,2}(?:projects?|environments?|industry|sector|settings?|world)\b)/giu;

const fewestWords = 3;

/** "Acting as the pilot's right hand to plan the tides", "bringing flair to the galley by baking bread": the work stands behind it. */
const flourish =
  /^(?:\p{L}+ly )?(?:act|serv|function|bring|play|lend)(?:s|e|es|ing)? [^,.;:]{3,80}? (?:by (?=(?:\p{L}+ly )?\p{L}{3,}ing\b)|to (?!(?:the|our|your|all|an?|its|their|each|every|any|new|this|these|other|\p{L}+ing)\b)(?=\p{Ll}{3,} ))/u;
/** "Finding smarter ways to cut waste" is about the waste. */
const waysTo =
  /^(?:find|look for|seek|identify|explor|creat|develop)(?:e|s|es|ing)? (?:\p{L}+ ){0,2}ways (?:to (?=\p{L})|of (?=\p{L}+ing\b))/iu;

function dropFlourish(text: string): string {
  const opening = flourish.exec(text.charAt(0).toLowerCase() + text.slice(1))?.[0] ?? '';
  const said = text.slice(opening.length).replace(waysTo, '');
  return said.split(/\s+/).length >= fewestWords ? said : text;
}

/** "Everything from pies to wedding cakes": no purpose, but the other end. */
const fromHere = /\bfrom (?!\p{L}+ to\b)(?:(?! to ).)*$/iu;

export interface Matter {
  /** What the line itself is about; empty where it only says with whom something is done. */
  text: string;
  /** The line says with whom one works, or whom one coaches: their trades are not what is done. */
  isOfOthers: boolean;
}

/**
 * What a line is about, without what it is good for: "Form trim for use in our construction projects" is about trim,
 * "Work with product managers to define metrics" about metrics.
 */
export const toMatter = rememberTexts((line): Matter => {
  const text = dropFlourish(line.replace(label, ''));
  if (
    [received, felt, placed, sought, juggled, described, denied, introduced].some((none) =>
      none.test(text),
    )
  )
    return { text: '', isOfOthers: false };
  if (taught.test(text)) return { text, isOfOthers: true };
  if (!others.test(text)) return { text: cutPurpose(text), isOfOthers: false };
  const purpose =
    / (?:in order )?to (?=\p{L}{3,} )(?!(?:the|all|each|our|their|any|other)\b)/iu.exec(
      text.slice(firstLetters),
    );
  return purpose
    ? {
        text: cutPurpose(text.slice(firstLetters + purpose.index + purpose[0].length)),
        isOfOthers: false,
      }
    : { text, isOfOthers: true };
});

/** "Able to work with ..." has a "to" of its own. */
const firstLetters = 16;

const lastWord = (text: string): string => text.slice(text.lastIndexOf(' ') + 1);

function cutPurpose(text: string): string {
  for (const found of text.matchAll(turn)) {
    const before = text.slice(0, found.index);
    const isPurpose =
      !/ to $/i.test(found[0]) || !(beforeTo.test(lastWord(before)) || fromHere.test(before));
    if (isPurpose && before.split(/\s+/).length >= fewestWords) return before;
  }
  return text;
}
