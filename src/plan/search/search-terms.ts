import { memoizeBoth } from '#shared/memoize.ts';
import { findState } from '#market/places/us-states.ts';
import type { TermGroups } from '#market/search-strings/terms.ts';
import type { Drawer } from '#knowledge/drawer.ts';
import { findSector } from '#knowledge/find-sector.ts';
import { listOnce } from '#writing/list.ts';
import { isOnProfilesOf } from '../suit/country-words.data.ts';
import { listAskedFields, listFieldsOfWork, listHouses } from './field-of-work.ts';
import { isAtHome } from '../hours/home-words.ts';
import { isForeignProduct } from './product-words.ts';
import { findsPeople, isOnProfiles, isPlainWord } from './profile-vocabulary.ts';
import { isOfAdvertisements, listProfileWords } from './profile-words.ts';
import { listFields } from './search-fields.ts';
import {
  hears,
  listLostFields,
  listNamed,
  listProducts,
  listSpecialty,
  listTitleNames,
  knows,
} from './search-names.ts';
import { findNarrow } from '../subject/find-narrow.ts';
import { isSameField } from './same-field.ts';
import { listItems } from './search-items.ts';
import { listStandards } from './named-standards.ts';
import { listRepeatedNouns } from './repeated-nouns.ts';
import { listHomonyms, listNiches } from './search-niches.ts';
import { isCountry, listPlaces, withMetro, withStates } from './search-places.ts';
import { listGoods } from './goods.ts';
import { mayAskFor } from './said-in-ad.ts';
import { isOfWork, listExclusions } from './search-exclusions.ts';
import { listCodeLanguages } from './code-languages.ts';
import { listPaperLetters, listPapers } from './search-papers.ts';
import { listSpokenLanguages } from './spoken-languages.ts';
import { listSearchTitles } from './search-titles.ts';
import { listKeyWords } from './key-words.ts';
import { isCommonTool, isOffice, isTerm, isWeak, isWidespread } from './search-words.ts';
import type { Source } from '../source.ts';
import { holds, wordsOf } from './title-kin.ts';

export interface SearchTerms extends TermGroups {
  /** Titles closest to the job, for all but the broadest search. */
  precise: readonly string[];
  /** Those of the skills that the job itself speaks of. */
  own: readonly string[];
  /** Those of them that the job would only like: no search makes a condition of them. */
  wished: readonly string[];
  /** Letters of papers one of which everybody must have. */
  papers: readonly string[];
  /** Languages that everybody must speak beside that of the advertisement. */
  spoken: readonly string[];
  /** Languages in which the code of the job is written; people of the trade are told apart by them first. */
  languages: readonly string[];
  /** Words of the sector and of what is made, sold or served there, as far as the job uses them. */
  field: readonly string[];
  /** Those of the field that the job demands; of the others no search may make a condition. */
  asked: readonly string[];
  /** Fields that the title of the job names and the usual titles do not keep. */
  lost: readonly string[];
  /** What tells another trade of the same name; left out of no string. */
  homonyms: readonly string[];
  /** The places as a search has to say them: with the state where the name alone finds strangers. */
  located: string[];
  /** The state around the places, for the widest search; null where there is none. */
  region: string | null;
}

export function listSearchTerms(source: Source, drawer: Drawer): SearchTerms {
  const { wide, precise } = listSearchTitles(source, drawer);
  const own = listOwnTerms(source, drawer);
  const isEnglish = (source.brief.language ?? 'en') === 'en';
  const isHome = isAtHome(drawer, source.brief.place.country);
  const titles = [...wide, ...precise].map(wordsOf);
  const heads = new Set(titles.map((words) => words.at(-1)));
  const whole = new Set(titles.map((words) => words.join(' ')));
  // "Maths teacher" is a title, wherever it stands.
  const isTitle = (term: string): boolean => {
    const words = wordsOf(term);
    return (
      whole.has(words.join(' ')) ||
      (words.length > 1 && heads.has(words.at(-1))) ||
      ofRank.test(term)
    );
  };
  const skills = own.filter((term) => !isTitle(term));
  const isSame = isSameField(source, drawer);
  const isTouched = touches(source.brief);
  const isOther = isForeignProduct(source.brief);
  const { places, region } = listPlaces(source.brief);
  const lost = listLostFields(source.brief, precise);
  const field = !isEnglish
    ? []
    : lost.length > 0
      ? lost
      : listFieldWords(source).filter((term) => !isTitle(term));
  const mayAsk = mayAskFor(source.brief);
  const isAsked = asksFor(source.brief);
  const isWish = isOnlyWished(source.brief);
  return {
    titles: wide,
    precise,
    own: skills.filter((term) => !isOffice(term)),
    wished: skills.filter(isWish),
    skills: listOnce([
      ...skills.filter((term) => !isOffice(term)),
      ...(isEnglish
        ? listUnspoken(source, drawer).filter(
            (term) => mayAsk(term) && !isTitle(term) && !isWish(term),
          )
        : []),
      // The skills of trade and occupation are English words.
      ...(isEnglish
        ? listUsual(source, drawer)
            .filter((term) => isHome(term) && isOnProfilesOf(term, source.brief.place.country))
            // What is usual in the trade and this job says no word of is a condition of other jobs.
            .filter((term) => isTouched(term) && mayAsk(term))
            .filter((term) => isSame(term) && !isTitle(term) && !isOther(term) && !isWish(term))
        : []),
      ...skills.filter(isOffice),
    ]),
    papers: listPaperLetters(source.brief),
    spoken: listSpokenLanguages(source.brief),
    languages: listCodeLanguages(source.brief),
    lost: isEnglish ? lost : [],
    field,
    asked: lost.length > 0 ? field : field.filter((term) => isAsked(term) && !everyday.test(term)),
    homonyms: isEnglish ? listHomonyms([...wide, ...precise]) : [],
    exclusions: isEnglish
      ? listExclusions(
          drawer.search.not.filter((term) => isHome(term) && !isOfWork(source.brief, term)),
          [...wide, ...precise],
        )
      : [],
    places,
    located: withMetro(source.brief, withStates(source.brief, places)).filter(
      // A country finds nobody more and loses all who do not name it.
      (place) => !isCountry(source.brief, place),
    ),
    region,
  };
}

/** "Associate director of admissions": a title, wherever it ends. */
const ofRank =
  /^(?:\p{L}+ )?(?:director|head|dean|manager|chief|vp|vice president|coordinator|president) of \p{L}/iu;

/** What the job would only like need not be on anybody's profile. */
function isOnlyWished({ facts }: Source['brief']): (term: string) => boolean {
  const isLiked = ({ importance }: (typeof facts)[number]): boolean =>
    importance === 'preferred' || importance === 'nice';
  const wishes = facts.filter(isLiked).map(({ text }) => text);
  const rest = facts.filter((fact) => !isLiked(fact)).map(({ text }) => text);
  const saysTerm = (term: string) => (text: string) => holds(text, term);
  return (term) => wishes.some(saysTerm(term)) && !rest.some(saysTerm(term));
}

/** What people of the job's field have on their profiles although the job does not say it. */
const listUnspoken = ({ brief }: Source, drawer: Drawer): string[] =>
  listSpecialty(brief, drawer, hears(brief)).filter(isAtHome(drawer, brief.place.country));

/** Skills of the trade, or of the occupation where only the kind of work is known; its tools are those of one country. */
const listUsual = ({ brief, market: { profile } }: Source, drawer: Drawer): string[] =>
  drawer.serves.length > 0
    ? drawer.search.skills
    : [
        ...[...(brief.place.country === 'US' ? profile.tools : []), ...profile.skills].filter(
          (term) => isTerm(term) && !/\s(?:and|or)\s|,/.test(term),
        ),
        ...drawer.search.skills,
      ];

const fewNames = 3;
/** Whoever sells is told apart by the goods. */
const sells: ReadonlySet<Drawer['kind']> = new Set(['sales', 'shop-and-service']);
const sellsThings = /\bsales\b|\bshowroom\b|\bcounter\b/i;
/** "OH 45402" */
const postcode = /^\p{Lu}{2} \d{5}\b/u;

/** What the job itself names: its field, systems, licences, and what the trade calls by name. */
export const listOwnTerms = memoizeBoth((source: Source, drawer: Drawer): string[] => {
  const { brief } = source;
  const isKnown = knows(source, drawer);
  const { must, wish } = listNamed(brief, isKnown);
  const calls = hears(brief);
  const isOthers = isForeign(source);
  const useful = (term: string): boolean => isOthers(term) && !isCommonTool(term);
  const named = must.filter(useful);
  const strong = named.filter((term) => !isOffice(term));
  const isKind = drawer.serves.length === 0;
  // Written down as terms, however common their words.
  const ofField = listFieldsOfWork(brief).filter(
    (term) => !isForeignProduct(brief)(term) && (term.includes(' ') || calls(term)),
  );
  const onProfiles = listProfileWords(brief);
  const written = new Set([...onProfiles, ...listNiches(brief), ...ofField.filter(isWholeField)]);
  const titled = listTitleNames(brief, isKnown).filter((term) => !isPieceOfTitle(brief, term));
  const papers = listPapers(brief);
  const standards = listStandards(brief);
  const keyWords = listKeyWords(brief);
  const goods =
    sells.has(drawer.kind) || sellsThings.test(brief.title.given) ? listGoods(brief) : [];
  const repeated = listRepeatedNouns(brief).filter((term) => !isPieceOfTitle(brief, term));
  const sure = new Set([
    ...keyWords,
    ...written,
    ...titled,
    ...papers,
    ...ofField,
    ...standards,
    ...repeated,
    ...goods,
  ]);
  const found = listOnce([
    ...titled,
    ...keyWords,
    // Whoever has a paper writes its letters.
    ...onProfiles.filter((term) => /^\p{Lu}{3,5}$/u.test(term)),
    ...papers,
    ...standards,
    ...repeated,
    ...goods,
    ...onProfiles,
    ...listNiches(brief),
    ...listOfSector(brief, calls),
    ...ofField,
    // Where the job names hardly any system, the fields it asks for say most.
    ...(strong.length < fewNames ? listFields(brief).filter(useful) : []),
    ...strong,
    // A kind of work knows no more than general words: what the job only wishes for says more.
    ...(isKind ? wish.filter(useful) : []),
    ...listSpecialty(brief, drawer, calls).filter(calls),
    ...listFields(brief).filter(useful),
    ...listSaid(drawer, calls),
    ...listItems(brief).filter(useful),
    // What is only a wish comes behind the work itself.
    ...listOfSector(brief, calls, true),
    ...(isKind ? [] : wish.filter(useful)),
    ...named.filter(isOffice),
  ])
    .filter(
      (term, i, all) =>
        (written.has(term) || isTerm(term)) &&
        !isOfAdvertisements(term) &&
        !postcode.test(term) &&
        !isPlainWord(term) &&
        !isWeak(term, brief.title.given) &&
        !isTold(term, all.slice(0, i)) &&
        !isPostOf(brief, term) &&
        !isNameOf(brief)(term),
    )
    .toSorted((a, b) => Number(isCommon(brief, a)) - Number(isCommon(brief, b)));
  return (brief.language ?? 'en') === 'en'
    ? leaveProse(found, (term) => sure.has(term) || isKnown(term) || findsPeople(term))
    : found;
});

/** "Harbor sales" of a harbor sales manager: half a title, which nobody has by itself. */
function isPieceOfTitle({ title, facts }: Source['brief'], term: string): boolean {
  if (!term.includes(' ') || findsPeople(term) || !holds(title.given, term)) return false;
  const whole = title.singular.toLowerCase();
  return !facts.some(
    ({ kind, text }) =>
      kind !== 'culture' &&
      kind !== 'benefit' &&
      holds(text.toLowerCase().replaceAll(whole, ' | '), term),
  );
}

const sureEnough = 3;

/** Phrases that no list knows come from sentences of the advertisement: they only fill up where little else is there. */
function leaveProse(terms: readonly string[], isSure: (term: string) => boolean): string[] {
  const known = terms.filter(isSure);
  const unsure = terms.filter((term) => !isSure(term));
  return [...known, ...unsure.slice(0, Math.max(0, sureEnough - 1 - known.length))];
}

/** What half of the trade has found nobody: the rarer words of the job come first, unless its title says them. */
const isCommon = ({ title, facts }: Source['brief'], term: string): boolean =>
  isWidespread(term) &&
  !wordsOf(title.given).includes(term.toLowerCase()) &&
  facts.filter(({ text }) => holds(text, term)).length < comesBack;
/** What so many lines come back to is what the days are made of. */
const comesBack = 3;

/** "Project managers" for a project manager. */
function isPostOf({ title }: Source['brief'], term: string): boolean {
  const bare = (text: string): string => text.toLowerCase().replace(/s$/, '');
  const posts = `${title.given} ${title.singular}`.split(/[^\p{L}]+/u).map(bare);
  const words = term.split(' ').map(bare);
  return (
    term.endsWith('s') && doer.test(words.at(-1) ?? '') && words.every((w) => posts.includes(w))
  );
}
const doer = /(?:er|or|ist|ant|ect|ian|yst)$/;

/** The employer's own name, or its first word: nobody has "conduit" on a profile who does not work at Conduit Labs. */
const isNameOf = ({ employer, title }: Source['brief']): ((term: string) => boolean) => {
  const name = employer.name.toLowerCase();
  const [first = ''] = name.split(/[\s,]+/);
  const named = title.given.toLowerCase();
  return (term) => {
    const said = term.toLowerCase();
    return (said === first || said === name) && !named.includes(said);
  };
};

const ofSector = 3;

/** Words of the sector that the job uses itself: what is sold, and to whom. */
function listOfSector(
  brief: Source['brief'],
  calls: (term: string) => boolean,
  isLiked = false,
): string[] {
  const found = findSector(brief);
  if (!found || (found.isLiked === true) !== isLiked) return [];
  const { said, search } = found.sector;
  return listOnce(
    [...search, ...said].filter(
      (term) =>
        !/\b(?:in|an?|experience|environment|setting|industry|sector|company|background)\b/.test(
          term,
        ) && calls(term),
    ),
  ).slice(0, ofSector);
}

/** Whether the job demands a field: by its title, as experience, or as the background it hires from. */
function asksFor(brief: Source['brief']): (term: string) => boolean {
  const found = findSector(brief);
  const asked = new Set([
    ...listAskedFields(brief),
    ...(found?.isWanted && !found.isLiked ? listOfSector(brief, hears(brief)) : []),
    findNarrow(brief)?.term ?? '',
  ]);
  return (term) => asked.has(term) || wordsOf(brief.title.given).includes(term.toLowerCase());
}

const ofHouse = 2;

/** What people of the employer's field write, where the lines on the work do not say it: a gallery's own name does. */
function listOfHouse(brief: Source['brief']): string[] {
  const found = findSector(brief);
  if (!found || found.isWanted || listOfSector(brief, hears(brief)).length > 0) return [];
  return found.sector.search
    .filter((term) => isOnProfilesOf(term, brief.place.country))
    .slice(0, ofHouse);
}

/** The sector, the industry and the narrow field of the job, in words that stand in profiles. */
function listFieldWords({ brief }: Source): string[] {
  const narrow = findNarrow(brief)?.term;
  const ofWork = listFieldsOfWork(brief).filter((term) => !isForeignProduct(brief)(term));
  return listOnce([
    ...listHouses(brief),
    ...listOfSector(brief, hears(brief)),
    ...ofWork,
    narrow,
    ...listOfHouse(brief),
  ]).filter(
    (term) =>
      (isWholeField(term) || isTerm(term)) &&
      !isNameOf(brief)(term) &&
      // Whoever writes the code seldom says how it is sold.
      !(ofSales.test(term) && /engineer|developer|programmer/i.test(brief.title.given)),
  );
}

const ofSales = /^(?:SaaS|SMB|B2[BC])$/i;

/** Houses and goods that most people of such work have, and few name. */
const everyday =
  /^(?:(?:hospital|school|software|restaurant|store|office|legal|media|travel)s?|advertising|unions?|civil service|public sector|government)$/i;
/** Said in passing everywhere, and a field all the same where a job demands it. */
const isWholeField = (term: string): boolean => /^(?:manufacturing|construction)$/i.test(term);

/** Words of the field that tell people of one trade apart. */
export const listTellingField = ({ field }: Pick<SearchTerms, 'field'>): string[] =>
  field.filter((term) => !everyday.test(term));

/** Whether any long word of a term stands in the job, in whatever form. */
function touches({ facts }: Source['brief']): (term: string) => boolean {
  const stems = (text: string): string[] =>
    (text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, 6));
  const said = new Set(
    facts
      .filter(({ kind }) => kind !== 'culture' && kind !== 'benefit')
      .flatMap(({ text }) => stems(text)),
  );
  return (term) => stems(term).some((stem) => said.has(stem));
}

/**
 * Terms of the trade that the job uses itself: skills, and what calls for its competencies by more than one word, as far
 * as profiles have it; most of the latter only stand in advertisements.
 */
const listSaid = ({ search, competencies }: Drawer, calls: (term: string) => boolean): string[] => [
  ...search.skills.filter(calls),
  ...competencies
    .flatMap(({ called_for_by }) => called_for_by)
    .filter(
      (term) =>
        term.includes(' ') &&
        !/\b(?:team|people|day|week)s?$/.test(term) &&
        isOnProfiles(term) &&
        calls(term),
    ),
];

/** Whether the job speaks of something itself, or names a field of the trade that does. */
export function speaksOf(source: Source, drawer: Drawer): (term: string) => boolean {
  const calls = hears(source.brief);
  const field = new Set(
    listSpecialty(source.brief, drawer, calls, { all: true }).map((term) => term.toLowerCase()),
  );
  return (term) => calls(term) || field.has(term.toLowerCase());
}

/** "Boilers" after "boiler" finds nobody new. */
function isTold(term: string, told: readonly string[]): boolean {
  const bare = (text: string): string => text.toLowerCase().replace(/s$/, '');
  return told.some(
    (other) =>
      bare(other) === bare(term) ||
      // "NC BLET Certificate" after "BLET".
      (/^\p{Lu}{3,}$/u.test(other) && term.split(' ').includes(other)) ||
      // "Handgun" after "handgun permit".
      (!term.includes(' ') && bare(other).startsWith(`${bare(term)} `)),
  );
}

const spelledOut = /((?:\p{Lu}[\p{L}&-]{1,20} ){2,6})\((\p{Lu}{2,6})\)(.{0,60})/gu;
const partOfHouse =
  /\b(?:unit|division|department|group|subsidiary|business|branch|plant|site|office|company|team)\b/i;

/** "SKF Sealing Solutions (SSS) is a unit": letters that only this house has. */
function listHouseLetters({ employer, facts, employerBlocks }: Source['brief']): Set<string> {
  const [first = ''] = wordsOf(employer.name);
  const lines = [...facts.map(({ text }) => text), ...employerBlocks.map(({ text }) => text)];
  return new Set(
    lines.flatMap((line) =>
      [...line.matchAll(spelledOut)].flatMap(([, words = '', letters = '', rest = '']) =>
        (first.length > 1 && wordsOf(words).includes(first)) || partOfHouse.test(`${words} ${rest}`)
          ? [letters]
          : [],
      ),
    ),
  );
}

/** Words of employer, title and place find colleagues of the advertisement, not people for it. */
export function isForeign({ brief, employer }: Source): (term: string) => boolean {
  const names = `${employer.name} ${brief.employer.name}`;
  const initials = (names.match(/\b\p{Lu}/gu) ?? []).join('').toLowerCase();
  const { city = '', state = '' } = brief.place.resolved ?? {};
  const products = new Set(listProducts(brief.title.given).map((name) => name.toLowerCase()));
  const own = new Set(
    wordsOf(`${names} ${brief.title.singular} ${city} ${state} ${findState(state)?.name ?? ''}`),
  );
  const letters = listHouseLetters(brief);
  return (term) =>
    !(term.length > 2 && initials.includes(term.toLowerCase())) &&
    !letters.has(term) &&
    !wordsOf(term).every((word) => own.has(word) && !products.has(word));
}
