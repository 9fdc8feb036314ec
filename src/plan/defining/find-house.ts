import { capitalize, stripEnd } from '#writing/casing.ts';
import { endsOpen } from '#writing/ends-open.ts';
import { isGlued } from '#writing/glued.ts';
import { splitSentences } from '#writing/split-sentences.ts';
import { dutyVerbs } from '#reading/facts/shapes/duty-verbs.data.ts';
import { memoize } from '#shared/memoize.ts';
import { listFacts } from '../wording/own-words.ts';
import type { Source } from '../source.ts';
import { anyHouse, houseNouns, houseVerbs, ownHouse } from './house-words.data.ts';
import { findClient } from './client-house.ts';
import { dropLegal, listHouseNames } from './house-names.ts';
import { nameHouse } from './name-house.ts';
import { turnSentence } from './turn-sentence.ts';

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** What stands before the sentence itself: when it was founded, where it sits, a heading. */
const ahead =
  /^(?:(?:about|who) (?:us|we are|the (?:company|employer|client))[:\s-]{0,3})?(?:(?:founded|established|headquartered|based|located|since|with|for (?:over|more than|nearly|almost)|as|through|from|across|over)\b[^,;:]{2,90}, )?(?:(?:here )?at \p{Lu}[^,;:]{1,40}?,? (?=we\b))?/iu;
/** "Harrow, headquartered in Leeds, is". */
const inserted = /^([^,]{2,60}), [^,;:]{3,70}(?:, \p{Lu}{2})?, (?=(?:is|are|\p{Ll}+s)\b)/u;

const bragging =
  /\b(?:(?:tremendous|huge|incredib|extreme|remarkab|fierce|deep|exceptional|genuine|intense)ly )?(?:(?:world|market|industry|global|nation|sector|UK|country)(?:['’]s)?[- ]?(?:leading|renowned|class)|world-class|best-in-class|leading[- ]edge|cutting[- ]edge|(?:highly|very|truly|well) (?:regarded|respected|reputable|successful|experienced|established)|well-regarded|well-established|extremely successful|(?:multi[- ])?award[- ]winning|leading|premier|dynamic|exciting|innovative|renowned|reputable|successful|trusted|prestigious|forward[- ]thinking|(?:purpose|mission|values?)[-‑ ](?:driven|based|led)|passionate|vibrant|unique|fantastic|amazing|exceptional|outstanding|excellent|friendly|proud|high[- ]quality|top[- ]quality|premium|creative|superior|state-of-the-art|ambitious|progressive|fast[- ]paced|team[- ]oriented|great|wonderful|busy|pioneering|distinguished|customer-centric|people-first|top|best(?! practices?| of breed)|finest|exclusive)(?:,| and)? (?!and\b)/giu;
/** "the Great Western Line": a name keeps its praise. */
const dropPraise = (text: string): string =>
  text.replace(bragging, (praise, at: number) =>
    /^\p{Lu}/u.test(praise) && /^\p{Lu}/u.test(text.slice(at + praise.length)) ? praise : '',
  );

/** Where such a sentence turns to praise or explains itself. */
const turning =
  /\s[-–—]\s|[;:]|,? (?:that's|who(?:'s|'ve| have| has)|that've)\b|,? (?:that|which) (?:help|enabl|allow|empower|improv|transform|simplif)\p{Ll}* |,? (?:that|who|which|where) (?:is |are |we |goes|has made|looks|fills?|exceeds?|meets?|believes?|strives?|values?|takes?|puts?|prides?|wholeheartedly|truly|understands?|aims?|seeks?|cares? (?:about|deeply))|,? with (?:(?:over|more than|nearly|almost|about|around|approximately|some) )?(?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|decades|thousands|hundreds)\b)|,? (?:and )?growing (?:at|by|fast)|, powered by|,? (?:(?:and )?(?:is |are )?(?:fully )?(?:committed|dedicated|devoted|passionate|determined|proud|striving|looking|known|recogni[sz]ed|renowned)|with (?:an? |the |over |more than )?(?:unwavering |deep |strong )?(?:mission|passion|commitment|dedication|vision|reputation|focus|goal|aim|proven|strong|rich|great|history|emphasis|unparalleled|exciting|bold|clear)|and (?:has|have|is|are)|whose (?:mission|vision|purpose)|where|while|ensuring|helping us|offering (?:a|an|you|great|competitive)|so that|by \p{L}+ing|through|creating|making|allowing|enabling|empowering|giving|striving|to (?:ensure|empower|make|meet|exceed|deliver|enable|create|improve)|in order to|as well as|backed by|driven by|built on|based on the)\b/iu;

const amiss =
  /\b(?:we|our|ours|us|you|your|i|my|me|hiring|recruiting|(?:seeking|looking) (?:an?|to|for)|equal|opportunit\w*|employer|career\w*|candidates?|applicants?|employees?|culture|environment|environments|values?|difference|excellence|passion\w*|success|relationships?|future|futures|salary|benefits?|bonus|training|flexib\w*|inclusi\w*|divers\w*|experiences?|vacanc\w*|role|position|opening|talent|recruitment (?:agency|consultancy|business|company|partner)|staffing|not|expectations|happiness|journey|potential|dreams?|possible|matters?|life-changing|innovation|solutions? that|client['’]s|team|(?<!\b(?:marketing|sales|finance|engineering|legal|security|product|data|HR|clinical|care|research|revenue|support|IT|software|sports?|accounting) )teams|compensation|generous|insurance|achieve|ambitions?|goals|efficiently|effectively|compelling|enthusiastic\w*|placements?|workforce|temporary|very|most|different|love|standard|respect|dignity|compassion|recruitment|scrappy|markets? in|disability|adjustments?|accommodations?|salaries|days off|PTO|privileges|uniforms?|company-paid|perks?|one-stop|unrivalled|better place|ourselves|themselves|things|savings|high standards|world spin|outcomes|(?:group|team|family|community|bunch|collection) of (?:[\p{L}-]+ ){0,3}(?:individuals|people|professionals|friends|experts|thinkers|doers|innovators))\b|["“”?!•|@#]|\bhttps?:|\.\s\p{Lu}|\d$|\p{L}{3}ly$|\bmulti-\p{L}+$/iu;

/** A country, and not whoever speaks. */
const isAmiss = (text: string): boolean => amiss.test(text.replace(/\bUS\b/g, 'American'));

const length = { fewest: 2, most: 24 };
const count = (text: string): number => text.split(/\s+/).length;

/** The words up to where they turn to praise, as many as can be said in a breath; null where that tells nothing. */
function tidy(words: string): string | null {
  const plain = words
    .replace(/\b501 ?\(?c\)? ?\(?\d{1,2}\)? ?(?:non-?profit )?/gi, 'nonprofit ')
    .replace(/\s?\([^()]{0,120}\)/g, '')
    .replace(/&amp;/g, '&')
    .replace(
      / (?:to|for) (?:all )?(?:of )?our (?:[\p{L}-]+ )?(?:customers|clients|guests|members)\b/iu,
      '',
    )
    .replace(
      /\b(?:an?|our|its|their) (?:(?:wide|broad|full|vast|unique|comprehensive|diverse|large|growing|extensive|complete|whole|exquisite|rich|robust|distinguished) )?(?:range|variety|array|selection|suite|spectrum) of /giu,
      '',
    );
  const at = plain.search(turning);
  const before = dropPraise(at === -1 ? plain : plain.slice(0, at));
  const told = shortenClauses(
    stripEnd(before.replace(/(?<=\p{L}), (?=(?:business|company|firm)\b)/iu, ' ')),
  );
  const isWhole = count(told) >= length.fewest && count(told) <= length.most && !endsOpen(told);
  return isWhole && rate(told) > 0 && !isAmiss(told) && !isGlued(told) ? told : null;
}

/** How many words of it tell this employer from others. */
const rate = (text: string): number =>
  (text.toLowerCase().match(/[\p{L}][\p{L}'’-]{2,}/gu) ?? []).filter(
    (word) => !anyHouse.has(word) && !little.has(word),
  ).length;

/** A part that explains what stands before it; one of a row cannot go without the others. */
const clause =
  /, (?=(?:which|including|with|from|an?|the|serving|offering|providing|located|based|headquartered|speciali[sz]ing|operating|supplying|working)\b)/giu;
function shortenClauses(text: string): string {
  if (count(text) <= length.most) return text;
  const heads = [...text.matchAll(clause)].map(({ index }) => text.slice(0, index));
  return heads.findLast((head) => count(head) <= length.most) ?? text;
}
const little = new Set(
  'the and for with from its one across all over more than most out has into based ever growing ever-growing fast-growing'.split(
    ' ',
  ),
);

const isA =
  /^(?:is|are|['’]re|ha(?:s|ve) become|has been|has grown into) (?:proud to be )?((?:an?|the|one of|[\p{L} ]{2,24}['’]s (?=leading|largest|biggest|premier|first|oldest|fastest|top|only|number))\b.{4,300})$/iu;
/** "Europe's leading tile maker" is a tile maker. */
const praisedOf = /^[\p{L} ]{2,24}['’]s (?:leading|premier|top|number one)(?:,? and [\p{L}-]+)? /iu;
/** "a global leader in tissue paper": what it leads in. */
const leads =
  /^(?:an?|the|one of the) (?:[\p{L}’'-]+ ){0,3}leaders? in (?:the )?(.{4,200}?)(?: for (?:over|more than|nearly|almost|the past|\d).{0,60})?$/iu;
const verbs = [...houseVerbs.keys()].toSorted((a, b) => b.length - a.length).join('|');
const does = new RegExp(
  `^(?:(?:also|now|[\\p{Ll}]{3,14}ly) )?(${verbs}) ((?!(?:in|with|under|at|on|as|from|by|within|out|to|for|across)\\b).{4,300})$`,
  'iu',
);

/** "Specializing in stair lifts, Harrow offers": what it does stands in front of its name. */
const doing =
  /^(?:With (?:an? )?(?:focus on|speciali[sz]ation in)|(Speciali[sz]|Focus)ing (?:in|on)) (.{6,160}?), (?=\S)/iu;
function turnFront(sentence: string, names: readonly string[]): string {
  const [all = '', verb = '', what = ''] = doing.exec(sentence) ?? [];
  const rest = sentence.slice(all.length);
  const who = names.find((one) => rest.startsWith(one)) ?? (/^we\b/i.test(rest) ? 'We' : '');
  if (what === '' || who === '') return sentence;
  return `${who} ${/^sp/i.test(verb) ? `${verb.toLowerCase()}es in` : 'focuses on'} ${what}`;
}

/** The employer is written in capitals in one place and not in another. */
const asNamed = (sentence: string, names: readonly string[]): string =>
  names
    .filter((name) => name.length >= shortestName)
    .reduce((text, name) => text.replace(new RegExp(escape(name), 'giu'), () => name), sentence);
const shortestName = 5;

/** "offers three products: Ada, Bo and Cy": what it sells, by name. */
const products =
  /^offers? ((?:two|three|four|five|six|\d{1,2}) (?:[\p{L}-]{2,14} ){0,2}(?:products|brands|apps|platforms|lines): (?:\p{Lu}[\p{L}\d]{1,20}(?:, (?:and )?| and )){1,5}\p{Lu}[\p{L}\d]{1,20})(?=[,.;]|$)/u;
/** "The charity's areas of work include homes for old sailors". */
const includes =
  /^(?:[Tt]he|[Oo]ur) (?:(?:charity|company|group|trust|firm|organi[sz]ation|practice|school)['’]s )?((?:\p{Ll}{4,14} )?(?:areas of work|services|products|activities|brands|specialties|clients|customers|projects|solutions|programs|programmes|treatments)) (?:include|cover|span) (?:(?:an? \p{Ll}+ range of )?(?:areas|everything|fields|services), including )?(.{6,240})$/u;

interface Said {
  who: string;
  what: string;
}

/** Whether a sentence speaks of the employer, and what it says of it. */
function splitSubject(sentence: string, names: readonly string[]): Said | null {
  const [, who = '', what = ''] = subjectOf(names).exec(sentence) ?? [];
  return what === '' || isOfOther(who, names) ? null : { who, what };
}

/** "Harrow Group", where "Harrow Mills" is hiring: another house, with half of its name. */
function isOfOther(who: string, names: readonly string[]): boolean {
  const [whole = ''] = names;
  const known = names.find((name) => who.startsWith(name) || who.startsWith(`The ${name}`)) ?? '';
  const rest = who.slice(who.indexOf(known) + known.length).replace(/^['’]s/u, '');
  const more = rest.match(/\p{Lu}[\p{L}&]+/gu) ?? [];
  return (
    known !== '' &&
    dropLegal(whole) !== dropLegal(known) &&
    more.some((word) => !whole.includes(word) && dropLegal(`${known} ${word}`) !== known)
  );
}

const subjectOf = memoize((names: readonly string[]): RegExp => {
  const named = names.map(escape).join('|');
  return new RegExp(
    `^((?:the )?(?:${named === '' ? 'our client' : named})(?:['’]s)?(?:,? (?!Is\\b|Are\\b)\\p{Lu}[\\p{L}.&]{1,14}){0,3}(?: team)?|[Ww]e|(?:[Oo]ur|[Mm]y|[Tt]he) (?:client|${ownHouse}))(?=\\s|['’]re)\\s?(.{6,400})$`,
    'u',
  );
});

function read({ who, what }: Said, employer: string): string | null {
  const [, thing] = isA.exec(what) ?? [];
  if (thing !== undefined) {
    const [, field] = leads.exec(thing) ?? [];
    const told = tidy(field ?? thing.replace(praisedOf, 'a '));
    // "one of the best banks" without its praise is nothing.
    const isRanked = field === undefined && /^one of/i.test(thing) && dropPraise(thing) !== thing;
    if (told === null || isRanked) return null;
    // "the leading oar maker" without its praise is one of many.
    const isOne = /^the /i.test(thing) && dropPraise(thing).split(' ')[1] !== thing.split(' ')[1];
    return field === undefined
      ? `${employer} is ${mendArticle(isOne ? told.replace(/^the /i, 'a ') : told)}.`
      : `${employer} works in ${told}.`;
  }
  const [, sold] = products.exec(what) ?? [];
  if (sold !== undefined)
    return `${employer} offers ${dropPraise(sold.replace(/\b(?:turnkey|flagship) /, ''))}.`;
  const [, verb = '', object = ''] = does.exec(what) ?? [];
  const isOffer = /^we$/i.test(who) && /^(?:provide|deliver|support|help)/i.test(verb);
  const beside = houseVerbs.get(verb.toLowerCase()) ?? verb;
  // "operates and technology models": the other half of the row is gone.
  const [, other] = /^and (\p{Ll}+) /u.exec(object) ?? [];
  if (other !== undefined && !isVerb(other)) return null;
  // "We design and repair": both verbs change beside the name; a longer row is left alone.
  if (object.startsWith(',')) return null;
  const both =
    beside === verb.toLowerCase()
      ? object
      : object.replace(/^and (\p{L}+) /u, (_, second: string) => {
          return `and ${houseVerbs.get(second.toLowerCase()) ?? `${second}s`} `;
        });
  const told = verb === '' ? null : tidy(both);
  if (told === null || (isOffer && count(told) < 3)) return null;
  return `${employer} ${beside} ${told}.`;
}

/** "an leading charity" without its praise is "a charity". */
const mendArticle = (text: string): string =>
  text.replace(/^an? (?=(\p{L}))/iu, (_, letter: string) =>
    /[aeio]/i.test(letter) ? 'an ' : 'a ',
  );

const isVerb = (word: string): boolean =>
  houseVerbs.has(word) || [...houseVerbs.values()].includes(word) || dutyVerbs.has(word);

/** ", a family brewery in Leeds,": behind the name. */
const behind = memoize((names: readonly string[]): RegExp => {
  const named = String.raw`\b(?:${names.map(escape).join('|')})`;
  // ", a certified wool, silk and linen mill has": all of a row, where it ends in what a house is called.
  const whole = `an? [^;:.]{3,140}?\\b(?:${houseNouns})(?=$|,? (?:is|are|has|have|seeks|needs|requires|invites) )`;
  const part = String.raw`an? (?:[^,;:]{3,60}, (?:[^,;:]{3,40}, ){0,3}and )?[^,;:]{8,120}(?=,(?! \p{L}+(?:,| and\b))|$)`;
  return new RegExp(`${named}, (${whole}|${part})`, 'iu');
});

/** "Fern Lodge is a nursing home", "A maker of hoists with 300 staff": said of a house by another name, or of none. */
const otherHouse = new RegExp(
  `^((?:The )?\\p{Lu}[\\p{L}'’&.-]{1,20}(?: (?:(?:of|the|and|for|at|in|&) )?\\p{Lu}[\\p{L}'’&.-]{1,20}){0,5}) (is (?:an?|the) (?=.{0,90}\\b(?:${houseNouns})\\b).{8,300})$`,
  'u',
);
const noSubject = new RegExp(
  '^[Aa]n? (?=(?:(?!(?:to|of|or|outside|that)\\b)[\\p{L}-]+,? ){0,5}(?:company|firm|manufacturer|maker|provider|developer|retailer|distributor|charity|leader in)\\b).{8,300}$',
  'u',
);
/** A post or a product is no house. */
const noHouse =
  /^(?:People|Process|This|That|It|He|She|There|What|Our|Your|We|You|Who|If|As|In|At|The (?:role|job|post|position|successful|ideal|team|department|candidate|work))\b|\b(?:officer|manager|assistant|engineer|analyst|role|position|job|specialist|director|coordinator|technician)$/i;

function readOther(sentence: string, name: string, title: string): string | null {
  if (noSubject.test(sentence)) return read({ who: name, what: `is ${sentence}` }, name);
  const [, who = '', what = ''] = otherHouse.exec(sentence) ?? [];
  return who === '' || noHouse.test(who) || title.toLowerCase().includes(who.toLowerCase())
    ? null
    : read({ who, what }, who);
}

/** "Founded on care, Harrow brews": the sentence itself begins at the name. */
const farthest = 110;
function fromName(sentence: string, names: readonly string[]): string {
  const at = Math.max(...names.map((name) => sentence.indexOf(`, ${name} `)), -1);
  return at > 0 && at <= farthest ? sentence.slice(at + 2) : sentence;
}

function firstOf<Item>(items: readonly Item[], say: (item: Item) => string | null): string | null {
  for (const item of items) {
    const said = say(item);
    if (said !== null) return said;
  }
  return null;
}

/** Who hires for others tells of its clients. */
function tellClient(sentence: string): string | null {
  const client = findClient(sentence);
  const told = client === null ? null : tidy(client);
  return told === null ? null : `The employer is ${mendArticle(told)}.`;
}

function tellHouse(
  sentence: string,
  names: readonly string[],
  name: string,
  isAgency: boolean,
): string | null {
  const said = splitSubject(sentence, names);
  const isClient = said !== null && /\bclient$/i.test(said.who);
  if (said === null || (isAgency && !isClient)) return null;
  const told = read(said, isClient ? 'The employer' : name);
  // "Harrow is the Harrow" says nothing.
  return told === null || names.some((one) => told.includes(` is the ${one}`)) ? null : told;
}

/** "Our services include ...". */
function tellKinds(sentence: string, name: string, isAgency: boolean): string | null {
  const [, kinds = '', which = ''] = includes.exec(sentence) ?? [];
  // "A, B, as well as C, and D" is one row.
  const row =
    which === '' || isAgency ? null : tidy(which.replace(/, as well as (?=[^,]+, and )/, ', '));
  // A row that lost its end is not all of it.
  return row === null || (row.includes(',') && !/,? and /.test(row))
    ? null
    : `The ${kinds} of ${name.replace(/^The employer$/, 'the employer')} include ${row}.`;
}

const isIn = (sentence: string, name: string): boolean =>
  sentence.toLowerCase().includes(name.toLowerCase());

/** ", a family brewery in Leeds,". */
function tellBeside(
  sentence: string,
  names: readonly string[],
  name: string,
  isAgency: boolean,
): string | null {
  const mayName = /, an? /i.test(sentence) && names.some((one) => isIn(sentence, one));
  const [, apposed] = mayName ? (behind(names).exec(sentence) ?? []) : [];
  const told = isAgency || apposed === undefined ? null : tidy(apposed);
  return told === null ? null : `${name} is ${mendArticle(told)}.`;
}

/** For whom it works or what it sells. */
const ofMatter =
  /\b(?:serv\w+|provid\w+|offering|speciali[sz]\w+|maker|manufacturer|supplier|retailer) (?:of |for |to |in |the )?\p{L}/iu;
const ofKind = 1.5;
const weighed = 4;
const enough = 4;

/** What the employer says plainly of itself, the most telling first. */
const listHouses = memoize((source: Source): string[] => {
  const { brief, employer: own } = source;
  if ((brief.language ?? 'en') !== 'en') return [];
  const isHidden = brief.employer.confidential || brief.employer.name === '';
  const name = nameHouse(source);
  const names = listHouseNames(source);
  const texts = listFacts(brief, { kinds: ['culture', 'other', 'team', 'goal', 'benefit'] })
    .flatMap(({ source: from, text }) =>
      from.from === 'job'
        ? [{ at: from.start, text: from.quote.replace(/\s+/g, ' ') }]
        : [{ at: Infinity, text }],
    )
    .toSorted((a, b) => a.at - b.at)
    .map(({ text }) => text);
  const isAgency = /\b(?:staffing|recruit\w*|talent|personnel)\b/i.test(name);
  const all: string[] = [];
  for (const sentence of [...texts, own.description].flatMap(splitSentences)) {
    const plain = stripEnd(sentence)
      .replaceAll('’', "'")
      .replace(/ \([^()]{1,60}\)(?= )/g, '');
    const turned = turnFront(asNamed(plain, names), names);
    const bare = fromName(turned.replace(ahead, ''), names).replace(inserted, '$1 ');
    const found =
      tellClient(turned.replace(ahead, '')) ??
      firstOf(turnSentence(bare), (text) => tellHouse(text, names, name, isAgency)) ??
      tellKinds(bare, name, isAgency) ??
      tellBeside(bare, names, name, isAgency) ??
      (isAgency || splitSubject(bare, names) !== null || brief.employer.confidential
        ? null
        : readOther(bare, name, brief.title.given));
    if (found !== null && (!isHidden || names.every((one) => !found.includes(one))))
      all.push(capitalize(found));
  }
  // What it is comes before what it does, and the first sentences before the later ones.
  return all
    .slice(0, weighed)
    .map((text, i) => ({
      text,
      points:
        Math.min(enough, rate(text.slice(name.length))) +
        (/ is an? /.test(text) ? ofKind : 0) +
        (ofMatter.test(text) ? 1 : 0) -
        i / 2,
    }))
    .toSorted((a, b) => b.points - a.points)
    .map(({ text }) => text);
});

/** What the employer is, makes or whom it serves, from its own description and without its praise: "Harrow is a family brewery."; empty where it does not say so plainly. */
export const findHouse = (source: Source): string => listHouses(source)[0] ?? '';

/** What it sells or runs, by name, beside what it is. */
export const findWares = (source: Source): string =>
  listHouses(source)
    .slice(1)
    .find((text) => / include | offers .*: /.test(text)) ?? '';
