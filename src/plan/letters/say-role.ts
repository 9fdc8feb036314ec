import { memoize } from '#shared/memoize.ts';
import { capitalize, lowerFirst, stripEnd } from '#writing/casing.ts';
import { isGlued } from '#writing/glued.ts';
import { splitSentences } from '#writing/split-sentences.ts';
import { countTelling } from '../defining/count-telling.ts';
import { isSaidWhole } from '../defining/is-said-whole.ts';
import { splitOrders, toOrders } from '../wording/orders.ts';
import { listFacts } from '../wording/own-words.ts';
import { canBeDone, canBeNamed } from '../wording/speakable/speakable.ts';
import type { Source } from '../source.ts';
import { reshapeDuty } from './reshape-duty.ts';

/** Where an advertisement says in one sentence what the job is for; the last group is what one does. */
const purposes: readonly (readonly [RegExp, 'does' | 'answers for'])[] = [
  [
    /^this (?:position|role|job) (?!is\b|was\b|requires|offers|has\b|reports|includes|involves|supports|provides|ensures|needs|assists|serves|plays)(\p{L}+s .+)$/iu,
    'does',
  ],
  [
    /^(?:this|the) (?:position|role|job|post) (?:is an? [^.;:]{3,60}? and )?will (?!be |have |need |get |receive |join |report |also |require|involve|include|offer)(.+)$/iu,
    'does',
  ],
  [
    /^(?:the |your )?(?:primary|main|core|key) (?:role|function|responsibility|purpose|objective)(?: (?:of|in|for) [^,;:]{3,50}?)? (?:is|will be) to (.+)$/iu,
    'does',
  ],
  [
    /\b(?:purpose|aim|objective|function|goal) of (?:this|the|your) (?:[\p{L}-]+ ){0,4}is to (.+)$/iu,
    'does',
  ],
  [
    /\b(?:is|(?<=\byou )are|be|will be|you['’]ll be|team,|,) (?:primarily |mainly |directly |ultimately |solely )?(?:responsible|accountable) for (.+)$/iu,
    'answers for',
  ],
  [
    /^this is an? [^.,;:]{3,60}? (?:position|role|job|post) (?:focused on|dedicated to) (\p{L}+ing .+)$/iu,
    'answers for',
  ],
  [
    /^(?:(?:as|in|working|reporting|based|with|within|under|joining) [^,]{3,70}, |in this (?:role|position|job),? )you(?:['’]ll| will| would) (?!be |have |need |get |receive |join |report |love |find |enjoy |thrive )(.+)$/iu,
    'does',
  ],
  [
    /^you(?:['’]ll| will) (?!be |have |need |get |receive |join |report |love |find |enjoy |thrive |also )(.+)$/iu,
    'does',
  ],
  [
    /^(?:the|an?|our) (?:[\p{L}-]+ ){1,4}will (?!be |have |need |get |receive |join |report |also )(.+)$/iu,
    'does',
  ],
];

const vague =
  /^(?:provide|deliver|offer|form|often|advice|apply|see that|assist|support|help|work (?:closely )?with|ensure|contribute|play|act|serve as|perform|participate|collaborate|join|undertake|carry out|attend|maintain (?:an?|good|positive|strong|high|safe|clean|effective))\b/i;
const odd =
  /[:;!?"“”•|]|\b(?:we|us|you|your|i|opportunit\w+|passion\w*|exciting|exceptional|world[- ]class|dynamic|make a difference|duties|following|as (?:assigned|required|needed)|etc)\b|\b(?:and|or|the|of|to|for|with|in|by|on|at|from|as|an?)$/iu;
const length = { fewest: 6, most: 24 };
const fewestTelling = 2;
const mostTelling = 4;

const toSentence = (words: string, form: 'does' | 'answers for'): string => {
  const told = lowerFirst(stripEnd(words)).replace(/\bour\b/g, 'their');
  const [, provided] = /^(?:the )?(?:provision|delivery) of (.+)$/.exec(told) ?? [];
  if (provided !== undefined) return `You would provide ${provided}.`;
  if (form === 'answers for') {
    const [, turned = told] = toOrders(['Plan a day', told]);
    const isAlone = !/(?:,| and| or) (?:\p{L}+ly )?\p{Ll}+ing\b/u.test(told);
    if (turned.toLowerCase() !== told && isAlone) return `You would ${lowerFirst(turned)}.`;
  }
  return form === 'does' ? `You would ${told}.` : `You would be responsible for ${told}.`;
};

function read(sentence: string): string | null {
  for (const [pattern, form] of purposes) {
    const [, what] = pattern.exec(sentence) ?? [];
    if (what === undefined) continue;
    const [plain = what] =
      form === 'does' ? toOrders([capitalize(splitOrders(what)[0] ?? what)]) : [what];
    const words = reshapeDuty(plain);
    const count = words.split(/\s+/).length;
    const isUsable =
      count >= length.fewest &&
      count <= length.most &&
      !odd.test(words) &&
      !/\p{Ll}\p{Lu}\p{Ll}/u.test(words) &&
      !isGlued(words) &&
      !/^\p{L}+[^s]s\b/u.test(words) &&
      words.split('(').length === words.split(')').length &&
      (form === 'does' ? canBeDone(words) : canBeNamed(words)) &&
      isSaidWhole(words) &&
      countTelling(words) >= fewestTelling &&
      // "Ensure the growth of the moth collection" names more than its verb.
      (form === 'answers for' || !vague.test(words) || countTelling(words) > fewestTelling);
    if (isUsable) return toSentence(words, form);
  }
  return null;
}

/** What the job is for, in one sentence that somebody can say; null where the advertisement has none. */
export const sayRole = memoize(({ brief }: Source): string | null => {
  const lines = listFacts(brief, { kinds: ['other', 'team', 'goal', 'duty', 'culture'] })
    .flatMap(({ source, text }) =>
      source.from === 'job'
        ? [{ at: source.start, text: source.quote.replace(/\s+/g, ' ').trim() }]
        : [{ at: Infinity, text }],
    )
    .toSorted((a, b) => a.at - b.at);
  // The first that tells most: a summary stands early, and not every early sentence is one.
  return (
    lines
      .flatMap(({ text }) => splitSentences(text))
      .flatMap((sentence) => read(stripEnd(sentence)) ?? [])
      .map((text, i) => ({ text, rank: Math.min(mostTelling, countTelling(text)) - i }))
      .toSorted((a, b) => b.rank - a.rank)[0]?.text ?? null
  );
});
