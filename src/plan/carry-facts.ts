import { countWords } from '#writing/shorten.ts';
import { splitSentences } from '#writing/split-sentences.ts';
import { squeeze } from '#writing/told.ts';
import { lowerFirst } from '#writing/casing.ts';
import type { Plan } from './plan.ts';
import { isVague } from './selling-points.ts';
import type { Source } from './source.ts';
import { findSpecial } from './special.ts';
import { sayWorkPattern } from './work-pattern.ts';

type Wanted = Pick<
  Plan,
  | 'sentences'
  | 'pay'
  | 'names'
  | 'offers'
  | 'ownFacts'
  | 'condition'
  | 'phrases'
  | 'stated'
  | 'place'
>;

const shownOffers = 2;
const longestOffer = 10;

/** Small in a list, unless it is written with a capital for a reason. */
const toItem = (text: string): string =>
  (/\s\p{Lu}\p{Ll}/u.test(text) ? text : lowerFirst(text)).replace(/\bour\b/g, 'the');

/** Whether a text says what a sentence says, be it with other marks. */
const says = (text: string, sentence: string): boolean =>
  squeeze(text).includes(squeeze(sentence.replace(/^[^:"]{0,40}:\s/, '')));

/** Where and how one works: the town alone is told in every message. */
function listPattern(source: Source, plan: Wanted, text: string): string[] {
  const { sentences, names, phrases } = plan;
  const { place, contract, hours } = sentences;
  const isTold = names.city !== null && text.includes(names.city);
  const pattern = phrases ? '' : sayWorkPattern(source, plan);
  if (pattern === '')
    return [isTold && source.brief.workType === null ? '' : place, contract, hours];
  const isKindTold = /\b(?:full|part)[- ]?time\b/i.test(hours);
  const isSaid = isKindTold && source.brief.workType === null;
  return [isTold ? '' : place, isSaid || text.includes(pattern) ? '' : pattern, hours];
}

/** The author's sentences on place and contract in one short one, where the town is told beside them. */
function tellPattern(source: Source, plan: Wanted, text: string): string {
  const { sentences, names, phrases } = plan;
  const pattern = phrases ? '' : sayWorkPattern(source, plan);
  const { place, contract } = sentences;
  const without = place === '' ? text : text.replaceAll(place, '');
  const isTold = names.city !== null && without.includes(names.city);
  const first = [isTold ? place : '', contract].find((part) => part !== '' && text.includes(part));
  if (pattern === '' || first === undefined) return text;
  const isAdjective = contract !== '' && pattern.includes(contract.slice(6, -1));
  const said = text.replace(first, () => '\0');
  const bare = [isTold ? place : '', isAdjective ? contract : '']
    .filter(Boolean)
    .reduce((rest, part) => rest.replaceAll(` ${part}`, '').replaceAll(part, ''), said);
  return bare.replace('\0', () => pattern);
}

/** Each persona hears another fact of the job, as long as there are some. */
const pickOwn = ({ ownFacts }: Wanted, turn: number): string =>
  ownFacts[turn % Math.max(1, ownFacts.length)] ?? '';

/** What decides for most people, each a whole sentence, in the order in which it is said. */
function listDecisive(source: Source, plan: Wanted, text: string, turn: number): string[] {
  const { sentences, offers, condition, phrases } = plan;
  const few = offers
    .filter((offer) => offer.split(/\s+/).length <= longestOffer && !isVague(offer))
    .filter((offer) => !says(`${text} ${sentences.pay}`, offer))
    .slice(0, shownOffers);
  const blank = phrases?.payBlank ?? 'Pay: [range: add].';
  return [
    pickOwn(plan, turn) || findSpecial(source, plan),
    ...listPattern(source, plan, text),
    sentences.pay || blank,
    few.length === 0 || (sentences.benefits !== '' && text.includes(sentences.benefits))
      ? ''
      : phrases
        ? phrases.benefits(few.join('; '))
        : `Also advertised: ${few.map(toItem).join('; ')}.`,
    condition,
  ];
}

const takeNew = (sentences: readonly string[], text: string): string[] =>
  sentences.filter(
    (sentence, i) =>
      sentence !== '' &&
      !says(text, sentence) &&
      !sentences.some(
        (other, j) => j !== i && other.length > sentence.length && says(other, sentence),
      ),
  );

/** Where the author told the duties, each persona hears its own instead of the same two. */
function tellOwnDuty(plan: Wanted, mail: string, turn: number): string {
  const { duties } = plan.sentences;
  const own = pickOwn(plan, turn);
  return duties === '' || own === '' ? mail : mail.replace(duties, () => own);
}

/** What it takes is said once, in whichever words. */
const isDemandTold = ({ sentences, condition }: Wanted, mail: string): boolean =>
  sentences.musts !== '' && mail.includes(sentences.musts) && condition.startsWith('It asks');

/** A first mail with the decisive facts that its author left no room for, before its question. */
export function addFacts(source: Source, plan: Wanted, given: string, turn = 0): string {
  const mail = tellPattern(source, plan, tellOwnDuty(plan, given, turn));
  const missing = takeNew(listDecisive(source, plan, mail, turn), mail).filter(
    (sentence) => !(sentence === plan.condition && isDemandTold(plan, mail)),
  );
  const parts = mail.split('\n\n');
  if (missing.length === 0 || parts.length < 3) return mail;
  return [...parts.slice(0, -2), missing.join(' '), ...parts.slice(-2)].join('\n\n');
}

/** Characters, with a name in each blank; or half a minute of speech, where long facts are left out. */
type Room = { most: number; turn?: number } | { isSpoken: true };

const filled = (text: string): number => text.replace(/\[[^\]]+\]/g, 'x'.repeat(12)).length;
const spokenWords = 78;
/** Characters of a text message or a note. */
const shortMessage = 400;

const isNear = ({ brief: { workType } }: Source): boolean =>
  workType === 'remote' || workType === 'hybrid';

/** Nobody listens to the small print of pay or to a long line of hours: what can be spoken stays. */
function speakShort(plan: Wanted): Wanted {
  const { sentences, pay, phrases } = plan;
  if (phrases || pay.spoken === null || sentences.pay === '') return plan;
  const spoken = sentences.pay.startsWith('Pay:') ? `Pay is ${pay.spoken}.` : sentences.pay;
  return { ...plan, sentences: { ...sentences, pay: spoken } };
}

const longestHours = 10;
const longestCondition = 16;

/** A short message with as many of the decisive facts as it has room for, after the sentence that names the job. */
export function carryFacts(source: Source, whole: Wanted, given: string, room: Room): string {
  const isShort = 'isSpoken' in room || room.most < shortMessage;
  const plan = isShort ? speakShort(whole) : whole;
  const paid = given.replaceAll(whole.sentences.pay || '\0', plan.sentences.pay);
  const text = tellPattern(source, plan, paid);
  const { names, sentences, condition, phrases } = plan;
  const parts = splitSentences(text);
  const naming = (name: string): number => parts.findIndex((part) => part.includes(name));
  const at = Math.max(naming(names.title), naming(names.employer));
  if (at === -1 || text.includes('\n')) return text;
  const special = phrases ? '' : findSpecial(source, plan);
  const [place = '', pattern = '', hours = ''] = listPattern(source, plan, text);
  const wanted = [
    isShort ? special : '',
    sentences.pay,
    isNear(source) ? place : '',
    pattern,
    isShort && countWords(hours) > longestHours ? '' : hours,
    ...(isShort
      ? []
      : [
          pickOwn(plan, 'turn' in room ? (room.turn ?? 0) : 0) || special,
          countWords(condition) > longestCondition ? '' : condition,
        ]),
  ];
  let kept: string[] = [];
  const join = (facts: readonly string[]): string =>
    [...parts.slice(0, at + 1), ...facts, ...parts.slice(at + 1)].join(' ');
  for (const fact of takeNew(wanted, text)) {
    const longer = join([...kept, fact]);
    const fits =
      'isSpoken' in room ? countWords(longer) <= spokenWords : filled(longer) <= room.most;
    if (fits) kept = [...kept, fact];
  }
  return kept.length === 0 ? text : join(kept);
}
