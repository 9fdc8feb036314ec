import { capitalize, stripEnd } from './casing.ts';
import { dutyVerbs } from './verbs.data.ts';

const doublesLast =
  /^(?:cut|run|set|ship|plan|stop|program|control|get|put|pull?et|refer|map|log|wrap|submit|transfer|debug|begin|scrub|tag|pack?et)$/;

function toThird(verb: string): string {
  if (verb === 'be') return 'is';
  if (verb === 'have') return 'has';
  if (/(?:s|x|z|ch|sh)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

function toIng(verb: string): string {
  if (verb === 'be') return 'being';
  if (doublesLast.test(verb)) return `${verb}${verb.at(-1)}ing`;
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  return /[^eoy]e$/.test(verb) ? `${verb.slice(0, -1)}ing` : `${verb}ing`;
}

const plain = new Set(dutyVerbs);
const plainOf = new Map<string, string>(
  dutyVerbs.flatMap((verb) => [
    [toThird(verb), verb] as const,
    [toIng(verb), verb] as const,
    [verb, verb] as const,
  ]),
);

const LEAD_IN =
  /^(?:(?:you(?:['’]ll| will| are going to)|(?:the|this) (?:\w+ ){1,4}(?:will|shall|must)|must|will|shall|to|responsible for|responsibility for|responsibilities include|duties include|be responsible for|is responsible for|able to|ability to|accountable for|in charge of|help to)\s+)+(?:also\s+)?/i;
/** "Accurately maintains records": the adverb may stand first. */
const ADVERB = /^(\w+ly)\s+(\w+)/;

const swap = (text: string, word: string, put: string): string =>
  `${put}${text.slice(word.length)}`;

/** "Performs", "Performing", "You will perform" and "Responsible for performing" all begin "Perform". */
export function toImperative(text: string): string {
  const bare = stripEnd(text).replace(LEAD_IN, '');
  const [word = ''] = bare.match(/^[\p{L}-]+/u) ?? [];
  const adverb = ADVERB.exec(bare);
  if (adverb && plainOf.has(adverb[2]!.toLowerCase())) {
    const verb = plainOf.get(adverb[2]!.toLowerCase())!;
    return capitalize(`${adverb[1]!.toLowerCase()} ${verb}${bare.slice(adverb[0].length)}`);
  }
  const verb = plainOf.get(word.toLowerCase());
  if (!verb) return capitalize(bare);
  const swapped = swap(bare, word, verb);
  // A plain verb sets no form for the words behind it: "size axes and drives".
  return capitalize(
    verb === word.toLowerCase() ? swapped : alignRest(swapped, word.endsWith('ing')),
  );
}

const JOINED = /(,\s+(?:and\s+|then\s+)?|(?<!\s)\s+and\s+)([a-z]+)(?=[\s,]|$)/g;

/** "Inspects and repairs, tests" carries its form on; the verbs joined to the first follow it. */
function alignRest(text: string, isGerund: boolean): string {
  return text.replace(JOINED, (whole, joint: string, word: string) => {
    const verb = plainOf.get(word);
    return verb && !plain.has(word) && word.endsWith('ing') === isGerund
      ? `${joint}${verb}`
      : whole;
  });
}

export const beginsWithVerb = (text: string): boolean => {
  const [word = ''] = toImperative(text).match(/^[\p{L}-]+/u) ?? [];
  return plain.has(word.toLowerCase());
};

/** Nouns as often as verbs: after a comma they are more likely things. */
const RATHER_NOUN =
  /^(?:access|account|air|audit|bill|book|budget|care|chart|code|contact|control|count|cover|design|document|draft|file|form|fund|grind|guide|help|host|interface|inventory|invoice|issue|label|log|market|measure|model|order|pack|partner|pass|pay|place|plan|post|practice|price|process|produce|program|quote|record|refer|report|request|research|review|route|run|sample|scale|schedule|scope|screen|search|service|shape|share|ship|show|sign|size|source|staff|stage|stock|store|structure|study|supply|support|survey|test|track|trade|train|transfer|transport|travel|turn|update|use|visit|wash|watch|weld|work|wire|share|staff|sort|ship|pack|mix|load|lift|drive|cut|cook|clean|call|book|back|bill|care|check|change)$/;

function replaceVerb(text: string, change: (verb: string) => string): string {
  const imperative = toImperative(text);
  const [word = ''] = imperative.match(/^[\p{L}-]+/u) ?? [];
  if (!plain.has(word.toLowerCase())) return imperative;
  const first = swap(imperative, word, change(word.toLowerCase()));
  // "Hire, schedule and coach": a verb with a comma behind it begins a row of verbs.
  const isRow = imperative.charAt(word.length) === ',';
  return first.replace(JOINED, (whole, joint: string, next: string) =>
    plain.has(next) && (isRow || !RATHER_NOUN.test(next)) ? `${joint}${change(next)}` : whole,
  );
}

/** "climbing towers and fixing faults", for the middle of a sentence. */
export const toGerund = (text: string): string => replaceVerb(text, toIng);

/** "climbs towers", for "the person who ...". */
export const toThirdPerson = (text: string): string => replaceVerb(text, toThird);
