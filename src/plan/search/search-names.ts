import { memoize } from '#shared/memoize.ts';
import { isDueLater } from '../criteria/gates/paper-state.ts';
import { asWord } from '#knowledge/as-word.ts';
import type { Drawer } from '#knowledge/drawer.ts';
import type { Brief } from '#shared/brief.ts';
import { isGlued } from '#writing/glued.ts';
import { listOnce } from '#writing/list.ts';
import { listFacts } from '../wording/own-words.ts';
import type { Source } from '../source.ts';
import { wordsOf } from './title-kin.ts';

type Test = (term: string) => boolean;

/** Whether trade or occupation know a term by name: short names mean too many things by themselves. */
export function knows({ market: { profile } }: Source, drawer: Drawer): Test {
  const papers = Object.values(drawer.credentials).flatMap((list) => list ?? []);
  const phrases = [
    ...drawer.search.skills,
    ...drawer.specialties.flatMap(({ called_for_by, search }) => [...called_for_by, ...search]),
    ...drawer.personas.flatMap(({ search }) => search),
    ...[...papers, ...profile.credentials].map(({ name }) => name),
    ...profile.tools,
    ...profile.skills,
  ];
  const whole = new Set(phrases.map((phrase) => phrase.toLowerCase()));
  // Written in capitals, a part of a name is a name too: "CCRN" of "CCRN, CEN and CNOR".
  const letters = new Set(
    phrases.flatMap((phrase) => phrase.match(/\b\p{Lu}[\p{Lu}\d&-]+\b/gu) ?? []),
  );
  return (term) => whole.has(term.toLowerCase()) || letters.has(term);
}

/** Whether the job speaks of something, in any line that is no praise of itself. */
export const hears = memoize((brief: Brief): Test => {
  const text = brief.facts
    .filter(({ kind }) => kind !== 'culture' && kind !== 'benefit')
    .map((fact) => fact.text)
    .concat(brief.title.given)
    .join('\n')
    .toLowerCase();
  return (term) => asWord(term).isIn(text);
});

/** "GWO BST", "C++", "HEC-HMS": written as nothing but a name is. */
const isName = (term: string): boolean =>
  /\p{Lu}{3}|\d|[+#]|\p{Ll}\p{Lu}|\p{Lu}&\p{Lu}/u.test(term) &&
  !isGlued(term) &&
  !/^[IVX]+\b/.test(term);

/** "NC BLET Certificate"; a sentence that begins with letters is none. */
const isPaper = (term: string): boolean =>
  isName(term) &&
  (!term.includes(' ') ||
    /\b(?:certificat\w*|licen[cs]e|permit|card|ticket|registration)$/i.test(term) ||
    /^[\p{Lu}\d& -]+$/u.test(term));

/** Systems, machines and papers of the job by name; what it only wishes for comes later. */
export function listNamed(brief: Brief, isKnown: Test): Record<'must' | 'wish', string[]> {
  const terms = (wanted: Parameters<typeof listFacts>[1]): string[] =>
    listFacts(brief, wanted).flatMap((fact) => fact.terms);
  const wishes = { importance: ['preferred', 'nice'] } as const;
  const isLong: Test = (term) => term.replace(/[^\p{L}\p{N}]/gu, '').length > 2;
  const isSure: Test = (term) => isKnown(term) || isPaper(term);
  // As the advertisement writes it: "dbt", not "Dbt".
  const written = new Map(terms({}).map((term) => [term.toLowerCase(), term]));
  const tools = [
    ...terms({ kinds: ['tool'] }),
    ...brief.tools.map(({ text }) => written.get(text.toLowerCase()) ?? text),
  ].filter((term) => (isLong(term) || isKnown(term)) && !isGlued(term));
  // What is got after the start stands in nobody's profile yet.
  const lines = brief.facts.filter(({ kind }) => kind === 'licence');
  const isDue: Test = (term) => {
    const named = lines.filter(({ text }) => text.includes(term));
    return named.length > 0 && named.every(({ text }) => isDueLater(text));
  };
  const papers = [
    ...terms({ kinds: ['licence'], importance: ['must'] }),
    ...brief.credentials.map(({ text }) => text),
  ].filter((term) => isSure(term) && !isDue(term));
  const met = terms({ kinds: ['experience', 'skill'], importance: ['must'] }).filter(isKnown);
  const wished = new Set(
    terms({ kinds: ['tool', 'experience', 'skill', 'licence'], ...wishes }).map((term) =>
      term.toLowerCase(),
    ),
  );
  const isWish: Test = (term) => wished.has(term.toLowerCase());
  // What the job comes back to is what its days are made of.
  const text = brief.facts
    .map((fact) => fact.text)
    .join('\n')
    .toLowerCase();
  const must = [...tools, ...papers, ...met].map((term) => ({
    term,
    count: asWord(term).countIn(text),
  }));
  return {
    must: must
      .filter(({ term, count }) => !isWish(term) || count > 2)
      .toSorted((one, other) => other.count - one.count)
      .map(({ term }) => term),
    wish: [...tools.filter(isWish), ...terms({ kinds: ['licence'], ...wishes }).filter(isSure)],
  };
}

const noName = /^(?:CDI|CDD|VIII?|NEW|JOB|FULL|PART|TIME)$/;

/** "MICU", "IBODE", "elder law": what stands beside the work in the title. */
export function listTitleNames(brief: Brief, isKnown: Test): string[] {
  const { given, clean, singular } = brief.title;
  const isShouted = given === given.toUpperCase();
  const letters = (given.match(/(?<![\p{L}\p{N}])\p{Lu}{3,6}(?![\p{L}\p{N}])/gu) ?? []).filter(
    (term) => !isShouted && !noName.test(term) && (isKnown(term) || term.length > 3),
  );
  const said = brief.facts
    .filter(({ kind }) => !['culture', 'benefit', 'team', 'process'].includes(kind))
    .map(({ text }) => text.toLowerCase())
    .join('\n');
  const parts = clean
    .split(/\s*[/|(),]\s*|\s[-–—]\s/)
    .map((part) => part.replace(/^(?:senior|junior|lead)\s+/i, '').toLowerCase())
    .filter(
      (part) =>
        part.includes(' ') &&
        part !== singular &&
        !/^st\.? |\s(?:i{1,3}|iv|v|\d{1,2})$/.test(part) &&
        said.includes(part),
    );
  return listOnce([
    ...listProducts(given),
    ...letters,
    ...parts.slice(0, 2),
    ...listTitleFields(brief),
    ...listSold(brief),
  ]);
}

/** "PeopleSoft", "NetSuite": a capital inside a word is the name of a product, wherever it stands. */
const product = /(?<![\p{L}\p{N}])\p{Lu}?\p{Ll}{1,14}\p{Lu}\p{L}{2,14}(?![\p{L}\p{N}])/gu;
export const listProducts = (title: string): string[] =>
  (title.match(product) ?? []).filter((name) => !/^(?:Mc|Mac|De|La|Le|Di|Van)\p{Lu}/u.test(name));

/** Who does it, how high, how long and for whom; what else a title says is the field. */
const noField =
  /^(?:senior|junior|lead|head|chief|principal|staff|associate|assistant|deputy|trainee|apprentice|graduate|intern|certified|registered|licensed|qualified|experienced|journeyman|general|full|part|time|temporary|permanent|contract|seasonal|night|day|shift|weekend|relief|bank|remote|hybrid|new|to|uk|us|the|of|and|for|in|at|a|an|i+|iv|v|\d+|team|department|division|group|unit|program|service|services|operations|office|job|role|position|opening|prn|level)$/i;
const doer =
  /(?:[^dp]er|or|ist|[lt]ant|gent|man|woman|rep|cook|nurse|chef|guard|attorney|clerk|counsel|tech|technician|associate|operative|physician|assistant|mechanic|apprentice|officer|representative|executive)s?$/i;

/** "Elder law" and "trusts and estates" of "Senior Elder Law / Trusts and Estates Associate Attorney". */
function listTitleFields({ language, title, employer, place }: Brief): string[] {
  if ((language ?? 'en') !== 'en') return [];
  // Behind a dash or in a bracket stands the place or the house as often as the field.
  const [work = ''] = title.clean.split(/\s[-–—|]\s|\s*[(|]/);
  if (!doer.test(work.trim())) return [];
  const names = wordsOf(`${employer.name} ${place.resolved?.city ?? ''}`);
  return work.split(/\s*[/,]\s*/).flatMap((part) => {
    const words = part.split(/\s+/).filter(Boolean);
    while (words[0] !== undefined && noField.test(words[0])) words.shift();
    while (words.length > 0 && isNoField(words.at(-1) ?? '')) words.pop();
    const isField =
      words.length > 1 &&
      words.length < 4 &&
      !words.some(
        (word) =>
          doer.test(word) || names.includes(word.toLowerCase()) || listProducts(word).length > 0,
      );
    return isField ? [words.join(' ').toLowerCase()] : [];
  });
}

/** "Elder law" of an attorney: fields that the title names and of which the usual titles keep no word. */
export function listLostFields(brief: Brief, titles: readonly string[]): string[] {
  const kept = new Set(titles.flatMap(wordsOf));
  const said = brief.facts.map(({ text }) => text.toLowerCase()).join('\n');
  const fields = listTitleFields(brief);
  // What only the title says may be the name of a team.
  const isKept = fields.some((field) => wordsOf(field).some((word) => kept.has(word)));
  return !isKept && fields.some((field) => said.includes(field)) ? fields : [];
}

const praise = /^(?:custom|new|premium|quality|leading|great|our|your)$/i;

/** "Rowing shells" of "Sales Representative Custom Rowing Shells": what stands behind the doer of a sale. */
function listSold({ language, title: { clean } }: Brief): string[] {
  if ((language ?? 'en') !== 'en' || !/\bsales\b/i.test(clean)) return [];
  const words = clean.split(/\s+/);
  const at = words.findLastIndex((word) =>
    /^(?:rep|representative|executive|agent|consultant)$/i.test(word),
  );
  const sold = words.slice(at + 1).filter((word) => !praise.test(word) && /^\p{L}+$/u.test(word));
  if (at === -1 || sold.length === 0 || sold.length > 3 || sold.some((word) => noField.test(word)))
    return [];
  return listOnce([sold.join(' ').toLowerCase(), sold.at(-1)?.toLowerCase()]);
}

const isNoField = (word: string): boolean => noField.test(word) || doer.test(word);

/** One mention may be chance: a community that is served makes nobody a community nurse. */
const mentions = 3;
const shown = 2;
const shownOfTitle = 4;

/** Search words of the field that the title names, or the text comes back to; its own words first. */
export function listSpecialty(
  brief: Brief,
  { specialties }: Drawer,
  calls: Test,
  { all = false } = {},
): string[] {
  const title = brief.title.given.toLowerCase();
  const lines = listFacts(brief, {
    kinds: ['duty', 'experience', 'skill', 'licence', 'tool'],
  }).map(({ text }) => text.toLowerCase());
  const counted = specialties.map(({ called_for_by, search }) => {
    const words = called_for_by.map(asWord);
    return {
      search: search.toSorted((a, b) => Number(calls(b)) - Number(calls(a))),
      isTitled: words.some((word) => word.isIn(title)),
      count: lines.filter((line) => words.some((word) => word.isIn(line))).length,
      kinds: words.filter((word) => lines.some((line) => word.isIn(line))).length,
    };
  });
  const titled = counted.filter(({ isTitled }) => isTitled).slice(0, shown);
  const told = counted
    .filter(({ search, count, kinds }) => search.some(calls) || (count >= mentions && kinds > 1))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, 1);
  const isEnglish = (brief.language ?? 'en') === 'en';
  return (titled.length > 0 ? titled : told)
    .flatMap(({ search, isTitled }) =>
      search.slice(0, all ? undefined : isTitled ? shownOfTitle : shown),
    )
    .filter((term) => isEnglish || calls(term));
}
