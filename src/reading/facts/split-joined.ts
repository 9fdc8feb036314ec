import { isComposite } from './composite.ts';
import type { Part } from './part.ts';

const asking =
  /^(?:(?:you|candidates?|applicants?|the (?:successful|ideal) candidate) )?(?:must|should|need to|will need to|has to|have to) (?:also )?(?:have|be|hold|possess)\s/i;
/** What is held or shown: a line that begins with it asks without a verb. */
const thing =
  /^(?:an? |the )?(?:valid |current |full |clean |active )?(?:\p{L}[\p{L}'’.-]* ){0,3}(?:degree|diploma|licen[cs]e|certificat(?:e|ion)|registration|permit|card)\b/iu;
const joint =
  /,?\s(?:and|&)\s(?:(?:must|should|also|you must) )?(?=(?:be|have|hold|possess|speak|own|pass|live|reside)\s\p{L})/iu;
const said = /^(?:be|have|hold|possess)\s/i;
/** "Familiar with and have experience in": the first half waits for the second. */
const waits = /\b(?:with|in|of|to|for|on|at|by|from|and)$/i;
const finite = /\b(?:is|are|will|who|which|that|we|our|they)\b/i;
const longest = 16;

/** "Must have a car and be over 21": two demands, each of them a whole one. */
export function splitJoined(text: string): Part[] | undefined {
  if (isComposite(text) || /\bor\b/i.test(text)) return undefined;
  const bare = text.replace(/(?<![\s.;,])[\s.;,]+$/, '');
  const lead = asking.exec(bare)?.[0].length ?? 0;
  if (lead === 0 && !thing.test(bare)) return undefined;
  const found = joint.exec(bare.slice(lead));
  if (!found) return undefined;
  const end = lead + found.index;
  const at = end + found[0].length;
  const first = bare.slice(0, end);
  const second = bare.slice(at);
  const isWhole = [first.slice(lead), second.replace(said, '')].every(
    (half) =>
      half.split(' ').length <= longest &&
      !/[,;]/.test(half) &&
      !waits.test(half) &&
      !finite.test(half) &&
      !joint.test(half),
  );
  return isWhole && /\p{L}{2}/u.test(first.slice(lead))
    ? [
        { text: first, start: 0, end },
        {
          text: `Must ${second}`,
          start: at + (said.exec(second)?.[0].length ?? 0),
          end: bare.length,
        },
      ]
    : undefined;
}
