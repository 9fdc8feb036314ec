import { rememberTexts } from '#shared/remember-texts.ts';
import type { Brief, Fact } from '#shared/brief.ts';
import { findBackground, type Background } from './find-background.ts';
import { fieldsInIng } from './background.data.ts';
import { findHouse, type House } from './find-house.ts';
import { findTerm } from './find-term.ts';
import { listSectors, loadSector, type SectorHead } from './load-sectors.ts';
import { makeOwnSector } from './own-sector.ts';
import type { Sector } from './sector-schema.ts';
import { unsureNames } from './unsure-names.data.ts';

export interface FoundSector {
  sector: Sector;
  /** Whether the job names it as a background it asks for or likes best; else it is the employer's own. */
  isWanted: boolean;
  /** The background in the words of the job, where it names one. */
  background?: Background;
  /** Whether only these words tell of it: no file does. */
  isOwnWords?: true;
  /** Whether it is no more than a wish: it tells of a background, and not where the job is. */
  isLiked?: true;
  /** Whether its houses are the clients of the employer, which is a firm. */
  isClients?: true;
}

const kept = new WeakMap<object, FoundSector | null>();

/** The sector a job would best hire from: the one it names itself, else the one its employer belongs to. */
export function findSector(brief: Brief): FoundSector | null {
  const known = kept.get(brief);
  if (known !== undefined) return known;
  const found = search(brief);
  kept.set(brief, found);
  return found;
}

function search(brief: Brief): FoundSector | null {
  if ((brief.language ?? 'en') !== 'en') return null;
  const isForClients = isFirm(brief);
  const named = findNamed(brief);
  const bound = named ? null : findBound(brief);
  if (bound) return { sector: loadSector(bound), isWanted: true };
  const demanded = findBackground(brief, ['must']);
  if (demanded && isKnownField(demanded)) return toSector(demanded, isForClients);
  // A wish does not tell where the job is: the employer's own sector goes before it.
  const house = findHouse(brief);
  const told = named ?? (house && findOfHouse(house)) ?? (isSchool(house) ? null : findTold(brief));
  const own = told?.isPublic && isForClients ? null : told;
  const wish = findBackground(brief);
  const liked = wish && isKnownField(wish) ? wish : null;
  if (liked && !own) return { ...toSector(liked, isForClients), isLiked: true };
  const wanted = findWanted(brief);
  if (wanted && !(liked && own) && !(wanted.isLiked && own))
    return {
      sector: loadSector(wanted.head),
      isWanted: true,
      ...(wanted.isLiked ? { isLiked: true } : {}),
      ...(wanted.head.isPublic && isForClients ? { isClients: true } : {}),
    };
  return own ? { sector: loadSector(own), isWanted: false } : null;
}

/** The sector whose houses alone demand what this job does. */
const findBound = ({ conditions }: Brief): SectorHead | null =>
  listSectors().find(({ condition }) => conditions.some(({ kind }) => kind === condition)) ?? null;

function toSector(background: Background, isForClients: boolean): FoundSector {
  const known = findWhole(background.whole);
  if (!known) return withNearest(inOwnWords(background), background);
  return {
    sector: loadSector(known),
    isWanted: true,
    background,
    ...(known.isPublic && isForClients ? { isClients: true } : {}),
  };
}

const nameOfFirm =
  /\b(?:inc|incorporated|llc|llp|ltd|limited|corp|corporation|plc|gmbh|consult(?:ing|ants|ancy)|engineers|architects|associates|partners|technologies|solutions)\b\.?$/i;
const saysFirm =
  /\b(?:our|for|with|serving|serves?) (?:[\p{L}-]{1,20} ){0,3}clients\b|\b(?:consult(?:ing|ancy)|engineering|architecture|design|software|law|accounting|staffing) (?:firm|company|practice)\b|\bemployee[- ]owned\b|\bprivately[- ](?:held|owned)\b|\bfor[- ]profit\b/iu;

/** Whether the employer is a firm: public bodies that its lines name are its clients. */
const isFirm = ({ employer, facts }: Brief): boolean =>
  nameOfFirm.test(employer.name.trim()) || facts.some(({ text }) => saysFirm.test(text));

export const inOwnWords = (background: Background): FoundSector => ({
  sector: makeOwnSector(background),
  isWanted: true,
  background,
  isOwnWords: true,
});

/** "Fashion or retail": the words of the job, with the boards and the rivals of the first field that a file tells of. */
function withNearest(found: FoundSector, { whole, said }: Background): FoundSector {
  const words = [...whole, ...said];
  const head =
    words.map((one) => findWhole([one])).find((one) => one !== null) ??
    listSectors().find((one) => words.some((text) => speaks(text, [...one.said, ...one.is])));
  if (!head) return found;
  const { channels, rivals, large } = loadSector(head);
  return { ...found, sector: { ...found.sector, channels, rivals, large } };
}

const asked: ReadonlySet<Fact['kind']> = new Set(['experience', 'skill', 'education', 'other']);
const asksForPast = /\b(?:experience\w*|background|worked|history|ideally|industry|sector)\b/i;

/** A food bank lends no money, and neither does a bank of books, blood or tools. */
const noBank =
  /\b(?:book|food|blood|milk|diaper|nappy|eye|tissue|seed|toy|tool|clothing|furniture|baby|gene|cord|time|power|question|item|talent|data|test|sperm|cell|bio|river|left|right)s?[ -]?banks?\b/gi;

const withoutOtherBanks = rememberTexts((text) =>
  text.replace(noBank, (found) => ' '.repeat(found.length)),
);
const inSmall = rememberTexts((text) => text.toLowerCase());
const isOfLetters = rememberTexts((term) => /^\p{Lu}{2,5}$/u.test(term));

const speaks = (text: string, terms: readonly string[]): boolean =>
  terms.some((term) => saysTerm(term.includes(' ') ? text : withoutOtherBanks(text), term));

const saysTerm = (text: string, term: string): boolean =>
  isOfLetters(term)
    ? findTerm(text, term, ['s']) !== -1
    : findTerm(inSmall(text), inSmall(term), ['s', 'es']) !== -1;

const wrapped =
  /^in |\s(?:industry|experience|environment|setting|background|sector|company|plant|facility)$/g;

/** "An SQL server environment" is what somebody works with: an environment is a background where its field is known. */
const isKnownField = ({ name, said, whole }: Background): boolean =>
  !/ (?:environment|space)$/.test(name) ||
  [...said, ...whole].some(
    (text) =>
      text.split(' ').some((word) => fieldsInIng.has(word.toLowerCase())) ||
      listSectors().some((one) =>
        speaks(text, [...one.said.flatMap((term) => [term, term.replace(wrapped, '')]), ...one.is]),
      ),
  );

/** The sector that all alternatives of a background are names of; more than its names is another background. */
function findWhole(alternatives: readonly string[]): SectorHead | null {
  // A public company is listed, and not of the public sector.
  const bare = (text: string): string => {
    const field = text.toLowerCase().replace(wrapped, '');
    return field === 'public' ? text.toLowerCase() : field;
  };
  return (
    listSectors().find(({ said }) => {
      const names = new Set(said.map(bare));
      return alternatives.every((one) => names.has(bare(one)));
    }) ?? null
  );
}

/** "Museum or non-profit experience a plus": the first sector in the first line that asks for a past. */
function findWanted({ facts }: Brief): { head: SectorHead; isLiked: boolean } | null {
  const lines = facts.filter(({ kind, text }) => asked.has(kind) && asksForPast.test(text));
  for (const { text: line, importance } of lines) {
    const text = line.replace(bothSectors, ' ').replace(workedWith, ' ');
    const heard = listSectors().filter(({ said }) => speaks(text, said));
    const head = heard.length > 0 ? firstIn(text, heard) : null;
    const isLiked = importance === 'preferred' || importance === 'nice';
    if (head && !(isLiked && oneOfMany.test(text))) return { head, isLiked };
  }
  return null;
}

/** "Experience using storage and security services": what somebody works with is no house they worked in. */
const workedWith =
  /\b(?:using|utili[sz]ing|operating|deploying|configuring|implementing|developing|building|programming|administering) [^.;]*?(?=$|[.;]| (?:in|within|at|for) (?:an?|the) )/gi;

/** Whoever works in both of them is asked for neither. */
const bothSectors =
  /\b(?:public(?: and | & | or |\/)private|private(?: and | & | or |\/)public) sectors?\b/gi;

/** "Shipping, mining or banking is a plus": a wish for any of three tells of none. */
const oneOfMany = /,[^,.;]{2,40},? (?:or|and\/or) /i;

function firstIn(text: string, heads: readonly SectorHead[]): SectorHead | null {
  const small = text.toLowerCase();
  const begins = ({ said }: SectorHead): number =>
    Math.min(
      ...said
        .map((term) => findTerm(small, term.toLowerCase(), ['s', 'es']))
        .filter((at) => at >= 0),
      small.length,
    );
  return heads.toSorted((a, b) => begins(a) - begins(b))[0] ?? null;
}

/** What follows the word that says what a house is: "Bank of Selwick", "Brightwell Hotels & Resorts", "Larkin Logistics Group". */
const mayFollow =
  /^(?:[^\p{L}\p{N}]*$|[^\p{L}\p{N}]*(?:&|\b(?:and|of|for|at|in|the|group|company|companies|co|inc|incorporated|llc|llp|ltd|limited|plc|corp|corporation|gmbh|ag|holdings?|services?|solutions|trust|foundation|partners|partnership|associates|association|international|global|worldwide|america|americas|usa|us|uk|europe|cent(?:er|re)s?|systems?|network|authority|district|department|division|hospitals?|schools?|board)\b))/u;

/** Of the place where a house works: "Selwick Bank Kenya". */
const listOwnPlaces = ({ place }: Brief): string[] =>
  (place?.label ?? '')
    .toLowerCase()
    .split(/[,(/)]/)
    .map((name) => name.trim())
    .filter((name) => name.length > 2);

const legalForm =
  /\b(?:inc|incorporated|llc|llp|ltd|limited|plc|corp|corporation|group|holdings?|us|usa|uk|international|global)\b/g;

const withoutForm = rememberTexts((name) =>
  name
    .replaceAll(legalForm, ' ')
    .replaceAll(/[^\p{L}\p{N}&]+/gu, ' ')
    .trim(),
);

/** A house that everybody of the sector knows, whatever its name says. */
function findKnownHouse({ employer }: Brief, places: readonly string[]): SectorHead | null {
  const bare = (name: string): string => withoutForm(dropPlaces(name.toLowerCase(), places));
  const own = bare(employer.name);
  if (own === '') return null;
  const known = listSectors().filter(({ houses }) => houses.some((name) => bare(name) === own));
  // A house of two fields tells neither.
  return known.length === 1 ? (known[0] ?? null) : null;
}

const countriesOfHouses =
  /\b(?:kenya|uganda|tanzania|rwanda|nigeria|ghana|south africa|africa|east africa|philippines|phils?|india|ireland|canada|australia|scotland|wales|england|north america)\b/g;

const dropPlaces = (name: string, places: readonly string[]): string =>
  withoutCountries(
    places.reduce((text, place) => {
      const rest = text.endsWith(place) ? text.slice(0, -place.length) : '';
      return /\S\s$/.test(rest) ? rest : text;
    }, name),
  );
const withoutCountries = rememberTexts((name) => name.replaceAll(countriesOfHouses, ' ').trim());

/** "Bridge Analyzers" makes analyzers: a word amid a name says nothing of what the house is. */
const endsName = (name: string, at: number, term: string): boolean =>
  (term.endsWith(' of') && at === 0) ||
  mayFollow.test(name.slice(at + term.length).replace(/^s\b/, ''));

/** What an employer is stands at the end of its name: a university hospital is a hospital. */
function findNamed(brief: Brief): SectorHead | null {
  const { employer, title, workplace } = brief;
  const inTitle = listSectors().find(({ said }) => speaks(title.given, said));
  if (inTitle) return inTitle;
  const places = listOwnPlaces(brief);
  const known = findKnownHouse(brief, places);
  if (known) return known;
  for (const name of [employer.name, employer.industry ?? '', workplace?.text ?? '']) {
    const small = dropPlaces(name.toLowerCase(), places);
    const [best] = listSectors()
      .flatMap((head) =>
        head.is.map((term) => ({
          head,
          term,
          at: findTerm(term.includes(' ') ? small : withoutOtherBanks(small), term.toLowerCase(), [
            's',
          ]),
        })),
      )
      .filter(
        ({ head, at, term }) =>
          at !== -1 &&
          endsName(small, at, term) &&
          (!unsureNames.has(term.toLowerCase()) || isSeconded(brief, head, name)),
      )
      .toSorted(
        (a, b) => b.at + b.term.length - (a.at + a.term.length) || b.term.length - a.term.length,
      );
    if (best) return best.head;
  }
  return null;
}

/** Whether the job speaks of the field in other words than the name of its employer. */
const isSeconded = ({ facts, employer }: Brief, { said, is }: SectorHead, name: string): boolean =>
  [employer.described ?? '', ...facts.map(({ text }) => text)].some((text) =>
    speaks(text.replaceAll(name, ' '), [...said, ...is.filter((term) => term.includes(' '))]),
  );

const saysWhatItIs = /\b(?:we are|is|are|as) (?:an?|the|one of) ([^.;]{0,140})/gi;
/** A hospital that is named three times may be a customer; one that is named here is the house. */
const often = 3;
/** Whoever is sold to, visited or looked after is a customer, however often the lines name them. */
const namesCustomers =
  /\b(?:sell(?:s|ing)?|sales|promot(?:e|es|ing|ion)|market(?:s|ing)? to|presentations?|detailing|demonstrat(?:e|es|ing|ions?)|pitch(?:es|ing)?|relationships? with|clients?|customers?|accounts?|prospects?)\b/i;

/** "Town of" begins the name of a public body, and in a sentence it tells where something lies. */
const tellsInProse = (term: string): boolean => term.includes(' ') && !term.endsWith(' of');

const schools = /^(?:school|college|academy|university)$/;
/** Whatever is taught there: a school of makeup sells none. */
const isSchool = (house: House | null): boolean => schools.test(house?.noun ?? '');

/** The sector whose words stand nearest to the end of what the employer says it is. */
function findOfHouse(house: House): SectorHead | null {
  const small = withoutOtherBanks(house.singular.toLowerCase());
  const [best] = listSectors()
    .flatMap((head) =>
      // A house that sells roofs puts none on.
      [
        ...head.is.filter((term) =>
          house.isOfThings ? tellsInProse(term) : !term.endsWith(' of'),
        ),
        ...head.said,
      ].map((term) => ({
        head,
        term,
        at: isOfLetters(term)
          ? findTerm(house.singular, term, ['s'])
          : findTerm(small, term.toLowerCase(), ['s', 'es']),
      })),
    )
    .filter(
      ({ term, at }) =>
        at !== -1 && (!isSchool(house) || schools.test(term.toLowerCase().split(' ').at(-1) ?? '')),
    )
    .toSorted(
      (a, b) => b.at + b.term.length - (a.at + a.term.length) || b.term.length - a.term.length,
    );
  return best?.head ?? null;
}

/** "We are a housing association", or a field that the lines on the work come back to. */
function findTold({ facts }: Brief): SectorHead | null {
  const about = facts
    .filter(({ kind }) => kind === 'culture' || kind === 'team')
    .flatMap(({ text }) => [...text.matchAll(saysWhatItIs)].map(([, said = '']) => said));
  const stated = listSectors().find(({ is, said }) =>
    about.some((text) => speaks(text, [...is.filter(tellsInProse), ...said])),
  );
  if (stated) return stated;
  const work = facts.filter(
    ({ kind, text }) => kind !== 'benefit' && kind !== 'culture' && !namesCustomers.test(text),
  );
  const [most] = listSectors()
    .map((head) => ({ head, count: work.filter(({ text }) => speaks(text, head.said)).length }))
    .toSorted((a, b) => b.count - a.count);
  return most && most.count >= often ? most.head : null;
}
