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

/** "Based in Kilrane and Tagoat", where the head names only Kilrane: there are two places of work. */
export function readTowns(source: RemarkSource): Town[] {
  const town = findTown(source);
  if (town === undefined) return [];
  const name = town.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const pair = new RegExp(
    String.raw`\b(?:in|at|across|between|from) (?:${name} (?:and|&|or) ${other}|${other} (?:and|&|or) ${name})(?=$|[.,;:)]| (?:to|who|for|with|as|offices?|sites?|areas?|stores?|branches|factories)\b)`,
    'u',
  );
  for (const unit of source.units) {
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
