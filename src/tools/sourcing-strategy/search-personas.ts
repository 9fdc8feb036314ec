import { findRankOf } from '#knowledge/post-rank.ts';
import { isOfSector } from '#knowledge/sector-persona.ts';
import type { TermGroups } from '#market/search-strings/terms.ts';
import { entriesFor, isExperienced } from '#plan/outreach/channels.ts';
import { listTellingField } from '#plan/search/search-terms.ts';
import { holdsPost } from '#plan/people/holds-post.ts';
import { isOfSecondTrade, isOfWork } from '#plan/people/people-of-work.ts';
import { isWrittenTo, listFitting, type PlannedPersona } from '#plan/people/planned-persona.ts';
import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { isOnProfilesOf, isWordOf } from '#plan/suit/country-words.data.ts';
import { listKnockOuts } from '#plan/subject/list-knock-outs.ts';
import { listProducts } from '#plan/search/search-names.ts';
import { isHinted } from '#plan/people/hinted-background.ts';
import { hasWish } from '#plan/people/job-persona.ts';
import { isMadeForPost } from '#plan/people/post-persona.ts';
import { isCalled } from '#plan/search/is-called.ts';
import { mayAskFor } from '#plan/search/said-in-ad.ts';
import { isTerm } from '#plan/search/search-words.ts';
import { anyTrade, dropFound, holds, isKin, wordsOf } from '#plan/search/title-kin.ts';
import { listOnce } from '#writing/list.ts';

/** Every persona that can be hired as the demands stand has a string of its own, in the order of the plan. */
export function listSearched({ brief }: Source, plan: Plan): readonly PlannedPersona[] {
  if ((brief.language ?? 'en') !== 'en') return [];
  const fitting = listFitting(plan.personas).filter(isWrittenTo);
  // Where only the kind of work is known, the words of its careers are too general to find anybody.
  return plan.isTrade
    ? fitting
    : fitting.filter((one) => isOfWork(one) || isOfSector(one) || isMadeForPost(one));
}

const shownWords = 3;
const shownTitles = 3;
/** Fewer where what is demanded by name is asked for as well. */
const besideMust = 2;

/** Stand in profiles of every trade: they find no career by themselves. */
const vague =
  /^(?:team member|group function|processing|weekends?|seasonal|speed|section|trainer|staffing|relief|retained|navigator|tenure|senior|junior|deputy|supervisor|lead|temp|temporary|freelance|consultant|agency|students?|part-time|nights?|mentor|volunteer|transition|associate|educator|generalist|closing|territory|outbound|long-term|administrator|apprentice|contracts)$/i;

const aPaper = / (?:licen[cs]e|licensure|certificat\p{L}+|registration)$/u;

/** What the job demands by name, unless every hit has some of it already; a title implies its own license. */
function listMust(source: Source, ...groups: readonly (readonly string[])[]): string[] {
  const asked = groups.flat();
  const isSaid = (term: string): boolean => asked.some((other) => holds(other, term));
  // "RN license" of a registered nurse.
  const initials = new Set(
    asked.map((term) => term.replace(/(?<=\p{L})\p{L}+| /gu, '').toLowerCase()),
  );
  const isImplied = (holder: string): boolean => isSaid(holder) || initials.has(holder);
  const named = listOnce([...listProducts(source.brief.title.given), ...listKnockOuts(source)]);
  // One paper often stands for the other: whoever has the first by title need not name the second.
  const hasPaper = named.some(
    (term) => aPaper.test(term) && isImplied(term.replace(aPaper, '').toLowerCase()),
  );
  const all = hasPaper ? named.filter((term) => !aPaper.test(term)) : named;
  // "Interior design" of an interior designer.
  const says = (other: string, term: string): boolean =>
    wordsOf(term).every((word) => wordsOf(other).some((one) => isKin(one, word)));
  const isAlways = (term: string): boolean =>
    groups.some((group) => group.length > 0 && group.every((other) => says(other, term)));
  return all.some(isAlways) ? [] : all;
}

/** Words of such a career that the country uses, and that somebody of the field writes into a profile. */
const listWords = ({ brief }: Source, plan: Plan, persona: PlannedPersona): string[] =>
  persona.search
    .filter((term) => isCalled(term) || mayAskFor(brief)(term))
    .flatMap((term) => partContract(term, persona))
    .filter(
      (term) =>
        !otherTongue.test(term) &&
        (isOfSector(persona) || isCalled(term) || isTerm(term)) &&
        (brief.place.country === null || isWordOf(term, brief.place.country)) &&
        isOnProfilesOf(term, brief.place.country) &&
        !(isExperienced(brief) && lowerGrade.test(term)) &&
        // Whoever helps a licensed profession cannot stand in for it.
        !(
          plan.drawer.kind === 'care' &&
          /\btechnician$/.test(term) &&
          !/technician/i.test(brief.title.given)
        ),
    );

/** "Contract dyer" is on no profile: the title is, and the word beside it. */
function partContract(term: string, { name }: PlannedPersona): string[] {
  const [, contract = '', title = ''] =
    /^(contract|freelance|self-employed|interim) (.+)$/i.exec(term) ?? [];
  const isSuch = /\b(?:contract\w*|freelanc\w+|self-employed|interim|own account)\b/i.test(name);
  return title !== '' && isSuch && isCalled(title) ? [title, contract] : [term];
}

/** Trades list what people write in every country; in an English search these find nobody. */
const otherTongue =
  /\p{L}{3}(?:leiter|leitung|verkauf|fachkraft|helfer|pfleger|meister|arbeiter|beauftragte|techniker|kauf(?:mann|frau))|^(?:disponent|exploitant|agent de \p{L}+)$|\bstellvertret|therapeut\b|\b(?:des|du|responsable|charg[ée]e?|directeur|technicien|adjoint|encargado|jefe|t[ée]cnico)\b|[äöüß]/iu;

/** "SDE II" is a few years into the work. */
const lowerGrade = /^(?:SDE|SWE|\p{L}+ (?:engineer|developer|analyst)|L) ?(?:I{1,2}|[1-4])$/iu;

/** "Staff accountant manufacturing": nobody bears the title and the field in one. */
function toTitle(term: string): string {
  const title = term.replace(/ \p{Ll}+$/u, '');
  return !isCalled(term) && title.includes(' ') && isCalled(title) ? title : term;
}

const shownLed = 2;

/** Of a post that leads people of the trade, what those people are called. */
function listLed({ drawer, isTrade }: Plan, { brief }: Source): string[] {
  if (!isTrade || findRankOf(brief.title.given) !== 'lead' || findRankOf(drawer.trade) === 'lead')
    return [];
  const { local, anywhere } = entriesFor(drawer.titles, brief.place.country);
  return listOnce([...local, ...anywhere])
    .filter((title) => title.includes(' ') && findRankOf(title) === null)
    .slice(0, shownLed);
}

interface Asked {
  titles: string[];
  skills: readonly string[];
  /** Whether such people do other work today. */
  isOther: boolean;
}

/**
 * What a string asks for that finds such a career. Whoever has titles of their own is found by these and by what stands
 * beside them; the title of the job is asked for only of those who have it: both at once would find neither.
 */
function askFor(source: Source, plan: Plan, persona: PlannedPersona): Asked {
  const { search } = plan;
  // What sets such people apart is asked of them alone.
  if (hasWish(persona))
    return {
      titles: search.precise.slice(0, besideMust),
      skills: persona.search.slice(1),
      isOther: false,
    };
  // Their trade is the other half of the job: of this half they write nothing.
  if (isOfSecondTrade(persona)) return { titles: [...persona.search], skills: [], isOther: true };
  // Whoever comes from other work is found by that work alone.
  if (isHinted(persona))
    return { titles: [...persona.search], skills: search.own.slice(0, shownWords), isOther: true };
  const terms = listOnce(listWords(source, plan, persona).map(toTitle));
  // "Mobile operator" is a house of telecommunications: of a sector only its people of this work are titles.
  const isPost = (term: string): boolean =>
    isCalled(term) &&
    (!isOfSector(persona) || search.precise.some((title) => isSameWork(term, title)));
  const occupations = terms.filter(isPost);
  const left = terms.filter(
    (term) => !isPost(term) && !search.titles.some((title) => holds(title, term)),
  );
  const telling = left.filter((term) => !vague.test(term));
  const words = telling.length > 0 ? telling : left;
  const own = listOnce([...search.own, ...listTellingField(search), ...search.skills]);
  if (persona.level === 'entry' && occupations.length + words.length > 1)
    return askNewcomers(plan, occupations, words);
  if (holdsPost(source.brief.title.clean)(persona))
    return {
      // One word would find everybody whose title ends in it.
      titles: dropFound([
        ...search.precise.slice(0, 1),
        ...occupations.filter((term) => term.includes(' ')),
      ]),
      skills: [...search.own.slice(0, besideMust), ...words, ...own],
      isOther: false,
    };
  const isOwnWord = (term: string): boolean =>
    term.includes(' ') && !own.includes(term) && !plan.drawer.search.skills.includes(term);
  // Two rare names that must stand together find nobody: either will do, beside what the work deals with.
  if (occupations.length === 1 && words.length === 1 && words.every(isOwnWord))
    return {
      titles: [...occupations, ...words],
      skills: own.slice(0, shownWords),
      isOther: true,
    };
  if (occupations.length > 0)
    return {
      // "Lead hygienist" alone is a part of those who are meant.
      titles:
        occupations.length === 1 && isSameWork(occupations[0] ?? '', search.precise[0] ?? '')
          ? [...occupations, ...search.precise]
          : occupations,
      // Their titles tell them apart; among them whoever has to do with the work of this job is meant.
      skills: [...search.own.slice(0, besideMust), ...words, ...own],
      isOther: true,
    };
  // Whoever works elsewhere is called by the words of that work: the title of this job finds none of them.
  if (words.length > 1 && !isOfSector(persona) && startsElsewhere(persona, plan))
    return { titles: words, skills: [], isOther: true };
  const led = isOfSector(persona) ? [] : listLed(plan, source);
  return {
    titles: led.length > 0 ? led : search.precise.slice(0, besideMust),
    skills: words.length > 0 ? [...words, ...search.own.slice(0, 1)] : own,
    isOther: false,
  };
}

const aPerson = /(?:er|or|ian|ist|steward|veteran|leaver|guard|grade)s?$/i;

/** Whoever comes from other work writes nothing of this trade into a profile: what they do there finds them. */
function askNewcomers(
  { search, drawer }: Plan,
  occupations: readonly string[],
  words: readonly string[],
): Asked {
  if (occupations.length === 0)
    return {
      titles: [...words],
      skills: [...search.field, ...drawer.search.skills].filter(isTerm).slice(0, besideMust),
      isOther: true,
    };
  const things = words.filter((word) => !aPerson.test(word));
  return {
    titles: [...occupations, ...words.filter((word) => aPerson.test(word))],
    skills: things.length > 0 ? things : listTellingField(search),
    isOther: true,
  };
}

const isSameWork = (one: string, other: string): boolean =>
  wordsOf(one).at(-1) === wordsOf(other).at(-1) && !anyTrade.has(wordsOf(one).at(-1) ?? '');

/** Whoever comes from other work is not found by the words of this field. */
const isElsewhere = ({ level, name }: PlannedPersona): boolean =>
  level === 'entry' ||
  /\b(?:outside|an?other (?:field|sector|industry|trade|line)|other (?:fields|sectors|industries|trades)|new to|newcomer|leav(?:es|ing)|coming back|returning|shop, |retail|navy|coast guard|military|veteran|self-employed|business of their own)\b/i.test(
    name,
  );

const houses =
  /^(?:hotel|shop|store|retail|restaurant|bar|call|contact|bank|care|factory|office|warehouse|kitchen|school|nursery)\b/i;

/** "Hotel front desk or sales coordinator" of a post that is in no hotel. */
function startsElsewhere({ name }: PlannedPersona, { drawer, names }: Plan): boolean {
  const [house = ''] = houses.exec(name) ?? [];
  return (
    house !== '' && !`${drawer.trade} ${names.title}`.toLowerCase().includes(house.toLowerCase())
  );
}

/** Whoever sells something else has nothing of what this house sells on a profile. */
const sells: ReadonlySet<Plan['drawer']['kind']> = new Set(['sales', 'shop-and-service']);

/** "Mathematics" of a mathematics teacher, for titles that teachers of every subject have. */
function listSubject({ drawer, search }: Plan, titles: readonly string[]): string[] {
  if (drawer.kind !== 'teaching') return [];
  const subjects = listOnce(
    search.precise.flatMap((title) => {
      const words = title.split(' ');
      return words.length > 1 &&
        /^(?:teacher|tutor|lecturer|instructor|professor)$/.test(words.at(-1) ?? '')
        ? [words.slice(0, -1).join(' ')]
        : [];
    }),
  ).filter((subject) => !anySubject.test(subject));
  return titles.some((title) => subjects.some((subject) => holds(title, subject)))
    ? []
    : subjects.slice(0, besideMust);
}
const anySubject =
  /^(?:(?:elementary|primary|secondary|middle|high|public|private|upper|lower) school|school|classroom|certified|substitute|supply|lead|head|assistant|associate|adjunct|visiting|university|college|preschool|kindergarten|nursery|early years|K-?12)$/i;

/** A product that the title names, or a paper: nobody is hired without it, whatever else their career tells. */
function isFixed({ title, facts }: Source['brief']): (term: string) => boolean {
  const products = listProducts(title.given);
  return (term) =>
    products.includes(term) ||
    facts.some(
      ({ kind, importance, text }) =>
        kind === 'licence' && importance === 'must' && text.includes(term),
    );
}

/** Told of such a career and of no other: neither vague, nor a title, nor a paper that all must have. */
const isTelling = (term: string, search: Plan['search']): boolean =>
  !vague.test(term) && !isCalled(term) && !search.papers.includes(term);

/**
 * The titles of such a career, and one group beside them: what tells it, else what tells this job. Papers, languages and
 * fields that the job demands are asked of all but those who come from elsewhere.
 */
export function groupPersona(source: Source, plan: Plan, persona: PlannedPersona): TermGroups {
  const { search } = plan;
  const asked = askFor(source, plan, persona);
  const titles = listOnce(asked.titles).slice(0, shownTitles);
  // What a title says already narrows nothing.
  const isTitle = (term: string): boolean => titles.some((title) => holds(title, term));
  const places = search.located.slice(0, shownWords);
  const subject = listSubject(plan, titles);
  const skills = listOnce(asked.skills).filter((term) => !isTitle(term) && isTelling(term, search));
  const isAway =
    isElsewhere(persona) ||
    startsElsewhere(persona, plan) ||
    (asked.isOther && sells.has(plan.drawer.kind));
  const field = isAway || isOfSector(persona) || search.asked.some(isTitle) ? [] : search.asked;
  const demanded = listMust(source, titles, skills);
  const strict =
    [search.papers, search.spoken, search.languages, demanded.filter(isFixed(source.brief))].find(
      ({ length }) => length > 0,
    ) ?? [];
  // A title, a word of that career and a demand that few write down, all at once, find nobody.
  const isTold = asked.isOther && skills.some((term) => !demanded.includes(term));
  const must =
    [strict, isTold ? [] : demanded, field]
      .find(({ length }) => length > 0)
      ?.filter((term) => !isTitle(term))
      .slice(0, shownWords) ?? [];
  const isSaid = (term: string): boolean =>
    must.some((other) => holds(term, other) || holds(other, term));
  const told = skills.filter((term) => !isSaid(term)).slice(0, shownWords);
  // Titles of other work with nothing of this job would find everybody who bears them.
  const beside =
    told.length + must.length > 0
      ? told
      : listOnce([...demanded, ...search.own, ...search.skills])
          .filter((term) => !isTitle(term) && isTelling(term, search))
          .slice(0, shownWords);
  return {
    titles,
    skills: subject.length > 0 ? must : asked.isOther && strict.length > 0 ? [] : beside,
    must: subject.length > 0 ? subject : must,
    exclusions: asked.isOther ? [] : search.homonyms,
    places,
  };
}
