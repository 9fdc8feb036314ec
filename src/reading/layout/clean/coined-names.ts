import { evidenceOfStart } from './break-evidence.ts';
import { opensPart, startsList } from './camel-names.data.ts';

/** Which words with a capital inside are names by their form, and no two lines that grew together. */

const longestToken = 40;

export interface Halves {
  at: number;
  left: string;
  right: string;
}

/** "MinIO", "NetSuite", "OFSAAdmin": short parts with capitals make a name more often than they lost a break. */
export const isShortName = (stem: string, word: string): boolean =>
  (/^(?!(?:Us|You|Off|Pay|Time|Type|Team|Role|Plus|More)$)\p{Lu}\p{Ll}{1,3}$/u.test(stem) &&
    /^\p{Lu}{2,4}$/u.test(word)) ||
  (/\p{Lu}$/u.test(stem) && (!/^\p{Lu}{2,15}$/u.test(stem) || !startsList.test(word)));

/** "#JoinTheMill", "#MyLoomHouse": what is tagged is one word; only a known first word begins a line behind it. */
const isInHashtag = (text: string, { at, left }: Halves): boolean => {
  if (!/#[\p{L}\d]*$/u.test(left) || left.startsWith('#LI-')) return false;
  const [, word = ''] =
    /^(\p{Lu}\p{Ll}{0,20}) [\p{Ll}\d]/u.exec(text.slice(at, at + longestToken)) ?? [];
  return !startsList.test(word) && !opensPart.test(word);
};

/** "BioDyes", "AgriBoats": half a word, with which no line ends. */
const combining =
  /^(?:Aero|Agri|Aqua|Bio|Cyber|Digi|Eco|Electro|Geo|Hydro|Immuno|Micro|Nano|Neo|Neuro|Omni|Petro|Tele)$/;

const inSentence =
  /(?:\p{Ll},|(?<!\p{L})(?:the|an?|of|in|on|at|by|to|for|with|w\/|from|and|or|like|as|using|via|our|your|through|including|is|are|join|At|The|Join|With|Within)) $/u;
/** What begins a line is no second half of a name. */
const unlikely = -0.4;
const ownWord = /^(?:Inc|Exp|Week|Core|Day|Year|Phase|Level|Date)$/;

/** "sent through ViaBot to", "by RedBird Works": one word of two short halves where a sentence goes on. */
function isHalved(text: string, { at, left, right }: Halves): boolean {
  const [half = ''] = /^\p{Lu}\p{Ll}{1,4}(?![\p{L}\d])/u.exec(right) ?? [];
  if (half === '' || !/^\p{Lu}\p{Ll}{1,7}$/u.test(left)) return false;
  if (/^\p{Lu}\p{Ll}$/u.test(half) && !shortWord.test(half)) return true;
  if (startsList.test(half) || opensPart.test(half) || ownWord.test(half)) return false;
  if (opensPart.test(left) || left.endsWith('s')) return false;
  const before = text.slice(Math.max(0, at - left.length - 12), at - left.length);
  const [, next = ''] =
    /^ ([\p{L}\d][\p{L}\d'’&/-]{0,24})/u.exec(text.slice(at + half.length, at + longestToken)) ??
    [];
  return inSentence.test(before) && evidenceOfStart(half, next) < unlikely;
}

/** "MyExtras", "SimilarWeb.", "scRNA-seq": a short half that is no word, or a half that ends a clause, makes a name. */
export function isCoined(text: string, { at, left, right }: Halves, stem: string): boolean {
  if (firm.test(text.slice(at, at + longestToken))) return true;
  if (isInHashtag(text, { at, left, right })) return true;
  if (isHalved(text, { at, left, right })) return true;
  if (combining.test(left)) return /^\p{Lu}\p{Ll}{2}/u.test(right);
  if (/^\p{Ll}{1,3}\p{Lu}\p{Ll}{0,2}$/u.test(stem)) return true;
  if (/^\p{Ll}{2}$/u.test(stem)) return /^(?:\p{Lu}{2}|\p{Lu}\p{Ll}\p{Lu})/u.test(right);
  if (/^\p{Lu}\p{Ll}$/u.test(stem) && !shortWord.test(stem)) return /^\p{Lu}\p{Ll}{2}/u.test(right);
  if (isListedName(text, { at, left, right }, stem)) return true;
  const [half] = /^\p{Lu}\p{Ll}{1,9}(?!\p{L})/u.exec(right) ?? [];
  const areHalves =
    half !== undefined &&
    /^\p{Lu}\p{Ll}{1,7}$/u.test(stem) &&
    !/(?:ing|ion|ment|ity|ness|[ae]nce)$/.test(stem) &&
    !opensPart.test(stem) &&
    !opensPart.test(half) &&
    !startsList.test(half);
  if (!areHalves) return false;
  const before = text.slice(Math.max(0, at - left.length - 6), at - left.length);
  return (
    (!shortWord.test(stem) &&
      /^\p{L}{2,6}(?:[.;)]|,(?= (?:\p{Lu}|and |or )))/u.test(text.slice(at, at + longestToken))) ||
    (/,(?: and)? $/.test(before) &&
      /^\p{L}+\d{0,2}(?: \p{Lu}\p{L}*){0,2}[.,;)]/u.test(text.slice(at, at + longestToken)))
  );
}
/** "Loomly, WarpORM, WeftGraph and/or Reed": one of several names between commas. */
const isListedName = (text: string, { at, left }: Halves, stem: string): boolean =>
  left === stem &&
  /^\p{Lu}\p{Ll}{2,6}$/u.test(stem) &&
  /\p{Lu}\p{L}{2,15}, $/u.test(text.slice(Math.max(0, at - left.length - 18), at - left.length)) &&
  /^(?:\p{Lu}{2,4}|\p{Lu}\p{Ll}{2,9})(?:,| and\/or\b)/u.test(text.slice(at, at + longestToken));

/** "NorthSea Ltd" */
const firm = /^\p{Lu}\p{Ll}+ (?:Ltd|Limited|Inc|LLC|LLP|plc|PLC|GmbH|Corp|Pty)\b/u;
const shortWord = /^(?:Us|It|Up|Me|Do|On|In|So|No|To|Of|By|As|At|Is|An|Or|If|Be|We|He|Go)$/;
