import { rememberTexts } from '#shared/remember-texts.ts';
import { cutText } from '#shared/cut-text.ts';
import { stripEnd } from './casing.ts';
import { holdsHarder, wholePhrase } from './whole-phrase.ts';

/** At most so many characters, cut between words, without a dangling joint; one endless word is cut inside. */
export function shorten(text: string, limit: number): string {
  const tidy = text.replace(/\s+/g, ' ').trim();
  if (tidy.length <= limit) return tidy;
  const between = tidy.slice(0, limit + 1).replace(/\s+\S*$/, '');
  const cut = between.length <= limit ? between : cutText(tidy, limit);
  const whole = stripEnd(dropJoints(cut.replace(/(?<![\s(,;:-])[\s(,;:-]+$/, '')));
  return whole || cutText(tidy, limit);
}

/** Words that promise another one, also those that only join two thoughts. */
const joint =
  /(?<!\s)\s+(?:an?|the|and|and\/or|or|but|nor|of|to|in|for|with|by|at|on|from|into|as|than|that|which|who|whose|where|while|if|because|so|including|such|therefore|thus|thereby|hence|however|is|are|was|were|be|will|must|may|can|should|has|have|our|your|their|its|his|her|any|each|every|at least|a minimum of)$/i;
/** "Class A", "Hepatitis A": a letter, and no article. */
const lettered = /(?:^|\s)\p{Lu}\p{L}+ A$/u;

function dropJoints(text: string): string {
  let rest = text;
  while (joint.test(rest) && !lettered.test(rest))
    rest = rest.replace(joint, '').replace(/(?<![\s(,;:–-])[\s(,;:–-]+$/, '');
  return rest;
}

/** As many parts as fit into the limit, joined by blanks; the order is their importance. */
export function packParts(parts: readonly string[], limit: number): string {
  let packed = '';
  for (const part of parts.filter(Boolean)) {
    const longer = packed === '' ? part : `${packed} ${part}`;
    if (longer.length <= limit) packed = longer;
  }
  return packed;
}

/** At most so many words, with a mark where the rest was left out. */
export function cutWords(text: string, most: number): string {
  const words = text.split(/\s+/);
  // A bracket that is still open at the cut is left out with what stands in it.
  const cut = words
    .slice(0, most)
    .join(' ')
    .replace(/ \([^()]*$/, '');
  return words.length <= most ? text : `${stripEnd(dropJoints(cut))} ...`;
}

const roomier = 1.5;

const alternative =
  /^,? or (?:(?:an? |any )?(?:equivalent|combination)(?: combination)?\b|[^,;.()]{2,40}(?=[,;.]|$))/i;
const fewWords = 5;

/** "A license, or eligible for one": without its end it turns away whom the whole admits. */
function withAlternative(cut: string, text: string): string {
  const [end = ''] = text.startsWith(cut) ? (alternative.exec(text.slice(cut.length)) ?? []) : [];
  return end.trim().split(/\s+/).length > fewWords ? cut : `${cut}${end}`;
}

/** Another way to meet it, a no, a limit, a wish: whoever does not read it reads another demand. */
const turning =
  /(?:^|[\s(/])(?:or|and\/or|nor|not|no|never|neither|without|unless|except|excluding|but|only|up to|prefer\p{L}*|ideally|desir(?:ed|able)|advantage\p{L}*|plus|asset|bonus|favou?rable|welcomed?|optional|equivalent|instead|considered|if|may|might)(?![\p{L}-])|n['’]t\b/iu;

/** A turn that has begun and is not done. */
const turnBegun = /\b(?:but|unless|except|although|either|neither)\b[^,;.]*$/i;

/** Whether what is left out behind a cut says another thing than what is kept. */
export const turnsSense = (text: string, cut: string): boolean =>
  turnBegun.test(cut) || turning.test(text.startsWith(cut) ? text.slice(cut.length) : text);

/** So much longer than asked for a text may be before most of it is left out. */
const roomiest = 2;
const little = 0.25;

/** So many words somebody still reads for the harder half of a demand. */
const longestWhole = 45;

/** The whole text where it is short, else its longest beginning that may stand alone; a little longer before it is torn. */
export function cutClause(text: string, most: number): string {
  const words = text.split(/\s+/);
  if (words.length <= most || (holdsHarder(text) && words.length <= longestWhole)) return text;
  const whole = wholePhrase(text, most) ?? wholePhrase(text, Math.floor(most * roomier));
  // "Guide external operations" of thirty words: too little is left to say what is done.
  if (whole !== null && countWords(whole) < most * little && words.length <= most * roomiest)
    return text;
  if (whole !== null) return withAlternative(whole, text);
  if (words.length <= most * roomier) return text;
  const cut = words.slice(0, most).join(' ');
  return stripEnd(dropJoints(cut.replace(/ \([^()]*$/, '').replace(/[,;:]$/, '')));
}

/** Words of the advertisement for a quotation: whole where that is not too long, else with a mark where they go on. */
export function cutQuote(text: string, most: number): string {
  const cut = cutClause(text, most);
  if (stripEnd(cut) === stripEnd(text)) return text;
  return text.split(/\s+/).length <= most * roomiest ? text : `${cut} ...`;
}

/** One word is no advice yet. */
const fewestWords = 4;

/** The whole text where it is short, else its first sentence, or as many as say something. */
export function firstSentence(text: string, words: number): string {
  if (countWords(text) <= words) return text;
  let said = '';
  for (const sentence of text.split(/(?<=\p{L}{3}[.!?]["”')]?)\s+(?=\p{Lu})/u)) {
    if (countWords(said) >= fewestWords) break;
    said = `${said} ${sentence}`.trim();
  }
  return said;
}

export const countWords = rememberTexts(
  (text): number => text.match(/[\p{L}\p{N}$€£%][^\s]*/gu)?.length ?? 0,
);
