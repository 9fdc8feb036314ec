import type { Fact } from '#shared/brief.ts';
import { ownWords } from '../../wording/own-words.ts';
import type { Gate } from '../criterion.ts';
import { nameGate } from './name-gate.ts';
import { toGate } from './to-gate.ts';

const most = 3;
const longest = 12;

/** "Chartered surveyor (mandatory)", "knowledge of kilns is essential": the line itself says that nobody comes in without it. */
const forced =
  /\s\((?:mandatory|required|essential|must|a must|must[- ]have|non[- ]negotiable)\)$|[,:–-]?\s(?:(?:is|are) )?(?:an? )?(?:absolute(?:ly)? )?(?:required|mandatory|essential|must|must[- ]have|non[- ]negotiable)(?: for th(?:is|e) (?:role|job|position|post))?$/i;
const eased =
  /\b(?:as|if|when|where|wherever|not|no|may be|also|that is|that are|which is|a typing test is) (?:\w+ )?(?:required|mandatory|essential|must)$|\b(?:prefer\w*|ideal\w*|desir\w+|a plus|asset|equivalent|or similar)\b/i;
/** Somebody who holds a title by examination. */
const titled =
  /^(?:(?:fully|newly|\p{Lu}{2,6}) )?(?:qualified|chartered|certified|licen[cs]ed|registered) (?:[\p{L}-]+ ){0,4}[\p{L}-]+$/iu;
/** What can be told of by name; a manner is heard in the interview and rules nobody out. */
const named =
  /\b(?:[Ee]xperiences?|[Kk]nowledge|[Pp]roficien\w+|[Ff]amiliarity|[Bb]ackground|[Ll]iteracy)\b|\b\p{Lu}{3,}\b/u;
const manner =
  /\b(?:communicat\w+|interpersonal|organi[sz]ation(?:al)?|attention|detail|attitude|motivat\w+|team|leadership|analytical|acumen|work ethic|flexib\w+|positive|self|abilit\w+|able to|passion\w*|energy|customer[- ]service|time management|professional manner|problem[- ]solving|multi-?task\w*|lift\w*|travel\w*|availab\w+|compliance|stakeholder|check|screen\w*|English|written)\b/i;

/** Demands that carry their own word of force and are neither a paper, years, schooling nor a rule. */
export function listForced(facts: readonly Fact[]): Gate[] {
  return facts
    .filter(({ text }) => forced.test(text) && !eased.test(text) && !/[;:]\s/.test(text))
    .map((fact) => ({ fact, name: nameGate(ownWords(fact)) }))
    .filter(({ name }) => name.split(/\s+/).length <= longest && !manner.test(name))
    .flatMap(({ fact, name }) =>
      titled.test(name)
        ? [toGate('credential', name, fact)]
        : named.test(name)
          ? [toGate('knowledge', name, fact)]
          : [],
    )
    .slice(0, most);
}
