import type { Fact } from '#shared/brief.ts';
import { capitalize, lowerFirst, stripEnd } from '#writing/casing.ts';
import { quote } from '#writing/quote.ts';
import { countWords } from '#writing/shorten.ts';
import { wholePhrase } from '#writing/whole-phrase.ts';
import { canBeQuoted, isVerb } from '../../wording/speakable/speakable.ts';
import { isDoing } from '../questions/is-doing.ts';
import { toDoing } from '../questions/to-doing.ts';
import { toPlain } from './governed.ts';
import { keepWhole, ofPeople } from './keep-whole.ts';
import { toMatter } from './matter-of-line.ts';
import { onlyVerbs } from './plain-verbs.data.ts';
import { saysSomething } from './whole-phrase.ts';

/** Says whose it is or how much of it, and nothing of the work. */
export const dropBesides = (text: string): string =>
  text.replace(/ (?:our|your|their|its|all|any|various|multiple) (?=\p{L})/giu, ' ');

const longestDeed = 8;
const longestOfAll = 10;
/** "the records of the Harbor Trust Office": whose they are. */
const ofHouse = / of (?:the |our )?\p{Lu}\p{L}+(?: (?:and |of |& )?\p{Lu}\p{L}+)+.*$/u;
const doneBy = / (?:set|made|held|given|\p{L}{3,}ed) (?:out |forth )?by\b.*$/u;
/** "Tuning organs aimed at": what it is good for. */
const purposed =
  /^((?:\S+ ){2,}\S+) (?:aimed|designed|intended|aligned|tailored|geared|(?<! (?:data|information|issues|activities) )(?:associated|related)) (?:at|to|for|on|by|with)\b.*$/u;
const manner = /^(?:\p{L}+ly (?:and )?){1,2}/u;
const ofAnything = /^(?:an? |the )?(?:wide |broad )?(?:variety|range|number|multitude) of\b/i;
/** "Assisting the head miller": with what stood behind it. */
const byOthers = /^(?:assist|help|support|aid|back)\p{L}*ing\b/iu;
/** "Conferring with the millers": what it is about stood behind it. */
const withOthers = /^\p{L}+ing (?:and \p{L}+ing )?with (?:other )?/iu;
const laterDoing = /(?<=\p{Ll},? (?:and |or )?)\p{Lu}\p{Ll}+ing\b/gu;
/** What is done stands behind these, or nothing is. */
export const saysNoDeed =
  /^(?:work|get|act|serve|function|be|have|participate|contribute|collaborate|partner|liaise|interact|interface|ensure|use|utili[sz]e|demonstrate|possess|exhibit|like|love|enjoy|want|need|report|join|understand|know|learn|focus|play|take|engage|help|seek|strive|aim|include|involve|require|consist|experience)$/i;

const examples = /,? (?:including|such as|e\.g\.|using|with (?:guidance|support|help))\b/iu;

/** With whom stood behind it. */
const together =
  / in (?:close )?(?:partnership|coordination|collaboration|conjunction|cooperation|consultation)(?: with .*)?$/iu;
const manners = / \p{Ll}+ly$/u;
/** Where the next thing begins that is said of it or done beside it. */
const nexts =
  /, (?:while |by |thereby |also )?\p{Ll}+ing\b| (?:while|by|thereby) \p{Ll}+ing\b|,? (?:and|or) (?<verb>\p{Ll}+)(?= (?<next>\p{L}+))|,? (?:that|which|who)\b/gu;
const ofVerb = /^(?:the|an?|all|our|your|any|out|up|off|to|with|it|them)$/;
const isNextVerb = (verb: string, next: string): boolean =>
  onlyVerbs.includes(verb) || (ofVerb.test(next) && isVerb(verb));
/** "Yarn, wool" waits for its "and". */
const openRow = /,(?!.* (?:and|or) )/u;

/** "Driving tankers and carry out repairs": the first doing, with its thing. */
function cutNext(said: string): string {
  const [whole = ''] = said.split(examples);
  const next = [...whole.matchAll(nexts)].find(({ groups, index }) => {
    const { verb, next: behind = '' } = groups ?? {};
    const thing = whole.slice(0, index).replace(/^\S+ ?/, '');
    return (
      (verb === undefined || isNextVerb(verb, behind)) &&
      saysSomething(thing) &&
      !openRow.test(thing)
    );
  });
  return next ? whole.slice(0, next.index) : whole;
}

/** A row that was cut has its "and"; what would be a second doing in it falls away. */
const closeRow = (said: string): string =>
  openRow.test(said)
    ? said.replace(/, ([^,]*)$/u, (_, last: string) =>
        isVerb(last.split(' ')[0] ?? '') ? '' : ` and ${last}`,
      )
    : said;

/** "Growing relationships": with whom stands behind it. */
const between =
  /\b(?:relation(?:ship)?s?|partnerships?|rapport|collaboration|communication|contacts?|ties|links)$/i;

/** "Take full charge of the looms": the thing is what somebody answers for. */
const owns = /^take (?:[\p{L}-]+ ){0,4}(?:ownership|charge|responsibility) (?:of|for) \p{L}/iu;

/** What is told to do, without how: also of a line that begins with its doing, or with how it is done. */
function findTold({ text, kind, forms: { verbPhrase } }: Fact): string {
  const said = lowerFirst(text);
  const isOpen = kind === 'duty' && (opensDoing.test(said) ? isDoing(said) : manner.test(said));
  const told =
    verbPhrase ?? (isOpen ? said : (/^.*?\byou(?:['’]ll| will) (.+)$/u.exec(said)?.[1] ?? ''));
  const matter = told === '' ? '' : toMatter(told).text;
  return isVerb(matter.split(' ')[0] ?? '') ? matter : matter.replace(manner, '');
}
/** "Loading, carting and tipping grain", and no "Weaving of sails" nor "using": the means. */
const opensDoing =
  /^(?!(?:us|utili[sz]|work|act|serv|be|hav|help|assist|support|report|collaborat|liais|interfac|participat|contribut|includ|ensur|understand|know|learn)ing\b)\p{Ll}{2,}ing(?: (?!of\b|and \p{L}+$)|, )/u;

/** What a duty says first that somebody does, up to where it may end. */
export function sayDeed(fact: Fact): string | null {
  const { text } = fact;
  const matter = findTold(fact);
  const [verb = ''] = matter.split(/[ ,]/);
  const isGerund = verb.endsWith('ing');
  if (!isGerund && !isVerb(verb)) return null;
  if (saysNoDeed.test(verb) && !owns.test(matter)) return null;
  // "Guarantees that sails and ropes are dry" guarantees no sails.
  if (/^guarant/i.test(verb) && /\b(?:is|are)\b/.test(matter)) return null;
  const said = dropBesides(isGerund ? stripEnd(matter) : toDoing(stripEnd(matter)))
    .replace(laterDoing, (doing) => doing.toLowerCase())
    .replace(owns.test(matter) ? /$^/u : ofHouse, '')
    .replace(doneBy, '')
    .replace(purposed, '$1');
  const first = cutNext(said).replace(manners, '').replace(together, '');
  const whole = wholePhrase(first, longestDeed) ?? wholePhrase(first, longestOfAll) ?? '';
  const given = whole.replace(together, '');
  // "Giving the mill with": what is given stands behind it.
  const isGiven = /^(?:provid|suppl|equip|furnish)/i.test(given) || between.test(given);
  const isOpen = isGiven && first.slice(given.length).startsWith(' with ');
  const head = isOpen ? (wholePhrase(first, longestOfAll + 2) ?? '') : given;
  if (isOpen && !head.includes(' with ')) return null;
  // "Sorting sails well and drying": the last doing lost its thing.
  if (head.length < first.length && /(?:,| and) \p{Ll}+ing$/u.test(head)) return null;
  const thing = head.replace(/^\S+ ?/, '');
  return saysSomething(thing) &&
    !ofAnything.test(thing) &&
    !(byOthers.test(head) && ofPeople.test(thing)) &&
    !ofPeople.test(head.replace(withOthers, ''))
    ? keepWhole(capitalize(closeRow(head)), text, first.slice(head.length))
    : null;
}

/** "Mends sails and sells rope": the first of two things that somebody does. */
const dropNextDeed = (rest: string): string =>
  rest.replace(/,? and (\p{Ll}+s) .*$/u, (whole, verb: string) =>
    isVerb(toPlain(verb)) && onlyVerbs.includes(toPlain(verb)) ? '' : whole,
  );

const longestQuoted = 12;
/** Of the house, or of how somebody is; what stands beside the work. */
const ofNoWork =
  /^(?:demonstrat|possess|exhibit|display|embrac|uphold|embod|liv|in addition|besides)/i;

/** "Making sure the loom is oiled": no shorter name can be made of it, and the line itself is one. */
export function sayWholeDuty({ kind, text, forms: { verbPhrase } }: Fact): string | null {
  const isSaid =
    kind === 'duty' &&
    countWords(text) <= longestQuoted &&
    canBeQuoted(text) &&
    !ofNoWork.test(text) &&
    !/\b(?:that|which) (?:is|are)\b/.test(text) &&
    !toMatter(text).isOfOthers;
  if (!isSaid) return null;
  const told = lowerFirst(stripEnd(text));
  const [first = ''] = told.split(' ');
  const plain = toPlain(first);
  const done = isDoing(told)
    ? capitalize(told)
    : isVerb(plain)
      ? toDoing(plain + dropNextDeed(told.slice(first.length)))
      : null;
  if (done !== null && isDoing(done)) return done;
  return verbPhrase === null ? null : quote(stripEnd(text));
}
