import type { Fact } from '#shared/brief.ts';
import { capitalize } from '#writing/casing.ts';
import { wholePhrase } from '#writing/whole-phrase.ts';
import { isVerb } from '../../wording/speakable/speakable.ts';
import { isDoing } from '../questions/is-doing.ts';
import { isKnownVerb, toGerund } from '../questions/to-doing.ts';
import { keepWhole } from './keep-whole.ts';
import { onlyVerbs } from './plain-verbs.data.ts';
import { toPlain } from './governed.ts';
import { isDeed, joint, namesDeed, turn } from './names-deed.ts';
import { sayDeed, saysNoDeed } from './say-deed.ts';
import { countWords } from './shared-stems.ts';
import { isVagueThing, saysSomething } from './whole-phrase.ts';

/** "Mending of sails" is mending sails. */
const ofGerund =
  /^(?!(?:understanding|meeting|beginning|building|training|opening|setting|feeling|funding|covering)\b)(\p{L}{3,}ing) of (?:the )?(?=\p{L}{3,})/iu;
const sayPlainly = (name: string): string =>
  name
    .replace(ofGerund, '$1 ')
    .replace(
      /^(\p{L}+ing) (\p{Lu}\p{Ll}+ed)\b/u,
      (_, verb, word) => `${verb} ${String(word).toLowerCase()}`,
    );

const longest = 8;
const manner = /^(?:(?:ability|able) to )?(?:\p{L}+ly ){0,2}/iu;
const dropManner = (line: string): string => line.replace(manner, '');

/** "Sew in sails" of "Carefully sew in sails": told to do. */
function sayTold(name: string, { text, forms: { verbPhrase } }: Fact): string | null {
  const line = dropManner(verbPhrase ?? text).toLowerCase();
  const [first = '', second = ''] = name.toLowerCase().split(' ');
  const isTold =
    verbPhrase !== null ||
    onlyVerbs.includes(first) ||
    ((line.length < text.length || /^(?:in|into|up|out|off|the|an?|to|with)$/.test(second)) &&
      isVerb(first));
  const isAmid = onlyVerbs.includes(first) && line.includes(` to ${first} ${second}`);
  return second !== '' && (isAmid || (isTold && line.startsWith(`${first} ${second}`)))
    ? capitalize(toGerund(first) + name.slice(first.length))
    : null;
}

/** As it stands in the line, with a small letter amid it; null where other words stand there. */
function findIn(line: string, name: string): { at: number; said: string } | null {
  const at = line.toLowerCase().indexOf(name.toLowerCase());
  return at === -1 ? null : { at, said: line.slice(at, at + name.length) };
}

/** "Deliveries of grain" of "the safe deliveries of grain", "Booking berths" of "Book berths": with the deed before it. */
function sayBefore(name: string, line: string): string | null {
  const found = findIn(line, name);
  if (!found) return null;
  const before = line.slice(0, found.at);
  const [, deed = ''] = /(?:^| )([\p{L}-]+) of (?:the |our |all )?$/iu.exec(before) ?? [];
  if (deed !== '' && isDeed(deed)) return capitalize(`${deed} of ${found.said}`);
  const [, verb = ''] = /^(\p{L}+) (?:the |our |all )?$/u.exec(dropManner(before)) ?? [];
  const plain = toPlain(verb);
  return verb !== '' && isVerb(plain) && !saysNoDeed.test(plain)
    ? capitalize(`${toGerund(plain)} ${found.said}`)
    : null;
}

/** "Checking billing and tax notes" of "Check all billing and tax notes", where the name looks like a doing itself. */
function sayObject(name: string, line: string): string | null {
  const said = sayBefore(name, line);
  return said === null || byOthers.test(said) ? null : said;
}

/** "Seamless joining" of "seamless joining of sails and masts": with what it is done to. */
function sayBehind(name: string, line: string): string {
  const rest = line.slice(findIn(line, name)?.at ?? line.length);
  if (countWords(name) > 2 || !/^ (?:of|between) /u.test(rest.slice(name.length))) return name;
  const said = wholePhrase(rest, longest);
  return said !== null && said.length > name.length && !said.includes(',')
    ? (keepWhole(capitalize(said), line, rest.slice(said.length)) ?? name)
    : name;
}

/** "Loom idea": two words of which the first only looks like something that is done. */
const isBareThing = ({ text }: Fact, name: string): boolean => {
  const [first = '', last = '', ...more] = text.trim().split(/\s+/);
  return (
    more.length === 0 &&
    !/(?:[^s]s|ing)$/iu.test(last) &&
    !namesDeed(text) &&
    isDoing(name) &&
    !/ing$/iu.test(first) &&
    !isKnownVerb(toGerund(first.toLowerCase())) &&
    !onlyVerbs.includes(first.toLowerCase())
  );
};

/** Several of a thing can be worked with; one thing that nothing is done to names no work. */
const isSeveral = (name: string): boolean =>
  (name.split(turn)[0] ?? '').split(joint).some((part) => /(?:[^s]s|ies)$/iu.test(part));

/**
 * A duty goes by what is done: a thing that was cut out of it cannot be asked about. Null where the line tells no deed
 * and its thing is none that somebody works with.
 */
export function withDeed(fact: Fact, name: string): string | null {
  if (fact.kind !== 'duty' || name.startsWith('"')) return name;
  const said = sayPlainly(name);
  if (isBareThing(fact, said)) return null;
  const [, known] = knowing.exec(said) ?? [];
  if (known !== undefined) return capitalize(known);
  if (isDoing(said)) return sayObject(said, fact.text) ?? sayWholly(said, fact);
  const told = sayTold(said, fact);
  if (told !== null) return told;
  if (namesDeed(said) && isAim(said, fact.text)) return sayDeed(fact);
  if (namesDeed(said)) return sayBehind(said, fact.text);
  return (
    sayBefore(said, fact.text) ??
    sayDeed(fact) ??
    (isSeveral(said) && (countWords(fact.text) <= mostOfList || opens(fact.text, said))
      ? said
      : null)
  );
}
/** "Completion of ships" of "work with the yards day by day to bring each order through the completion of ships". */
function isAim(name: string, line: string): boolean {
  const before = line.slice(0, findIn(line, name)?.at ?? 0);
  return countWords(before) >= farBehind && leadsTo.test(before);
}
const farBehind = 8;
const leadsTo =
  /\b(?:through|until|towards?|resulting in|leading to|in order to|to (?:bring|ensure|achieve|reach|allow|enable|support|see)) [^,;]*$/iu;

/** "Developing a deep knowledge of looms": nobody is asked for the last time they did that. */
const knowing =
  /^(?:develop|maintain|acquir|gain|build|keep|deepen|expand|establish)ing (?:and \p{L}+ing )?(?:an? |the )?(?:[\p{L}-]+ ){0,3}?((?:knowledge|expertise) (?:of|in) .+)$/iu;
/** A list of things that a job is about, and no sentence. */
const mostOfList = 12;

/** "Sorting deck issues" begins its line, whatever "sorting" is. */
const opens = (line: string, name: string): boolean =>
  line.toLowerCase().startsWith(name.toLowerCase().split(' ').slice(0, 2).join(' '));

/** "Tending processes" of "Tend processes that keep the looms running": with what its thing waits for. */
function sayWholly(said: string, fact: Fact): string | null {
  const [, ...thing] = said.split(' ');
  if (isThere.test(said)) return sayDeed(fact);
  if (isTornRow(said, fact.text)) return null;
  if (!isVagueThing(said) && saysSomething(thing.join(' '))) return said;
  const deed = sayDeed(fact);
  const isOfNothing = thing.length === 1 && !/[^s]s$/u.test(said);
  return deed === null && isOfNothing ? null : longer(said, deed);
}
const isThere = /^working (?:in|within|at|for|across) /i;

/** "Sorting sails and drying" of "sort sails, drying those of the fleet". */
const isTornRow = (said: string, line: string): boolean =>
  / and \p{Ll}+ing$/u.test(said) &&
  / \p{L}+ .* and /u.test(said) &&
  !findIn(line, said.replace(/^\S+ /u, ''));

const longer = (said: string, deed: string | null): string =>
  deed !== null && !byOthers.test(deed) && deed.toLowerCase().includes(said.toLowerCase())
    ? deed
    : said;
const byOthers = /^(?:assist|help|support)ing\b/i;
