import { quoteWithin } from '../quote-within.ts';
import type { Evidence } from '#shared/parsed-job.ts';
import { wordsOf, type RemarkSource } from './remark.ts';

interface Town {
  name: string;
  evidence: Evidence;
}

const ofThisJob =
  /\b(?:seeking|hiring|recruiting|looking for|roles?|positions?|vacanc(?:y|ies)|opportunit(?:y|ies)|you will (?:be|work)|based)\b/i;
const other = String.raw`(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})`;
const longestTown = 3;
const headUnits = 14;

/** The town of the head of the text, by its name alone. */
function findTown({ units }: RemarkSource): string | undefined {
  const [place] = units
    .slice(0, headUnits)
    .filter(({ role, shape }) => role === 'place' && shape !== 'sentence');
  const name = place?.text.split(/[,|(–-]/)[0]?.trim() ?? '';
  return /^\p{Lu}/u.test(name) && name.split(' ').length <= longestTown ? name : undefined;
}

const inState = String.raw`\p{Lu}[\p{Ll}'’.]+(?:[ -]\p{Lu}[\p{Ll}'’.]+){0,2}, \p{Lu}{2}(?!\p{L})`;
/** "offices in Alder, PA and Birch, NJ", "Alder, PA or Birch, NJ": two towns, each with its state, and one word between them. */
const statePair = new RegExp(
  String.raw`(${inState})(?: ?[;/|] ?|,? (?:and|or|&) )(?:(?:the |our |at |in |from )?(?:[\p{L}&]+ ){0,3}(?:office|site|branch|location|clinic|store|campus) in )?(${inState})`,
  'u',
);
const ofOffice =
  /\b(?:works?|working|hybrid|on-?site|offices?|position|role|based|located|report(?:ing)? to)\b/i;

/** Two towns with their states, in what the text says of the place of work. */
function readPair({ units, text }: RemarkSource): Town[] {
  for (const unit of units) {
    const words = wordsOf(unit);
    const isOfJob =
      unit.role === 'place' &&
      (/^(?:job |work |office )?locations?$/i.test(unit.label ?? '') ||
        (unit.shape === 'sentence' && ofOffice.test(words)));
    const found = isOfJob ? statePair.exec(words) : null;
    if (!found) continue;
    return found.slice(1, 3).map((name) => {
      const start = words.indexOf(name, found.index);
      return { name, evidence: quoteWithin(text, unit, { start, end: start + name.length }) };
    });
  }
  return [];
}

/** "Based in Kilrane and Tagoat", where the head names only Kilrane: there are two places of work. */
export function readTowns(source: RemarkSource): Town[] {
  const stated = readPair(source);
  if (stated.length > 0) return stated;
  const town = findTown(source);
  if (town === undefined) return [];
  // Hardly any text joins its town with another one, and making the pattern takes longer than looking for that.
  const joined = ['and', '&', 'or'].flatMap((joint) => [`${town} ${joint} `, ` ${joint} ${town}`]);
  const units = source.units.filter((unit) =>
    joined.some((words) => wordsOf(unit).includes(words)),
  );
  if (units.length === 0) return [];
  const name = town.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const pair = new RegExp(
    String.raw`\b(?:in|at|across|between|from) (?:${name} (?:and|&|or) ${other}|${other} (?:and|&|or) ${name})(?=$|[.,;:)]| (?:to|who|for|with|as|offices?|sites?|areas?|stores?|branches|factories)\b)`,
    'u',
  );
  for (const unit of units) {
    const text = wordsOf(unit);
    const found = ofThisJob.test(text) ? pair.exec(text) : null;
    const second = found?.[1] ?? found?.[2];
    if (!found || second === undefined || second === town) continue;
    return [town, second].map((one) => {
      const start = text.indexOf(one, found.index);
      return {
        name: one,
        evidence: quoteWithin(source.text, unit, { start, end: start + one.length }),
      };
    });
  }
  return [];
}
