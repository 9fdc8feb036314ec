import { isSpokenOf } from '#shared/spoken-of.ts';
import { isEnglishWord } from '#reading/facts/shapes/tagger.ts';
import type { Fact } from '#shared/brief.ts';
import { withArticle } from '#writing/article.ts';
import { lowerFirst, stripEnd } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import { quote } from '#writing/quote.ts';
import { countWords } from '#writing/shorten.ts';
import { findHouse } from '../defining/find-house.ts';
import { sayProofs } from '../defining/say-house.ts';
import { calledWish, nameWish } from '../demands/name-wish.ts';
import { unnamedEmployer } from '../wording/names.ts';
import { listFacts } from '../wording/own-words.ts';
import { joinGood } from './list-good.ts';
import { countManyDuties, isPaidMonthly } from './minuses.ts';
import { inList, nameNeed } from './name-need.ts';
import type { Given, Objection } from './objection.ts';
import type { Source } from '../source.ts';
import { isVerbatim, quoteAd } from './quote-ad.ts';
import { quoteHouse } from './quote-house.ts';
import { isDayOrNight } from './tell-terms.ts';
import { isNightWork } from './night-work.ts';

/** Whoever is paid by the week or every second week asks when the first money comes. */
export const onPayday = ({ source }: Given): Objection | null =>
  isPaidMonthly(source)
    ? {
        objection: 'Paid only once a month?',
        answer:
          'That is how I read the posting. Before you give notice anywhere, you should know the first payday: [first payday: ask HR].',
        evidence: 'Advertisement, beside the pay.',
      }
    : null;

/** A long list reads like the work of two. */
export const onManyDuties = ({ source }: Given): Objection | null =>
  countManyDuties(source) === null
    ? null
    : {
        objection: 'That is a lot for one person.',
        answer:
          'It is a long list, I agree. I will ask which parts would be yours and which you would only support, and tell you before an interview.',
        evidence: 'Advertisement, the list of duties.',
      };

const longestWish = 7;
/** However little it is, somebody has none of it. */
const anyMuch = /^(?:some|any) (?=\p{L})/iu;
const shownWishes = 2;
/** What somebody is like is no thing to lack. */
const ofManner =
  /^(?:ability|able|strong|excellent|good|passion\w*|interest|willing\w*|understanding|knowledge|familiar\w*|proven|demonstrated|a plus|bonus)\b/i;

/** "I do not have the certificate": wished for, and not demanded. */
export function onWishes({ source, facts }: Given): Objection | null {
  const wishes = listFacts(source.brief, {
    kinds: ['licence', 'education', 'tool', 'experience', 'skill', 'language'],
    importance: ['preferred', 'nice'],
  })
    .map((fact) => ({
      fact,
      text: stripEnd(nameWish(fact)).replace(calledWish, '').replace(anyMuch, ''),
    }))
    .filter(
      ({ text }) =>
        countWords(text) <= longestWish &&
        countWords(text) > 0 &&
        !ofManner.test(text) &&
        !saysMore.test(text) &&
        !/[:;()"]|\b(?:we|our|you|world-class|space|similar|related|relevant)\b/i.test(text),
    )
    .slice(0, shownWishes)
    .map(({ fact, text }) => asLacked(inList(nameNeed(asSmall(text, fact, source)))));
  const [first] = wishes;
  if (first === undefined) return null;
  const isPair =
    wishes.length > 1 &&
    !wishes.some((wish) => somebody.test(wish)) &&
    wishes.every((wish) => countWords(wish) <= shortWish);
  let room = longestCounts;
  const counts = facts.needs
    .map((need) => inList(nameNeed(need)))
    .filter((need) => (room -= countWords(need)) >= 0)
    .slice(0, 2);
  return {
    objection: isPair ? `I do not have ${wishes.join(' or ')}.` : sayLack(first),
    answer: [
      isPair ? 'Both are preferred, but neither is required.' : 'It is preferred, not required.',
      counts.length === 0
        ? ''
        : `${counts.length < facts.needs.length ? 'Required, among other things' : 'Required'}: ${joinList(counts)}.`,
      'Tell me what you have instead.',
    ]
      .filter(Boolean)
      .join(' '),
    evidence: 'Advertisement, under what is preferred.',
  };
}
/** One of a kind: "I do not have a certificate". */
const onePaper =
  /\b(?:certificate|certification|degree|diploma|licen[cs]e|card|belt|qualification|background|ticket|permit|membership|designation)$/i;
/** A capital at the head of a line of a list is none of a name; of a firm or a program it may be one. */
function asSmall(wish: string, { kind }: Fact, { brief }: Source): string {
  const bare = wish.replace(/^An? (?=\p{L})/u, (article) => article.toLowerCase());
  const [first] = /^\p{Lu}\p{Ll}+(?=$|[\s/,])/u.exec(bare) ?? [];
  if (first === undefined) return bare;
  const small = first.toLowerCase();
  const isPlain =
    ofLists.test(first) ||
    brief.facts.some(({ text }) => new RegExp(`\\s${small}\\b`, 'u').test(text)) ||
    ((kind === 'licence' || kind === 'education' || headsPhrase.test(bare)) &&
      isEnglishWord(small));
  return isPlain ? lowerFirst(bare) : bare;
}
/** "Proficiency in", "Welding practice": a name of a firm or a town seldom stands or ends so. */
const headsPhrase =
  /^\p{Lu}\p{Ll}+(?:ing|[st]ion|ment|[ae]nce|ity|cy|al|ed|ive|ship)\b|^\p{Lu}\p{Ll}+ (?:in|of|with|to|for|on|as|or)\b/u;
const asLacked = (wish: string): string =>
  onePaper.test(wish) && !/^(?:an?|the|any|your) /i.test(wish) ? withArticle(wish) : wish;
/** A sentence, or the beginning of one: nothing that somebody has or lacks. */
const saysMore =
  /\b(?:is|are|will|must|should|would|can|not)\b|\b(?:and|or|but|with|of|in|for|to|a|an|the)$/i;
const ofLists =
  /^(?:Experience|Certification|Fluency|Training|Current|Prior|Previous|Working|Basic|Advanced|Relevant|Valid|Professional|Additional|Knowledge)$/;
const shortWish = 4;
const longestCounts = 20;

/** "A certified tuner": what one is, and nothing that one has. */
const somebody =
  /^an? (?:\p{L}+ or )?(?:certified|licen[cs]ed|registered|qualified|experienced|chartered|trained) (?:[\p{L}-]+ ){0,4}\p{L}*(?:er|or|ist|ian|ant|nurse|midwife)$/iu;

const sayLack = (wish: string): string => {
  const [, how = '', thing] =
    /^(?:prior |previous )?(?:experience|exposure) (with|in|of|using|to) (.+)$/i.exec(wish) ?? [];
  if (somebody.test(wish)) return `I am not ${wish}.`;
  return thing === undefined
    ? `I do not have ${wish}.`
    : `I have never worked ${how.toLowerCase() === 'in' ? 'in' : 'with'} ${thing}.`;
};

/** Experience of a field, which somebody from another field lacks. */
const ofField =
  /\bexperience\b.{0,50}?\b(?:in|within|of|for|from|with) (?:an? |the )?[\p{L} ,/&-]{3,50}?\b(?:industry|sector|environment|setting|firm|company|companies|manufactur\w+|construction|retail|hospitality|healthcare|nonprofit|public)\b/iu;
const anyField =
  /\b(?:fast[- ]paced|team|professional|office|dynamic|similar|high[- ]volume|busy|related)\b/i;
const longestField = 22;

/** Whoever has done the work elsewhere asks whether that counts. */
export function onOtherField({ source }: Given): Objection | null {
  const line = listFacts(source.brief, { kinds: ['experience'], importance: ['must'] })
    .map(({ text }) => stripEnd(text))
    .find(
      (text) =>
        ofField.test(text) &&
        !anyField.test(text) &&
        countWords(text) <= longestField &&
        isVerbatim(source, text),
    );
  return line === undefined
    ? null
    : {
        objection: 'My background is in a different field.',
        answer: `Then this line matters: ${quote(line)}. Tell me what you have done that comes closest, and I will ask whether it counts before you apply.`,
        evidence: 'Advertisement, requirements.',
      };
}

const longestHouse = 36;

/** Few people know the name: what the employer says of itself, as plainly as it says it. */
export function onHouse({ source, plan: { names } }: Given): Objection | null {
  const house = findHouse(source) || quoteHouse(source, 0);
  if (house === '' || names.employer === unnamedEmployer || countWords(house) > longestHouse)
    return null;
  const [proof = ''] = sayProofs(source, house).filter((text) => countWords(text) <= longestHouse);
  return {
    objection: `What does ${names.employer} actually do?`,
    answer:
      `${house} ${proof} Look them up before we talk, and bring me your toughest question.`.replace(
        / {2,}/g,
        ' ',
      ),
    evidence: 'Advertisement, about the employer.',
  };
}

const ofNights =
  /\bnights?\b.{0,30}\b(?:allowance|premium|differential|enhance\w*|supplement|rate|extra)\b|\b(?:shift|night) (?:allowance|premium|differential|pay)\b|\benhanced\b/i;

/** Whoever works nights asks for more than the rate of the day. */
export function onNightRate({ source, plan }: Given): Objection | null {
  const { brief } = source;
  const isNights = isDayOrNight(source) || isNightWork(source);
  if (!isNights || !plan.stated.has('pay') || plan.pay.spoken === null) return null;
  const line = brief.facts.map(({ text }) => text).find((text) => ofNights.test(text));
  if (line !== undefined)
    return isVerbatim(source, line) && countWords(line) <= longestHouse
      ? {
          objection: 'Do nights pay extra?',
          answer: `The posting says ${quote(stripEnd(line))}. I will get you the exact amount before you apply.`,
          evidence: 'Advertisement, as quoted.',
        }
      : null;
  if (isSpokenOf(brief, 'extra pay')) return null;
  return {
    objection: 'Do nights pay extra?',
    answer: `The rate in the posting is ${plan.pay.spoken}. Whether nights pay more: [night rate: ask the hiring manager]. You will have a yes or a no before you apply.`,
    evidence: 'Advertisement, pay and hours.',
  };
}

const licensed = /\blicen[cs](?:e|ed|ure)\b|\bregist(?:ered|ration)\b/i;
const otherLicence = /\bdriv(?:er|ing)\b|\bCDL\b|\bbusiness licen|\bcompact\b|\bany state\b/i;

/** A license that counts in one state only. */
export function onOtherState({ source, facts }: Given): Objection | null {
  const { country, resolved } = source.brief.place;
  const need = facts.needs.find((text) => licensed.test(text) && !otherLicence.test(text));
  if (country !== 'US' || need === undefined || resolved?.state === undefined) return null;
  return {
    objection: 'My license is from another state.',
    answer: `The posting asks for this: ${quoteAd(source, need)}. Tell me which state you are licensed in and since when, and I will ask whether a pending application here is enough to get started.`,
    evidence: 'Advertisement, requirements.',
  };
}

/** Somebody with the same pay may still move for what comes with it. */
export const sayOnTop = (benefits: readonly string[]): string =>
  benefits.length === 0 ? '' : `You would also get ${joinGood(benefits)}.`;
