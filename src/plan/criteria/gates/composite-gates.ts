import type { Fact } from '#shared/brief.ts';
import { ownWords } from '../../wording/own-words.ts';
import type { Gate } from '../criterion.ts';
import { nameGate } from './name-gate.ts';
import { isSchoolPaper } from './schooling.ts';
import { toGate } from './to-gate.ts';
import { readWays, shortenWay, type Ways } from './ways.ts';
import { asksForYears } from './years.ts';

const longest = 40;

/** "A OR B": the capitals only say that it is a choice. */
const lowerJoints = (text: string): string =>
  /\p{Ll}/u.test(text) ? text.replace(/\b(?:OR|AND)\b/g, (word) => word.toLowerCase()) : text;

/** The whole line where it can be read, else each of its ways in few words; none of them is left out. */
function nameWays(text: string, { ways, isAll, later }: Ways): string {
  const own = lowerJoints(nameGate(text))
    .replace(/\(\d\) /g, '')
    .replace(/;, or /g, ', or ');
  if (own.split(/\s+/).length <= longest) return own;
  const short = ways.map((way) => shortenWay(lowerJoints(way)));
  const time = later === undefined ? '' : `; or obtain ${isAll ? 'them' : 'it'} ${later}`;
  return nameGate(`${short.join(isAll ? '; ' : '; or ')}${time}`.trim());
}

/** A time in the work, a paper or a school: what may rule somebody out. */
const isHard = (fact: Fact): boolean =>
  fact.kind === 'education' ||
  fact.kind === 'licence' ||
  asksForYears(fact) ||
  isSchoolPaper.test(fact.text);

const kindOf = ({ kind, text }: Fact): Gate['kind'] =>
  kind === 'licence'
    ? 'credential'
    : kind === 'education' || isSchoolPaper.test(text)
      ? 'education'
      : 'experience';

/** What may be got after the hire is not seen before the offer. */
const sayLate = ({ later }: Ways): Partial<Gate> =>
  later === undefined
    ? {}
    : {
        howChecked: `Ask who has it; those who do not say yes or no to getting it${later && ` ${later}`}`,
        when: `Asked in the first call${later && `; due ${later}`}`,
      };

/** A demand that is met in more than one way: one gate, and never a part of it. */
export function toComposite(fact: Fact): Gate | undefined {
  if (!isHard(fact)) return undefined;
  const own = ownWords(fact);
  const read = readWays(own);
  if (!read) return undefined;
  // Who is spoken to stands before the first of them only.
  const ways = read.ways.map((way, i) => lowerJoints(i === 0 ? nameGate(way) : way));
  const gate = toGate(kindOf(fact), nameWays(own, { ...read, ways }), fact);
  return { ...gate, ...(gate.kind === 'credential' && sayLate(read)), ...read, ways };
}
