import { countTelling } from '#plan/defining/count-telling.ts';
import { listJobFacts } from '#plan/letters/job-facts.ts';
import { joinGood, listGoodOffers } from '#plan/letters/list-good.ts';
import { isBareTraining, isRouteOfSome } from '#plan/letters/say-training.ts';
import { unnamedEmployer } from '#plan/wording/names.ts';
import { memoize } from '#shared/memoize.ts';
import type { Plan } from '#plan/plan.ts';
import { isVague } from '#plan/wording/selling-points.ts';
import type { Source } from '#plan/source.ts';
import { sayFocusAs } from '#plan/subject/find-focus.ts';
import { findSubject } from '#plan/subject/find-subject.ts';
import { makeRate } from '#plan/subject/rate-work.ts';
import { joinToldWork } from '#plan/subject/told-work.ts';
import { isTrifle } from '#plan/offers/trifles.ts';
import { toParagraph, toSentence } from '#writing/casing.ts';
import { squeeze } from '#writing/said-so-far.ts';
import { countWords } from '#writing/shorten.ts';
import { listWork } from './duties.ts';
import { listSpans, sayHouse } from './house.ts';
import { findLeadDuty, isSameWork, listLeads } from './lead-duty.ts';
import { listRole, listTerms } from './overview.ts';
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
  const [lead, ...others] = listLeads(source).map(({ clause }) => clause);
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

/** Who is hired for what and where; what one learns or does; what settles it; pay, pattern and what comes with it. Nothing but stated facts. */
export function sayFacts(source: Source, plan: Plan): string {
  const { names } = plan;
  const { taught, at, hours, decisive, welcome } = listJobFacts(source);
  const duty = findLeadDuty(source);
  const { focus } = findSubject(source);
  const isNamed = names.employer !== unnamedEmployer;
  const house = isNamed ? ` with ${names.employer}` : '';
  const isLearning = taught !== '' && countWords(taught) <= longestTaught;
  const isPlaced = names.city !== null && duty?.includes(names.city);
  const where = isPlaced ? '' : at;
  const opening = listOpening(source);
  const lead =
    opening.length > 0
      ? `As ${names.aTitle}${house}${where && ` ${where},`} you ${joinToldWork(opening)}`
      : `${isNamed ? `${names.employer} needs` : 'We need'} ${names.aTitle}${at && ` ${at}`}`;
  return toParagraph([
    lead,
    ...listSpans(source),
    sayHouse(source) ||
      (focus === null
        ? sayAbout(source, duty) || sayInstead(source)
        : sayFocusAs(focus, 'We', source.brief.employer.name)),
    ...decisive.filter(
      (text) =>
        text !== welcome &&
        text !== focus &&
        text !== plan.sentences.payTerms &&
        !text.startsWith('The posting says'),
    ),
    isLearning ? sayTaught(source) : '',
    ...sayTerms(source, plan).filter((text) => !isLearning || !ofTraining.test(text)),
    isAllOfHours(source, plan, hours || plan.sentences.hours) ? hours || plan.sentences.hours : '',
  ]);
}

const ofDays =
  /\b(?:mon|tue|wed|thu|fri|sat|sun)(?:day|s|sday|nesday|rsday|urday)?s?\b|\d{1,2}[:.]\d\d/i;

/** Half of the week is another week: then all of it stands in the overview alone. */
const isAllOfHours = (source: Source, plan: Plan, hours: string): boolean =>
  listTerms(source, plan, []).every(
    (text) =>
      !ofDays.test(text) || squeeze(hours).includes(squeeze(text.replace(/^[^:]{3,20}: /, ''))),
  );

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
  const [, amount] = /^Pay is ([^.]+(?:\.\d[^.]*)*)\.$/.exec(pay) ?? [];
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
  for (const { clause } of listLeads(source)) {
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
