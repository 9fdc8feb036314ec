import type { Brief } from '#shared/brief.ts';
import { withArticle } from '#writing/article.ts';
import { lowerFirst, stripEnd } from '#writing/casing.ts';
import { isGlued } from '#writing/glued.ts';
import { stemsOf } from '../criteria/names/shared-stems.ts';
import { nameWish } from '../demands/name-wish.ts';
import { holds } from '../search/title-kin.ts';
import { listFacts } from '../wording/own-words.ts';

export interface CareerWish {
  /** "with experience in thermal processing", "with an ASNT level III certificate". */
  words: string;
  /** What stands in profiles. */
  terms: string[];
}

const leadIn =
  /^(?:(?:an?|some|any|prior|previous|proven|relevant|direct|hands-on|demonstrated|strong|working|professional|\d+\+?(?: ?(?:-|–|to) ?\d+)?(?: or more)? years?(?: of|['’])?) )*(?:experience|background|knowledge) (?:working |gained )?(?:in|with|of|within|at|for|supporting|using) (?:an? |the )?(.+)$/i;
const behind =
  /^(?:(?:an?|prior|previous|some|proven|relevant|\d+\+? years?(?: of|['’])?) )*((?:[\p{L}\d&/-]+ ){1,3})(?:industry |sector )?(?:experience|background)$/iu;
/** Said of every job. */
const general =
  /\b(?:similar|related|relevant|equivalent|customer service|fast[- ]paced|team|role|position|microsoft|office|computers?|leadership|management|supervis\w+|same|this|our|your|years?)\b/i;
const aPaper =
  /\b(?:certificat\w+|licen[cs]e|certified|permit|card|accreditation|chartered)\b|\b\p{Lu}{3,}\b/u;

/** How much it is liked is no part of what is liked: "preferred ...", "... viewed favorably". */
const likedBefore =
  /^(?:preferred|preferably|ideally|desirable|desired|bonus|a plus|nice to have)\b[:,]?\s*/i;
const likedBehind =
  /,?\s*(?:\b(?:is|are|will be|would be)\b\s*)?\b(?:(?:viewed|seen|looked (?:up)?on|considered|regarded) (?:very )?(?:favou?rably|positively|as an? \p{L}+)|(?:highly |strongly )?(?:preferred|desirable|desired|beneficial|helpful|advantageous)|an? (?:\p{L}+ )?(?:plus|advantage|bonus|asset))(?: \([^)]{0,80}\))?$/iu;

/** How a paper is held is no part of its name. */
const howHeld = /^(?:an? )?(?:(?:active|current|valid|full|clean)\b,? ?(?:and )?)+/i;

const mostWords = 6;
const count = (text: string): number => text.split(/\s+/).length;

/** What stands before its first joint, as long as the whole is too long for a name. */
function shorten(text: string): string {
  if (count(text) <= mostWords) return text;
  const [first = text] = text.split(/[,;(:]| (?:of|and|or|including|such as|to|for) /);
  return first.trim();
}

/** "Healthcare, scientific, or technical field" is healthcare, scientific or technical work. */
const toWork = (field: string): string =>
  field
    .replace(/,? or (?=\S+ (?:fields?|industr\w+|sectors?|environments?|settings?)$)/i, ' or ')
    .replace(/ (?:fields?|industr(?:y|ies)|sectors?|environments?|settings?)$/i, ' work')
    .replace(/^\p{L}{3,}(?:al|ic|ary)$/u, '$& work');

const listTerms = (field: string): string[] =>
  field
    .replace(/ work$/, '')
    .split(/,\s*(?:and |or )?| (?:and|or|of|for|in) |\//)
    .map((term) =>
      term.trim().replace(/ (?:functions?|operations|areas?|experience|fields?|roles?)$/i, ''),
    )
    .filter((term) => term.length > 2 && count(term) <= 3 && !general.test(term));

/** "Call Center Experience": capitals of a heading, and no name. */
const plainCase = (field: string, line: string): string =>
  (line.match(/\p{L}{4,}/gu) ?? []).every((word) => /^\p{Lu}/u.test(word))
    ? field.replace(/\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase())
    : lowerFirst(field);

const startsWell = /^[\p{L}\d]/u;
const noName = /\b(?:is|are|was|also|and understanding|would|will|which|that)\b|^(?:in|and|or)\b/i;
const isName = (text: string): boolean =>
  startsWell.test(text) &&
  !noName.test(text) &&
  count(text) <= mostWords &&
  !isGlued(text) &&
  !general.test(text) &&
  !ofAnyWork.test(text);
/** "Professional experience": of which work, nobody says. */
const ofAnyWork =
  /^(?:professional|previous|prior|practical|general|hands-on|proven|some|paid|real|working)(?: (?:work|working))?$/i;

const ofTheWork =
  /^(?:instr|teach|train|servi|field|indus|envir|setti|prefe|gener|pract|profe|relat|work|direc|prior|previ|other)/;
/** "General dentistry" for a general dentist: no more than the work itself. */
const isInTitle = (term: string, title: string): boolean => {
  const own = stemsOf(title);
  const telling = stemsOf(term).filter((stem) => !ofTheWork.test(stem));
  return holds(title, term) || (telling.length > 0 && telling.every((stem) => own.includes(stem)));
};

/** What the job would like and does not demand, as somebody has it on a profile; the first that can be looked for. */
export function findCareerWish(brief: Brief): CareerWish | null {
  const wishes = listFacts(brief, {
    kinds: ['experience', 'licence'],
    importance: ['preferred', 'nice'],
  });
  for (const fact of wishes) {
    const said = stripEnd(
      stripEnd(nameWish(fact)).replace(likedBefore, '').replace(likedBehind, ''),
    );
    const field =
      fact.kind === 'experience'
        ? (leadIn.exec(said)?.[1] ?? behind.exec(said)?.[1]?.trim() ?? null)
        : null;
    if (field !== null) {
      const name = plainCase(toWork(shorten(stripEnd(field).replace(/ and\/or /g, ' or '))), said);
      const terms = listTerms(name);
      // What the title says already is no more than the work itself.
      const isNew = !terms.some((term) => isInTitle(term, brief.title.given));
      if (isName(name) && terms.length > 0 && isNew)
        return { words: `with experience in ${name}`, terms };
    }
    if (
      fact.kind === 'licence' &&
      aPaper.test(said) &&
      isName(said) &&
      !/\bdriv|\bCPR\b|first aid/i.test(said)
    ) {
      const name = lowerFirst(said.replace(howHeld, '')).replace(
        / (?:Certificate|Certification|License|Licence|Card|Permit)$/,
        (word) => word.toLowerCase(),
      );
      const isOne = /(?:certificate|certification|licen[cs]e|permit|card)$/i.test(name);
      return {
        words: `with ${isOne && !/^(?:an?|the) /.test(name) ? withArticle(name) : name}`,
        terms: listTerms(
          said
            .replace(/^an? /i, '')
            .replace(howHeld, '')
            .replace(/ (?:certificate|certification|licen[cs]e|preferred)$/i, ''),
        ),
      };
    }
  }
  return null;
}
