import type { PlaceMention } from '#market/places/find-mentions.ts';
import { foldName } from '#market/places/fold-name.ts';

/** Towns are called so, and in an advertisement nobody means the town. */
const wordsOfAds = new Set(
  'business careers center central city college council culture manage mission officer opportunity overview purpose research sales snowflake strong summary university vision metro none virtual job hard of real fully early change mobile post save'.split(
    ' ',
  ),
);

/** "Turn-Around Time (TAT)", "in ABA services": short and in capitals, where other words are not. */
const abbreviation = /^\p{Lu}{2,5}s?$/u;
const fewestSmall = 8;
const shortened = /^\p{Lu}{2,4}$/u;
const smallTown = 50_000;
/** "Supply Chain (SC)", "Doctor of Medicine (MD or DO)": letters in brackets that stand for the words before. */
const codeInBrackets = /^ \(\p{Lu}{2,3}\b/u;
/** "Proficiency in MS Excel", "Bachelor of Science, MS": no town is called so. */
const namesSkill = /\bin\b|^(?:Doctor|Bachelor|Master|Associate|Certificate|Board) /;
/** "MS Azure, MS Power Apps": the letters belong to what comes next. */
const codeOfProduct = /^, \p{Lu}{2}$/u;
/** "Harlow Group", "Harlow Partners LLC": a firm. */
const firmBehind =
  /^ (?:Group|Inc|LLC|LLP|Ltd|Partners|Associates|Consulting|Capital|Foundation)\b/;
/** "At Emerson, we care", "here at Emerson" */
const houseBefore = /(?:^|[.!?]\s?)At $|\bhere at $/;
const houseBehind = /^, (?:we|our|you)\b/;
/** Smaller towns share their names with products and parts of the body. */
const wellKnown = 100_000;

/** "Post job listings", "Plan visits": the capital is that of the sentence. */
const goesOnSmall =
  /^ (?!based\b|and\b|or\b|area\b|in\b|is\b|offices?\b|team\b|city\b|branch\b|store\b)\p{Ll}/u;

/** "2 East 9th Street, New York": the way to a house, whatever town is called so. */
const partOfAddress = /^(?:street|avenue|road|drive|lane|suite|floor|building|room)$/i;
const streetBefore = /\d[\p{L}\d]{0,3} (?:\p{Lu}[\p{L}.]* )?$/u;
const streetBehind =
  /^ (?:\p{Lu}\p{L}+ )?(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Lane)\b/u;
/** "Susan G. Komen": somebody's name. */
const initialBefore = /(?<![.\p{L}])\p{Lu}\. $/u;
/** "Virtual, Ohio", "Insurance Act, Kenya", "Georgia Institute of Technology (Georgia Tech)": no table has such a town. */
const noTown =
  /^(?:virtual|city|coast|metro|none|various|statewide|field|county|multiple|campus|state|global|national|regional|area)$|\b(?:act|law|institute|technology|authority|commission|ministry|bureau|agency|service|services|company|association|foundation|programme|program|certificate|license|department|division|board|system|experience|degree|diploma|government)$/i;
/** "II.", and "English (United States)" in a list of languages. */
const numeral = /^[IVX]{1,4}$/;
const language = /^(?:english|french|german|spanish)$/i;
const month = /^(?:march|april|may|june|july|august)$/i;
/** "Cool." by itself is what somebody says. */
const cry = /^\p{Lu}\p{Ll}+[.!]$/u;
/** "Remote (excluding: CA, NY)" */
const leftOut = /\b(?:exclud\w+|except(?:ing| for)?|not available in)\b[^.;)]{0,80}$/i;
/** A word and no state, when it stands alone. */
const wordInCapitals = /^(?:OR|IN|ME|HI|OK)$/;

const countSmall = (text: string): number => text.match(/\p{Ll}/gu)?.length ?? 0;

const isOnlyOfUs = ({ country, regions, postcode }: PlaceMention): boolean =>
  country === 'US' && regions.length === 0 && postcode === null;

/** Whether the words around a name say that it is no place at all. */
export function isNoPlace(line: string, mention: PlaceMention, isLabelled: boolean): boolean {
  const { name, start, end, nameEnd, towns, kind } = mention;
  if (leftOut.test(line.slice(Math.max(0, start - 110), start))) return true;
  if (kind === 'region') return wordInCapitals.test(line.trim());
  if (kind !== 'town') return false;
  const behind = line.slice(end, end + 24);
  if (partOfAddress.test(name) || numeral.test(name)) return true;
  if (month.test(name) && /^ (?:19|20)\d\d\b/.test(line.slice(nameEnd))) return true;
  if (month.test(name) && !mention.isVouched && !isLabelled) return true;
  if (mention.isOrdinary && !mention.isVouched && cry.test(line.trim())) return true;
  if (towns.length === 0 && noTown.test(name)) return true;
  if (!mention.isVouched && initialBefore.test(line.slice(Math.max(0, start - 5), start)))
    return true;
  // "2 Broadway": a house number, too short for that of a town.
  const isNumbered = /^\d{1,3} $/.test(line.slice(0, start)) && /^(?:$|,)/.test(behind);
  if (isNumbered && !mention.isVouched) return true;
  const isStreet = streetBehind.test(behind) && streetBefore.test(line.slice(0, start).slice(-24));
  if (isStreet || language.test(name) || /^-(?!based|area|wide)\p{Ll}/u.test(behind)) return true;
  // At home a town stands with its state: "Assists VP, US" is none.
  if (mention.isVouched && !isLabelled && towns.length === 0 && isOnlyOfUs(mention)) return true;
  if (mention.isVouched)
    return towns.length === 0 || mention.isOrdinary
      ? codeInBrackets.test(line.slice(nameEnd, nameEnd + 6)) ||
          (towns.length === 0 && (abbreviation.test(name) || namesSkill.test(name))) ||
          (codeOfProduct.test(line.slice(nameEnd, end)) && /^ \p{Lu}/u.test(behind))
      : false;
  // "NYC" and "KL" are written for towns of another name.
  const isOwnName = towns.some((town) => foldName(town.name) === foldName(name));
  if (isOwnName && abbreviation.test(name) && countSmall(line) >= fewestSmall)
    return !isLabelled || /^, \p{Lu}\p{Ll}/u.test(behind);
  if (isLabelled) return false;
  const people = towns[0]?.population ?? 0;
  // "RN PACU": letters of the trade, however the line is written.
  if (isOwnName && shortened.test(name) && people < smallTown) return true;
  if (start === 0 && people < wellKnown && goesOnSmall.test(behind)) return true;
  if (wordsOfAds.has(foldName(name)) || firmBehind.test(behind)) return true;
  const before = line.slice(Math.max(0, start - 24), start);
  const isHouse =
    houseBefore.test(before) && (houseBehind.test(behind) || before.endsWith('here at '));
  const isListed = /\p{Lu}\p{Ll}+, $/u.test(before) && /^, \p{Lu}\p{Ll}/u.test(behind);
  return (isHouse || isListed) && people < wellKnown;
}
