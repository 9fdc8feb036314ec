import type { PlaceMention } from '#market/places/find-mentions.ts';
import { foldName } from '#market/places/fold-name.ts';

/** Towns are called so, and in an advertisement nobody means the town. */
const wordsOfAds = new Set(
  'business careers center central city college council culture manage mission officer opportunity overview purpose research sales strong summary vision'.split(
    ' ',
  ),
);

/** "Turn-Around Time (TAT)", "in ABA services": short and in capitals, where other words are not. */
const abbreviation = /^\p{Lu}{2,5}s?$/u;
const fewestSmall = 8;
/** "Supply Chain (SC)", "Doctor of Medicine (MD or DO)": letters in brackets that stand for the words before. */
const codeInBrackets = /^ \(\p{Lu}{2}\b/u;
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

const countSmall = (text: string): number => text.match(/\p{Ll}/gu)?.length ?? 0;

/** Whether the words around a name say that it is no place at all. */
export function isNoPlace(line: string, mention: PlaceMention, isLabelled: boolean): boolean {
  const { name, start, end, nameEnd, towns, kind } = mention;
  if (kind !== 'town') return false;
  const behind = line.slice(end, end + 24);
  if (mention.isVouched)
    return towns.length === 0 || mention.isOrdinary
      ? codeInBrackets.test(line.slice(nameEnd, nameEnd + 6)) ||
          (towns.length === 0 && (abbreviation.test(name) || namesSkill.test(name))) ||
          (codeOfProduct.test(line.slice(nameEnd, end)) && /^ \p{Lu}\p{Ll}/u.test(behind))
      : false;
  // "NYC" and "KL" are written for towns of another name.
  const isOwnName = towns.some((town) => foldName(town.name) === foldName(name));
  if (isOwnName && abbreviation.test(name) && countSmall(line) >= fewestSmall)
    return !isLabelled || /^, \p{Lu}\p{Ll}/u.test(behind);
  if (isLabelled) return false;
  if (wordsOfAds.has(foldName(name)) || firmBehind.test(behind)) return true;
  const before = line.slice(Math.max(0, start - 24), start);
  const isHouse =
    houseBefore.test(before) && (houseBehind.test(behind) || before.endsWith('here at '));
  const isListed = /\p{Lu}\p{Ll}+, $/u.test(before) && /^, \p{Lu}\p{Ll}/u.test(behind);
  return (isHouse || isListed) && (towns[0]?.population ?? 0) < wellKnown;
}
