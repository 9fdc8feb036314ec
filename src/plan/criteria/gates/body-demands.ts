import type { Brief } from '#shared/brief.ts';
import { joinList } from '#writing/list.ts';
import { listFacts } from '../../wording/own-words.ts';
import { weighDemand } from '../../demands/requirements.ts';
import { bodyDemands } from './body-demands.data.ts';
import type { BodyDemand } from './body-demands.data.ts';
import type { Gate } from '../criterion.ts';

const most = 4;
/** How often: each such word governs what follows it, up to the next. */
const frequency =
  /\b(?:possibl[ey]|may|might|occasional(?:ly)?|limited|sometimes|at times|rarely|seldom|never|n\/a|no|not(?! limited| afraid| scared)|constant(?:ly)?|continuous(?:ly)?|frequent(?:ly)?|regular(?:ly)?|often)\b/gi;
/** What comes up now and then, or may come up, is no part of every day. */
const seldom = /^(?:possibl|may|might|occasional|limited|sometimes|at times)/i;
const never = /^(?:rarely|seldom|never|n\/a|no)/i;
const shift = /\b(?:entire|whole|full) (?:\p{L}+ )?shift\b/iu;
const hours = /\b(?:for )?(?:up to )?(\d{1,2}) ?-?(?:hours|hrs?|h)\b/i;
const long = /\b(?:long|extended|prolonged) (?:periods?|hours|durations?|time)\b/i;

/** How long it goes on, in the words of the job: "for 10 hours". */
function sayLength(text: string): string {
  const [, count] = hours.exec(text) ?? [];
  if (shift.test(text)) return ' for the whole shift';
  if (count !== undefined) return ` for up to ${count} hours`;
  return long.test(text) ? ' for long periods' : '';
}

interface Move {
  demand: BodyDemand;
  /** How long, or that it comes up now and then. */
  how: string;
}

/** "Prolonged periods of sitting": the length is of all that follows; elsewhere only of what stands before it. */
const lengthFirst =
  /^\W{0,3}(?:\p{L}+ ){0,3}?(?:long|extended|prolonged) (?:(?:periods?|hours|durations?|time) )?(?:of )?(?:time )?(?:\p{L}+ing\b|on (?:your|their) feet)/iu;

/** Ends with the move itself: more of the same kind may follow. */
const endsWithMove = (clause: string, { said }: BodyDemand): boolean =>
  said.test(clause.trim().split(/\s/).slice(-3).join(' ')) &&
  !/\b(?:in|at|on|with)\b/i.test(clause);

/** "Stand and walk for long periods" is of both; "sit for long periods, stand and walk" of the sitting alone. */
function readMoves(part: string, isSeldom: boolean): Move[] {
  const moves: Move[] = [];
  let open: Move[] = [];
  let ahead = '';
  for (const clause of part.split(/[;,/.]|\s(?:and|or)\s/)) {
    if (clause.trim() === '') continue;
    const own = lengthFirst.test(clause) ? ' for long periods' : sayLength(clause);
    if (lengthFirst.test(clause)) ahead = own;
    const here = bodyDemands.filter(({ said }) => said.test(clause));
    const isBare = here.some((demand) => endsWithMove(clause, demand));
    if (!isBare) ahead = '';
    const read = here.map((demand): Move => ({
      demand,
      how: demand.everyday ? own || ahead : '',
    }));
    if (own !== '' && ahead === '') for (const before of open) before.how = own;
    open = isBare ? [...open, ...read] : [];
    moves.push(...read);
  }
  for (const move of moves) if (isSeldom) move.how = ' now and then';
  return moves.filter(
    ({ demand, how }) => !(demand.everyday && isSeldom) && !(demand.onlyLong && how === ''),
  );
}

/** The parts of a line, each with the word of how often that governs it; at the end the word governs all before it. */
function splitByFrequency(line: string): { often: string; part: string }[] {
  const marks = [...line.matchAll(frequency)];
  const [first] = marks;
  if (first === undefined) return [{ often: '', part: line }];
  const isAtEnd = !/\p{L}/u.test(line.slice(first.index + first[0].length));
  if (isAtEnd) return [{ often: first[0], part: line.slice(0, first.index) }];
  return [
    { often: '', part: line.slice(0, first.index) },
    ...marks.map((mark, index) => ({
      often: mark[0],
      part: line.slice(mark.index + mark[0].length, marks[index + 1]?.index),
    })),
  ];
}

const readLine = (line: string): Move[] =>
  splitByFrequency(line)
    .filter(({ often }) => !never.test(often))
    .flatMap(({ often, part }) => readMoves(part, seldom.test(often)));

/** What the work asks of the body, as one phrase for one question; empty where the job says nothing of it. */
export function sayBody(brief: Brief, gates: readonly Gate[]): string {
  const ofGates = gates.filter(({ kind }) => kind === 'body').map(({ name }) => name);
  const moves = [
    ...listFacts(brief, { kinds: ['physical'] })
      .filter((fact) => weighDemand(fact) === 'must')
      .map(({ text }) => text),
    ...ofGates,
  ].flatMap(readLine);
  // Of what is said twice the line that says more: "standing for 8 hours".
  const isNamed = (name: string): boolean => moves.some(({ demand }) => demand.name === name);
  const once = bodyDemands.flatMap((demand) => {
    if (demand.within !== undefined && isNamed(demand.within)) return [];
    const same = moves.filter((move) => move.demand === demand);
    const [found] = [
      ...same.filter(({ how }) => how.startsWith(' for')),
      ...same.filter(({ how }) => how === ''),
      ...same,
    ];
    return found === undefined ? [] : [found];
  });
  // Of one length, one phrase: "standing and walking for long periods".
  const named = [...Map.groupBy(once, ({ how }) => how)].map(
    ([how, same]) => `${joinList(same.map(({ demand }) => demand.name))}${how}`,
  );
  const lifting = ofGates.filter((name) => !bodyDemands.some(({ said }) => said.test(name)));
  const all = [...lifting, ...named].slice(0, most);
  return all.map((text) => text.charAt(0).toLowerCase() + text.slice(1)).join('; ');
}
