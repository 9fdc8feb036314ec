import type { Brief } from '#shared/brief.ts';
import { lowerFirst, stripEnd } from '#writing/casing.ts';
import { isGlued } from '#writing/glued.ts';
import { splitSentences } from '#writing/split-sentences.ts';
import { memoize } from '#shared/memoize.ts';
import { listFacts } from '../wording/own-words.ts';
import { findNarrow } from './find-narrow.ts';

/** "The research has focused on X using Y": X is what the work is about. */
const focused =
  /\b(research|studies|projects?|lab|laboratory|program|programme)(?: (?:group|team|interests?|program))? (?:(?:has |have |will |is |are |primarily |mainly )*)(?:focus(?:es|ed)?|concentrates?|cent(?:er|re)s) (?:primarily |mainly )?on (.+)$/iu;
/** "Our mission is to X". */
const mission = /\b(?:our|its|whose|the company['’]s) mission (?:is|has been) to (\p{Ll}.+)$/iu;
/** Whom a house turns nobody away for. */
const regardless =
  /\b(?:care|services?|treatment|help|support)\b[^.;]{0,60}\bregardless of ((?:their |your )?(?:insurance|ability to pay|income|immigration|circumstances|background)[^.;:]{0,70})$/iu;
/** Where such a sentence begins to explain how. */
const how =
  /,? (?:using|by (?:means|using|\p{L}+ing)|through|via|combined with|with (?:the|an?) (?:aim|goal|focus)|in order|so that|while|as well as)\b.*$/iu;
const praise =
  /\b(?:excellen\w+|exceptional|world[- ]class|best|leading|passion\w*|innovati\w+|superior|premier|unparalleled|delight\w*|amazing|shareholders?|success\w*|empower\w*|inspir\w*|value|we|our|us|you|your)\b|[:;"“”?!•|]/i;
const length = { fewest: 4, most: 22 };

const isSayable = (words: string): boolean => {
  const count = words.split(/\s+/).length;
  return (
    count >= length.fewest &&
    count <= length.most &&
    !praise.test(words) &&
    !isGlued(words) &&
    words.split('(').length === words.split(')').length &&
    !/\b(?:and|or|the|of|to|for|with|in|an?)$/i.test(words)
  );
};

const trim = (words: string): string =>
  stripEnd(words.replace(/\s?\([^)]{0,200}\)/g, ''))
    .replace(how, '')
    .trim();

function readSentence(sentence: string, employer: string): string | null {
  const [, field = '', about] = focused.exec(sentence) ?? [];
  if (about !== undefined && isSayable(trim(about)))
    return `The ${field.toLowerCase()} ${/s$/i.test(field) ? 'are' : 'is'} about ${lowerFirst(trim(about))}.`;
  const [, whatever] = regardless.exec(sentence) ?? [];
  if (whatever !== undefined)
    return `${employer} helps people regardless of ${whatever.replace(/^(?:their|your) /, '')}.`;
  const [, aim] = mission.exec(sentence) ?? [];
  const short = aim === undefined ? '' : stripEnd(aim);
  return isSayable(short) ? `${employer}'s mission is to ${short}.` : null;
}

/** What the work is about or for beyond its duties, in one sentence; null where the text has none that can be said. */
export const findFocus = memoize((brief: Brief): string | null => {
  if ((brief.language ?? 'en') !== 'en') return null;
  const narrow = findNarrow(brief);
  if (narrow !== null) return narrow.sentence;
  const employer =
    brief.employer.confidential || brief.employer.name === ''
      ? 'The employer'
      : brief.employer.name.replace(/\.$/, '');
  for (const { text, source } of listFacts(brief, { kinds: ['team', 'other', 'goal', 'culture'] }))
    for (const sentence of splitSentences(source.from === 'job' ? source.quote : text)) {
      const said = readSentence(stripEnd(sentence.replace(/\s+/g, ' ').trim()), employer);
      if (said !== null) return said;
    }
  return null;
});

/** The same as the employer says it of itself, or as told beside its name. */
export const sayFocusAs = (focus: string, who: 'We' | 'They', employer: string): string => {
  const name = employer.replace(/\.$/, '') || 'The employer';
  return [name, 'The employer'].reduce(
    (text, one) =>
      text.startsWith(`${one} helps people`)
        ? `${who} help people${text.slice(`${one} helps people`.length)}`
        : text.startsWith(`${one}'s mission is`)
          ? `${who === 'We' ? 'Our' : 'Their'} mission is${text.slice(`${one}'s mission is`.length)}`
          : text,
    focus,
  );
};
