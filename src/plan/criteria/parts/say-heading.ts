import type { Fact } from '#shared/brief.ts';
import { rememberTexts } from '#shared/remember-texts.ts';
import { joinWords, tagWords } from '#reading/facts/shapes/tagger.ts';
import { capitalize } from '#writing/casing.ts';
import { isSoft } from '../own-lines/is-demand.ts';
import { saysLittle } from '../own-lines/says-little.ts';
import { nameHeading } from '../../wording/heading-name.ts';
import { unshoutName } from '../../wording/unshout-name.ts';
import { canStand } from '../names/can-stand.ts';
import { isWellFormed } from '../names/well-formed.ts';

/** "Key Duties", "Daily Operations": how much of it or how often, and no part of its name. */
const measures =
  /^(?:key|core|main|primary|daily|weekly|general|overall|day-to-day) (?=\p{L}+ing\b|\p{L}+ \p{L})/iu;
/** Letters by which something is known keep their capitals. */
const isName = (word: string): boolean => /\p{Lu}.*\p{Lu}|\d/u.test(word);

const small = (heading: string): string =>
  capitalize(
    heading
      .replace(/[^\p{L}\p{N})]+$/u, '')
      .replace(/ (?:&|\+) /gu, ' and ')
      .split(' ')
      .map((word) => (isName(word.replace(/-\p{Lu}/gu, '-')) ? word : word.toLowerCase()))
      .join(' ')
      .replace(measures, ''),
  );

/** "Efficient and Lean Dyeing" is called so for praise, and is about dyeing. */
function dropPraise(name: string): string {
  const words = tagWords(`the ${name.toLowerCase()}`).slice(1);
  if (words[0]?.pos !== 'ADJ' || !/^(?:and|,)$/.test(words[1]?.text ?? '')) return name;
  const thing = words.findIndex(
    ({ pos, text }) => pos !== 'ADJ' && !/^(?:and|,|\p{L}+ed)$/u.test(text),
  );
  return thing > 0 ? capitalize(joinWords(words.slice(thing)).trim()) : name;
}

/** How somebody is, or what the house expects of everybody. */
const asTrait = (text: string): Fact => ({
  id: text,
  kind: 'skill',
  importance: 'must',
  text,
  short: text,
  terms: [],
  forms: { nounPhrase: null, verbPhrase: null },
  source: { from: 'job', field: 'sourceText', quote: text, start: 0 },
});
const ofEverybody =
  /\b(?:professional(?:ism| (?:development|conduct|growth))|attendance|punctuality|culture|values|conduct|attitude|miscellaneous|duties|objectives?|expectations|goals|progression|decision[- ]making|authority|autonomy)\b/iu;

export const isOfManner = (heading: string): boolean =>
  ofEverybody.test(heading) || (!joint.test(heading) && isSoft(asTrait(heading)));
const joint = / (?:and|&|\+) |,/u;

/** "Reporting" is work, "Operations" any. */
const isOneDeed = (name: string): boolean =>
  /^\p{Lu}\p{Ll}{3,}ing$/u.test(name) || !saysLittle(name);

/** The heading of a part as a line of the card is written; null where it is no name of work. */
export const sayHeading = rememberTexts((heading): string | null => {
  const told = nameHeading(heading);
  if (told === null) return null;
  const name = dropPraise(small(unshoutName(told)));
  return (name.includes(' ') || isOneDeed(name)) && canStand(name) && isWellFormed(name, name)
    ? name
    : null;
});
