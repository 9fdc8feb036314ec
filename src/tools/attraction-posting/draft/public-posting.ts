import { makePlan, type Plan } from '#plan/plan.ts';
import { nameWanted } from '#plan/hiring-steps/say-openings.ts';
import type { Source } from '#plan/source.ts';
import { sayBenefit, splitRow } from '#plan/letters/say-benefit.ts';
import { speak } from '#plan/style/voice.ts';
import { capitalize, stripEnd, toParagraph, toParagraphs } from '#writing/casing.ts';
import { countWords } from '#writing/shorten.ts';
import { mendLine } from '#writing/mend-line.ts';
import { beginText } from '#writing/said-so-far.ts';
import { sayNarrowHeadline } from '../headline.ts';
import type { AttractionWriting } from '../writing.ts';
import { sayApplying } from './applying.ts';
import { fitStart, fitWords } from './demands.ts';
import { asOrder } from './doing.ts';
import { joinMoreDuties, showDuties } from './shown-duties.ts';
import { listUsualWork } from './duties.ts';
import { toLines } from './lines.ts';
import { listOffer } from './offer.ts';
import { isAbroad, listAbout, listRole, listTerms } from './overview.ts';
import { findPhrases } from './find-phrases.ts';
import { listHouse, sayHouse } from './house.ts';
import { sayFacts, sayInstead } from './hook.ts';
import { findLead, isSameWork } from './lead-duty.ts';
import { sayPostingPay } from './pay-line.ts';
import { isSentence } from './is-sentence.ts';
import { keepOffers } from './keep-offers.ts';
import { sayIdeal } from './ideal.ts';
import { speakAsUs } from './speak-as-us.ts';
import { sayAbroad, sayOverview } from './role-overview.ts';
import { isReason, keepTelling } from './telling.ts';

type Posting = AttractionWriting['publicJobPosting'];

const words = { about: 60, role: 60, offer: 230 };

/** The advertisement in its own words, opened as somebody of the trade would open it. */
export function draftPosting(source: Source): Posting {
  const plan = makePlan(source);
  const phrases = findPhrases(plan);
  const openingHook = sayHook(source, plan);
  // What the opening picks out stands in its list all the same.
  const told = beginText(
    isAbroad(source)
      ? openingHook
      : `${plan.sentences.contract} ${sayHouse(source) || sayInstead(source)}`,
  );
  const duties = told.takeNew([...showDuties(source), ...joinMoreDuties(source)]);
  const { gives, caveats } = listOffer(source.brief);
  const terms = told.takeNew(listTerms(source, plan, caveats));
  const offer = phrases
    ? fitWords(told.takeNew(gives), words.offer)
    : keepOffers(told.takeNew(gives), words.offer);
  const about = told.takeNew(listAbout(source));
  const lead = findLead(source);
  const isOpened = (text: string): boolean =>
    openingHook.includes(text) ||
    (lead !== null &&
      openingHook.includes(lead.clause) &&
      (stripEnd(text) === lead.from || isSameWork(lead.clause, text)));
  const role = fitStart(
    told.takeNew(listRole(source).filter((text) => !isOpened(text))),
    words.role,
  );
  const isHere = !isAbroad(source);
  const house = isHere ? sayHouse(source) : '';
  const isNew = house !== '' && !openingHook.includes(house);
  const shown = isHere
    ? [
        ...(isNew ? [house] : []),
        ...keepTelling(about.filter(isReason), words.about - countWords(house)),
      ]
    : fitStart(about, words.about);
  // What the opening has told is not told again, unless nothing else is left to tell.
  const heard = new Set(listWords(openingHook));
  const fresh = terms.filter(
    (text) =>
      !listWords(text).every((word) => heard.has(word)) &&
      text !== 'More than one person is needed.',
  );
  const untold = isHere || fresh.length + role.length > 0 ? fresh : terms;
  return {
    headline: sayNarrowHeadline(source, plan),
    openingHook,
    roleOverview: isHere
      ? sayOverview(source, plan, { role, terms: untold })
      : sayAbroad(source, plan, {
          about: isNamed(plan, openingHook, shown) ? shown : [sayWanted(source, plan), ...shown],
          role,
          terms: untold,
        }),
    // What the employer says of itself is a reason to come, and no picture of the work.
    whyJoinUs: sayOffer(
      plan,
      offer,
      isHere ? shown : fitStart(about.slice(shown.length), words.about),
      isHere ? sayOwn(source) : '',
    ),
    whatYouWillDo:
      duties.length > 0
        ? duties.map(asOrder)
        : [
            phrases?.dutiesBlank ??
              '[Duties: the advertisement lists none; confirm or replace these]',
            ...listUsualWork(source),
          ],
    idealCandidate: sayIdeal(source, plan, told),
    applicationCTA: sayApplying(source, told, phrases),
  };
}

const listWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

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

/** What the house is or does, where it offers nothing: a routine duty is no reason to come. */
const sayOwn = (source: Source): string => toParagraph(listHouse(source).slice(0, 2));

function sayOffer(
  plan: Plan,
  given: readonly string[],
  about: readonly string[],
  own: string,
): string {
  const phrases = findPhrases(plan);
  const offer = given.map((text) => text.replace(listHead, ''));
  const told = offer
    .filter(isSentence)
    .map((text) => (phrases ? text : calmShout(dropLabel(text))));
  const isTaught = told.some((text) => /\btraining\b/i.test(text));
  const items = offer
    .filter((text) => !isSentence(text))
    .flatMap((text) => (phrases ? [text] : splitRow(text.replace(/,? and (?:much )?more$/i, ''))))
    .map((text) => (phrases ? text : mendLine(calmItem(text))))
    .filter((text) => !(isTaught && /^(?:on-the-job )?training(?: on the job)?$/i.test(text)));
  const said = toParagraphs([
    toParagraph(phrases ? [...about, ...told] : [...about, ...told].map(mendLine)),
    items.length > 0 ? `${phrases?.offer ?? 'What comes with the job:'}\n${toLines(items)}` : '',
  ]);
  return said === '' ? (phrases?.askOffer ?? toParagraphs([own, offerBlank])) : said;
}

/** "Here are some of the benefits that come with the job: A plan ...": the first of the list behind its heading. */
const listHead = /^here (?:are|is) [^:.]{5,90}:\s{1,3}(?=\S)/i;

const label = /^(?:\p{Lu}[\p{L}'’&-]* ){1,3}\p{Lu}[\p{L}'’&-]*: (?=\p{Lu})/u;
const fewestBehind = 8;

/** "Real Team Spirit: Work with people who ...": the sentence is whole without its heading; a heading before figures belongs to them. */
export function dropLabel(text: string): string {
  const bare = text.replace(label, '');
  return /\d/.test(bare) || bare.split(' ').length < fewestBehind ? text : bare;
}

/** "WE WILL PROVIDE TRAINING": shouted from the first letter to the last. */
const calmShout = (text: string): string =>
  /\p{Ll}/u.test(text) ? text : capitalize(text.toLowerCase());

const withChoice = /\bwith (?:an? |the )?(?:opportunity|option|chance) to\b/i;

const willTrain = /^(?:we )?will train$/i;

/** In ordinary letters, as it stands in a sentence; what makes no plain phrase stays as it was written. */
const calmItem = (text: string): string =>
  capitalize(
    (willTrain.test(text)
      ? 'training on the job'
      : withChoice.test(text)
        ? text
        : (sayBenefit(text) ?? text)
    ).replace(/^an? (?=\p{L}|[$£€\d])/u, ''),
  );

/** Nothing is offered for the employer that it does not offer itself. */
const offerBlank = '[Benefits and training: add before publishing]';
