import type { OccupationProfile } from '#market/occupations/profile.ts';
import { isLittleTravel } from '#shared/little-travel.ts';
import { memoize } from '#shared/memoize.ts';
import { noForms, type Fact, type FactForms } from '#shared/brief.ts';
import type { Evidence } from '#shared/parsed-job.ts';
import type { Found, ReadFields, Unit } from '#shared/reading.ts';
import { tellApposed } from './apposed.ts';
import { findTitleBonus } from '../fields/contract/title-bonus.ts';
import { offersChoice, shiftsIn } from '../fields/contract/shift-choice.ts';
import { findTitleShift } from '../fields/contract/title-shift.ts';
import { tellsTime } from './tells-time.ts';
import { quoteWithin } from '../fields/quote-within.ts';
import { classifyHeading } from '../layout/classify-heading.ts';
import { citeIn, fieldAt, type JobDocument } from '../stored/job-document.ts';
import { isBeginning, joinBenefits } from './among-benefits.ts';
import { isOnOffer } from './asks-nothing.ts';
import { withoutBareLabel } from './bare-label.ts';
import { boundFacts } from './bound-facts.ts';
import { calmList } from './calm-list.ts';
import { classify, isRest } from './classify.ts';
import { demanding, graded, named, ofPerson } from './fact-kinds.ts';
import { settleKind } from './demand-sorts/settle-kind.ts';
import { readForms } from './forms.ts';
import { dropBarer } from './drop-barer.ts';
import { dropPortraits } from './drop-portraits.ts';
import { hardness } from './hardness.ts';
import { gradeByColumn, importanceOf } from './importance.ts';
import { readHanging, withoutFurther } from './hanging.ts';
import { hearMoreOf, hearWork } from './hear-work.ts';
import { findPayExtra, listsOffers, tellsAdvance, tellsBasePay } from './pay-extras.ts';
import { speaksOfThem } from './of-others.ts';
import { giveOneStatus, withoutWishedStanding } from './one-status.ts';
import { putUnderLabels } from './run-in-parts.ts';
import { readSubHeading } from './sub-heading.ts';
import { orderYears } from './order-years.ts';
import { joinAlternatives } from './join-alternatives.ts';
import { saysNothingAlone } from './lone-word.ts';
import { mergeAlike } from './merge-alike.ts';
import { dropSubject } from './shapes/subject.ts';
import { readVerbPhrase, type VerbPhrase } from './shapes/verb-phrase.ts';
import type { Part } from './part.ts';
import { namesOnlyTraits } from './personal-traits.ts';
import { withoutForms } from './procedure.ts';
import { isTitle, isTitleAgain } from './repeats-title.ts';
import { isRunInHeading } from './run-in-heading.ts';
import { splitSpared } from './denial.ts';
import { splitAsked } from './split-asked.ts';
import { splitLists } from './split-lists.ts';
import { splitTasks } from './split-tasks.ts';
import { takeOutTasks } from './tasks-among-demands.ts';
import { readTerms } from './terms.ts';
import { readSearch } from './read-search.ts';
import { readBar } from './where-from.ts';
import { isOfRole, saysIt } from './whose-sentence.ts';
import { withoutWishes } from './without-wishes.ts';
import { isReworded, tidyBenefit } from './words/benefit-words.ts';
import { joinInfinitives } from './words/join-infinitives.ts';
import { toListPhrase } from './words/list-phrase.ts';
import {
  dropFrame,
  dropHouse,
  dropRoleFrame,
  dropSearch,
  dropSpeaker,
  toPhrase,
} from './words/phrase.ts';
import { isLearnt, restoreCase, type KnownNames } from './words/restore-case.ts';
import { toShortName } from './words/short-name.ts';
import { toTopicPhrase } from './words/topic-phrase.ts';
import { toTraitPhrase } from './words/trait-phrase.ts';
import { joinYears } from './words/years-first.ts';
import { toWishPhrase } from './words/wish-phrase.ts';

export interface FactsInput {
  document: JobDocument;
  fields: Pick<ReadFields, 'tools' | 'credentials'>;
  profile: OccupationProfile;
  language: string | null;
  names: KnownNames;
  /** The title only repeats itself as a fact. */
  title: string;
  /** Words of must-haves, the most important first. */
  order: readonly string[];
}

/** A fact before it has its number and its forms. */
interface Unnamed extends Omit<Fact, 'id' | 'forms'> {
  verb: VerbPhrase | undefined;
  /** Put into the form of a noun phrase when it was read. */
  noun: string | null;
  /** Asked by one word beside the person. */
  isStanding: boolean;
  /** Said of whoever is called upon at the end. */
  isClosing: boolean;
  isDoubtful: boolean;
  rank: number;
  /** Where its words stand in the document. */
  at: Evidence;
}

const mostRead = 600;

/** The facts that the units of a job state, each once, with the words they were read from. */
export function readFacts(input: FactsInput): { facts: Fact[]; leftOut: number } {
  const { document } = input;
  const seen = new Set<string>();
  let found: Unnamed[] = [];
  let before: Unit | undefined;
  let isRole = false;
  let isOfThem = false;
  let shift: Unnamed | undefined;
  let bonus: Unnamed | undefined;
  const units = takeOutTasks(joinAlternatives(withoutForms(document.units)));
  for (const [place, given] of units.entries()) {
    if (isRunInHeading(given, units[place + 1], document.text)) continue;
    const last = before;
    let unit = ofDutyBefore(asListed(given, document), last, { found, document });
    before = unit;
    isOfThem =
      isNextTo(last, unit, document) &&
      (speaksOfThem(unit.text, last.text) || (isOfThem && saysThey.test(unit.text)));
    if (isOfThem) continue;
    isRole = saysIt(unit) ? isRole : isOfRole(unit.text);
    if (isRole && saysIt(unit)) unit = { ...unit, role: 'duty', also: [] };
    if (unit.shape === 'heading' || found.length >= mostRead) continue;
    // "This includes mixing inks" tells more as duties of its own.
    const rest = splitTasks(unit) ? undefined : readHanging(unit.text);
    if (rest !== undefined) {
      const isAdded = goesOn(last, unit, document) && addTo(found, last, unit, { rest, document });
      if (isAdded || lostAlone.has(unit.role)) continue;
    }
    if (unit.role === 'title') {
      shift ??= readTitleShift(unit, input);
      bonus ??= readTitleBonus(unit, input);
      // "The firm seeks a clerk with two years of ...": a sentence that names the job may also ask.
      if (unit.shape !== 'sentence' || !unit.also.includes('must')) continue;
      unit = { ...unit, role: 'overview' };
    }
    for (const { whole, by } of listParts(unit)) {
      const part = withoutBareLabel(whole, by.role);
      const fact = readPart(by, part, input);
      if (!fact || isTitle(fact.text, input.title) || isTitleAgain(fact, input.title)) continue;
      const key = fact.text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
      if (seen.has(key)) continue;
      seen.add(key);
      found.push(fact);
    }
  }
  found = putUnderLabels(settleStrays(found, document.text), document.text);
  found.push(...hearMore(units, found, input), ...readHouses(units, input));
  if (shift && !tellsTime(found, shift)) found.push(shift);
  if (bonus && !found.some(({ kind, text }) => kind === 'benefit' && /\bbonus\b/i.test(text)))
    found.push(bonus);
  const { facts, leftOut } = boundFacts(
    orderYears(
      settleStatus(calmList(found, namesOf(input)), document.text).toSorted(
        (a, b) => a.rank - b.rank || hardness(a) - hardness(b),
      ),
    ),
  );
  const forms = listForms(facts, input);
  return {
    facts: facts.map(
      (
        {
          rank: _rank,
          verb: _verb,
          at: _at,
          isStanding: _standing,
          isClosing: _closing,
          isDoubtful: _doubt,
          noun,
          ...fact
        },
        number,
      ) => {
        const given = forms[number] ?? noForms;
        return { ...fact, forms: { ...given, nounPhrase: given.nounPhrase ?? noun } };
      },
    ),
    leftOut,
  };
}

/** Each thing once, with the one status that it has wherever it is told. */
const settleStatus = (found: readonly Unnamed[], text: string): Unnamed[] =>
  leaveOpen(
    mergeAlike(dropBarer(dropPortraits(withoutWishedStanding(giveOneStatus(found, text))))),
  );

/** A list of fewer duties leaves the work to be heard elsewhere. */
const fewDuties = 3;

/** What hardly looks like work is told only where little else is. */
function dropDoubtful(found: readonly Unnamed[]): Unnamed[] {
  const sure = found.filter(({ kind, isDoubtful }) => kind === 'duty' && !isDoubtful);
  const isSure = (one: (typeof found)[number] | undefined): boolean =>
    one !== undefined && one.kind === 'duty' && !one.isDoubtful;
  // Between two deeds of a list "Prepping the wool ..." is a third, though nobody knows its verb.
  return found.filter(
    ({ text, isDoubtful }, i) =>
      !isDoubtful ||
      sure.length < fewDuties ||
      (/^\p{L}+ing \p{Ll}/u.test(text) && isSure(found[i - 1]) && isSure(found[i + 1])),
  );
}

/** Beginnings without an end are left out, and what stands among benefits is one. */
const settleStrays = (found: readonly Unnamed[], text: string): Unnamed[] =>
  joinBenefits(
    dropDoubtful(found).filter((fact) => !isBeginning(fact)),
    text,
  );

function hearMore(units: readonly Unit[], found: readonly Unnamed[], input: FactsInput): Unnamed[] {
  const { language, profile } = input;
  const duties = found.filter(({ kind }) => kind === 'duty');
  if (duties.length >= fewDuties || (language !== 'en' && language !== null)) return [];
  const isHeard = ({ start, end }: Unit): boolean =>
    duties.some(({ at }) => at.start < end && at.end > start);
  let last: Unit | undefined;
  return units
    .filter((unit) => !isHeard(unit))
    .flatMap((unit) => {
      const by: Unit = { ...unit, role: 'duty', also: [] };
      const isMore = isNextTo(last, unit, input.document);
      const parts = isMore ? hearMoreOf(unit) : [];
      const heard = parts.length > 0 ? parts : hearWork(unit, profile.soc);
      last = heard.length > 0 ? unit : undefined;
      return heard.flatMap((part) => readPart(by, part, input) ?? []);
    })
    .filter(({ kind }) => kind === 'duty');
}

/** What a search says of the house by the way. */
const readHouses = (units: readonly Unit[], input: FactsInput): Unnamed[] =>
  units.flatMap((unit) => {
    const apposed = tellApposed(unit);
    return (apposed && readPart({ ...unit, role: 'company' }, apposed, input)) ?? [];
  });

/** Where a sentence that asks for nothing else may name whom it looks for. */
const mayPortray = new Set<Unit['role']>(['overview', 'company', 'team', 'title']);

/** The parts of a unit; what a sentence of search asks is asked, whatever else its unit tells. */
function listParts(unit: Unit): { whole: Part; by: Unit }[] {
  const mayAsk = unit.role === 'must' || unit.role === 'nice' || unit.also.includes('must');
  return splitLists(unit)
    .flatMap(splitSpared)
    .flatMap((part) => (mayAsk ? splitAsked(part) : [part]))
    .flatMap(withoutWishes)
    .flatMap((part) => {
      const asked = mayAsk || mayPortray.has(unit.role) ? readSearch(part) : undefined;
      const by: Unit = unit.role === 'nice' ? unit : { ...unit, role: 'must' };
      const listed = asked?.map((whole) => ({ whole: { ...part, ...whole }, by })) ?? [];
      if (asked && mayAsk) return listed;
      return [{ whole: part, by: unit }, ...listed.filter(({ whole }) => whole.isStanding)];
    });
}

/** "Day shift" and "Night shift" in lines of their own: either may be had, and neither is asked of everybody. */
function leaveOpen(found: readonly Unnamed[]): Unnamed[] {
  const isOpen = offersChoice(
    found.filter(({ kind }) => kind === 'schedule').map(({ text }) => text),
  );
  return found.map((fact) =>
    isOpen && fact.kind === 'schedule' && shiftsIn(fact.text).length === 1
      ? { ...fact, importance: 'nice' }
      : fact,
  );
}

/** "Nurse – PT Nights": the time of work that only the title names. */
function readTitleShift(unit: Unit, input: FactsInput): Unnamed | undefined {
  const shift = findTitleShift(unit.text);
  return shift && readPart({ ...unit, role: 'schedule' }, shift, input);
}

/** "Nurse – $1500 Sign On Bonus": kept where only the title names it. */
function readTitleBonus(unit: Unit, input: FactsInput): Unnamed | undefined {
  const bonus = findTitleBonus(unit.text);
  return bonus && readPart({ ...unit, role: 'benefit' }, bonus, input);
}

/** Where a sentence that stands on another one is no loss without it. */
const lostAlone = new Set<Unit['role']>(['company', 'overview', 'benefit', 'team', 'duty']);

const saysThey = /^(?:they|their)\b/i;
const isNextTo = (last: Unit | undefined, unit: Unit, { text }: JobDocument): last is Unit =>
  last !== undefined && !text.slice(last.end, unit.start).includes('\n');

/** In the same line as the unit before, and about the same. */
const goesOn = (last: Unit | undefined, unit: Unit, { text }: JobDocument): last is Unit =>
  last !== undefined &&
  (last.role === unit.role || (unit.role === 'duty' && unit.also.includes(last.role))) &&
  last.shape !== 'heading' &&
  !text.slice(last.end, unit.start).includes('\n');

/** "This includes setting up each run", told of the duty before it, is more of the same work. */
function ofDutyBefore(
  unit: Unit,
  last: Unit | undefined,
  { found, document }: { found: readonly Unnamed[]; document: JobDocument },
): Unit {
  const fact = found.at(-1);
  if (unit.role !== 'overview' || !last || fact?.kind !== 'duty') return unit;
  const isNext =
    fact.at.start >= last.start && !document.text.slice(last.end, unit.start).includes('\n');
  return isNext && tellsMoreOfIt.test(unit.text)
    ? { ...unit, role: 'duty', also: [...unit.also, 'overview'] }
    : unit;
}
const tellsMoreOfIt = /^this (?:will )?(?:also )?(?:includes?|involves?|means) \S/i;

const longestJoined = 300;

/** Puts the rest of a thought to the fact that began it; false where that told nothing. */
function addTo(
  found: Unnamed[],
  last: Unit,
  unit: Unit,
  { rest, document }: { rest: string; document: JobDocument },
): boolean {
  const fact = found.at(-1);
  if (!fact || fact.at.start < last.start || fact.at.end > last.end) return false;
  const text = `${fact.text}${rest}`;
  const { start } = fact.at;
  const at = { quote: document.text.slice(start, unit.end), start, end: unit.end };
  const source = citeIn(document, at);
  if (text.length > longestJoined || text.split(', which ').length > 2 || !source) return false;
  const verb = fact.verb && { ...fact.verb, text: `${fact.verb.text}${rest}` };
  found[found.length - 1] = { ...fact, text, verb, source, at };
  return true;
}

/** Only English is known well enough to say how its phrases may stand in a sentence. */
const listForms = (facts: readonly Unnamed[], input: FactsInput): FactForms[] =>
  input.language === 'en' || input.language === null ? readForms(facts, namesOf(input)) : [];

/** Which words the job writes as names. */
const namesOf = memoize(({ names, fields }: FactsInput) => {
  const tools = new Set(fields.tools.map(({ value }) => value.split(' ')[0] ?? ''));
  return (word: string): boolean => isLearnt(word, names) || tools.has(word);
});

/** "€2,000 a year for learning", listed among what one gets, is no pay, and a shift that may be had no rule. */
function asListed(unit: Unit, document: JobDocument): Unit {
  if (unit.role === 'pay' && (listsOffers(unit.text) || tellsAdvance(unit.text)))
    return { ...unit, role: 'benefit' };
  const isShift = unit.role === 'schedule' && isOnOffer(unit.text);
  if (!isShift && (unit.role !== 'pay' || findPayExtra(unit.text) || tellsBasePay(unit.text)))
    return unit;
  const isOffered =
    classifyHeading(unit.heading ?? '') === 'benefit' ||
    fieldAt(document, unit.start)?.field === 'benefits';
  return isOffered ? { ...unit, role: 'benefit' } : unit;
}

function readPart(unit: Unit, part: Part, input: FactsInput): Unnamed | undefined {
  const { document, fields, profile, language, names, order } = input;
  const told = classify(unit, part);
  if (!told) return undefined;
  const { kind } = told;
  const said = withoutFurther(gradeByColumn(told.text)?.text ?? told.text);
  const wished = demanding.has(kind) ? (toWishPhrase(said) ?? dropSearch(said)) : said;
  const asked = ofPerson.has(kind) ? dropRoleFrame(dropFrame(wished)) : wished;
  const bare =
    kind === 'duty'
      ? dropSubject(said)
      : kind === 'trait'
        ? toTraitPhrase(asked)
        : kind === 'benefit'
          ? dropSpeaker(tidyBenefit(said))
          : (kind === 'culture' ? dropHouse : dropSpeaker)(asked);
  // What the role requires is nothing that the role does.
  const words =
    kind === 'duty' && /^requires?\s/i.test(bare)
      ? said
      : kind === 'duty' || kind === 'benefit'
        ? joinInfinitives(bare)
        : bare;
  const evidence = quoteWithin(document.text, unit, part);
  const isWhole = /[.!?]/.test(document.text.slice(evidence.end - 1, evidence.end + 1));
  const phrase = toPhrase(toListPhrase(kind, restoreCase(words, names)), isWhole);
  const isEnglish = language === 'en' || language === null;
  const isOfYears = kind === 'experience' && /^(?:\p{L}+ )?experience\b/iu.test(unit.label ?? '');
  const topic = isEnglish
    ? (toTopicPhrase(kind, phrase) ?? (isOfYears ? joinYears(phrase) : undefined))
    : undefined;
  const text = topic ?? phrase;
  const source = citeIn(document, evidence);
  if (text.length < 2 || isRest.test(text) || source?.from !== 'job') return undefined;
  if (named.has(kind) && namesOnlyTraits(text)) return undefined;
  if (saysNothingAlone(kind, text)) return undefined;
  const rank = order.findIndex((quote) => quote === unit.text);
  const isWithin = ({ evidence: [first], value }: Found<string>): boolean =>
    (first !== undefined && first.start >= evidence.start && first.end <= evidence.end) ||
    holdsName(text, value);
  const within = [...fields.credentials, ...fields.tools].filter(isWithin);
  const isNewlyWorded =
    (kind === 'benefit' && isReworded(said)) ||
    (kind === 'authorization' && readBar(unit.text) === told.text) ||
    wished !== said ||
    topic !== undefined ||
    part.isWished === true ||
    part.isStanding === true;
  const under = kind === 'duty' ? readSubHeading(unit) : undefined;
  return {
    ...(under === undefined ? {} : { under }),
    isStanding: part.isStanding === true,
    isClosing: told.isClosing === true,
    isDoubtful: told.isDoubtful === true,
    kind: isEnglish ? settleKind(kind, text) : kind,
    importance: told.importance ?? gradeFact(kind, told.text, unit, part),
    text,
    short: toShortName(text),
    terms: named.has(kind)
      ? readTerms(text, {
          found: within.map(({ value }) => value),
          profile,
          language,
          isDuty: kind === 'duty' || kind === 'goal' || kind === 'other',
        })
      : [],
    noun: isNewlyWorded ? text : null,
    verb: told.verb
      ? { ...told.verb, text: joinInfinitives(told.verb.text) }
      : kind === 'goal'
        ? readVerbPhrase(told.text)
        : undefined,
    source,
    at: evidence,
    // What somebody answered was asked because it decides.
    rank: rank >= 0 ? rank : order.length - (source.field === 'answers' ? 0.5 : 0),
  };
}

/** "Excellent" does not name Excel. */
function holdsName(text: string, name: string): boolean {
  const at = text.indexOf(name);
  return (
    at !== -1 &&
    !/[\p{L}\d]$/u.test(text.slice(0, at)) &&
    !/^[\p{L}\d]/u.test(text.slice(at + name.length))
  );
}

/** What only tells of the job is no demand; what a unit demands weighs as much as the unit. */
function gradeFact(kind: Fact['kind'], text: string, unit: Unit, part: Part): Fact['importance'] {
  if (kind === 'other' && unit.role !== 'must' && unit.role !== 'nice') return 'nice';
  // That there is hardly any keeps nobody away.
  if (kind === 'travel' && isLittleTravel(text)) return 'nice';
  const isOfBody = kind === 'physical';
  return graded.has(kind) ? importanceOf(text, unit, { ...part, isOfBody }) : 'must';
}
