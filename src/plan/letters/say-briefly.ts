import { dutyVerbs } from '#reading/facts/shapes/duty-verbs.data.ts';
import { rememberTexts } from '#shared/remember-texts.ts';
import { countWords } from '#writing/shorten.ts';
import { countTelling } from '../defining/count-telling.ts';
import { isSaidWhole } from '../defining/is-said-whole.ts';
import { closeRow } from './close-row.ts';
import { startOfDuty } from './duty-head.ts';

/** Words: more of a duty is read out, and not said. */
const longest = 9;
const longestPurpose = 16;

/** How well it is done, what for, by which means and under which rules: the work is whole without it. */
const asides: readonly RegExp[] = [
  /, (?!(?:including|planning|engineering|marketing|accounting|training|billing|purchasing|manufacturing|testing|welding|cleaning|cooking|banking|lighting|scheduling|tracking)\b)\p{L}+ing (?:[^,]|,(?! and\b))*$/iu,
  /,? in (?:the|an?) (?:[\p{L}-]+,? (?:and )?){1,6}(?:manner|fashion|way)\b.*$/iu,
  /,?(?: in order)? to (?:\p{L}+ly )?(?:ensure|achieve|meet|enhance|maximi[sz]e|minimi[sz]e|improve|optimi[sz]e|support|drive|align|guarantee|deliver|facilitate|enable|help|make sure|increase|reduce|prevent|maintain|provide|better)\b.*$/iu,
  /,? (?:so that|in (?:accordance|line|compliance|alignment) with|according to|as (?:assigned|needed|required|directed|appropriate|requested)|ensuring|resulting in|whilst|while|based on|where (?:applicable|necessary|required)|with the (?:aim|goal) of)\b.*$/iu,
  /,? (?:that|which) (?:guides?|aligns?|integrates?|ensures?|achieves?|meets?|outlines?|drives?|supports?|enhances?|delivers?|resonates?)\b.*$/iu,
  /,? (?:through|by|using|utili[sz]ing) (?:the (?:use|application) of\b|\p{L}+ing\b|(?:[\p{L}-]+ ){0,2}(?:methods?|techniques?|practices|approach(?:es)?)\b).*$/iu,
  // "negotiate rents and agreeing new ones": the second verb kept its other form.
  /(?<!ing) and (?!during|bring|following|including)\p{Ll}{3,20}ing (?:new|all|any|each|every|other|with|for|to|on)\b.*$/u,
];
/** Where among them it is told what for. */
const ofAim = 2;

/** Words of advertisements, which nobody says of a day's work. */
const filler =
  /\b(?:effective\w*|efficient\w*|seamless\w*|innovative|strategic(?:ally)?|cohesive|impactful|intuitive|engaging|insightful|appropriate\w*|timely|high[- ](?:quality|standards?|class)|best[- ](?:in[- ]class|practices?)|[\p{L}]+-centric|objectives|alignment|quantitative|qualitative|robust|actionable|holistic|synerg\w+|value-driven|world-class|dynamic|exceptional|excellent|outstanding|comprehensive|optimal|critical|various|multiple|utili[sz]e|leverage|facilitate|foster|ascertain|customers['’]? needs|needs and wants|standards|compliance|accurate(?:ly)?|successful\w*|proactive\w*|continuous\w*|ongoing|key|overall|required|as described|as well|in an? way$|trusted advis[eo]rs?|maintainability|scalability|principles|practices|culture|rules|best interests?|passionate|responsib\w+ for being|welcome to|activities of|areas of concern|(?:act|serve) as an? (?:\p{L}+ )?(?:driver|bridge|resource|ambassador|champion|advocate)|tasks|(?:other|official|related|general|additional) (?:\p{L}+ )?duties|initiatives|functions|assigned|expectations|(?:provide|deliver|offer|create|give) an? (?:experience|service|environment))\b/iu;

export const hasFiller = (text: string): boolean => filler.test(text);

/** To whom something is given or made possible: what for is half of it. */
const forSomebody =
  /^(?:support|help|enable|encourage|teach|train|coach|empower|motivate|assist|guide|inspire|allow) /i;

const cut = (duty: string): string =>
  asides
    .filter((_, i) => i !== ofAim || !forSomebody.test(duty))
    .reduce((left, aside) => left.replace(aside, ''), duty)
    .trim();

const reader = (most: number): ((duty: string) => string) =>
  rememberTexts((duty) => {
    const bare = cut(duty);
    // What is cut off may have been the half that made it whole.
    const plain = countWords(bare) >= fewest && isSaidWhole(`You would ${bare}.`) ? bare : duty;
    // What names much may be a little longer.
    const room = countTelling(plain) >= rich ? most + more : most;
    const short =
      [plain, startOfDuty(plain) ?? '']
        .map(closeRow)
        .find((text) => countWords(text) <= room && !halfNamed.test(text)) ?? '';
    const isTold =
      short !== '' &&
      isSaidWhole(`You would ${short}.`) &&
      !startsWithThings(short) &&
      countWords(short) >= fewest &&
      !filler.test(short) &&
      (countTelling(short) > 0 || /\bbudget|\bP&L\b|\bpric/i.test(short));
    return isTold ? short : '';
  });
const fewest = 3;
/** "model and Semantic Layer": a deed that lost its other half. */
export const halfNamed = /^\p{Ll}+ and \p{Lu}\p{Ll}/u;

/** "labor and overhead rates": two things, and no deed. */
function startsWithThings(text: string): boolean {
  const [, second] = /^\p{Ll}+ and (\p{Ll}+) /u.exec(text) ?? [];
  return second !== undefined && !dutyVerbs.has(second);
}
const rich = 3;
const more = 2;

/** A duty as somebody would name it to a stranger: a few words, with its thing, without how well and what for; empty where that leaves nothing to say. */
export const sayBriefly: (duty: string) => string = reader(longest);

/** The same for what a whole post is there for, which may take a few words more. */
export const sayPurpose: (purpose: string) => string = reader(longestPurpose);

const sentence = /^You would (?:also )?(.+)\.$/u;

/** A sentence on the work as it may stand before a stranger; empty where nothing of it may. What tells no deed stays as it is. */
export function sayBriefSentence(text: string): string {
  const [, thing] = /^The work includes (.+)\.$/u.exec(text) ?? [];
  if (thing !== undefined)
    return countWords(thing) <= longest && !thing.includes(',') && !filler.test(thing) ? text : '';
  const [, duty] = sentence.exec(text) ?? [];
  if (duty === undefined) return text;
  const short = sayBriefly(duty);
  return short === '' ? '' : `You would ${short}.`;
}
