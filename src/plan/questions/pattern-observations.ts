import { quote } from '#writing/quote.ts';
import { cutWords } from '#writing/shorten.ts';
import { isByShift, sayHoursKind } from '../contract/contract.ts';
import { tellsOfHours } from '../hours/hours.ts';
import type { Observation } from './observation.ts';
import { listFacts, ownWords } from '../wording/own-words.ts';
import type { Source } from '../source.ts';

const virtually =
  /\bvirtual(?:ly)? (?:work(?:ing)? )?(?:environment|setting|office)\b|\bwork(?:s|ing)? (?:\p{L}+ )?(?:remotely|virtually)\b/iu;
const quotedWords = 14;

/** Words on where the work is done that nobody has settled: home to one reader, a site to another. */
function findVirtual({ brief }: Source): Observation[] {
  if (brief.workType !== null) return [];
  const line = listFacts(brief, { kinds: ['duty', 'skill', 'schedule', 'other', 'trait'] }).find(
    ({ text }) => virtually.test(text),
  );
  return line === undefined
    ? []
    : [
        {
          title: 'Home or site is not settled',
          text: `The advertisement says: ${quote(cutWords(ownWords(line), quotedWords))}.`,
          mend: 'Ask whether people work from home; if so, say it in the first line of the posting.',
          ask: 'Do people work from home, with whose equipment, and is the training on site?',
          isRisk: true,
          matter: 'Virtual work',
        },
      ];
}

/** Shifts one by one, and no word on how many of them there are. */
function findShifts(source: Source): Observation[] {
  if (!isByShift(source.brief) || tellsOfHours(source)) return [];
  const kind = sayHoursKind(source.brief) ?? 'per diem';
  return [
    {
      title: `${kind.charAt(0).toUpperCase()}${kind.slice(1)}, and the number of shifts is open`,
      text: 'People who work so keep another job beside it and ask first how often they are called.',
      mend: 'Get shifts a month, notice and minimum before the first call.',
      ask: 'How many shifts a month, how far ahead are they planned, and is there a minimum?',
      isRisk: true,
      matter: 'Shift by shift',
    },
  ];
}

export const listPatternObservations = (source: Source): Observation[] => [
  ...findVirtual(source),
  ...findShifts(source),
];
