import { lowerFirst } from '#writing/casing.ts';
import { countWords } from '#writing/shorten.ts';
import { splitSentences } from '#writing/split-sentences.ts';
import type { PlannedPersona } from '../planned-persona.ts';

type Messages = Pick<PlannedPersona['messages'], 'mails' | 'asks'>;

/** Promises a visit or an answer that nobody here can give, or hangs on a text that is not shown. */
const promising =
  /\b(?:here|there|this|they|them|their|these|those|visit|come|watch|follow|look (?:at|around|round)|look|to see|sit in|try it|advert\w*|posting|I (?:can|could|find)|unheard|in (?:the|my) letter)\b|^(?:Pick|Choose|Visit|Ask|Come|Book|Look|Offer|Talk|Read|Work out|Write|Point|Set)\b/i;
/** What a stranger need not tell. */
const tooNear = /\b(?:your (?:age|health|family|children|salary)|earn now|clause|sick|ill)\b/i;

/** Small things that this career is asked for, each true whatever the job. */
export const listOwnAsks = ({ asks }: Messages): string[] =>
  asks.filter((ask) => !promising.test(ask) && !tooNear.test(ask));

const startsAsking =
  /^(?:What|Which|How|When|Where|Who|Do|Did|Does|Would|Is|Are|Have|Has|If|Could|Can|Of|In)\b/;
const hanging =
  /\b(?:it|that|this|those|these|there|here|one|ones|yours|them|they|then|so|any of|else|the kind|I|me|my|we|our|us)\b/i;
/** "How many do you handle": of what, was said before. */
const headless = /^(?:How many|What number|Which|How much) (?:do|did|are|would|could|have|is)\b/;
const length = { fewest: 5, most: 20 };

/** The question with which the trade ends its first letter to such people, where it needs nothing before it. */
function findQuestion({ mails: [first] }: Messages, names: readonly string[]): string | null {
  const paragraphs = (first?.text ?? '')
    .split(/\n\s*\n/)
    .filter((text) => !text.includes('[your name]'));
  const [last] = paragraphs
    .slice(1)
    .flatMap((text) => splitSentences(text))
    .slice(-1);
  if (last === undefined || !last.endsWith('?')) return null;
  const bare = last
    .replace(/,? ?\[First name\],? ?/, ' ')
    .replace(/ (?=[?,])/g, '')
    .trim();
  const count = countWords(bare);
  const isUsable =
    startsAsking.test(bare) &&
    /\byou(?:r)?\b/i.test(bare) &&
    !hanging.test(bare) &&
    !headless.test(bare) &&
    !promising.test(bare) &&
    !tooNear.test(bare) &&
    count >= length.fewest &&
    count <= length.most &&
    names.every((name) => name === '' || !bare.includes(name));
  return isUsable ? bare : null;
}

const request =
  /^(Tell me|Say|Name|Send me|Give me|Send|Text me|List|Describe|Show me|Reply with)\b(.*)\.$/;

/** "Tell me your day off." as a question. */
function toQuestion(ask: string): string | null {
  const [, verb, rest = ''] = request.exec(ask) ?? [];
  if (verb === undefined || / and I will\b/.test(rest)) return null;
  const polite = verb === 'Say' ? 'tell me' : lowerFirst(verb);
  return `Could you ${polite}${rest}?`;
}

const plainQuestions = [
  'Would a ten-minute call this week suit you?',
  'May I send you the full posting?',
  'Shall I tell you more about it by phone?',
  'When may I call you for ten minutes?',
];

/** Where the letter begins with a question, that one is to be answered. */
const replies = [
  'One line back is enough. Or shall I call?',
  'Is it worth a talk? A line is enough.',
  'Does it interest you? A word will do.',
  'Shall we talk? A yes or a no is enough.',
];

const turnOf = <Item>(items: readonly Item[], turn: number): Item => items[turn % items.length]!;

/** One question that takes a line to answer: that of their career where it has one. */
export function askFirst(
  messages: Messages,
  opening: string,
  names: readonly string[],
  turn: number,
): string {
  if (opening.includes('?')) return turnOf(replies, turn);
  const [asked] = listOwnAsks(messages).flatMap((ask) => toQuestion(ask) ?? []);
  return findQuestion(messages, names) ?? asked ?? turnOf(plainQuestions, turn);
}

const nextSteps = [
  'Reply with a time for a ten-minute call this week.',
  'Reply yes, and I will send the full posting.',
  'Send me the one question you want answered first.',
  'Name the one thing that decides it for you.',
];
const mostAsks = 2;

/** Two small next steps: those of the career first, then what anybody may be asked. */
export function listAsks(messages: Messages, turn: number): string[] {
  const own = listOwnAsks(messages).slice(0, mostAsks);
  const rest = [turnOf(nextSteps, turn), turnOf(nextSteps, turn + 2)];
  return [...own, ...rest].slice(0, mostAsks);
}
