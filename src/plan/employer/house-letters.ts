import type { Brief } from '#shared/brief.ts';
import { joinList } from '#writing/list.ts';
import { quote } from '#writing/quote.ts';
import { knownLetters } from './known-letters.data.ts';
import type { OpenQuestion } from '../questions/open-question.ts';
import { listFacts, ownWords } from '../wording/own-words.ts';
import type { Source } from '../source.ts';

type Asked = Omit<OpenQuestion, 'from'>;

const letters = /(?<![\p{L}\d&/.'’-])\p{Lu}{3,5}(?=s?(?![\p{L}\d&/.'’-]))/gu;
/** Words in capitals for effect. */
const shouted =
  /^(?:ALL|AND|ANY|BASE|BIG|BOTH|EACH|FREE|FULL|GET|GOOD|HAVE|HIGH|HUGE|JOB|LEAN|MORE|MUST|NEW|NEVER|NOT|ONE|ONLY|OPEN|PAID|PLUS|REAL|STAT|TEAM|THE|TIME|TOP|TYPE|VERY|WELL|WILL|WITH|WORK|YOU|YOUR)$/;
const fewest = 2;
const shown = 4;

const beside = /^(?:of|the|and|for|in|at|llc|inc|ltd|plc)$/i;
const initialsOf = (name: string): string =>
  name
    .split(/[\s-]+/)
    .filter((word) => /^\p{L}/u.test(word) && !beside.test(word))
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** "NCHS" in the text of Northern Coast Health System; the name may go on, or be told without its last word. */
const standsFor = (word: string, name: string): boolean => {
  const own = initialsOf(name);
  return own.length >= 3 && (own.startsWith(word) || word.startsWith(own));
};

/** Written out by the text itself, a name of the house or of what it works with, or read by everybody. */
function isExplained(word: string, brief: Brief, lines: readonly string[]): boolean {
  const named = [brief.title.given, brief.employer.name];
  return (
    knownLetters.has(word) ||
    shouted.test(word) ||
    named.some((name) => name.includes(word) || standsFor(word, name)) ||
    brief.tools.some(({ text }) => text.includes(word)) ||
    brief.credentials.some(({ text }) => text.includes(word)) ||
    lines.some((line) => line.includes(`(${word})`) || line.includes(`${word} (`))
  );
}

/** Letters that may be known only in the house: "QFR", "BTD". */
function findHouseLetters(brief: Brief): string[] {
  const lines = listFacts(brief, { kinds: ['duty', 'skill', 'experience', 'tool'] }).map(ownWords);
  const all = [...lines, ...brief.employerBlocks.map(({ text }) => text)];
  const found = lines
    // A line that is shouted has no abbreviations in it.
    .filter((line) => (line.match(/\p{Lu}/gu)?.length ?? 0) * 2 < line.length)
    .flatMap((line) => [...line.matchAll(letters)].map(([word]) => word));
  return [...new Set(found)].filter((word) => !isExplained(word, brief, all));
}

/** Which letters are spelled out before anybody outside reads them. */
export function askLetters({ brief }: Source): Asked[] {
  if (brief.language !== null && brief.language !== 'en') return [];
  const found = findHouseLetters(brief).slice(0, shown);
  if (found.length < fewest) return [];
  return [
    {
      matter: 'Abbreviation',
      topic: `${joinList(found)} are not spelled out`,
      ask: `Which of ${joinList(found.map(quote))} should the posting spell out for people outside?`,
      why: 'What is known only in the house is spelled out before it is published or searched for.',
      owner: 'Hiring manager',
      isMinor: true,
    },
  ];
}
