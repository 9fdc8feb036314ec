import type { Brief } from '#shared/brief.ts';
import { capitalize, stripEnd } from '#writing/casing.ts';
import { isGlued } from '#writing/glued.ts';
import { listFacts, ownWords } from '../wording/own-words.ts';

const most = 4;
const longestName = 5;

/** "Patient Care, Partnership, and Passion are at the core of what we do". */
const atTheCore =
  /^((?:[\p{L}&' -]{3,40}, )+(?:and )?[\p{L}&' -]{3,40}|[\p{L}' -]{3,40} and [\p{L}' -]{3,40}) (?:are|is) (?:at )?(?:the |our )?(?:core|heart|foundation|center|centre|values|key)\b/iu;
/** "Our values: courage, care and candor", "core values (Same Team, No Surprises)". */
const named =
  /\b(?:our|core|company|its|their|trust|shared) (?:core )?values\b(?: at all times)?(?: of| are| include)?\s?[:(–-]?\s?((?:[\p{L}&' -]{3,40}, )+(?:and |& )?[\p{L}&' -]{3,40}|[\p{L}' -]{3,30} and [\p{L}' -]{3,30})/iu;

/** "Teamwork – We support each other": a value a line, each with what is meant. */
const explained = /^(\p{Lu}\p{Ll}{2,20}(?: (?:and |& )?\p{Lu}?\p{Ll}{2,20}){0,2}) ?[–—:-] ?We\b/u;
const fewestExplained = 3;

/** "Every boat, every day" and "No net left": what stands in quotation marks before "are our core values". */
const quoted =
  /((?:[“"][^“”"]{4,60}[”"][ ,.]{0,2}(?:[–—&-] |and )?){1,5})(?:These |they )?(?:are|is) (?:not only |truly )?(?:our|the) (?:core )?values\b/iu;

const noName =
  /\b(?:we|our|you|your|they|their|is|are|to|that|who|which|will|the|this|as|by|at|in)\b/i;

function splitNames(row: string): string[] {
  const names = row
    .split(/,\s*(?:and\s+|&\s+)?|\sand\s/)
    .map((name) => stripEnd(name.replace(/^(?:of|are|and)\s/i, '')))
    .filter(Boolean);
  const isRow =
    names.length >= 2 &&
    names.every((name) => name.split(/\s+/).length <= longestName && !noName.test(name));
  return isRow ? names.map(capitalize) : [];
}

/** What an employer says it stands for; what it makes, raised or won is no value. */
const valued =
  /\b(?:our (?:core )?values?|we (?:value|believe|respect|care|focus on|celebrate|encourage)|our people are|diversity and inclusion|our mission|committed to|dedicated to|values-based|dignity|integrity|respect|mindset|at the (?:core|heart) of)\b/i;
const noValue =
  /\b(?:individuals who|candidates?|applicants?|click|visit|website|http|report|review|raised|investors?|million|\$|ARR|award\w*|founded|offers|history|inaugural|largest|apply)\b|["“”]/i;
/** The end of another sentence, or a heading. */
const torn = /^\P{Lu}|\p{Lu}{5}:/u;
const longest = 35;

/** The values the employer names, one by one; else its own sentences on what it stands for. */
export function listValues(brief: Brief): string[] {
  if (brief.values.length > 0) return brief.values.map(({ text }) => text).slice(0, most + 2);
  const texts = listFacts(brief, { kinds: ['culture', 'other', 'duty', 'team'] }).map(ownWords);
  const names = texts.map((text) =>
    splitNames((atTheCore.exec(text) ?? named.exec(text))?.[1] ?? ''),
  );
  const said = [...brief.employerBlocks, ...brief.facts].flatMap(
    ({ text }) => quoted.exec(text)?.[1] ?? [],
  );
  const mottos = said.flatMap((row) => row.match(/(?<=[“"])[^“”",.][^“”"]{3,60}(?=[”"])/gu) ?? []);
  if (mottos.length > 0) return mottos.map((text) => stripEnd(text)).slice(0, most + 2);
  const found = names.find((row) => row.length > 0);
  if (found !== undefined) return found.slice(0, most + 2);
  const lines = texts.flatMap((text) => explained.exec(text)?.[1] ?? []);
  if (lines.length >= fewestExplained) return lines.slice(0, most + 2);
  return listFacts(brief, { kinds: ['culture'] })
    .map(ownWords)
    .filter(
      (text) =>
        text.split(/\s+/).length <= longest &&
        valued.test(text) &&
        !noValue.test(text) &&
        !torn.test(text) &&
        !isGlued(text),
    )
    .slice(0, most - 1);
}
