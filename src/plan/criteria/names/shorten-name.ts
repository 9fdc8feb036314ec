import { withArticle } from '#writing/article.ts';
import { capitalize, stripEnd } from '#writing/casing.ts';
import { canStand, isOpenPair } from './can-stand.ts';
import { toDoing } from '../questions/to-doing.ts';
import { isWholeList, saysSomething } from './whole-phrase.ts';

/** A name on a card is said in so many words; fewer than these name nothing. */
const most = 5;
const fewest = 2;

/** In which way it is known says the question; the name says what. */
const having =
  /^(?:[\p{L}-]+ ){0,2}?(?:experience|expertise|knowledge|understanding|familiarity|proficiency|background|skills?|competence|confidence|fluency|exposure|grasp|command)(?: and (?:experience|expertise|knowledge|understanding|ability|skills?))? (?:(?:in|of|with|using|for|on|to)(?: and commitment to)? (?:(?:working|operating|dealing) (?:with|within|in) )?(?:an? |the )?|(?=\p{L}{3,}ing\b))/iu;
const had =
  /(?<!\s)(?<!\b(?:customer|user|guest|client|candidate|shopping|brand|patient)) (?:work )?(?:experience|skills|ability)$/i;
const ability =
  /^(?:advanced |general |proven |full )?ability to (?:(?!(?:app|comp|supp|rep)ly )\p{L}+ly )?/iu;

/** A place of work is none by itself: "Experience in a hospital setting". */
const ofPlace =
  /\b(?:settings?|environments?|industr(?:y|ies)|compan(?:y|ies)|firms?|fields?|culture|sectors?|areas?|organi[sz]ations?)$/i;

/** Praise and measure: what is left without them is the same thing. */
const praise = new Set(
  `accurate timely effective efficient robust strong high-quality clear professional complex necessary overall various
  multiple diverse current successful comprehensive detailed appropriate all assigned the`.split(
    /\s+/,
  ),
);
const joint = /^(?:and|or|&)$|,$/i;

const secondVerb =
  /^(\p{L}+ing)(?:, \p{L}+ing)*,? (?:and|or|&) (?:\p{L}+ly )?\p{L}+ing (?=\p{L})/iu;
const turn =
  / (?:in|on|at|for|with|by|as|through|throughout|under|within|across|during|per|from|to|of|via|regarding|using) /gi;
const openEnd =
  /(?:^|\s)(?:and|or|in|of|for|at|with|to|the|an?|as|on|by|from|new|other|based|agreed|associated|related|development|levels?|points?|opportunities|areas|ways|aspects|implementation|execution|management|number|range|variety|part|kinds?|types|process|support|end|status|use|track record)$/i;
/** Two words that are one thing, and stay together. */
const bound =
  /\b(?:oil|food|health|research|profit|supply|hardware|terms|sales|arts|checks|policies|rules|heating) (?:and|&) \p{L}+$/iu;

/** "Plans of early and late shifts": what stands alone behind such a word may belong to a later one. */
const halfOpen = / (?:of|for|in|on) \p{L}+$/iu;

const countWords = (text: string): number => text.split(/\s+/).length;

/** "Experience in the design and repair of looms across the mill" is "Design and repair of looms". */
export function shortenName(name: string): string {
  if (/^working with /i.test(name)) return name;
  const bare = dropHaving(name);
  const plain = dropPraise(bare);
  let best = isName(plain) ? plain : isName(bare) ? bare : name;
  for (const step of [dropSecondVerb, cutTurn, cutList]) {
    if (countWords(best) <= most) break;
    const cut = stripEnd(step(best));
    if (isName(cut)) best = cut;
  }
  return capitalize(best);
}

/** "Experience for dye firm": a place is named with its article. */
const barePlace =
  /^(.*\bexperience) (?:for|in|within|at) (?!(?:an?|the|our|other|all)\b)([\p{L} -]+ (?:firm|company|environment|setting|organi[sz]ation|plant|department|agency|office|hospital|school|practice))$/iu;
export const namePlace = (name: string): string =>
  name.replace(barePlace, (_, head: string, place: string) => `${head} in ${withArticle(place)}`);

/** What somebody has experience in or knowledge of. */
export function dropHaving(name: string): string {
  const done = ability.test(name) ? toDoing(name.replace(ability, '')) : name;
  const bare = done.replace(having, '');
  const rest = (bare === name ? keepHead(name) : bare).replace(inRole, '');
  return isName(rest) && !ofPlace.test(rest) ? capitalize(rest) : name;
}

/** "Harbor experience" is harbor work; "Direct supervisory experience" keeps its noun. */
const keepHead = (name: string): string => {
  const rest = name.replace(had, '');
  return ofKind.test(rest) ? name : rest;
};
const ofKind = /(?:^|[\s/])\p{L}+(?:ory|onal|ical|ial|ive|ous)$|\/\p{L}+$/iu;
/** "Net mending roles": the work is what they are in. */
const inRole = /(?<=\p{L} \p{L}+) (?:roles?|positions?|jobs?)$/iu;

/** The same for a sentence, where a place of work can stand without its head. */
export const sayOf = (name: string): string =>
  ability.test(name)
    ? toDoing(name.replace(ability, ''))
    : name.replace(having, '').replace(had, '');
export const isOfPlace = (name: string): boolean => having.test(name) && ofPlace.test(name);

/** A word beside "and" has a partner, and stays. */
const dropPraise = (name: string): string => {
  const words = name.split(/\s+/);
  return words
    .filter(
      (word, i) =>
        !praise.has(word.toLowerCase()) ||
        joint.test(words[i + 1] ?? 'and') ||
        joint.test(words[i - 1] ?? ''),
    )
    .join(' ');
};

const dropSecondVerb = (name: string): string => name.replace(secondVerb, '$1 ');

/** Where, how and for whom is left out from the end. */
function cutTurn(name: string): string {
  const cuts = [...name.matchAll(turn)].map(({ index }) => name.slice(0, index));
  return cuts.findLast((cut) => countWords(cut) <= most && isName(cut)) ?? name;
}

/** The first of several things, where it is named by more than a word. */
function cutList(name: string): string {
  const cuts = [...name.matchAll(/, | (?:and|or|&) /gi)].map(({ index }) => index);
  const at = cuts.find((index) => {
    const kept = name.slice(0, index);
    const [pair = ''] = / (?:and|&) \p{L}+/iu.exec(name.slice(index)) ?? [];
    return (
      countWords(kept) > fewest &&
      !bound.test(`${kept}${pair}`) &&
      !halfOpen.test(kept) &&
      !isOpenPair(kept, name.slice(index)) &&
      !/\bboth\b/i.test(kept)
    );
  });
  return at === undefined ? name : name.slice(0, at);
}

/** What is whole and says something beside its verb. */
function isName(name: string): boolean {
  const [, ...rest] = name.split(/\s+/);
  const isDoing = /^\p{L}+ing /iu.test(name);
  return (
    (countWords(name) >= fewest || /^\p{Lu}/u.test(name)) &&
    !openEnd.test(name) &&
    canStand(name) &&
    isWholeList(name) &&
    saysSomething(isDoing ? rest.join(' ') : name)
  );
}
