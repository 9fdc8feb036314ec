import { makePlan, type Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { speak } from '#plan/voice.ts';
import { toParagraph, toParagraphs } from '#writing/casing.ts';
import { quote } from '#writing/quote.ts';
import { beginTelling, type Told } from '#writing/told.ts';
import { sayHeadline } from '../headline.ts';
import type { AttractionWriting } from '../writing.ts';
import { sayApplying } from './applying.ts';
import { fitStart, fitWords, keepDemands, listDemands, ofApplying } from './demands.ts';
import { listWork } from './duties.ts';
import { toLines } from './lines.ts';
import { listOffer } from './offer.ts';
import { listAbout, listRole, listTerms } from './overview.ts';
import { findPhrases } from './find-phrases.ts';
import { speakAsUs } from './speak-as-us.ts';
import { askFirst } from './voice.data.ts';

type Posting = AttractionWriting['publicJobPosting'];

const words = { about: 60, role: 60, offer: 100, required: 160, preferred: 50 };

/** The advertisement in its own words, opened as somebody of the trade would open it. */
export function draftPosting(source: Source): Posting {
  const plan = makePlan(source);
  const { brief } = source;
  const phrases = findPhrases(plan);
  const openingHook = sayHook(source, plan);
  const told = beginTelling(openingHook);
  const duties = told.takeNew(listWork(source));
  const { gives, caveats } = listOffer(brief);
  const terms = told.takeNew(listTerms(source, plan, caveats));
  const offer = fitWords(told.takeNew(gives), words.offer);
  const about = told.takeNew(listAbout(source));
  const shown = fitStart(about, words.about);
  const rest = fitStart(about.slice(shown.length), words.about);
  const role = fitStart(told.takeNew(listRole(source)), words.role);
  return {
    headline: sayHeadline(source, plan),
    openingHook,
    roleOverview:
      toParagraphs([
        toParagraph([isNamed(plan, openingHook, shown) ? '' : sayWanted(source, plan), ...shown]),
        toParagraph(role),
        toParagraph(terms),
      ]) || toParagraph([sayWanted(source, plan)]),
    whyJoinUs: sayOffer(source, plan, offer, rest),
    whatYouWillDo:
      duties.length > 0
        ? duties
        : [phrases?.dutiesBlank ?? '[Duties: the advertisement lists none; add before publishing]'],
    idealCandidate: sayIdeal(source, plan, told),
    applicationCTA: sayApplying(source, told, phrases),
  };
}

/** The day at its best, then what everybody asks first: where, and for how much. */
function sayHook(source: Source, plan: Plan): string {
  const { drawer, sentences, pay, names, own, hardest } = plan;
  const phrases = findPhrases(plan);
  const hook = speakAsUs(speak(source, drawer.posting.hook), names);
  const isPlaced = names.city !== null && hook.includes(names.city);
  const isOnSite = source.brief.workType === null || source.brief.workType === 'on-site';
  const stated = pay.spoken === null ? '' : `Pay, as advertised: ${pay.spoken}.`;
  const ofEmployer = own.find(({ isDuty }) => !isDuty)?.words ?? '';
  return toParagraph([
    hook,
    ofEmployer,
    isPlaced && isOnSite ? '' : sentences.place,
    sentences.contract,
    sentences.pay || (phrases ? phrases.payBlank : stated || 'Pay: [pay: add].'),
    hardest && !hardest.isDemand && !phrases
      ? `Good to know before you apply: ${quote(hardest.words)}`
      : plan.condition && phrases
        ? plan.condition
        : '',
  ]);
}

/** Whether it has been said who looks for whom. */
const isNamed = ({ names }: Plan, hook: string, about: readonly string[]): boolean => {
  const name = names.employer.toLowerCase();
  return about.some((text) => text.toLowerCase().includes(name)) || hook.includes(names.employer);
};

function sayWanted({ brief }: Source, plan: Plan): string {
  const { names, place } = plan;
  const phrases = findPhrases(plan);
  if (phrases) return phrases.wanted(brief.employer.name.trim(), names.headline);
  const who = brief.employer.name.trim() === '' ? 'We are' : `${names.employer} is`;
  return `${who} looking for ${names.aTitle} ${place.in}`.trim();
}

function sayOffer(
  source: Source,
  plan: Plan,
  offer: readonly string[],
  about: readonly string[],
): string {
  const phrases = findPhrases(plan);
  const told = offer.filter(isSentence);
  const items = offer.filter((text) => !isSentence(text));
  const said = toParagraphs([
    toParagraph([...(offer.length === 0 ? about : []), ...told]),
    items.length > 0 ? `${phrases?.offer ?? 'What comes with the job:'}\n${toLines(items)}` : '',
  ]);
  return said === '' ? (phrases?.askOffer ?? askFirst.offer[source.voice.tone]) : said;
}

/** Told as a sentence and not as an item: "If you like to work with a team ...". */
const isSentence = (text: string): boolean =>
  /^(?:we|you|our|find|at|this|as|in|it|if|what|any|the (?:ideal|successful|right))(?=[\s'’])/i.test(
    text,
  ) ||
  (/\b(?:is|are|will|provides?)\b/.test(text) && text.split(/\s+/).length > 6);

function sayIdeal(source: Source, plan: Plan, told: Told): string {
  const { drawer } = plan;
  const phrases = findPhrases(plan);
  const { preferred } = listDemands(source);
  const demands = keepDemands(source, words.required);
  const untold = new Set(told.takeNew(demands));
  // A condition of applying stands here even where the opening has warned of it.
  const required = demands.filter((text) => untold.has(text) || ofApplying.test(text));
  const items = required.filter((text) => !isSentence(text));
  const wishes = fitWords(preferred, words.preferred);
  return toParagraphs([
    speak(source, drawer.posting.ideal),
    items.length > 0 ? `${phrases?.required ?? 'Required:'}\n${toLines(items)}` : '',
    toParagraph(required.filter(isSentence)),
    wishes.length > 0
      ? `${phrases?.preferred ?? 'Preferred, not required:'}\n${toLines(wishes)}`
      : '',
  ]);
}
