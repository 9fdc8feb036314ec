import { isOccupationWord } from '../fields/title/occupation-words.ts';
import type { Part } from './part.ts';
import { endsWhole } from './shapes/ends-whole.ts';
import { readStanding } from './standing.ts';
import { isTraitLine } from './traits.ts';

/**
 * Sentences on whom the employer looks for: the search itself is no demand, and what it names of a person is.
 * "We are looking for a calm and tidy clerk with two years in stores" asks for two things.
 */

/** Up to the person: "The firm is currently seeking", "Also looking for". */
const seeks = String.raw`(?:looking (?:to (?:hire|recruit|employ|add) |for )|seeking (?:to (?:hire|recruit|employ|add) )?|searching for |in search of |hiring |recruiting |in need of )`;
const now = String.raw`(?:(?:currently|now|also|actively|always|constantly|continuously|urgently|presently) )?`;
const search = new RegExp(
  String.raw`^(?:${now}${seeks}|(?!(?:if|you|they|whether|candidates|applicants) )[^.;:!?]{1,110}?(?:(?: (?:is|are|be)|['’]re) ${now}${seeks}|(?<= (?:company|firm|agency|practice|team|client|school|clinic|store)) ${now}${seeks}| ${now}seeks ))(?=\S+ \S)`,
  'iu',
);
const weWant =
  /^(?:we|our (?:client|team|company|firm|clinic|practice|store|office)) (?:look for|want|need|are after|(?:are|is) (?:interested|keen) (?:in|on)|invite|welcome) (?=(?:an?|some(?:one|body)|people|persons?|individuals?|candidates|applicants|team players|professionals)\b)/iu;
/** "Client is looking for at least nine years": what is asked for stands right behind it. */
const ofThing =
  /^(?:at least|a minimum|minimum|strong (?:experience|background|skills)|experience\b|knowledge|\d|proven|demonstrated|ways|opportunit\p{L}+|new|a (?:long|stable|career|job|role|position|new|challeng\p{L}+|fun|great|better|flexible|place|company)|an? (?:\S+ ){0,4}(?:opportunity|role|job|position|career|challenge|company|home)\b)/iu;

/** What follows the person, and what it becomes in a list. */
const tails: [RegExp, string][] = [
  [
    /^(?:with|having|possessing|who (?:also )?(?:has|have|possess(?:es)?|brings?|holds?)|that (?:has|have|possess(?:es)?)) (?:an? (?=\S+ \S))?(?=\S)/iu,
    '',
  ],
  [/^(?:who|that) (?:is|are) (?:an? (?=\S+ \S))?(?=\S)/iu, ''],
  [/^(?:who|that) (?:must|should|will) (?:be|have) (?:an? (?=\S+ \S))?(?=\S)/iu, ''],
  [/^(?:who|that) can (?=\S)/iu, 'able to '],
  [
    /^(?:who|that) (?=(?:loves?|enjoys?|thrives?|takes? pride|cares?|understands?|knows?|works? well|combines?|treats?|keeps?|leads?|listens?|learns?|acts?|solves?|communicates?|excels?)\b)/iu,
    '',
  ],
  [
    /^(?=(?:experienced|skilled|fluent|proficient|specialized|specialised|qualified|licensed|certified|trained|capable|able|committed|passionate) (?:in|with|to|of|at|about)\b)/iu,
    '',
  ],
];
const tailAt =
  /,? (?=(?:with|having|possessing|who|that (?:is|are|has|have|can)|(?:experienced|skilled|fluent|proficient|speciali[sz]ed|qualified|licensed|certified|trained|capable|able|committed|passionate) (?:in|with|to|of|at|about))\b)/giu;
/** Where one works, with whom, when and for what is no more of the person. */
const purpose =
  /,? (?:to (?:join|be part|become|come|work|help|support|fill|assist|lead|take|grow|serve|strengthen|complement|expand|add|start|provide|manage|oversee|represent|deliver|drive|ensure|play|run|implement|develop|build|handle|coordinate|perform|design|cover)\b|(?:in|on|at|for|within) (?:our|its|their|the|his|her|an? (?:new|growing|busy|permanent|full|part|contract))\b|for (?:immediate|an immediate|this|both|various|multiple)\b|as (?:the|an?|our|part)\b|based in\b|located in\b).*$/iu;
/** "who want a better life", "with whom": nothing that somebody brings. */
const noDemand =
  /^(?:who|whose|whom|that|with (?:whom|which|us|our|the (?:opportunity|chance|option))|having fun)\b|\b(?:we|us|the following|below)\b|\b(?:is|are) looking$|^(?:the right|(?:\p{L}+ )?responsibility for)\b|^(?:an? )?(?:interest(?:ed)? in (?:joining|working)|looking|seeking|ready|prepared to take|interested)\b/iu;

/** "to join our team", "because pay follows sales", at the end of what is asked. */
const trailing =
  /(?<!\b(?:desire|ability|willingness|able|willing|eager|eagerness|drive|ambition|motivation|motivated|capacity|committed|commitment|keen|passion|how|hunger|happy|ready)),? (?:and )?(?:to (?:join|be part of|become part of|come|support|fill|help|work) |who (?:wants?|would like|(?:is|are) looking) ).{3,200}$|,? and (?:wants?|wish(?:es)?|would like|hopes?|(?:is|are) (?:looking|eager|ready)) to .{3,200}$|, (?:to|because|as we|who|so that) .{3,200}$/iu;

const longestPerson = 14;
const people =
  /^(?:some(?:one|body)|any(?:one|body)|person|people|individuals?|candidates?|applicants?|professionals?|employees?|teammates?|team[- ]?members?|staff|hires?|talents?|colleagues?|persons|those)$/iu;
const degree = /^(?:highly|very|extremely|truly|exceptionally|genuinely|really|self)$/iu;

/** The words before the person that say what somebody is like: "a calm, tidy and skilled clerk" gives the first two. */
function readQualities(person: string): string[] {
  const words = person.replace(/^(?:an?|the|some|our next|two|three|several|more|\d+)\s+/iu, '');
  if (
    /(?:player|starter|learner|solver|getter|communicator|worker|thinker)s?$/iu.test(words) &&
    isTraitLine(words)
  )
    return [words.replace(/s$/u, '')];
  const found: string[] = [];
  let how = '';
  for (const word of words.split(/[\s,]+(?:and\s+|&\s+|or\s+|yet\s+|but\s+)?/iu)) {
    if (word === '' || people.test(word) || isOccupationWord(word)) break;
    if (degree.test(word)) {
      how = `${word.toLowerCase()} `;
      continue;
    }
    // A name with a capital is no quality: "Creative Director".
    if (/^\p{Lu}/u.test(word)) break;
    if (isTraitLine(word) && word !== 'independent') found.push(`${how}${word}`);
    else if (how === '' && !/(?:ed|ent|ant|ous|ive|ful|al|able|ible|ing|ic|y|ary)$/iu.test(word))
      break;
    how = '';
  }
  return found;
}

const joinQualities = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

function readTail(text: string): { text: string; skip: number } | undefined {
  for (const [pattern, by] of tails) {
    const found = pattern.exec(text);
    if (!found) continue;
    const rest = text.slice(found[0].length);
    return noDemand.test(rest) || rest.split(' ').length < 2
      ? undefined
      : {
          text: `${by}${rest.replace(/ and (?:is|are) (?=able|willing|eager|ready)/giu, ' and ')}`,
          skip: found[0].length,
        };
  }
  return undefined;
}

/** What a sentence of search asks of a person, part by part, perhaps nothing; undefined for any other sentence. */
export function readSearch({ text, start }: Pick<Part, 'text' | 'start'>): Part[] | undefined {
  const lead = search.exec(text)?.[0] ?? weWant.exec(text)?.[0];
  if (lead === undefined) return undefined;
  const rest = text.slice(lead.length);
  if (ofThing.test(rest)) return undefined;
  const [cut] = rest.matchAll(tailAt);
  const person = rest.slice(0, cut?.index).replace(purpose, '');
  if (person.split(' ').length > longestPerson) return undefined;
  const parts: Part[] = [];
  const qualities = joinQualities(readQualities(person));
  const from = start + lead.length;
  if (qualities !== '') parts.push({ text: qualities, start: from, end: from + person.length });
  const standing = readStanding(rest);
  if (standing)
    parts.push({
      text: standing.text,
      start: from + standing.start,
      end: from + standing.end,
      isStanding: true,
    });
  if (cut === undefined) return parts;
  const at = cut.index + cut[0].length;
  const behind = rest.slice(at).replace(/(?<![\s.!])[\s.!]+$/u, '');
  const bare = behind.replace(trailing, '');
  // "A voice that loves", of "a voice that loves to read aloud": what it is for belongs to it.
  const tail = readTail(endsWhole(bare) ? bare : behind);
  if (tail)
    parts.push({
      text: tail.text,
      start: from + at + tail.skip,
      end: start + text.length,
    });
  return parts;
}
