import type { Fact } from '#shared/brief.ts';
import { capitalize, stripEnd } from '#writing/casing.ts';
import { dropUnpaired } from '#writing/pairs.ts';
import { openBrackets } from '../../wording/own-words.ts';
import { canStand, isOpenPair } from './can-stand.ts';
import { toMatter } from './matter-of-line.ts';
import { nameCriterion } from './name-criterion.ts';
import {
  bareVerb,
  besideNoun,
  emptyDoing,
  hollowVerb,
  mixedForms,
  noVerb,
  openNouns,
  peopleAlone,
  poorName,
  sentenceStart,
  tails,
  waitingWord,
} from './name-matter.data.ts';
import { neverDone, onlyVerbs, plainVerbs } from './plain-verbs.data.ts';
import { dropPart, isKnownVerb, toDoing, toGerund } from '../questions/to-doing.ts';
import { sayOf } from './shorten-name.ts';
import { saysSomething } from './whole-phrase.ts';

/** A name on a card can be said in one breath. */
const fewest = 2;
const most = 8;
/** "Owning the strategy" is cut too early where "of" follows. */
const fewestBeforeOf = 4;

const countWords = (text: string): number => text.split(/\s+/).length;

/**
 * What a line is about, as a short whole phrase in its own words: a doing where the line tells one, else a thing; null
 * where no such phrase can be cut out of it. What stands behind the thing (for what, by which means) is left out.
 */
export function nameMatter(listed: Fact): string | null {
  const fact = dropNumber(listed);
  if (unspoken.test(fact.text.replace(label, '')) || isAllNames(fact.text)) return null;
  const whole = clean(fact.kind === 'duty' ? sayDuty(fact) : sayDemand(fact));
  const said = fact.kind === 'duty' && isRoll(whole) ? pickOfRoll(whole) : whole;
  const bare = said.replace(emptyDoing, '');
  const name = (bare === said ? null : nameOf(bare)) ?? fit(cutTail(said));
  if (name === null) return null;
  const [first = '', ...rest] = name.split(/\s+/);
  const isHollow = hollowVerb.test(first);
  const isNamed =
    !isHollow &&
    !saysLittle(name) &&
    !(first.endsWith('ly') && !ofTime.test(first)) &&
    !noName.test(name) &&
    ![poorName, sentenceStart, peopleAlone, mixedForms].some((poor) => poor.test(name)) &&
    !glued.test(name) &&
    canStand(name, fact.text) &&
    (owns.test(name) ||
      saysSomething(/ing$/i.test(first) && rest.length > 0 ? rest.join(' ') : name));
  return isNamed ? capitalize(name) : null;
}

/** "2 To mend the nets": its place in a list, and how the list began. */
const place = /^\d{1,2}[.)]? (?:to (?=\p{Ll})|(?=\p{Lu}\p{Ll}))/iu;
const dropNumber = (fact: Fact): Fact => {
  if (!place.test(fact.text)) return fact;
  const bare = fact.text.replace(place, '');
  const isDone = isKnownVerb(toGerund((bare.split(' ')[0] ?? '').toLowerCase()));
  const verbPhrase = isDone ? bare.charAt(0).toLowerCase() + bare.slice(1) : null;
  return { ...fact, text: capitalize(bare), forms: { ...fact.forms, verbPhrase } };
};

/** "Fleets, nets, harbor dues and keeping watch": headings in a row, of which the first says nothing alone. */
const isRoll = (text: string): boolean =>
  /^\p{L}+, (?:[\p{L}-]+ ?){1,4}(?:,|,? and) /u.test(text) && !/^\p{L}+(?:ing|e|ly), /iu.test(text);

/** The first thing of such a row that has a name of its own. */
const pickOfRoll = (text: string): string =>
  text
    .split(/,? and |, /u)
    .find((part) => countWords(part) === fewest && !/^\p{L}+ing\b/iu.test(part)) ?? '';

/** Whoever owns projects answers for them, whatever they are about. */
const owns = /^(?:owning|leading and owning)\b.* projects?\b/iu;

/** The work itself, where it is named by more than two words. */
function nameOf(said: string): string | null {
  const name = fit(cutTail(said));
  return name !== null && countWords(name) > fewest ? name : null;
}

/** Words in "-ly" that are no manner. */
const ofTime = /^(?:early|family|daily|weekly|monthly|quarterly|yearly|hourly|assembly|supply)$/iu;

/** Speaks of the reader, of the house, of a place in a list. */
const noName =
  /\b(?:you|your|yourself|we|us|they|them|i|me|my|he|she|his|her|is|are|was|will|must|should|can|may|would|it|this|these|those|not|never|etc|who|ideal|candidate|has|have|had|consists|requires|includes|any other|applicants?|years?|months?|salary|please)\b|[%$€£*#@]|\.{2,}/iu;
/** Two lines that grew together, or a heading in front of one. */
const glued =
  /inging\b|\b(?:is|are|was|has)ing\b|^\p{L}+ing to \p{L}+$|\p{Ll}\p{Lu}\p{Ll}|\p{L}-\p{Lu}\p{Ll}+ \p{Ll}|\p{Ll} (?:Strong|Excellent|Ability|Must|Proven|Experience|Knowledge|Communication|What|Home|Microsoft Office)\b/u;
/** "Looms: Set them up": the matter stands behind such a label. */
const label = /^[^\s:]+(?: [^\s:]+){0,4}: (?=\S)/u;
const unspoken =
  /^(?:be |capable |crucial|responsible|committed|the ideal|the successful|from |as a |at a |you|setup |what['’]?s on|about (?:us|you|the)|please|note|if you|why )/iu;
const isAllNames = (text: string): boolean => text.length > 3 && text === text.toUpperCase();

/** A duty as a doing, or as the thing that is done. */
function sayDuty({ text, forms: { verbPhrase } }: Fact): string {
  const { text: matter, isOfOthers } = toMatter(text);
  const isWith = !isOfOthers && matter !== '' && !text.startsWith(matter);
  const said = isWith ? matter : (verbPhrase ?? text);
  const bare = dropPart(said);
  if (bare !== said) return ofHouse.test(bare) ? '' : bare.replace(/^(?:the|all|any|an?) /iu, '');
  if (verbPhrase === null && !isWith) return asDoing(said);
  const shared = said.replace(sharedThing, '');
  if (shared !== said) return toDoing(shared);
  if (/^\p{L}+ing\b/iu.test(said)) return said;
  // Behind "to" or a label stands a doing only where it begins with a verb: "to team efforts" does not.
  if (isWith && !beginsWithVerb(said)) return label.test(text) ? said : '';
  const [begin = ''] = said.split(/[\s,]/);
  if (neverDone.test(begin)) return said;
  return toDoing(said);
}

const beginsWithVerb = (said: string): boolean => {
  const [first = ''] = said.toLowerCase().split(/[\s,]/);
  return isKnownVerb(toGerund(first)) || !noVerb.test(first);
};

/** Whom somebody supports says nothing of the work. */
const ofHouse =
  /^(?:[\p{L}'’-]+ ){0,5}(?:departments?|teams?|managers?|directors?|staff|leaders?|initiatives|colleagues|partners|offices?|executives?|specialists?|supervisors?)(?:$|,| (?:and|with|in|across|on|by)\b)/iu;

/** A demand without its measure: what is to be known, had or done. */
function sayDemand(fact: Fact): string {
  const said = sayOf(nameCriterion(fact))
    .replace(showing, '')
    .replace(record, '')
    .replace(toInclude, '')
    .replace(usedThings, '')
    .replace(/^how to (?:use )?(?!.* to )(?=\p{L})/iu, '')
    .replace(past, toDoings);
  // "Skill to promote kite flying": what stands behind "to" is done.
  if (behindTo.test(said)) return toDoing(said.charAt(0).toLowerCase() + said.slice(1));
  const [verb = '', ...rest] = said.split(' ');
  if (!fact.text.toLowerCase().startsWith(`${verb.toLowerCase()} `)) return said;
  const base = toBase(verb);
  return bareVerb.test(said) ? toDoing([base, ...rest].join(' ')) : asDoing(said);
}

/** "Working with the knot board's rules": the rules are what is to be known. */
const usedThings =
  /^working (?:with|within|to) (?:an? |the )?(?=(?:[\p{L}-]+,? ){1,8}(?:principles|standards|guidelines|frameworks?|guides|codes|regulations|methods|methodologies|techniques)$)/iu;
/** "Sewed and patched the sails" asks for what was done. */
const past =
  /^\p{L}+ed(?:(?:, \p{L}+ed)*,? (?:and|or) \p{L}+ed)?(?= (?:the|an?|all|[\p{L}-]+s?)\b)/iu;
const toDoings = (verbs: string): string => {
  const doings = verbs.replace(/\p{L}+ed\b/giu, (verb) => {
    const doing = toGerund(verb.toLowerCase().slice(0, -1));
    return isKnownVerb(doing) ? doing : verb;
  });
  return /ed\b/iu.test(doings) ? verbs : doings;
};
/** "Experience to include budgeting" asks for budgeting. */
const toInclude = /^(?:to )?include /iu;
const behindTo = new RegExp(`^(?:${onlyVerbs.join('|')})(?:,? (?:and|or) \\p{L}+)? (?!of\\b)`, 'u');

/** "Applies" of "apply". */
const toBase = (verb: string): string =>
  verb.endsWith('ies')
    ? verb.replace(/ies$/u, 'y')
    : /(?:ss|sh|ch|x|z)es$/u.test(verb)
      ? verb.slice(0, -2)
      : verb.replace(/s$/u, '');

/** "Conducts audits" and "Review audits" as a doing. */
function asDoing(said: string): string {
  const [verb = '', ...rest] = said.split(' ');
  const base = toBase(verb);
  if (spoken.test(said)) return toDoing(said.charAt(0).toLowerCase() + said.slice(1));
  return base !== verb && isKnownVerb(toGerund(base.toLowerCase()))
    ? toDoing([base, ...rest].join(' '))
    : said;
}
/** Told to do, and no thing: "Review the yarn counts". */
const spoken = new RegExp(
  `^(?:${plainVerbs.join('|')}|architect|review|build|drive)(?:,? (?:and|or) \\p{L}+)? (?!of\\b|and\\b|or\\b|meetings?\\b|process\\b)`,
  'iu',
);
const record =
  /^(?:\p{L}+ ){0,2}(?:track record (?:(?:of|in|with) )?(?=\p{L}+ing\b|\p{L}+ )|(?:history|success) (?:of|in|with) )/iu;
const showing =
  /^(?:shows?|displays?|exhibits?|demonstrates?) (?:an? |the )?(?:strong |high |clear )?(?:(?:capability|ability|skills?|proficiency|expertise) (?:in|to) )?/iu;

/** "Day to day" and "up to date" are one word each, and no place to cut. */
const fixed =
  /\b(day|end|face|one|hand|up|peer|door|state|side|back) to (day|end|face|one|hand|date|speed|peer|door|side|back)\b/giu;

/** Owners, brackets, labels and praise in front are left out. */
const clean = (text: string): string =>
  stripEnd(
    dropUnpaired(openBrackets(text).replace(/ \([^()]*\)/gu, ''))
      .replace(label, '')
      .replace(fixed, '$1-to-$2')
      .replace(/^\p{L}+ly (?=\p{L}+ing\b)/iu, '')
      .replace(/^spending (?:the |your |their )?time (?=\p{L}+ing\b)/iu, '')
      .replace(/ & /gu, ' and ')
      .replace(/ and\/or /giu, ' or ')
      .replace(/\b(?:our|your|their|its) /giu, 'the ')
      .replace(
        /^((?:\p{L}+ing )?)(?:all|any|various|a variety of|other|overall|much of|most of|parts? of|all aspects of|every aspect of)(?: the| of the)? /iu,
        '$1',
      ),
  );

/** "Sorting yarns, examine them and weigh" is sorting yarns: a plain verb begins another doing. */
const nextDoing = new RegExp(
  `^(\\p{L}+ing\\b.*?)(?:,|,? (?:and|or|then|&))(?: (?:and|or|then))? (?:\\p{L}+ly )?(?:${plainVerbs.join('|')})(?:$|[ ,].*$)`,
  'iu',
);
/** "Listening to, identify and meet needs": the thing stands behind the last of the verbs. */
const sharedThing = new RegExp(
  `^\\p{L}+(?:ing|e|t|n) (?:to|for|with|on|of), (?=(?:${plainVerbs.join('|')})\\b)`,
  'iu',
);

/** What comes first, as far as it says something. */
function cutTail(said: string): string {
  const [line = said] = said.split(/[;:]|\. | [-–—] /u);
  const [, first = line] = nextDoing.exec(line) ?? [];
  const main = countWords(first) > fewest && !isOpen(first) ? first : line;
  let from = 0;
  for (;;) {
    const found = tails.exec(main.slice(from));
    if (!found) return main;
    const cut = main.slice(0, from + found.index);
    if (countWords(cut) >= fewest && !isOpen(cut) && !saysLittle(cut)) return cut;
    from += found.index + found[0].length;
  }
}

/** "Conducting studies", "Creating models": of what is said behind it. */
const saysLittle = (text: string): boolean =>
  countWords(text) <= fewest + 1 && openNouns.test(text) && !isOfThing(text);
/** "Researching parish records", "Managing harbor services": which ones is said by the noun before. */
const isOfThing = (text: string): boolean => {
  const [first = '', ...rest] = text.split(/\s+/);
  const isDone = /ing$/iu.test(first);
  const [middle = '', last] = isDone ? rest : [first, ...rest];
  return (
    last !== undefined &&
    countWords(text) === (isDone ? fewest + 1 : fewest) &&
    /^\p{L}{4,}$/u.test(middle) &&
    !waitingWord.test(middle) &&
    !/(?:al|ic|ed|ing|ary|ant|ent|ly|ial)$/iu.test(middle) &&
    !/^(?:these|those|their|other|such|project|team|work|staff|plan|business|company|overall|daily|detailed)$/iu.test(
      middle,
    )
  );
};
const lastWord = (text: string): string => text.slice(text.lastIndexOf(' ') + 1);
/** Whether a phrase waits for more. */
const isOpen = (text: string): boolean =>
  !likeWaiting.test(lastWord(text)) &&
  (waitingWord.test(lastWord(text)) || text.endsWith(',') || /(?:^|\s)\p{L}+ly$/iu.test(text));
/** Things whose names end like the words that wait for one. */
const likeWaiting =
  /^(?:time)?(?:table|cable|supply|assembly|family|archive|drive|incentive|initiative|representative|executive|objective|narrative|perspective|rental|criminal|journal|signal|terminal|manual)$/iu;

const breaks =
  /,? (?:and|or|in|on|at|for|with|across|within|under|from|into|of|to|throughout|during|between|on)(?= )|, /giu;

/** The longest whole beginning that can be said in one breath; a list keeps its end or stops before its second thing. */
function fit(said: string): string | null {
  const text = stripEnd(said);
  if (countWords(text) < fewest) return null;
  if (countWords(text) <= most && isWhole(text, '')) return text;
  const cuts = [...text.matchAll(breaks)]
    .map(({ index, 0: joint }) => ({
      kept: text.slice(0, index),
      joint: joint.trim(),
      rest: text.slice(index),
    }))
    .filter(({ kept }) => countWords(kept) >= fewest && countWords(kept) <= most)
    .filter(({ kept, joint, rest }) => isWhole(kept, joint) && !isTornOff(kept, rest));
  const one = text.replace(pairOfVerbs, '$1 ').replace(pairBeforeOf, '$1 ');
  return cuts.at(-1)?.kept ?? (one === text ? null : fit(dropEcho(one)));
}

/** "Installing the installation of lamps" is the installation of lamps. */
const dropEcho = (said: string): string =>
  said.replace(/^(\p{L}{5})\p{L}*ing (?:the )?(?=(\p{L}{5})\p{L}* of )/iu, (whole, verb, noun) =>
    String(verb).toLowerCase() === String(noun).toLowerCase() ? '' : whole,
  );

/** "Mending and washing the nets of the harbor board" is said in one breath with the first of the two. */
const pairOfVerbs =
  /^(\p{L}+ing)(?:, \p{L}+ing)*,? (?:and|or) \p{L}+ing (?!(?:with|to|on|for|in|by|at|of)\b)(?=\p{L})/iu;
const pairBeforeOf = /\b((?:the|an?) [\p{L}-]+)(?:, [\p{L}-]+)*,? (?:and|or) [\p{L}-]+ (?=of )/iu;

/**
 * What was cut off belongs to the last word: "the Guild" of "the Guild of Bakers", "the rigging" of "the rigging and
 * repair of boats", "a warm" of "a warm and friendly welcome".
 */
const isTornOff = (kept: string, rest: string): boolean =>
  (/ \p{Lu}\p{Ll}+$/u.test(kept) && /^ of (?:the )?\p{Lu}\p{Ll}/u.test(rest)) ||
  (/\b(?:the|an?) (?:\p{Lu}\p{L}+ )*\p{Lu}\p{Ll}+$/u.test(kept) &&
    /^ (?:and|&) \p{Lu}\p{Ll}+ \p{Ll}/u.test(rest)) ||
  (/\b(?:the|an?) [\p{L}-]+$/iu.test(kept) && /^,? (?:and|or) [\p{L}-]+ of /iu.test(rest)) ||
  (/\bthe \p{L}+(?:tion|sion|ment|ance)$/iu.test(kept) && /^ of /iu.test(rest)) ||
  // "The tide" of "the tide, wind and weather tables".
  (/\b(?:the|an?)(?: [\p{L}-]+)? [\p{L}-]+[^s\W]$/iu.test(kept) &&
    /^(?:, [\p{L}-]+)+,? (?:and|or|&) [\p{L}-]+(?: [\p{L}-]+)* [\p{L}-]+s\b/iu.test(rest)) ||
  isOpenPair(kept, rest);

/** "A, B" was cut within a list; "design" before "of" and "annual" before "and" wait for their thing. */
function isWhole(kept: string, joint: string): boolean {
  if (isOpen(kept)) return false;
  if (/^(?:of|in|for|on|to|with)$/iu.test(joint) && openNouns.test(kept)) return false;
  if (/^of$/iu.test(joint) && countWords(kept) <= fewestBeforeOf) return false;
  // "Tools for sales and line" before "of business".
  if (/^of$/iu.test(joint) && / (?:and|or) \p{L}+$/iu.test(kept)) return false;
  // "The Guild of Bakers" is a name, and waits for nothing.
  if (
    /^(?:and|or)$/iu.test(joint) &&
    / (?:of|for|in|on) (?:\p{L}+ )?\p{L}+$/iu.test(kept) &&
    !/ \p{Lu}\p{Ll}+ of \p{Lu}\p{Ll}+$/u.test(kept)
  )
    return false;
  if (/^(?:,|,? ?(?:and|or))$/iu.test(joint) && besideNoun.test(kept)) return false;
  const comma = kept.lastIndexOf(',');
  // "The tide, wind, weather" waits for the end of its row.
  if (/,[^,]*,/u.test(kept) && !/\b(?:and|or)\b|&/iu.test(kept)) return false;
  // "Clear, well-kept books": what stands before such a comma belongs to the same thing.
  const isJoined = waitingWord.test(lastWord(kept.slice(0, Math.max(0, comma))));
  if (comma !== -1 && !isJoined && !/\b(?:and|or)\b/iu.test(kept.slice(comma))) return false;
  // A pair of which only the first half is left: "vendor and" belongs to what follows.
  return !/^(?:,? ?(?:and|or)|,)$/iu.test(joint) || countWords(kept) > fewest;
}
