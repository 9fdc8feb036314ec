import { listJobFacts } from '#plan/letters/job-facts.ts';
import { listConditions, sortDemands } from '#plan/demands/sort-demands.ts';
import { sayAdjustmentAsIn } from '#plan/hiring-steps/adjustment.ts';
import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { findSubject } from '#plan/subject/find-subject.ts';
import { listFacts, ownWords } from '#plan/wording/own-words.ts';
import { capitalize, lowerFirst, stripEnd, toParagraph } from '#writing/casing.ts';
import { endsOpen } from '#writing/ends-open.ts';
import { listOnce } from '#writing/list.ts';
import { countWords } from '#writing/shorten.ts';
import { listActivities } from '../attraction-posting/draft/activities.ts';
import {
  activity,
  afterHire,
  fitWords,
  keepDemands,
  listDemands,
} from '../attraction-posting/draft/demands.ts';
import { sayHouse } from '../attraction-posting/draft/house.ts';
import { keepFamilies } from '../attraction-posting/draft/keep-families.ts';
import { listTerms } from '../attraction-posting/draft/overview.ts';
import { listFair } from '../attraction-posting/draft/private.ts';
import { isScrap } from '../attraction-posting/draft/scrap.ts';
import { showDuties } from '../attraction-posting/draft/shown-duties.ts';
import { listMannerLines } from '../attraction-posting/draft/traits.ts';
import { isAmong, listDutiesTold, tellOnce } from './duties-and-papers.ts';

const room = { lines: 9, words: 115 };
const most = { terms: 60, needs: 170, manner: 45, wishes: 45, body: 60 };
const longestDuty = 24;
const fewestDuties = 2;

const ofContract = /\b(?:full|part)[- ]time|permanent|temporary|contract|per diem\b/i;

/** What everybody should know before they come: which job and house, when, for how much, what is taught. */
export function tellJob(source: Source, plan: Plan): string[] {
  const { sentences, ownFacts, condition, phrases } = plan;
  if (phrases) {
    const terms = [sentences.place, sentences.contract, sentences.hours].filter(Boolean).join(' ');
    return [
      terms || phrases.askAboutHours,
      sentences.pay || phrases.askAboutPay,
      ownFacts[0] ?? '',
      condition,
    ].filter(Boolean);
  }
  const facts = listJobFacts(source);
  // Every day and hour that is stated: half of them is another job.
  const terms = fitWords(
    listTerms(source, plan, [])
      .map((text) => dropPast(text, source.today))
      // Where the work is done stands with the place.
      .filter((text) => !/^It is (?:remote|on[- ]site|hybrid)\.?$/i.test(text)),
    most.terms,
  );
  const house = sayHouse(source);
  // What the next sentence says is not asked for in this one.
  const aJob = namesPlace.test(house) ? facts.aJob.replace(openPlace, '') : facts.aJob;
  return [
    toParagraph([`${stripEnd(capitalize(aJob))}.`, house || findSubject(source).focus]),
    toParagraph(
      terms.length > 0
        ? [terms.some((text) => ofContract.test(text)) ? '' : facts.pattern, ...terms]
        : [facts.pattern, facts.hours],
    ),
    toParagraph([facts.taught, facts.welcome]),
  ].filter(Boolean);
}

const openPlace = / in \[place: add\]/;
const namesPlace = /\bin (?:the )?\p{Lu}\p{Ll}+(?: \p{Lu}?\p{Ll}+){0,2}/u;

const monthOfYear =
  /,? ?\b(?:(?:starting|from|in|for) )?(?:January|February|March|April|May|June|July|August|September|October|November|December) (20\d\d)\b/g;

/** A month of a year that is over dates the advertisement, and nobody can start then. */
const dropPast = (text: string, today: string): string =>
  text.replace(monthOfYear, (found: string, year: string) =>
    Number(year) < Number(today.slice(0, 4)) ? '' : found,
  );

/** Belongs to every job, or is told elsewhere. */
const noDuty =
  /\bother (?:related )?duties\b|\bduties (?:as assigned|asked of you)\b|\bcore values\b|\bas (?:assigned|required)$/i;

/** "This role will require sourcing parts". */
const saysJob =
  /^(?:this|the) (?:role|position|job) (?:will )?(?:also )?(?:requires?|involves?|includes?) (?=\p{L}+ing\b)/iu;

/** What for, how and with what else: the work stands before it. */
const tails =
  /(?:; |,? (?:to ensure|in order to|so that|ensuring|including|such as|while|as well as|by \p{L}+ing|in accordance with|in compliance with|in a timely|in line with|consistent with|resulting in|that (?:will )?(?:support|drive|meet|align)s?)\b)/iu;
const heading = /^[\p{L} &/]{4,40}: (?=\p{L})/u;
const fewestWords = 3;
const shortEnough = 12;

/** What is done, without what for: a long line says its first part whole. */
function shorten(line: string): string {
  if (countWords(line) <= shortEnough) return line;
  const bare = line.replace(heading, '');
  const [start = bare] = bare.split(tails, 1);
  const cut = stripEnd(start);
  const isWhole = countWords(cut) >= fewestWords && !endsOpen(cut) && !/\((?:[^()]*)$/.test(cut);
  return isWhole ? cut : bare;
}

/** What is done, in the words and the order of the advertisement. */
export function tellWork(source: Source, { phrases }: Plan): string[] {
  if (phrases) return [];
  const lines = showDuties(source)
    .map((line) => shorten(capitalize(line.replace(saysJob, ''))))
    .filter((line) => !noDuty.test(line) && countWords(line) <= longestDuty && !isScrap(line));
  const shown = keepFamilies(source, tellOnce(lines), room);
  return shown.length >= fewestDuties
    ? shown.map((line) => capitalize(stripEnd(line)))
    : listDutiesTold(source).slice(0, fewestDuties);
}

/** "Have a clean record", "a degree required": what somebody has. */
const tidyNeed = (text: string): string =>
  stripEnd(text)
    .replace(/^(?:have|possess|obtain\/maintain|hold) (?=an?\b|the\b|\p{L})/iu, '')
    .replace(
      /^(?:additionally|also|in addition),? (?:this|the) (?:position|role|job) requires (?:someone|a person) to be familiar with /i,
      'familiarity with ',
    )
    .replace(/(?<!\b(?:as|if|when|where|not)),? (?:is |are )?required$/i, '')
    .replace(/ ?\(opens in (?:a )?new (?:window|tab)\)/gi, '');

/** "Education - Skills - Competencies": what stands above a list. */
const isHeadline = (text: string): boolean => (text.match(/ [-–|] /g) ?? []).length > 1;

const topics =
  /\bbackground\b|\bdrug\b|\bfingerprint|\bcriminal\b|\bright to work\b|\bauthori[sz]ed to work\b|\bsponsor|\bvaccinat|\breside/gi;

/** A check or a right that is told already is not told again in other words. */
function isTopicTold(text: string, others: readonly string[]): boolean {
  const told = others.join(' ').toLowerCase().replaceAll('right to live and work', 'right to work');
  const named = (text.toLowerCase().match(topics) ?? []).map((word) =>
    word.startsWith('authori') ? 'right to work' : word,
  );
  return named.length > 0 && named.every((word) => told.includes(word));
}

/** When a bonus is paid is no condition of the job. */
const isOfMoney = /\bbonus|\binstal?lments?\b/i;

/** Whoever says that somebody agrees to a check does not say when it is made. */
const sayCheck = (need: string): string =>
  need.replace(/^agreement to (?:an? )?(.+?)(?: after an offer)?$/i, 'To be passed: $1');

/** Every demand by itself and in its own words: joined in one sentence they would be bent. */
export function tellAsked(source: Source, { phrases }: Plan): string[] {
  if (phrases) return [];
  const { brief } = source;
  const { skills } = sortDemands(
    brief,
    keepDemands(source, most.needs).filter((text) => !afterHire.test(text)),
  );
  const manner = fitWords(listFair(listMannerLines(brief)), most.manner);
  const own = [...skills, ...manner];
  const conditions = listConditions(brief).filter(
    (text) => !isAmong(text, own) && !isOfMoney.test(text),
  );
  const stated = [...own, ...conditions];
  const others = listJobFacts(source)
    .needs.filter((need) => !isAmong(need, stated) && !isTopicTold(need, stated))
    .map((need) => sayCheck(need).replace(/^to be (?!passed)/, ''));
  const all = tellOnce(
    [...skills, ...others, ...conditions, ...manner]
      .filter((text) => !isScrap(text) && !isHeadline(text))
      .map(tidyNeed),
  );
  const wishes = fitWords(
    listDemands(source)
      .preferred.map(bareWish)
      .filter(
        (text) =>
          countWords(text) <= longestWish &&
          !text.includes('#') &&
          /[\s\p{Lu}]/u.test(text) &&
          tellOnce([...all, text]).includes(text),
      ),
    most.wishes,
  );
  return [
    ...listOnce(all.map(capitalize)),
    wishes.length === 0 ? '' : `Welcome, not required: ${wishes.map(toSmall).join('; ')}.`,
  ].filter(Boolean);
}

const longestWish = 22;
const bareWish = (text: string): string =>
  text.replace(/ (?:is|are) (?:also )?an additional consideration$/i, '');

/** A name keeps its capital. */
const toSmall = (text: string): string =>
  /^\S+ [\p{Lu}\d]|^\S*\p{Lu}\S*\p{Lu}|^\S*[.+\d]/u.test(text) ? text : lowerFirst(text);

/** What the work asks of the body, in the words of the advertisement: a short name for it would say more or less. */
export function tellBody({ brief }: Source, { phrases }: Plan): string {
  if (phrases) return '';
  const lines = listFacts(brief, { kinds: ['physical'] })
    .filter(({ text, importance }) => importance === 'must' && !activity.test(text))
    .map((fact) => stripEnd(ownWords(fact)));
  const rows = lines.length > 0 ? lines : listActivities(brief);
  const told = fitWords(tellOnce(rows), most.body);
  return told.length === 0
    ? ''
    : sayAdjustmentAsIn(
        `Physical demands as stated: ${told.map(lowerFirst).join('; ')}. Tell us if an adjustment would help.`,
        brief.place.country,
      );
}
