import { findTimesAsked } from '#plan/demands/condition.ts';
import type { Brief, Fact } from '#shared/brief.ts';
import { bullets, listFacts, ownWords } from '#plan/wording/own-words.ts';
import { listNice, listPreferred, namesNone } from '#plan/demands/requirements.ts';
import { nameWithLaw } from '#plan/criteria/gates/law.ts';
import { readWays } from '#plan/criteria/gates/ways.ts';
import { listHead, mendDemand } from '#plan/wording/mend-demand.ts';
import { toOrders } from '#plan/wording/orders.ts';
import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { capitalize, stripEnd } from '#writing/casing.ts';
import { joinList, listOnce } from '#writing/list.ts';
import { countWords } from '#writing/shorten.ts';
import { splitRuns } from '#writing/split-runs.ts';
import { bareDemand } from '#plan/demands/bare-demand.ts';
import { calledWish } from '#plan/demands/name-wish.ts';
import { welcomes } from '#plan/letters/job-facts.ts';
import { listActivities } from './activities.ts';
import { isHiddenDemand } from './hidden-demand.ts';
import { listBetweenDuties, listMisfiled } from './misfiled.ts';
import { listFair } from './private.ts';
import { isScrap } from './scrap.ts';
import { isManner } from './traits.ts';
import { listWholeMusts } from './whole-musts.ts';

/** A row of a table of movements: "Climbing - Rarely". */
export const activity =
  /(?:[-–:]\s?(?:rarely|seldom|occasionally|frequently|regularly|constantly|continuously|n\/a)\b|,\s?(?:rarely|seldom|occasionally|frequently|regularly|constantly|continuously|n\/a)(?=$|[\s,;.(]*(?:$|[,;.(])))/i;

const shortLine = 14;
const wished = /\b(?:plus|bonus|preferred|desirable|advantage\w*|nice to have|ideally|optional)\b/i;

/** A piece of a short line is said with its line: "a friendly, patient manner" is one demand. */
function sayWhole(fact: Fact): string {
  const { source, text, importance } = fact;
  const line = source.from === 'job' ? source.quote.replace(/\s+/g, ' ').trim() : '';
  const isPiece =
    importance === 'must' &&
    line.length > text.length + 3 &&
    line.split(' ').length <= shortLine &&
    line.split(',').length > 1 &&
    line.toLowerCase().includes(text.toLowerCase());
  return isPiece && !wished.test(line) && !/[:;]/.test(line)
    ? stripEnd(line.replace(bullets, ''))
    : ownWords(fact);
}

/** "preferred.SHRM-CP": a sentence that grew on. */
const grown = /(?<=\p{Ll}{3})\.(?=\p{Lu}{2})/u;

/** "and procedures Experience with": the next line of the list grew on. */
const nextDemand =
  /(?<=\p{Ll}{3})(?<!(?:^|\s)(?:[Ii]ncluding|[Ww]ith|[Ff]rom|[Aa]nd|[Ff]or|[Tt]he|[Ii]nto|[Pp]lus|[Ee]specially|[Gg]ood|[Ss]trong|[Ss]olid|[Ss]ound|[Dd]eep|[Ii]n-depth|[Pp]roven|[Ee]xcellent|[Tt]horough|[Ee]xtensive|[Bb]asic|[Aa]dvanced|[Pp]ast|[Pp]rior|[Ss]ome|[Rr]elevant|[Pp]revious|[Ww]orking|[Tt]echnical|[Dd]esirable)) (?=(?:Experience (?:with|in)|Ability to|Knowledge of|Proficien(?:cy|t) (?:in|with)|Constantly|Frequently|Must (?:be|have)) |\p{Lu}\p{Ll}{1,20} (?:training|experience|knowledge|certificate|licen[cs]e) (?:is|are) (?:also )?(?:preferred|desirable|required|essential)\b)/u;

/** "A licence is welcome, not essential, as we teach it": a wish, and what is taught of it. */
const taughtWish =
  /,? (?:(?:is|are|would be) )?(?:also )?(?:desirable|preferred|an advantage),?(?: (?:however|but) (?:it is )?not (?:essential|required|necessary),?)?(?: as| but|;)? (?:(?:full )?training )?(?:can|will) be (provided|given)\b.{0,60}$/i;
const sayTaughtWish = (text: string): string =>
  text.replace(taughtWish, (found: string, how: string) =>
    /\btraining (?:can|will)/i.test(found) ? ` (training can be ${how})` : ` (can be ${how})`,
  );

/** Under "Required" nobody needs to read "is essential" again. */
const calledDemand =
  /,?\s(?:is|are)\s(?:essential|required|necessary|mandatory|a must)\.?$|(?<=\b(?:experience|licen[cs]e|degree|diploma|skills|knowledge|equivalent|certification|certificate|training)|\)) (?:required|essential|mandatory)\.?$/i;

const sayDemands = (fact: Fact): string[] =>
  splitRuns(sayWhole(fact))
    .flatMap((text) => text.split(grown))
    .flatMap((text) => text.split(nextDemand))
    .map((text) =>
      capitalize(
        bareDemand(text.replace(listHead, ''))
          .replace(/^other:\s/i, '')
          .replace(calledDemand, '')
          .replace(/^(?:to )?be able to\b/i, 'able to')
          .replace(timesFirst, (times) => `able to work ${times.toLowerCase()}`)
          .replace(/^to have\b/i, 'have')
          .replace(/\bone years['’]?(?= experience)/i, "one year's")
          .replace(yearsAlone, (years) => sayYears(years))
          .replace(/^demonstrates? (?:an? )?(?=\p{L}+ (?:knowledge|understanding|ability))/iu, '')
          .replace(/,?\s(?:and|or|and\/or|und|oder|et|ou)$/i, ''),
      ),
    )
    .filter((text) => !noDemand.test(text) && !isHeading.test(text) && !isScrap(text));

/** "Completes all courses and must progress within a year of hire": done once the job has begun. */
export const afterHire =
  /\bwithin (?:the first )?(?:\d+|one|two|three|six|twelve) (?:days|weeks|months|years?) (?:of|after|from) (?:hire|hiring|employment|appointment|start\w*|joining)\b/i;
export const sayAfterHire = (text: string): string =>
  (toOrders([text])[0] ?? text).replace(/ and must (?=\p{L})/u, ' and ');

/** "0-2 Years": of what, the heading said. */
const yearsAlone = /^\d{1,2}\s?(?:[-–]|to)?\s?(?:\d{1,2})?\+? years?$/i;
const sayYears = (years: string): string =>
  `${years.toLowerCase()} of experience${/^0\b/.test(years) ? ' (you can start without any)' : ''}`;

/** "You'll Also Be Able To Demonstrate": every word with a capital. */
const isHeading = /^(?:\p{Lu}\S*\s){4,}\p{Lu}\S*$/u;

/** Points back to another sentence, or speaks of the list itself. */
const noDemand =
  /^(?:this|these|that|it(?! is (?:also )?(?:very |absolutely )?(?:essential|important|vital|imperative|crucial|critical|necessary) (?:that|to|for))|such|whether|here['’]s)\b(?! (?:role|position|job)\b)|\b(?:job description is not|not designed to cover|comprehensive listing)\b|\bmore important$|^[/)\]]|\bis ideal for\b|^(?:you(?: will|['’]ll| would) be )?an? (?:great|good|perfect) fit\b|:$/i;

/** "Clinical" is what is left of a heading; a name of one word is a name. */
const isWhole = (fact: Fact): boolean =>
  (fact.terms.length > 0 || /\s/.test(fact.text.trim())) && listFair([ownWords(fact)]).length > 0;

/** Where somebody has to live or when to be free: a condition of applying, wherever it stands. */
export const ofApplying =
  /\b(?:candidates?|applicants?) (?:must be |who are |are )?(?:based|located|living|residing) in\b|\b(?:availability|available|able|willing\w*|flexib\w+)\b.{0,40}\b(?:evenings?|weekends?|nights?|holidays|shifts?)\b|\bright to work\b|\bauthori[sz]ed to work\b/i;

const asWritten = ({ text, source }: Fact): string => (source.from === 'job' ? source.quote : text);

/** "Nights, weekends and overtime as necessary", of a line that asks to be able to work them. */
const timesFirst = /^(?:early |late )?(?:nights?|weekends?|evenings?|holidays|shifts?|overtime)\b/i;
const offHours =
  /\b(?:evenings?|weekends?|nights?|holidays|overtime|on[- ]call|saturdays?|sundays?)\b/i;

/** When somebody must be free, where the words that say so were left before it. */
const mustBeFree = ({ kind, text, source }: Fact): boolean =>
  kind === 'schedule' &&
  source.from === 'job' &&
  offHours.test(text) &&
  /\b(?:must|required to|need to|have to|able to|availab\w+)\b/i.test(source.quote);

/** "Roles available over a rota" offers something. */
const offered = /\b(?:roles?|positions?|shifts?|hours|contracts?)\b[^.]{0,30}\bavailable\b/i;

/** "Relevant certification" beside the ones that are preferred is no demand of its own. */
function isVaguePaper({ kind, text }: Fact, brief: Brief): boolean {
  return (
    namesNone.test(text) &&
    kind === 'licence' &&
    listPreferred(brief).some((fact) => fact.kind === 'licence')
  );
}

function listWhole(brief: Brief): Fact[] {
  const hidden = listFacts(brief, { kinds: ['duty'] }).filter(({ text }) => isHiddenDemand(text));
  const isForeign = brief.language !== null && brief.language !== 'en';
  const misfiled = listMisfiled(brief);
  const musts = [...hidden, ...listWholeMusts(brief)].filter(
    (fact) =>
      isWhole(fact) &&
      !misfiled.has(fact) &&
      !isVaguePaper(fact, brief) &&
      // Who may come without it is no demand, and how somebody is stands in one sentence.
      !welcomes(fact.text) &&
      (isForeign || !isManner(fact)),
  );
  const more = listFacts(brief, { kinds: ['schedule', 'authorization', 'other', 'travel'] }).filter(
    (fact) =>
      (ofApplying.test(asWritten(fact)) || mustBeFree(fact)) &&
      (!offered.test(fact.text) || /\b(?:requires? you|you must|need you)\b/i.test(fact.text)) &&
      isWhole(fact) &&
      !musts.includes(fact),
  );
  // What stands under its own heading leads; what is asked between the duties follows it.
  const between = listBetweenDuties(brief);
  return [
    ...musts.toSorted((a, b) => Number(between.has(a)) - Number(between.has(b))),
    ...more.filter(({ text }) => countWords(text) <= 24),
  ];
}

/** Longer than this, several lines grew together. */
const longestDemand = 60;

export interface Demands {
  required: string[];
  preferred: string[];
}

/** What the job asks for in its own words, musts and wishes apart. */
export function listDemands({ brief }: Source): Demands {
  const rows = listActivities(brief);
  const required = listOnce(
    listWhole(brief)
      .filter((fact) => !isRow(fact.text, rows))
      .flatMap((fact) => sayApart(fact, brief)),
  );
  const mend = makeMend(brief);
  const wishes = [...listPreferred(brief), ...listNice(brief)]
    .filter((fact) => isWhole(fact) && isAsked(fact) && !welcomes(fact.text))
    .flatMap((fact) =>
      (sayTool(fact) ?? sayDemands(fact)).map((text) =>
        mend(
          sayPaper(
            sayTaughtWish(text)
              .replace(calledWish, '')
              .replace(/,?\s(?:and|or)$/i, ''),
            brief,
          ),
        ),
      ),
    )
    .filter(Boolean);
  const known = new Set(required.map((text) => text.toLowerCase()));
  return {
    required,
    preferred: listOnce(wishes).filter((text) => !known.has(text.toLowerCase()) && !isScrap(text)),
  };
}

/** A wish may be of no kind; "if this resonates with you" asks for nothing. */
const isAsked = ({ kind, text }: Fact): boolean =>
  kind !== 'other' || /\b(?:experience|knowledge|skills?|degree|ability)\b/i.test(text);

/** "Relevant certification (e.g. CMA or CPA)" was read as two facts, and is one wish. */
function sayPaper(text: string, brief: Brief): string {
  const vague = listWholeMusts(brief).find((fact) => isVaguePaper(fact, brief));
  return vague && /^[\p{Lu}\d /,-]+(?: or [\p{Lu}\d -]+)?$/u.test(text)
    ? `${ownWords(vague)} (such as ${text})`
    : text;
}

/** In another language the line stays as it was written. */
const makeMend = ({ language }: Brief): ((text: string) => string) =>
  (language ?? 'en') === 'en' ? mendDemand : (text) => text;

/** "Sage": the name of a system and nothing else asks for experience with it. */
const sayTool = (fact: Fact): string[] | undefined =>
  fact.kind === 'tool' &&
  fact.terms.length > 0 &&
  countWords(withoutTerms(fact)) === 0 &&
  countWords(fact.text) <= longestName
    ? [`Experience with ${ownWords(fact)}`]
    : undefined;
const longestName = 6;

const sayApart = (fact: Fact, brief: Brief): string[] =>
  sayLines(fact, brief).map(makeMend(brief)).filter(Boolean);

/** What is a plus in one line is no demand in another: a line of systems names only the others. */
function sayLines(fact: Fact, brief: Brief): string[] {
  const wished = new Set(
    [...listPreferred(brief), ...listNice(brief)].flatMap(({ terms }) =>
      terms.map((term) => term.toLowerCase()),
    ),
  );
  const rest = fact.terms.filter((term) => !wished.has(term.toLowerCase()));
  const isOnlyNames = countWords(withoutTerms(fact)) <= fewBeside;
  return fact.kind === 'tool' && rest.length > 0 && rest.length < fact.terms.length && isOnlyNames
    ? [`Experience with ${joinList(rest)}`]
    : mustBeFree(fact) || calledFor.test(fact.text)
      ? [sayFree(fact)]
      : (sayTool(fact) ?? sayDemands(fact));
}

/** A line that says more than the names of systems is told whole. */
const withoutTerms = ({ terms, text }: Fact): string =>
  terms
    .reduce((left, term) => left.replace(term, ' '), text)
    .replace(/[,/()&]|\b(?:and|or)\b/g, ' ');
const fewBeside = 3;

/** "The post requires you to be available ...". */
const calledFor =
  /^(?:please note (?:that )?)?(?:this|the) (?:position|role|job) (?:will )?requires? (?:you )?(?:to be )?(?=available|able|flexible)/i;

/** "Able to work nights and weekends". */
const sayFree = (fact: Fact): string => {
  const own = ownWords(fact);
  const asked = findTimesAsked(own);
  if (asked !== null) return `Able to work ${asked}`;
  return ofApplying.test(own) || wholeAsk.test(own)
    ? capitalize(bareDemand(own.replace(calledFor, '')))
    : `Able to work ${own.charAt(0).toLowerCase()}${own.slice(1)}`;
};

/** "You would be required to attend", "Must be available": said as it stands; bare times are not. */
const wholeAsk = /\b(?:work|available|attend)\b|^(?:you|we|this|the|all|it|they)\b/i;

/** A row of a table of movements, or what was left of one; in a text without such a table a load is a demand. */
const isRow = (text: string, rows: readonly string[]): boolean =>
  activity.test(text) || (rows.length > 0 && /^(?:lift|carry|push|pull)\/\w+ up to/i.test(text));

/** A paper that the law demands or such work usually needs and the advertisement does not name: to be confirmed before anything is published. */
export function listUnnamedPapers(source: Source): string[] {
  const { gates, unsure } = makePlan(source);
  const byLaw = [...gates, ...unsure]
    .filter(({ law }) => law && !law.isNamed)
    .map((gate) => capitalize(nameWithLaw(gate)));
  if (byLaw.length > 0 || source.brief.credentials.length > 0) return byLaw;
  return source.brief.missing
    .filter(({ topic }) => topic === 'Licence')
    .flatMap(({ question }) => /"([^"]{3,60})"/.exec(question)?.[1] ?? [])
    .slice(0, 1)
    .map(
      (name) =>
        `${capitalize(name)} [usually needed for this work, not in the advertisement: confirm]`,
    );
}

/** What ends an application comes before anything else when there is no room for all. */
const firstKinds: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>([
  'licence',
  'education',
  'authorization',
  'experience',
  'language',
  'physical',
  'safety',
  'schedule',
]);

/** The musts that a posting has room for, in the order of the job. */
export function keepDemands({ brief }: Source, mostWords: number): string[] {
  const rows = listActivities(brief);
  const musts = listWhole(brief).filter(
    (fact) =>
      !isRow(fact.text, rows) &&
      (countWords(ownWords(fact)) <= longestDemand || readWays(ownWords(fact)) !== undefined),
  );
  const sayOne = (fact: Fact): string[] => sayApart(fact, brief);
  const ranked = musts.toSorted(
    (a, b) => Number(firstKinds.has(b.kind)) - Number(firstKinds.has(a.kind)),
  );
  const kept = new Set(fitDemands(ranked.flatMap(sayOne), mostWords));
  return listOnce([
    ...musts.flatMap(sayOne).filter((text) => kept.has(text)),
    rows.length > 0 ? `Among the physical demands listed: ${rows.join('; ')}` : null,
  ]);
}

/** As many demands as there are words for; one with several ways is told whole, however long it is. */
export function fitDemands(items: readonly string[], mostWords: number): string[] {
  const isOpen = (item: string): boolean => readWays(item) !== undefined;
  const fitting = new Set(
    fitWords(
      items.filter((item) => !isOpen(item)),
      mostWords,
    ),
  );
  return items.filter((item) => isOpen(item) || fitting.has(item));
}

/** As many items as there are words for; one at least. */
export function fitWords(items: readonly string[], mostWords: number): string[] {
  let words = 0;
  return items.filter((item, i) => {
    const longer = words + countWords(item);
    if (i > 0 && longer > mostWords) return false;
    words = longer;
    return true;
  });
}

/** The first sentences that fit, none left out between them. */
export function fitStart(sentences: readonly string[], mostWords: number): string[] {
  const fitting = fitWords(sentences, mostWords);
  const end = sentences.findIndex((sentence) => !fitting.includes(sentence));
  return end === -1 ? [...sentences] : sentences.slice(0, end);
}
