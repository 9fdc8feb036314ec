import { dropAnnouncement } from '#shared/announcement.ts';
import type { Unit, UnitRole } from '#shared/reading.ts';
import { isMadeAfterOffer } from '../fields/credentials/after-offer.ts';
import { classifyHeading } from '../layout/classify-heading.ts';
import {
  deniesDemand,
  isAboutFit,
  isComfort,
  isGained,
  isMood,
  isOnOffer,
  readLater,
  readPermit,
  readSpared,
  tellsStack,
} from './asks-nothing.ts';
import { asksAmongOffers } from './among-offers.ts';
import { asksAttendance, asksOnlyAttendance } from '#shared/attendance.ts';
import { isCaveat, isOfPosting } from './caveats.ts';
import { cutLong } from './cut-long.ts';
import { dropShare, isDebris } from './debris.ts';
import { readDemandRow } from './demand-row.ts';
import { tellDemandRow } from './tell-demand-row.ts';
import { isNoPart, readDenial } from './denial.ts';
import { dropReason } from './drop-reason.ts';
import type { Part } from './part.ts';
import { readLotsOf } from './lots-of.ts';
import { readMayBeAsked } from './may-be-asked.ts';
import { isOnMission, saysWhatHouseIs, tellsOfEmployer } from './employer-sentence.ts';
import { asksNoYears, opensDoor } from '../fields/remarks/read-openness.ts';
import { readIntroducing } from './introduces.ts';
import {
  isIntroduction,
  isInvitation,
  isOfHouse,
  isProcedure,
  isStep,
  isOfOtherPosts,
} from './no-demand.ts';
import { dropOtherDuties, isBareWord, isTrial, judgeDeed, tellsManner } from './no-deed.ts';
import { isNoOffer } from './no-offer.ts';
import { isOfSelection } from './of-selection.ts';
import { readContractEnd } from './contract-end.ts';
import { pointsBack } from './governs-row.ts';
import { holdsElsewhere, namesEligibleGroup } from './only-in-case.ts';
import { holdsField } from './holds-field.ts';
import { tellsHowPayIsSet } from './pay-extras.ts';
import { offersPlaceOfWork, tellsHomeDays } from './home-days.ts';
import { readLaterCheck } from './later-check.ts';
import { tellsOfUs, tellsPayday, tellsShop, variety } from './speaks-of-house.ts';
import { asksOfBody, isEverybodysDemand, readMove, tellsSurroundings } from './body-demands.ts';
import { isOfApplying, stepsHeading, tellsWayToApply } from './procedure.ts';
import { isTaskOfHolder, readOwnWork } from './task-of-holder.ts';
import {
  describes,
  dropReadiness,
  holdsPaper,
  isAskedAmongDuties,
  readWillDo,
  showsRecord,
  tellsKnowledge,
  tellsQuality,
} from './tasks-among-demands.ts';
import { joinOneList } from './one-list.ts';
import { isGoalLine } from './goal-line.ts';
import { isListFrame } from './list-frame.ts';
import { asksNobody, isProvided, offersNobody, readFound, tellsOfOthers } from './of-others.ts';
import { isSentence, readCompany, readOther } from './read-house.ts';
import { isDemand, kindOfRequirement } from './requirement-kind.ts';
import {
  isAside,
  isAskedWithApplication,
  isCall,
  isLegal,
  isPraise,
  isWayToApply,
} from './says-nothing.ts';
import { readPromise } from './promises.ts';
import { tellsOfPost } from './tells-of-post.ts';
import { tellThing } from './shapes/tell-thing.ts';
import { readBareYears } from './bare-years.ts';
import { tellsConditions } from './working-conditions.ts';
import { findSubject } from './shapes/subject.ts';
import { readVerbHead } from './shapes/verb-head.ts';
import { readVerbPhrase } from './shapes/verb-phrase.ts';
import { bareCount, bareWord, contractOnly, ofHours, ofTime } from './schedule-words.ts';
import { isSearch, praisesJob, praisesPost } from './search-words.ts';
import { speaksOf } from './speaks-of.ts';
import { readSpokenWork } from './spoken-work.ts';
import type { Told } from './told.ts';
import { isTraitLine } from './traits.ts';
import { asksOfIdeal, findWanted, readWanted } from './wanted.ts';
import { isContact, namesContacts, settleSubject } from './whose-sentence.ts';
import { readBar, tellsWhereFrom } from './where-from.ts';
import { wishWords } from '../roles/wish-parts.ts';
import { dropFrame, dropSpeaker } from './words/phrase.ts';
import { putYearsFirst } from './words/years-first.ts';

/** The kind of a fact follows from the role of its unit, and its words say which of those it is. */
export function classify(
  unit: Unit,
  part: Pick<Part, 'text' | 'isStep' | 'isTask' | 'isOffer' | 'ofThing'>,
): Told | undefined {
  const text = joinOneList(
    dropReason(dropShare(cutLong(part.text.replace(/(?<![.;,\s])[.;,\s]+$/, '')))),
  ).replace(tornStroke, '/');
  if (text.length < 3 || !/\p{L}{2}|^40[13] ?\(?[kb]/iu.test(text)) return undefined;
  const end = tellNothing.has(unit.role) ? undefined : readContractEnd(text);
  if (end) return { kind: 'schedule', text: end };
  if (holdsField(unit)) return undefined;
  const laterCheck = mayBeChecked.has(unit.role) ? readLaterCheck(text) : undefined;
  if (laterCheck) return { kind: 'authorization', text: laterCheck, importance: 'must' };
  if (mayOpenDoor.has(unit.role) && asksNoYears(text)) return undefined;
  if (mayOpenDoor.has(unit.role) && opensDoor(text))
    return speaksOf.benefit(text) || /\btraining\b/i.test(text)
      ? { kind: 'benefit', text }
      : { kind: 'other', text, importance: 'nice' };
  if (tellNothing.has(unit.role) || (unit.role !== 'pay' && isAside(text))) return undefined;
  if (isContact(text, unit)) return { kind: 'team', text };
  if (isNoPart(text) || (unit.role !== 'process' && isOfPosting(text))) return undefined;
  const denial = readDenial(text);
  if (denial) return denial;
  if (isRest.test(text) || text.includes('?') || (unit.role !== 'pay' && isDebris(text)))
    return undefined;
  if (isEverybodysDemand(text) || namesEligibleGroup(text)) return undefined;
  if (bareCount.test(text)) return readCount(text, unit);
  if (isAskedWithApplication(text)) return { kind: 'process', text };
  if (tellsSurroundings(text) && !readDemandRow(text, unit.label))
    return { kind: 'physical', text };
  const move = readMove(text);
  if (move !== undefined)
    return { kind: 'physical', text: move, verb: { text: move, form: 'plain', isSure: true } };
  if (part.isStep || isOfSelection(text)) return { kind: 'process', text };
  if (part.isTask) return readTask(text, part.ofThing);
  if (part.isOffer || /^will train\b/i.test(text)) return { kind: 'benefit', text };
  if (mayAskPresence.has(unit.role) && asksAttendance(text))
    return asksOnlyAttendance(text) ? undefined : { kind: 'schedule', text };
  if (mayBeCondition.has(unit.role) && isElsewhere(text))
    return { kind: 'other', text, importance: 'nice' };
  const mayBar = mayBeCondition.has(unit.role);
  const permit =
    mayBar || unit.role === 'duty'
      ? (readPermit(text) ?? (mayBar ? readBar(text) : undefined))
      : undefined;
  if (permit) return { kind: 'authorization', text: permit, importance: 'must' };
  if (mayBeCondition.has(unit.role) && tellsWhereFrom(text))
    return { kind: 'authorization', text: dropSpeaker(text) };
  if ((mayTellDays.has(unit.role) && tellsHomeDays(text)) || offersPlaceOfWork(text))
    return isOnOffer(text) || offersPlaceOfWork(text)
      ? { kind: 'schedule', text, importance: 'nice' }
      : { kind: 'schedule', text };
  const wanted = mayWant.has(unit.role) ? findWanted(text) : undefined;
  if (wanted !== undefined) return readWanted(wanted);
  if (mayWant.has(unit.role) && asksOfIdeal(text)) return readRequirement(text, unit);
  if (mayBeGoal.has(unit.role) && isGoalLine(unit))
    return isCaveat(text) ? undefined : { kind: 'goal', text };
  for (const role of [unit.role, ...unit.also.filter((other) => other !== 'pay')]) {
    const told = readers[role]?.(text, unit);
    const kind = told && settleSubject(told.kind, told.text);
    if (kind === null) return undefined;
    if (told && kind) return { ...told, kind };
  }
  return undefined;
}

/** A number alone says nothing but under the word for what is counted. */
const readCount = (text: string, { label, heading }: Unit): Told | undefined =>
  ofHours.test((label ?? heading ?? '').replace(/\W+$/, ''))
    ? { kind: 'schedule', text: `${text.replace(/ (?:hours?|hrs?)$/i, '')} hours a week` }
    : undefined;

const isElsewhere = (text: string): boolean =>
  holdsElsewhere(text) && kindOfRequirement(dropSpeaker(text)) === 'authorization';

/** Where a condition of applying may stand, and where the days worked from home may. */
const mayBeCondition = new Set<UnitRole>([
  'must',
  'nice',
  'place',
  'overview',
  'process',
  'schedule',
  'company',
]);
const mayAskPresence = new Set<UnitRole>([
  'must',
  'place',
  'schedule',
  'overview',
  'benefit',
  'company',
  'team',
]);
/** Where "new graduates welcome" may stand: among the demands it is none. */
const mayOpenDoor = new Set<UnitRole>(['must', 'nice', 'overview', 'process', 'benefit']);
/** Where it may say that whoever is chosen is checked. */
const mayBeChecked = new Set<UnitRole>(['must', 'process', 'legal', 'overview', 'schedule']);
/** Where a sentence on who is wanted may stand. */
const mayWant = new Set<UnitRole>(['must', 'nice', 'overview', 'process', 'company', 'team']);
const mayTellDays = new Set<UnitRole>(['place', 'schedule', 'overview']);

/** "performs/ oversees": a blank that nobody meant. */
const tornStroke = /(?<=\p{Ll}{3})\/ (?=\p{Ll}{3})/gu;

const tellNothing = new Set<UnitRole>(['title', 'head', 'noise']);

type Reader = (text: string, unit: Unit) => Told | undefined;

const readers: Partial<Record<UnitRole, Reader>> = {
  duty: readDuty,
  must: readRequirement,
  nice: readRequirement,
  benefit: readBenefit,
  schedule: readSchedule,
  team: readTeam,
  process: readProcess,
  company: readCompany,
  overview: readOverview,
  // What comes on top of the pay: the pay itself is no part that reaches here.
  pay: (text) => (isCaveat(text) || isLegal(text) ? undefined : { kind: 'benefit', text }),
};

/** The second half of a sentence, and a question put to applicants, state nothing. */
export const isRest =
  /^(?:who|which|that|then|and|or|but|of|with|including|such as|if so,|based (?:up)?on(?! ?-?site\b))\s/i;

const mayBeGoal = new Set<UnitRole>(['duty', 'overview', 'must', 'benefit', 'team', 'schedule']);

/** "assist the skipper, who has a record of": whom one is to be is said of no deed. */
const ofSomebody =
  /, (?:who|and (?:who|that)) (?:has|have|is|are|can|will|should|must)\b.*$|, it is\b.*$/iu;

/** One of the things that a sentence lists as the work. */
function readTask(words: string, ofThing?: string): Told | undefined {
  const text = words.replace(ofSomebody, '');
  if (isCaveat(text) || isLegal(text)) return undefined;
  if (tellsKnowledge.test(text)) return { kind: kindOfRequirement(text), text };
  const promise = readPromise(text);
  if (promise !== undefined) return tellPromise(promise);
  if (ofThing !== undefined) return { kind: 'duty', ...tellThing(text, ofThing) };
  const verb = readVerbPhrase(text);
  return verb ? { kind: 'duty', text, verb } : { kind: 'duty', text };
}

const tellPromise = (text: string | null): Told | undefined =>
  text === null ? undefined : { kind: 'benefit', text };

function readDuty(line: string, unit: Unit): Told | undefined {
  const { also, shape, heading } = unit;
  const text = dropOtherDuties(dropReadiness(line));
  if (isProcedure(text) && isTrial(text)) return { kind: 'process', text };
  if ([isCaveat, isLegal, isIntroduction, isListFrame].some((isNone) => isNone(text)))
    return undefined;
  const promise = readPromise(text);
  if (promise !== undefined) return tellPromise(promise);
  if (speaksOf.spokenGoal(text)) return { kind: 'goal', text };
  if (asksOfBody(text)) return { kind: 'physical', text };
  if (speaksOf.travelShare(text)) return { kind: 'travel', text };
  const comesUp = readMayBeAsked(text) ?? readLotsOf(text);
  if (comesUp !== undefined) return readTask(comesUp);
  const isAsked = isAskedAmongDuties(text, heading);
  if ((also.includes('must') && isAsked) || tellsKnowledge.test(text) || tellsQuality(text))
    return { kind: kindOfRequirement(dropSpeaker(text)), text };
  if (tellsManner(text)) return { kind: kindOfRequirement(text), text };
  if (holdsPaper.test(text))
    return { kind: 'licence', text: text.replace(/^\p{L}+\s(?:an?\s|your\s|the\s)?/iu, '') };
  if (showsRecord.test(text)) return { kind: 'experience', text };
  if (tellsOfUs.test(text)) return readAside(text, isAsked);
  if (shape === 'sentence' && (asksNobody(text) || tellsOfOthers(text))) return readOther(text);
  // A long sentence of whoever has the post is read as far as it goes.
  const verb = readVerbPhrase(text) ?? (findSubject(text) > 0 ? readVerbHead(text) : undefined);
  const deed = judgeDeed(text, unit, verb);
  if (deed !== 'sure' && also.includes('must')) return readRequirement(text, unit);
  if (deed !== 'sure')
    return deed === 'none' ? undefined : { kind: 'duty', text, isDoubtful: true };
  if (verb) return { kind: 'duty', text, verb };
  if (shape === 'sentence' && saysWhatHouseIs(text)) return readOther(text);
  const role = shape === 'sentence' ? readBeing(text) : undefined;
  if (role) return role;
  if (kindOfRequirement(text) === 'schedule' && !isDemand(text)) return { kind: 'schedule', text };
  if (shape === 'sentence') return readAside(text, isAsked || dropFrame(text) !== text);
  if (isBareWord(text)) return undefined;
  if (tellsPayday(text) || tellsShop(text)) return { kind: 'benefit', text };
  return { kind: 'duty', text };
}

const willBe =
  /^you(?:['’]ll| will) be (?=(?:an? |the |our |one of |part of )(?!(?:opportunity|chance|great|good|perfect|ideal|right|valued) )(?:\S+ ){3})/i;

/** "You will be the first face that patients see, helping them": what one is there is what one does. */
function readBeing(text: string): Told | undefined {
  if (!willBe.test(text) || speaksOf.benefit(text) || speaksOf.process(text)) return undefined;
  const words = text.replace(willBe, 'Be ');
  const verb = readVerbPhrase(words);
  return verb ? { kind: 'duty', text: words, verb } : { kind: 'duty', text: words };
}

/** A sentence behind a list of duties that says something else of the job. */
function readAside(text: string, isAsked: boolean): Told | undefined {
  if (speaksOf.process(text) || isWayToApply(text)) return { kind: 'process', text };
  if (isAsked) return { kind: kindOfRequirement(dropSpeaker(text)), text };
  if (speaksOf.benefit(text)) return { kind: 'benefit', text };
  if (speaksOf.team(text)) return { kind: 'team', text };
  // What "we" use or teach is told of the house, and nobody's task.
  if (/^(?:we|our)\b/i.test(text)) return isPraise(text) ? undefined : { kind: 'other', text };
  // With a subject of its own it tells of the place; without one it names the work: "Preparation of reports".
  if (!tellsOfPlace.test(text)) return { kind: 'duty', text };
  return isPraise(text) || isCall(text) ? undefined : { kind: 'other', text };
}

const tellsOfPlace =
  /^(?:we|our|you|the (?!role\b|position\b|job\b|post\b|candidate|successful|incumbent|employee)|a |an |if |there |it (?=(?:is|was|has|will|can|may|does|gets|comes|needs)\b)|this (?!role|position|job|post|individual|person|candidate)|every|each|all |most )\b.{0,120}?\b(?:is|are|was|were|has|have|will|do|does|decides?|follows?|comes?|gets?|works?|needs?|can|may)\b/i;

/** What "we" are, do or believe demands nothing of a person. */
const speaksOfUs =
  /^(?:and )?(?:we|our|together|at \p{Lu}\S+,? we)\b(?!.{0,40}\b(?:need|require|look(?:ing)? for|expect|seek|sponsor|visa)\b)/iu;

const ofMind =
  /\b(?:fast-paced|multi\w*|priorit\w+|deadlines?|interpersonal|judg\w+|concentrat\w+|stress\w*|analy\w+|learn\w*|understand\w*|reason\w*|independent\w*|team|confidential\w*|professional\w*)\b/i;
/** What stands under it asks something of the body, also where its words would not say so. */
const bodyHeading =
  /^(?:the )?physical (?:(?:and (?:mental|environmental)|\/ ?mental) )?(?:requirements?|demands?|abilities|conditions|effort|activities)\b/i;

/** An introduction, the house or flattery among the demands; undefined where the line asks for something. */
function readAmongDemands(text: string, unit: Unit): { told: Told | undefined } | undefined {
  const aside = readIntroducing(text);
  if (aside === undefined) return undefined;
  if (aside === null) return { told: undefined };
  if ('demand' in aside) return { told: readRequirement(aside.demand, unit) };
  return { told: 'task' in aside ? readTask(aside.task) : aside };
}

function readRequirement(text: string, unit: Unit): Told | undefined {
  const { heading, label } = unit;
  const aside = readAmongDemands(text, unit);
  if (aside) return aside.told;
  if (isTaskOfHolder(text, heading)) return readTask(text);
  const willDo = readOwnWork(text);
  if (willDo) return willDo;
  const done = unit.shape === 'sentence' ? readWillDo(text) : undefined;
  if (done !== undefined) return readTask(done);
  if (isCaveat(text) || isLegal(text) || isCall(text) || isOfApplying(text)) return undefined;
  if (tellsHowPayIsSet(text)) return undefined;
  if (unit.shape === 'sentence' && saysWhatHouseIs(text)) return readCompany(text, unit);
  if (isIntroduction(text) || isInvitation(text) || isOfHouse(text)) return undefined;
  if (isProcedure(text)) return isStep(text) ? { kind: 'process', text } : undefined;
  if (isOfOtherPosts(text)) return { kind: 'other', text, importance: 'nice' };
  const later = readLater(text);
  if (later) return later.kind === 'duty' ? readTask(later.text) : later;
  const row = readDemandRow(text, label);
  if (row) return tellDemandRow(row);
  if (tellsStack(text)) return { kind: 'tool', text, importance: 'preferred' };
  if (isAboutFit(text)) return { kind: 'culture', text };
  if (isMood(text) || isComfort(text)) return undefined;
  if (isGained(text)) return { kind: 'benefit', text };
  const spared = readSpared(text, label ?? heading ?? '');
  if (spared) return spared;
  if (deniesDemand(text) && !wishWords.test(text))
    return { kind: 'other', text, importance: 'nice' };
  if (isMadeAfterOffer(text)) return { kind: 'process', text };
  if (!isDemand(text) && speaksOfUs.test(text) && speaksOf.process(text))
    return { kind: 'process', text };
  if ((speaksOfUs.test(text) || praisesJob.test(text)) && !isDemand(text)) return undefined;
  if (speaksOf.plainBenefit(text) && !isDemand(text)) return { kind: 'benefit', text };
  if (speaksOf.spokenGoal(text)) return { kind: 'goal', text };
  const ofYears = readBareYears(text);
  if (ofYears) return ofYears;
  const counted = putYearsFirst(text);
  if (counted !== undefined) return { kind: 'experience', text: counted };
  const named = kindOfRequirement(dropSpeaker(dropFrame(text)));
  const isToldOnly = (unit.shape === 'sentence' && asksNobody(text)) || isProvided(text);
  if (isToldOnly && named !== 'authorization') return readOther(text);
  const there = readFound(text);
  if (there) return { kind: there, text };
  const isOfBody = bodyHeading.test(label ?? heading ?? '') && !ofMind.test(text);
  const ofPerson = describes.test(text) ? 'trait' : named;
  const kind = named === 'skill' ? (isOfBody ? 'physical' : ofPerson) : named;
  if (tellsConditions(text, { heading: label ?? heading, kind })) return { kind: 'physical', text };
  if (kind === 'skill' && tellsOfPost(text)) return undefined;
  // "Acme is the best place for your career": a sentence on the employer that strayed among the demands.
  const isStray = kind === 'skill' && unit.shape === 'sentence' && unit.also.includes('company');
  return isStray && !isDemand(text) ? readCompany(text, unit) : { kind, text };
}

function readBenefit(line: string, unit: Unit): Told | undefined {
  const text = dropAnnouncement(line);
  if (tellsWayToApply(text)) return { kind: 'process', text };
  if (asksAmongOffers(text)) return readRequirement(text, { ...unit, role: 'must' });
  if (isCaveat(text) || isLegal(text) || isCall(text) || isPraise(text)) return undefined;
  if (tellsHowPayIsSet(text)) return undefined;
  if (isNoOffer(text, unit) || (unit.shape === 'sentence' && offersNobody(text))) return undefined;
  return { kind: 'benefit', text };
}

function readSchedule(text: string, unit: Unit): Told | undefined {
  if (contractOnly.test(text) || bareWord.test(text) || isLegal(text) || isCall(text))
    return undefined;
  if (
    isSearch.test(text) &&
    !/\d(?![- ](?:month|year))|\b(?:shift|night|evening|weekend|hour|rota|roster)/i.test(text)
  )
    return undefined;
  if (variety.test(text) || (isCaveat(text) && !/\d/.test(text))) return undefined;
  if (speaksOf.crew(text)) return { kind: 'team', text };
  if (/^interviews? (?:is|are|will be|take)\b/i.test(text)) return { kind: 'process', text };
  const kind = kindOfRequirement(dropSpeaker(text));
  // "18+ months in a mill" among the demands.
  if (kind === 'experience' && classifyHeading(unit.heading ?? '') === 'must')
    return { kind, text };
  if (kind === 'travel' || kind === 'physical' || kind === 'authorization') return { kind, text };
  if (speaksOf.plainBenefit(text)) return { kind: 'benefit', text };
  if (isOnMission(text)) return { kind: 'culture', text };
  if (unit.shape === 'sentence' && tellsOfEmployer(text) && !ofTime.test(text))
    return readCompany(text, unit);
  return isOnOffer(text)
    ? { kind: 'schedule', text, importance: 'nice' }
    : { kind: 'schedule', text };
}

function readTeam(text: string, unit: Unit): Told | undefined {
  if (namesContacts(text, unit)) return undefined;
  return isPraise(text) || isCall(text) || isCaveat(text) ? undefined : { kind: 'team', text };
}

/** Steps of the selection; how to send an application stays with the employer's own words. */
function readProcess(text: string, { heading, label }: Unit): Told | undefined {
  if (isWayToApply(text)) return { kind: 'process', text };
  if (isCall(text) || isLegal(text) || isCaveat(text) || pointsBack.test(text)) return undefined;
  const isStep =
    stepsHeading.test(label ?? heading ?? '') || speaksOf.process(text) || speaksOf.formality(text);
  return isStep ? { kind: 'process', text } : undefined;
}

const isOfReader = /^you(?:['’]re| are| have| hold| possess)\s/i;

function readOverview(text: string, unit: Unit): Told | undefined {
  if (isLegal(text) || isCall(text) || isCaveat(text)) return undefined;
  if (isOfReader.test(text) && (isTraitLine(text) || isDemand(text)))
    return readRequirement(text, unit);
  const promise = readPromise(text);
  if (promise !== undefined) return tellPromise(promise);
  const focus = readLotsOf(text);
  if (focus !== undefined) return readTask(focus);
  const work = readSpokenWork(text);
  if (work) return work.isFlattery ? undefined : { kind: 'duty', text: work.text, verb: work.verb };
  if (speaksOf.spokenGoal(text)) return { kind: 'goal', text };
  if (isSearch.test(text) || !isSentence(text) || praisesPost.test(text)) return undefined;
  if (isPraise(text)) return tellsOfEmployer(text) ? { kind: 'culture', text } : undefined;
  return { kind: speaksOf.team(text) ? 'team' : 'other', text };
}
