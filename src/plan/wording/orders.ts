import { alsoNouns } from '#reading/facts/shapes/duty-verbs.data.ts';
import { readPlainVerb } from '#reading/facts/shapes/plain-verb.ts';
import { rememberTexts } from '#shared/remember-texts.ts';
import { capitalize } from '#writing/casing.ts';

/** Verbs that begin a duty, as far as they may be told from a noun with certainty. */
const verbs = new Set(
  'approve audit calculate clean contribute define dispatch drive enforce enter examine exceed file formulate gain generate hire improve increase investigate issue join keep learn listen load maximize mentor negotiate notify optimize pack patrol protect reconcile reduce refer repair replace restock retain run sell submit supply test transport travel unload act administer advise analyze answer apply arrange assess assist assure attend build carry chair check co-chair collaborate collect communicate complete conduct confirm consult coordinate counsel create deliver demonstrate design determine develop direct discuss document draft educate ensure establish evaluate execute explain facilitate follow foster gather greet guide handle help identify implement inform initiate inspect install interact interpret lead maintain make manage meet monitor obtain operate organize oversee participate perform plan prepare present process produce promote provide receive recommend record recruit represent resolve respond review schedule select serve solve supervise support take teach track train treat troubleshoot update use utilize verify work write accelerate adjust align allocate analyse anticipate assemble authorize calibrate compile configure construct deal deploy diagnose disseminate distribute encourage engage enhance escalate expand expedite fabricate liaise maximise mediate modify optimise organise prioritise prioritize procure progress propose publish pursue recognise recognize register remove restore specify strengthen suggest summarise summarize transform translate utilise validate visit welcome put set exhibit seek automate challenge connect cultivate discharge explore grow include incorporate integrate launch leverage migrate nurture redesign refine safeguard sort upload'.split(
    ' ',
  ),
);

/** "oversees" is "oversee"; null where it is no verb that is known. */
export function fromThird(word: string): string | null {
  const forms = [word.replace(/ies$/, 'y'), word.replace(/es$/, ''), word.replace(/s$/, '')];
  return forms.find((form) => form !== word && verbs.has(form)) ?? null;
}

function fromDoing(word: string): string | null {
  const stem = word.replace(/ing$/, '');
  if (stem === word) return null;
  return [stem, `${stem}e`, stem.slice(0, -1)].find((form) => verbs.has(form)) ?? null;
}

/** A row of words at the beginning: "Recruits, interviews, and facilitates". */
const row =
  /^((?:\p{L}+ly )?)([\p{L}-]+(?:, (?!and |or )[\p{L}-]+)*(?:,? (?:and|or) [\p{L}-]+)?)(?=\s)/u;

/** "Records management", "Plans of the site": things. */
const thing = /^\S+ (?:of|management|is|are|and (?:\p{L}+ ){0,2}(?:is|are))\b/iu;
/** "Reporting to the manager, you will assist": a sentence, and no item of a list. */
const sentence = /,\s(?:you|they|we|the \p{L}+ will)\b/iu;

type Form = (word: string) => string | null;

/** Beside verbs that are known, a word of the same form is one too: "interviews". */
function turnRow(words: readonly string[], plainOf: Form): string[] | null {
  const small = words.map((word) => word.toLowerCase());
  const known = small.map(plainOf);
  if (known.every((word) => word !== null)) return known.filter((word) => word !== null);
  const isSure = known[0] !== null && known.at(-1) !== null;
  const isThird = plainOf === fromThird && small.every((word) => /[^s]s$/.test(word));
  return isSure && isThird
    ? small.map((word, i) => known[i] ?? word.replace(/(?<=[^aeiou])ies$/, 'y').replace(/s$/, ''))
    : null;
}

/** Further verbs of the same line: "Performs checks and develops plans". */
const later = /(?<=(?:,|;| and| or) (?:and |or )?(?:\p{L}+ly )?)(\p{Ll}+)(?= (\p{L}+))/gu;
/** Things as well as verbs: only before these words are they verbs. */
const alsoThing = new Set(
  'analyses audits designs checks helps issues leads loads meets packs plans presents processes produces records recruits repairs reports reviews runs schedules supplies supports tests tracks trains transports treats updates uses works documents drafts files guides hires counsels chairs orders handles answers'.split(
    ' ',
  ),
);

/** "records", "plans": things as well as verbs. */
export const isAlsoThing = (word: string): boolean => alsoThing.has(word);

/** "orchestrates": done at work, and no thing. */
function surelyThird(word: string): string | null {
  const read = readPlainVerb(word);
  return read?.form === 'third' && !alsoNouns.has(read.verb) ? read.verb : null;
}

function turnLater(text: string): string {
  return text.replace(later, (word: string, _own: string, next: string) => {
    const plain = /[^s]s$/.test(word) ? (fromThird(word) ?? surelyThird(word)) : null;
    const isVerb = plain !== null && (!alsoThing.has(word) || !followsThing.test(next));
    return isVerb ? plain : word;
  });
}
/** Behind the name of a thing: "plans and records for the site". */
const followsThing =
  /^(?:for|of|to|with|in|on|by|at|from|as|and|or|are|is|that|which|including|such|daily|weekly|monthly|when|before|after|per|within|using|ensuring|covering|concerning|regarding|involving|relating|pertaining|showing|containing|following)$/i;

/** "planning and preparing" behind "by", or of what "that grows trade, ..." tells, are no orders, whatever the line began with. */
const within =
  /\b(?:that|which|who) \p{Ll}|\b(?:by|for|of|in|with|through|while|including|like|on|from|about|after|before|when|as|to|without|via|is|are) (?:\p{L}+ly )?\p{Ll}+ing\b/u;
/** Work that has a name of its own: only before these words is it done. */
const alsoWork =
  /^(?:account|advertis|build|clean|cod|engineer|fund|interview|learn|market|meet|model|monitor|pack|plan|pric|process|purchas|report|schedul|test|track|train|work|writ)\p{Ll}?ing$/u;
const beforeThing = /^(?:the|an?|all|any|our|your|their|its|each|every|new|other|appropriate)$/;

const joins = /^ (?:and|or) \p{Ll}+ing\b/u;

/** Further verbs of a line that began with one in "-ing": "challenging practice and driving change". */
function turnLaterDoing(text: string): string {
  const end = text.search(within);
  return text.replace(later, (word: string, _own: string, next: string, at: number) => {
    if (end !== -1 && at > end) return word;
    if (word === 'reporting' && next === 'to') return 'report';
    const plain = fromDoing(word);
    if (plain === null) return word;
    if (alsoWork.test(word) && !beforeThing.test(next)) return word;
    return followsThing.test(next) && !joins.test(text.slice(at + word.length)) ? word : plain;
  });
}

/** The whole line in the plain form, or the line as it is: half of it is neither. */
function turn(text: string, plainOf: Form): string {
  const [head = '', adverb = '', list = ''] = row.exec(text) ?? [];
  const words = list.match(/(?<![\p{L}-])(?!(?:and|or)\b)[\p{L}-]+/gu) ?? [];
  if (plainOf((words[0] ?? '').toLowerCase()) === null || thing.test(text) || sentence.test(text))
    return text;
  const plain = turnRow(words, plainOf);
  if (plain === null) return text;
  let at = 0;
  const told = list.replace(/(?<![\p{L}-])(?!(?:and|or)\b)[\p{L}-]+/gu, () => plain[at++] ?? '');
  const rest = text.slice(head.length);
  return capitalize(
    `${adverb}${told}${plainOf === fromThird ? turnLater(rest) : turnLaterDoing(rest)}`,
  );
}

/** "Enters & maintains". */
const joined = /^(\p{L}+s) & (?=\p{Ll}+s\b)/u;

const firstWord = (text: string): string => text.toLowerCase().split(/[\s,]/)[0] ?? '';

/** Whether a line begins with something to do: "Plan budgets". */
export const beginsWithVerb = (text: string): boolean => verbs.has(firstWord(text));

/** A list speaks in one form: "Leads and supervises workdays" and "Drafting wills" beside "Plan budgets" are orders too. */
export function toOrders(lines: readonly string[]): string[] {
  const told = lines.map((line) => turn(line.replace(joined, '$1 and '), fromThird));
  const isMixed = told.some((line) => verbs.has(firstWord(line)));
  return isMixed ? told.map((line) => turn(line, fromDoing)) : told;
}

const begins = /(?<=[\p{Ll})]) (?=(\p{Lu}\p{Ll}+) (\p{Lu})?)/gu;
/** Part of no name, whatever follows. */
const surely = /^(?:utilize|ensure|provide|maintain|perform|assist|develop|identify|participate)$/;
const isOrder = (word: string, beforeName: boolean): boolean =>
  beforeName ? surely.test(word) : verbs.has(word) || word === 'cold';

/** No line ends so: "for our Assembly and Repair & Overhaul shops" goes on. */
const unended = /\b(?:and|or|of|for|the|an?|to|with|in|on|our|your|by|from|as|at|its|their)$/i;

/** "our People-First Design as a house": behind a word with a capital the next one belongs to the same name. */
const inName = /(?<![\p{L}\d'’-])(?:\p{L}+-)*\p{Lu}[\p{L}'’-]*$/u;

/** "Find new accounts Schedule and hold meetings": two lines that lost the break between them. */
export const splitOrders = rememberTexts((line): readonly string[] => {
  const parts: string[] = [];
  let start = 0;
  for (const match of line.matchAll(begins)) {
    const word = (match[1] ?? '').toLowerCase();
    if (!isOrder(word, match[2] !== undefined)) continue;
    if (!surely.test(word) && inName.test(line.slice(start, match.index))) continue;
    if (unended.test(line.slice(start, match.index))) continue;
    parts.push(line.slice(start, match.index));
    start = match.index + 1;
  }
  return [...parts, line.slice(start)];
});
