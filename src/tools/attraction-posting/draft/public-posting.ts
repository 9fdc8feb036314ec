import { makePlan, type Plan } from '#plan/plan.ts';
import { nameWanted } from '#plan/say-openings.ts';
import type { Source } from '#plan/source.ts';
import { findWelcome } from '#plan/letters/job-facts.ts';
import { sayBenefit, splitRow } from '#plan/letters/say-benefit.ts';
import { speak } from '#plan/voice.ts';
import { capitalize, toParagraph, toParagraphs } from '#writing/casing.ts';
import { beginText, type SaidSoFar } from '#writing/said-so-far.ts';
import { sayHeadline } from '../headline.ts';
import type { AttractionWriting } from '../writing.ts';
import { sayApplying } from './applying.ts';
import {
  fitStart,
  fitWords,
  keepDemands,
  listDemands,
  listUnnamedPapers,
  ofApplying,
} from './demands.ts';
import { listUsualWork, listWork } from './duties.ts';
import { toLines } from './lines.ts';
import { listOffer } from './offer.ts';
import { isAbroad, listAbout, listRole, listTerms } from './overview.ts';
import { findPhrases } from './find-phrases.ts';
import { sayDays, sayFacts } from './hook.ts';
import { sayPostingPay } from './pay-line.ts';
import { speakAsUs } from './speak-as-us.ts';
import { listTraits } from './traits.ts';

type Posting = AttractionWriting['publicJobPosting'];

const words = { about: 60, role: 60, offer: 100, required: 160, preferred: 50 };

/** The advertisement in its own words, opened as somebody of the trade would open it. */
export function draftPosting(source: Source): Posting {
  const plan = makePlan(source);
  const { brief } = source;
  const phrases = findPhrases(plan);
  const openingHook = sayHook(source, plan);
  // What the opening picks out stands in its list all the same.
  const told = beginText(isAbroad(source) ? openingHook : plan.sentences.contract);
  const duties = told.takeNew(listWork(source));
  const { gives, caveats } = listOffer(brief);
  const terms = told.takeNew(listTerms(source, plan, caveats));
  const offer = fitWords(told.takeNew(gives), words.offer);
  const allAbout = told.takeNew(listAbout(source));
  // What is said to whoever comes is a reason to come, where hardly another is given.
  const reasons = offer.length > 1 || isAbroad(source) ? [] : allAbout.filter(isToReader);
  const about = allAbout.filter((text) => !reasons.includes(text));
  const shown = fitStart(about, words.about);
  const rest = fitStart(about.slice(shown.length), words.about);
  const allRole = told.takeNew(listRole(source));
  const role = fitStart(allRole, words.role);
  const moreRole = fitStart(allRole.slice(role.length), words.role);
  return {
    headline: sayHeadline(source, plan),
    openingHook,
    roleOverview:
      toParagraphs([
        toParagraph([
          isAbroad(source) && !isNamed(plan, openingHook, shown) ? sayWanted(source, plan) : '',
          ...shown,
        ]),
        toParagraph(role),
        shown.length + role.length > 0 || isAbroad(source) ? '' : sayDays(source),
        toParagraph([sayReport(source, plan), ...terms]),
      ]) || overviewBlank,
    whyJoinUs: sayOffer(plan, offer, offer.length > 1 ? [] : [...reasons, ...rest, ...moreRole]),
    whatYouWillDo:
      duties.length > 0
        ? duties
        : [
            phrases?.dutiesBlank ??
              '[Duties: the advertisement lists none; confirm or replace these]',
            ...listUsualWork(source),
          ],
    idealCandidate: sayIdeal(source, plan, told),
    applicationCTA: sayApplying(source, told, phrases),
  };
}

const isToReader = (text: string): boolean => /\byou(?:rs?)?\b/i.test(text);

/** To whom one reports, where the job says so. */
const sayReport = (source: Source, { names }: Plan): string =>
  source.brief.reportsTo && !isAbroad(source) ? `You report to ${names.manager}` : '';

/** In English the strongest facts; abroad the trade's own opening in that language. */
function sayHook(source: Source, plan: Plan): string {
  if (!isAbroad(source)) return sayFacts(source, plan);
  const { drawer, sentences, names, own } = plan;
  const hook = speakAsUs(speak(source, drawer.posting.hook), names);
  const isPlaced = names.city !== null && hook.includes(names.city);
  const isOnSite = source.brief.workType === null || source.brief.workType === 'on-site';
  const phrases = findPhrases(plan);
  return toParagraph([
    hook,
    own.find(({ isDuty }) => !isDuty)?.words ?? '',
    isPlaced && isOnSite ? '' : sentences.place,
    sentences.contract,
    sayPostingPay(source, plan),
    plan.condition && phrases ? plan.condition : '',
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
  return `${who} looking for ${nameWanted(brief, names)} ${place.in}`.trim();
}

function sayOffer(plan: Plan, offer: readonly string[], about: readonly string[]): string {
  const phrases = findPhrases(plan);
  const told = offer.filter(isSentence);
  const items = offer
    .filter((text) => !isSentence(text))
    .flatMap((text) => (phrases ? [text] : splitRow(text.replace(/,? and (?:much )?more$/i, ''))))
    .map((text) => (phrases ? text : calmItem(text)));
  const said = toParagraphs([
    toParagraph([...about, ...told]),
    items.length > 0 ? `${phrases?.offer ?? 'What comes with the job:'}\n${toLines(items)}` : '',
  ]);
  return said === '' ? (phrases?.askOffer ?? offerBlank) : said;
}

/** In ordinary letters, as it stands in a sentence; what makes no plain phrase stays as it was written. */
const calmItem = (text: string): string =>
  capitalize((sayBenefit(text) ?? text).replace(/^an? (?=\p{L}|[$£€\d])/u, ''));

const overviewBlank = '[Overview of team and work: add before publishing]';

/** Nothing is offered for the employer that it does not offer itself. */
const offerBlank = '[Why join, benefits and training: add before publishing]';

/** SaidSoFar as a sentence and not as an item: "If you like to work with a team ...". */
const isSentence = (text: string): boolean =>
  /^(?:we|you|our|find|at(?! least)|this|as|in|it|if|what|any|the (?:ideal|successful|right))(?=[\s'’])/i.test(
    text,
  ) ||
  (/\b(?:is|are|will|provides?)\b/.test(text) && text.split(/\s+/).length > 6);

/** How somebody is, in one sentence; and who may come although they have still to learn. */
function sayManner(source: Source): string[] {
  if (isAbroad(source)) return [];
  const traits = listTraits(source.brief);
  const welcome = findWelcome(source);
  return [
    traits.length === 0 ? '' : `Also asked for: ${traits.join('; ')}.`,
    welcome === null ? '' : `${capitalize(welcome)} are welcome.`,
  ];
}

function sayIdeal(source: Source, plan: Plan, told: SaidSoFar): string {
  const { drawer } = plan;
  const phrases = findPhrases(plan);
  const { preferred } = listDemands(source);
  const demands = keepDemands(source, words.required);
  const untold = new Set(told.takeNew(demands));
  // A condition of applying stands here even where the opening has warned of it.
  const required = demands.filter((text) => untold.has(text) || ofApplying.test(text));
  const items = [
    ...(isAbroad(source) ? [] : listUnnamedPapers(source)),
    ...required.filter((text) => !isSentence(text)),
  ];
  const wishes = fitWords(preferred, words.preferred);
  const isShort =
    items.length === 0 &&
    required.length === 0 &&
    wishes.length === 0 &&
    listTraits(source.brief).length === 0;
  return toParagraphs([
    // A portrait of the trade may ask for what this job does not.
    isAbroad(source) || isShort ? speak(source, drawer.posting.ideal) : '',
    items.length > 0 ? `${phrases?.required ?? 'Required:'}\n${toLines(items)}` : '',
    toParagraph([...required.filter(isSentence), ...sayManner(source)]),
    wishes.length > 0
      ? `${phrases?.preferred ?? 'Preferred, not required:'}\n${toLines(wishes)}`
      : '',
  ]);
}
