import type { Source } from '#plan/source.ts';
import { listFacts, ownWords } from '#plan/wording/own-words.ts';
import { listOnce } from '#writing/list.ts';

const most = 4;
const word = String.raw`\p{Lu}[\p{L}\p{N}&'’+-]{1,24}`;
const name = String.raw`(?:[Tt]he )?${word}(?: (?:(?:of|the|at|de|&|and the) )?${word}){0,4}`;
const row = String.raw`(${name}(?:, ${name}){0,7}(?:,? (?:and|or) ${name})?)`;
const things =
  '[Pp]roducts?|[Bb]rands?|[Pp]rojects?|[Cc]lients?|[Cc]ustomers?|platforms?|titles|properties|restaurants|hotels|portfolio|apps|games|labels|franchises|developments|collections|shows|venues|schemes|magazines';
/** "brands such as Alder, Birch and Elm", "projects include the Hall Bridge". */
const named = new RegExp(
  String.raw`\b(${things})\b(?: [\p{L}-]+){0,4}?(?:,? (?:such as|including|include[sd]?|like|are)|:| \(|,? (?:e\.g\.|namely),?) ${row}`,
  'u',
);

/** Programs and papers are what somebody brings. */
const ofHouse = ['culture', 'other', 'team', 'goal'] as const;

/** What the employer makes, runs or builds and for whom, by the names that the advertisement gives: worth reading up. */
export function listNamedThings({ brief }: Source): string[] {
  if ((brief.language ?? 'en') !== 'en' || brief.employer.confidential) return [];
  const tools = new Set(brief.tools.map(({ text }) => text.toLowerCase()));
  const house = brief.employer.name.toLowerCase();
  const texts = listFacts(brief, { kinds: [...ofHouse] }).map((fact) =>
    fact.source.from === 'job' ? fact.source.quote.replace(/\s+/g, ' ') : ownWords(fact),
  );
  const found = texts.flatMap((text) => {
    const [, , names = ''] = named.exec(text) ?? [];
    return names.split(/, (?:and |or )?|,? (?:and|or) (?=(?:the )?\p{Lu})/u);
  });
  const own = listOnce(found.map((text) => text.trim()).filter(Boolean)).filter(
    (text) => !tools.has(text.toLowerCase()) && !house.includes(text.toLowerCase()),
  );
  return own.length < fewest ? [] : own.slice(0, most);
}
const fewest = 2;
