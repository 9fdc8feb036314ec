import { readLine } from '#plan/offers/read-line.ts';
import { capitalize } from '#writing/casing.ts';
import { listOnce } from '#writing/list.ts';
import { splitRuns } from '#writing/split-runs.ts';
import { fitWords } from './demands.ts';

/** A remark of whoever typed it, and a slogan that stands before what is given. */
const lead = /^(?:comments?|note|perks?|benefits?)\s?:\s*/i;
const slogan = /^(?:[\p{L}'’/&-]+ ){0,5}[\p{L}'’/&-]+: (?=\p{Lu})/u;

const bareLine = (line: string): string => {
  const bare = line.replace(lead, '');
  const [title = ''] = slogan.exec(bare) ?? [];
  const rest = bare.slice(title.length);
  // "Stress-free commute: Free parking on site"; "Retirement: up to 10% matched" needs its first word.
  const known = kindsIn(rest);
  const isSlogan = known.length > 0 && kindsIn(title).every((kind) => known.includes(kind));
  return title !== '' && isSlogan ? capitalize(rest) : bare;
};

/** "There perhaps a way up to foremans post": nobody can say it so. */
const broken = /^there (?:\p{L}+ly )?(?!is\b|are\b|will\b|has\b|have\b|can\b|may\b)\p{L}+/iu;

/** Everything offered in its own words; where there is no more room, what names a thing that stands nowhere else. */
export function keepOffers(gives: readonly string[], mostWords: number): string[] {
  const lines = listOnce(gives.flatMap(splitRuns).map(bareLine)).filter(
    (line) => !broken.test(line),
  );
  const fitting = new Set(fitWords(lines, mostWords));
  const known = new Set([...fitting].flatMap(kindsIn));
  return lines.filter((line) => {
    if (fitting.has(line)) return true;
    const fresh = kindsIn(line).filter((kind) => !known.has(kind));
    for (const kind of fresh) known.add(kind);
    return fresh.length > 0;
  });
}

const kindsIn = (line: string): string[] =>
  readLine(line, { kind: 'office-specialist' }).map(({ offer }) => offer.kind);
