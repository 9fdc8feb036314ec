import type { Source } from './source.ts';

type Told = Pick<Source, 'brief' | 'text'>;

/** Everything the job says, word for word, one line each. */
const listLines = ({ brief: { title, facts, employerBlocks }, text = [] }: Told): string[] => [
  title.given,
  ...facts.map((fact) => (fact.source.from === 'job' ? fact.source.quote : fact.text)),
  ...employerBlocks.map((block) => block.text),
  ...text.map((line) => line.words),
];

const several =
  /\b(?:hiring|recruiting|looking for|seeking|need(?:ing)?|have|are)\s+(?:for\s+)?((?:multiple|several|a number of|a few|various)\s+(?:\p{L}+\s){0,3}?(?:candidates|people|positions|openings|vacancies|posts|roles|team members|\p{L}+s)\b)|\b((?:multiple|several|numerous)\s+(?:positions|openings|vacancies|posts)\b)/iu;

/** "Hiring multiple candidates": the words by which a job says that it wants more than one, without a number. */
export function findSeveral(source: Told): string | null {
  if (source.brief.openings) return null;
  for (const line of listLines(source)) {
    const [, people, posts] = several.exec(line) ?? [];
    if (people ?? posts) return people ?? posts ?? null;
  }
  return null;
}

const street =
  /\b\d{1,5}\s(?:[NSEW]\.?\s)?(?:\p{Lu}[\p{L}'.-]+\s){1,3}(?:St|Street|Ave|Avenue|Rd|Road|Blvd|Boulevard|Dr|Drive|Ln|Lane|Way|Pkwy|Parkway|Hwy|Highway|Court|Ct|Place|Pl|Square|Sq)\b/gu;
const twoPlaces =
  /\b(?:[Oo]ur|[Bb]oth|[Tt]he)\s+((?:\p{Lu}[\p{L}'’&.-]*\s(?:of\s|and\s|&\s)?){1,8}(?:offices|locations|branches|stores|clinics|schools|campuses|sites|practices|restaurants|homes|hospitals))\b/u;
const anySites =
  /\b(?:(?:multiple|several|various|both|two|three|four|five) (?:different )?(?:of our )?(?:offices|locations|branches|stores|clinics|campuses|sites|practices|restaurants|homes|depots))\b/i;

/** The sites the job is at where it names more than one, in its own words. */
export function findSites(source: Told): string | null {
  const lines = listLines(source);
  const streets = new Set(lines.flatMap((line) => line.match(street) ?? []));
  if (streets.size > 1) return `${streets.size} addresses`;
  const named = lines
    .map((line) => twoPlaces.exec(line)?.[1])
    .find((one) => one?.includes(' and '));
  return named ?? lines.map((line) => anySites.exec(line)?.[0]).find(Boolean) ?? null;
}
