import type { Brief } from '#shared/brief.ts';
import { memoize } from '#shared/memoize.ts';
import { anyHouseNouns, housesOfThings, ownHouseNouns, praiseOfHouses } from './house.data.ts';

/** What an employer says it is, in its own words: its line of trade, whatever files know of it. */
export interface House {
  /** Several such houses: "web, branding and marketing firms", "suppliers of tropical hardwoods". */
  plural: string;
  /** One of them, with its article. */
  singular: string;
  /** What is told of the trade: "web, branding and marketing", "tropical hardwoods". */
  field: string;
  /** What it is by its last word, where that tells something by itself: "college". */
  noun: string | null;
  /** Whether the field is what is made or sold there. */
  isOfThings: boolean;
}

const escapeDots = (text: string): string => text.replaceAll('.', String.raw`\.`);
const alternatives = (words: readonly string[]): string =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map(escapeDots)
    .join('|');

const articles = String.raw`(?:an?|the|one of|part of an?|our|proud to be an?)`;
const isHouse = new RegExp(
  String.raw`^(.{0,90}?)\b(?:is|are|was founded as|(?:has|have) (?:grown into|become)|grew into|became) (?:now |currently |proudly |also |today )?${articles} (.{3,220})$`,
  'iu',
);
const besideName = new RegExp(String.raw`^(.{2,60}?), ${articles} (.{3,220})$`, 'iu');

/** Whose sentence it is not: the post, the reader, the people and the things of the house. */
const notTheHouse =
  /\b(?:role|position|job|post|vacancy|candidate|applicant|opportunity|you|your|mission|vision|goal|aim|commitment|team|people|staff|employees?|colleagues?|clients|customers|culture|values|success|passion|experience|degree|there|it|he|she|this is|which|who|what|program|project|product|department|location|office|work|working|approach|focus|purpose)\b/iu;
const theHouse =
  /^(?:(?:company description|about (?:us|the company)|who we are|the company|overview)\W*)?(?:we|our (?:client|company|firm|school|practice)|this (?:private |family |public )?(?:company|firm|college|school|practice|hospital|hotel|agency|charity|organi[sz]ation)|the (?:company|firm|client|school|practice|hotel|organi[sz]ation))\b/iu;

/** Where what a house is ends, and what it does or has begins. */
const behindHouse =
  /\s(?:that|which|who|whose|where|with|without|based|located|headquartered|founded|established|for|serving|serves|dedicated|focused|focusing|focussed|providing|offering|specializ\p{L}+|specialis\p{L}+|committed|driven|powered|led|operating|operates|having|has|have|we|our|by|since|from|across|throughout|working|helping|carrying|supplying|delivering|employing|is|are|who|seeking|looking|located|supporting|servicing|catering|whom|when|as|but|because|dealing|partnering|combining|creating|building|making|using|on|at|to|near|within|over|around|created|backed|owned|run|supported|known|famous|trading|engaged|involved|designed|that's|in|of (?:choice|the|our|its|over|more|about|approximately|\d))(?=\s|$)|[;:()!?–—•]|\.(?:\s|$)|, (?:we|our|and (?:we|our|is|are|has|have)|is|are|with|which|who|based|located|providing|offering|carrying|serving|dedicated|specializ\p{L}+|specialis\p{L}+|committed|where|the|a|an|as|in|from|for|operating|employing|headquartered|established|founded|driven|including|such)\b/iu;

const anyNouns = new Set(anyHouseNouns);
const thingNouns = [...housesOfThings.keys()];
const nounAtEnd = new RegExp(
  String.raw`^(?:(.+) )?(${alternatives([...anyHouseNouns, ...ownHouseNouns])})$`,
  'iu',
);
const ofThings = new RegExp(
  String.raw`^(.*?)\b(${alternatives(thingNouns)})s? (?:of|in|for) (.+)$`,
  'iu',
);
const severalOf = new RegExp(
  String.raw`\b(?:of|among) (?:the )?(.{2,80}? (${alternatives([...anyHouseNouns, ...ownHouseNouns].map(toPlural))}))$`,
  'iu',
);

function toPlural(noun: string): string {
  if (/[^aeiou]y$/i.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/i.test(noun) ? `${noun}es` : `${noun}s`;
}

/** Without the praise before the field, and without joints that are left over. */
function dropPraise(text: string): string {
  const words = text.replace(/^(?:the|an?|one of the|some of the) /i, '').split(/\s+/);
  const isPraise = (word: string): boolean => {
    const bare = word.replace(/,$/, '').toLowerCase();
    return (
      praiseOfHouses.has(bare) ||
      /^\p{L}+ly$/u.test(bare) ||
      /-(?:based|owned|run|funded|backed|leading|winning|focused|driven|growing|year-old|rated|certified|accredited|first|paced|centered|centred|oriented|minded)$/.test(
        bare,
      ) ||
      /^\d[\d,.+]*\+?$/.test(bare) ||
      /['’]s$/.test(bare)
    );
  };
  while (words[0] !== undefined && (isPraise(words[0]) || /^(?:and|&|,)$/.test(words[0])))
    words.shift();
  return dropEnd(words.join(' ').replace(/^[,\s]+/, ''));
}

/** Said in praise of goods; "new homes" and "used cars" are what is sold. */
const praiseOfThings =
  /^(?:the|an?|our|its|high[- ]quality|quality|premium|premier|innovative|world-class|leading|finest|best|unique|advanced|cutting-edge|leading-edge|high-performance|comprehensive|exceptional|reliable|all) /i;
const anyThings =
  /^(?:(?:products?|systems?|services?|solutions?|goods|items|innovations?|integrated|traditional|complete|total|cloud|digital|transformation|manufactur\p{L}+|and|brands?|technology|technologies|care|quality|customer|business|professional|support),? ?)+$/iu;

const longestField = 7;
const noField =
  /\b(?:equal|opportunity|you|your|they|them|their|it|its|not|more|than|most|every|each|all|any|no|so|very|family|great|place|way|part|type|kind|level|number|world|people|best|passion\p{L}*|leaders?|success\p{L}*)\b|[@#*"]|\d{3}/iu;

/** What is traded there is told by the words before it: "automotive markets" are no houses. */
const ofMarkets = /^(?:super|farmers['’]?|food|fish|meat|grocery|natural foods?|produce|flea)$/i;

/** Whether words are a field of trade and not a torn piece of a sentence. */
const isField = (text: string): boolean =>
  /\p{L}{3}/u.test(text) &&
  text.split(/\s+/).length <= longestField &&
  !noField.test(text) &&
  !/^(?:manufacture|sale|supply|provision|design|development) of\b/i.test(text) &&
  !/(?:^|\s)(?:and|or|of|for|the|to|in|an?|&)$/i.test(text);

const startsSmall = (text: string): string =>
  text
    .split(' ')
    .map((word) =>
      /^\p{Lu}\p{Ll}+,?$/u.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : word,
    )
    .join(' ');

/** Without the commas, full stops and blanks at its end. */
function dropEnd(text: string): string {
  let end = text.length;
  while (end > 0 && '., \n'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

const withArticle = (text: string): string => `${/^[aeiou]/i.test(text) ? 'an' : 'a'} ${text}`;
const withoutOxford = (text: string): string => text.replace(/, (and|or|&) /g, ' $1 ');

/** "Leading supplier of X": what is made or sold there. */
function readThings(text: string): House | null {
  const [, , noun = '', rest = ''] = ofThings.exec(text) ?? [];
  const called = housesOfThings.get(noun.toLowerCase());
  if (called === undefined) return null;
  const end = rest.search(behindHouse);
  // "A supplier of ropes, carrying many" ends before the comma; a row of goods goes on behind it.
  const things = withoutOxford(dropEnd(end === -1 ? rest : rest.slice(0, end)))
    .replace(/ (?:and|,) (?:one|a|an|the)$/i, '')
    .replace(praiseOfThings, '');
  // "A leader in Singapore" tells where, and not in what.
  if (
    !isField(things) ||
    anyThings.test(things) ||
    (/^(?:leader|specialist)$/i.test(noun) && /^\p{Lu}\p{Ll}/u.test(things))
  )
    return null;
  const field = startsSmall(things);
  const one = called.replace('companies', 'company').replace(/s (?=\p{L}+$)/u, ' ');
  return {
    plural: `${called} ${field}`,
    singular: withArticle(`${one} ${field}`),
    field,
    noun: null,
    isOfThings: true,
  };
}

/** "Full-service web and branding firm". */
function readNoun(text: string): House | null {
  const end = text.search(behindHouse);
  const named = withoutOxford(dropEnd(end === -1 ? text : text.slice(0, end)));
  const parts = [...named.split(/, (?=(?:an?|the) )/).slice(0, 1), named.split(',')[0] ?? ''];
  const [, before = '', noun = ''] =
    parts.map((part) => nounAtEnd.exec(part)).find((found) => found !== null) ?? [];
  if (noun === '') return null;
  const isAny = anyNouns.has(noun.toLowerCase());
  const field = startsSmall(dropPraise(before));
  if (noun.toLowerCase() === 'market' && !ofMarkets.test(field)) return null;
  if (field === '') return isAny ? null : make('', noun);
  return isField(field) ? make(field, noun) : null;
}

const make = (field: string, noun: string): House => {
  const bare = noun.toLowerCase();
  const before = field === '' ? '' : `${field} `;
  return {
    plural: `${before}${toPlural(bare)}`,
    singular: withArticle(`${before}${bare}`),
    field,
    noun: anyNouns.has(bare) ? null : bare,
    isOfThings: false,
  };
};

/** "The pride of Kentish dye schools": one among several. */
function readAmong(text: string): House | null {
  const end = text.search(/[.;:()!?–—•]/);
  const [, named = '', nouns = ''] =
    severalOf.exec(withoutOxford((end === -1 ? text : text.slice(0, end)).trim())) ?? [];
  const noun = [...anyHouseNouns, ...ownHouseNouns].find(
    (one) => toPlural(one) === nouns.toLowerCase(),
  );
  if (noun === undefined) return null;
  const field = startsSmall(dropPraise(named.slice(0, -nouns.length).trim()));
  return field !== '' && isField(field) ? make(field, noun) : null;
}

const longestName = 6;
const isNameWord = /^[\p{Lu}\d][\p{L}\d’'&.-]*,?$/u;

/** The predicate of a sentence about the house; null where it is about something else. */
function readPredicate(sentence: string, name: string): string | null {
  const [, subject = '', said = ''] = isHouse.exec(sentence) ?? besideName.exec(sentence) ?? [];
  if (said === '') return null;
  const [first = ''] = name.toLowerCase().split(/[\s,]+/);
  const isNamed = first.length > 2 && subject.toLowerCase().includes(first);
  const words = subject
    .replaceAll(/\([^()]{0,60}\)/g, '')
    .trim()
    .split(' ');
  const isCalled = words.length <= longestName && words.every((word) => isNameWord.test(word));
  if (theHouse.test(subject)) return said;
  // "Join the crew of Quillfish, a leading maker of ...": what stands right behind the name.
  if (name.length > 2 && subject.trim().toLowerCase().endsWith(name.toLowerCase())) return said;
  return (isNamed || isCalled) && !notTheHouse.test(subject.replaceAll(name, ' ')) ? said : null;
}

/** A firm that fills posts speaks of itself; where the post is, is another house. */
const fillsPosts =
  /\b(?:workforce|recruit\p{L}*|staffing|talent|executive search|employment|job board)\b/iu;
const isOfRecruiters = /\b(?:recruit|talent|resourc|staffing|consultant|account)/i;

const deeds = [
  ['deliver|provide|offer|supplie|supply', 'providers of', 'provider of'],
  ['make|manufacture|produce', 'makers of', 'maker of'],
  ['sell', 'sellers of', 'seller of'],
  ['distribute', 'distributors of', 'distributor of'],
  ['operate', 'operators of', 'operator of'],
] as const;
/** By their last word such things are what a house lives on. */
const soldThings =
  /\b(?:services|solutions|products|systems|equipment|software|homes|foods?|apparel|furniture|vehicles|materials|insurance|machinery|components|devices|programs|stores|restaurants|hotels|clinics|schools)$/i;

/** "Quillfish delivers rope management services": a house by what it does, where it is named. */
function readDeed(sentence: string, name: string): House | null {
  if (name.length < 3 || !sentence.toLowerCase().startsWith(name.toLowerCase())) return null;
  const rest = sentence.slice(name.length).replace(/^,[^,]{1,60},/, '');
  for (const [verb, several, one] of deeds) {
    const [, said = ''] = new RegExp(`^ (?:${verb})s? (.{3,160})$`, 'iu').exec(rest) ?? [];
    if (said === '') continue;
    const end = said.search(behindHouse);
    const things = dropPraise(withoutOxford(dropEnd(end === -1 ? said : said.slice(0, end))));
    if (!soldThings.test(things) || !things.includes(' ') || anyThings.test(things)) return null;
    if (!isField(things)) return null;
    const field = startsSmall(things);
    return {
      plural: `${several} ${field}`,
      singular: withArticle(`${one} ${field}`),
      field,
      noun: null,
      isOfThings: true,
    };
  }
  return null;
}

/** Sentences about the house; what older code understood has not all of them. */
const listSentences = ({
  houseSaid = [],
  facts,
  roleSaid = [],
}: Pick<Brief, 'facts'> & Partial<Pick<Brief, 'houseSaid' | 'roleSaid'>>): string[] => [
  ...houseSaid.map(({ text }) => text),
  ...facts
    .filter(({ kind }) => kind === 'culture' || kind === 'team' || kind === 'other')
    .map(({ text }) => text),
  ...roleSaid.map(({ text }) => text),
];

/** What the employer says it is; null where it does not say it. */
export const findHouse = memoize((brief: Brief): House | null => {
  if ((brief.language ?? 'en') !== 'en') return null;
  const { employer } = brief;
  for (const sentence of listSentences(brief)) {
    const plain = sentence
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ \([^()]{1,24}\)/g, '')
      .trim();
    const said = readPredicate(plain, employer.name);
    const found =
      said === null
        ? readDeed(plain, employer.name)
        : (readNoun(said) ?? readThings(said) ?? readAmong(said));
    if (
      found &&
      !(fillsPosts.test(found.plural) && !isOfRecruiters.test(brief.title.given)) &&
      !found.field.toLowerCase().includes((employer.name.split(' ')[0] ?? '').toLowerCase() || '\n')
    )
      return found;
  }
  return null;
});
