import { countTelling } from '#plan/defining/count-telling.ts';
import { listJobFacts } from '#plan/letters/job-facts.ts';
import { isPersonTitle } from '#plan/wording/person-title.ts';
import { nameAJob } from '#plan/letters/short-title.ts';
import { isNightWork } from '#plan/letters/night-work.ts';
import { joinGood, listGoodOffers } from '#plan/letters/list-good.ts';
import { isBareTraining, isRouteOfSome } from '#plan/letters/say-training.ts';
import { unnamedEmployer } from '#plan/wording/names.ts';
import { memoize } from '#shared/memoize.ts';
import { makePlan, type Plan } from '#plan/plan.ts';
import { nameWanted } from '#plan/hiring-steps/say-openings.ts';
import { isVague } from '#plan/wording/selling-points.ts';
import type { Source } from '#plan/source.ts';
import { listFacts } from '#plan/wording/own-words.ts';
import { sayFocusAs } from '#plan/subject/find-focus.ts';
import { findSubject } from '#plan/subject/find-subject.ts';
import { makeRate } from '#plan/subject/rate-work.ts';
import { joinToldWork } from '#plan/subject/told-work.ts';
import { listWorkParts } from '#plan/subject/work-parts.ts';
import { nameHeading } from '#plan/wording/heading-name.ts';
import { listWorkRange } from '#plan/subject/work-range.ts';
import { isTrifle } from '#plan/offers/trifles.ts';
import { stripEnd, toParagraph, toSentence } from '#writing/casing.ts';
import { squeeze } from '#writing/said-so-far.ts';
import { countWords } from '#writing/shorten.ts';
import { listWork } from './duties.ts';
import { listSpans, sayHouse } from './house.ts';
import { findLead, findLeadDuty, isSameWork, listLeads } from './lead-duty.ts';
import { hasFiller, sayPurpose } from '#plan/letters/say-briefly.ts';
import { listRole } from './overview.ts';
import { listRoleSentences } from './role-sentences.ts';
import { listNamedWork } from './named-work.ts';
import { listOffer } from './offer.ts';
import { sayPostingPay } from './pay-line.ts';

const longestOffer = 14;
const shownOffers = 2;

/** So short a line leaves room for a second one. */
const shortLead = 8;
const longestSecond = 12;

/** So much of what is told in spoken words is a picture of the job. */
const shownTold = 3;

/** What is done first and most, with the next most telling beside it where both are short; after "you". */
export const listOpening = memoize((source: Source): readonly string[] => {
  const clauses = listLeads(source).map(({ clause }) => clause);
  const short = clauses.map(sayPurpose).filter(Boolean);
  const [lead, ...others] = short.length > 0 ? short : clauses.filter((text) => !hasFiller(text));
  // What the advertisement says itself tells more of this very job than the name of an activity.
  if (lead === undefined) return listJobFacts(source).told.slice(0, shownTold);
  const next = others.find(
    (clause) =>
      !/^are |,| and /.test(clause) &&
      countWords(clause) <= longestSecond &&
      !isSameWork(clause, lead),
  );
  return countWords(lead) > shortLead || lead.startsWith('are ') || next === undefined
    ? [lead]
    : [lead, next];
});

const longestTaught = 26;
const longestLine = 34;

const whole =
  /\b(?:is|are|has|have|will|we|you|our|provides?|serves?|makes?|operates?|speciali[sz]es)\b/i;
const ofRole = /^(?:the|this|as|in|reporting)\b.*\b(?:is|will|you)\b/i;

/** What is special of this work, where no line says plainly what is done: the unit, the product, the house. */
export function sayInstead(source: Source): string {
  const { special, told: spoken } = listJobFacts(source);
  if (findLeadDuty(source) !== null || spoken.length > 0) return '';
  const isTold = (text: string): boolean =>
    countWords(text) <= longestLine &&
    !/[:;]/.test(text) &&
    whole.test(text) &&
    // How somebody is chosen is no work.
    !/\b(?:scores?|tests?|examinations?|applicants?|applications?|candidates?|may be subject)\b/i.test(
      text,
    ) &&
    countTelling(text) > 1;
  const told = [...listWork(source).filter((text) => ofRole.test(text)), ...listRole(source)];
  return special || toSentence(told.find(isTold) ?? '');
}

/** The unit or house as it is described, where what is done there names nothing of it. */
function sayAbout(source: Source, duty: string | null): string {
  const rate = makeRate(source.brief);
  if (duty === null || rate(duty).isOfSubject || rate(duty).isSized) return '';
  const about = listJobFacts(source).work.filter(
    (text) => !/^(?:You would|The work includes)\b/.test(text) && countWords(text) <= longestAbout,
  );
  return about.find((text) => rate(text).isOfSubject || rate(text).isSized) ?? '';
}
const longestAbout = 24;

/** Fewer are no range, and more than can be heard at once. */
const fewestOfRange = 3;
const mostOfRange = 4;
const longestOfRange = 4;

const ofRange: ReadonlySet<string> = new Set([
  'office-specialist',
  'engineering-and-science',
  'sales',
  'teaching',
  'leading-people',
]);

/** The parts that the list of duties itself has, where a few words name each. */
const listParts = (brief: Source['brief']): string[] =>
  nameWorkParts(brief).filter((name) => countWords(name) <= longestPart && !/,| and /.test(name));
const longestPart = 3;

/** The parts of the work as they are told in a sentence; what names somebody is none. */
export const nameWorkParts = (brief: Source['brief']): string[] =>
  listWorkParts(brief).flatMap(({ name }) => {
    const told = nameHeading(name);
    return told === null ? [] : [sayHeading(told)];
  });

/** "Content Planning & Care" in the letters of a sentence. */
const sayHeading = (name: string): string =>
  name
    .replace(/ [&+] /g, ' and ')
    .replace(/(?<!\p{L})\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());

/** What the job is made of, each in a few words; none where it is one thing. */
export const listRange = memoize((source: Source): readonly string[] => {
  if ((source.brief.language ?? 'en') !== 'en') return [];
  const parts = listParts(source.brief);
  if (parts.length >= fewestOfRange) return parts.slice(0, mostOfRange);
  // Work of the hands is told by what one does.
  if (!ofRange.has(makePlan(source).drawer.kind)) return [];
  const spoken = new Set(listFacts(source.brief).flatMap(({ text }) => listStarts(text)));
  const short = listWorkRange(source).filter(
    (name) =>
      countWords(name) <= longestOfRange &&
      // Only in words that this job uses itself.
      listStarts(name).every((start) => spoken.has(start)) &&
      !ofNothing.test(name),
  );
  return short.length < fewestOfRange ? [] : short.slice(0, mostOfRange);
});

const listStarts = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => !/^(?:the|and|for|with)$/.test(word))
    .map((word) => word.slice(0, 4));
const ofNothing = /\b(?:matters|issues|things|tasks|project management)$/i;

/** "This accountant job with Harrow in Leeds covers the close, the budget and treasury." */
export function sayRange(source: Source, plan: Plan): string {
  const range = listRange(source);
  // What the advertisement itself says of the whole is the better sum.
  if (range.length === 0 || findLead(source)?.isSummary || sayWhole(source) !== '') return '';
  const { names } = plan;
  const isNamed = names.employer !== unnamedEmployer;
  const { at } = listJobFacts(source);
  const job = `This ${names.aTitle.replace(/^an? /, '')} job`;
  return `${job}${isNamed ? ` with ${names.employer}` : ''}${at && ` ${at}`} covers ${joinToldWork(range)}`;
}

/** "Talent acquisition", "front of house": a title that names work, and nobody who does it. */
const namesWork =
  /(?:tion|sion|ment|ance|ence|ity|house|services?|support|traffic|therapy|sales|marketing|nursing|operations|accounting|engineering|logistics|research|care|desk|shift)$/i;

const longestWhole = 36;

/** A whole sentence on the job, where none of them can be told behind "you". */
export function sayWhole(source: Source): string {
  if (findLead(source)?.isSummary) return '';
  const [first = ''] = listRoleSentences(source);
  return countWords(first) <= longestWhole && !ofPlaceInTeam.test(first) ? first : '';
}
/** Says beside whom one works, and not yet what one does. */
const ofPlaceInTeam =
  /^[^,]{0,80}\b(?:will|['’]ll) (?:be|work(?!.{0,60} to \p{Ll})|collaborate|partner|take)\b/iu;

/** Who is hired for what and where. */
function sayLead(source: Source, { names }: Plan): string {
  const wanted = nameWanted(source.brief, names);
  const { at } = listJobFacts(source);
  const isNamed = names.employer !== unnamedEmployer;
  const house = isNamed ? ` with ${names.employer}` : '';
  const isPlaced = names.city !== null && findLeadDuty(source)?.includes(names.city);
  const where = isPlaced ? '' : at;
  const whole = sayWhole(source);
  // "Harrow needs a trainee program": nobody is one.
  const sayNeeded = (who: string): string =>
    isPersonTitle(names.title)
      ? `${isNamed ? `${names.employer} needs` : 'We need'} ${who}`
      : `${isNamed ? `${names.employer} is` : 'We are'} hiring for ${nameAJob(names.title)}`;
  if (whole !== '') return `${sayNeeded(wanted)}${at && ` ${at}`}. ${whole}`;
  const opening = listOpening(source);
  return opening.length > 0
    ? !namesWork.test(names.title.split(/,| (?:for|in|with|at|to|on|of(?! house)) /)[0] ?? '')
      ? `As ${names.aTitle}${house}${where && ` ${where}`}${house || where ? ',' : ''} you ${joinToldWork(opening)}`
      : `In this ${names.title} job${house}${where && ` ${where}`} you ${joinToldWork(opening)}`
    : `${sayNeeded(wanted)}${at && ` ${at}`}`;
}

/** The employer itself speaks to whoever reads. */
export const sayAsUs = (sentence: string): string =>
  sentence
    .replace(/^Their\b/, 'Our')
    .replace(/\bYou would\b/, 'You')
    .replace(/, the posting says/, '')
    .replace(/^The posting says that people are\b/, 'People are')
    .replace(/^The employer is owned by its employees/, 'We are owned by our employees')
    .replace(/^The employer is\b/, 'We are');

const mostSpecial = 2;

/** What is true of this job and of few others: how far it goes, for whom it is, what settles it. */
function listSpecial(source: Source, plan: Plan): string[] {
  const { decisive, welcome } = listJobFacts(source);
  const { focus, attractions } = findSubject(source);
  const drawn = attractions.find(({ isFaint, sentence }) => !isFaint && sentence !== null);
  return [
    ...listSpans(source),
    ...listNamedWork(source).slice(0, 1),
    focus === null
      ? sayAbout(source, findLeadDuty(source)) || sayInstead(source)
      : sayFocusAs(focus, 'We', source.brief.employer.name),
    drawn?.sentence ?? '',
    ...decisive.filter(
      (text) =>
        text !== welcome &&
        text !== focus &&
        text !== plan.sentences.payTerms &&
        !/\bthe posting says\b|^More than one person/i.test(text),
    ),
  ]
    .map(sayAsUs)
    .filter((text) => text !== '' && text !== sayHouse(source));
}

/** What the work is; what is special of it; pay, contract and the best of what comes with it. Hours and the house stand in the overview. Nothing but stated facts. */
export function sayFacts(source: Source, plan: Plan): string {
  const { taught, hours } = listJobFacts(source);
  const isLearning = taught !== '' && countWords(taught) <= longestTaught;
  const special = listSpecial(source, plan).slice(0, mostSpecial);
  const start = sayRange(source, plan) || sayLead(source, plan);
  return toParagraph([
    start,
    // A sentence that opens the posting is not read twice.
    ...special.filter((text) => !squeeze(start).includes(squeeze(stripEnd(text)))),
    isLearning ? sayTaught(source) : '',
    ...sayTerms(source, plan).filter(
      (text) => (!isLearning || !ofTraining.test(text)) && !isKindSaid(text, special),
    ),
    // Whoever cannot work nights reads no further.
    isNightWork(source) ? hours : '',
  ]);
}

/** "It is an internship." behind "The internship is in summer." */
function isKindSaid(text: string, said: readonly string[]): boolean {
  const [, kind] = /^It is (?:an? )?(internship|temporary|contract work)\.?$/.exec(text) ?? [];
  return kind !== undefined && said.some((one) => one.toLowerCase().includes(kind));
}

/** Says once more that training is given. */
const ofTraining = /^(?:we )?will train\b|^training is (?:given|provided|offered)\b/i;

/** What is taught, as the employer says it; nothing where the offers say no less. */
export function sayTaught(source: Source): string {
  const { taught } = listJobFacts(source);
  // A way for some is no promise to whoever reads it.
  if (taught.startsWith('The posting promises') || isRouteOfSome(taught)) return '';
  return taught.replace(/^They will\b/, 'We will');
}

/** The offers, without what a sentence on training says already. */
export const listHookOffers = (source: Source): string[] =>
  listGoodOffers(source)
    .filter(
      ({ kind, phrase }) =>
        (kind !== 'will train' && !isBareTraining(phrase)) || sayTaught(source) === '',
    )
    .map(({ phrase }) => phrase);

const weekly = 'weekly pay';

/** "It is full-time and pays $50 an hour, with A and B." where all of it is short. */
function sayTerms(source: Source, plan: Plan): string[] {
  const all = listHookOffers(source);
  // Pay does not come with itself.
  const { payTerms } = plan.sentences;
  const good = all
    .filter((offer) => offer !== weekly && !payTerms.toLowerCase().includes(offer.toLowerCase()))
    .slice(0, shownOffers);
  const whenPaid = all.includes(weekly) ? 'You are paid weekly' : '';
  const pay = sayPostingPay(source, plan).replace(payTerms, '').trim();
  const [, amount] = /^Pay is ((?:[^.,]|[.,](?=\d))+)\.$/.exec(pay) ?? [];
  const [, kind] = /^It is ((?!an? )[^.]+)\.$/.exec(plan.sentences.contract) ?? [];
  const offers = good.length > 0 ? [] : listOffer(source.brief).gives.filter(isShortSentence);
  const isKind = kind === undefined ? 'The job' : `The job is ${kind} and`;
  if (amount === undefined)
    return [
      kind === undefined ? plan.sentences.contract : '',
      good.length > 0
        ? `${isKind} comes with ${joinGood(good)}`
        : kind === undefined
          ? ''
          : plan.sentences.contract,
      pay,
      payTerms,
      whenPaid,
      ...offers.slice(0, 1),
    ];
  return [
    `${isKind} pays ${amount}${good.length === 0 ? '' : `, with ${joinGood(good)}`}`,
    payTerms,
    whenPaid,
    kind === undefined ? plan.sentences.contract : '',
    ...offers.slice(0, 1),
  ];
}

const isShortSentence = (text: string): boolean =>
  text.split(/\s+/).length <= longestOffer &&
  /\b(?:is|are|will|we|you)\b/i.test(text) &&
  !isVague(text) &&
  !isTrifle(text);

/** The overview tells the next two. */
const mostDays = 2;
const longestDay = 22;

/** What else is done, the most telling first, none of it twice and without what the opening tells. */
export function listMore(source: Source): string[] {
  const told = listOpening(source).slice();
  const opened = told.length;
  if (findLeadDuty(source) === null) told.push(...listJobFacts(source).told.slice(opened));
  for (const { clause: whole } of listLeads(source)) {
    const clause = sayPurpose(whole) || whole;
    if (hasFiller(clause)) continue;
    const isNew =
      !clause.startsWith('are ') &&
      countWords(clause) <= longestDay &&
      told.every((one) => !isSameWork(clause, one));
    if (isNew) told.push(clause);
  }
  return told.slice(opened);
}

const owning =
  /^(?:own|run|lead|manage|design|develop|plan|build|create|direct|oversee|negotiate|decide|set|write|teach|administer|establish|recommend|evaluate|represent)\b/;

/** What one has in hand, and opening and overview have not told. */
export const listOwned = (source: Source): string[] =>
  listMore(source)
    .slice(mostDays)
    .filter((clause) => owning.test(clause))
    .slice(0, mostDays);
