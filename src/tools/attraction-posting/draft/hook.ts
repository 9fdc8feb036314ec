import { listJobFacts } from '#plan/letters/job-facts.ts';
import { joinGood, listGoodOffers } from '#plan/letters/list-good.ts';
import { isBareTraining } from '#plan/letters/say-training.ts';
import { splitOrders } from '#plan/orders.ts';
import { listFacts } from '#plan/own-words.ts';
import { unnamedEmployer } from '#plan/names.ts';
import type { Plan } from '#plan/plan.ts';
import { isVague } from '#plan/selling-points.ts';
import type { Source } from '#plan/source.ts';
import { isTrifle } from '#plan/trifles.ts';
import { lowerFirst, stripEnd, toParagraph, toSentence } from '#writing/casing.ts';
import { isGlued } from '#writing/glued.ts';
import { joinList } from '#writing/list.ts';
import { countWords } from '#writing/shorten.ts';
import { listWork } from './duties.ts';
import { findLeadDuty } from './lead-duty.ts';
import { listAbout, listRole } from './overview.ts';
import { isHiddenDemand } from './hidden-demand.ts';
import { listOffer } from './offer.ts';
import { sayPostingPay } from './pay-line.ts';

const words = { fewest: 4, most: 18, offer: 14 };
const shownOffers = 2;

/** Begins a duty of any job, and opens none. */
const anyDuty =
  /^(?:demonstrate|understand|access|comply|participate|perform (?:any|other)|assist|help (?:to )?(?:coordinate|maintain|support|ensure|manage|organi[sz]e|develop|drive|with|out|in|us|the team|other)|integrate|support|attend|follow|adhere|other|work (?:well|with|collab)|maintain (?:a (?:clean|tidy)|compliance|knowledge)|ensure|uphold|report|be )\b|\b(?:other duties|as (?:assigned|needed|required|applicable)|polic(?:y|ies|es)|etc|signage|(?:particular|specific|certain) (?:field|area)s?|full (?:scope|range) of|whole child)\b/i;
/** Only the first verb was put into the plain form. */
const torn = /[;:]|\b(?:and|,) \p{Ll}+ing\b|, \p{Ll}+s,|\p{Ll}{3}\p{Lu}/u;

/** What is counted up behind these words stands in the list of duties. */
const tail = /,?\s(?:including|such as|which|ensuring|with regard to)\b/i;

/** The beginning alone, where enough of it is left. */
function dropTail(duty: string): string {
  const at = tail.exec(duty)?.index ?? -1;
  return at > 0 && duty.slice(0, at).split(' ').length >= words.fewest ? duty.slice(0, at) : duty;
}

/** What is done, in a few plain verb phrases of the job's own; the ones that would fit any job come last. */
function listPlainDuties({ brief }: Source): string[] {
  const duties = listFacts(brief, { kinds: ['duty'] })
    .filter(({ text }) => !isHiddenDemand(text))
    .flatMap(({ forms }) => splitOrders(forms.verbPhrase ?? '')[0] ?? [])
    .filter(Boolean)
    .map((duty) => stripEnd(dropTail(duty).replace(/\s[-–—]\s*$/, '')))
    .filter((duty) => {
      const count = duty.split(/\s+/).length;
      return count >= words.fewest && count <= words.most && !torn.test(duty) && !isGlued(duty);
    });
  return [
    ...duties.filter((duty) => !anyDuty.test(duty)),
    ...duties.filter((duty) => anyDuty.test(duty)),
  ];
}

const longestTaught = 26;
const longestLine = 34;

const whole =
  /\b(?:is|are|has|have|will|we|you|our|provides?|serves?|makes?|operates?|speciali[sz]es)\b/i;
const ofRole = /^(?:the|this|as|in|reporting)\b.*\b(?:is|will|you)\b/i;

/** What is special of this work, where no line says plainly what is done: the unit, the product, the house. */
export function sayInstead(source: Source): string {
  if (findLeadDuty(source) !== null) return '';
  const { special } = listJobFacts(source);
  const isTold = (text: string): boolean =>
    countWords(text) <= longestLine && !/[:;]/.test(text) && whole.test(text);
  const told = [...listWork(source).filter((text) => ofRole.test(text)), ...listRole(source)];
  return special || toSentence([...told, ...listAbout(source)].find(isTold) ?? '');
}

/** Who is hired for what and where; what one learns or does; what settles it; pay, pattern and what comes with it. Nothing but stated facts. */
export function sayFacts(source: Source, plan: Plan): string {
  const { names } = plan;
  const { taught, at, hours, decisive, welcome } = listJobFacts(source);
  const duty = findLeadDuty(source);
  const isNamed = names.employer !== unnamedEmployer;
  const house = isNamed ? ` with ${names.employer}` : '';
  const isLearning = taught !== '' && countWords(taught) <= longestTaught;
  const isPlaced = names.city !== null && duty?.includes(names.city);
  const where = isPlaced ? '' : at;
  const lead =
    duty !== null
      ? `As ${names.aTitle}${house}${where && ` ${where},`} you ${duty}`
      : `${isNamed ? `${names.employer} needs` : 'We need'} ${names.aTitle}${at && ` ${at}`}`;
  return toParagraph([
    lead,
    sayInstead(source),
    ...decisive.filter(
      (text) =>
        text !== welcome &&
        text !== plan.sentences.payTerms &&
        !text.startsWith('The posting says'),
    ),
    isLearning ? sayTaught(source) : '',
    ...sayTerms(source, plan).filter((text) => !isLearning || !ofTraining.test(text)),
    hours || plan.sentences.hours,
  ]);
}

/** Says once more that training is given. */
const ofTraining = /^(?:we )?will train\b|^training is (?:given|provided|offered)\b/i;

/** What is taught, as the employer says it; nothing where the offers say no less. */
export function sayTaught(source: Source): string {
  const { taught } = listJobFacts(source);
  return taught.startsWith('The posting promises') ? '' : taught.replace(/^They will\b/, 'We will');
}

/** The offers, without what a sentence on training says already. */
export const listHookOffers = (source: Source): string[] =>
  listGoodOffers(source)
    .filter(
      ({ kind, phrase }) =>
        (kind !== 'will train' && !isBareTraining(phrase)) || sayTaught(source) === '',
    )
    .map(({ phrase }) => phrase);

/** "It is full-time and pays $50 an hour, with A and B." where all of it is short. */
function sayTerms(source: Source, plan: Plan): string[] {
  const good = listHookOffers(source).slice(0, shownOffers);
  const { payTerms } = plan.sentences;
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
      ...offers.slice(0, 1),
    ];
  return [
    `${isKind} pays ${amount}${good.length === 0 ? '' : `, with ${joinGood(good)}`}`,
    payTerms,
    kind === undefined ? plan.sentences.contract : '',
    ...offers.slice(0, 1),
  ];
}

const isShortSentence = (text: string): boolean =>
  text.split(/\s+/).length <= words.offer &&
  /\b(?:is|are|will|we|you)\b/i.test(text) &&
  !isVague(text) &&
  !isTrifle(text);

const shortDuty = 12;
const sameStart = 24;
const longestDay = 26;

/** More of what is done, for an overview that nothing else fills. */
export function sayDays(source: Source): string {
  const lead = findLeadDuty(source);
  const begin = (text: string): string => text.toLowerCase().slice(0, sameStart);
  const all = listPlainDuties(source).filter(
    (duty) => (lead === null || begin(duty) !== begin(lead)) && !/\bother duties\b/i.test(duty),
  );
  const own = all.filter((duty) => !anyDuty.test(duty));
  const more = own.length > 0 ? own : all;
  if (more.length > 0) return `You ${lead === null ? '' : 'also '}${joinList(more.slice(0, 2))}.`;
  const [other] = listFacts(source.brief, { kinds: ['duty'] })
    .flatMap(({ forms }) => forms.verbPhrase ?? [])
    .filter(
      (duty) =>
        (lead === null || begin(duty) !== begin(lead)) &&
        countWords(duty) <= longestDay &&
        !torn.test(duty) &&
        !anyDuty.test(duty) &&
        !isGlued(duty),
    );
  if (other !== undefined) return `You ${lowerFirst(stripEnd(other))}.`;
  const items = listWork(source)
    .filter((text) => text.split(/\s+/).length <= shortDuty && !torn.test(text))
    .slice(0, 3);
  return items.length === 0 ? '' : `The work: ${items.map(lowerFirst).join('; ')}.`;
}
