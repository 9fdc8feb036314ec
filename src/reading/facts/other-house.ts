import type { Fact } from '#shared/brief.ts';

const subject =
  /^(?:the )?((?:\p{Lu}[\p{L}\d&'’.-]*)(?: (?:of|and|&|\p{Lu}[\p{L}\d&'’.-]*)){0,6}),? (?:\([^()]{2,20}\),? )?(?:is|are|was|has|have|had|operates|owns|employs|serves|provides|offers|makes|runs|works|delivers|began|started|brings|remains)\b/iu;
/** What puts two houses beside each other: the one that hires and its owner, partner or sister. */
const kinship =
  'part of|owned by|subsidiary of|division of|member of|acquired by|joint venture (?:between|of|with)|parent(?: company| group)?|backed by|sister (?:company|companies|brands?|hotels?|sites?|firms?|schools?)|belongs? to|(?:brand|company|business|arm|unit) of';
const between = '[^.!?]{0,60}';
/** Words that many houses have in their names. */
const common =
  /^(?:the|and|of|company|corporation|group|inc|ltd|llc|limited|plc|holdings?|services|solutions|international|global|systems|technologies|hotels?|hospitals?|partners|foods?|industries)$/;

const wordsOf = (name: string): string[] =>
  (name.toLowerCase().match(/[\p{L}\d]{2,}/gu) ?? []).filter((word) => !common.test(word));

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** No pattern runs through more of a text. */
const farthest = 12_000;

interface House {
  employer: string;
  text: string;
}

/** "The Alder Corporation has made oars since 1853", where the text says that the employer is owned by it. */
function tellsOfOther(words: string, { employer, text }: House): boolean {
  const other = subject.exec(words)?.[1];
  if (other === undefined || !/^\p{Lu}/u.test(other)) return false;
  const own = wordsOf(employer);
  const named = wordsOf(other);
  // What both names share is no sign of either: "Fern Yeast" and "Alder Yeast".
  if (named.length === 0 || own[0] === named[0] || named.every((word) => own.includes(word)))
    return false;
  const name = escape(other);
  return new RegExp(
    `\\b(?:${kinship})\\b${between}\\b${name}\\b|\\b${name}(?:,|['’]s| is| are)? ${between}\\b(?:parent company|sister company|parent group)\\b`,
    'iu',
  ).test(text.slice(0, farthest));
}

/** What is said of an owner, a partner or a sister of the employer is not true of the employer. */
export const dropOtherHouses = (facts: readonly Fact[], house: House): Fact[] =>
  house.employer === ''
    ? [...facts]
    : facts.filter(({ kind, text }) => kind !== 'culture' || !tellsOfOther(text, house));
